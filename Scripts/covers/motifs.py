"""Emblems for books: small pictures of few shapes, drawn within 100 units of the origin."""
import math


def heart(canvas, ink, *_):
    canvas.path((0, 88), [(-40, 48, -92, 16, -92, -34), (-92, -78, -34, -96, 0, -44), (34, -96, 92, -78, 92, -34),
                          (92, 16, 40, 48, 0, 88)], ink)


def spade(canvas, ink, *_):
    canvas.path((0, -92), [(36, -44, 88, -14, 88, 30), (88, 74, 30, 80, 8, 44), (10, 66, 18, 84, 34, 92), (-34, 92),
                           (-18, 84, -10, 66, -8, 44), (-30, 80, -88, 74, -88, 30), (-88, -14, -36, -44, 0, -92)], ink)


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
    canvas.path((-16, -72), [(16, -72), (16, -44), (16, -24, 52, -20, 52, 14), (52, 90), (-52, 90), (-52, 14),
                             (-52, -20, -16, -24, -16, -44)], ink)
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
        star_at(canvas, x, y, size, second)


def star_at(canvas, x, y, size, color, points=5, inner=0.42, turn=-90):
    corners = []
    for at in range(points * 2):
        angle, far = math.radians(turn + 180 / points * at), size if at % 2 == 0 else size * inner
        corners.append((x + math.cos(angle) * far, y + math.sin(angle) * far))
    canvas.polygon(corners, color)


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
    canvas.path((-96, -70), [(-90, -20, -50, -22, -30, -24), (30, -24), (50, -22, 90, -20, 96, -70), (104, -4, 70, 14, 44, 16),
                             (36, 60, 28, 84, 0, 90), (-28, 84, -36, 60, -44, 16), (-70, 14, -104, -4, -96, -70)], ink)
    for side in (-1, 1):
        canvas.disc(side * 22, 20, 7, ground)
        canvas.disc(side * 11, 68, 5, ground)
    canvas.ring(0, 82, 14, 6, second, 10, 170)


def bell(canvas, ink, second, ground):
    canvas.disc(0, 76, 17, second)
    canvas.path((-80, 60), [(-52, 40, -60, -20, -48, -44), (-34, -76, 34, -76, 48, -44), (60, -20, 52, 40, 80, 60)], ink)
    canvas.ring(0, -78, 13, 8, ink)
    canvas.stroke([(-50, 34), (50, 34)], 6, ground)


def glass(canvas, ink, second, ground):
    canvas.path((-56, -90), [(56, -90), (58, -20, 34, 16, 0, 16), (-34, 16, -58, -20, -56, -90)], ink)
    canvas.path((-50, -46), [(-20, -60, 20, -32, 50, -46), (46, -10, 26, 6, 0, 6), (-26, 6, -46, -10, -50, -46)], second)
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
    canvas.path((-66, -84), [(-30, -50), (30, -50), (66, -84), (80, -20, 78, 70, 0, 72), (-78, 70, -80, -20, -66, -84)], ink)
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
    canvas.path((-92, 10), [(-92, -60, 20, -60, 50, 0), (60, 10, 66, 0, 66, -20), (50, -30, 44, -44, 44, -60),
                            (58, -56, 66, -50, 70, -40), (74, -50, 84, -58, 98, -60), (98, -40, 92, -26, 80, -20),
                            (90, 60, 20, 70, -20, 70), (-60, 70, -92, 50, -92, 10)], ink)
    canvas.disc(-58, 10, 7, ground)
    canvas.path((-88, 34), [(-50, 52, -30, 52, 0, 40)], ground, 5)
    for side in (-1, 1):
        canvas.path((-36, -58), [(-36, -80, -36 + side * 10, -90, -36 + side * 26, -84)], second, 7)


def open_book(canvas, ink, second, ground):
    for side in (-1, 1):
        canvas.path((0, -40), [(side * 30, -66, side * 66, -62, side * 94, -50), (side * 94, 60),
                               (side * 66, 48, side * 30, 46, 0, 72)], ink if side < 0 else second)
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


MOTIFS = {motif.__name__: motif for motif in [
    heart, spade, club, diamond, watch, teacup, grin, rabbit, key, keyhole, mushroom, hat, checker, spiral, mirror, rose,
    bottle, tree, moon, fish, boat, waves, mountain, sun, sunrise, bull, bell, glass, palm, hills, cat, feather, lighthouse,
    whale, open_book, bridge]}
