"""The rules of Documentation/tiling.md once more, to hold the program's predictions against.

Written from the paper alone, in fractions, so that a mistake would have to be made twice.
"""

import math
from fractions import Fraction

from .geometry import Rectangle, Size
from .prediction import Prediction, Tiling


def model(tiling: Tiling, container: Size) -> Prediction:
    """Where the buttons of a full page are in a container."""
    view, cell, button = (_exact(text) for text in (tiling.view, tiling.cell, tiling.button))
    width, height = _exact(str(container))
    columns, rows = max(1, view[0] // cell[0]), max(1, view[1] // cell[1])
    count = columns * rows
    rule, scale = "reference", Fraction(1)
    near = all(abs(own - theirs) <= Fraction(1, 2) for own, theirs in zip((width, height), view))
    if not near or view[1] < cell[1]:
        columns, scale = _largest(count, width, height, cell)
        rule = "scaled"
        if scale <= 1:
            rule, scale = "scrolling", Fraction(1)
            columns = max(1, width // cell[0])
        rows = math.ceil(Fraction(count, columns))
    if rule == "scrolling":
        height = max(height, rows * cell[1])
    across, down = cell[0] * scale, cell[1] * scale
    left, top = (width - columns * across) / 2, (height - rows * down) / 2
    buttons = []
    for index in range(count):
        column, row = divmod(index, rows)
        x = left + column * across + (across - button[0] * scale) / 2
        y = top + row * down + (down - button[1] * scale) / 2
        buttons.append(Rectangle(float(x), float(y), float(button[0] * scale), float(button[1] * scale)))
    return Prediction(rule, float(scale), float(height), tuple(buttons))


def _exact(text: str) -> tuple[Fraction, Fraction]:
    width, height = text.split("x")
    return Fraction(width), Fraction(height)


def _largest(
    count: int, width: Fraction, height: Fraction, cell: tuple[Fraction, Fraction]
) -> tuple[int, Fraction]:
    """The number of columns that allows the largest scale, and that scale; the fewest columns of equal ones."""

    def scale(columns: int) -> Fraction:
        return min(width / (columns * cell[0]), height / (math.ceil(Fraction(count, columns)) * cell[1]))

    best = max(range(1, count + 1), key=lambda columns: (scale(columns), -columns))
    return best, scale(best)
