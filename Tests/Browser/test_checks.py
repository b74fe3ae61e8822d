"""The checks themselves: each finds what is wrong on a page that is broken on purpose, and nothing on a sound one."""

import unittest

from accessibility import axe
from accessibility.contrast import contrast, faint_texts
from accessibility.fitting import misfits
from accessibility.focus import unseen_focuses, walk
from accessibility.targets import small_targets
from harness.chromium import Chromium
from harness.environment import temporary_folder
from harness.server import Server

SOUND = """<!doctype html><html lang="en"><title>Sound</title>
<style>a, button { display: inline-block; min-width: 24px; line-height: 24px; } :focus { outline: 3px solid #000 }</style>
<body style="background: linear-gradient(#fff, #ddd)"><main><h1>Sound</h1><p><a href="/">Somewhere</a> else</p>
<button>Do it</button></main>"""
# A fault, what stands for it in a page, and the check that finds it.
FAULTS = {
    "axe": '<main><h1>Title</h1><img src="a.png"></main>',
    "contrast": '<main style="background: linear-gradient(#fff, #888); height: 200px; padding-top: 150px">'
    '<p style="color: #777; margin: 0">Text on a gradient</p></main>',
    "targets": '<main><div style="display: flex; font-size: 10px; line-height: 10px"><a href="/a">a</a><a href="/b">b</a></div></main>',
    "focus": "<style>:focus { outline: none }</style><main><p><a href='/'>Somewhere</a></p></main>",
    "cut off": '<main><p style="overflow: hidden; width: 60px; white-space: nowrap">Text that is cut off</p></main>',
    "sideways": '<main><p style="width: 2000px">Wide text</p></main>',
    "overlapping": '<main><p style="margin: 0">One text</p><p style="margin: -12px 0 0">Another text</p></main>',
}


class CheckTests(unittest.TestCase):
    """Run on pages of a few lines."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = cls.enterClassContext(temporary_folder())
        server = cls.enterClassContext(Server(policy="default-src 'self' 'unsafe-inline'"))
        cls.address = server.add("/", cls.folder)
        cls.chromium = cls.enterClassContext(Chromium(viewport={"width": 600, "height": 600}))
        axe.install(cls.chromium.context)
        cls.page = cls.chromium.page

    def open(self, html: str) -> None:
        """Opens a page at an address of its own: what has been there before might come from the cache."""
        name = f"{len(list(self.folder.iterdir()))}.html"
        (self.folder / name).write_text(html)
        self.chromium.open(self.address + name)

    def found(self, html: str) -> dict[str, list[str]]:
        """What each check finds on a page."""
        self.open(html)
        fitting = misfits(self.page)
        return {
            "axe": [str(each) for each in axe.violations(self.page)],
            "contrast": [str(each) for each in faint_texts(self.page)],
            "targets": [str(each) for each in small_targets(self.page)],
            "focus": [str(each) for each in unseen_focuses(self.page)],
            "cut off": [each for each in fitting if each.startswith("cut off")],
            "sideways": [each for each in fitting if each.startswith("the page scrolls")],
            "overlapping": [each for each in fitting if each.startswith("overlapping")],
        }

    def test_find_nothing_on_a_sound_page(self) -> None:
        self.assertEqual({name: [] for name in FAULTS}, self.found(SOUND))

    def test_find_what_is_wrong(self) -> None:
        for fault, body in FAULTS.items():
            with self.subTest(fault):
                self.assertNotEqual([], self.found(f'<!doctype html><html lang="en"><title>Faulty</title>{body}')[fault])

    def test_walk_notices_a_trap(self) -> None:
        trap = "<button id=one>1</button><button id=two>2</button><script>two.onblur = () => one.focus()</script>"
        self.open(f"<!doctype html>{trap}<a href='/'>out of reach</a>")
        self.assertNotIn("out of reach", "".join(walk(self.page)))

    def test_contrast_is_that_of_the_standard(self) -> None:
        for one, other, ratio in [((0, 0, 0), (255, 255, 255), 21), ((119, 119, 119), (255, 255, 255), 4.48)]:
            self.assertAlmostEqual(contrast(one, other), ratio, places=2)
