"""Firefox through WebDriver BiDi, which it speaks over a websocket without another program between."""

import contextlib
import json
import re
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from .engine import AS_TEXT, Engine, EngineFault
from .environment import program

PREFERENCES: dict[str, bool | int | str] = {
    # Everything but the loopback interface goes to a proxy that is not there.
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.proxy.no_proxies_on": "127.0.0.1",
    "network.proxy.allow_hijacking_localhost": False,
    # Only WebDriver BiDi.
    "remote.active-protocols": 1,
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.enabled": False,
}
START_SECONDS = 60
ANSWER_SECONDS = 30


class Firefox(Engine):
    """One page of a headless Firefox with a new profile.

    Scroll bars lie over the page, as on a phone, unless `classic_scroll_bars` says that they take room.
    """

    name = "Firefox"

    def __init__(self, javascript: bool = True, classic_scroll_bars: bool = False):
        self._profile = tempfile.TemporaryDirectory(prefix="vitrine-firefox-", ignore_cleanup_errors=True)
        preferences = PREFERENCES | {
            "javascript.enabled": javascript,
            "ui.useOverlayScrollbars": int(not classic_scroll_bars),
        }
        lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in preferences.items()]
        (Path(self._profile.name) / "user.js").write_text("".join(lines))
        self._log = Path(self._profile.name) / "log.txt"
        self._process = self._start()
        self._calls = 0
        self._closing = contextlib.ExitStack()
        try:
            socket = connect(f"{self._address()}/session", max_size=None, compression=None)
            self._socket = self._closing.enter_context(socket)
            self._call("session.new", capabilities={})
            self._context = self._call("browsingContext.getTree")["contexts"][0]["context"]
        except BaseException:
            self.close()
            raise

    def open(self, url: str) -> None:
        self._call("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def resize(self, width: int, height: int) -> None:
        self._call("browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height})

    def evaluate(self, expression: str) -> Any:
        answer = self._call(
            "script.evaluate",
            expression=AS_TEXT.format(expression),
            target={"context": self._context},
            awaitPromise=True,
        )
        if answer["type"] != "success":
            raise EngineFault(answer["exceptionDetails"]["text"])
        text = answer["result"].get("value")
        return None if text is None else json.loads(text)

    def close(self) -> None:
        self._closing.close()
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._profile.cleanup()

    def _start(self) -> subprocess.Popen[bytes]:
        command = [program("firefox-esr"), "--headless", "--no-remote", "--profile", self._profile.name]
        with self._log.open("wb") as log:
            return subprocess.Popen(command + ["--remote-debugging-port", "0"], stdout=log, stderr=log)

    def _address(self) -> str:
        """Where it listens, which it says in its log."""
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline and self._process.poll() is None:
            found = re.search(r"listening on (ws://\S+)\n", self._log.read_text(errors="replace"))
            if found:
                return found[1]
            time.sleep(0.05)
        raise EngineFault(f"Firefox did not start:\n{self._log.read_text(errors='replace')}")

    def _call(self, method: str, **parameters: Any) -> Any:
        self._calls += 1
        self._socket.send(json.dumps({"id": self._calls, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(timeout=ANSWER_SECONDS))
            if answer.get("id") == self._calls:
                if answer["type"] == "error":
                    raise EngineFault(f"{method}: {answer['error']}: {answer['message']}")
                return answer["result"]
