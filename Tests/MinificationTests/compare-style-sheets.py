"""Says whether style sheets say the same to a browser: `compare-style-sheets.py BEFORE AFTER [BEFORE AFTER]…`.

Chromium reads both, and the rules of the second must begin with those of the first, each with the same text as the
browser writes it. Needs Playwright for Python; CHROMIUM names the browser. Ends with 1 when a pair differs.
"""

import os
import re
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

RULES = """text => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return [...sheet.cssRules].map(rule => rule.cssText);
}"""


def rules(page: Page, path: str) -> list[str]:
    """The rules of a style sheet as the browser writes them."""
    return [plain(rule) for rule in page.evaluate(RULES, Path(path).read_text(encoding="utf-8"))]


def plain(rule: str) -> str:
    """The rule; where it has variables, the browser keeps its values as written, so that spaces and zeros go here."""
    if "var(" not in rule:
        return rule
    return re.sub(r"(?<![\w.])0(?=\.\d)", "", re.sub(r"\s*([,/*])\s*", r"\1", rule))


def difference(page: Page, before: str, after: str) -> str | None:
    """The first difference in words; none when there is none."""
    old, new = rules(page, before), rules(page, after)
    if not old:
        return "no rules"
    for number, (one, other) in enumerate(zip(old, new)):
        if one != other:
            return f"rule {number}:\n  {one}\n  {other}"
    return None if len(new) >= len(old) else f"{len(old)} rules became {len(new)}"


def main(paths: list[str]) -> int:
    """Compares all pairs."""
    status = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"]
        )
        page = browser.new_page()
        for before, after in zip(paths[::2], paths[1::2]):
            found = difference(page, before, after)
            if found:
                print(f"{before}: {found}")
                status = 1
        browser.close()
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
