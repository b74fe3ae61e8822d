"""The grid is the tiling algorithm: every button, in every window, in three browsers."""

import unittest

from harness.chromium import Chromium
from harness.engine import Engine
from harness.environment import temporary_folder
from harness.firefox import Firefox
from harness.server import Server
from harness.webkit import WebKit
from tiling import sizes
from tiling.checks import faults
from tiling.geometry import Rectangle, Size
from tiling.model import model
from tiling.pages import Page, make_pages
from tiling.prediction import Tiling, page_size, pages, predict
from tiling.reading import read

CELLS = [("94x88", "82x82"), ("120x100", "100x90"), ("70.5x66.25", "64x60")]
VIEWS = ["568x320", "667x375", "812x375", "1024x768"]
# So many faults are reported of a class; one mistake in a style sheet makes thousands.
REPORTED = 20


class PredictionTests(unittest.TestCase):
    """The program against the rules on paper, so that it is not only held against itself."""

    SECONDS = 15

    def test_the_program_predicts_what_the_paper_says(self) -> None:
        for view in VIEWS:
            for cell, button in CELLS:
                tiling = Tiling(view, cell, button)
                for size in sizes.ALL[::3] + [Size.parse(view), Size(800.25, 401.5), Size(60, 60)]:
                    self.assert_equal(predict(tiling, size), model(tiling, size), f"{tiling} in {size}")

    def test_the_reference_view_is_its_own_prediction(self) -> None:
        for view in VIEWS:
            tiling = Tiling(view)
            full = page_size(tiling)
            printed = [(tile["x"], tile["y"]) for tile in pages(tiling, full)]
            prediction = predict(tiling, Size.parse(view))
            self.assertEqual([(button.x, button.y) for button in prediction.buttons], printed)
            self.assertEqual((prediction.rule, prediction.scale, len(printed)), ("reference", 1, full))

    def test_pages_hold_as_many_tiles_as_in_the_app(self) -> None:
        self.assertEqual([page_size(Tiling(view)) for view in VIEWS], [18, 28, 32, 80])

    def assert_equal(self, program, paper, what: str) -> None:
        self.assertEqual((program.rule, len(program.buttons)), (paper.rule, len(paper.buttons)), what)
        self.assertAlmostEqual(program.height, paper.height, 3, what)
        for own, theirs in zip(program.buttons, paper.buttons):
            self.assertFalse(own.differs(theirs, 0.001), f"{what}: {own} instead of {theirs}")


class MatrixTests:
    """Pages against predictions; the classes below say in which browser, for which views, cells and sizes."""

    engine: type[Engine] = Chromium
    # What is looked at: a tiling, a language, and sizes of the viewport.
    plan: list[tuple[Tiling, str, list[Size]]]
    options: dict[str, bool] = {}

    def setUp(self) -> None:
        self.folder = self.enterContext(temporary_folder())
        self.server = self.enterContext(Server())

    def test_every_button_is_where_the_program_predicts_it(self) -> None:
        found: list[str] = []
        with self.engine(**self.options) as browser:
            if isinstance(browser, Chromium):
                browser.stop_painting()
            for tiling, language, looked_at in self.plan:
                for page in self.pages(tiling, language):
                    found += self.look(browser, page, with_view(looked_at, tiling))
        if found:
            self.fail("\n".join([f"{len(found)} faults, the first:"] + found[:REPORTED]))

    def pages(self, tiling: Tiling, language: str) -> list[Page]:
        return make_pages(self.folder, self.server, tiling, language)

    def look(self, browser: Engine, page: Page, looked_at: list[Size]) -> list[str]:
        """What is wrong with a page at any of these sizes."""
        found = []
        browser.open(page.url)
        names = browser.evaluate("[...document.querySelectorAll('.tile-name')].map(name => name.textContent.trim())")
        expected = [f"Track {number:04}" for number in range(page.first, page.first + page.tiles)]
        if names != expected:
            found.append(f"{page.name}: the tiles are {names}")
        for size in looked_at:
            browser.resize(int(size.width), int(size.height))
            reading = read(browser)
            if reading.viewport != size:
                found.append(f"{page.name}: the viewport is {reading.viewport} instead of {size}")
            found += [f"{page.name}, {size}: {fault}" for fault in faults(reading, page.tiling, page.tiles)]
        return found


def with_view(looked_at: list[Size], tiling: Tiling) -> list[Size]:
    """The sizes and that of the reference view."""
    view = Size.parse(tiling.view)
    return looked_at if view in looked_at else [*looked_at, view]


def whole(view: str) -> list[tuple[Tiling, str, list[Size]]]:
    """Every cell at every size, and every second size from right to left."""
    cells = [(Tiling(view, *cell), "en", sizes.ALL) for cell in CELLS]
    return cells + [(Tiling(view), "ar", sizes.ALL[::2])]


def some() -> list[tuple[Tiling, str, list[Size]]]:
    """A choice for the browsers that take longer."""
    return [
        (Tiling("568x320"), "en", sizes.FEW),
        (Tiling("568x320"), "ar", sizes.FEW[::3]),
        (Tiling("1024x768"), "en", sizes.FEW[::3]),
    ]


class FaultTests(unittest.TestCase):
    """A page that is broken on purpose is noticed: each fault by the check that is there for it."""

    SECONDS = 15

    @classmethod
    def setUpClass(cls) -> None:
        folder = cls.enterClassContext(temporary_folder())
        server = cls.enterClassContext(Server())
        cls.browser = cls.enterClassContext(Chromium())
        made = make_pages(folder, server, Tiling("568x320"), "en")
        # The last of three pages: 17 tiles, with dots.
        cls.page = made[2]

    def assert_found(self, size: str, style: str, fault: str) -> None:
        self.browser.open(self.page.url)
        self.browser.resize(*(int(side) for side in size.split("x")))
        self.assertEqual(faults(read(self.browser), self.page.tiling, self.page.tiles), [])
        # A style sheet made by script is not held back by the policy for those of the page.
        self.browser.evaluate(
            f"void (document.adoptedStyleSheets = [new CSSStyleSheet()], "
            f"document.adoptedStyleSheets[0].replaceSync({style!r}))"
        )
        found = faults(read(self.browser), self.page.tiling, self.page.tiles)
        self.assertTrue(any(fault in each for each in found), f"{style} at {size}: {found}")

    def test_in_the_grid(self) -> None:
        for style, fault in [
            (".tile:nth-child(3) .tile-button { translate: 0 1.5px }", "tile 2 is"),
            (".tile:last-child .tile-button { width: calc(80 * var(--point)) !important }", "tile 16 is"),
            (".grid { grid-auto-flow: row !important }", "tile 1 is"),
            (".grid { place-content: start !important }", "tile 0 is"),
            (".grid { --point: 1px !important }", "tile 0 is"),
            (".grid { direction: rtl }", "tile 0 is"),
            (".tile:nth-child(5) .tile-button { translate: 30px 0 }", "tile 7 overlaps tile 4"),
            (".tile:nth-child(3) .tile-artwork { transform: scale(.9) }", "artwork 2 is"),
            (".tile:nth-child(3) .tile-artwork { translate: 2px 0 }", "artwork 2 is"),
            (".tile:nth-child(3) { display: none }", "tile 2 is"),
            (".colophon { width: calc(100vw + 1px) !important; box-sizing: border-box }", "scrolls sideways"),
            (".tiles-frame { width: 90% !important }", "not the width of"),
            (".tiles-frame { padding-bottom: 9px }", "which is not"),
            (".tiles-frame { flex: none !important }", "which is not"),
            (".dots { position: relative; bottom: 40px }", "dots overlaps the tiles"),
        ]:
            with self.subTest(style):
                self.assert_found("1280x800", style, fault)

    def test_in_the_reference_view(self) -> None:
        self.assert_found("568x320", ".grid { --point: 1.0071px !important }", "reference")
        self.assert_found("568x320", ".tile:nth-child(4) .tile-button { translate: .6px 0 }", "tile 3 is")
        self.assert_found("568x320", ".tiles { --region: 96svh !important }", "which is not 320.00 high")
        self.assert_found("568x320", ".tiles-frame { order: 0 !important }", "below the top of a phone on its side")

    def test_in_the_list(self) -> None:
        for style, fault in [
            (".tile:nth-child(3) .tile-name { visibility: hidden }", "the name of row 2 is not visible"),
            (".tile-by { display: none !important }", "the byline of row 0 is not visible"),
            (".tile-by { clip-path: inset(50%) }", "the byline of row 0 is not visible"),
            (".tile-text { translate: 0 40px }", "the byline of row 0 is not visible"),
            (".tile-text { translate: -50px 0 }", "the name of row 0 lies over its artwork"),
            (".tile-button .tile-artwork { width: 50px !important }", "artwork 0 has 50x60"),
            (".tile-button { flex-direction: row-reverse }", "artwork 0 is"),
            (".grid { margin-inline-end: 0 !important }", "row 0 leaves"),
            (".grid { inline-size: 110vw }", "scrolls sideways"),
            (".tile:nth-child(2) { margin-top: -20px }", "row 1 begins above"),
        ]:
            with self.subTest(style):
                self.assert_found("375x667", style, fault)


class SmallPhoneTests(MatrixTests, unittest.TestCase):
    """Pages made for the smallest phone."""

    SECONDS = 60
    plan = whole("568x320")


class PhoneTests(MatrixTests, unittest.TestCase):
    """Pages made for a phone."""

    SECONDS = 60
    plan = whole("667x375")


class LongPhoneTests(MatrixTests, unittest.TestCase):
    """Pages made for a phone with a long screen."""

    SECONDS = 60
    plan = whole("812x375")


class TabletTests(MatrixTests, unittest.TestCase):
    """Pages made for a tablet."""

    SECONDS = 60
    plan = whole("1024x768")


class FirefoxTests(MatrixTests, unittest.TestCase):
    """Some pages at some sizes in Firefox."""

    SECONDS = 40
    engine = Firefox
    plan = some()


class WebKitTests(MatrixTests, unittest.TestCase):
    """Some pages at some sizes in WebKit."""

    SECONDS = 40
    engine = WebKit
    plan = some()


class ScrollBarTests(MatrixTests, unittest.TestCase):
    """Scroll bars that take room from the page, as on a desk: nothing may count on the whole viewport."""

    SECONDS = 20
    options = {"classic_scroll_bars": True}
    plan = some()

    def test_scroll_bars_take_room(self) -> None:
        page = self.pages(Tiling("568x320"), "en")[-1]
        with self.engine(**self.options) as browser:
            browser.open(page.url)
            browser.resize(375, 667)
            reading = read(browser)
            self.assertEqual(reading.viewport, Size(375, 667))
            self.assertLess(reading.client_width, 375)


class FirefoxScrollBarTests(ScrollBarTests):
    """The same in Firefox."""

    engine = Firefox


if __name__ == "__main__":
    unittest.main()
