"""The figures as a drawing: time and memory against the number of items, both axes logarithmic."""
import json
import math
from html import escape

from targets import median

WIDTH, HEIGHT = 880, 430
PANEL_WIDTH, PANEL_HEIGHT, TOP = 340, 290, 54
# Of each series: its row, its words, its class, its mark.
SERIES = [("hugo clean", "Hugo, clean", "hugo", "square"), ("clean", "Vitrine, clean", "ours", "circle"),
          ("nothing", "Vitrine, nothing changed", "again", "diamond"),
          ("floor", "same files written in C", "floor", "cross")]
# In light and dark mode; contrast of at least 4.5 with white and with GitHub's dark background.
STYLE = """
text { font: 13px system-ui, -apple-system, "Segoe UI", "Liberation Sans", sans-serif; fill: #1f2328 }
.heading { font-weight: 600; font-size: 14px }
.grid { stroke: #d1d9e0; stroke-width: 1 }
.frame, .linear { fill: none; stroke: #59636e }
.linear { stroke-dasharray: 2 4; stroke-width: 1.5 }
.line { fill: none; stroke-width: 2 }
.mark { stroke-width: 2 }
.ours { stroke: #0d6e6e; fill: #0d6e6e } .again { stroke: #8250df; fill: #8250df }
.hugo { stroke: #bc4c00; fill: #bc4c00 } .floor { stroke: #59636e; fill: none }
.line.ours, .line.again, .line.hugo, .line.floor { fill: none }
@media (prefers-color-scheme: dark) {
text { fill: #f0f6fc }
.grid { stroke: #3d444d }
.frame, .linear { stroke: #9198a1 }
.ours { stroke: #3ac5c5; fill: #3ac5c5 } .again { stroke: #ab7df8; fill: #ab7df8 }
.hugo { stroke: #f0883e; fill: #f0883e } .floor { stroke: #9198a1 }
}
"""


def coordinate(value):
    return f"{value:.1f}".rstrip("0").rstrip(".")


class Panel:
    """One drawing with its axes. Values grow to the right and upward by powers of ten."""

    def __init__(self, left, title, points, unit):
        self.left, self.title, self.points, self.unit = left, title, points, unit
        values = [value for series in points.values() for _, value in series]
        self.items = sorted({items for series in points.values() for items, _ in series})
        self.low = math.floor(math.log10(min(values)))
        self.high = max(math.ceil(math.log10(max(values))), self.low + 1)

    def x(self, items):
        first, last = math.log10(self.items[0] * 0.8), math.log10(self.items[-1] * 1.25)
        return self.left + (math.log10(items) - first) / (last - first) * PANEL_WIDTH

    def y(self, value):
        return TOP + (self.high - math.log10(value)) / (self.high - self.low) * PANEL_HEIGHT

    def draw(self):
        return [f'<text class="heading" x="{self.left}" y="{TOP - 16}">{escape(self.title)}</text>', *self.axes(),
                *self.proportional(), *(part for series in SERIES if series[0] in self.points
                                        for part in self.series(*series))]

    def axes(self):
        bottom, right = TOP + PANEL_HEIGHT, self.left + PANEL_WIDTH
        for power in range(self.low, self.high + 1):
            y = coordinate(self.y(10**power))
            yield f'<path class="grid" d="M{self.left} {y}H{right}"/>'
            yield (f'<text x="{self.left - 8}" y="{y}" dy="0.35em" text-anchor="end">'
                   f"{format(10**power, ',') if power >= 0 else format(10.0**power, 'g')} {self.unit}</text>")
        for items in self.items:
            x = coordinate(self.x(items))
            yield f'<path class="grid" d="M{x} {TOP}V{bottom}"/>'
            yield f'<text x="{x}" y="{bottom + 20}" text-anchor="middle">{items:,}</text>'
        yield f'<rect class="frame" x="{self.left}" y="{TOP}" width="{PANEL_WIDTH}" height="{PANEL_HEIGHT}"/>'
        yield f'<text x="{self.left + PANEL_WIDTH / 2:g}" y="{bottom + 42}" text-anchor="middle">items</text>'

    def proportional(self):
        """From the first clean build on, growth in proportion to the items; cut off at the upper edge."""
        items, value = self.points["clean"][0]
        last = min(self.items[-1], items * 10**self.high / value)
        yield (f'<path class="linear" d="M{coordinate(self.x(items))} {coordinate(self.y(value))}'
               f'L{coordinate(self.x(last))} {coordinate(self.y(value * last / items))}"/>')

    def series(self, row, name, style, shape):
        places = [(self.x(items), self.y(value)) for items, value in self.points[row]]
        yield f'<path class="line {style}" d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y in places)}"/>'
        for (x, y), (items, value) in zip(places, self.points[row]):
            yield mark(shape, style, x, y, f"{name}: {items:,} items, {value:.3g} {self.unit}")


def mark(shape, style, x, y, title=""):
    path = {"circle": "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "square": "m-4-4h8v8h-8z", "diamond": "m-5 0l5-5 5 5-5 5z",
            "cross": "m-4-4l8 8m-8 0l8-8"}[shape]
    inside = f"<title>{escape(title)}</title>" if title else ""
    return f'<path class="mark {style}" d="M{coordinate(x)} {coordinate(y)}{path}">{inside}</path>'


def legend(rows):
    """In one line below the panels."""
    x, y = 24, HEIGHT - 14
    for row, name, style, shape in SERIES:
        if row in rows:
            yield f'<path class="line {style}" d="M{x} {y - 4}h28"/>' + mark(shape, style, x + 14, y - 4)
            yield f'<text x="{x + 34}" y="{y}">{escape(name)}</text>'
            x += 52 + 7 * len(name)
    yield f'<path class="linear" d="M{x} {y - 4}h28"/><text x="{x + 34}" y="{y}">proportional</text>'


def points(result, key):
    """By row, pairs of items and median."""
    found = {}
    for size, measured in sorted(result["sizes"].items(), key=lambda pair: int(pair[0])):
        for row, *_ in SERIES:
            value = median(result, size, row, key)
            if value:
                found.setdefault(row, []).append((measured["items"], value))
    return found


def describe(times, memory):
    """What the drawing shows, for those who do not see it."""
    parts = []
    for row, name, *_ in SERIES:
        if row in times:
            parts.append(f"{name}: " + ", ".join(f"{items:,} items {value:.3g} s" for items, value in times[row]))
    for row, name, *_ in SERIES:
        if row in memory:
            parts.append(f"Peak memory, {name}: "
                         + ", ".join(f"{items:,} items {value:.0f} MB" for items, value in memory[row]))
    return ". ".join(parts) + "."


def draw(result):
    """The whole drawing as SVG text; the same figures always give the same bytes."""
    times = points(result, "wall")
    memory = {row: series for row, series in points(result, "memory").items() if row in ("clean", "hugo clean")}
    machine = {key: result["machine"][key] for key in ("processor", "cores", "kernel", "memoryGB", "fileSystem")}
    panels = [Panel(72, "Time", times, "s"), Panel(520, "Peak memory", memory, "MB")]
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
             f'height="{HEIGHT}" role="img" aria-labelledby="title description">',
             '<title id="title">Time and peak memory of builds against the number of items</title>',
             f'<desc id="description">{escape(describe(times, memory))}</desc>',
             f"<metadata>{escape(json.dumps({**machine, 'time': times, 'memory': memory}))}</metadata>",
             f"<style>{STYLE}</style>", *(part for panel in panels for part in panel.draw()), *legend(times), "</svg>"]
    return "\n".join(parts) + "\n"
