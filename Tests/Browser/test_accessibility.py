"""WCAG 2.2 AA on every kind of page, in each interface, light and dark, left to right and right to left."""

from accessibility import axe
from accessibility.contrast import faint_texts
from accessibility.fitting import misfits
from accessibility.focus import unseen_focuses
from accessibility.targets import small_targets
from probes import probe, settle, styled
from visits import DESKTOP, LIST, SIZES, VisitingTestCase

NARROW, WIDE = (320, 640), (1280, 1024)


class AxeTests(VisitingTestCase):
    """axe finds nothing, and no target is too small."""

    SECONDS = 40
    # Colors in the middle of a transition are nobody's.
    context = {"reduced_motion": "reduce"}

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        axe.install(cls.chromium.context)

    def test_breaks_no_rule(self) -> None:
        for where in self.each_kind(SIZES):
            with self.subTest(f"{where}, targets"):
                self.assertEqual([], [str(each) for each in small_targets(self.page)])
            for scheme in self.each_scheme():
                with self.subTest(f"{where}, {scheme}"):
                    self.assertEqual([], [str(each) for each in axe.violations(self.page, scheme == "dark")])


class ArabicAxeTests(AxeTests):
    language = "ar"


class HebrewAxeTests(AxeTests):
    language = "he"


class ContrastTests(VisitingTestCase):
    """Text can be read on what is painted behind it, which axe does not decide on gradients."""

    SECONDS = 20
    context = {"reduced_motion": "reduce"}

    def test_text_stands_out(self) -> None:
        for where in self.each_kind([LIST, DESKTOP]):
            for scheme in self.each_scheme():
                with self.subTest(f"{where}, {scheme}"):
                    self.assertEqual([], [str(each) for each in faint_texts(self.page)])


class StructureTests(VisitingTestCase):
    """What a page says of itself to those who do not see it."""

    SECONDS = 10

    def test_has_one_heading_its_landmarks_and_names(self) -> None:
        titles = {}
        for where in self.each_kind(SIZES):
            with self.subTest(where):
                page = probe(self.page, "structure")
                self.assertEqual((page["language"], page["direction"]), ("en", "ltr"))
                self.assertEqual(page["headings"].count(1), 1, "level-one headings")
                self.assertTrue(self.is_without_gaps(page["headings"]), page["headings"])
                self.assertEqual((page["mains"], page["footers"]), (1, 1))
                self.assertLessEqual(page["banners"], 1)
                self.assertEqual((page["unnamedNavigations"], page["unnamedFrames"]), (0, 0))
                self.assertEqual((page["repeatedIds"], page["deadFragments"]), ([], []))
                self.assertEqual(page["first"], "skip")
                self.assertEqual(page["storeNamesOutsideOfBdi"], [])
                titles.setdefault(page["title"], set()).add(where.rsplit(", ", 1)[0])
        self.assertEqual([kinds for kinds in titles.values() if len(kinds) > 1], [], "pages of the same title")

    @staticmethod
    def is_without_gaps(levels: list[int]) -> bool:
        return all(level <= before + 1 for before, level in zip([0] + levels, levels))


class FocusTests(VisitingTestCase):
    """The focus can be seen wherever it goes."""

    SECONDS = 30
    context = {"reduced_motion": "reduce"}
    kinds = ["home", "grid, middle", "song", "not found"]

    def test_focus_is_seen(self) -> None:
        for where in self.each_kind([LIST, DESKTOP], self.kinds):
            for scheme in self.each_scheme():
                with self.subTest(f"{where}, {scheme}"):
                    self.assertEqual([], [str(each) for each in unseen_focuses(self.page)])


class TextSizeTests(VisitingTestCase):
    """At twice the size of text nothing is cut off, and nothing scrolls sideways."""

    SECONDS = 20

    def test_everything_fits(self) -> None:
        for size in ["16px", "32px"]:
            for where in self.each_kind([NARROW, WIDE]):
                with self.subTest(f"{where}, {size}"), styled(self.page, f"html {{ font-size: {size} !important; }}"):
                    settle(self.page)
                    self.assertEqual([], misfits(self.page))


class ArabicTextSizeTests(TextSizeTests):
    language = "ar"
