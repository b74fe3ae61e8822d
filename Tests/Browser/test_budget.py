"""What a page of the search with two hundred items costs its visitor."""

import unittest
from collections.abc import Callable

from budget import Visit, visit
from example import WALL, make_example
from harness.chromium import Chromium
from harness.environment import temporary_folder
from harness.server import Server
from visits import COMPACT, DESKTOP, LIST, TABLET, Size

KILOBYTE = 1024
# The page, its style sheet and its script, compressed.
MOST_BYTES, MOST_BYTES_OF_SCRIPT = 14 * KILOBYTE, 2 * KILOBYTE
# Icons and the manifest, which browsers ask for when they like, and the next page, fetched ahead.
MOST_OTHERS = 4
# The machine is shared; the quickest of so many visits counts.
TRIES = 5


class BudgetTests(unittest.TestCase):
    """Nothing moves, blocks, complains or comes from elsewhere, and little is loaded."""

    SECONDS = 60
    KINDS = {"grid": f"{WALL}/", "grid, middle": f"{WALL}/page/6/", "home": ""}

    @classmethod
    def setUpClass(cls) -> None:
        folder = cls.enterClassContext(temporary_folder())
        server = cls.enterClassContext(Server(compressed=True))
        site = make_example(folder / "site", pictures_of=[f"{WALL}/"])
        cls.address = server.add("/", site.output)
        cls.chromium = cls.enterClassContext(Chromium())
        item = next(iter(sorted((site.output / "item").glob("15-step-*")))).name
        cls.kinds = cls.KINDS | {"detail": f"item/{item}/"}
        cls.visits = {
            (kind, size): visit(cls.chromium.context, cls.address + path, size)
            for kind, path in cls.kinds.items()
            for size in [LIST, COMPACT, DESKTOP]
        }

    def each(self, check: Callable[[str, Size, Visit], None]) -> None:
        """Looks at every visit, also when one has failed."""
        for (kind, size), found in self.visits.items():
            with self.subTest(f"{kind}, {size[0]}×{size[1]}"):
                check(kind, size, found)

    def test_the_page_is_small(self) -> None:
        def check(kind: str, size: Size, found: Visit) -> None:
            # The results beside an item are a page of their own.
            if not self.has_results_beside(kind, size):
                self.assertLessEqual(found.essential, MOST_BYTES, found.bytes)
            self.assertLessEqual(found.bytes.get("Script", 0), MOST_BYTES_OF_SCRIPT)

        self.each(check)

    def test_little_is_asked_for(self) -> None:
        def check(kind: str, size: Size, found: Visit) -> None:
            documents = 2 if self.has_results_beside(kind, size) else 1
            self.assertEqual(found.requests.get("Document"), documents)
            self.assertEqual(found.requests.get("Stylesheet"), documents)
            self.assertLessEqual(found.requests.get("Script", 0), documents)
            self.assertLessEqual(found.requests.get("Image", 0), 18 * documents + (48 if kind == "home" else 0))
            known = {"Document", "Stylesheet", "Script", "Image"}
            others = {name: count for name, count in found.requests.items() if name not in known}
            self.assertLessEqual(sum(others.values()), MOST_OTHERS, others)
            self.assertNotIn("Font", others)

        self.each(check)

    def test_one_style_sheet_holds_up_the_page(self) -> None:
        def check(_kind: str, _size: Size, found: Visit) -> None:
            self.assertEqual(len(found.blocking), 1, found.blocking)
            self.assertRegex(found.blocking[0], r"/assets/site\.[0-9a-f]+\.css$")

        self.each(check)

    def test_nothing_comes_from_elsewhere(self) -> None:
        def check(_kind: str, _size: Size, found: Visit) -> None:
            self.assertEqual([], found.elsewhere)

        self.each(check)

    def test_nothing_moves(self) -> None:
        def check(_kind: str, _size: Size, found: Visit) -> None:
            self.assertEqual([], found.shifts)

        self.each(check)

    def test_the_browser_has_nothing_to_say(self) -> None:
        def check(_kind: str, _size: Size, found: Visit) -> None:
            self.assertEqual([], found.messages)

        self.each(check)

    def test_no_task_is_long(self) -> None:
        def check(kind: str, size: Size, found: Visit) -> None:
            tasks = [found.longest_task]
            while tasks[-1] > 0 and len(tasks) < TRIES:
                tasks.append(visit(self.chromium.context, self.address + self.kinds[kind], size).longest_task)
            self.assertEqual(min(tasks), 0, tasks)

        self.each(check)

    @staticmethod
    def has_results_beside(kind: str, size: Size) -> bool:
        return kind == "detail" and size == DESKTOP


class SlowLineTests(unittest.TestCase):
    """A page that comes in parts, with its style sheet in the cache already, is shown early; still nothing moves."""

    SECONDS = 40
    PAGES = {"home": "", "grid": f"{WALL}/", "grid of one page": "staff-picks/", "nothing found": "lost-and-found/"}
    PAUSE = 0.03

    def test_nothing_moves_while_the_page_comes(self) -> None:
        folder = self.enterContext(temporary_folder())
        server = self.enterContext(Server())
        site = make_example(folder / "site")
        address = server.add("/", site.output)
        item = min((site.output / "item").glob("15-step-*")).name
        with Chromium() as chromium:
            visit(chromium.context, address + "404.html", LIST, with_cache=True)
            server.page_pause = self.PAUSE
            for kind, path in (self.PAGES | {"detail": f"item/{item}/", "not found": "404.html"}).items():
                for size in [LIST, COMPACT, TABLET, DESKTOP]:
                    with self.subTest(f"{kind}, {size[0]}×{size[1]}"):
                        # Each size asks for an address of its own: the page itself must not come from the cache.
                        found = visit(chromium.context, f"{address}{path}?{size[0]}", size, with_cache=True)
                        self.assertEqual([], found.shifts)


class MeasureTests(unittest.TestCase):
    """A page that does everything wrong is seen to."""

    PAGE = """<!doctype html><title>Wrong</title><link rel="stylesheet" href="a.css"><link rel="stylesheet" href="b.css">
    <p id="low">Moves</p><img src="https://example.org/picture.png"><script>void 0</script><script src="slow.js"></script>"""
    SLOW = """const end = performance.now() + 80; while (performance.now() < end);
    setTimeout(() => { const box = document.createElement("div"); box.style.height = "90px"; document.body.prepend(box); }, 50);
    console.log("something to say");"""

    def test_a_wrong_page_is_seen_to(self) -> None:
        folder = self.enterContext(temporary_folder())
        server = self.enterContext(Server(compressed=True))
        for name, text in {"index.html": self.PAGE, "a.css": "p{}", "b.css": "p{}", "slow.js": self.SLOW}.items():
            (folder / name).write_text(text)
        with Chromium() as chromium:
            found: Visit = visit(chromium.context, server.add("/", folder), LIST)
        self.assertEqual(len([path for path in found.blocking if path.endswith(".css")]), 2)
        self.assertEqual(found.elsewhere, ["https://example.org/picture.png"])
        self.assertTrue(found.shifts)
        self.assertGreater(found.longest_task, 50)
        self.assertIn("something to say", found.messages)
        self.assertTrue(any(message.startswith("policy: script-src") for message in found.messages), found.messages)
        self.assertGreater(found.bytes["Script"], 100)
