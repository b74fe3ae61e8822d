"""What a reader does, in any browser and with scripts on or off."""

import json
import time
from typing import Any

from .engine import Engine, EngineFault

# Long enough for a busy machine; nothing waits longer than it has to.
PATIENCE = 10.0


def wait_for(browser: Engine, expression: str, what: str) -> Any:
    """Evaluates again and again until the value is true, and returns it. While a page loads there may be none."""
    deadline = time.monotonic() + PATIENCE
    value = None
    while time.monotonic() < deadline:
        try:
            value = browser.evaluate(expression)
        except Exception as fault:  # Each engine has its own for a page that went away.
            value, last = None, fault
        else:
            last = None
        if value:
            return value
        time.sleep(0.02)
    raise EngineFault(f"waited in vain on {browser.evaluate('location.href')} until {what}: {last or value}")


def follow(browser: Engine, selector: str) -> str:
    """Clicks the link and waits for the page that it leads to; returns the address.

    The link must be shown, and nothing may lie over its middle for longer than a transition between pages takes: a
    reader could not click it either.
    """
    link = f"document.querySelector({json.dumps(selector)})"
    target = browser.evaluate(f"{link} && {link}.href")
    if not target:
        raise EngineFault(f"there is no link {selector} on {browser.evaluate('location.href')}")
    browser.evaluate(f"void {link}.scrollIntoView({{ block: 'center', behavior: 'instant' }})")
    wait_for(browser, f"({REACHABLE})({link})", f"{selector} can be clicked")
    browser.evaluate(f"void {link}.click()")
    arrived = f"location.href === {json.dumps(target)} && document.readyState === 'complete'"
    wait_for(browser, arrived, f"{target} is open")
    return target


# Whether a click in the middle of an element reaches it.
REACHABLE = """
element => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return width > 0 && height > 0 && hit !== null && (element.contains(hit) || hit.contains(element) && hit.closest('a') === element);
}
"""

# The texts of the elements with a selector that a reader can see, and null for each that is not to be seen.
SEEN = """
selector => [...document.querySelectorAll(selector)].map(element => {
  const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const { width, height } = element.getBoundingClientRect();
  return isShown && width > 1 && height > 1 && element.innerText.trim() ? element.innerText.trim() : null;
})
"""


def seen(browser: Engine, selector: str) -> list[str | None]:
    """The texts of all elements with a selector, None for each that cannot be seen."""
    return browser.evaluate(f"({SEEN})({json.dumps(selector)})")


def settle(browser: Engine, javascript: bool = True) -> None:
    """Waits until the browser has drawn what was changed, so that it has also put scroll positions right."""
    if javascript:
        frames = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))"
        browser.evaluate(frames)
    # Where scripts are off there is no call for a frame that was drawn.
    time.sleep(0.1)
