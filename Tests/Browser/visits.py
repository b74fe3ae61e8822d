"""Test cases that visit pages of every kind in windows of several sizes."""

import unittest
from collections.abc import Iterator
from typing import Any, Literal

from playwright.sync_api import Page

from harness.chromium import Chromium
from harness.environment import temporary_folder
from harness.server import Server
from kinds import Pages, make_pages
from probes import settle

Size = tuple[int, int]

# The interfaces that there are: rows, the grid as a whole screen, the grid in a page, and the split view.
LIST, COMPACT, TABLET, DESKTOP = (375, 667), (667, 375), (768, 1024), (1280, 800)
SIZES = [LIST, COMPACT, TABLET, DESKTOP]
SCHEMES: list[Literal["light", "dark"]] = ["light", "dark"]


class VisitingTestCase(unittest.TestCase):
    """Has a site with a page of every kind in `language`, served, and a page of Chromium. All its tests share them."""

    language = "en"
    # Options of Playwright's browser context.
    context: dict[str, Any] = {}

    pages: Pages
    address: str
    chromium: Chromium
    page: Page

    @classmethod
    def setUpClass(cls) -> None:
        folder = cls.enterClassContext(temporary_folder())
        server = cls.enterClassContext(Server(compressed=True))
        cls.pages = make_pages(folder / "site", cls.language)
        cls.address = server.add(cls.pages.site.base_path, cls.pages.site.output)
        cls.chromium = cls.enterClassContext(Chromium(**cls.context))
        cls.page = cls.chromium.page

    def visit(self, path: str, size: Size) -> None:
        """Opens a page of the site in a window of a size."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.chromium.open(self.address + path)
        settle(self.page)

    def each_scheme(self) -> Iterator[str]:
        """Shows the page in light and dark colors, and says which."""
        for scheme in SCHEMES:
            self.page.emulate_media(color_scheme=scheme)
            settle(self.page)
            yield scheme

    def each_kind(self, sizes: list[Size], kinds: list[str] | None = None) -> Iterator[str]:
        """Opens each kind of page in each size, and says which."""
        for kind in kinds or self.pages.paths:
            for size in sizes:
                self.visit(self.pages.paths[kind], size)
                yield f"{self.language}, {kind}, {size[0]}×{size[1]}"
