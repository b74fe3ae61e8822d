"""Emblems for shows about cars, and for other shows; within 100 units of the origin."""

import math


def car(canvas, ink, second, ground):
    canvas.path((-60, -8), [(-44, -48, -34, -50, -20, -50), (26, -50), (40, -50, 50, -40, 66, -8)], ink)
    canvas.path((-44, -12), [(-34, -36, -30, -38, -20, -38), (-4, -38), (-4, -12)], ground)
    canvas.path((6, -12), [(6, -38), (24, -38), (32, -38, 40, -30, 48, -12)], ground)
    canvas.pill(-98, -12, 196, 48, 18, ink)
    for x in (-54, 54):
        canvas.disc(x, 36, 29, ground)
        canvas.disc(x, 36, 23, second)
        canvas.disc(x, 36, 9, ground)
    canvas.disc(88, 6, 7, second)


def front(canvas, ink, second, ground):
    canvas.path((-56, -12), [(-42, -58, -36, -62, -24, -62), (24, -62), (36, -62, 42, -58, 56, -12)], ink)
    canvas.path((-42, -16), [(-32, -48, -30, -50, -22, -50), (22, -50), (30, -50, 32, -48, 42, -16)], ground)
    for x in (-66, 44):
        canvas.pill(x, 40, 22, 36, 6, ink)
    canvas.pill(-78, -18, 156, 72, 22, ink)
    for side in (-1, 1):
        canvas.disc(side * 52, 14, 15, second)
    for y in (4, 16, 28):
        canvas.stroke([(-24, y), (24, y)], 6, ground)


def wheel(canvas, ink, second, ground):
    canvas.disc(0, 0, 94, ink)
    canvas.disc(0, 0, 64, second)
    for at in range(5):
        with canvas.placed(0, 0, turn=at * 72):
            canvas.oval(0, -38, 13, 18, ink)
    canvas.disc(0, 0, 15, ground)
    canvas.disc(0, 0, 6, ink)


def steering(canvas, ink, second, ground):
    canvas.ring(0, 0, 80, 20, ink)
    for turn in (0, 180, 90):
        with canvas.placed(0, 0, turn=turn):
            canvas.rect(0, -10, 78, 20, ink)
    canvas.disc(0, 0, 30, ink)
    canvas.disc(0, 0, 18, second)


def gauge(canvas, ink, second, ground):
    canvas.ring(0, 24, 80, 16, ink, 180, 360)
    for at in range(9):
        angle = math.radians(180 + at * 22.5)
        canvas.stroke([(math.cos(angle) * far, 24 + math.sin(angle) * far) for far in (46, 58)], 7, ink)
    with canvas.placed(0, 24, turn=-52):
        canvas.polygon([(0, -9), (70, 0), (0, 9)], second)
    canvas.disc(0, 24, 16, second)
    canvas.stroke([(-80, 52), (80, 52)], 10, ink)


def microphone(canvas, ink, second, ground):
    canvas.pill(-34, -94, 68, 116, 34, ink)
    for y in (-62, -42, -22):
        canvas.stroke([(-16, y), (16, y)], 6, ground)
    canvas.ring(0, -10, 56, 11, second, 0, 180)
    canvas.rect(-6, 46, 12, 34, second)
    canvas.pill(-38, 78, 76, 14, 7, second)


def road(canvas, ink, second, ground):
    canvas.disc(0, -34, 40, second)
    canvas.polygon([(-16, -30), (16, -30), (92, 90), (-92, 90)], ink)
    for near, far in [(-18, 2), (16, 42), (58, 90)]:
        half = [2 + (y + 30) * 0.07 for y in (near, far)]
        canvas.polygon([(-half[0], near), (half[0], near), (half[1], far), (-half[1], far)], ground)
    canvas.stroke([(-94, -30), (94, -30)], 7, ink)


def lights(canvas, ink, second, ground):
    canvas.pill(-42, -94, 84, 172, 24, ink)
    for y, color in ((-58, second), (-8, ground), (42, second)):
        canvas.disc(0, y, 20, color)
    canvas.rect(-7, 76, 14, 20, ink)


def car_key(canvas, ink, second, ground):
    with canvas.placed(0, 0, turn=-40):
        canvas.pill(-90, -36, 88, 72, 22, ink)
        canvas.disc(-66, 0, 11, ground)
        canvas.pill(-44, -16, 26, 32, 6, second)
        canvas.polygon([(-4, -12), (84, -12), (96, 0), (84, 12), (-4, 12)], second)
        for x in (24, 44, 64):
            canvas.rect(x, 4, 9, 10, ground)


def talk(canvas, ink, second, ground):
    canvas.pill(-94, -76, 132, 92, 26, ink)
    canvas.polygon([(-66, 10), (-30, 10), (-70, 44)], ink)
    canvas.pill(-30, -20, 124, 86, 26, second)
    canvas.polygon([(36, 60), (70, 60), (74, 92)], second)
    for x in (4, 32, 60):
        canvas.disc(x, 23, 9, ground)


def flag(canvas, ink, second, ground):
    canvas.stroke([(-70, -86), (-70, 92)], 11, second)
    for row in range(4):
        for column in range(5):
            x, y = -62 + column * 31, -84 + row * 26 + 5 * math.sin(column * 1.5)
            canvas.rect(x, y, 31.5, 26.5, ink if (row + column) % 2 == 0 else ground)


def wrench(canvas, ink, second, ground):
    for turn, color in ((45, second), (-45, ink)):
        with canvas.placed(0, 0, turn=turn):
            canvas.rect(-13, -58, 26, 116, color)
            canvas.disc(0, -66, 30, color)
            canvas.rect(-11, -100, 22, 34, ground)
            canvas.disc(0, 66, 26, color)
            canvas.disc(0, 66, 10, ground)


def pump(canvas, ink, second, ground):
    canvas.pill(-66, -84, 90, 170, 14, ink)
    canvas.rect(-50, -66, 58, 46, second)
    canvas.pill(-80, 78, 118, 14, 7, ink)
    canvas.path((24, -8), [(50, -8, 50, 10, 50, 40), (50, 72, 82, 72, 82, 40), (82, -30), (56, -62)], ink, 10)


def spray(canvas, ink, second, ground):
    canvas.path((0, -92), [(40, -36, 60, -8, 60, 30), (60, 110, -60, 110, -60, 30), (-60, -8, -40, -36, 0, -92)], ink)
    canvas.ring(0, 30, 38, 10, ground, 95, 175)
    canvas.star(66, -52, 28, second, 4, 0.3)
    canvas.star(-64, -66, 18, second, 4, 0.3)


def coffee(canvas, ink, second, ground):
    canvas.polygon([(-48, -50), (48, -50), (36, 92), (-36, 92)], ink)
    canvas.polygon([(-45, -10), (45, -10), (40, 46), (-40, 46)], second)
    canvas.pill(-58, -66, 116, 20, 8, second)
    canvas.pill(-46, -86, 92, 22, 8, ink)


def bars_up(canvas, ink, second, ground):
    for at, high in enumerate((50, 84, 120, 164)):
        canvas.pill(-88 + at * 46, 88 - high, 34, high, 8, second if at == 3 else ink)


def screen(canvas, ink, second, ground):
    canvas.pill(-94, -70, 188, 122, 16, ink)
    canvas.pill(-80, -56, 160, 94, 6, ground)
    canvas.polygon([(-22, -40), (-22, 24), (34, -8)], second)
    canvas.pill(-46, 72, 92, 14, 7, ink)


def truck(canvas, ink, second, ground):
    canvas.pill(-98, -56, 118, 84, 8, ink)
    canvas.path((26, -30), [(62, -30), (92, 0), (96, 28), (26, 28)], second)
    canvas.polygon([(36, -20), (58, -20), (76, 0), (36, 0)], ground)
    for x in (-62, -14, 64):
        canvas.disc(x, 36, 23, ground)
        canvas.disc(x, 36, 18, ink)


def bedtime(canvas, ink, second, ground):
    canvas.pill(-94, 20, 188, 46, 20, ink)
    canvas.pill(-84, -10, 66, 40, 18, second)
    for x in (-88, 74):
        canvas.rect(x, 56, 14, 30, ink)
    canvas.rect(-94, -44, 14, 100, ink)
    canvas.disc(44, -56, 34, second)
    canvas.disc(58, -64, 28, ground)


def radio(canvas, ink, second, ground):
    canvas.stroke([(-50, -46), (44, -92)], 8, ink)
    canvas.pill(-94, -46, 188, 126, 20, ink)
    canvas.disc(-42, 18, 36, second)
    for at in range(3):
        canvas.stroke([(16, -14 + at * 26), (74, -14 + at * 26)], 8, ground)


def helmet(canvas, ink, second, ground):
    canvas.path(
        (-84, 46), [(-96, -100, 84, -110, 86, 10), (30, 10), (16, 30, 30, 50, 50, 56), (46, 76), (-70, 76)], ink
    )
    canvas.path((6, -24), [(84, -24), (86, 4), (20, 4), (4, 4, 2, -14, 6, -24)], second)


MOTIFS = {
    motif.__name__: motif
    for motif in [
        car,
        front,
        wheel,
        steering,
        gauge,
        microphone,
        road,
        lights,
        car_key,
        talk,
        flag,
        wrench,
        pump,
        spray,
        coffee,
        bars_up,
        screen,
        truck,
        bedtime,
        radio,
        helmet,
    ]
}
