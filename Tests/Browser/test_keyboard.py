"""Everything can be reached and used with the keyboard alone."""

from accessibility.focus import walk
from probes import settle
from visits import COMPACT, DESKTOP, LIST, TABLET, Size, VisitingTestCase

HOME, GRID, MIDDLE, ONE_PAGE = "home", "grid, first", "grid, middle", "grid of one page"


class KeyboardTestCase(VisitingTestCase):
    """What the tests of this file press and look at."""

    SECONDS = 20
    # A transition would only have the tests wait.
    context = {"reduced_motion": "reduce"}

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def follow(self, key: str, path: str) -> None:
        """Presses a key that leads to another page, and waits for it."""
        with self.page.expect_navigation(url=self.address + path, timeout=5000):
            self.press(key)
        settle(self.page)

    def tab_to(self, wanted: str) -> None:
        """Presses Tab until the focus is on what `wanted` selects."""
        for _ in range(60):
            self.press("Tab")
            if self.page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
                return
        self.fail(f"Tab does not come to {wanted}")

    def focused(self, what: str = "id") -> str:
        return self.page.evaluate(f"document.activeElement.{what}")

    def open(self, kind: str, size: Size) -> None:
        self.visit(self.pages.paths[kind], size)

    def path_of_tile(self, number: int) -> str:
        """Where the tile with this number on the page leads, relative to the site's address."""
        return self.page.locator(".tile-button").nth(number).evaluate("(tile) => tile.href")[len(self.address) :]


class WalkthroughTests(KeyboardTestCase):
    """From the home page to an item and back."""

    def test_the_skip_link_comes_first_and_leads_to_the_content(self) -> None:
        for kind in self.pages.paths:
            with self.subTest(kind):
                self.open(kind, LIST)
                self.press("Tab")
                self.assertEqual(self.focused("className"), "skip")
                box = self.page.locator(".skip").bounding_box()
                self.assertTrue(box["x"] >= 0 and box["y"] >= 0 and min(box["width"], box["height"]) >= 24, box)
                self.press("Enter")
                self.assertEqual(self.focused(), "main")
                self.press("Tab")
                self.assertTrue(self.page.evaluate(
                    "document.getElementById('main').compareDocumentPosition(document.activeElement) "
                    "& (Node.DOCUMENT_POSITION_CONTAINED_BY | Node.DOCUMENT_POSITION_FOLLOWING)"))

    def test_tab_goes_through_each_page_once_in_the_order_of_the_text(self) -> None:
        for where in self.each_kind([LIST, COMPACT, DESKTOP]):
            with self.subTest(where):
                places = []
                for _ in walk(self.page):
                    places.append(self.page.evaluate(
                        "[...document.querySelectorAll('*')].indexOf(document.activeElement)"))
                stops = list(dict.fromkeys(places))
                self.assertEqual(stops, sorted(stops))
                tabbable = self.page.evaluate(
                    "[...document.querySelectorAll('a[href], button')].filter((each) => each.tabIndex >= 0 "
                    "&& each.checkVisibility({visibilityProperty: true}) && !each.closest('[inert]')).length")
                frames = self.page.evaluate(
                    "[...document.querySelectorAll('iframe')].filter((each) => each.checkVisibility() "
                    "&& !each.closest('[inert]')).length")
                self.assertIn(len(stops) - tabbable, range(0, frames + 1))

    def test_from_home_to_an_item_and_back_to_its_tile(self) -> None:
        for size in [LIST, COMPACT]:
            for ways_back in ["Escape", "Enter on the close link"]:
                with self.subTest(f"{size}, {ways_back}"):
                    self.open(HOME, size)
                    self.tab_to(".card a[href$='/wall/']")
                    self.follow("Enter", "wall/")
                    self.tab_to(".tile:nth-child(4) .tile-button")
                    tile, path = self.focused(), self.path_of_tile(3)
                    self.follow("Enter", path)
                    self.assertEqual(self.page.locator("h1").count(), 1)
                    if ways_back == "Escape":
                        self.follow("Escape", f"wall/#{tile}")
                    else:
                        self.tab_to(".popup .close")
                        self.follow("Enter", f"wall/#{tile}")
                    self.assertEqual(self.focused(), tile)
                    self.assertTrue(self.is_in_view(tile))

    def is_in_view(self, id: str) -> bool:
        return self.page.evaluate(
            "(id) => { const box = document.getElementById(id).getBoundingClientRect();"
            "return box.top >= -1 && box.bottom <= innerHeight + 1; }", id)

    def test_an_item_opened_by_its_address_goes_back_to_its_page_of_the_search(self) -> None:
        for way in ["Escape", "close"]:
            with self.subTest(way):
                self.open("app", LIST)
                target = self.page.locator(".popup .close").evaluate("(link) => link.href")[len(self.address) :]
                if way == "close":
                    self.tab_to(".popup .close")
                self.follow("Escape" if way == "Escape" else "Enter", target)
                self.assertEqual(self.focused(), target.partition("#")[2])

    def test_without_scripts_the_close_link_leads_back_to_the_tile(self) -> None:
        context = self.chromium.page.context.browser.new_context(java_script_enabled=False)
        page = context.new_page()
        try:
            page.goto(self.address + self.pages.paths["app"])
            page.set_viewport_size({"width": LIST[0], "height": LIST[1]})
            page.locator(".popup .close").focus()
            tile = page.locator(".popup .close").get_attribute("href").partition("#")[2]
            with page.expect_navigation():
                page.keyboard.press("Enter")
            self.assertEqual(page.locator(":target").get_attribute("id"), tile)
            page.keyboard.press("Tab")
            ids = page.locator(".tile-button").evaluate_all("(tiles) => tiles.map((tile) => tile.id)")
            self.assertIn(page.evaluate("document.activeElement.id"), ids[ids.index(tile) :][:2])
        finally:
            context.close()


class PagingTests(KeyboardTestCase):
    """The arrow keys turn the pages of a search."""

    forward, backward = "ArrowRight", "ArrowLeft"

    def test_arrow_keys_turn_pages(self) -> None:
        for size in [LIST, COMPACT, DESKTOP]:
            with self.subTest(size):
                self.open(GRID, size)
                self.follow(self.forward, "wall/page/2/")
                self.follow(self.forward, "wall/page/3/")
                self.follow(self.backward, "wall/page/2/")
                self.follow(self.backward, "wall/")

    def test_arrow_keys_end_at_the_first_and_last_page(self) -> None:
        for kind, key in [(GRID, self.backward), ("grid, last", self.forward), (ONE_PAGE, self.forward)]:
            with self.subTest(kind):
                self.open(kind, DESKTOP)
                self.press(key)
                self.page.wait_for_timeout(200)
                self.assertEqual(self.page.url, self.address + self.pages.paths[kind])

    def test_keys_that_mean_something_else_turn_no_page(self) -> None:
        self.open(MIDDLE, DESKTOP)
        for key in ["Alt", "Control", "Meta", "Shift"]:
            # Chromium itself takes Alt and an arrow for its history; there is no page to go to.
            if key != "Alt":
                self.press(f"{key}+{self.forward}")
        self.press("ArrowDown", "ArrowUp")
        self.page.wait_for_timeout(200)
        self.assertEqual(self.page.url, self.address + self.pages.paths[MIDDLE])

    def test_dots_are_links_with_names(self) -> None:
        self.open(MIDDLE, DESKTOP)
        self.tab_to(".dots li a[aria-current=page]")
        self.tab_to(".dots li a")
        self.assertRegex(self.page.evaluate("document.activeElement.textContent"), r"\b7\b")
        self.follow("Enter", "wall/page/7/")


class ArabicPagingTests(PagingTests):
    """Pages lie to the left where text runs to the left."""

    language = "ar"
    forward, backward = "ArrowLeft", "ArrowRight"


class SplitViewTests(KeyboardTestCase):
    """Results beside the item."""

    def test_arrow_keys_go_to_the_next_item_and_back(self) -> None:
        self.open(ONE_PAGE, DESKTOP)
        first, second, third = (self.path_of_tile(number) for number in range(3))
        self.visit(second, DESKTOP)
        for key, path in [("ArrowRight", third), ("ArrowLeft", second), ("ArrowLeft", first)]:
            with self.subTest(f"{key} to {path}"):
                self.follow(key, path)

    def test_arrow_keys_in_the_list_move_and_keep_the_focus_there(self) -> None:
        self.open(ONE_PAGE, DESKTOP)
        first, second, third = (self.path_of_tile(number) for number in range(3))
        self.visit(first, DESKTOP)
        self.tab_to("iframe")
        frame = self.page.frame_locator("iframe")
        frame.locator(".tile-button:target").focus()
        for key, path in [("ArrowDown", second), ("ArrowDown", third), ("ArrowUp", second)]:
            with self.subTest(f"{key} to {path}"):
                self.follow(key, path)
                self.page.wait_for_function("document.activeElement.tagName === 'IFRAME'", timeout=3000)

    def test_the_chosen_item_is_marked(self) -> None:
        self.open("app", DESKTOP)
        target = self.page.locator(".popup .close").evaluate("(link) => link.hash.slice(1)")
        frame = self.page.frame_locator("iframe")
        self.assertEqual(frame.locator(".tile-button:target").get_attribute("id"), target)

    def test_there_is_no_close_link_and_escape_stays(self) -> None:
        self.open("app", DESKTOP)
        self.assertFalse(self.page.locator(".popup .close").is_visible())
        self.press("Escape")
        self.page.wait_for_timeout(200)
        self.assertEqual(self.page.url, self.address + self.pages.paths["app"])


class PopoverTests(KeyboardTestCase):
    """The menu, and the results on a tablet held upright."""

    def test_the_menu_opens_and_closes(self) -> None:
        for size in [LIST, COMPACT, TABLET, DESKTOP]:
            for kind in ["home", GRID, "app", "not found"]:
                with self.subTest(f"{size}, {kind}"):
                    self.open(kind, size)
                    self.tab_to(".menu-button")
                    self.assertFalse(self.page.locator("#menu").is_visible())
                    self.press("Enter")
                    self.assertTrue(self.page.locator("#menu").is_visible())
                    self.press("Tab")
                    self.assertTrue(self.focused("href").startswith("mailto:help@example.org?subject="))
                    self.press("Tab", "Tab")
                    self.assertEqual(self.focused("href"), "https://example.org/about")
                    self.press("Escape")
                    self.assertFalse(self.page.locator("#menu").is_visible())
                    self.assertTrue(self.page.evaluate("document.activeElement.matches('.menu-button')"))
                    self.assertEqual(self.page.url, self.address + self.pages.paths[kind])

    def test_the_results_open_close_and_lead_to_another_item(self) -> None:
        self.open("app", TABLET)
        address = self.page.url
        self.tab_to(".results-button")
        self.assertFalse(self.page.locator("#results").is_visible())
        self.press("Enter")
        self.assertTrue(self.page.locator("#results").is_visible())
        self.press("Escape")
        self.assertFalse(self.page.locator("#results").is_visible())
        self.assertEqual(self.page.url, address)
        self.press("Enter")
        frame = self.page.frame_locator("iframe")
        other = frame.locator(".tile-button:not(:target)").first
        path = other.evaluate("(tile) => tile.href")[len(self.address) :]
        other.focus()
        self.follow("Enter", path)
        self.assertFalse(self.page.locator("#results").is_visible())
