"""Emblems out of Wonderland: small pictures of few shapes, drawn within 100 units of the origin."""

import math


def heart(canvas, ink, *_):
    canvas.path(
        (0, 88),
        [
            (-40, 48, -92, 16, -92, -34),
            (-92, -78, -34, -96, 0, -44),
            (34, -96, 92, -78, 92, -34),
            (92, 16, 40, 48, 0, 88),
        ],
        ink,
    )


def spade(canvas, ink, *_):
    canvas.path(
        (0, -92),
        [
            (36, -44, 88, -14, 88, 30),
            (88, 74, 30, 80, 8, 44),
            (10, 66, 18, 84, 34, 92),
            (-34, 92),
            (-18, 84, -10, 66, -8, 44),
            (-30, 80, -88, 74, -88, 30),
            (-88, -14, -36, -44, 0, -92),
        ],
        ink,
    )


def club(canvas, ink, *_):
    for x, y in [(0, -46), (-46, 22), (46, 22)]:
        canvas.disc(x, y, 42, ink)
    canvas.polygon([(-10, -10), (10, -10), (30, 92), (-30, 92)], ink)


def diamond(canvas, ink, *_):
    canvas.polygon([(0, -94), (66, 0), (0, 94), (-66, 0)], ink)


def watch(canvas, ink, second, ground):
    canvas.ring(0, -82, 14, 8, ink)
    canvas.rect(-9, -74, 18, 18, ink)
    canvas.disc(0, 16, 76, ink)
    canvas.disc(0, 16, 60, ground)
    for at in range(12):
        angle = math.radians(at * 30)
        near = 44 if at % 3 else 38
        canvas.stroke([(math.cos(angle) * far, 16 + math.sin(angle) * far) for far in (near, 51)], 5, ink)
    canvas.stroke([(0, 16), (0, -18)], 7, second)
    canvas.stroke([(0, 16), (22, 30)], 7, second)
    canvas.disc(0, 16, 7, second)


def teacup(canvas, ink, second, ground):
    canvas.ring(62, 8, 26, 12, ink)
    canvas.path((-70, -26), [(70, -26), (70, 40, 40, 66, 20, 66), (-20, 66), (-40, 66, -70, 40, -70, -26)], ink)
    canvas.oval(0, -26, 70, 13, second)
    canvas.oval(0, 74, 88, 12, ink)
    for x in (-26, 4, 34):
        canvas.path((x, -50), [(x - 16, -64, x + 16, -76, x, -92)], second, 7)


def grin(canvas, ink, second, ground):
    for side in (-1, 1):
        canvas.oval(side * 44, -38, 24, 16, ink, side * 8)
        canvas.oval(side * 44, -38, 6, 15, ground)
    canvas.path((-92, 0), [(-50, 26, 50, 26, 92, 0), (76, 78, -76, 78, -92, 0)], ink)
    for at in range(-3, 4):
        canvas.stroke([(at * 22, 10), (at * 18, 62)], 4, ground)
    canvas.path((-76, 34), [(-36, 50, 36, 50, 76, 34)], ground, 4)


def rabbit(canvas, ink, second, ground):
    for side in (-1, 1):
        canvas.oval(side * 27, -50, 18, 50, ink, side * 10)
        canvas.oval(side * 27, -46, 8, 34, second, side * 10)
    canvas.oval(0, 40, 56, 50, ink)
    for side in (-1, 1):
        canvas.disc(side * 22, 28, 7, ground)
    canvas.polygon([(-9, 50), (9, 50), (0, 60)], second)


def key(canvas, ink, second, ground):
    with canvas.placed(0, 0, turn=-45):
        canvas.ring(-54, 0, 30, 16, ink)
        canvas.rect(-24, -9, 116, 18, ink)
        canvas.rect(58, 0, 14, 36, ink)
        canvas.rect(80, 0, 12, 28, ink)
        canvas.disc(-54, 0, 10, second)


def keyhole(canvas, ink, second, ground):
    canvas.oval(0, 0, 70, 94, ink)
    canvas.oval(0, 0, 58, 82, second, line=4)
    canvas.disc(0, -20, 24, ground)
    canvas.polygon([(-12, -12), (12, -12), (24, 50), (-24, 50)], ground)


def mushroom(canvas, ink, second, ground):
    canvas.path((-22, 6), [(22, 6), (22, 50, 34, 70, 38, 90), (-38, 90), (-34, 70, -22, 50, -22, 6)], second)
    canvas.path((-92, 14), [(-92, -110, 92, -110, 92, 14), (40, 30, -40, 30, -92, 14)], ink)
    for x, y, r in [(-44, -18, 15), (6, -46, 18), (48, -8, 13), (-2, 0, 9)]:
        canvas.disc(x, y, r, ground)


def hat(canvas, ink, second, ground):
    canvas.path((-60, -80), [(-30, -70, 30, -70, 60, -80), (46, 56), (-46, 56)], ink)
    canvas.path((-51, 18), [(-30, 28, 30, 28, 51, 18), (47, 54), (-47, 54)], second)
    canvas.path((-94, 44), [(-50, 70, 50, 70, 94, 44), (94, 84, -94, 84, -94, 44)], ink)
    with canvas.placed(38, 6, turn=12):
        canvas.rect(-16, -24, 32, 44, ground)
        canvas.rect(-9, -8, 18, 4, ink)
        canvas.rect(-9, 2, 18, 4, ink)


def checker(canvas, ink, second, ground):
    for row in range(4):
        for column in range(4):
            canvas.rect(-84 + column * 42, -84 + row * 42, 42, 42, ink if (row + column) % 2 else second)
    canvas.disc(-21, -37, 17, ground)
    canvas.polygon([(-21, -34), (2, 16), (-44, 16)], ground)
    canvas.pill(-48, 12, 54, 14, 7, ground)


def spiral(canvas, ink, second, ground):
    points = [(math.cos(at / 9) * (8 + at * 1.12), math.sin(at / 9) * (8 + at * 1.12)) for at in range(75)]
    canvas.stroke(points, 15, ink)
    canvas.disc(*points[-1], 15, second)


def mirror(canvas, ink, second, ground):
    canvas.oval(0, -22, 54, 70, ink)
    canvas.oval(0, -22, 42, 57, second)
    canvas.stroke([(-18, -6), (12, -46)], 7, ground)
    canvas.stroke([(2, 4), (22, -22)], 7, ground)
    canvas.pill(-10, 44, 20, 50, 10, ink)


def rose(canvas, ink, second, ground):
    canvas.path((0, 0), [(6, 40, -8, 60, 0, 94)], second, 8)
    for turn in (-35, 215):
        with canvas.placed(0, 62, turn=turn):
            canvas.oval(32, 0, 30, 13, second)
    canvas.disc(0, -30, 58, ink)
    for radius, start in [(44, 20), (31, 160), (18, 300)]:
        canvas.ring(0, -30, radius, 6, ground, start, start + 250)


def bottle(canvas, ink, second, ground):
    canvas.rect(-13, -94, 26, 20, second)
    canvas.path(
        (-16, -72),
        [
            (16, -72),
            (16, -44),
            (16, -24, 52, -20, 52, 14),
            (52, 90),
            (-52, 90),
            (-52, 14),
            (-52, -20, -16, -24, -16, -44),
        ],
        ink,
    )
    canvas.rect(-38, 16, 76, 50, ground)
    heart_at(canvas, 0, 41, 0.2, second)


def heart_at(canvas, x, y, scale, color):
    with canvas.placed(x, y, scale):
        heart(canvas, color)


def tree(canvas, ink, second, ground):
    canvas.polygon([(-12, 94), (12, 94), (7, 0), (-7, 0)], second)
    for x, y, r in [(0, -44, 48), (-44, -10, 36), (44, -10, 36), (0, 4, 40)]:
        canvas.disc(x, y, r, ink)
    for x, y in [(-30, -20), (14, -52), (40, -4), (-4, 10)]:
        canvas.disc(x, y, 8, ground)


def moon(canvas, ink, second, ground):
    canvas.disc(0, 0, 84, ink)
    canvas.disc(36, -18, 68, ground)
    for x, y, size in [(40, -34, 17), (66, 20, 11), (14, 22, 9)]:
        canvas.star(x, y, size, second)


MOTIFS = {
    motif.__name__: motif
    for motif in [
        heart,
        spade,
        club,
        diamond,
        watch,
        teacup,
        grin,
        rabbit,
        key,
        keyhole,
        mushroom,
        hat,
        checker,
        spiral,
        mirror,
        rose,
        bottle,
        tree,
        moon,
    ]
}
