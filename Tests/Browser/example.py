"""The repository's own site, built with a few of its pictures: making all of them takes long."""

import re
import shutil
from pathlib import Path

from harness.environment import REPOSITORY
from harness.sites import Site, build_site

SITE = REPOSITORY / "Site"
# The search of two hundred items on twelve pages.
WALL = "the-long-wall"
# One picture for each search that has few on its first page otherwise.
SOME = ["1440809330", "361699751", "370608586", "904280696"]


def make_example(folder: Path, output: Path | None = None, pictures_of: list[str] | None = None) -> Site:
    """Builds the site with some pictures, and with those of the items on the grid pages named: `the-long-wall/`."""
    shutil.copytree(SITE, folder, ignore=shutil.ignore_patterns("public", ".vitrine", "artwork"))
    (folder / "artwork").mkdir()
    _copy_pictures(SOME, folder)
    site = build_site(folder, "/", output)
    if pictures_of:
        for page in pictures_of:
            html = (site.output / page / "index.html").read_text(encoding="utf-8")
            _copy_pictures(re.findall(r'id="item-[a-z-]+-(\d+)', html), folder)
        site = build_site(folder, "/", output)
    return site


def _copy_pictures(numbers: list[str], folder: Path) -> None:
    for number in numbers:
        picture = SITE / "artwork" / f"{number}.webp"
        if picture.exists():
            shutil.copy(picture, folder / "artwork")
