"""What `vitrine tiles` says of pages and of containers."""

import json
import math
import subprocess
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from harness import environment

from .geometry import Rectangle, Size

# The artwork in a button that has room for it.
ARTWORK = 60


@dataclass(frozen=True)
class Tiling:
    """The sizes that a site's pages are made for, as in `site.yml`."""

    view: str
    cell: str = "94x88"
    button: str = "82x82"

    @property
    def keys(self) -> dict[str, str]:
        return {"view": self.view, "cell": self.cell, "button": self.button}

    @property
    def options(self) -> list[str]:
        return ["--view", self.view, "--cell", self.cell, "--button", self.button]

    @property
    def artwork(self) -> float:
        """The side of the square that pictures are fitted into, at scale 1."""
        button = Size.parse(self.button)
        return min(ARTWORK, button.width, button.height)

    def rows_at_scale_1(self, width: float) -> int:
        """How many rows a page needs at this width where nothing is scaled."""
        columns = max(1, math.floor(width / Size.parse(self.cell).width))
        return math.ceil(page_size(self) / columns)


@dataclass(frozen=True)
class Prediction:
    """Where the buttons of a full page are in a container, counted from its left top corner."""

    rule: str
    scale: float
    height: float
    buttons: tuple[Rectangle, ...]


@lru_cache(maxsize=None)
def page_size(tiling: Tiling) -> int:
    """How many tiles a page has."""
    return _ask(tiling, "--count", "1")["perPage"]


@lru_cache(maxsize=None)
def pages(tiling: Tiling, count: int) -> list[dict[str, Any]]:
    """The tiles of all pages at the reference view, as the program prints them."""
    return _ask(tiling, "--count", str(count))["tiles"]


@lru_cache(maxsize=None)
def predict(tiling: Tiling, container: Size) -> Prediction:
    """Where the buttons are in a container, by the program's own tiling module."""
    answer = _ask(tiling, "--container", str(container))
    buttons = (Rectangle(*(tile[key] for key in ("x", "y", "width", "height"))) for tile in answer["tiles"])
    return Prediction(answer["rule"], answer["scale"], answer["height"], tuple(buttons))


def _ask(tiling: Tiling, *options: str) -> dict[str, Any]:
    command = [str(environment.vitrine()), "tiles", *tiling.options, *options, "--json"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)} ended with {done.returncode}:\n{done.stderr}")
    return json.loads(done.stdout)
