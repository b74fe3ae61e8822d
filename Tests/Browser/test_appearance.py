"""On paper, in forced colors, and with and without motion."""

import io
import re
import subprocess

from PIL import Image

from accessibility.contrast import contrast
from harness.environment import program, temporary_folder
from probes import settle
from visits import COMPACT, DESKTOP, LIST, TABLET, VisitingTestCase

GRID, ONE_PAGE = "grid, first", "grid of one page"
# What must be seen in forced colors, by kind of page.
CONTROLS = {
    "home": [".menu-button", ".card"],
    "grid, middle": [".dots li a[aria-current]", ".dots li a:not([aria-current])", ".step[rel=prev]", ".step[rel=next]", ".tile-button"],
    "song": [".popup .close", ".buy a", ".badge a", ".popup"],
    "not found": [".buy a"],
}
# WCAG 1.4.11: what tells a control from its surroundings.
LEAST = 3.0


class PrintTests(VisitingTestCase):
    """Paper has what a screen's links lead to."""

    SECONDS = 15

    def paper(self, kind: str) -> tuple[str, int]:
        """The text of the page as it is printed, and on how many sheets."""
        self.visit(self.pages.paths[kind], DESKTOP)
        folder = self.enterContext(temporary_folder())
        (folder / "page.pdf").write_bytes(self.page.pdf(format="A4"))
        text = subprocess.run(
            [program("pdftotext"), "-raw", folder / "page.pdf", "-"], capture_output=True, text=True, check=True
        ).stdout
        return text, text.count("\f")

    def test_a_grid_is_a_list_with_prices_and_addresses(self) -> None:
        tiles = self.tiles(GRID)
        text, sheets = self.paper(GRID)
        plain, unspaced = " ".join(text.split()), re.sub(r"\s", "", text)
        self.assertLessEqual(sheets, 3)
        for name, path in tiles:
            with self.subTest(name):
                self.assertIn(re.sub(r"\s", "", name), unspaced)
                # A long address is broken into lines, with other columns between them.
                self.assertIn(path.rsplit("-", 1)[1].rstrip("/"), unspaced)
        self.assertGreaterEqual(len(re.findall(r"\$\d+\.\d\d", plain)), len(tiles) // 2)

    def tiles(self, kind: str) -> list[list[str]]:
        self.visit(self.pages.paths[kind], DESKTOP)
        return self.page.locator(".tile-button").evaluate_all(
            "(tiles) => tiles.map((tile) => [tile.querySelector('.tile-name').textContent, tile.pathname])")

    def test_an_item_has_its_price_and_its_address_in_the_store(self) -> None:
        text, sheets = self.paper("song")
        self.assertRegex(text, r"\$\d+\.\d\d")
        self.assertIn("itunes.apple.com", text)
        self.assertEqual(sheets, 1)

    def test_what_cannot_be_used_on_paper_is_not_there(self) -> None:
        for where in self.each_kind([LIST, DESKTOP]):
            self.page.emulate_media(media="print")
            try:
                with self.subTest(where):
                    shown = self.page.evaluate(
                        "['.skip', '.dots', '.close', '.menu', '.outside', '.results', '.results-button'].filter((each) => "
                        "[...document.querySelectorAll(each)].some((element) => element.checkVisibility()))")
                    self.assertEqual([], shown)
            finally:
                self.page.emulate_media(media="screen")


class ForcedColorsTests(VisitingTestCase):
    """Windows' contrast themes take away backgrounds and shadows; controls must still be seen."""

    SECONDS = 15
    context = {"forced_colors": "active", "reduced_motion": "reduce"}

    def test_controls_are_seen(self) -> None:
        for where in self.each_kind([LIST, DESKTOP], list(CONTROLS)):
            for scheme in self.each_scheme():
                for control in CONTROLS[where.split(", ", 1)[1].rsplit(", ", 1)[0]]:
                    element = self.page.locator(control).first
                    if element.is_visible():
                        with self.subTest(f"{where}, {scheme}, {control}"):
                            self.assertGreaterEqual(self.strongest_contrast(element.screenshot(scale="css")), LEAST)

    @staticmethod
    def strongest_contrast(screenshot: bytes) -> float:
        """Between the color that most of the picture has and any other one."""
        image = Image.open(io.BytesIO(screenshot)).convert("RGB")
        colors = sorted(image.getcolors(image.width * image.height) or [], reverse=True)
        return max((contrast(colors[0][1], color) for _, color in colors[1:]), default=1.0)

    def test_the_current_dot_differs_from_the_others(self) -> None:
        self.visit(self.pages.paths["grid, middle"], DESKTOP)
        wide = self.page.evaluate(
            "[...document.querySelectorAll('.dots li a')].map((dot) => [dot.hasAttribute('aria-current'), "
            "getComputedStyle(dot, '::before').width, getComputedStyle(dot, '::before').backgroundColor])")
        current = [dot[1:] for dot in wide if dot[0]]
        self.assertEqual(len(current), 1)
        self.assertNotIn(current[0], [dot[1:] for dot in wide if not dot[0]])


# Notes of each page that comes into view whether it does so in a view transition.
WATCH = """addEventListener("pagereveal", (event) => { window.testTransition = Boolean(event.viewTransition); });
addEventListener("pageswap", (event) => { sessionStorage.setItem("testSwap", Boolean(event.viewTransition)); });"""
RUNNING = """() => document.getAnimations().filter((each) => each.playState === "running").length"""


class MotionTestCase(VisitingTestCase):
    """Follows links from page to page."""

    SECONDS = 15
    ways = [("a tile", ".tile-button"), ("a page", ".step[rel=next]")]

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.page.add_init_script(WATCH)

    def transition(self, link: str, size: tuple[int, int]) -> bool:
        """Whether following a link of the first grid page is a view transition."""
        self.visit(self.pages.paths[GRID], size)
        with self.page.expect_navigation():
            self.page.locator(link).first.evaluate("(link) => link.click()")
        self.page.wait_for_function("'testTransition' in window")
        return self.page.evaluate("testTransition")


class ReducedMotionTests(MotionTestCase):
    """Nothing moves for those who asked for that."""

    context = {"reduced_motion": "reduce"}

    def test_no_page_comes_in_a_transition(self) -> None:
        for size in [LIST, COMPACT, TABLET, DESKTOP]:
            for name, link in self.ways:
                with self.subTest(f"{name}, {size}"):
                    self.assertFalse(self.transition(link, size))

    def test_nothing_is_animated(self) -> None:
        for where in self.each_kind([LIST, COMPACT, DESKTOP]):
            with self.subTest(where):
                self.assertEqual(self.page.evaluate(RUNNING), 0)
                self.page.set_viewport_size({"width": 500, "height": 900})
                settle(self.page)
                self.assertEqual(self.page.evaluate(RUNNING), 0)
                self.page.mouse.move(100, 300)
                moving = self.page.evaluate(
                    "[...document.querySelectorAll('*')].filter((each) => { const style = getComputedStyle(each); "
                    "return style.transitionProperty !== 'none' && parseFloat(style.transitionDuration) > 0 "
                    "|| style.animationName !== 'none'; }).map((each) => each.className || each.tagName)")
                self.assertEqual([], moving)


class MotionTests(MotionTestCase):
    """Pages come in view transitions, and only for as long as they should."""

    context = {"reduced_motion": "no-preference"}

    def test_tiles_and_pages_come_in_a_transition(self) -> None:
        for size in [LIST, COMPACT, DESKTOP]:
            for name, link in self.ways:
                with self.subTest(f"{name}, {size}"):
                    self.assertTrue(self.transition(link, size))

    def test_a_transition_takes_less_than_half_a_second(self) -> None:
        for name, link in self.ways:
            with self.subTest(name):
                self.transition(link, LIST)
                durations = self.page.evaluate(
                    "document.getAnimations().map((each) => each.effect.getComputedTiming().endTime)")
                self.assertLessEqual(max(durations, default=0), 500)
