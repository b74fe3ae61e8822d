"""What needs a cover: the items of the snapshots, those of one album together."""

import json
import re
from dataclasses import dataclass, field

KINDS = {
    "album": "album",
    "song": "album",
    "music-video": "video",
    "feature-movie": "movie",
    "tv-episode": "video",
    "software": "app",
    "mac-software": "app",
    "ebook": "book",
    "audiobook": "audiobook",
    "podcast": "podcast",
    "podcast-episode": "podcast",
    "collection": "album",
}


@dataclass(frozen=True)
class Words:
    """What is set on a cover."""

    title: str
    by: str


@dataclass
class Subject:
    """One picture, and the ids of all items that show it."""

    key: str
    kind: str
    name: str
    artist: str
    genre: str
    ids: set = field(default_factory=set)
    pages: list = field(default_factory=list)

    @property
    def words(self):
        title, artist = short_title(self.name), short_artist(self.artist)
        return Words(title, "" if self.artist == self.name or artist.startswith(title) else artist)


def item_id(result):
    """The id of the thing itself: its own where it is a track, else its collection's."""
    if "trackId" in result:
        return int(result["trackId"])
    if "collectionId" in result and "trackName" not in result:
        return int(result["collectionId"])
    return None


def subject_of(result):
    kind = KINDS.get(result.get("kind") or result.get("wrapperType"), "album")
    genre = result.get("primaryGenreName") or ", ".join(result.get("genres", []))
    artist = result.get("artistName", "")
    name = result.get("trackName") or result.get("collectionName") or ""
    key = f"{kind} {item_id(result)}"
    if kind == "album" and "collectionId" in result:
        key = f"album {result['collectionId']}"
        name = result.get("collectionName", name)
        artist = result.get("collectionArtistName", artist)
    return Subject(key, kind, name, artist, genre)


def subjects(folder):
    """All subjects in the order of the snapshots' names and answers; each knows its places on pages."""
    found = {}
    for path in sorted(folder.glob("*.json")):
        results = json.loads(path.read_text())["results"]
        placed = [(result, subject_of(result)) for result in results if item_id(result) is not None]
        names = sorted(placed, key=lambda pair: (pair[0].get("trackName") or pair[1].name).casefold())
        for order, page in (("listed", placed), ("by name", names)):
            for place, (result, subject) in enumerate(page):
                kept = found.setdefault(subject.key, subject)
                kept.ids.add(item_id(result))
                kept.pages.append((path.stem + " " + order, place))
    return list(found.values())


def short_title(name):
    """A name as a cover says it: without what the store adds about editions, formats and guests."""
    title = re.sub(r"\s+", " ", name)
    title = re.sub(r"(?<=\S)\s*[\[(][^\])]*[\])]", "", title)
    title = re.sub(r"\s+-\s+(Single|EP)$|\s+EP$", "", title)
    for mark in (" | ", " |", " » "):
        title = max(title.split(mark)[:2], key=lambda part: (len(part) > 6, -len(part))) if mark in title else title
    title = title.replace(" - ", ": ", 1)
    head = title.split(": ")[0]
    title = head if len(title) > 48 and len(head) >= 8 else title
    title = re.sub(r"[:)(]+$|[™®©]|\. ILLUSTRATED\.?$", "", title).strip(" ,-")
    title = title or name
    return title.replace("'", "’")


def short_artist(artist):
    """Who it is by, without long lists."""
    artist = re.sub(r"\s+", " ", re.sub(r"^.*@\S+ \((.*)\)$|^© +", r"\1", artist)).strip()
    if len(artist) > 44:
        artist = re.split(r", | & | - | / | through | interviews ", artist)[0]
    return artist.replace("'", "’")
