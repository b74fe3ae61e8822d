"""Chromium through Playwright and the DevTools protocol."""

import json
import os
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, Playwright, sync_playwright

from .engine import AS_TEXT, Engine
from .environment import program

# No name resolves, so nothing but the loopback interface is reached.
ARGUMENTS = ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--disable-background-networking"]


def launch(playwright: Playwright, classic_scroll_bars: bool = False) -> Browser:
    """Starts Debian's Chromium. Its sandbox does not run for the superuser."""
    arguments = ARGUMENTS + (["--no-sandbox"] if os.geteuid() == 0 else [])
    left_out = ["--hide-scrollbars"] if classic_scroll_bars else []
    chromium = program("chromium")
    return playwright.chromium.launch(executable_path=chromium, args=arguments, ignore_default_args=left_out)


class Chromium(Engine):
    """One page of Chromium. `page` is Playwright's, for what the common interface does not have.

    Scroll bars are not to be seen, as on a phone, unless `classic_scroll_bars` says that they take room.
    """

    name = "Chromium"

    def __init__(self, javascript: bool = True, classic_scroll_bars: bool = False, **context: Any):
        self._playwright = sync_playwright().start()
        self._browser = launch(self._playwright, classic_scroll_bars)
        self.context: BrowserContext = self._browser.new_context(java_script_enabled=javascript, **context)
        self.page: Page = self.context.new_page()
        self.devtools: CDPSession = self.context.new_cdp_session(self.page)

    def open(self, url: str) -> None:
        self.page.goto(url)

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.devtools.send("Emulation.setDeviceMetricsOverride", size)

    def evaluate(self, expression: str) -> Any:
        # One text is passed on much faster than a structure of many values.
        text = self.page.evaluate(AS_TEXT.format(expression))
        return None if text is None else json.loads(text)

    def stop_painting(self) -> None:
        """Puts the window away: pages are laid out as ever but not painted, which halves the time of a size."""
        window = self.devtools.send("Browser.getWindowForTarget")["windowId"]
        minimized = {"windowId": window, "bounds": {"windowState": "minimized"}}
        self.devtools.send("Browser.setWindowBounds", minimized)

    def close(self) -> None:
        self._browser.close()
        self._playwright.stop()
