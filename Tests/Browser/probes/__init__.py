"""Functions of JavaScript that look at a page, one a file, and what it takes to run them.

They run through the DevTools protocol, which a Content-Security-Policy does not stop.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Frame, Page

# Adopted style sheets are no inline styles, so the policy lets them be.
_ADOPT = """([name, css]) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  (window.testSheets ??= {})[name] = sheet;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
_DROP = """(name) => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== window.testSheets[name]);
}"""
# Two frames: one to lay out, one to paint. A frame in the page is waited for as long as it is shown.
_SETTLE = """async () => {
  const isLoading = (frame) => frame.checkVisibility() && frame.src
    && (frame.contentDocument?.readyState !== "complete" || frame.contentDocument.URL === "about:blank");
  const wait = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await wait();
  for (let tries = 0; tries < 100 && [...document.querySelectorAll("iframe")].some(isLoading); tries += 1) await wait();
}"""


def probe(page: Page | Frame, name: str) -> Any:
    """What the function in `name`.js says about the page as it is now."""
    return page.evaluate(_source(name))


def settle(page: Page) -> None:
    """Waits until the page is laid out and painted, with the frames in it that are shown."""
    page.evaluate(_SETTLE)


@contextmanager
def styled(page: Page, css: str) -> Iterator[None]:
    """The page with a style sheet of the test's over its own, inside of a `with` statement."""
    name = str(hash(css))
    page.evaluate(_ADOPT, [name, css])
    try:
        yield
    finally:
        page.evaluate(_DROP, name)


@cache
def _source(name: str) -> str:
    return (Path(__file__).parent / f"{name}.js").read_text(encoding="utf-8")
