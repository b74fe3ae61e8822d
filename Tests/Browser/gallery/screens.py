"""The screens, and how pictures of pages on them are taken."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page

from probes import settle

from .catalog import Exhibit

Scheme = Literal["light", "dark"]


@dataclass(frozen=True)
class Screen:
    """A window's size in CSS pixels, and how many of the screen's pixels each of them has."""

    name: str
    width: int
    height: int
    density: int = 1


SCREENS = [
    Screen("phone", 375, 667, 2),
    Screen("phone-landscape", 667, 375, 2),
    Screen("tablet", 768, 1024),
    Screen("laptop", 1440, 900),
    Screen("4k", 3840, 2160),
]


def take(browser: Browser, screen: Screen, scheme: Scheme, exhibits: list[Exhibit], folder: Path, way: str) -> None:
    """Takes a picture of each page, into `<page>-<way>-<scheme>.png`."""
    context = browser.new_context(
        viewport={"width": screen.width, "height": screen.height},
        device_scale_factor=screen.density,
        color_scheme=scheme,
    )
    page = context.new_page()
    for exhibit in exhibits:
        page.goto(exhibit.address, wait_until="networkidle")
        if exhibit.tile is not None:
            _follow(page, exhibit.tile)
        settle(page)
        page.screenshot(path=folder / f"{exhibit.name}-{way}-{scheme}.png")
    context.close()


def _follow(page: Page, tile: str) -> None:
    with page.expect_navigation():
        page.locator(f"[id='{tile}']").evaluate("(tile) => tile.click()")
    page.wait_for_load_state("networkidle")
    # The pop-up bounces in.
    page.wait_for_timeout(600)
