"""Posters of films, two wide to three high, and stills of videos, four to three."""

import math

from .lettering import BLACK, CONDENSED, GEOMETRIC, GROTESK, SCRIPT, SERIF, caption
from .palettes import mixed

WIDE, HIGH = 400, 600


def billing(canvas, scheme, words, ground, face=CONDENSED, top=456, align="center", largest=80):
    """The name and the makers at the foot of a poster."""
    caption(
        canvas,
        words,
        (28, top, WIDE - 56, HIGH - 26 - top),
        scheme.ink(ground),
        face,
        align,
        "middle",
        largest,
        by=21,
    )


def wires(canvas, scheme, chance, words):
    """Birds on wires."""
    canvas.fill(scheme.ground)
    canvas.disc(290, 120, 62, scheme.shape(1))
    for at in range(3):
        y = 210 + at * 92
        canvas.path((-10, y), [(120, y + 34, 280, y + 34, 410, y - 14)], scheme.ink(), 4)
        for bird in range(chance.whole(2, 4)):
            x = 40 + bird * 92 + chance.between(0, 36)
            low = y + 23 - abs(x - 190) * 0.1
            color = scheme.shape(0 if chance.maybe(0.75) else 2)
            canvas.oval(x, low - 24, 22, 26, color)
            canvas.polygon([(x + 16, low - 38), (x + 36, low - 30), (x + 16, low - 24)], scheme.shape(1))
            canvas.disc(x + 7, low - 36, 4, scheme.ground)
            canvas.polygon([(x - 12, low - 12), (x - 34, low + 14), (x - 20, low + 16), (x, low - 6)], color)
    billing(canvas, scheme, words, scheme.ground, GEOMETRIC, largest=64)


def beam(canvas, scheme, chance, words):
    """A beam of light falls on a house."""
    night = scheme.dark
    canvas.fill(night)
    stars(canvas, chance, scheme.light, 26, 330)
    canvas.polygon([(170, 130), (230, 130), (330, 440), (70, 440)], scheme.shape(1))
    canvas.oval(200, 120, 112, 26, scheme.shape(0))
    canvas.oval(200, 100, 54, 34, mixed(scheme.shape(0), scheme.light, 0.5))
    ground = mixed(night, scheme.shape(0), 0.35)
    canvas.rect(0, 440, WIDE, 160, ground)
    canvas.polygon([(160, 440), (160, 392), (200, 360), (240, 392), (240, 440)], night)
    canvas.rect(190, 400, 20, 22, scheme.shape(0))
    billing(canvas, scheme, words, ground)


def stars(canvas, chance, color, count, low):
    for _ in range(count):
        canvas.disc(chance.between(8, canvas.width - 8), chance.between(8, low), chance.pick([1.6, 2.2, 3.2]), color)


def stage(canvas, scheme, chance, words):
    """A curtain that opens on a spotlight."""
    canvas.fill(scheme.dark)
    canvas.polygon([(200, -20), (330, 400), (70, 400)], mixed(scheme.dark, scheme.light, 0.22))
    canvas.oval(200, 400, 132, 30, scheme.light)
    one, two = scheme.shape(0), mixed(scheme.shape(0), scheme.dark, 0.3)
    for side in (0, 1):
        for fold in range(4):
            x = fold * 26 if side == 0 else WIDE - 26 - fold * 26
            canvas.pill(x, -30, 26.5, 492 - fold * 44, 13, one if fold % 2 else two)
    for at in range(6):
        canvas.disc(at * 80, 0, 46, one if at % 2 else two)
    canvas.rect(160, 330, 80, 66, scheme.dark)
    canvas.pill(146, 388, 108, 14, 7, scheme.dark)
    canvas.rect(160, 368, 80, 14, scheme.shape(1))
    billing(canvas, scheme, words, scheme.dark, SCRIPT, largest=78)


def chess(canvas, scheme, chance, words):
    """A board that runs to the horizon, and two pieces."""
    canvas.fill(scheme.ground)
    horizon, one, two = 200, scheme.shape(0), scheme.ink()
    canvas.disc(110, 120, 60, scheme.shape(1))
    for row in range(6):
        near, far = horizon + 8 * 1.75**row, horizon + 8 * 1.75 ** (row + 1)
        for column in range(-6, 6):
            xs = [200 + at * (y - horizon) * 0.42 for y in (near, far) for at in (column, column + 1)]
            color = one if (row + column) % 2 else two
            canvas.polygon([(xs[0], near), (xs[1], near), (xs[3], far), (xs[2], far)], color)
    for x, size, color in [(130, 1.0, scheme.light), (290, 0.8, scheme.shape(1))]:
        with canvas.placed(x, 330, size):
            canvas.disc(0, -120, 34, color)
            canvas.polygon([(-16, -92), (16, -92), (38, 30), (-38, 30)], color)
            canvas.pill(-54, 22, 108, 28, 10, color)
    canvas.rect(0, 450, WIDE, 150, scheme.ground)
    billing(canvas, scheme, words, scheme.ground, SERIF, top=466, largest=60)


def snow(canvas, scheme, chance, words):
    """Fir trees under falling snow."""
    canvas.fill(scheme.ground)
    for row in range(9):
        for column in range(6):
            canvas.disc(
                column * 76 + (row % 2) * 38 + chance.between(-8, 8),
                row * 46 + 20,
                chance.pick([4, 6, 9]),
                scheme.light,
            )
    snowfield = scheme.light if scheme.ground != scheme.light else scheme.shape(1)
    canvas.oval(200, 560, 330, 160, snowfield)
    for x, y, size in [(110, 430, 1.0), (290, 440, 0.8), (210, 450, 1.35)]:
        with canvas.placed(x, y, size):
            canvas.rect(-9, -10, 18, 26, scheme.dark)
            for at in range(3):
                canvas.polygon(
                    [(-58 + at * 12, -6 - at * 42), (58 - at * 12, -6 - at * 42), (0, -92 - at * 42)], scheme.shape(0)
                )
    canvas.rect(0, 470, WIDE, 130, snowfield)
    billing(canvas, scheme, words, snowfield, GEOMETRIC, top=476, largest=64)


def one_wheel(canvas, scheme, chance, words):
    """One wheel on a line, and the night."""
    canvas.fill(scheme.ground)
    canvas.disc(200, 250, 190, scheme.shape(0))
    canvas.ring(200, 320, 92, 16, scheme.dark)
    for at in range(8):
        angle = math.radians(at * 45)
        canvas.stroke([(200, 320), (200 + math.cos(angle) * 88, 320 + math.sin(angle) * 88)], 4, scheme.dark)
    canvas.disc(200, 320, 16, scheme.dark)
    canvas.stroke([(200, 320), (200, 176)], 14, scheme.dark)
    canvas.path((140, 160), [(160, 190, 240, 190, 262, 156), (240, 150, 160, 152, 140, 160)], scheme.dark)
    canvas.rect(0, 420, WIDE, 9, scheme.ink())
    billing(canvas, scheme, words, scheme.ground, top=444)


def blocks(canvas, scheme, chance, words):
    """A tower of toy blocks."""
    canvas.fill(scheme.ground)
    canvas.rect(0, 430, WIDE, 170, scheme.shape(2))
    y = 430
    for at, wide in enumerate([220, 150, 190, 110, 70]):
        high = chance.pick([62, 72])
        x = 200 - wide / 2 + chance.between(-22, 22)
        color = scheme.shapes[at % 2]
        y -= high
        if at == 4:
            canvas.polygon([(x, y + high), (x + wide, y + high), (x + wide / 2, y)], color)
            continue
        canvas.rect(x, y, wide, high - 3, color)
        if at % 2:
            canvas.wedge(x + wide / 2, y + high - 3, high * 0.6, 180, 360, scheme.ground)
        else:
            canvas.disc(x + wide / 2, y + high / 2 - 2, high * 0.27, scheme.ground)
    billing(canvas, scheme, words, scheme.shape(2), BLACK, largest=62)


def highway(canvas, scheme, chance, words):
    """A road to the horizon."""
    canvas.fill(scheme.ground)
    canvas.disc(200, 262, 108, scheme.shape(0))
    for at in range(4):
        canvas.rect(0, 190 + at * 24, WIDE, 5 + at * 2, scheme.ground)
    land = mixed(scheme.shape(1), scheme.dark, 0.35)
    canvas.rect(0, 280, WIDE, 320, land)
    canvas.polygon([(186, 280), (214, 280), (400, 600), (0, 600)], scheme.dark)
    for near, far in [(290, 304), (318, 342), (364, 402), (430, 486)]:
        half = [(y - 270) * 0.035 for y in (near, far)]
        canvas.polygon(
            [(200 - half[0], near), (200 + half[0], near), (200 + half[1], far), (200 - half[1], far)], scheme.light
        )
    canvas.rect(0, 476, WIDE, 124, scheme.dark)
    billing(canvas, scheme, words, scheme.dark, CONDENSED, top=488)


def forest(canvas, scheme, chance, words):
    """Trunks, near and far, and a low sun."""
    canvas.fill(scheme.ground)
    canvas.disc(250, 190, 74, scheme.shape(0))
    for depth in range(3):
        color = mixed(scheme.shape(1), scheme.dark, depth * 0.42)
        for _ in range(5 - depth):
            x, wide = chance.between(-10, 390), 12 + depth * 15
            canvas.polygon([(x, -10), (x + wide * 0.7, -10), (x + wide, 470), (x - wide * 0.3, 470)], color)
        canvas.oval(200, 470, 300, 62 - depth * 16, color)
    foot = mixed(scheme.shape(1), scheme.dark, 0.84)
    canvas.rect(0, 440, WIDE, 160, foot)
    billing(canvas, scheme, words, foot, SERIF, top=452, largest=56)


def planets(canvas, scheme, chance, words):
    """A large planet with a ring, and small ones."""
    canvas.fill(scheme.dark)
    stars(canvas, chance, scheme.light, 44, 590)
    canvas.disc(210, 300, 128, scheme.shape(0))
    with canvas.within_disc(210, 300, 128):
        for at in range(3):
            canvas.rect(60, 210 + at * 62, 300, 24, mixed(scheme.shape(0), scheme.dark, 0.28))
    canvas.oval(210, 300, 196, 40, scheme.shape(1), -18, 13)
    with canvas.within(60, 170, 300, 122):
        canvas.disc(210, 300, 128, scheme.shape(0))
    canvas.disc(76, 110, 34, scheme.shape(2))
    canvas.disc(330, 92, 14, scheme.light)
    billing(canvas, scheme, words, scheme.dark, GEOMETRIC, top=470, largest=60)


def clouds(canvas, scheme, chance, words):
    """Heaps of cloud."""
    canvas.fill(scheme.ground)
    canvas.disc(120, 130, 64, scheme.shape(0))
    for x, y, size, tone in [(290, 190, 0.9, 0.0), (130, 290, 1.1, 0.25), (290, 390, 1.35, 0.0)]:
        base = scheme.light if scheme.ground != scheme.light else scheme.shape(1)
        color = mixed(base, scheme.shape(1), tone * 2)
        with canvas.placed(x, y, size):
            for dx, dy, r in [(-62, 0, 42), (-16, -36, 54), (46, -14, 48)]:
                canvas.disc(dx, dy, r, color)
            canvas.pill(-104, -2, 200, 44, 22, color)
    canvas.rect(0, 452, WIDE, 148, scheme.ground)
    billing(canvas, scheme, words, scheme.ground, GROTESK, largest=58)


def day_and_night(canvas, scheme, chance, words):
    """One half is day and the other night."""
    canvas.fill(scheme.shape(1))
    canvas.rect(200, 0, 200, HIGH, scheme.dark)
    with canvas.within(0, 0, 200, HIGH):
        canvas.disc(200, 210, 112, scheme.shape(0))
        for at in range(12):
            angle = math.radians(at * 30 + 15)
            canvas.stroke(
                [(200 + math.cos(angle) * far, 210 + math.sin(angle) * far) for far in (132, 172)],
                13,
                scheme.shape(0),
            )
    with canvas.within(200, 0, 200, HIGH):
        stars(canvas, chance, scheme.light, 34, 420)
        canvas.disc(200, 210, 112, scheme.light)
        canvas.disc(178, 192, 92, scheme.dark)
    canvas.rect(0, 430, WIDE, 170, scheme.light)
    billing(canvas, scheme, words, scheme.light, BLACK, largest=54, top=446)


def band(canvas, scheme, chance, words):
    """Instruments reduced to circles and bars."""
    canvas.fill(scheme.ground)
    canvas.disc(200, 270, 150, scheme.shape(0))
    canvas.disc(200, 270, 118, scheme.light if scheme.ground != scheme.light else scheme.shape(2))
    canvas.disc(200, 270, 34, scheme.shape(1))
    for side in (-1, 1):
        canvas.stroke([(200 + side * 30, 200), (200 + side * 150, 60)], 14, scheme.ink())
        canvas.disc(200 + side * 26, 206, 15, scheme.ink())
        canvas.oval(200 + side * 142, 128, 54, 11, scheme.shape(1), side * -14)
        canvas.stroke([(200 + side * 142, 128), (200 + side * 150, 420)], 6, scheme.ink())
    canvas.rect(0, 420, WIDE, 10, scheme.ink())
    billing(canvas, scheme, words, scheme.ground, CONDENSED, top=446)


def lamp(canvas, scheme, chance, words):
    """A hanging lamp and its cone of light."""
    canvas.fill(scheme.dark)
    canvas.polygon([(150, 190), (250, 190), (380, 450), (20, 450)], scheme.shape(1))
    canvas.stroke([(200, -10), (200, 110)], 6, scheme.light)
    canvas.wedge(200, 192, 84, 180, 360, scheme.shape(0))
    canvas.disc(200, 194, 26, scheme.light)
    canvas.oval(200, 450, 180, 16, mixed(scheme.shape(1), scheme.light, 0.5))
    canvas.rect(0, 452, WIDE, 148, scheme.dark)
    billing(canvas, scheme, words, scheme.dark, GEOMETRIC, top=474, largest=67)


def cellar(canvas, scheme, chance, words):
    """Arches of brick, one behind the other, and two eyes."""
    canvas.fill(scheme.ground)
    for at in range(5):
        half = 190 - at * 34
        color = mixed(scheme.shape(0), scheme.dark, at / 4.4)
        canvas.wedge(200, 240, half, 180, 360, color)
        canvas.rect(200 - half, 239, half * 2, 211, color)
    for x in (182, 218):
        canvas.disc(x, 340, 11, scheme.shape(1))
        canvas.disc(x + 3, 342, 4, scheme.dark)
    canvas.rect(0, 450, WIDE, 150, scheme.ground)
    billing(canvas, scheme, words, scheme.ground, GROTESK, largest=51)


def flames(canvas, scheme, chance, words):
    """Stars and streaks that burst from one point."""
    canvas.fill(scheme.ground)
    for at in range(20):
        canvas.wedge(200, 270, 620, at * 18, at * 18 + 9, scheme.shape(1))
    canvas.star(200, 260, 190, scheme.shape(0), 10, 0.62)
    canvas.star(200, 260, 112, scheme.light, 10, 0.62)
    canvas.star(200, 260, 52, scheme.shape(1), 10, 0.62)
    canvas.rect(0, 450, WIDE, 150, scheme.dark)
    billing(canvas, scheme, words, scheme.dark, BLACK, largest=56)


def pipes(canvas, scheme, chance, words):
    """Pipes, bends and valves."""
    canvas.fill(scheme.ground)
    for x, bend, color in [(70, 120, 0), (150, 220, 1), (240, 330, 2)]:
        canvas.path(
            (x, -20),
            [(x, bend), (x, bend + 60, x + 60, bend + 60, x + 60, bend + 60), (420, bend + 60)],
            scheme.shape(color),
            44,
        )
        canvas.rect(x - 30, bend - 70, 60, 16, scheme.ink())
        canvas.rect(320, bend + 30, 16, 60, scheme.ink())
    billing(canvas, scheme, words, scheme.ground, BLACK, largest=58)


SCENES = {
    scene.__name__: scene
    for scene in [
        wires,
        beam,
        stage,
        chess,
        snow,
        one_wheel,
        blocks,
        highway,
        forest,
        planets,
        clouds,
        day_and_night,
        band,
        lamp,
        cellar,
        flames,
        pipes,
    ]
}
HINTS = {
    "bird": "wires",
    "lifted": "beam",
    "presto": "stage",
    "game": "chess",
    "knick": "snow",
    "dream": "one_wheel",
    "toy": "blocks",
    "car": "highway",
    "andr": "forest",
    "star": "planets",
    "cloud": "clouds",
    "day": "day_and_night",
    "band": "band",
    "jr.": "lamp",
    "rat": "cellar",
    "attack": "flames",
    "ghost": "planets",
    "bound": "pipes",
}
NIGHTS = {"beam", "stage", "planets", "lamp"}


def tunnel(canvas, scheme, chance, words):
    """A still: frames in frames, the name in the innermost."""
    canvas.fill(scheme.dark)
    for at in range(5):
        inset = at * 36
        canvas.rect(
            inset, inset * 0.7, 600 - 2 * inset, 450 - inset * 1.4, scheme.shapes[at % 3] if at < 4 else scheme.dark
        )
    caption(canvas, words, (160, 118, 280, 214), scheme.ink(scheme.dark), CONDENSED, "center", "middle", 84, by=19)


def test_card(canvas, scheme, chance, words):
    """A still: the bars of a test card, and the name below them."""
    colors = [
        scheme.light,
        *scheme.shapes[:3],
        mixed(scheme.shape(0), scheme.dark, 0.5),
        mixed(scheme.shape(1), scheme.dark, 0.5),
    ]
    canvas.fill(scheme.dark)
    for at, color in enumerate(colors):
        canvas.rect(at * 100, 0, 100.5, 290, color)
        canvas.rect(at * 100, 290, 100.5, 24, colors[-1 - at])
    canvas.disc(300, 157, 112, scheme.dark)
    canvas.polygon([(268, 100), (268, 214), (364, 157)], scheme.light)
    caption(canvas, words, (32, 336, 536, 90), scheme.ink(scheme.dark), BLACK, "left", "middle", 54, by=19)


STILLS = {still.__name__: still for still in [tunnel, test_card]}
