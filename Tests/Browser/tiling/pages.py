"""Sites with pages of 1, 2, 17 and 18 tiles, and full ones."""

from dataclasses import dataclass
from pathlib import Path

from harness.server import Server
from harness.sites import Search, make_site, song

from .prediction import Tiling, page_size

INTRO = "What we play when the lights are low: *the quiet ones*, and one that is not.\n"


@dataclass(frozen=True)
class Page:
    """A grid page of a made site: its address, its tiling, how many tiles it shows, and the first one's number."""

    name: str
    url: str
    tiling: Tiling
    tiles: int
    first: int = 0


def make_pages(folder: Path, server: Server, tiling: Tiling, language: str) -> list[Page]:
    """Builds a site and serves it.

    Some pages stand alone, one of them with an intro; others are the last of several and so have dots. A page that
    holds fewer than 17 tiles is full instead.
    """
    full = page_size(tiling)
    # For each number of tiles: the pages before this one.
    plan = {1: 1, 2: 0, min(17, full): 2, min(18, full): 0, full: 0}
    searches, pages = [], []
    for tiles, before in plan.items():
        name = f"{tiles}-tiles"
        first = before * full
        intro = INTRO if tiles == 2 else None
        searches.append(Search(name, [_result(number) for number in range(first + tiles)], intro))
        path = f"{name}/page/{before + 1}/" if before else f"{name}/"
        pages.append(Page(f"{path} in {language}, {tiling}", path, tiling, tiles, first))
    base = f"/{language}-{tiling.view}-{tiling.cell}/"
    site = make_site(folder / base.strip("/"), searches, base, language=language, tiling=tiling.keys)
    address = server.add(base, site.output)
    return [Page(each.name, address + each.url, tiling, each.tiles, each.first) for each in pages]


def _result(number: int) -> dict[str, object]:
    """Some have a picture, which does not load: its place must be the same as a drawn one's.

    Only some, because a browser tries to load another file of it at almost every size.
    """
    picture = {"artworkUrl60": f"https://pictures.example/{number}/60x60bb.jpg"} if number % 6 == 1 else {}
    return song(number, **picture)
