"""Type: faces, lines that fit, and blocks of them on a canvas."""

import math
from dataclasses import dataclass
from functools import lru_cache

import cairo
from PIL import Image, ImageDraw, ImageFont

from .canvas import OVERSAMPLING

FOLDER = "/usr/share/fonts/"
SANS_CJK, SERIF_CJK = (f"opentype/noto/Noto{name}CJK-Bold.ttc" for name in ("Sans", "Serif"))


@dataclass(frozen=True)
class Face:
    """A font file, how far its lines stand apart, and whether it is set in capitals."""

    file: str
    leading: float = 1.05
    capitals: bool = False
    wide: str = SANS_CJK

    @lru_cache(maxsize=None)
    def font(self, size):
        return ImageFont.truetype(FOLDER + self.file, max(1, round(size * OVERSAMPLING)))

    @lru_cache(maxsize=None)
    def has(self, character):
        """Whether the font draws the character, and not the box that stands for missing ones."""
        font = self.font(20)
        return character.isspace() or bytes(font.getmask(character)) != bytes(font.getmask("\U0010fffd"))

    def covering(self, text):
        """This face, or the first of the faces that stand in for it that has every character."""
        for face in (self, GROTESK, Face(self.wide, leading=1.2)):
            if all(face.has(character) for character in face.cased(text)):
                return face
        return Face(self.wide, leading=1.2)

    def cased(self, text):
        return text.upper() if self.capitals else text

    def width(self, text, size):
        return self.font(size).getlength(text) / OVERSAMPLING

    @lru_cache(maxsize=None)
    def cap_height(self, size):
        return -self.font(size).getbbox("H", anchor="ls")[1] / OVERSAMPLING


GROTESK = Face("opentype/inter/InterDisplay-ExtraBold.otf", leading=1.02)
BLACK = Face("opentype/inter/InterDisplay-Black.otf", leading=0.98)
PLAIN = Face("opentype/inter/Inter-SemiBold.otf")
LIGHT = Face("opentype/inter/InterDisplay-Light.otf", leading=1.08)
GEOMETRIC = Face("opentype/league-spartan/LeagueSpartan-Bold.otf", leading=0.94)
CONDENSED = Face("opentype/bebas-neue/BebasNeue-Bold.otf", leading=0.9, capitals=True)
SERIF = Face("truetype/fonts-oldstandard/OldStandard-Bold.ttf", leading=1.04, wide=SERIF_CJK)
ITALIC = Face("truetype/fonts-oldstandard/OldStandard-Italic.ttf", leading=1.04, wide=SERIF_CJK)
SCRIPT = Face("opentype/lobstertwo/LobsterTwo-BoldItalic.otf", leading=1.0, wide=SERIF_CJK)
FACES = [GROTESK, BLACK, PLAIN, LIGHT, GEOMETRIC, CONDENSED, SERIF, ITALIC, SCRIPT]
FILES = [FOLDER + file for file in [face.file for face in FACES] + [SANS_CJK, SERIF_CJK]]

NOT_FIRST = set("、。，．・：；？！ー）」』】〉》ぁぃぅぇぉっゃゅょァィゥェォッャュョ々")


def pieces(text):
    """What a line may be broken between: words, and single ideographs and kana with what must follow them."""
    out = []
    for word in text.split():
        out.append((" ", ""))
        for character in word:
            wide = ord(character) >= 0x2E80
            start = out[-1][1] == "" or (wide and character not in NOT_FIRST)
            if start and out[-1][1] != "":
                out.append(("", character))
            else:
                out[-1] = (out[-1][0], out[-1][1] + character)
    return out


def wrapped(text, face, size, width):
    """Lines no wider than the width, except where a single piece is."""
    lines = []
    for space, piece in pieces(text):
        longer = lines[-1] + space + piece if lines else piece
        if lines and face.width(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(piece)
    return lines


def balanced(text, face, size, width):
    """Lines about as long as each other, and no more of them than needed."""
    best = wrapped(text, face, size, width)
    low, high = width / 3, width
    for _ in range(7):
        middle = (low + high) / 2
        lines = wrapped(text, face, size, middle)
        if len(lines) <= len(best) and all(face.width(line, size) <= width for line in lines):
            best, high = lines, middle
        else:
            low = middle
    return best


@dataclass(frozen=True)
class Block:
    """Lines of type at a size, ready to be placed."""

    lines: tuple
    face: Face
    size: float

    @property
    def step(self):
        return self.size * self.face.leading

    @property
    def height(self):
        """From the top of the first line's capitals to the last line's descenders, if it has any."""
        tail = 0.0 if self.face.capitals else 0.2 * self.size
        return self.face.cap_height(self.size) + self.step * (len(self.lines) - 1) + tail

    @property
    def width(self):
        return max((self.face.width(line, self.size) for line in self.lines), default=0)

    def draw(self, canvas, x, y, width, color, align="left"):
        """Sets the lines with the top of the first one's capitals at y."""
        baseline = y + self.face.cap_height(self.size)
        for line in self.lines:
            slack = width - self.face.width(line, self.size)
            shift = {"left": 0, "center": slack / 2, "right": slack}[align]
            draw_line(canvas, line, self.face, self.size, x + shift, baseline, color)
            baseline += self.step


def fitted(text, face, width, height, largest, smallest=15, most=99):
    """The largest block that fits the box. A text too long at the smallest size ends in an ellipsis."""
    face = face.covering(text)
    text = face.cased(text)
    size = float(largest)
    while size > smallest:
        lines = wrapped(text, face, size, width)
        block = Block(tuple(lines), face, size)
        if len(lines) <= most and block.height <= height and block.width <= width:
            return Block(tuple(balanced(text, face, size, width)), face, size)
        size *= 0.95
    return cut(text, face, width, height, smallest, most)


def cut(text, face, width, height, size, most):
    words = text
    while words:
        block = Block(tuple(wrapped(words.rstrip(" ,-:&") + "…", face, size, width)), face, size)
        if words == text:
            block = Block(tuple(wrapped(words, face, size, width)), face, size)
        if len(block.lines) <= most and block.height <= height and block.width <= width:
            return block
        words = words[:-1]
    return Block((text[:1],), face, size)


def draw_line(canvas, text, face, size, x, baseline, color):
    """One line, drawn as a mask: the text layout of FreeType and HarfBuzz, with kerning, in cairo's coordinates."""
    font = face.font(size)
    left, top, right, bottom = font.getbbox(text, anchor="ls")
    if right <= left or bottom <= top:
        return
    stride = cairo.ImageSurface.format_stride_for_width(cairo.FORMAT_A8, right - left + 2)
    mask = Image.new("L", (stride, bottom - top + 2))
    ImageDraw.Draw(mask).text((1 - left, 1 - top), text, font=font, fill=255, anchor="ls")
    data = bytearray(mask.tobytes())
    surface = cairo.ImageSurface.create_for_data(data, cairo.FORMAT_A8, right - left + 2, mask.height, stride)
    context = canvas.context
    context.save()
    context.translate(round(x * OVERSAMPLING) / OVERSAMPLING, round(baseline * OVERSAMPLING) / OVERSAMPLING)
    context.scale(1 / OVERSAMPLING, 1 / OVERSAMPLING)
    canvas.color(color)
    context.mask_surface(surface, left - 1, top - 1)
    context.restore()


def on_arc(canvas, text, face, size, center, radius, color, middle=-90):
    """A line along a circle, its middle at an angle."""
    step = math.degrees(1 / radius)
    angle = middle - step * face.width(text, size) / 2
    for character in text:
        advance = face.width(character, size)
        turn = angle + step * advance / 2
        x, y = (center[0] + radius * math.cos(math.radians(turn)), center[1] + radius * math.sin(math.radians(turn)))
        with canvas.placed(x, y, turn=turn + 90):
            draw_line(canvas, character, face, size, -advance / 2, 0, color)
        angle += step * advance


def caption(canvas, words, box, ink, face, align="left", valign="top", largest=64, under=PLAIN, by=25):
    """The title and, smaller, who it is by, as one stack in a box; gives its height."""
    x, y, width, height = box
    line = fitted(words.by, under, width, by * 1.4, by, 14, most=1) if words.by else None
    room = height - (line.height + by * 0.7 if line else 0)
    title = fitted(words.title, face, width, room, largest)
    gap = max(by * 0.55, min(by * 0.7, title.size * 0.2))
    stack = [title, line] if line else [title]
    total = sum(block.height for block in stack) + gap * (len(stack) - 1)
    top = {"top": y, "middle": y + (height - total) / 2, "bottom": y + height - total}[valign]
    for block in stack:
        block.draw(canvas, x, top, width, ink, align)
        top += block.height + gap
    return total
