"""Square covers of pure geometry: grids, bars, arcs, dots, stripes."""

import math

from .lettering import BLACK, CONDENSED, GEOMETRIC, GROTESK, PLAIN, caption, fitted
from .palettes import mixed

SIDE = 600


def quarter(canvas, x, y, cell, corner, color):
    centers = [(x, y), (x + cell, y), (x + cell, y + cell), (x, y + cell)]
    canvas.wedge(*centers[corner], cell, corner * 90, corner * 90 + 90, color)


def swiss(canvas, scheme, chance, words):
    """A grid of quarter circles, discs and halves, with a band of type."""
    canvas.fill(scheme.ground)
    count = chance.pick([3, 4, 4])
    cell = SIDE / count
    top = chance.maybe(0.4)
    for row in range(count - 1):
        for column in range(count):
            x, y = column * cell, (row + top) * cell
            color, other = chance.shuffled(scheme.shapes)[:2]
            style = chance.whole(0, 5)
            if style >= 3:
                canvas.rect(x, y, cell, cell, other)
            if style in (0, 3, 4):
                quarter(canvas, x, y, cell, chance.whole(0, 3), color)
            elif style in (1, 5):
                canvas.disc(x + cell / 2, y + cell / 2, cell / 2, color)
    box = (32, 30 if top else SIDE - cell + 26, SIDE - 64, cell - 56)
    caption(canvas, words, box, scheme.ink(), GROTESK, valign="middle", largest=52)


def bars(canvas, scheme, chance, words):
    """Bars of uneven length and a disc, as on sleeves of the fifties."""
    canvas.fill(scheme.ground)
    count = chance.whole(6, 11)
    step, share = SIDE / count, chance.pick([0.5, 0.74, 1.0])
    hanging = chance.maybe()
    middle = chance.between(150, 450)
    for at in range(count):
        length = chance.between(120, 390)
        canvas.rect(at * step, 0 if hanging else SIDE - length, step * share, length, scheme.shape(1 + at % 3))
    canvas.disc(middle, 290 if hanging else 310, chance.between(78, 112), scheme.shape(0))
    box = (36, 430, 528, 136) if hanging else (36, 36, 528, 136)
    caption(canvas, words, box, scheme.ink(), CONDENSED, largest=104, valign="bottom" if hanging else "top")


def arcs(canvas, scheme, chance, words):
    """Concentric arcs out of one corner."""
    canvas.fill(scheme.ground)
    right = chance.maybe()
    x, count = (SIDE if right else 0), chance.whole(4, 7)
    reach = 425
    step = reach / count
    colors = list(scheme.shapes[:3]) + [scheme.ground]
    for at in range(count):
        canvas.disc(x, SIDE, reach - at * step, colors[at % len(colors)])
    caption(
        canvas, words, (38, 38, 524, 128), scheme.ink(), GEOMETRIC, align="left" if right else "right", largest=70
    )


def halftone(canvas, scheme, chance, words):
    """Dots that grow towards a point or an edge."""
    canvas.fill(scheme.ground)
    count = chance.whole(9, 13)
    step = SIDE / count
    focus = (chance.between(0.2, 0.8) * SIDE, chance.between(0.25, 0.5) * SIDE)
    linear = chance.maybe(0.35)
    color, other = scheme.shape(0), scheme.shape(1)
    for row in range(int(430 / step)):
        for column in range(count):
            x, y = (column + 0.5) * step, (row + 0.5) * step
            far = y / SIDE if linear else math.hypot(x - focus[0], y - focus[1]) / 520
            radius = step * 0.62 * max(0, 1 - far) ** 0.8
            if radius > 1.2:
                canvas.disc(x, y, radius, other if (row + column) % 5 == 0 else color)
    caption(canvas, words, (34, 452, 532, 114), scheme.ink(), BLACK, valign="bottom", largest=58)


def type_only(canvas, scheme, chance, words):
    """Nothing but the name, as large as it goes, and a rule."""
    canvas.fill(scheme.ground)
    face = chance.pick([CONDENSED, BLACK, GEOMETRIC])
    title = fitted(words.title, face, 528, 430, 230)
    ink = scheme.accent(least=3.2) if chance.maybe(0.6) else scheme.ink()
    title.draw(canvas, 36, 40, 528, ink)
    canvas.rect(36, 534, 528, 6, scheme.ink())
    if title.height < 300:
        radius = (534 - 60 - title.height - 40) / 2
        canvas.disc(564 - radius, 514 - radius, radius, scheme.shape(0 if ink == scheme.ink() else 1))
    if words.by:
        fitted(words.by, PLAIN, 528, 30, 26, 14, most=1).draw(canvas, 36, 553, 528, scheme.ink())


def moire(canvas, scheme, chance, words):
    """Two sets of rings that cross."""
    canvas.fill(scheme.ground)
    step = chance.pick([26, 30, 36])
    centers = [
        (chance.between(60, 240), chance.between(60, 260)),
        (chance.between(360, 560), chance.between(200, 420)),
    ]
    for center, color in zip(centers, scheme.shapes):
        for at in range(1, 10):
            canvas.ring(*center, at * step, step * 0.34, color)
        canvas.disc(*center, step * 0.5, color)
    box = (0, 446, SIDE, 154)
    canvas.rect(*box, scheme.ink())
    caption(canvas, words, (34, 466, 532, 114), scheme.ground, GROTESK, valign="middle", largest=54)


def bauhaus(canvas, scheme, chance, words):
    """A circle, a triangle and a bar leaning on each other."""
    canvas.fill(scheme.ground)
    one, two, three = (scheme.shape(at) for at in range(3))
    mirrored = chance.maybe()
    lean = chance.pick([-32, -24, 38])
    with canvas.placed(SIDE if mirrored else 0, 0) as placed:
        placed.context.scale(-1 if mirrored else 1, 1)
        placed.disc(220, 230, chance.between(130, 165), one)
        placed.polygon([(250, 420), (430, chance.between(90, 150)), (580, 420)], two)
        with canvas.placed(330, 250, turn=lean):
            canvas.rect(-300, -22, 620, chance.pick([28, 44]), three)
        placed.wedge(220, 230, 70, 90, 270, scheme.ground)
    canvas.rect(0, 420, SIDE, 180, scheme.ground)
    canvas.rect(36, 432, 84, 10, scheme.ink())
    caption(canvas, words, (36, 462, 528, 104), scheme.ink(), GEOMETRIC, largest=60)


def isometric(canvas, scheme, chance, words):
    """A heap of cubes."""
    canvas.fill(scheme.ground)
    edge = chance.pick([62, 74, 88])
    high = edge / 2
    across = edge * math.cos(math.radians(30))
    color = scheme.shape(0)
    tones = chance.pick(
        [(mixed(color, scheme.light, 0.45), color, mixed(color, scheme.dark, 0.5)), scheme.shapes[:3]]
    )
    size = chance.pick([3, 4]) if edge < 80 else 3
    foot = 452 - (2 * size + 1) * high
    for i in range(size):
        for j in range(size):
            y = foot + (i + j) * high
            for k in range(1 + chance.whole(0, min(3, int((y - high - 24) / edge)))):
                cube(canvas, 300 + (j - i) * across, y - k * edge, across, high, edge, tones)
    canvas.rect(0, 470, SIDE, 130, scheme.ground)
    caption(canvas, words, (34, 484, 532, 86), scheme.ink(), GROTESK, valign="middle", largest=46, align="center")


def cube(canvas, x, y, across, high, edge, tones):
    canvas.polygon([(x, y - high), (x + across, y), (x, y + high), (x - across, y)], tones[0])
    canvas.polygon([(x - across, y), (x, y + high), (x, y + high + edge), (x - across, y + edge)], tones[1])
    canvas.polygon([(x + across, y), (x, y + high), (x, y + high + edge), (x + across, y + edge)], tones[2])


def turning(canvas, scheme, chance, words):
    """Squares inside squares, each turned a little."""
    canvas.fill(scheme.ground)
    colors = list(scheme.shapes[: chance.pick([2, 3])]) + [scheme.ground]
    turn, size = chance.pick([5, 8, 11, -7]), 400.0
    at = 0
    while size > 20:
        with canvas.placed(300, 252, turn=turn * at):
            canvas.rect(-size / 2, -size / 2, size, size, colors[at % len(colors)])
        angle = math.radians(abs(turn))
        size *= 1 / (math.cos(angle) + math.sin(angle)) * (0.97 if abs(turn) > 6 else 0.93)
        at += 1
    caption(
        canvas, words, (36, 494, 528, 80), scheme.ink(), PLAIN, align="center", valign="middle", largest=38, by=22
    )


def retro_stripes(canvas, scheme, chance, words):
    """Bands that run in and bend away."""
    canvas.fill(scheme.ground)
    colors = scheme.shapes[:4]
    band = chance.pick([34, 40, 46])
    mirrored = chance.maybe()
    with canvas.placed(SIDE if mirrored else 0, 0):
        canvas.context.scale(-1 if mirrored else 1, 1)
        for at, color in enumerate(colors):
            radius = 90 + band * (len(colors) - at - 0.5)
            y = 440 - radius
            canvas.path(
                (-40, y),
                [
                    (250, y),
                    (250 + radius * 0.552, y, 250 + radius, y + radius * 0.448, 250 + radius, 440),
                    (250 + radius, 700),
                ],
                color,
                band + 0.6,
            )
    caption(
        canvas, words, (36, 38, 528, 130), scheme.ink(), GEOMETRIC, align="right" if mirrored else "left", largest=70
    )


def quilt(canvas, scheme, chance, words):
    """Triangles sewn into stars."""
    canvas.fill(scheme.ground)
    count = chance.pick([4, 6])
    cell = SIDE / count
    rows = 3 if count == 4 else 5
    pattern = [[chance.whole(0, 3) for _ in range(count // 2)] for _ in range(rows)]
    tints = [[chance.whole(0, 2) for _ in range(count // 2)] for _ in range(rows)]
    for row in range(rows):
        for column in range(count):
            half = min(column, count - 1 - column)
            turn = pattern[row][half] if column < count / 2 else (1, 0, 3, 2)[pattern[row][half]]
            x, y = column * cell, row * cell
            corners = [(x, y), (x + cell, y), (x + cell, y + cell), (x, y + cell)]
            tint = tints[row][half]
            canvas.rect(x, y, cell + 0.5, cell + 0.5, scheme.shape(tint + 1) if tint else scheme.ground)
            canvas.polygon([corners[(turn + shift) % 4] for shift in (0, 1, 3)], scheme.shape(tint))
    box = (32, rows * cell + 22, 536, SIDE - rows * cell - 44)
    caption(canvas, words, box, scheme.ink(), GROTESK, align="center", valign="middle", largest=44, by=23)


def equalizer(canvas, scheme, chance, words):
    """Sound as rays round a disc."""
    canvas.fill(scheme.ground)
    count = chance.pick([36, 48, 60])
    for at in range(count):
        angle = 2 * math.pi * at / count
        length = 60 + 95 * abs(math.sin(at * chance.pick([0.7, 0.9]) + chance.between(0, 0.8)))
        ends = [(300 + math.cos(angle) * far, 235 + math.sin(angle) * far) for far in (92, 92 + length * 0.72)]
        canvas.stroke(ends, 480 / count, scheme.shape(at * 3 // count))
    canvas.disc(300, 235, 66, scheme.shape(0))
    canvas.disc(300, 235, 18, scheme.ground)
    caption(canvas, words, (36, 470, 528, 98), scheme.ink(), BLACK, align="center", valign="middle", largest=48)


DESIGNS = {
    design.__name__: design
    for design in [
        swiss,
        bars,
        arcs,
        halftone,
        type_only,
        moire,
        bauhaus,
        isometric,
        turning,
        retro_stripes,
        quilt,
        equalizer,
    ]
}
