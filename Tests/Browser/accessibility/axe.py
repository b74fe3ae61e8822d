"""Runs axe-core, which axe-playwright-python carries."""

from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

# WCAG 2.2 up to level AA, and what axe advises besides.
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# The rules that look at colors. Nothing else that axe looks at differs between light and dark.
COLOR_RULES = ["color-contrast", "link-in-text-block"]
_RUN = """async (only) => {
  const { violations } = await axe.run(document, { runOnly: only, resultTypes: ["violations"] });
  return violations.flatMap((rule) => rule.nodes.map((node) => [rule.id, node.target.flat().join(" "),
    node.failureSummary.split("\\n").slice(1).join(" ").trim()]));
}"""


@dataclass(frozen=True)
class Violation:
    """A rule that an element breaks, and how."""

    rule: str
    element: str
    reason: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.element}: {self.reason}"


def install(context: BrowserContext) -> None:
    """Puts axe into every page and frame that is opened from now on."""
    context.add_init_script(script=_source())


def violations(page: Page, only_colors: bool = False) -> list[Violation]:
    """What breaks a rule on the page as it is now, the frames in it included."""
    only = {"type": "rule", "values": COLOR_RULES} if only_colors else {"type": "tag", "values": TAGS}
    return [Violation(*found) for found in page.evaluate(_RUN, only)]


@cache
def _source() -> str:
    package = find_spec("axe_playwright_python")
    if package is None or package.origin is None:
        raise ModuleNotFoundError("axe_playwright_python")
    return (Path(package.origin).parent / "axe.min.js").read_text(encoding="utf-8")
