"""Whether the focus can be seen: the same pixels with and without it."""

import io
from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image
from playwright.sync_api import FloatRect, Page

from probes import probe, styled

from .contrast import contrast

# WCAG 1.4.11: the indicator against what was there before.
LEAST = 3.0
# An outline of one pixel around the smallest target there may be.
LEAST_PIXELS = 4 * 24
# How far an indicator may reach beyond the element.
MARGIN = 8
_STILL = "*, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent; }"
_START = """() => {
  delete window.testFirst;
  document.activeElement?.blur();
  getSelection().removeAllRanges();
  scrollTo(0, 0);
}"""
_BOX = """() => {
  const element = document.activeElement;
  const box = element.getBoundingClientRect();
  const holder = getComputedStyle(element, "::after").position === "absolute" ? element.offsetParent : null;
  const outer = holder && getComputedStyle(element).position === "static" ? holder.getBoundingClientRect() : box;
  return [outer.left, outer.top, outer.width, outer.height];
}"""


@dataclass(frozen=True)
class UnseenFocus:
    """An element that looks too much the same when it has the focus."""

    element: str
    pixels: int

    def __str__(self) -> str:
        return f"{self.element}: focus changes {self.pixels} pixels by {LEAST}:1, at least {LEAST_PIXELS}"


def walk(page: Page, most: int = 400) -> Iterator[str]:
    """Goes from one element to the next with the Tab key, once through the page, and says where it is."""
    page.evaluate(_START)
    for _ in range(most):
        page.keyboard.press("Tab")
        stop = probe(page, "focused")
        if stop is None:
            return
        yield stop
    raise AssertionError(f"Tab does not leave the page, it is at {stop}")


def unseen_focuses(page: Page) -> list[UnseenFocus]:
    """Of each kind of element that Tab goes to, the first one, when its focus cannot be seen."""
    found, kinds = [], set[str]()
    with styled(page, _STILL):
        for stop in walk(page):
            kind = stop.split(" “")[0]
            # The page in a frame shows the focus itself, and is looked at as a page of its own.
            if kind in kinds or "iframe" in kind:
                continue
            kinds.add(kind)
            pixels = _changed_pixels(page)
            if pixels < LEAST_PIXELS:
                found.append(UnseenFocus(stop, pixels))
    return found


def _changed_pixels(page: Page) -> int:
    """How many pixels differ enough between the element with the focus and without it."""
    clip = _surroundings(page)
    focused = _picture(page, clip)
    page.evaluate("() => { window.testFocused = document.activeElement; testFocused.blur(); }")
    plain = _picture(page, clip)
    page.evaluate("() => testFocused.focus({ preventScroll: true, focusVisible: true })")
    pairs = zip(focused.getdata(), plain.getdata())
    return sum(1 for one, other in pairs if one != other and contrast(one, other) >= LEAST)


def _surroundings(page: Page) -> FloatRect:
    """Where the indicator may be, as far as it is in view."""
    left, top, width, height = page.evaluate(_BOX)
    view = page.viewport_size or {"width": 0, "height": 0}
    x, y = max(left - MARGIN, 0), max(top - MARGIN, 0)
    right, bottom = min(left + width + MARGIN, view["width"]), min(top + height + MARGIN, view["height"])
    return {"x": x, "y": y, "width": max(right - x, 1), "height": max(bottom - y, 1)}


def _picture(page: Page, clip: FloatRect) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot(clip=clip, scale="css"))).convert("RGB")
