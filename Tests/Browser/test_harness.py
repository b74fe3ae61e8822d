"""The harness itself: what it serves, makes and blocks."""

import unittest
import urllib.error
import urllib.request

from harness.chromium import Chromium
from harness.environment import temporary_folder
from harness.server import POLICY, Server
from harness.sites import Search, make_site, songs


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


class ChromiumTests(unittest.TestCase):
    """A page of a made site in Chromium."""

    def setUp(self) -> None:
        self.folder = self.enterContext(temporary_folder())
        self.server = self.enterContext(Server())

    def test_shows_a_made_site_and_reaches_nothing_else(self) -> None:
        site = make_site(self.folder / "site", [Search("few", songs(3))])
        address = self.server.add(site.base_path, site.output)
        with Chromium() as browser:
            browser.open(address + "few/")
            browser.resize(700, 500)
            self.assertEqual(browser.evaluate("[innerWidth, innerHeight]"), [700, 500])
            self.assertEqual(browser.evaluate("document.querySelectorAll('.tile-button').length"), 3)
            reached = "fetch('https://example.org/', {mode: 'no-cors'}).then(() => true, () => false)"
            self.assertIs(browser.evaluate(reached), False)

    def test_evaluates_with_scripts_off(self) -> None:
        (self.folder / "index.html").write_text("<p id=p>off</p><script>p.textContent = 'on'</script>")
        server = self.enterContext(Server(policy="script-src 'unsafe-inline'"))
        address = server.add("/", self.folder)
        for javascript, text in [(True, "on"), (False, "off")]:
            with Chromium(javascript=javascript) as browser:
                browser.open(address)
                self.assertEqual(browser.evaluate("document.querySelector('p').textContent"), text)


if __name__ == "__main__":
    unittest.main()
