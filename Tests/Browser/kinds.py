"""One site with a page of every kind, in a language of the tests' choice."""

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import xxhash

from harness.sites import BASE_PATH, Search, Site, build_site, make_site, recorded

# Titles and running text in the site's own language: fonts, directions and hyphens differ with them.
WORDS = {
    "en": {
        "site": "Night Shelf",
        "summary": "Music, books and small distractions for the hours after ten.",
        "wall": "The long wall",
        "apps": "Small games",
        "books": "Night books",
        "nothing": "Lost and found",
        "text": "Some things are *better* after **dark**. This is a shelf of them, and all of it leads to the store.",
        "link": "the other shelf",
    },
    "ar": {
        "site": "رف الليل",
        "summary": "موسيقى وكتب وتسالٍ صغيرة لساعات ما بعد العاشرة.",
        "wall": "الجدار الطويل",
        "apps": "ألعاب صغيرة",
        "books": "كتب الليل",
        "nothing": "المفقودات",
        "text": "بعض الأشياء *أجمل* بعد **حلول الظلام**. هذا رف منها، وكل ما عليه يقود إلى المتجر.",
        "link": "الرف الآخر",
    },
    "he": {
        "site": "מדף הלילה",
        "summary": "מוזיקה, ספרים והסחות דעת קטנות לשעות שאחרי עשר.",
        "wall": "הקיר הארוך",
        "apps": "משחקים קטנים",
        "books": "ספרי לילה",
        "nothing": "אבדות ומציאות",
        "text": "יש דברים *יפים* יותר אחרי **רדת החשכה**. זה מדף שלהם, וכל מה שעליו מוביל לחנות.",
        "link": "המדף האחר",
    },
}

SUPPORT = {
    "email": "help@example.org",
    "subject": "A question",
    "rate": "https://example.org/rate",
    "about": "https://example.org/about",
}


@dataclass(frozen=True)
class Pages:
    """A built site and the paths of its pages by kind, each relative to the site's address."""

    site: Site
    paths: dict[str, str]


def make_pages(folder: Path, language: str = "en", **keys: Any) -> Pages:
    """Builds the site. Artwork is remote, so that pictures that do not load are seen too."""
    words = WORDS[language]
    _write_intros(folder / "intros", words)
    books = recorded("us-ebook-alice")[:9] + recorded("us-audiobook-hemingway")[:5]
    searches = [
        Search("wall", recorded("us-music-200"), keys=_keys("wall", words, "musicTrack")),
        Search("apps", recorded("us-software-doodlejump")[:12], keys=_keys("apps", words, "software")),
        Search("books", books[1:], keys=_keys("books", words, "ebooks")),
        Search("nothing", [], keys=_keys("nothing", words, "all")),
    ]
    settings = {"title": words["site"], "summary": words["summary"], "intro": "intros/home.md", "language": language}
    site = make_site(folder, searches, support=SUPPORT, **settings | keys)
    _write_lock(folder, searches, departed=("books", books[0]))
    site = build_site(folder, BASE_PATH)
    return Pages(site, _paths(site, searches, books[0]))


def item_path(site: Site, result: dict[str, Any]) -> str:
    """The path of an item's page, relative to the site's address. Its name has the item's number in it."""
    number = result.get("trackId") or result["collectionId"]
    found = sorted((site.output / "item").glob(f"*-{number}"))
    if len(found) != 1:
        raise LookupError(f"{len(found)} pages of item {number}")
    return f"item/{found[0].name}/"


def _paths(site: Site, searches: list[Search], departed: dict[str, Any]) -> dict[str, str]:
    wall, apps, books, _ = searches
    return {
        "home": "",
        "grid, first": "wall/",
        "grid, middle": "wall/page/6/",
        "grid, last": "wall/page/12/",
        "grid of one page": "apps/",
        "nothing found": "nothing/",
        "app": item_path(site, apps.results[0]),
        "song": item_path(site, next(item for item in wall.results if item.get("kind") == "song")),
        "book": item_path(site, books.results[0]),
        "gone": item_path(site, departed),
        "not found": "404.html",
    }


def _keys(id: str, words: dict[str, str], category: str) -> dict[str, Any]:
    return {"title": words[id], "summary": words["summary"], "category": category, "intro": f"intros/{id}.md"}


def _write_intros(folder: Path, words: dict[str, str]) -> None:
    folder.mkdir(parents=True)
    text, link = words["text"], words["link"]
    home = f"{text}\n\n1. [{link}](wall.md);\n2. [{link}](apps.md).\n\n> {text}\n"
    wall = f"{text}\n\n---\n\n{text} `code` [{link}](apps.md)\n"
    everything = f"# {link}\n\n{text}\n\n- {text}\n- [{link}](wall.md)\n\n```\n{'let x = 1 ' * 30}\n```\n\n## {link}\n\n{text}\n"
    short = f"{text} [{link}](books.md)\n"
    for name, content in {"home": home, "wall": wall, "apps": short, "books": everything, "nothing": short}.items():
        (folder / f"{name}.md").write_text(content, encoding="utf-8")


def _write_lock(folder: Path, searches: list[Search], departed: tuple[str, dict[str, Any]]) -> None:
    """Records when each answer came, and an item that the store has no longer."""
    lines = ["version: 1", "snapshots:"]
    for search in sorted(searches, key=lambda search: search.id):
        file = folder / "snapshots" / f"{search.id}.json"
        lines += [f"  - search: {search.id}", f'    file: "snapshots/{search.id}.json"', "    requests:"]
        lines += [f'      - "search?term={search.id}&country=US&limit=200"', '    storefront: "US"']
        lines += ["    fetched: 2026-11-30T12:24:18Z", "    status: 200", f"    count: {len(search.results)}"]
        lines += _digests(file, "    ")
        if search.id == departed[0]:
            lines += _departed(folder, *departed)
    (folder / "snapshots" / "snapshots.lock").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _departed(folder: Path, search: str, result: dict[str, Any]) -> list[str]:
    file = folder / "snapshots" / f"{search}.departed.json"
    file.write_text(json.dumps({"resultCount": 1, "results": [result]}), encoding="utf-8")
    line = f"        - gone {result['kind']} {result['trackId']} 2026-11-29T01:02:03Z"
    return ["    departed:", *_digests(file, "      "), "      items:", line]


def _digests(file: Path, indent: str) -> list[str]:
    content = file.read_bytes()
    return [
        f'{indent}sha256: "{hashlib.sha256(content).hexdigest()}"',
        f'{indent}xxh128: "{xxhash.xxh128_hexdigest(content)}"',
    ]
