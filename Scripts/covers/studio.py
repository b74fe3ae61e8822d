"""Draws the cover of a subject: its kind says the proportions and which designs there are."""

from . import emblems, icons, posters, sleeves_geometric, sleeves_pictorial
from .canvas import Canvas
from .chance import Chance
from .encoding import encoded
from .motifs_outdoors import MOTIFS as OUTDOORS
from .motifs_road import MOTIFS as ROAD_MOTIFS
from .motifs_wonderland import MOTIFS as WONDERLAND
from .palettes import scheme

SLEEVES = {**sleeves_geometric.DESIGNS, **sleeves_pictorial.DESIGNS}
GENRES = {
    "jazz": "bars arcs moons record type_only bauhaus city halftone equalizer retro_stripes",
    "j-pop": "sun_sea rain bloom cutouts botanical moons blobs dunes arches city swiss retro_stripes halftone",
    "classical": "botanical quilt moons arches arcs dunes",
    "children": "moons blobs bloom badge cutouts city",
    "lullab": "moons blobs bloom badge cutouts",
    "latin": "cutouts sun_sea bloom badge quilt",
}
MOTIFS = {**WONDERLAND, **OUTDOORS}
ALOUD = "fish boat waves mountain sun sunrise glass palm hills feather lighthouse open_book bridge moon tree".split()
HINTS = [
    ("gatto", "cat"),
    ("walen", "whale"),
    ("bell", "bell"),
    ("klokk", "bell"),
    ("sun also", "sunrise"),
    ("solen", "sun"),
    ("old man", "fish"),
    ("gamle", "boat"),
    ("kilimanjaro", "mountain"),
    ("green hills", "hills"),
    ("afternoon", "bull"),
    ("feast", "glass"),
    ("islands", "palm"),
    ("eden", "tree"),
    ("trees", "tree"),
    ("midnight", "moon"),
    ("light", "sunrise"),
    ("paris", "bridge"),
    ("france", "bridge"),
    ("myster", "keyhole"),
    ("looking", "mirror"),
    ("songs", "rose"),
    ("learn", "open_book"),
    ("under ground", "spiral"),
    ("tenniel", "feather"),
    ("river", "bridge"),
    ("opie", "moon"),
    ("guide", "open_book"),
]
ROAD_HINTS = [
    ("detailing", "spray"),
    ("bedtime", "bedtime"),
    ("coffee", "coffee"),
    ("truck", "truck"),
    ("f1", "helmet"),
    ("marketing", "bars_up"),
    ("sales", "car_key"),
    ("(hd)", "screen"),
    ("(sd)", "screen"),
    ("wrench", "wrench"),
    ("doctor", "wrench"),
    ("radio", "radio"),
    ("ted", "microphone"),
    ("news", "radio"),
    ("debate", "talk"),
    ("roads", "road"),
    ("turning", "steering"),
    ("rc car", "flag"),
    ("hole", "microphone"),
    ("concerns", "lights"),
    ("driver", "steering"),
]
SIZES = {
    "album": (600, 600),
    "podcast": (600, 600),
    "audiobook": (600, 600),
    "movie": (400, 600),
    "video": (600, 450),
}
BOOK_WIDTHS = [392, 400, 420, 450]


class Studio:
    """Draws covers one after the other, each a little unlike those before."""

    def __init__(self, choice):
        self.choice = choice

    def draw(self, subject):
        """The picture's file."""
        chance = Chance(subject.key, subject.name)
        palette = self.choice.palette(subject)
        if subject.kind == "app":
            return self.app(subject, chance, palette)
        width, height = SIZES.get(subject.kind) or (chance.pick(BOOK_WIDTHS), 600)
        canvas = Canvas(width, height)
        getattr(self, subject.kind)(canvas, subject, chance, palette)
        return encoded(canvas.image(width, height), canvas.painted)

    def app(self, subject, chance, palette):
        canvas = Canvas(icons.SIDE, icons.SIDE)
        icons.icon(canvas, scheme(palette, chance, "color color dark light"), chance, subject.name)
        return encoded(canvas.image(512, 512), canvas.painted, transparent=True)

    def album(self, canvas, subject, chance, palette):
        genre = subject.genre.lower()
        fitting = next((names.split() for word, names in GENRES.items() if word in genre), None)
        design = SLEEVES[self.choice.take(subject, "design", fitting or list(SLEEVES))]
        design(canvas, scheme(palette, chance), chance, subject.words)

    def movie(self, canvas, subject, chance, palette):
        name = subject.name.lower()
        wanted = next((scene for word, scene in posters.HINTS.items() if word in name), None)
        scene = wanted or self.choice.take(subject, "scene", list(posters.SCENES))
        posters.SCENES[scene](canvas, scheme(palette, chance, "light color color dark"), chance, subject.words)

    def video(self, canvas, subject, chance, palette):
        still = posters.STILLS[self.choice.take(subject, "still", list(posters.STILLS))]
        still(canvas, scheme(palette, chance, "dark"), chance, subject.words)

    def book(self, canvas, subject, chance, palette):
        self.emblem(canvas, subject, chance, palette, MOTIFS, HINTS, list(WONDERLAND), list(emblems.DESIGNS))

    def audiobook(self, canvas, subject, chance, palette):
        self.emblem(canvas, subject, chance, palette, MOTIFS, HINTS, ALOUD, list(emblems.DESIGNS))

    def podcast(self, canvas, subject, chance, palette):
        names = list(ROAD_MOTIFS)
        self.emblem(canvas, subject, chance, palette, ROAD_MOTIFS, ROAD_HINTS, names, list(emblems.SHOW_DESIGNS))

    def emblem(self, canvas, subject, chance, palette, motifs, hints, names, designs):
        wanted = [motif for word, motif in hints if word in subject.name.lower()][:1]
        motif = self.choice.take(subject, "motif", wanted or names)
        design = emblems.DESIGNS[self.choice.take(subject, "design", designs)]
        design(canvas, scheme(palette, chance), chance, subject.words, motifs[motif])
