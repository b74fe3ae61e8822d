#!/usr/bin/env python3
"""Check built sites as a strict browser would see them.

usage: check-pages.py [--every N] OUTPUT BASE_PATH [OUTPUT BASE_PATH ...]

Every page must parse as HTML5 without a single error, have one h1, a title, no repeated id, no element or attribute
that only foreign text could have brought in, and links and pictures that lead to a file of the output (fragments
included) or to an http(s) or mailto address. With --every N only each Nth detail page is looked at (in name order,
so the choice is the same every time); all other pages always are. Prints a line per fault; exit status 1 when there
are any.
"""
import multiprocessing
import sys
from pathlib import Path
from urllib.parse import unquote, urlsplit

import html5lib

ELEMENTS = set(
    "html head meta title link body a header main footer nav section article h1 h2 h3 h4 h5 h6 p br ol ul li dl dt dd "
    "div span bdi img svg g path rect circle ellipse line polyline polygon text defs pattern use time strong em code "
    "pre blockquote hr button aside figure figcaption small picture source symbol iframe".split())


class Page:
    def __init__(self, file):
        self.file = file
        parser = html5lib.HTMLParser(namespaceHTMLElements=False)
        document = parser.parse(file.read_bytes(), transport_encoding="utf-8")
        self.faults = [f"{place}: {code} {details}" for place, code, details in parser.errors]
        self.ids = set()
        self.links = []
        counts = {}
        for element in document.iter():
            if isinstance(element.tag, str):
                name = element.tag.split("}")[-1]
                # A picture has a title element of its own kind; only the page's counts.
                counts[element.tag] = counts.get(element.tag, 0) + 1
                self.look_at(element, name)
        for name in ("h1", "title", "main"):
            if counts.get(name, 0) != 1:
                self.faults.append(f"{counts.get(name, 0)} <{name}> elements")

    def look_at(self, element, name):
        if name == "script":
            # The theme's own from a file, and data, which is nothing that runs.
            is_data = element.attrib == {"type": "application/ld+json"}
            if not is_data and (set(element.attrib) != {"src", "defer"} or element.text):
                self.faults.append(f"unexpected script {dict(element.attrib)}")
        elif name not in ELEMENTS:
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
            if key == "srcset":
                self.links += [(name, candidate.split()[0]) for candidate in value.split(", ")]
        if name == "img" and "alt" not in element.attrib:
            self.faults.append("img without alt")


def link_fault(page, name, value, output, base, pages):
    try:
        parts = urlsplit(value)
    except ValueError as error:
        return f"{value}: {error}"
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


def chosen(output, interval):
    """The pages to look at: every Nth detail page and all others."""
    files = sorted(output.rglob("*.html"))
    details = [file for file in files if file.relative_to(output).parts[0] == "item"]
    skipped = set(details) - set(details[::interval])
    return [file for file in files if file not in skipped]


def check(output, base, pages):
    """Print the faults of one site and return their number."""
    if not pages:
        print(f"{output}: no pages")
        return 1
    count = 0
    for file, page in pages.items():
        links = {fault for name, value in page.links if (fault := link_fault(page, name, value, output, base, pages))}
        for fault in page.faults + sorted(links):
            print(f"{file.relative_to(output)}: {fault}")
            count += 1
    return count


def main(arguments):
    interval = 1
    if arguments[:1] == ["--every"]:
        interval = int(arguments[1])
        arguments = arguments[2:]
    if not arguments or len(arguments) % 2:
        sys.exit(__doc__)
    sites = [(Path(output).resolve(), base) for output, base in zip(arguments[::2], arguments[1::2])]
    files = [(output, file) for output, _ in sites for file in chosen(output, interval)]
    with multiprocessing.Pool() as pool:
        parsed = pool.map(Page, [file for _, file in files], chunksize=16)
    pages = {output: {} for output, _ in sites}
    for (output, file), page in zip(files, parsed):
        pages[output][file] = page
    count = sum(check(output, base, pages[output]) for output, base in sites)
    print(f"{len(files)} pages of {len(sites)} sites, {count} faults")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
