"""Contrast of text with what is really painted behind it.

axe does not decide where text stands on a gradient, and the theme's ground is one. So the page is painted without its
text, and each piece of text is held against every color that is under it.
"""

import io
from dataclasses import dataclass
from functools import cache
from typing import Any

from PIL import Image
from playwright.sync_api import Page

from probes import probe, settle, styled

# WCAG 1.4.3: large text is 24 px, or 18.66 px and bold.
LEAST, LEAST_FOR_LARGE = 4.5, 3.0
# The part of a box that may be worse: the edges of something beside the text.
EDGE = 0.01
_WITHOUT_TEXT = """*, ::before, ::after {
  color: transparent !important;
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
  transition: none !important;
  animation: none !important;
}"""

Color = tuple[int, int, int]


@dataclass(frozen=True)
class FaintText:
    """A piece of text with too little contrast."""

    element: str
    text: str
    ratio: float
    least: float

    def __str__(self) -> str:
        return f"{self.element} “{self.text}”: {self.ratio:.2f}:1, at least {self.least}:1"


def faint_texts(page: Page) -> list[FaintText]:
    """The pieces of text on the page that are too faint at their worst place."""
    pieces = probe(page, "text")
    with styled(page, _WITHOUT_TEXT):
        settle(page)
        image = Image.open(io.BytesIO(page.screenshot(full_page=True, scale="css"))).convert("RGB")
    faint = []
    for piece in pieces:
        # Drawings stand in for pictures: their letters are no text to read.
        if piece["isDrawn"]:
            continue
        least = LEAST_FOR_LARGE if _is_large(piece) else LEAST
        ratio = min(_worst(image, box, piece["color"]) for box in piece["boxes"])
        if ratio < least:
            faint.append(FaintText(piece["element"], piece["text"], ratio, least))
    return faint


def contrast(one: Color, other: Color) -> float:
    """The ratio of WCAG's relative luminances, from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _is_large(piece: dict[str, Any]) -> bool:
    return piece["size"] >= 24 or (piece["size"] >= 18.66 and piece["weight"] >= 700)


def _worst(image: Image.Image, box: list[float], color: list[int]) -> float:
    left, top, right, bottom = (round(edge) for edge in box)
    area = (max(left, 0), max(top, 0), min(right, image.width), min(bottom, image.height))
    if area[0] >= area[2] or area[1] >= area[3]:
        return 21.0
    part = image.crop(area)
    pixels = part.width * part.height
    ratios = sorted((_ratio(color, ground), count) for count, ground in part.getcolors(pixels) or [])
    seen = 0
    for ratio, count in ratios:
        seen += count
        if seen > EDGE * pixels:
            return ratio
    return 21.0


def _ratio(color: list[int], ground: Color) -> float:
    share = color[3] / 255
    red, green, blue = (round(share * over + (1 - share) * under) for over, under in zip(color[:3], ground))
    return contrast((red, green, blue), ground)


@cache
def _luminance(color: Color) -> float:
    red, green, blue = (_linear(channel / 255) for channel in color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
