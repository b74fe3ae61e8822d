"""Emblems of sea, land and weather, and a few things: small pictures within 100 units of the origin."""

import math


def fish(canvas, ink, second, ground):
    with canvas.placed(0, 0, turn=-20):
        canvas.path((-66, 0), [(-30, -48, 40, -36, 70, -4), (96, -10), (72, 6), (40, 36, -30, 38, -66, 0)], ink)
        canvas.polygon([(-56, 0), (-96, -40), (-84, 0), (-96, 40)], ink)
        canvas.path((-24, -30), [(0, -76, 20, -64, 40, -28)], second)
        canvas.disc(46, -7, 6, ground)
        canvas.path((20, -22), [(8, -6, 8, 8, 20, 20)], ground, 5)


def boat(canvas, ink, second, ground):
    canvas.polygon([(-6, -92), (-6, 26), (-72, 26)], ink)
    canvas.polygon([(8, -66), (8, 26), (58, 26)], second)
    canvas.path((-86, 40), [(86, 40), (70, 78, 50, 80, 40, 80), (-44, 80), (-60, 80, -76, 66, -86, 40)], ink)


def waves(canvas, ink, second, ground):
    for row in range(4):
        y = -54 + row * 38
        steps = [(x + 12, y - 26, x + 36, y - 26, x + 46, y) for x in (-92, -46, 0, 46)]
        canvas.path((-92, y), steps, second if row % 2 else ink, 13)


def mountain(canvas, ink, second, ground):
    canvas.polygon([(-96, 76), (-16, -78), (28, 8), (46, -22), (96, 76)], ink)
    canvas.polygon([(-16, -78), (-46, -20), (-26, -32), (-14, -14), (2, -34), (12, -22)], second)


def sun(canvas, ink, second, ground):
    for at in range(16):
        angle = math.radians(at * 22.5)
        far = 94 if at % 2 else 82
        canvas.stroke([(math.cos(angle) * reach, math.sin(angle) * reach) for reach in (64, far)], 10, second)
    canvas.disc(0, 0, 50, ink)


def sunrise(canvas, ink, second, ground):
    for at in range(9):
        angle = math.radians(180 + at * 22.5)
        canvas.stroke([(math.cos(angle) * far, 30 + math.sin(angle) * far) for far in (72, 100)], 10, second)
    canvas.wedge(0, 30, 56, 180, 360, ink)
    for at in range(3):
        canvas.stroke([(-92 + at * 24, 50 + at * 22), (92 - at * 24, 50 + at * 22)], 10, ink)


def bull(canvas, ink, second, ground):
    canvas.path(
        (-96, -70),
        [
            (-90, -20, -50, -22, -30, -24),
            (30, -24),
            (50, -22, 90, -20, 96, -70),
            (104, -4, 70, 14, 44, 16),
            (36, 60, 28, 84, 0, 90),
            (-28, 84, -36, 60, -44, 16),
            (-70, 14, -104, -4, -96, -70),
        ],
        ink,
    )
    for side in (-1, 1):
        canvas.disc(side * 22, 20, 7, ground)
        canvas.disc(side * 11, 68, 5, ground)
    canvas.ring(0, 82, 14, 6, second, 10, 170)


def bell(canvas, ink, second, ground):
    canvas.disc(0, 76, 17, second)
    canvas.path(
        (-80, 60), [(-52, 40, -60, -20, -48, -44), (-34, -76, 34, -76, 48, -44), (60, -20, 52, 40, 80, 60)], ink
    )
    canvas.ring(0, -78, 13, 8, ink)
    canvas.stroke([(-50, 34), (50, 34)], 6, ground)


def glass(canvas, ink, second, ground):
    canvas.path((-56, -90), [(56, -90), (58, -20, 34, 16, 0, 16), (-34, 16, -58, -20, -56, -90)], ink)
    canvas.path(
        (-50, -46), [(-20, -60, 20, -32, 50, -46), (46, -10, 26, 6, 0, 6), (-26, 6, -46, -10, -50, -46)], second
    )
    canvas.rect(-6, 10, 12, 66, ink)
    canvas.oval(0, 80, 44, 11, ink)


def palm(canvas, ink, second, ground):
    canvas.path((10, 92), [(-8, 50, -18, 10, -4, -34)], second, 14)
    for turn in (-160, -125, -60, -25, 15, 168):
        with canvas.placed(-4, -36, turn=turn):
            canvas.path((0, 0), [(26, -24, 62, -20, 86, 12), (56, 2, 28, 6, 0, 0)], ink)
    canvas.disc(6, -26, 9, second)


def hills(canvas, ink, second, ground):
    canvas.disc(40, -34, 30, second)
    canvas.path((-96, 70), [(-70, -40, -10, -40, 30, 70)], ink)
    canvas.path((-40, 70), [(0, -14, 70, -14, 96, 70)], second)
    canvas.path((-96, 70), [(-40, 20, 40, 40, 96, 70)], ink)


def cat(canvas, ink, second, ground):
    canvas.path(
        (-66, -84), [(-30, -50), (30, -50), (66, -84), (80, -20, 78, 70, 0, 72), (-78, 70, -80, -20, -66, -84)], ink
    )
    for side in (-1, 1):
        canvas.oval(side * 30, -4, 15, 17, second)
        canvas.oval(side * 30, -4, 5, 15, ground)
        for at in (-1, 1):
            canvas.stroke([(side * 24, 36 + at * 4), (side * 62, 34 + at * 12)], 4, ground)
    canvas.polygon([(-9, 24), (9, 24), (0, 34)], second)


def feather(canvas, ink, second, ground):
    with canvas.placed(0, 0, turn=-52):
        canvas.path((-70, 0), [(-30, -40, 60, -40, 96, 0), (60, 40, -30, 34, -70, 0)], ink)
        canvas.stroke([(-98, 0), (70, 0)], 6, second)
        for x in (-20, 14, 46):
            canvas.stroke([(x - 20, 0), (x, -24)], 4, ground)
            canvas.stroke([(x - 20, 0), (x, 24)], 4, ground)


def lighthouse(canvas, ink, second, ground):
    canvas.polygon([(-8, -58), (-96, -84), (-96, -36)], second)
    canvas.polygon([(8, -58), (96, -84), (96, -36)], second)
    canvas.polygon([(-20, -38), (20, -38), (36, 90), (-36, 90)], ink)
    canvas.polygon([(-25, 4), (25, 4), (28, 30), (-28, 30)], ground)
    canvas.rect(-14, -72, 28, 30, ink)
    canvas.rect(-7, -66, 14, 18, second)
    canvas.polygon([(-20, -72), (20, -72), (0, -96)], ink)


def whale(canvas, ink, second, ground):
    canvas.path(
        (-92, 10),
        [
            (-92, -60, 20, -60, 50, 0),
            (60, 10, 66, 0, 66, -20),
            (50, -30, 44, -44, 44, -60),
            (58, -56, 66, -50, 70, -40),
            (74, -50, 84, -58, 98, -60),
            (98, -40, 92, -26, 80, -20),
            (90, 60, 20, 70, -20, 70),
            (-60, 70, -92, 50, -92, 10),
        ],
        ink,
    )
    canvas.disc(-58, 10, 7, ground)
    canvas.path((-88, 34), [(-50, 52, -30, 52, 0, 40)], ground, 5)
    for side in (-1, 1):
        canvas.path((-36, -58), [(-36, -80, -36 + side * 10, -90, -36 + side * 26, -84)], second, 7)


def open_book(canvas, ink, second, ground):
    for side in (-1, 1):
        canvas.path(
            (0, -40),
            [
                (side * 30, -66, side * 66, -62, side * 94, -50),
                (side * 94, 60),
                (side * 66, 48, side * 30, 46, 0, 72),
            ],
            ink if side < 0 else second,
        )
        for at in range(3):
            y = -26 + at * 26
            canvas.path((side * 18, y - 6), [(side * 38, y - 18, side * 58, y - 18, side * 76, y - 12)], ground, 5)


def bridge(canvas, ink, second, ground):
    canvas.rect(-96, -20, 192, 26, ink)
    for at in range(3):
        x = -64 + at * 64
        canvas.rect(x - 32, 6, 64, 46, ink)
        canvas.wedge(x, 54, 25, 180, 360, ground)
    for at in range(3):
        canvas.stroke([(-84 + at * 14, 62 + at * 14), (84 - at * 14, 62 + at * 14)], 7, second)
    for x in (-64, 0, 64):
        canvas.rect(x - 3, -56, 6, 38, ink)
        canvas.disc(x, -62, 10, second)


MOTIFS = {
    motif.__name__: motif
    for motif in [
        fish,
        boat,
        waves,
        mountain,
        sun,
        sunrise,
        bull,
        bell,
        glass,
        palm,
        hills,
        cat,
        feather,
        lighthouse,
        whale,
        open_book,
        bridge,
    ]
}
