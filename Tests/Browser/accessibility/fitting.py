"""Whether everything fits when text is large or the screen small."""

from typing import Any

from playwright.sync_api import Page

from probes import probe

# Boxes of lines may touch: their glyphs do not fill them.
OVERLAP = 4.0

Box = list[float]


def misfits(page: Page) -> list[str]:
    """What is cut off, lies outside of the page or over other text, and whether the page scrolls sideways."""
    overflow = probe(page, "overflow")
    found = [f"cut off: {text}" for text in overflow["cut"]]
    if overflow["width"] > overflow["room"]:
        found.append(f"the page scrolls sideways: {overflow['width']} px in {overflow['room']} px")
    pieces = [piece for piece in probe(page, "text") if not piece["isDrawn"]]
    for piece in pieces:
        if any(box[0] < -1 or box[2] > overflow["room"] + 1 for box in piece["boxes"]):
            found.append(f"outside: {piece['element']} “{piece['text']}”")
    return found + _overlaps(pieces)


def _overlaps(pieces: list[dict[str, Any]]) -> list[str]:
    boxes = [(box[1], box, piece) for piece in pieces for box in piece["boxes"]]
    boxes.sort(key=lambda entry: entry[0])
    found = []
    for place, (_, box, piece) in enumerate(boxes):
        for _, other_box, other in boxes[place + 1 :]:
            if other_box[1] >= box[3]:
                break
            if other is not piece and _shared(box, other_box) > OVERLAP:
                found.append(f"overlapping: {piece['element']} “{piece['text']}” and {other['element']} “{other['text']}”")
    return found


def _shared(one: Box, other: Box) -> float:
    """The smaller side of what two boxes share; nothing or less where they do not meet."""
    return min(min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1]))
