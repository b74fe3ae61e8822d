"""The two sites that the gallery shows, and which of their pages."""

import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from example import SITE, WALL
from harness.environment import recordings
from harness.server import Server
from harness.sites import BASE_PATH, build_site
from kinds import make_pages

from .drawings import draw_cover


@dataclass(frozen=True)
class Exhibit:
    """A page to take pictures of, and the tile to follow first where it is to be seen the way one comes to it."""

    name: str
    address: str
    tile: str | None = None


def exhibits(folder: Path, server: Server) -> dict[str, list[Exhibit]]:
    """Builds both sites: from left to right the repository's own, from right to left one of recordings."""
    recordings()
    return {"ltr": _example(folder / "ltr", server), "rtl": _arabic(folder / "rtl", server)}


def _example(folder: Path, server: Server) -> list[Exhibit]:
    # The cache of pictures comes along where there is one: making them takes most of a minute.
    shutil.copytree(SITE, folder, ignore=shutil.ignore_patterns("public"))
    address = server.add("/", build_site(folder, "/").output)
    return _pages(address, WALL, "lost-and-found/", folder / "public")


def _arabic(folder: Path, server: Server) -> list[Exhibit]:
    pages = make_pages(folder, "ar", artwork="local")
    (folder / "artwork").mkdir()
    shown = ["", "wall/", "wall/page/6/", "wall/page/12/", "apps/", "books/"]
    for path in shown:
        html = (pages.site.output / path / "index.html").read_text(encoding="utf-8")
        for number in re.findall(r'(?:id="item-[a-z-]+-|/item/[^"]*-)(\d+)[/"]', html):
            draw_cover(int(number), folder / "artwork")
    output = build_site(folder, BASE_PATH).output
    return _pages(server.add(BASE_PATH, output), "wall", "nothing/", output)


def _pages(address: str, wall: str, empty: str, output: Path) -> list[Exhibit]:
    first = (output / wall / "index.html").read_text(encoding="utf-8")
    tile, item = re.findall(r'<a class="tile-button" id="([^"]+)" href="([^"]+)"', first)[6]
    return [
        Exhibit("home", address),
        Exhibit("grid-first", f"{address}{wall}/"),
        Exhibit("grid-middle", f"{address}{wall}/page/6/"),
        Exhibit("grid-last", f"{address}{wall}/page/12/"),
        Exhibit("detail", address + item[item.index("item/") :]),
        Exhibit("detail-from-tile", f"{address}{wall}/", tile),
        Exhibit("nothing-found", address + empty),
        Exhibit("not-found", f"{address}404.html"),
    ]
