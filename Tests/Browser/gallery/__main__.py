"""usage: Scripts/gallery FOLDER [SCREEN ...]

Takes pictures of every kind of page on every kind of screen, light and dark, from left to right and from right to left:
FOLDER/<screen>/<page>-<ltr|rtl>-<light|dark>.png, and FOLDER/<screen>.png with all of a screen's small.
Screens: phone, phone-landscape, tablet, laptop, 4k; all of them if none is named.
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from harness.chromium import launch
from harness.environment import temporary_folder
from harness.server import Server

from .catalog import exhibits
from .screens import SCREENS, take
from .sheets import make_sheet, names

SCHEMES = ["light", "dark"]


def main(arguments: list[str]) -> int:
    known = [screen.name for screen in SCREENS]
    if not arguments or arguments[0].startswith("-") or not set(arguments[1:]) <= set(known):
        print(__doc__, file=sys.stderr)
        return 64
    folder = Path(arguments[0])
    screens = [screen for screen in SCREENS if screen.name in (arguments[1:] or known)]
    with temporary_folder() as sites, Server() as server, sync_playwright() as playwright:
        shown = exhibits(sites, server)
        browser = launch(playwright)
        for screen in screens:
            (folder / screen.name).mkdir(parents=True, exist_ok=True)
            for way, pages in shown.items():
                for scheme in SCHEMES:
                    take(browser, screen, scheme, pages, folder / screen.name, way)
            rows = [f"{way}-{scheme}" for way in shown for scheme in SCHEMES]
            make_sheet(folder / screen.name, names(shown["ltr"]), rows, folder / f"{screen.name}.png")
            print(f"{folder / screen.name}.png", flush=True)
        browser.close()
    return 0


sys.exit(main(sys.argv[1:]))
