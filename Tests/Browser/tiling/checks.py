"""What must be true of a page's tiles. Each check returns what is wrong, in words; nothing where all is well."""

import math
from collections.abc import Iterable, Iterator

from .geometry import Rectangle, Size
from .prediction import Prediction, Tiling, predict
from .reading import Reading
from .sizes import is_compact_landscape, is_list

# Browsers round what they lay out to 1/60 or 1/64 of a pixel.
ROUNDING = 0.1
AT_REFERENCE = 0.5
ELSEWHERE = 1.0
# The largest margin beside the rows of a list.
LIST_MARGIN = 64
# How much two scales may differ, in proportion, to count as equally good: a tenth of a pixel of a tile.
SAME_SCALE = 0.001


def faults(reading: Reading, tiling: Tiling, tiles: int) -> list[str]:
    """Everything wrong with a page that should show so many tiles."""
    found = list(_sideways(reading))
    if len(reading.buttons) != tiles or len(reading.artworks) != tiles:
        return found + [f"{len(reading.buttons)} buttons and {len(reading.artworks)} artworks instead of {tiles}"]
    if is_list(reading.viewport):
        return found + list(_rows(reading))
    return found + list(_region(reading, tiling)) + list(_grid(reading, tiling))


def _sideways(reading: Reading) -> Iterator[str]:
    if reading.scroll_width > reading.client_width:
        yield f"scrolls sideways: {reading.scroll_width} px of content in {reading.client_width}"


def _region(reading: Reading, tiling: Tiling) -> Iterator[str]:
    """The container has the viewport's width, and the height that design and contents leave it."""
    container, viewport = reading.container, reading.viewport
    needed = tiling.rows_at_scale_1(container.width) * Size.parse(tiling.cell).height
    if abs(container.x) > ROUNDING or abs(container.width - reading.client_width) > ROUNDING:
        yield f"the tiles have {container}, which is not the width of {reading.client_width}"
    if is_compact_landscape(viewport):
        height = max(viewport.height, needed)
        if abs(container.y) > ROUNDING:
            yield f"the tiles begin {container.y} px below the top of a phone on its side"
    else:
        taken = sum(other.box.height + other.margins for other in reading.others)
        height = max(viewport.height - taken, Size.parse(tiling.view).height, needed)
        yield from _overlapping(
            [("the tiles", container)] + [(each.name, each.box) for each in reading.others if each.box.height > 0]
        )
    if abs(container.height - height) > ELSEWHERE:
        yield f"the tiles have {container}, which is not {height:.2f} high"


def _grid(reading: Reading, tiling: Tiling) -> list[str]:
    """Each button is where the program predicts it for the container, and each artwork centered in its button."""
    container = reading.container
    prediction = predict(tiling, Size(container.width, container.height))
    found = list(_misplaced(reading, tiling, prediction))
    if found:
        twin = _twin(tiling, container, prediction)
        if twin is not None and not list(_misplaced(reading, tiling, twin)):
            found = []
    return found + list(_overlapping((f"tile {index}", button) for index, button in enumerate(reading.buttons)))


def _twin(tiling: Tiling, container: Rectangle, prediction: Prediction) -> Prediction | None:
    """The other arrangement of two that are equally good but for what is lost below a pixel.

    Chromium compares the shape of a container in whole pixels, other browsers as it is. So where two arrangements
    allow nearly the same scale, a fraction of a pixel decides, and it may show either.
    """
    whole = Size(math.floor(container.width), math.floor(container.height))
    twin = predict(tiling, whole)
    return twin if abs(twin.scale / prediction.scale - 1) < SAME_SCALE else None


def _misplaced(reading: Reading, tiling: Tiling, prediction: Prediction) -> Iterator[str]:
    container = reading.container
    tolerance = AT_REFERENCE if prediction.rule == "reference" else ELSEWHERE
    side = tiling.artwork * prediction.scale
    for index, (button, artwork) in enumerate(zip(reading.buttons, reading.artworks)):
        expected = prediction.buttons[index]
        if reading.is_right_to_left:
            expected = expected.mirrored(container.width)
        expected = expected.moved(container.x, container.y)
        if button.differs(expected, tolerance):
            yield f"tile {index} is {button} instead of {expected} ({prediction.rule}, scale {prediction.scale})"
        x, y = expected.center
        if artwork.differs(Rectangle(x - side / 2, y - side / 2, side, side), tolerance):
            yield f"artwork {index} is {artwork}, not {side:.2f} px wide and high in the middle of its button"


def _rows(reading: Reading) -> Iterator[str]:
    """Rows one below the other, as wide as the page but for equal margins, with artwork, name and byline."""
    for index, button in enumerate(reading.buttons):
        before, after = button.x, reading.client_width - button.right
        if abs(before - after) > ELSEWHERE or not 0 <= before <= LIST_MARGIN:
            yield f"row {index} leaves {before:.1f} px on its left and {after:.1f} px on its right"
        if index > 0 and button.y < reading.buttons[index - 1].bottom - ROUNDING:
            yield f"row {index} begins above the end of the one before"
        artwork = reading.artworks[index]
        if abs(artwork.width - 60) > AT_REFERENCE or abs(artwork.height - 60) > AT_REFERENCE:
            yield f"artwork {index} has {artwork} instead of 60x60"
        starts = button.right - artwork.right if reading.is_right_to_left else artwork.x - button.x
        if not 0 <= starts <= LIST_MARGIN:
            yield f"artwork {index} is {starts:.1f} px from where its row starts"
        for what, text in [("name", reading.names[index]), ("byline", reading.bylines[index])]:
            if text is None or text.width <= 0 or text.height < 8 or not _contains(button, text):
                yield f"the {what} of row {index} is not visible in it"
            elif text.overlaps(artwork, ROUNDING):
                yield f"the {what} of row {index} lies over its artwork"


def _contains(outer: Rectangle, inner: Rectangle) -> bool:
    return (
        inner.x >= outer.x - ROUNDING
        and inner.right <= outer.right + ROUNDING
        and inner.y >= outer.y - ROUNDING
        and inner.bottom <= outer.bottom + ROUNDING
    )


def _overlapping(named: Iterable[tuple[str, Rectangle]]) -> Iterator[str]:
    """Pairs that overlap, found by sweeping from left to right."""
    before: list[tuple[str, Rectangle]] = []
    for name, box in sorted(named, key=lambda each: each[1].x):
        before = [each for each in before if each[1].right > box.x]
        yield from (f"{name} overlaps {other}" for other, theirs in before if box.overlaps(theirs, ROUNDING))
        before.append((name, box))
