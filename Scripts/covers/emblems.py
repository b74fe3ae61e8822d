"""Covers of books and shows: one motif and a name, in one of several arrangements, of any proportions."""

import math

from .lettering import BLACK, CONDENSED, GEOMETRIC, GROTESK, ITALIC, PLAIN, SCRIPT, SERIF, caption, fitted
from .palettes import contrast


def colors_on(scheme, ground, start=0):
    """Two colors that show well on a ground."""
    seen = [color for color in scheme.shapes if contrast(color, ground) > 1.55 and color != ground]
    seen += [scheme.ink(ground)] * 2
    return seen[start % len(seen)], seen[(start + 1) % len(seen)]


def put(canvas, motif, scheme, ground, x, y, size, turn=0, start=0):
    with canvas.placed(x, y, size / 200, turn):
        motif(canvas, *colors_on(scheme, ground, start), ground)


def large(canvas, scheme, chance, words, motif):
    """The motif large below the name."""
    width, height = canvas.width, canvas.height
    canvas.fill(scheme.ground)
    put(canvas, motif, scheme, scheme.ground, width / 2, height * 0.66, min(width * 0.78, height * 0.52))
    box = (width * 0.07, height * 0.065, width * 0.86, height * 0.27)
    caption(canvas, words, box, scheme.ink(), chance.pick([GEOMETRIC, BLACK]), largest=width * 0.14, by=24)


def framed(canvas, scheme, chance, words, motif):
    """A cloth binding: a frame, the name, the motif, who it is by."""
    width, height = canvas.width, canvas.height
    canvas.fill(scheme.ground)
    gold = scheme.accent(least=2.6)
    for inset, line in ((20, 5), (32, 2)):
        canvas.frame(inset, inset, width - 2 * inset, height - 2 * inset, gold, line)
    for x in (32, width - 32):
        for y in (32, height - 32):
            canvas.rect(x - 16, y - 16, 32, 32, scheme.ground)
            canvas.disc(x, y, 9, gold)
    title = fitted(words.title, SERIF, width - 120, height * 0.3, width * 0.12)
    title.draw(canvas, 60, 64, width - 120, scheme.ink(), "center")
    size = min(width * 0.56, height * 0.4)
    middle = (64 + title.height + height - 96) / 2
    put(canvas, motif, scheme, scheme.ground, width / 2, middle, min(size, height - 200 - title.height))
    name = fitted(words.by or "", PLAIN, width - 140, 28, 24, 14, most=1)
    name.draw(canvas, 70, height - 72, width - 140, scheme.ink(), "center")


def panel(canvas, scheme, chance, words, motif):
    """A pattern of the motif, and the name on a label."""
    width, height = canvas.width, canvas.height
    canvas.fill(scheme.ground)
    columns = 4 if width >= height else 3
    step = width / columns
    label = scheme.light if scheme.ground != scheme.light else scheme.dark
    high = height * 0.32
    top = (height - high) * chance.pick([0.5, 0.5, 0.62])
    for row in range(math.ceil(height / step) + 1):
        y = row * step + step * 0.1
        if abs(y - top - high / 2) < high / 2 + step * 0.1:
            continue
        for column in range(columns + 1):
            x = (column + (0 if row % 2 else 0.5)) * step
            put(canvas, motif, scheme, scheme.ground, x, y, step * 0.66, start=row % 2)
    canvas.rect(width * 0.1, top, width * 0.8, high, label)
    canvas.frame(width * 0.1 + 9, top + 9, width * 0.8 - 18, high - 18, scheme.ink(label), 2.5)
    box = (width * 0.15, top + high * 0.13, width * 0.7, high * 0.74)
    caption(
        canvas, words, box, scheme.ink(label), chance.pick([ITALIC, SERIF]), "center", "middle", width * 0.115, by=22
    )


def halves(canvas, scheme, chance, words, motif):
    """Two fields of color, the motif on one of them and the name on the other."""
    width, height = canvas.width, canvas.height
    low = chance.maybe()
    upper = scheme.shape(0)
    canvas.fill(scheme.ground)
    split = height * (0.6 if low else 0.4)
    field = (0, split) if low else (split, height - split)
    canvas.rect(0, field[0], width, field[1], upper)
    put(canvas, motif, scheme, upper, width / 2, field[0] + field[1] / 2, min(width, field[1]) * 0.86)
    top = split + height * 0.045 if low else height * 0.06
    box = (width * 0.07, top, width * 0.86, height * 0.4 - height * 0.1)
    caption(
        canvas, words, box, scheme.ink(), chance.pick([GROTESK, CONDENSED]), "left", "middle", width * 0.13, by=24
    )


def disc(canvas, scheme, chance, words, motif):
    """The motif on a disc, the name below it in large type."""
    width, height = canvas.width, canvas.height
    canvas.fill(scheme.ground)
    fill = scheme.shape(0)
    radius = min(width * 0.4, height * 0.29)
    y = height * 0.06 + radius
    canvas.disc(width / 2, y, radius, fill)
    put(canvas, motif, scheme, fill, width / 2, y, radius * 1.28)
    top = y + radius + height * 0.04
    box = (width * 0.06, top, width * 0.88, height * 0.95 - top)
    caption(
        canvas,
        words,
        box,
        scheme.ink(),
        chance.pick([SERIF, GEOMETRIC, SCRIPT]),
        "center",
        "middle",
        width * 0.13,
        by=24,
    )


def cropped(canvas, scheme, chance, words, motif):
    """The motif very large, running off the edge; the name in a band."""
    width, height = canvas.width, canvas.height
    canvas.fill(scheme.ground)
    right = chance.maybe()
    put(
        canvas,
        motif,
        scheme,
        scheme.ground,
        width * (0.62 if right else 0.38),
        height * 0.36,
        min(width * 1.05, height * 0.85),
        turn=chance.pick([-14, 12]),
    )
    band = scheme.ink()
    high = max(height * 0.28, 150)
    canvas.rect(0, height - high, width, high, band)
    box = (width * 0.07, height - high + 24, width * 0.86, high - 46)
    caption(
        canvas, words, box, scheme.ink(band), chance.pick([CONDENSED, GROTESK]), "left", "middle", width * 0.14, by=24
    )


def tall_type(canvas, scheme, chance, words, motif):
    """The name as large as it goes, the motif small beside who it is by."""
    width, height = canvas.width, canvas.height
    canvas.fill(scheme.ground)
    least = min(width, height) * 0.25
    room = height * 0.93 - least - height * 0.07 - 24
    face = chance.pick([CONDENSED, BLACK, GEOMETRIC])
    title = fitted(words.title, face, width * 0.86, room, width * 0.34)
    title.draw(canvas, width * 0.07, height * 0.065, width * 0.86, scheme.accent())
    size = max(least, min(width * 0.52, height * 0.87 - title.height - 30))
    put(canvas, motif, scheme, scheme.ground, width * 0.93 - size / 2, height * 0.94 - size / 2, size, start=1)
    name = fitted(words.by or "", PLAIN, width * 0.84 - size, size, 25, 14, most=3)
    name.draw(canvas, width * 0.07, height * 0.94 - name.height, width * 0.84 - size, scheme.ink())


def rays(canvas, scheme, chance, words, motif):
    """The motif before rays, the name on a ribbon."""
    width, height = canvas.width, canvas.height
    canvas.fill(scheme.ground)
    x, y = width / 2, height * 0.38
    for at in range(18):
        canvas.wedge(x, y, height, at * 20, at * 20 + 10, scheme.shape(0))
    fill = scheme.light if scheme.ground != scheme.light else scheme.dark
    radius = min(width * 0.36, height * 0.3)
    canvas.disc(x, y, radius, fill)
    put(canvas, motif, scheme, fill, x, y, radius * 1.35)
    top = height * 0.73
    canvas.rect(0, top, width, height - top, fill)
    box = (width * 0.07, top + 16, width * 0.86, height - top - 36)
    caption(
        canvas,
        words,
        box,
        scheme.ink(fill),
        chance.pick([GEOMETRIC, GROTESK]),
        "center",
        "middle",
        width * 0.11,
        by=22,
    )


DESIGNS = {design.__name__: design for design in [large, framed, panel, halves, disc, cropped, tall_type, rays]}
SHOW_DESIGNS = {name: DESIGNS[name] for name in ["large", "halves", "disc", "cropped", "tall_type", "rays"]}
