#!/usr/bin/env python3
"""Check what built sites say of themselves to machines.

usage: check-metadata.py [--every N] OUTPUT BASE_URL [OUTPUT BASE_URL ...]
       check-metadata.py --self-test

Every page must have a title and a description, no two of a site's home and grid pages the same, complete and agreeing
Open Graph properties, links to icons and a manifest that are there and are what they say, and, but for the page for
missing addresses, one block of JSON-LD that holds against schema-org.json beside this program. With --every N only
each Nth detail page is looked at. Prints a line per fault; exit status 1 when there are any.
"""
import json
import re
import struct
import sys
import zlib
from pathlib import Path
from urllib.parse import unquote, urlsplit
from xml.etree import ElementTree

import html5lib

TYPES = json.loads((Path(__file__).parent / "schema-org.json").read_text(encoding="utf-8"))["types"]
VALUES = {
    "Date": re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"),
    "Price": re.compile(r"(0|[1-9][0-9]*)(\.[0-9]{2,4})?"),
    "Currency": re.compile(r"[A-Z]{3}"),
    "Language": re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*"),
}
NEEDED = {"og:title", "og:type", "og:url", "og:site_name", "og:locale", "og:description", "og:image", "og:image:alt",
          "twitter:card"}
SOCIAL_TYPES = {"website", "profile", "book", "music.song", "music.album", "video.movie", "video.episode",
                "video.tv_show", "video.other"}


def lineage(name):
    """A type and those above it."""
    while name:
        yield name
        name = TYPES[name].get("extends")


def text_fault(kind, value):
    """What is wrong with a text as a value of a kind that is no type; None if nothing."""
    if not isinstance(value, str) or not value or value != value.strip():
        return f"{value!r} is no text"
    if kind == "URL":
        parts = urlsplit(value)
        return None if parts.scheme in ("http", "https") and parts.netloc and " " not in value else f"{value!r} is no URL"
    if kind in VALUES:
        return None if VALUES[kind].fullmatch(value) else f"{value!r} is no {kind}"
    return None if kind == "Text" or kind == value else f"{value!r} is not {kind}"


def value_faults(kinds, value, place):
    """The faults of one value that may be of several kinds."""
    if isinstance(value, dict):
        name = value.get("@type")
        if name not in TYPES:
            return [f"{place}: unknown type {name!r}"]
        if not any(kind in TYPES and kind in lineage(name) for kind in kinds):
            return [f"{place}: {name} is none of {kinds}"]
        return thing_faults(value, place)
    if kinds == ["Integer"]:
        return [] if type(value) is int and value >= 0 else [f"{place}: {value!r} is no number"]
    faults = [text_fault(kind, value) for kind in kinds if kind not in TYPES] or [f"{value!r} is none of {kinds}"]
    return [] if None in faults else [f"{place}: {faults[0]}"]


def thing_faults(thing, place):
    """The faults of an object that has a known type."""
    name = thing["@type"]
    faults = []
    properties = {}
    for above in lineage(name):
        properties.update(TYPES[above].get("properties", {}))
        faults += [f"{place}: {name} without {needed}" for needed in TYPES[above].get("required", [])
                   if needed not in thing]
    for key, value in thing.items():
        if key == "@type":
            continue
        if key not in properties:
            faults.append(f"{place}: {name} has no {key}")
            continue
        values = value if isinstance(value, list) else [value]
        if not values:
            faults.append(f"{place}.{key}: empty")
        for number, one in enumerate(values):
            where = f"{place}.{key}[{number}]" if isinstance(value, list) else f"{place}.{key}"
            faults += value_faults(properties[key], one, where)
    return faults + rule_faults(thing, place)


def rule_faults(thing, place):
    """What a table cannot say."""
    name = thing["@type"]
    faults = []
    if name == "Offer" and thing.get("price") != "0" and "priceCurrency" not in thing:
        faults.append(f"{place}: a price without a currency")
    if name in ("ItemList", "BreadcrumbList"):
        entries = [entry for entry in thing.get("itemListElement", []) if isinstance(entry, dict)]
        positions = [entry.get("position") for entry in entries]
        first = positions[0] if positions and isinstance(positions[0], int) else 0
        if first < 1 or positions != list(range(first, first + len(positions))):
            faults.append(f"{place}: positions {positions}")
        if name == "BreadcrumbList":
            if first != 1:
                faults.append(f"{place}: begins at {first}")
            faults += [f"{place}: a step without an address" for entry in entries[:-1] if "item" not in entry]
        else:
            faults += [f"{place}: an entry without an address" for entry in entries if "url" not in entry]
            count = thing.get("numberOfItems")
            if isinstance(count, int) and positions and count < first + len(positions) - 1:
                faults.append(f"{place}: {count} entries of which one is the last of {positions}")
    return faults


def no_repetition(pairs):
    if len({key for key, _ in pairs}) < len(pairs):
        raise ValueError(f"a repeated key among {[key for key, _ in pairs]}")
    return dict(pairs)


def no_constant(word):
    raise ValueError(f"{word} is no JSON")


def block_faults(text):
    """The faults of a block of JSON-LD."""
    if re.search("[<>&\u2028\u2029\x00-\x1f]", text):
        return ["a character that a script element must not have"]
    try:
        document = json.loads(text, object_pairs_hook=no_repetition, parse_constant=no_constant)
    except ValueError as error:
        return [str(error)]
    if not isinstance(document, dict) or set(document) != {"@context", "@graph"}:
        return ["not a graph in a context"]
    if document["@context"] != "https://schema.org":
        return [f"context {document['@context']!r}"]
    faults = [] if document["@graph"] else ["an empty graph"]
    for number, thing in enumerate(document["@graph"]):
        faults += value_faults(list(TYPES), thing, f"@graph[{number}]")
    return faults


def bitmap_fault(data):
    """What is wrong with an ICO file of one bitmap."""
    size, offset = struct.unpack_from("<II", data, 14)
    if data[:6] != b"\0\0\1\0\1\0" or data[6:8] != b"  " or offset + size != len(data):
        return "no icon of one picture of 32 × 32"
    header, width, height, planes, bits, packing = struct.unpack_from("<IiiHHI", data, offset)
    if (header, width, height, planes, bits, packing) != (40, 32, 64, 1, 32, 0):
        return "no plain bitmap"
    return None if size == 40 + 32 * 32 * 4 + 32 * 4 else "a bitmap of another length"


def picture_fault(data):
    """What is wrong with a PNG file of 180 × 180 colors of a palette."""
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        return "no PNG"
    chunks, place = {}, 8
    while place < len(data):
        length, name = struct.unpack_from(">I4s", data, place)
        content = data[place + 8:place + 8 + length]
        if zlib.crc32(name + content) != struct.unpack_from(">I", data, place + 8 + length)[0]:
            return f"a wrong checksum of {name}"
        chunks[name] = content
        place += 12 + length
    if struct.unpack(">IIBBBBB", chunks[b"IHDR"]) != (180, 180, 8, 3, 0, 0, 0) or list(chunks)[-1] != b"IEND":
        return f"another kind of PNG: {chunks[b'IHDR']}"
    rows = zlib.decompress(chunks[b"IDAT"])
    if len(rows) != 181 * 180 or set(rows[::181]) != {0} or max(rows) >= len(chunks[b"PLTE"]) // 3:
        return "rows that are none"
    return None


def manifest_faults(manifest, base):
    """The faults of a manifest."""
    faults = [f"no {key}" for key in ("name", "short_name", "display", "lang", "dir", "icons") if not manifest.get(key)]
    faults += [f"{key} is {manifest.get(key)}" for key in ("start_url", "scope") if manifest.get(key) != base]
    faults += [f"{key} is no color" for key in ("background_color", "theme_color")
               if not re.fullmatch("#[0-9a-f]{6}", manifest.get(key, ""))]
    return faults


class Page:
    def __init__(self, file):
        document = html5lib.parse(file.read_bytes(), transport_encoding="utf-8", namespaceHTMLElements=False)
        head = document.find("head")
        self.title = head.findtext("title")
        self.blocks = [element.text or "" for element in document.iter("script")
                       if element.get("type") == "application/ld+json"]
        self.links = [element.attrib for element in head.iter("link")]
        self.meta, self.repeated = {}, []
        for element in head.iter("meta"):
            name = element.get("name") or element.get("property")
            if name in self.meta and name != "theme-color":
                self.repeated.append(name)
            self.meta[name] = element.get("content")

    def linked(self, relation):
        return [link.get("href") for link in self.links if relation in link.get("rel", "").split()]


class Site:
    def __init__(self, output, url):
        self.output, self.url = Path(output).resolve(), url
        self.base = urlsplit(url).path
        self.origin = url[:len(url) - len(self.base)]

    def file(self, address):
        """The file behind a path or URL of the site; None for another's."""
        path = address[len(self.origin):] if address.startswith(self.origin + "/") else address
        if not path.startswith(self.base):
            return None
        file = self.output / unquote(path[len(self.base):])
        return file / "index.html" if path.endswith("/") else file

    def addresses(self, value):
        """All addresses in a block."""
        if isinstance(value, dict):
            for key, inner in value.items():
                yield from [inner] if key in ("url", "item", "image") and isinstance(inner, str) else self.addresses(inner)
        elif isinstance(value, list):
            for inner in value:
                yield from self.addresses(inner)

    def missing(self, address):
        file = self.file(address)
        return file is not None and not file.is_file()

    def page_faults(self, page, is_missing_page):
        faults = [f"repeated {name}" for name in page.repeated]
        if not page.title or not page.title.strip():
            faults.append("no title")
        if not (page.meta.get("description") or "").strip():
            faults.append("no description")
        for relation in ("icon", "apple-touch-icon", "manifest"):
            if not page.linked(relation):
                faults.append(f"no {relation}")
            faults += [f"{relation} {address} is missing" for address in page.linked(relation)
                       if self.file(address) is None or self.missing(address)]
        if is_missing_page:
            return faults + (["JSON-LD"] if page.blocks else [])
        faults += [f"no {name}" for name in sorted(NEEDED) if not page.meta.get(name)]
        faults += [] if page.meta.get("og:type") in SOCIAL_TYPES else [f"og:type {page.meta.get('og:type')}"]
        if page.linked("canonical") != [page.meta.get("og:url")]:
            faults.append("canonical and og:url differ")
        if page.meta.get("og:description") != page.meta.get("description"):
            faults.append("two descriptions")
        for name in ("og:url", "og:image"):
            address = page.meta.get(name) or ""
            if text_fault("URL", address) or self.missing(address):
                faults.append(f"{name} {address} leads nowhere")
        if ("og:image:width" in page.meta) != ("og:image:height" in page.meta):
            faults.append("half a size")
        if len(page.blocks) != 1:
            return faults + [f"{len(page.blocks)} blocks of JSON-LD"]
        found = block_faults(page.blocks[0])
        if not found:
            found = [f"{address} leads nowhere" for address in self.addresses(json.loads(page.blocks[0]))
                     if self.missing(address)]
        return faults + found

    def icon_faults(self, page):
        """The faults of the files that a page links to; those of a site's own may be anything."""
        faults = []
        for address in page.linked("icon") + page.linked("apple-touch-icon") + page.linked("manifest"):
            file = self.file(address)
            if file is None or not file.is_file():
                continue
            if (self.output / "assets" / re.sub(r"\.[0-9a-f]{16}(?=\.[a-z]+$)", "", file.name)).exists():
                continue
            data = file.read_bytes()
            fault = None
            try:
                if file.suffix == ".ico":
                    fault = bitmap_fault(data)
                elif file.suffix == ".png":
                    fault = picture_fault(data)
                elif file.suffix == ".svg":
                    ElementTree.fromstring(data)
                else:
                    manifest = json.loads(data, object_pairs_hook=no_repetition)
                    fault = ", ".join(manifest_faults(manifest, self.base)) or None
                    missing = [icon["src"] for icon in manifest["icons"] if self.missing(icon["src"])]
                    fault = fault or (f"{missing} missing" if missing else None)
            except (ValueError, ElementTree.ParseError, zlib.error, struct.error, KeyError) as error:
                fault = repr(error)
            if fault:
                faults.append(f"{file.name}: {fault}")
        return faults

    def check(self, interval):
        """Print all faults; returns how many pages were looked at and how many faults there are."""
        files = sorted(self.output.rglob("*.html"))
        details = [file for file in files if file.relative_to(self.output).parts[0] == "item"]
        skipped = set(details) - set(details[::interval])
        descriptions, faults, count = {}, [], 0
        for file in files:
            if file in skipped:
                continue
            page, name = Page(file), str(file.relative_to(self.output))
            count += 1
            faults += [f"{name}: {fault}" for fault in self.page_faults(page, name == "404.html")]
            if file not in details:
                other = descriptions.setdefault(page.meta.get("description"), name)
                faults += [f"{name}: has the description of {other}"] if other != name else []
            if name == "index.html":
                faults += self.icon_faults(page)
        if not count:
            faults.append("no pages")
        for fault in faults:
            print(f"{self.output.name}: {fault}")
        return count, len(faults)


GOOD = {"@context": "https://schema.org", "@graph": [
    {"@type": "BreadcrumbList", "itemListElement": [
        {"@type": "ListItem", "position": 1, "name": "Shelf", "item": "https://example.org/"},
        {"@type": "ListItem", "position": 2, "name": "So What"}]},
    {"@type": "MusicRecording", "name": "So What", "url": "https://example.org/item/so-what-1/",
     "byArtist": {"@type": "MusicGroup", "name": "Miles Davis"}, "datePublished": "1959-08-17",
     "offers": {"@type": "Offer", "price": "1.29", "priceCurrency": "USD",
                "availability": "https://schema.org/InStock"}}]}
# Each takes the place of a value in a block without faults, or takes it away.
BROKEN = [
    (["@context"], "http://schema.org"), (["@graph"], []), (["@graph", 1, "@type"], "Song"), (["@graph", 1, "name"], None),
    (["@graph", 1, "name"], " So What"), (["@graph", 1, "name"], 7), (["@graph", 1, "url"], "/item/so-what-1/"),
    (["@graph", 1, "byArtist"], {"@type": "Organization", "name": "x"}), (["@graph", 1, "byArtist"], "Miles Davis"),
    (["@graph", 1, "author"], {"@type": "Book", "name": "x"}), (["@graph", 1, "brand"], {"@type": "Brand", "name": "x"}),
    (["@graph", 1, "datePublished"], "17.8.1959"), (["@graph", 1, "datePublished"], "1959-13-17"),
    (["@graph", 1, "offers", "price"], "1,29"), (["@graph", 1, "offers", "price"], 1.29),
    (["@graph", 1, "offers", "price"], None), (["@graph", 1, "offers", "priceCurrency"], "$"),
    (["@graph", 1, "offers", "priceCurrency"], None), (["@graph", 1, "offers", "availability"], "InStock"),
    (["@graph", 1, "offers"], []), (["@graph", 0, "itemListElement"], []),
    (["@graph", 0, "itemListElement", 0, "item"], None), (["@graph", 0, "itemListElement", 1, "position"], 3),
    (["@graph", 0, "itemListElement", 1, "position"], "2"), (["@graph", 1], {"@type": "Product", "name": "x"}),
    (["@graph", 1], {"@type": "ItemList", "numberOfItems": 1, "itemListElement": [
        {"@type": "ListItem", "position": 2, "name": "x", "url": "https://example.org/"}]}),
    (["@graph", 1], {"@type": "ItemList", "numberOfItems": 1, "itemListElement": [
        {"@type": "ListItem", "position": 1, "name": "x"}]}),
]


def self_test():
    """Whether a good block passes and every broken one does not."""
    text = json.dumps(GOOD)
    wrong = [f"a good block: {fault}" for fault in block_faults(text)]
    for path, value in BROKEN:
        block = json.loads(text)
        holder = block
        for key in path[:-1]:
            holder = holder[key]
        if value is None:
            del holder[path[-1]]
        else:
            holder[path[-1]] = value
        wrong += [] if block_faults(json.dumps(block)) else [f"passed: {path} is {value}"]
    for broken in (text.replace("So What", "<b>"), text.replace("So What", "\u2028"), text[:-1],
                   text.replace('"name"', '"name": "x", "name"', 1), text.replace('"1.29"', "NaN")):
        wrong += [] if block_faults(broken) else [f"passed: {broken}"]
    for line in wrong:
        print(line)
    print(f"{len(BROKEN) + 6} blocks, {len(wrong)} misjudged")
    return 1 if wrong else 0


def main(arguments):
    if arguments == ["--self-test"]:
        return self_test()
    interval = 1
    if arguments[:1] == ["--every"]:
        interval = int(arguments[1])
        arguments = arguments[2:]
    if not arguments or len(arguments) % 2:
        sys.exit(__doc__)
    sites = [Site(output, url) for output, url in zip(arguments[::2], arguments[1::2])]
    counts = [site.check(interval) for site in sites]
    pages, faults = (sum(column) for column in zip(*counts))
    print(f"{pages} pages of {len(sites)} sites, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
