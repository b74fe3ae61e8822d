"""Everything is there for a reader whose browser runs no scripts."""

import unittest

from harness.browsing import follow, seen, wait_for
from harness.chromium import Chromium
from harness.engine import Engine
from harness.environment import temporary_folder
from harness.firefox import Firefox
from harness.server import Server
from harness.sites import Search, make_site, song, songs
from harness.webkit import WebKit

# A phone both ways, a tablet, a laptop.
SIZES = [(375, 667), (667, 375), (768, 1024), (1280, 800)]
INTRO = "Read this **first**.\n"


# Whether all of an element is in view in its frame.
IN_FRAME = """
element => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && top >= 0 && bottom <= element.ownerDocument.defaultView.innerHeight;
}
"""


class ScriptlessTests:
    """What every browser must show; the classes below are the tests."""

    engine: type[Engine]
    # Whether a frame that is not shown yet is scrolled to its target when it is.
    scrolls_what_is_away = True

    @classmethod
    def setUpClass(cls) -> None:
        folder = cls.enterClassContext(temporary_folder())
        server = cls.enterClassContext(Server())
        searches = [
            Search("wall", songs(200), INTRO, {"title": "The long wall"}),
            Search("one", [song(500, "Only Song")], keys={"title": "Just one"}),
            Search("none", [], keys={"title": "Not yet"}),
        ]
        support = {"email": "help@example.org", "subject": "Support Request", "about": "https://example.org/about"}
        site = make_site(folder / "site", searches, tiling={"view": "568x320"}, support=support)
        cls.server = server
        cls.home = server.add(site.base_path, site.output)
        cls.browser = cls.enterClassContext(cls.engine(javascript=False))

    def show(self, path: str, size: tuple[int, int]) -> None:
        self.browser.resize(*size)
        self.browser.open(self.home + path)
        self.assertTrue(self.browser.evaluate("matchMedia('(scripting: none)').matches"), "scripts are on")

    def assert_seen(self, selector: str, texts: list[str]) -> None:
        self.assertEqual(seen(self.browser, selector), texts)

    def test_every_page_can_be_read(self) -> None:
        for size in SIZES:
            with self.subTest(size=size):
                self.show("", size)
                self.assert_seen("h1", ["Night Shelf"])
                self.assert_seen("main h2", ["The long wall", "Just one", "Not yet"])
                self.show("wall/", size)
                self.assert_seen("h1", ["The long wall"])
                self.assert_seen(".position", ["Page 1 of 12"])
                self.assert_seen("main .prose", ["Read this first."])
                self.assertEqual(self.broken_tiles(), 0)
                self.show("none/", size)
                self.assertIn("Nothing Found", seen(self.browser, ".empty p"))
                self.show("nothing-here/", size)
                self.assertEqual(len(self.texts_of("h1")), 1)

    def texts_of(self, selector: str) -> list[str]:
        return [text for text in seen(self.browser, selector) if text]

    def broken_tiles(self) -> int:
        """Tiles that show nothing: neither a picture, nor a drawn one, nor a name."""
        return self.browser.evaluate(
            "[...document.querySelectorAll('.tile-button')].filter(tile => {"
            "const { width, height } = tile.querySelector('.tile-artwork').getBoundingClientRect();"
            "return width < 50 || height < 50 || !tile.textContent.trim() }).length"
        )

    def test_every_page_of_tiles_is_reached_by_links(self) -> None:
        self.show("", SIZES[0])
        follow(self.browser, "main h2 a")
        for page in range(2, 13):
            follow(self.browser, ".dots [rel=next]")
            self.assertEqual(seen(self.browser, ".position"), [f"Page {page} of 12"])
        self.assertIsNone(self.browser.evaluate("document.querySelector('.dots [rel=next]')"))
        follow(self.browser, ".dots [rel=prev]")
        follow(self.browser, ".dots li:first-child a")
        self.assertEqual(seen(self.browser, ".position"), ["Page 1 of 12"])

    def test_an_item_is_reached_and_left_again(self) -> None:
        for size in SIZES:
            with self.subTest(size=size):
                self.show("wall/page/2/", size)
                grid = self.browser.evaluate("location.pathname")
                anchor = self.browser.evaluate("document.querySelector('.tile:nth-child(3) .tile-button').id")
                follow(self.browser, ".tile:nth-child(3) .tile-button")
                self.assert_item("Track 0020")
                if self.browser.evaluate("document.querySelector('a.close').checkVisibility()"):
                    follow(self.browser, "a.close")
                    place = "[location.pathname, location.hash, document.querySelector(':target')?.id]"
                    self.assertEqual(self.browser.evaluate(place), [grid, "#" + anchor, anchor])
                else:
                    self.assert_results(anchor)
                    follow(self.browser, ".trail")
                    self.assertEqual(self.texts_of("h1"), ["The long wall"])

    def assert_item(self, name: str) -> None:
        self.assertEqual(self.texts_of("h1"), [name])
        text = self.browser.evaluate("document.querySelector('article').innerText")
        for fact in ["Lamplighters", "Song", "Jazz", "Evening Album", "$0.99"]:
            self.assertIn(fact, text)
        links = "[...document.querySelectorAll('.buy a')].map(link => link.href)"
        self.assertEqual([url.split("/")[2] for url in self.browser.evaluate(links)], ["itunes.apple.com"])
        self.assertEqual(self.texts_of(".buy a"), ["$0.99"])

    def assert_results(self, anchor: str) -> None:
        """Where there is no close link the results are beside the item, or behind a button, with the item marked."""
        is_away = self.browser.evaluate("document.querySelector('.results-button').checkVisibility()")
        if is_away:
            self.browser.evaluate("void document.querySelector('.results-button').click()")
        frame = "document.querySelector('.results iframe')"
        wait_for(self.browser, f"{frame}.checkVisibility() && {frame}.clientWidth > 200", "the results are shown")
        rows = f"{frame}.contentDocument"
        wait_for(self.browser, f"{rows}?.querySelector(':target')?.id === '{anchor}'", "the item is marked")
        if self.scrolls_what_is_away or not is_away:
            wait_for(self.browser, f"({IN_FRAME})({rows}.querySelector(':target'))", "the marked item is in view")
        other = f"{rows}.querySelector('.tile:nth-child(5) .tile-button')"
        self.browser.evaluate(f"void {other}.click()")
        wait_for(self.browser, "document.querySelector('h1')?.textContent === 'Track 0022'", "another item is chosen")

    def test_support_can_be_reached(self) -> None:
        self.show("wall/", SIZES[0])
        links = self.browser.evaluate("[...document.querySelectorAll('a')].map(link => link.href)")
        self.assertTrue(any(link.startswith("mailto:help@example.org?subject=Support%20Request") for link in links))
        self.assertIn("https://example.org/about", links)


class ChromiumTests(ScriptlessTests, unittest.TestCase):
    """Scripts off in Chromium."""

    SECONDS = 15
    engine = Chromium


class FirefoxTests(ScriptlessTests, unittest.TestCase):
    """Scripts off in Firefox."""

    SECONDS = 20
    engine = Firefox


class WebKitTests(ScriptlessTests, unittest.TestCase):
    """Scripts off in WebKit."""

    SECONDS = 20
    engine = WebKit
    # Without scripts nothing may be loaded lazily, so that no server learns where one scrolls. WebKit then scrolls the
    # frame when it has no size, and leaves it there.
    scrolls_what_is_away = False


if __name__ == "__main__":
    unittest.main()
