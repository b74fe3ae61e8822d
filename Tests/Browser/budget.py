"""What a visit to a page costs, measured through the DevTools protocol."""

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, CDPSession, Page

from probes import settle

# Runs before anything of the page.
_OBSERVE = """(() => {
  const seen = window.testSeen = { shifts: [], longTasks: [], violations: [] };
  const observe = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note))
    .observe({ type, buffered: true });
  observe("layout-shift", (entry) => entry.hadRecentInput || seen.shifts.push([entry.value,
    entry.sources.map((source) => source.node?.className ?? "")]));
  observe("longtask", (entry) => seen.longTasks.push(entry.duration));
  addEventListener("securitypolicyviolation", (event) => seen.violations.push(event.violatedDirective + " " + event.blockedURI));
})()"""
_SCROLL = """async () => {
  const wait = () => new Promise((done) => setTimeout(done, 60));
  for (let top = 0; top < document.scrollingElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await wait();
  }
  scrollTo(0, 0);
  await wait();
}"""
_BLOCKING = """() => performance.getEntriesByType("resource")
  .filter((entry) => entry.renderBlockingStatus === "blocking").map((entry) => new URL(entry.name).pathname)"""


@dataclass
class Visit:
    """One visit."""

    # Bytes of the answers' bodies as they are delivered, by kind: Document, Stylesheet, Script, Image, Other, …
    bytes: dict[str, int] = field(default_factory=dict)
    requests: dict[str, int] = field(default_factory=dict)
    elsewhere: list[str] = field(default_factory=list)
    messages: list[str] = field(default_factory=list)
    blocking: list[str] = field(default_factory=list)
    shifts: list[tuple[float, list[str]]] = field(default_factory=list)
    # The longest task of the main thread, in milliseconds; nothing where none took 50.
    longest_task: float = 0

    @property
    def essential(self) -> int:
        """Bytes of the page itself, its style sheets and its scripts."""
        return sum(self.bytes.get(kind, 0) for kind in ["Document", "Stylesheet", "Script"])


def visit(context: BrowserContext, address: str, size: tuple[int, int], with_cache: bool = False) -> Visit:
    """Opens a page in a window of a size, scrolls through it, and says what that took.

    Nothing comes from the cache unless it is said to.
    """
    page = context.new_page()
    try:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.add_init_script(_OBSERVE)
        found = Visit()
        devtools = context.new_cdp_session(page)
        _listen(devtools, page, found, urlsplit(address).netloc)
        devtools.send("Network.setCacheDisabled", {"cacheDisabled": not with_cache})
        page.goto(address, wait_until="load")
        settle(page)
        page.evaluate(_SCROLL)
        page.wait_for_load_state("networkidle")
        seen = page.evaluate("testSeen")
        found.shifts = seen["shifts"]
        found.longest_task = max(seen["longTasks"], default=0)
        found.messages += [f"policy: {violation}" for violation in seen["violations"]]
        found.blocking = page.evaluate(_BLOCKING)
        return found
    finally:
        page.close()


def _listen(devtools: CDPSession, page: Page, found: Visit, host: str) -> None:
    """Counts what is asked for and what comes, and notes what the browser complains of."""
    kinds: dict[str, str] = {}

    def asked(event: dict) -> None:
        url, kind = event["request"]["url"], event["type"]
        kinds[event["requestId"]] = kind
        if url.startswith("data:"):
            return
        found.requests[kind] = found.requests.get(kind, 0) + 1
        if urlsplit(url).netloc != host:
            found.elsewhere.append(url)

    def came(event: dict) -> None:
        kind = kinds.get(event["requestId"], "Other")
        found.bytes[kind] = found.bytes.get(kind, 0) + max(int(event["encodedDataLength"]), 0)

    devtools.on("Network.requestWillBeSent", asked)
    devtools.on("Network.dataReceived", came)
    devtools.on("Log.entryAdded", lambda event: found.messages.append(_text(event["entry"])))
    page.on("console", lambda message: found.messages.append(message.text))
    page.on("pageerror", lambda error: found.messages.append(str(error)))
    devtools.send("Network.enable")
    devtools.send("Log.enable")


def _text(entry: dict) -> str:
    return f"{entry['text']} {entry.get('url', '')}".strip()
