"""Pictograms of figures and of what they do, on a square of 600 units."""

import math


def stickman(canvas, color, pose, line=26):
    """A figure of strokes: the ends of its arms and legs, in units of the icon."""
    (x, y), hip = pose["head"], pose["hip"]
    neck = (x + (hip[0] - x) * 0.34, y + (hip[1] - y) * 0.34)
    canvas.disc(x, y, 46, color)
    canvas.stroke([neck, hip], line, color)
    for joints in pose["arms"]:
        canvas.stroke([neck, *joints], line, color)
    for joints in pose["legs"]:
        canvas.stroke([hip, *joints], line, color)


def spring(canvas, ink, second, ground):
    points = [(300 + (72 if at % 2 else -72), 480 - at * 30) for at in range(6)]
    canvas.stroke(points, 24, second)
    canvas.pill(190, 490, 220, 30, 15, second)
    canvas.pill(200, 290, 200, 32, 16, ink)
    canvas.disc(300, 180, 82, ink)
    for x in (274, 326):
        canvas.disc(x, 168, 12, ground)


def steps(canvas, ink, second, ground):
    for at, (x, y) in enumerate([(120, 470), (300, 380), (130, 280), (330, 190)]):
        canvas.pill(x, y, 150, 34, 17, second if at % 2 else ink)
    canvas.path((210, 440), [(240, 300, 330, 300, 372, 350)], ink, 12)
    canvas.disc(405, 130, 46, ink)


def leap(canvas, ink, second, ground):
    stickman(
        canvas,
        ink,
        {
            "head": (350, 150),
            "hip": (290, 320),
            "arms": [[(450, 200)], [(230, 210), (180, 150)]],
            "legs": [[(400, 370), (380, 460)], [(210, 380), (130, 370)]],
        },
    )
    canvas.pill(90, 490, 420, 30, 15, second)


def run(canvas, ink, second, ground):
    stickman(
        canvas,
        ink,
        {
            "head": (370, 140),
            "hip": (300, 320),
            "arms": [[(420, 280), (480, 240)], [(260, 250), (210, 310)]],
            "legs": [[(390, 380), (370, 480)], [(250, 410), (150, 420)]],
        },
    )
    for y, x in ((200, 90), (270, 60), (340, 100)):
        canvas.stroke([(x, y), (x + 110, y)], 18, second)


def dive(canvas, ink, second, ground):
    canvas.polygon([(-60, 190), (190, 190), (140, 660), (-60, 660)], second)
    stickman(
        canvas,
        ink,
        {
            "head": (420, 330),
            "hip": (310, 210),
            "arms": [[(470, 420)], [(500, 400)]],
            "legs": [[(250, 140), (190, 80)], [(270, 110), (230, 50)]],
        },
    )
    for x in (230, 340, 450, 560):
        canvas.path((x - 70, 560), [(x - 50, 520, x + 10, 520, x + 40, 560)], second, 24)


def ride(canvas, ink, second, ground):
    stickman(
        canvas,
        ink,
        {
            "head": (330, 120),
            "hip": (280, 290),
            "arms": [[(430, 240)], [(190, 210)]],
            "legs": [[(370, 340), (360, 440)], [(220, 350), (220, 440)]],
        },
    )
    canvas.path((110, 430), [(140, 466, 160, 466, 180, 466), (420, 466), (450, 466, 470, 460, 490, 426)], second, 26)
    for x in (210, 400):
        canvas.disc(x, 510, 30, second)


def rope(canvas, ink, second, ground):
    canvas.stroke([(110, 60), (300, 250)], 14, second)
    canvas.disc(110, 60, 26, second)
    stickman(
        canvas,
        ink,
        {
            "head": (350, 300),
            "hip": (400, 440),
            "arms": [[(300, 250)], [(300, 260)]],
            "legs": [[(480, 470), (500, 550)], [(440, 520), (400, 560)]],
        },
        24,
    )


def float_up(canvas, ink, second, ground):
    canvas.oval(300, 170, 110, 126, second)
    canvas.polygon([(300, 286), (280, 316), (320, 316)], second)
    canvas.stroke([(300, 310), (300, 390)], 8, ink)
    stickman(
        canvas,
        ink,
        {
            "head": (300, 420),
            "hip": (300, 510),
            "arms": [[(300, 380)], [(360, 460)]],
            "legs": [[(260, 580)], [(340, 580)]],
        },
        20,
    )


def bounce(canvas, ink, second, ground):
    for at in range(3):
        canvas.path(
            (70 + at * 130, 470),
            [(90 + at * 130, 330 - at * 60, 180 + at * 130, 330 - at * 60, 200 + at * 130, 470)],
            second,
            14,
        )
    canvas.star(400, 190, 130, ink)


def falling(canvas, ink, second, ground):
    for x, top in ((150, 90), (300, 60), (450, 120)):
        canvas.stroke([(x, top), (x, top + 190)], 20, second)
    canvas.star(300, 400, 140, ink, 4, 0.42)


def bunny(canvas, ink, second, ground):
    for side in (-1, 1):
        canvas.oval(300 + side * 70, 190, 46, 140, ink, side * 9)
        canvas.oval(300 + side * 70, 200, 20, 96, second, side * 9)
    canvas.oval(300, 400, 160, 136, ink)
    for side in (-1, 1):
        canvas.disc(300 + side * 60, 370, 19, ground)
    canvas.polygon([(276, 420), (324, 420), (300, 450)], second)


def snake(canvas, ink, second, ground):
    canvas.path(
        (130, 500),
        [
            (330, 500),
            (470, 500, 470, 380, 330, 380),
            (270, 380),
            (130, 380, 130, 260, 270, 260),
            (330, 260),
            (420, 260, 450, 220, 450, 150),
        ],
        ink,
        70,
    )
    canvas.disc(450, 150, 52, ink)
    for x in (432, 470):
        canvas.disc(x, 138, 10, ground)
    canvas.stroke([(450, 96), (450, 64)], 10, second)
    canvas.disc(200, 150, 36, second)


def puppet(canvas, ink, second, ground):
    canvas.stroke([(160, 90), (440, 90)], 28, second)
    for x, y in ((190, 350), (410, 350), (300, 150)):
        canvas.stroke([(300 + (x - 300) * 1.1, 90), (x, y)], 7, second)
    stickman(
        canvas,
        ink,
        {
            "head": (300, 210),
            "hip": (300, 400),
            "arms": [[(190, 350)], [(410, 350)]],
            "legs": [[(250, 460), (230, 530)], [(350, 460), (370, 530)]],
        },
    )


def surfer(canvas, ink, second, ground):
    canvas.path(
        (-60, 490), [(100, 320, 280, 330, 340, 430), (380, 500, 540, 520, 660, 420), (660, 660), (-60, 660)], second
    )
    canvas.stroke([(150, 372), (400, 300)], 24, ink)
    stickman(
        canvas,
        ink,
        {
            "head": (330, 110),
            "hip": (270, 230),
            "arms": [[(420, 190)], [(190, 160)]],
            "legs": [[(340, 260), (340, 310)], [(210, 280), (220, 340)]],
        },
        24,
    )


def arrow_up(canvas, ink, second, ground):
    canvas.polygon([(300, 90), (460, 280), (364, 280), (364, 410), (236, 410), (236, 280), (140, 280)], ink)
    canvas.pill(170, 450, 260, 34, 17, second)
    canvas.pill(210, 506, 180, 26, 13, second)


def double_arrow(canvas, ink, second, ground):
    for y, color in ((110, ink), (260, second), (410, ink)):
        canvas.stroke([(160, y + 110), (300, y), (440, y + 110)], 52, color)


def scooter(canvas, ink, second, ground):
    canvas.path((420, 130), [(360, 140), (430, 440)], ink, 26)
    canvas.stroke([(170, 440), (430, 440)], 34, ink)
    for x in (150, 446):
        canvas.disc(x, 478, 52, second)
        canvas.disc(x, 478, 20, ground)
    canvas.oval(240, 340, 62, 70, ink)
    canvas.disc(280, 230, 54, ink)
    canvas.disc(250, 180, 28, second)
    canvas.disc(300, 222, 9, ground)


def monster(canvas, ink, second, ground):
    canvas.path(
        (130, 520), [(130, 60, 470, 60, 470, 520), (420, 460), (356, 520), (300, 460), (244, 520), (180, 460)], ink
    )
    canvas.disc(300, 270, 84, ground)
    canvas.disc(316, 280, 40, second)
    for side in (-1, 1):
        canvas.polygon([(300 + side * 90, 150), (300 + side * 160, 60), (300 + side * 150, 190)], second)


def glow(canvas, ink, second, ground):
    for radius, color in ((190, second), (150, ground), (120, ink), (84, ground), (56, ink)):
        canvas.disc(300, 290, radius, color)
    canvas.stroke([(150, 520), (450, 520)], 24, second)


def heavy(canvas, ink, second, ground):
    canvas.oval(300, 330, 190, 160, ink)
    for side in (-1, 1):
        canvas.disc(300 + side * 64, 290, 20, ground)
        canvas.pill(300 + side * 90 - 40, 470, 80, 44, 20, second)
    canvas.ring(300, 340, 70, 18, ground, 20, 160)
    canvas.stroke([(150, 110), (210, 150)], 18, second)
    canvas.stroke([(450, 110), (390, 150)], 18, second)


def dude(canvas, ink, second, ground):
    canvas.disc(300, 320, 190, ink)
    canvas.pill(130, 250, 340, 80, 30, ground)
    for x in (216, 384):
        canvas.disc(x, 290, 52, second)
    canvas.ring(300, 370, 70, 20, ground, 20, 160)


def runner_line(canvas, ink, second, ground):
    canvas.stroke([(60, 480), (190, 480), (190, 400), (300, 400), (300, 480), (540, 480)], 22, second)
    stickman(
        canvas,
        ink,
        {
            "head": (330, 130),
            "hip": (280, 270),
            "arms": [[(380, 230), (420, 190)], [(220, 210)]],
            "legs": [[(360, 310), (340, 370)], [(230, 330), (160, 330)]],
        },
        24,
    )


def frog(canvas, ink, second, ground):
    canvas.oval(300, 370, 190, 130, ink)
    for x in (190, 410):
        canvas.disc(x, 220, 72, ink)
        canvas.disc(x, 216, 44, ground)
        canvas.disc(x, 222, 20, second)
    canvas.path((180, 390), [(230, 450, 370, 450, 420, 390)], ground, 20)


def germ(canvas, ink, second, ground):
    for at in range(10):
        angle = math.radians(at * 36)
        canvas.stroke([(300, 300), (300 + math.cos(angle) * 210, 300 + math.sin(angle) * 210)], 24, ink)
        canvas.disc(300 + math.cos(angle) * 212, 300 + math.sin(angle) * 212, 26, second)
    canvas.disc(300, 300, 150, ink)
    for x in (250, 350):
        canvas.disc(x, 280, 26, ground)
    canvas.ring(300, 320, 50, 16, ground, 20, 160)


def faces(canvas, ink, second, ground):
    for x, y, color, start in [(210, 230, ink, 20), (390, 390, second, 200)]:
        canvas.disc(x, y, 140, color)
        for side in (-1, 1):
            canvas.disc(x + side * 46, y - 30, 18, ground)
        canvas.ring(x, y + (20 if start == 20 else 90), 60, 18, ground, start, start + 140)
