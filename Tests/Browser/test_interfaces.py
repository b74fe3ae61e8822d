"""A list on a phone held upright, a grid of artwork anywhere else: two interfaces of one page, and turning between."""

import json
import unittest

from harness.browsing import seen, settle
from harness.chromium import Chromium
from harness.engine import Engine
from harness.environment import temporary_folder
from harness.firefox import Firefox
from harness.server import Server
from harness.sites import Search, make_site, songs
from harness.webkit import WebKit

UPRIGHT, SIDEWAYS = (375, 667), (667, 375)
TABLET, DESKTOP = (768, 1024), (1280, 800)

STATE = """
(() => {
  const box = element => { const { x, y, width, height } = element.getBoundingClientRect(); return [x, y, width, height] };
  const tiles = [...document.querySelectorAll('.tile-button')];
  return {
    rows: new Set(tiles.map(tile => Math.round(tile.getBoundingClientRect().y))).size,
    columns: new Set(tiles.map(tile => Math.round(tile.getBoundingClientRect().x))).size,
    dots: [...document.querySelectorAll('.dots ol a')].map(box),
    current: document.querySelectorAll('.dots [aria-current=page]').length,
    overlap: [...document.querySelectorAll('.dots ol a')].some((dot, index, all) =>
      index > 0 && all[index - 1].getBoundingClientRect().right > dot.getBoundingClientRect().x + 0.5
        && all[index - 1].getBoundingClientRect().x < dot.getBoundingClientRect().x),
    markup: document.body.innerHTML.length,
  };
})()
"""

# Where a tile is in the viewport.
TOP = "index => document.querySelectorAll('.tile-button')[index].getBoundingClientRect().top"
FIRST_IN_VIEW = """
() => [...document.querySelectorAll('.tile-button')].findIndex(tile => tile.getBoundingClientRect().top >= 0)
"""

# How much of an element is within the viewport, from 0 to 1.
VISIBLE = """
element => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const across = Math.min(x + width, innerWidth) - Math.max(x, 0), down = Math.min(y + height, innerHeight) - Math.max(y, 0);
  return Math.max(0, across) * Math.max(0, down) / (width * height);
}
"""


class InterfaceTests:
    """What every browser must do; the classes below are the tests."""

    engine: type[Engine]

    @classmethod
    def setUpClass(cls) -> None:
        folder = cls.enterClassContext(temporary_folder())
        server = cls.enterClassContext(Server())
        site = make_site(folder / "site", [Search("wall", songs(200))], tiling={"view": "568x320"})
        cls.wall = server.add(site.base_path, site.output) + "wall/"
        large = make_site(folder / "large", [Search("wall", songs(200))], "/large/", tiling={"view": "1024x768"})
        cls.large = server.add(large.base_path, large.output) + "wall/"
        cls.browser = cls.enterClassContext(cls.engine())

    def show(self, url: str, size: tuple[int, int]) -> None:
        self.browser.resize(*size)
        self.browser.open(url)

    def turn(self, size: tuple[int, int]) -> None:
        self.browser.resize(*size)
        settle(self.browser)

    def test_one_page_is_a_list_upright_and_a_grid_elsewhere(self) -> None:
        self.show(self.wall, UPRIGHT)
        markup = None
        for size, is_list in [(UPRIGHT, True), (SIDEWAYS, False), (TABLET, False), (DESKTOP, False), (UPRIGHT, True)]:
            with self.subTest(size=size):
                self.turn(size)
                state = self.browser.evaluate(STATE)
                self.assertEqual(state["columns"] == 1, is_list)
                self.assertEqual(state["rows"] == 18, is_list)
                names = [f"Track {number:04}" for number in range(18)]
                self.assertEqual(self.texts(".tile-name"), names)
                if is_list:
                    self.assertEqual(seen(self.browser, ".tile-name"), names)
                    self.assertEqual(seen(self.browser, ".tile-by"), ["Lamplighters (Song)"] * 18)
                else:
                    self.assertFalse(self.browser.evaluate(f"({NAMES_SHOWN})()"), "names are shown over the artwork")
                markup = markup or state["markup"]
                self.assertEqual(state["markup"], markup)

    def texts(self, selector: str) -> list[str]:
        return self.browser.evaluate(
            f"[...document.querySelectorAll({json.dumps(selector)})].map(each => each.textContent.trim())"
        )

    def test_dots_lie_over_the_bottom_edge_of_a_phone_on_its_side(self) -> None:
        for size in [SIDEWAYS, (568, 320), (932, 430)]:
            with self.subTest(size=size):
                self.show(self.wall, size)
                state = self.browser.evaluate(STATE)
                self.assertEqual((len(state["dots"]), state["current"], state["overlap"]), (12, 1, False))
                for x, y, width, height in state["dots"]:
                    self.assertTrue(0 <= x and x + width <= size[0], f"a dot at {x}")
                    self.assertTrue(size[1] - 48 <= y and y + height <= size[1] + 0.5, f"a dot at {y}")
                    self.assertTrue(width >= 24 and height >= 24, f"a dot of {width}x{height}")

    def test_dots_have_names(self) -> None:
        self.show(self.wall, DESKTOP)
        self.assertEqual(self.texts(".dots ol a"), [f"Page {page} of 12" for page in range(1, 13)])

    def test_turning_a_phone_keeps_the_row_that_was_scrolled_to(self) -> None:
        for url, tiles in [(self.wall, [0, 8, 17]), (self.large, [0, 40, 79])]:
            for tile in tiles:
                with self.subTest(url=url, tile=tile):
                    self.show(url, UPRIGHT)
                    settle(self.browser)
                    self.browser.evaluate(f"void scrollBy(0, ({TOP})({tile}) - 10)")
                    settle(self.browser)
                    # The last rows cannot be scrolled to the top.
                    first = self.browser.evaluate(f"({FIRST_IN_VIEW})()")
                    element = f"document.querySelectorAll('.tile-button')[{first}]"
                    self.turn(SIDEWAYS)
                    self.assert_visible(element, "on its side")
                    self.turn(UPRIGHT)
                    self.assert_visible(element, "upright again")

    def test_turning_a_phone_keeps_the_tile_that_was_come_back_to(self) -> None:
        for url, tiles in [(self.wall, [0, 8, 17]), (self.large, [0, 40, 79])]:
            for tile in tiles:
                for first, second in [(UPRIGHT, SIDEWAYS), (SIDEWAYS, UPRIGHT)]:
                    with self.subTest(url=url, tile=tile, first=first):
                        self.show(url, first)
                        anchor = self.browser.evaluate(f"document.querySelectorAll('.tile-button')[{tile}].id")
                        self.browser.open("about:blank")
                        self.show(f"{url}#{anchor}", first)
                        settle(self.browser)
                        self.assert_visible("document.querySelector(':target')", "before turning")
                        self.turn(second)
                        self.assert_visible("document.querySelector(':target')", "after turning")
                        self.turn(first)
                        self.assert_visible("document.querySelector(':target')", "turned back")

    def assert_visible(self, element: str, when: str) -> None:
        visible = self.browser.evaluate(f"({VISIBLE})({element})")
        self.assertGreaterEqual(visible, 0.5, f"{when} only {visible:.0%} of the tile is in view")


NAMES_SHOWN = """
() => [...document.querySelectorAll('.tile-name')].some(name => {
  for (let part = name; part && !part.matches('.tile'); part = part.parentElement) {
    if (getComputedStyle(part).clipPath !== 'none') return false;
  }
  return true;
})
"""


class ChromiumTests(InterfaceTests, unittest.TestCase):
    """The two interfaces in Chromium."""

    SECONDS = 20
    engine = Chromium


class FirefoxTests(InterfaceTests, unittest.TestCase):
    """The two interfaces in Firefox."""

    SECONDS = 20
    engine = Firefox


class WebKitTests(InterfaceTests, unittest.TestCase):
    """The two interfaces in WebKit."""

    SECONDS = 30
    engine = WebKit


if __name__ == "__main__":
    unittest.main()
