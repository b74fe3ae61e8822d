#!/usr/bin/env python3
"""Check a built site as a strict browser would see it.

usage: check-pages.py OUTPUT BASE_PATH

Every page must parse as HTML5 without a single error, have one h1, a title, no repeated id, no element or attribute
that only foreign text could have brought in, and links and pictures that lead to a file of the output (fragments
included) or to an http(s) or mailto address. Prints a line per fault; exit status 1 when there are any.
"""
import sys
from pathlib import Path
from urllib.parse import unquote, urlsplit

import html5lib

ELEMENTS = set(
    "html head meta title link body a header main footer nav section article h1 h2 h3 h4 h5 h6 p br ol ul li dl dt dd "
    "div span bdi img svg g path rect circle ellipse line polyline polygon text defs pattern use time strong em code "
    "pre blockquote hr button aside figure figcaption small picture source symbol".split())


class Page:
    def __init__(self, file, root):
        self.file = file
        self.root = root
        parser = html5lib.HTMLParser(namespaceHTMLElements=False)
        self.document = parser.parse(file.read_bytes(), transport_encoding="utf-8")
        self.faults = [f"{place}: {code} {details}" for place, code, details in parser.errors]
        self.ids = set()
        self.links = []
        for element in self.document.iter():
            if isinstance(element.tag, str):
                self.look_at(element)

    def look_at(self, element):
        name = element.tag.split("}")[-1]
        if name not in ELEMENTS:
            self.faults.append(f"unexpected element <{name}>")
        for attribute, value in element.attrib.items():
            key = attribute if isinstance(attribute, str) else attribute[-1]
            if key.lower().startswith("on") or key in ("style", "srcdoc"):
                self.faults.append(f"unexpected attribute {key} on <{name}>")
            if key == "id":
                if value in self.ids:
                    self.faults.append(f"repeated id {value}")
                self.ids.add(value)
            if key in ("href", "src"):
                self.links.append((name, value))
        if name == "img" and "alt" not in element.attrib:
            self.faults.append("img without alt")

    def check_structure(self):
        for name in ("h1", "title", "main"):
            count = sum(1 for element in self.document.iter(name))
            if count != 1:
                self.faults.append(f"{count} <{name}> elements")


def check_link(page, name, value, output, base, pages):
    parts = urlsplit(value)
    if parts.scheme in ("http", "https"):
        return None if parts.netloc else f"no host in {value}"
    if parts.scheme == "mailto" and name == "a":
        return None
    if parts.scheme or parts.netloc:
        return f"unsafe address {value}"
    if not value.startswith("#") and not parts.path.startswith(base):
        return f"{value} is not below {base}"
    if value.startswith("#"):
        target = page.file
    else:
        target = output / unquote(parts.path[len(base):])
        if parts.path.endswith("/"):
            target = target / "index.html"
    if not target.is_file():
        return f"{value} leads nowhere"
    if parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].ids:
        return f"{value} has no such place"
    return None


def main():
    output, base = Path(sys.argv[1]).resolve(), sys.argv[2]
    pages = {file: Page(file, output) for file in sorted(output.rglob("*.html"))}
    count = 0
    for file, page in pages.items():
        page.check_structure()
        for name, value in page.links:
            fault = check_link(page, name, value, output, base, pages)
            if fault:
                page.faults.append(fault)
        for fault in page.faults:
            print(f"{file.relative_to(output)}: {fault}")
        count += len(page.faults)
    print(f"{len(pages)} pages, {count} faults")
    return 1 if count or not pages else 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main())
