"""Makes sites for tests: a folder with `site.yml` and snapshots, built by the program under test."""

import json
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from . import environment

BASE_PATH = "/shelf/"


@dataclass(frozen=True)
class Search:
    """One search: its id, the store's results, Markdown above its tiles, and other keys of its entry in `site.yml`."""

    id: str
    results: list[dict[str, Any]]
    intro: str | None = None
    keys: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Site:
    """A built site."""

    folder: Path
    output: Path
    base_path: str


def song(number: int, name: str | None = None, artist: str = "Lamplighters", **values: Any) -> dict[str, Any]:
    """A result as the store sends it. By name these sort in the order of their numbers."""
    result: dict[str, Any] = {
        "wrapperType": "track",
        "kind": "song",
        "artistId": 900,
        "collectionId": 800,
        "trackId": 1000 + number,
        "artistName": artist,
        "collectionName": "Evening Album",
        "trackName": name or f"Track {number:04}",
        "trackViewUrl": f"https://itunes.apple.com/us/album/evening/id800?i={1000 + number}",
        "trackPrice": 0.99,
        "releaseDate": "2012-09-14T07:00:00Z",
        "country": "USA",
        "currency": "USD",
        "primaryGenreName": "Jazz",
    }
    return result | values


def songs(count: int, first: int = 0) -> list[dict[str, Any]]:
    """So many songs, numbered from `first`."""
    return [song(number) for number in range(first, first + count)]


def recorded(name: str) -> list[dict[str, Any]]:
    """The results of one of the recorded answers, such as `us-music-200`."""
    file = environment.recordings() / f"{name}.json"
    return json.loads(file.read_text(encoding="utf-8"))["results"]


def make_site(
    folder: Path, searches: list[Search], base_path: str = BASE_PATH, artwork: str = "remote", **keys: Any
) -> Site:
    """Writes a site's folder and builds it.

    `keys` go into `site.yml` as they are, for example `language="ar"` or `tiling={"view": "667x375"}`. Artwork is
    remote unless said otherwise: no file has to be made, and browsers of the tests ask no other server for it.
    """
    (folder / "snapshots").mkdir(parents=True)
    entries = []
    for search in searches:
        snapshot = {"resultCount": len(search.results), "results": search.results}
        _write_json(folder / "snapshots" / f"{search.id}.json", snapshot)
        entry: dict[str, Any] = {"id": search.id, "term": search.id}
        if search.intro is not None:
            (folder / "intros").mkdir(exist_ok=True)
            (folder / f"intros/{search.id}.md").write_text(search.intro, encoding="utf-8")
            entry["intro"] = f"intros/{search.id}.md"
        entries.append(entry | search.keys)
    settings = {"title": "Night Shelf", "url": f"https://example.org{base_path}", "artwork": artwork}
    # JSON is YAML.
    _write_json(folder / "site.yml", settings | keys | {"searches": entries})
    return build_site(folder, base_path)


def build_site(folder: Path, base_path: str, output: Path | None = None) -> Site:
    """Builds a site's folder into its `public`, or elsewhere."""
    _override_theme(folder)
    output = output or folder / "public"
    command = [environment.vitrine(), "build", "--quiet", "--site", folder, "--output", output]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"vitrine build ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return Site(folder, output, base_path)


def _override_theme(folder: Path) -> None:
    theme = environment.theme_override()
    if theme is None:
        return
    (folder / "templates").mkdir(exist_ok=True)
    for template in theme.glob("*.mustache"):
        shutil.copy(template, folder / "templates")
    shutil.copytree(theme / "assets", folder / "assets", dirs_exist_ok=True)


def _write_json(file: Path, value: Any) -> None:
    file.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")
