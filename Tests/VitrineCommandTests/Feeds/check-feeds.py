"""Checks the feeds of built sites: Atom against RFC 4287, JSON Feed against version 1.1, both against each other and
against the pages. Prints a line for each fault and ends with 1 if there are any.

usage: check-feeds.py FOLDER URL [FOLDER URL ...]
"""

import json
import pathlib
import re
import sys
import urllib.parse
import uuid
import xml.etree.ElementTree as ElementTree

ATOM = "{http://www.w3.org/2005/Atom}"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
TIME = re.compile(r"\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ")
FEED_ELEMENTS = {"id", "title", "subtitle", "updated", "author", "link", "generator", "entry"}
ENTRY_ELEMENTS = {"id", "title", "link", "published", "updated", "summary"}
FEED_KEYS = {"version", "title", "home_page_url", "feed_url", "description", "language", "authors", "items"}
ITEM_KEYS = {"id", "url", "title", "content_text", "date_published", "date_modified"}


class Checker:
    def __init__(self, folder, url):
        self.folder, self.url, self.faults = pathlib.Path(folder), url, []

    def expect(self, condition, place, message):
        if not condition:
            self.faults.append(f"{place}: {message}")

    def check(self):
        files = sorted(self.folder.rglob("feed.xml"))
        self.expect(files, self.folder, "has no feeds")
        for file in files:
            atom = self.atom(file)
            other = self.json(file.with_suffix(".json"))
            self.expect(atom == other, file, "does not say what the JSON feed says")
        return self.faults

    def identifier(self, text, place):
        ok = text and text.startswith("urn:uuid:")
        if ok:
            value = uuid.UUID(text)
            ok = value.urn == text and value.version == 8 and value.variant == uuid.RFC_4122
        self.expect(ok, place, f"{text!r} is no URN of a UUID of version 8")

    def page(self, url, place):
        self.expect(url.startswith(self.url), place, f"{url!r} leads elsewhere")
        path = urllib.parse.unquote(url[len(self.url):])
        target = self.folder / path
        target = target / "index.html" if url.endswith("/") else target
        self.expect(target.is_file(), place, f"{url!r} leads nowhere")

    def one(self, parent, name, place):
        found = parent.findall(ATOM + name)
        self.expect(len(found) == 1, place, f"has {len(found)} {name}")
        return (found[0].text or "") if found else ""

    def link(self, parent, relation, place):
        found = [link.get("href") for link in parent.findall(ATOM + "link") if link.get("rel") == relation]
        self.expect(len(found) == 1, place, f"has {len(found)} {relation} links")
        return found[0] if found else ""

    def elements(self, parent, known, place):
        for child in parent:
            name = child.tag.removeprefix(ATOM)
            self.expect(name in known, place, f"has an element {child.tag}")

    def atom(self, file):
        root = ElementTree.fromstring(file.read_bytes())
        self.expect(root.tag == ATOM + "feed", file, "is no feed")
        self.elements(root, FEED_ELEMENTS, file)
        self.identifier(self.one(root, "id", file), file)
        updated = self.one(root, "updated", file)
        self.expect(TIME.fullmatch(updated), file, f"{updated!r} is no time")
        self.page(self.link(root, "self", file), file)
        self.page(self.link(root, "alternate", file), file)
        authors = root.findall(ATOM + "author")
        self.expect(len(authors) == 1, file, "has no author")
        entries = [self.entry(entry, file) for entry in root.findall(ATOM + "entry")]
        self.order(entries, file)
        if entries:
            self.expect(updated == entries[0][4], file, "was not updated with the latest entry")
        head = (self.one(root, "title", file), root.findtext(ATOM + "subtitle"), root.get(LANGUAGE),
                self.one(authors[0], "name", file))
        return head, entries

    def entry(self, entry, file):
        self.elements(entry, ENTRY_ELEMENTS, file)
        values = [self.one(entry, name, file) for name in ("id", "title", "summary", "published", "updated")]
        self.identifier(values[0], file)
        url = self.link(entry, "alternate", file)
        self.page(url, file)
        for time in values[3:]:
            self.expect(TIME.fullmatch(time), file, f"{time!r} is no time")
        for text in values[1:3]:
            self.expect(text.strip(), file, "has an empty text")
        return (values[0], values[1], values[2], url, values[3], values[4])

    def order(self, entries, file):
        ids, times = [entry[0] for entry in entries], [entry[4] for entry in entries]
        self.expect(len(set(ids)) == len(ids), file, "has an id twice")
        self.expect(times == sorted(times, reverse=True), file, "does not begin with the latest")

    def json(self, file):
        feed = json.loads(file.read_text(encoding="utf-8"))
        self.expect(set(feed) <= FEED_KEYS, file, f"has the keys {sorted(feed)}")
        self.expect(feed["version"] == "https://jsonfeed.org/version/1.1", file, "is of another version")
        self.page(feed["home_page_url"], file)
        self.page(feed["feed_url"], file)
        entries = []
        for item in feed["items"]:
            self.expect(set(item) == ITEM_KEYS, file, f"has an item with the keys {sorted(item)}")
            self.expect(all(isinstance(value, str) for value in item.values()), file, "has a value that is no text")
            entries.append((item["id"], item["title"], item["content_text"], item["url"], item["date_published"],
                            item["date_modified"]))
        author = feed["authors"][0]["name"]
        return (feed["title"], feed.get("description"), feed["language"], author), entries


def main(words):
    faults = []
    for folder, url in zip(words[::2], words[1::2]):
        faults += Checker(folder, url).check()
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
