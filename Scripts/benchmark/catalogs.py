"""Synthetic catalogs, and the changes that publishers make to them."""
import json
import re
import shutil
import sys
from pathlib import Path

from programs import ROOT, run

SHARED = ROOT.parent / "shared/bench/make-site"
GENERATORS = {"shared": SHARED, "own": ROOT / "Scripts/make-catalog"}
PER_SEARCH = 200
TEMPLATE = "templates/detail.mustache"


class Catalog:
    """A catalog as a site for Vitrine and one for Hugo. Each change has two states, and making it goes to the other."""

    def __init__(self, kind, searches, folder):
        self.searches, self.folder = searches, folder
        run([sys.executable, GENERATORS[kind], searches, folder])
        self.site, self.hugo = folder / "vitrine", folder / "hugo"
        (self.site / TEMPLATE).parent.mkdir()
        shutil.copy(ROOT / "Templates/detail.mustache", self.site / TEMPLATE)
        self._changes = {
            "one snapshot": self._states(f"snapshots/{self._search(2)}.json", other_answer),
            "one intro": self._states(f"intros/{self._search(3)}.md", lambda data: data + b"\nOne more paragraph.\n"),
            "one item": self._states(f"snapshots/{self._search(4)}.json", other_price),
            "one template": self._states(TEMPLATE, lambda data: data.replace(b'"popup"', b'"popup changed"', 1)),
            "site title": self._states("site.yml", lambda data: data.replace(b"title: Catalog", b"title: Shelf", 1)),
        }

    @property
    def items(self):
        return self.searches * PER_SEARCH

    @property
    def changes(self):
        return list(self._changes)

    def change(self, name):
        """Writes the other state of one file."""
        path, states = self._changes[name]
        path.write_bytes(states[1])
        states.reverse()

    def remove(self):
        shutil.rmtree(self.folder)

    def _search(self, share):
        return f"search-{self.searches * share // 6:04}"

    def _states(self, name, other):
        path = self.site / name
        data = path.read_bytes()
        changed = other(data)
        if changed == data:
            sys.exit(f"the change of {name} changes nothing")
        return path, [data, changed]


def other_answer(data):
    """As the store would answer later: every price is another, and one result in ten is new."""
    answer = json.loads(data)
    for index, result in enumerate(answer["results"]):
        for key in ("price", "trackPrice", "collectionPrice"):
            if key in result:
                result[key] = round(abs(result[key]) + 1.5, 2)
        if index % 10 == 0:
            key = "trackId" if "trackId" in result else "collectionId"
            result[key] += 5_000_000_000
    return json.dumps(answer, indent=1, ensure_ascii=False).encode()


def other_price(data):
    return re.sub(rb'("trackPrice": ?)-?[0-9.]+', rb"\g<1>77.77", data, count=1)
