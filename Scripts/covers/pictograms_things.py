"""Pictograms of things, on a square of 600 units."""

from .motifs_outdoors import fish
from .motifs_road import car
from .motifs_wonderland import tree


def soldier(canvas, ink, second, ground):
    canvas.path((120, 330), [(120, 90, 480, 90, 480, 330), (530, 330), (530, 372), (70, 372), (70, 330)], ink)
    canvas.star(300, 248, 66, second)
    for x in (220, 380):
        canvas.disc(x, 440, 24, ink)
    canvas.stroke([(240, 512), (360, 512)], 22, ink)


def soldiers(canvas, ink, second, ground):
    for at in range(3):
        canvas.polygon(
            [
                (140, 220 + at * 110),
                (300, 120 + at * 110),
                (460, 220 + at * 110),
                (460, 280 + at * 110),
                (300, 180 + at * 110),
                (140, 280 + at * 110),
            ],
            second if at == 1 else ink,
        )


def bones(canvas, ink, second, ground):
    canvas.stroke([(300, 110), (300, 490)], 26, ink)
    for at in range(4):
        y, reach = 170 + at * 76, 150 - at * 16
        for side in (-1, 1):
            canvas.path(
                (300, y),
                [(300 + side * reach, y - 20, 300 + side * reach, y + 40, 300 + side * reach * 0.7, y + 58)],
                ink,
                22,
            )
    canvas.rect(70, 300, 460, 14, second)


def plane(canvas, ink, second, ground):
    canvas.polygon([(80, 290), (520, 100), (400, 480), (290, 370)], ink)
    canvas.polygon([(520, 100), (290, 370), (250, 510), (210, 330)], second)


def glider(canvas, ink, second, ground):
    canvas.oval(300, 300, 60, 190, ink, 60)
    canvas.polygon([(250, 300), (150, 120), (240, 130), (370, 280)], second)
    canvas.polygon([(300, 360), (330, 540), (400, 480), (390, 310)], second)
    canvas.polygon([(150, 390), (90, 330), (150, 330), (200, 370)], ink)


def egg(canvas, ink, second, ground):
    canvas.path(
        (300, 90), [(420, 90, 480, 260, 480, 350), (480, 570, 120, 570, 120, 350), (120, 260, 180, 90, 300, 90)], ink
    )
    points = [(128 + at * 57.5, 330 + (34 if at % 2 else -20)) for at in range(7)]
    canvas.stroke(points, 26, second)


def pencil(canvas, ink, second, ground):
    with canvas.placed(300, 300, turn=-45):
        canvas.rect(-60, -230, 120, 70, second)
        canvas.rect(-60, -160, 120, 290, ink)
        canvas.polygon([(-60, 130), (60, 130), (0, 250)], second)
        canvas.polygon([(-20, 210), (20, 210), (0, 250)], ground)
        canvas.rect(-22, -160, 10, 290, ground)
        canvas.rect(14, -160, 10, 290, ground)


def drop(canvas, ink, second, ground):
    canvas.path(
        (300, 80),
        [(400, 230, 460, 290, 460, 380), (460, 590, 140, 590, 140, 380), (140, 290, 200, 230, 300, 80)],
        ink,
    )
    canvas.ring(300, 380, 100, 26, second, 100, 180)


def smash(canvas, ink, second, ground):
    canvas.star(300, 300, 230, second, 12, 0.6)
    canvas.disc(300, 300, 96, ink)
    canvas.polygon([(320, 204), (280, 300), (316, 300), (270, 396), (350, 280), (310, 280)], ground)


def pirate(canvas, ink, second, ground):
    with canvas.placed(300, 290, 2.3):
        canvas.polygon([(-4, -96), (-4, 20), (-70, 20)], second)
        canvas.polygon([(8, -76), (8, 20), (60, 20)], ink)
        canvas.path((-90, 34), [(90, 34), (70, 84, 50, 84, 40, 84), (-44, 84), (-70, 84, -80, 60, -90, 34)], ink)


def wallpaper(canvas, ink, second, ground):
    canvas.pill(150, 90, 300, 420, 40, ink)
    with canvas.within(180, 120, 240, 360, 18):
        canvas.rect(150, 90, 300, 420, ground)
        canvas.disc(350, 210, 46, second)
        canvas.polygon([(130, 490), (260, 290), (340, 400), (390, 340), (480, 490)], second)


def phone(canvas, ink, second, ground):
    canvas.path(
        (150, 130),
        [
            (200, 90),
            (260, 190),
            (216, 236),
            (250, 320, 290, 350, 366, 384),
            (412, 340),
            (510, 400),
            (470, 450),
            (420, 510, 320, 470, 250, 400),
            (160, 310, 90, 190, 150, 130),
        ],
        ink,
    )
    for radius in (80, 140):
        canvas.ring(330, 250, radius, 24, second, -80, 0)


def rainbow_line(canvas, ink, second, ground):
    for at, color in enumerate((ink, second, ink)):
        y = 200 + at * 100
        canvas.path(
            (90, y + 60),
            [(190, y - 100, 250, y - 60, 300, y + 40), (350, y + 140, 420, y + 100, 510, y - 40)],
            color,
            36,
        )


def gamepad(canvas, ink, second, ground):
    canvas.path(
        (180, 180),
        [
            (420, 180),
            (540, 180, 560, 460, 500, 470),
            (450, 476, 430, 390, 390, 380),
            (210, 380),
            (170, 390, 150, 476, 100, 470),
            (40, 460, 60, 180, 180, 180),
        ],
        ink,
    )
    canvas.rect(150, 262, 100, 32, ground)
    canvas.rect(184, 228, 32, 100, ground)
    for x, y in ((400, 250), (440, 310)):
        canvas.disc(x, y, 27, second)


def balls(canvas, ink, second, ground):
    canvas.polygon([(90, 240), (510, 440), (510, 490), (90, 490)], second)
    canvas.disc(224, 190, 84, ink)
    canvas.rect(400, 240, 100, 100, ink)


def grove(canvas, ink, second, ground):
    for x, y, size in ((190, 330, 1.7), (400, 280, 2.3)):
        with canvas.placed(x, y, size):
            tree(canvas, ink, second, ground)
    canvas.stroke([(80, 500), (520, 500)], 26, second)


def board(canvas, ink, second, ground):
    with canvas.placed(300, 280, turn=-24):
        canvas.pill(-240, -40, 480, 76, 38, ink)
        for x in (-140, 140):
            canvas.disc(x, 66, 46, second)
            canvas.disc(x, 66, 16, ground)


def raft(canvas, ink, second, ground):
    for at in range(4):
        canvas.pill(120, 350 + at * 34, 360, 30, 15, ink if at % 2 else second)
    canvas.rect(288, 110, 22, 240, ink)
    canvas.polygon([(320, 120), (470, 220), (320, 290)], second)
    canvas.stroke([(70, 520), (530, 520)], 20, ink)


def parachute(canvas, ink, second, ground):
    canvas.wedge(300, 290, 210, 180, 360, ink)
    for at in range(3):
        canvas.oval(160 + at * 140, 290, 70, 30, ground)
    for x in (96, 300, 504):
        canvas.stroke([(x, 286), (300, 470)], 10, second)
    canvas.disc(300, 490, 50, second)


def sprout(canvas, ink, second, ground):
    canvas.oval(300, 440, 130, 90, second)
    canvas.path((300, 380), [(296, 300, 300, 240, 310, 180)], ink, 26)
    canvas.path((306, 250), [(180, 260, 120, 180, 120, 100), (230, 100, 300, 150, 306, 250)], ink)
    canvas.path((310, 200), [(320, 120, 390, 80, 490, 90), (480, 180, 420, 220, 310, 200)], ink)
    for x in (258, 342):
        canvas.disc(x, 430, 16, ground)


def crossword(canvas, ink, second, ground):
    black = {(0, 3), (1, 3), (2, 1), (3, 0), (3, 4), (1, 4), (4, 2)}
    for row in range(5):
        for column in range(5):
            color = ground if (row, column) in black else second if row == 2 and column > 1 else ink
            canvas.rect(96 + column * 83, 96 + row * 83, 76, 76, color)


def noise(canvas, ink, second, ground):
    for at in range(9):
        high = (90, 190, 130, 290, 380, 250, 330, 160, 80)[at]
        canvas.pill(84 + at * 49, 300 - high / 2, 32, high, 16, second if at % 3 == 1 else ink)


def boxes(canvas, ink, second, ground):
    for at, (color, turn) in enumerate([(second, -9), (ink, 0)]):
        with canvas.placed(300, 300 + at * 10, turn=turn):
            canvas.pill(-180, -200, 360, 400, 46, color)
    for at in range(3):
        canvas.disc(190, 220 + at * 90, 22, second)
        canvas.stroke([(240, 220 + at * 90), (410 - at * 40, 220 + at * 90)], 24, ground)


def note(canvas, ink, second, ground):
    canvas.path((130, 90), [(380, 90), (480, 190), (480, 510), (130, 510)], ink)
    canvas.polygon([(380, 90), (480, 190), (380, 190)], second)
    for at in range(3):
        canvas.stroke([(190, 270 + at * 70), (420 - at * 60, 270 + at * 70)], 24, second if at == 0 else ground)


def fir(canvas, ink, second, ground):
    for at in range(3):
        canvas.polygon([(300, 90 + at * 110), (430 + at * 26, 260 + at * 110), (170 - at * 26, 260 + at * 110)], ink)
    canvas.rect(272, 480, 56, 70, second)
    canvas.star(300, 96, 58, second)


def racer(canvas, ink, second, ground):
    with canvas.placed(300, 300, 2.3):
        car(canvas, ink, second, ground)


def drip(canvas, ink, second, ground):
    canvas.pill(150, 130, 300, 60, 30, second)
    canvas.path((180, 210), [(420, 210), (420, 400, 380, 480, 300, 480), (220, 480, 180, 400, 180, 210)], ink)
    canvas.disc(300, 330, 50, ground)


def clock(canvas, ink, second, ground):
    canvas.disc(300, 300, 210, ink)
    canvas.disc(300, 300, 164, ground)
    canvas.stroke([(300, 300), (300, 190)], 28, ink)
    canvas.stroke([(300, 300), (376, 350)], 28, second)
    canvas.disc(300, 300, 24, second)


def rocket(canvas, ink, second, ground):
    for side in (-1, 1):
        canvas.polygon([(300 + side * 70, 310), (300 + side * 160, 430), (300 + side * 70, 410)], second)
    canvas.path((300, 60), [(400, 150, 400, 300, 370, 430), (230, 430), (200, 300, 200, 150, 300, 60)], ink)
    canvas.disc(300, 230, 48, ground)
    canvas.path((250, 450), [(350, 450), (350, 510, 310, 530, 300, 560), (290, 530, 250, 510, 250, 450)], second)


def fishing(canvas, ink, second, ground):
    with canvas.placed(310, 240, 2):
        fish(canvas, ink, second, ground)
    with canvas.placed(300, 490, 2.2):
        canvas.path((-92, 0), [(x + 12, -26, x + 36, -26, x + 46, 0) for x in (-92, -46, 0, 46)], second, 14)
