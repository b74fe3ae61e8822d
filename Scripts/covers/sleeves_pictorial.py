"""Square covers that show something: dunes, sun and sea, leaves, blobs, a city, rain, the moon."""

import math
from contextlib import nullcontext

from .lettering import BLACK, CONDENSED, GEOMETRIC, GROTESK, ITALIC, PLAIN, SCRIPT, SERIF, caption, fitted, on_arc
from .palettes import READABLE, contrast, luminance, mixed

SIDE = 600


def ridge(canvas, y, swell, length, shift, color):
    """The land or water below one wavy line."""
    points = [
        (x, y + swell * math.sin(x / length + shift) + swell * 0.4 * math.sin(x / length * 2.3 + shift * 3))
        for x in range(-20, SIDE + 41, 20)
    ]
    canvas.polygon([(-20, SIDE + 20), *points, (SIDE + 40, SIDE + 20)], color)


def dunes(canvas, scheme, chance, words):
    """Layers of land under a sun or a moon."""
    canvas.fill(scheme.ground)
    canvas.disc(chance.between(150, 450), chance.between(225, 290), chance.between(60, 100), scheme.shape(0))
    count = chance.whole(4, 5)
    for at in range(count):
        color = mixed(scheme.shape(1), scheme.dark, at / count)
        ridge(canvas, 320 + at * 62, chance.between(20, 44), chance.between(90, 170), chance.between(0, 6), color)
    caption(canvas, words, (38, 40, 524, 130), scheme.ink(), SERIF, align=chance.pick(["left", "center"]), largest=66)


def sun_sea(canvas, scheme, chance, words):
    """A striped sun that sets into lines of water."""
    canvas.fill(scheme.ground)
    radius, level = chance.between(130, 165), 345
    with canvas.within(0, 0, SIDE, level):
        canvas.disc(300, level - 30, radius, scheme.shape(0))
        for at in range(5):
            canvas.rect(0, level - 18 - at * 26, SIDE, 12 - at * 2, scheme.ground)
    for at in range(5):
        y = level + 16 + at * 22
        half = 280 - at * 38
        shift = chance.between(-40, 40)
        canvas.stroke([(300 + shift - half, y), (300 + shift + half, y)], 10, scheme.shape(1))
    face = chance.pick([GEOMETRIC, CONDENSED])
    caption(canvas, words, (36, 474, 528, 98), scheme.ink(), face, align="center", valign="middle", largest=62)


def leaf(canvas, x, y, length, width, turn, color, vein=None):
    with canvas.placed(x, y, turn=turn):
        canvas.path(
            (0, 0),
            [
                (length * 0.3, -width, length * 0.75, -width * 0.8, length, 0),
                (length * 0.75, width * 0.8, length * 0.3, width, 0, 0),
            ],
            color,
        )
        if vein:
            canvas.stroke([(4, 0), (length * 0.8, 0)], 3, vein)


def botanical(canvas, scheme, chance, words):
    """Stems with leaves in pairs."""
    canvas.fill(scheme.ground)
    for at, x in enumerate(chance.pick([(300,), (180, 420), (130, 300, 470)])):
        count = chance.whole(5, 7)
        color, height = scheme.shape(at), chance.between(360, 400)
        canvas.stroke([(x, 440), (x, 440 - height)], 7, scheme.ink())
        for pair in range(count):
            y = 420 - pair * height / count
            size = (1.15 - pair / count * 0.7) * (120 if count < 7 else 105)
            for turn in (-38, -142):
                leaf(canvas, x, y, size, size * 0.3, turn, scheme.shape(at + (pair % 2)), scheme.ground)
        leaf(canvas, x, 440 - height + 10, 62, 16, -90, color)
    canvas.rect(0, 440, SIDE, 160, scheme.ground)
    caption(canvas, words, (36, 462, 528, 108), scheme.ink(), ITALIC, align="center", valign="middle", largest=58)


def blob(chance, x, y, radius, count=7):
    return [
        (
            x + math.cos(2 * math.pi * at / count) * radius * chance.between(0.72, 1.25),
            y + math.sin(2 * math.pi * at / count) * radius * chance.between(0.72, 1.25),
        )
        for at in range(count)
    ]


def blobs(canvas, scheme, chance, words):
    """Soft shapes, one over the other."""
    canvas.fill(scheme.ground)
    places = chance.shuffled([(170, 300), (430, 290), (300, 420), (470, 480), (130, 490)])
    paper = luminance(scheme.ground) > 0.3
    with canvas.multiplied() if paper else nullcontext():
        for at, (x, y) in enumerate(places[:4]):
            canvas.smooth(blob(chance, x, y, chance.between(96, 124)), scheme.shape(at % 3))
    caption(canvas, words, (36, 36, 528, 100), scheme.ink(), GROTESK, largest=54)


def cutouts(canvas, scheme, chance, words):
    """Paper leaves on tiles of paper."""
    columns = chance.pick([2, 3])
    cell = SIDE / columns
    rows = chance.pick([1, 2]) if columns == 2 else 2
    canvas.fill(scheme.ground)
    high = 440 / rows
    colors = list(scheme.shapes)
    for row in range(rows):
        for column in range(columns):
            at = row * columns + column + row
            x, y = column * cell, row * high
            canvas.rect(x, y, cell + 0.5, high + 0.5, colors[at % 3])
            frond(
                canvas,
                chance,
                x + cell / 2,
                y + high / 2,
                min(cell, high) * 0.82,
                colors[(at + 1 + chance.whole(0, 1)) % 3],
            )
    caption(canvas, words, (34, 460, 532, 114), scheme.ink(), GEOMETRIC, valign="middle", largest=56)


def frond(canvas, chance, x, y, size, color):
    """A leaf with rounded fingers."""
    with canvas.placed(x, y, scale=size / 200, turn=chance.pick([-28, -10, 10, 28, 180])):
        canvas.path((-9, 96), [(9, 96), (5, -60), (-5, -60)], color)
        canvas.oval(0, -66, 15, 34, color)
        for at in range(4):
            for side in (-1, 1):
                reach = 50 - abs(at - 1) * 6
                canvas.oval(side * reach * 0.8, 52 - at * 36, reach, 15, color, side * -36)


def city(canvas, scheme, chance, words):
    """Houses at night with a few lit windows."""
    canvas.fill(scheme.ground)
    canvas.disc(chance.between(120, 480), 225, chance.between(36, 58), scheme.shape(0))
    x = -10
    while x < SIDE:
        width, height = chance.pick([70, 90, 110]), chance.between(130, 330)
        color = scheme.shape(1 + chance.whole(0, 1))
        canvas.rect(x, SIDE - height, width - 6, height, color)
        for row in range(int((height - 30) // 34)):
            for column in range(width // 30):
                if chance.maybe(0.42):
                    canvas.rect(x + 11 + column * 28, SIDE - height + 18 + row * 34, 14, 18, scheme.ground)
        x += width
    caption(canvas, words, (36, 38, 528, 118), scheme.ink(), CONDENSED, largest=92)


def rain(canvas, scheme, chance, words):
    """Slanting rain and one umbrella."""
    canvas.fill(scheme.ground)
    for row in range(7):
        for column in range(9):
            x, y = column * 76 + (row % 2) * 38 - 20, row * 66 - 10
            length = chance.between(18, 40)
            canvas.stroke([(x, y), (x - length * 0.35, y + length)], 6, scheme.shape(1))
    x, y, radius = chance.between(200, 400), 330, 142
    canvas.wedge(x, y, radius, 180, 360, scheme.shape(0))
    for at in range(3):
        canvas.disc(x - radius * 2 / 3 + at * radius * 2 / 3, y, radius / 3 + 1, scheme.ground)
    canvas.path((x, y - 8), [(x, y + 78), (x, y + 110, x + 42, y + 110, x + 42, y + 78)], scheme.ink(), 9)
    canvas.rect(0, 446, SIDE, 154, scheme.ground)
    caption(canvas, words, (36, 462, 528, 108), scheme.ink(), PLAIN, valign="bottom", largest=54)


def moons(canvas, scheme, chance, words):
    """The phases of the moon."""
    canvas.fill(scheme.ground)
    radius, columns = chance.pick([(80, 3), (60, 4)])
    rows, step = (2, 186) if columns == 3 else (3, 138)
    for at in range(rows * columns):
        x = 300 + (at % columns - (columns - 1) / 2) * step
        y = 240 + (at // columns - (rows - 1) / 2) * step
        shift = (at / (rows * columns - 1) * 2 - 1) * radius * 1.9
        canvas.disc(x, y, radius, scheme.shape(1))
        with canvas.within_disc(x, y, radius):
            canvas.disc(x + shift, y, radius, scheme.shape(0))
    caption(canvas, words, (36, 470, 528, 98), scheme.ink(), SERIF, align="center", valign="middle", largest=50)


def record(canvas, scheme, chance, words):
    """A record that slides out of view, its name round the label."""
    canvas.fill(scheme.ground)
    x, y = chance.pick([(470, 420), (300, 380), (130, 430)])
    black = scheme.dark if scheme.ground != scheme.dark else scheme.shape(0)
    canvas.disc(x, y, 300, black)
    for radius in (276, 250, 224, 198, 172):
        canvas.ring(x, y, radius, 3, mixed(black, scheme.light, 0.22))
    canvas.disc(x, y, 136, scheme.shape(0) if black != scheme.shape(0) else scheme.shape(1))
    label = scheme.shape(1) if black != scheme.shape(0) else scheme.light
    canvas.disc(x, y, 84, label)
    canvas.disc(x, y, 12, black)
    canvas.rect(0, 0, SIDE, 124, scheme.ground)
    caption(canvas, words, (34, 28, 532, 86), scheme.ink(), BLACK, largest=46, align="center" if x == 300 else "left")


def arches(canvas, scheme, chance, words):
    """Doorways inside doorways."""
    canvas.fill(scheme.ground)
    count = chance.whole(4, 6)
    for at in range(count):
        half = 210 * (1 - at / count)
        color = scheme.shapes[at % len(scheme.shapes[:4])]
        canvas.wedge(300, 250, half, 180, 360, color)
        canvas.rect(300 - half, 249, half * 2, 201, color)
    canvas.rect(0, 450, SIDE, 7, scheme.ink())
    caption(canvas, words, (36, 474, 528, 98), scheme.ink(), GEOMETRIC, align="center", valign="middle", largest=52)


def peaks(canvas, scheme, chance, words):
    """Folded mountains."""
    canvas.fill(scheme.ground)
    canvas.disc(chance.between(100, 500), 230, 54, scheme.shape(0))
    for x, top, half in [(160, 250, 240), (460, 210, 260), (300, 330, 230)]:
        x += chance.between(-50, 50)
        canvas.polygon([(x - half, 600), (x, top), (x, 600)], scheme.shape(1))
        canvas.polygon([(x + half, 600), (x, top), (x, 600)], mixed(scheme.shape(1), scheme.dark, 0.45))
        canvas.polygon(
            [
                (x - half * 0.2, top + (600 - top) * 0.2),
                (x, top),
                (x + half * 0.2, top + (600 - top) * 0.2),
                (x + half * 0.06, top + (600 - top) * 0.15),
                (x, top + (600 - top) * 0.22),
            ],
            scheme.light,
        )
    caption(canvas, words, (38, 40, 524, 124), scheme.ink(), GROTESK, largest=58)


def bloom(canvas, scheme, chance, words):
    """One large flower."""
    canvas.fill(scheme.ground)
    count = chance.pick([5, 6, 8])
    for ring_at, (far, size) in enumerate([(130, 108), (74, 62)]):
        for at in range(count):
            angle = 360 / count * (at + 0.5 * ring_at) - 90
            x, y = 300 + math.cos(math.radians(angle)) * far, 250 + math.sin(math.radians(angle)) * far
            canvas.oval(x, y, size * 0.92, size * 2.6 / count + 18, scheme.shape(ring_at), angle)
    canvas.disc(300, 250, 50, scheme.shape(2))
    caption(
        canvas, words, (36, 492, 528, 84), scheme.ink(), SCRIPT, align="center", valign="middle", largest=50, by=22
    )


def badge(canvas, scheme, chance, words):
    """The name in a disc, the artist round it, on a field of rays."""
    canvas.fill(scheme.ground)
    count = chance.pick([12, 16, 20])
    for at in range(count):
        canvas.wedge(300, 300, 460, 360 / count * at, 360 / count * (at + 0.5), scheme.shape(1))
    fill = next(color for color in scheme.shapes if contrast(color, scheme.ink(color)) >= READABLE)
    canvas.disc(300, 300, 226, fill)
    canvas.ring(300, 300, 212, 4, scheme.ink(fill))
    if words.by:
        on_arc(canvas, words.by, PLAIN.covering(words.by), 23, (300, 300), 174, scheme.ink(fill))
    title = fitted(words.title, GEOMETRIC, 284, 210, 84)
    title.draw(canvas, 158, 306 - title.height / 2, 284, scheme.ink(fill), "center")


DESIGNS = {
    design.__name__: design
    for design in [dunes, sun_sea, botanical, blobs, cutouts, city, rain, moons, record, arches, peaks, bloom, badge]
}
