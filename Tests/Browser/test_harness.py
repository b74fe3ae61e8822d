"""The harness itself: what it serves, makes and blocks."""

import unittest
import urllib.error
import urllib.request

from harness.chromium import Chromium
from harness.engine import Engine
from harness.environment import temporary_folder
from harness.firefox import Firefox
from harness.server import POLICY, Server
from harness.sites import Search, make_site, songs
from harness.webkit import WebKit


class ServerTests(unittest.TestCase):
    """What a careful host would answer."""

    def setUp(self) -> None:
        self.folder = self.enterContext(temporary_folder())
        self.server = self.enterContext(Server(compressed=True))
        (self.folder / "a").mkdir()
        (self.folder / "index.html").write_text("<p>home" + " " * 100)
        (self.folder / "404.html").write_text("<p>missing")
        (self.folder / "a/site.css").write_text("p{}")
        self.address = self.server.add("/shelf/", self.folder)

    def get(self, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
        request = urllib.request.Request(self.server.origin + path, headers=headers)
        try:
            answer = urllib.request.urlopen(request)
        except urllib.error.HTTPError as error:
            answer = error
        with answer:
            return answer.status, dict(answer.headers), answer.read()

    def test_serves_the_index_of_a_folder_under_its_base_path(self) -> None:
        status, headers, body = self.get("/shelf/")
        self.assertEqual((status, headers["Content-Type"]), (200, "text/html; charset=utf-8"))
        self.assertEqual(headers["Content-Security-Policy"], POLICY)
        self.assertTrue(body.startswith(b"<p>home"))

    def test_answers_404_with_the_page_for_it(self) -> None:
        for path in ["/shelf/nothing", "/shelf/a/", "/shelf/../shelf/nothing", "/shelf/%2e%2e/%2e%2e/etc/passwd"]:
            status, headers, body = self.get(path)
            self.assertEqual((status, headers["Content-Type"], body), (404, "text/html; charset=utf-8", b"<p>missing"))
        self.assertEqual(self.get("/elsewhere/")[0], 404)

    def test_compresses_for_those_who_accept_it(self) -> None:
        self.assertEqual(self.get("/shelf/", **{"Accept-Encoding": "gzip"})[1]["Content-Encoding"], "gzip")
        self.assertNotIn("Content-Encoding", self.get("/shelf/")[1])

    def test_says_what_kind_a_file_is_and_what_was_asked(self) -> None:
        self.assertEqual(self.get("/shelf/a/site.css")[1]["Content-Type"], "text/css; charset=utf-8")
        self.assertEqual([(each.path, each.status) for each in self.server.answers], [("/shelf/a/site.css", 200)])


class EngineTests:
    """What each of the three browsers must do; the classes below are the tests."""

    engine: type[Engine]

    def setUp(self) -> None:
        self.folder = self.enterContext(temporary_folder())

    def serve(self, page: str, policy: str = "script-src 'unsafe-inline'; connect-src *") -> str:
        (self.folder / "index.html").write_text(page)
        return self.enterContext(Server(policy=policy)).add("/", self.folder)

    def test_has_viewports_from_small_phones_to_large_screens(self) -> None:
        address = self.serve("<!doctype html><meta name=viewport content=width=device-width><p>large")
        with self.engine() as browser:
            browser.open(address)
            for size in [[320, 480], [568, 320], [1024, 768], [3840, 2160], [320, 568]]:
                browser.resize(*size)
                inner = "[innerWidth, innerHeight, document.documentElement.clientWidth]"
                self.assertEqual(browser.evaluate(inner), size + size[:1])

    def test_reaches_nothing_but_the_loopback_interface(self) -> None:
        reached = (
            "new Promise(done => { const picture = new Image(); picture.onload = () => done('loaded'); "
            "picture.onerror = () => done('failed'); picture.src = 'https://example.org/picture.png' })"
        )
        with self.engine() as browser:
            browser.open(self.serve("<p>alone"))
            self.assertEqual(browser.evaluate(reached), "failed")

    def test_evaluates_with_scripts_off(self) -> None:
        address = self.serve("<p id=p>off</p><script>p.textContent = 'on'</script>")
        for javascript, text in [(True, "on"), (False, "off")]:
            with self.engine(javascript=javascript) as browser:
                browser.open(address)
                read = "[document.querySelector('p').textContent, matchMedia('(scripting: none)').matches]"
                self.assertEqual(browser.evaluate(read), [text, not javascript])

    def test_runs_no_script_within_the_page_under_the_policy(self) -> None:
        address = self.serve("<p id=p>off</p><script>p.textContent = 'on'</script>", policy=POLICY)
        with self.engine() as browser:
            browser.open(address)
            self.assertEqual(browser.evaluate("document.querySelector('p').textContent"), "off")


class ChromiumTests(EngineTests, unittest.TestCase):
    """The harness's Chromium."""

    engine = Chromium

    def test_lays_out_what_it_does_not_paint(self) -> None:
        address = self.serve("<!doctype html><p style='width: 50vw'>half", policy="style-src 'unsafe-inline'")
        with Chromium() as browser:
            browser.open(address)
            browser.stop_painting()
            for width in [320, 2000]:
                browser.resize(width, 500)
                size = browser.evaluate("[innerWidth, document.querySelector('p').getBoundingClientRect().width]")
                self.assertEqual(size, [width, width / 2])


class FirefoxTests(EngineTests, unittest.TestCase):
    """The harness's Firefox."""

    engine = Firefox


class WebKitTests(EngineTests, unittest.TestCase):
    """The harness's WebKit."""

    engine = WebKit


class SiteTests(unittest.TestCase):
    """Sites made for tests."""

    def test_builds_pages_of_made_results(self) -> None:
        with temporary_folder() as folder:
            site = make_site(folder / "site", [Search("few", songs(3))], language="ar")
            page = (site.output / "few/index.html").read_text()
        self.assertIn('dir="rtl"', page)
        self.assertEqual(page.count('class="tile-button"'), 3)


if __name__ == "__main__":
    unittest.main()
