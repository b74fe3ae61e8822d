"""A surface with the few shapes that covers are made of."""

import math
from contextlib import contextmanager

import cairo
from PIL import Image

from .palettes import rgb

OVERSAMPLING = 2


class Canvas:
    """Draws in units of a cover 600 wide or high, with twice the pixels, so that edges come out smooth."""

    def __init__(self, width, height):
        self.width, self.height = width, height
        self.painted = set()
        size = (round(width * OVERSAMPLING), round(height * OVERSAMPLING))
        self.surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, *size)
        self.context = cairo.Context(self.surface)
        self.context.scale(OVERSAMPLING, OVERSAMPLING)
        self.context.set_line_cap(cairo.LINE_CAP_ROUND)
        self.context.set_line_join(cairo.LINE_JOIN_ROUND)

    def color(self, color):
        self.painted.add(color)
        self.context.set_source_rgb(*[channel / 255 for channel in rgb(color)])

    def _paint(self, color, width=None):
        self.color(color)
        if width is None:
            self.context.fill()
        else:
            self.context.set_line_width(width)
            self.context.stroke()

    def fill(self, color):
        self.color(color)
        self.context.paint()

    def rect(self, x, y, width, height, color):
        self.context.rectangle(x, y, width, height)
        self._paint(color)

    def frame(self, x, y, width, height, color, line=4):
        self.context.rectangle(x, y, width, height)
        self._paint(color, line)

    def round_path(self, x, y, width, height, radius):
        context, quarter = self.context, math.pi / 2
        context.new_sub_path()
        context.arc(x + width - radius, y + radius, radius, -quarter, 0)
        context.arc(x + width - radius, y + height - radius, radius, 0, quarter)
        context.arc(x + radius, y + height - radius, radius, quarter, 2 * quarter)
        context.arc(x + radius, y + radius, radius, 2 * quarter, 3 * quarter)
        context.close_path()

    def pill(self, x, y, width, height, radius, color, line=None):
        self.round_path(x, y, width, height, min(radius, width / 2, height / 2))
        self._paint(color, line)

    def disc(self, x, y, radius, color):
        self.context.new_sub_path()
        self.context.arc(x, y, max(radius, 0.1), 0, 2 * math.pi)
        self._paint(color)

    def ring(self, x, y, radius, line, color, start=0, end=360):
        self.context.new_sub_path()
        self.context.arc(x, y, radius, math.radians(start), math.radians(end))
        self._paint(color, line)

    def wedge(self, x, y, radius, start, end, color):
        self.context.move_to(x, y)
        self.context.arc(x, y, radius, math.radians(start), math.radians(end))
        self.context.close_path()
        self._paint(color)

    def oval(self, x, y, across, down, color, turn=0, line=None):
        context = self.context
        context.save()
        context.translate(x, y)
        context.rotate(math.radians(turn))
        context.scale(across, down)
        context.new_sub_path()
        context.arc(0, 0, 1, 0, 2 * math.pi)
        context.restore()
        self._paint(color, line)

    def polygon(self, points, color, line=None):
        self.context.move_to(*points[0])
        for point in points[1:]:
            self.context.line_to(*point)
        self.context.close_path()
        self._paint(color, line)

    def star(self, x, y, size, color, points=5, inner=0.42):
        """A star with one point up; inner says how deep the notches are."""
        corners = []
        for at in range(points * 2):
            angle, far = math.radians(180 / points * at - 90), size if at % 2 == 0 else size * inner
            corners.append((x + math.cos(angle) * far, y + math.sin(angle) * far))
        self.polygon(corners, color)

    def stroke(self, points, line, color, butt=False):
        self.context.set_line_cap(cairo.LINE_CAP_BUTT if butt else cairo.LINE_CAP_ROUND)
        self.context.move_to(*points[0])
        for point in points[1:]:
            self.context.line_to(*point)
        self._paint(color, line)

    def path(self, start, steps, color, line=None):
        """A shape of lines (two numbers) and curves (six numbers), closed when it is filled."""
        self.context.move_to(*start)
        for step in steps:
            if len(step) == 2:
                self.context.line_to(*step)
            else:
                self.context.curve_to(*step)
        if line is None:
            self.context.close_path()
        self._paint(color, line)

    def smooth(self, points, color):
        """A closed curve through the points."""
        count = len(points)
        self.context.move_to(*points[0])
        for at in range(count):
            before, here, there, after = (points[(at + shift) % count] for shift in (-1, 0, 1, 2))
            self.context.curve_to(
                here[0] + (there[0] - before[0]) / 6,
                here[1] + (there[1] - before[1]) / 6,
                there[0] - (after[0] - here[0]) / 6,
                there[1] - (after[1] - here[1]) / 6,
                *there,
            )
        self._paint(color)

    @contextmanager
    def placed(self, x, y, scale=1, turn=0):
        """Draws with the origin at a place, scaled and turned by degrees."""
        self.context.save()
        self.context.translate(x, y)
        self.context.rotate(math.radians(turn))
        self.context.scale(scale, scale)
        yield self
        self.context.restore()

    @contextmanager
    def multiplied(self):
        """Draws like ink on paper: what lies below shows through."""
        self.context.save()
        self.context.set_operator(cairo.OPERATOR_MULTIPLY)
        yield self
        self.context.restore()

    @contextmanager
    def within(self, x, y, width, height, radius=0):
        """Draws only inside a rectangle."""
        self.context.save()
        self.round_path(x, y, width, height, radius)
        self.context.clip()
        yield self
        self.context.restore()

    @contextmanager
    def within_disc(self, x, y, radius):
        """Draws only inside a circle."""
        self.context.save()
        self.context.new_sub_path()
        self.context.arc(x, y, radius, 0, 2 * math.pi)
        self.context.clip()
        yield self
        self.context.restore()

    def image(self, width, height):
        """The picture at a size in pixels."""
        self.surface.flush()
        size = (self.surface.get_width(), self.surface.get_height())
        data = bytes(self.surface.get_data())
        image = Image.frombuffer("RGBa", size, data, "raw", "BGRa", self.surface.get_stride(), 1)
        return image.convert("RGBA").resize((width, height), Image.Resampling.BOX)
