"""WebKit, the engine of Safari, through WebKitGTK's driver and small browser on a display in memory."""

import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from .engine import Engine, EngineFault
from .environment import Missing, program

# The pointer rests in the middle of the display. The display is so large that no window reaches there, or else what
# lies below it would look pointed at.
SCREEN = "8192x8192x16"
# The browser's tool bar would keep windows wider than a phone. Without its measures a window can be 290 px wide.
TOOL_BAR_STYLE = """
* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(.1); }
"""


class Display:
    """An X server in memory, on the first display number that is free."""

    def __init__(self) -> None:
        reading, writing = os.pipe()
        command = [program("Xvfb"), "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"]
        self._process = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            self.close()
            raise EngineFault("Xvfb did not start")
        self.name = f":{number}"

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()


class WebKit(Engine):
    """One window of MiniBrowser. What the page gets of the window is measured, as the tool bar takes some."""

    name = "WebKit"

    def __init__(self, javascript: bool = True):
        self._settings = tempfile.TemporaryDirectory(prefix="vitrine-webkit-", ignore_cleanup_errors=True)
        style = Path(self._settings.name) / "gtk-3.0/gtk.css"
        style.parent.mkdir()
        style.write_text(TOOL_BAR_STYLE)
        self._display = Display()
        try:
            self._driver = self._start(javascript)
        except BaseException:
            self._display.close()
            raise
        self._bars = (0, 0)

    def open(self, url: str) -> None:
        self._driver.get(url)

    def resize(self, width: int, height: int) -> None:
        """Fails for widths below 290 px, which a window does not take."""
        inner = None
        for _ in range(5):
            self._driver.set_window_size(width + self._bars[0], height + self._bars[1])
            inner = self._inner_size()
            if inner == (width, height):
                return
            outer = self._driver.get_window_size()
            self._bars = (outer["width"] - inner[0], outer["height"] - inner[1])
        raise EngineFault(f"no window of MiniBrowser shows {width}x{height}: it shows {inner}")

    def _inner_size(self) -> tuple[int, int]:
        """What the page has of the window, once it says the same twice."""
        sizes: list[tuple[int, int]] = []
        while len(sizes) < 2 or sizes[-1] != sizes[-2]:
            sizes.append(tuple(self.evaluate("[innerWidth, innerHeight]")))
        return sizes[-1]

    def evaluate(self, expression: str) -> Any:
        # Without parentheses a line's end after `return` would end the statement.
        return self._driver.execute_script(f"return ({expression})")

    def close(self) -> None:
        self._driver.quit()
        self._display.close()
        self._settings.cleanup()

    def _start(self, javascript: bool) -> webdriver.WebKitGTK:
        options = Options()
        options.binary_location = _mini_browser()
        options.add_argument("--automation")
        # Everything but the loopback interface goes to a proxy that is not there.
        options.add_argument("--proxy=http://127.0.0.1:9")
        options.add_argument("--ignore-host=127.0.0.1")
        if not javascript:
            options.add_argument("--enable-javascript=false")
        # Nothing of the person's own settings, and neither sound nor a message bus.
        environment = os.environ | {
            "DISPLAY": self._display.name,
            "XDG_CONFIG_HOME": self._settings.name,
            "XDG_DATA_HOME": self._settings.name,
            "XDG_CACHE_HOME": self._settings.name,
            "GDK_BACKEND": "x11",
            "NO_AT_BRIDGE": "1",
        }
        service = Service(program("WebKitWebDriver"), env=environment)
        return webdriver.WebKitGTK(options=options, service=service)


def _mini_browser() -> str:
    """MiniBrowser lies beside WebKitGTK's libraries, in a folder with the machine's architecture in its name."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    if not found:
        raise Missing("MiniBrowser is not installed: run Scripts/test-browser, which installs it")
    return str(found[-1])
