"""What a page shows, read in one call to the browser."""

from dataclasses import dataclass
from typing import Any

from harness.engine import Engine

from .geometry import Rectangle, Size

# Rectangles are counted from the document's left top corner, wherever it is scrolled to.
EXPRESSION = """
(() => {
  const root = document.documentElement;
  const box = element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height];
  };
  const shown = element => {
    const style = getComputedStyle(element);
    const hidden = style.display === 'none' || style.visibility !== 'visible' || style.clipPath !== 'none'
      || style.opacity === '0';
    return !hidden && element.innerText.trim() !== '' ? box(element) : null;
  };
  // Only rows have texts to look at.
  const isList = innerWidth <= innerHeight && innerWidth < 600;
  const tiles = document.querySelector('.tiles');
  const others = [];
  for (let part = document.querySelector('.tiles-frame'); !part.matches('.screen'); part = part.parentElement) {
    for (const other of part.parentElement.children) {
      const style = getComputedStyle(other);
      const isOut = style.display === 'none' || /fixed|absolute/.test(style.position) || other.matches(':popover-open');
      if (other !== part && !isOut) {
        others.push({ name: other.className || other.localName, box: box(other),
          margins: parseFloat(style.marginTop) + parseFloat(style.marginBottom) });
      }
    }
  }
  return {
    viewport: [innerWidth, innerHeight],
    clientWidth: root.clientWidth,
    scrollWidth: Math.max(root.scrollWidth, document.body.scrollWidth),
    isRightToLeft: getComputedStyle(root).direction === 'rtl',
    container: box(tiles),
    buttons: [...document.querySelectorAll('.tile-button')].map(box),
    artworks: [...document.querySelectorAll('.tile-button .tile-artwork')].map(box),
    names: isList ? [...document.querySelectorAll('.tile-button .tile-name')].map(shown) : [],
    bylines: isList ? [...document.querySelectorAll('.tile-button .tile-by')].map(shown) : [],
    others,
  };
})()
"""


@dataclass(frozen=True)
class Other:
    """What shares the screen with the tiles: the bar, the heading, the intro, the dots."""

    name: str
    box: Rectangle
    margins: float


@dataclass(frozen=True)
class Reading:
    """What a page shows at one viewport."""

    viewport: Size
    client_width: float
    scroll_width: float
    is_right_to_left: bool
    container: Rectangle
    buttons: list[Rectangle]
    artworks: list[Rectangle]
    names: list[Rectangle | None]
    bylines: list[Rectangle | None]
    others: list[Other]


def read(browser: Engine) -> Reading:
    """Reads the page that a browser shows."""
    answer: dict[str, Any] = browser.evaluate(EXPRESSION)
    return Reading(
        viewport=Size(*answer["viewport"]),
        client_width=answer["clientWidth"],
        scroll_width=answer["scrollWidth"],
        is_right_to_left=answer["isRightToLeft"],
        container=Rectangle(*answer["container"]),
        buttons=[Rectangle(*each) for each in answer["buttons"]],
        artworks=[Rectangle(*each) for each in answer["artworks"]],
        names=[Rectangle(*each) if each else None for each in answer["names"]],
        bylines=[Rectangle(*each) if each else None for each in answer["bylines"]],
        others=[Other(each["name"], Rectangle(*each["box"]), each["margins"]) for each in answer["others"]],
    )
