"""Hand-chosen palettes, and the schemes of colors that covers are painted in."""

from dataclasses import dataclass

# name: light, dark, and three or four colors that go with both and with each other
PALETTES = {
    "harbor": "f3ead9 14283a e2543a f0a63c 2f7f86",
    "blue note": "eef0e6 10151f 1f5fbf f2b632 d8432e",
    "apricot": "fdf1e3 3b1f2b f58a4b f9c784 c8415a",
    "pine": "f1efe2 16302b 3f7d5a c9b458 d9693f",
    "plum": "f6e9ee 2a1633 8c3f78 e88ea0 f3c05a",
    "glacier": "eef5f6 12303f 3d8ea6 9fd0d2 f26d5b",
    "ochre": "f7eed8 33261d d79a2b a6452c 5c7a6b",
    "noon": "fff6dc 1d2b53 f7c331 ef5b3a 3aa6b9",
    "lilac": "f5f0fa 29234b 8a79c9 f2a9b8 ffd16b",
    "brick": "f6e7dc 2b1a18 b5442c e39a6f 47666b",
    "olive": "f4f1dd 2a2c1a 7c8a3c d6b64a c05a35",
    "neon night": "f2f0ff 17132f ff4f79 3ad6c5 ffc247",
    "seaside": "fff4e6 0f3a4f 2aa5a0 f7d488 f2755a",
    "moss": "eef0e0 1f2a22 5a7d4d a8bf6a e5a93b",
    "cherry": "fff0ee 2c0f1c d31e4a f59b9b 2e5aa7",
    "desert": "fbead2 41241f d9683c efb36a 7c9a92",
    "ink and salmon": "fbe9e1 1b2233 f0806a f7b7a3 4f6d8f",
    "mint": "eaf7ef 173b38 45b08c f4d35e ee6c4d",
    "cobalt": "f0f2f8 0f1a4a 2746d8 f5b700 e8505b",
    "tea rose": "faefe8 3a2a2f c97b84 e8c1a8 5f7f78",
    "saffron": "fff3d6 2b2140 f2a81d e4572e 5e548e",
    "teal room": "e9f1ee 0d2b30 12727a e9c46a e76f51",
    "graphite": "f0eee9 1c1d21 6f7680 e6462e f1b24a",
    "wisteria": "f1eef6 231f3a 6a5fb0 b9a7e0 f08a5d",
    "lagoon": "e8f6f3 083d4a 1c9aa0 8fd6b8 f9a03f",
    "persimmon": "fff0e0 2a2320 ec5f2b f8b24f 2f6c73",
    "sage": "f2f3ea 28352f 87a07f d9c7a0 cf6a4f",
    "rain": "e9eef2 1a2a3a 4a7fa7 a9c5d6 f0b73f",
    "sakura": "fdf0f2 2d2a3e f29bb0 e55f7c 6fa8a0",
    "midnight": "ebe9f5 0e1330 3c4fc0 8f7be8 f7c66b",
    "forge": "f5ede4 211a1a d1422f f08a3c 8c8279",
    "citrus": "fbf8dc 22331f f4c20d 8fb339 f0703a",
}


READABLE = 4.5


def rgb(color):
    return tuple(int(color[at : at + 2], 16) for at in (0, 2, 4))


def luminance(color):
    """The relative luminance of WCAG 2."""
    parts = [channel / 255 for channel in rgb(color)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    """The contrast ratio of WCAG 2, from 1 to 21."""
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


def mixed(one, other, share):
    """A color on the way from one to the other."""
    return "".join(f"{round(a + (b - a) * share):02x}" for a, b in zip(rgb(one), rgb(other)))


def distance(one, other):
    return sum((a - b) ** 2 for a, b in zip(rgb(one), rgb(other))) ** 0.5


@dataclass(frozen=True)
class Scheme:
    """The colors of one cover: what it stands on, and shapes that stand out from it, boldest first."""

    light: str
    dark: str
    ground: str
    shapes: tuple

    def ink(self, on=None):
        """What type is set in: light or dark, whichever reads better."""
        return max([self.dark, self.light], key=lambda color: contrast(color, on or self.ground))

    def accent(self, on=None, least=3.0):
        """A color for few large letters; the ink where no color reads well."""
        on = on or self.ground
        best = max(self.shapes, key=lambda color: contrast(color, on))
        return best if contrast(best, on) >= least else self.ink(on)

    def shape(self, index):
        return self.shapes[index % len(self.shapes)]


def readable(color, light, dark):
    """The color, or one as near to it as type in the light or the dark color can be read on."""
    for share in range(0, 60, 4):
        for ground, ink in ((mixed(color, dark, share / 100), light), (mixed(color, light, share / 100), dark)):
            if contrast(ground, ink) >= READABLE:
                return ground
    return dark


def scheme(name, chance, modes="light dark color"):
    """A palette on its light, its dark, or one of its colors."""
    light, dark, *colors = PALETTES[name].split()
    mode = chance.pick(modes.split())
    ground = {"light": light, "dark": dark, "color": readable(chance.pick(colors), light, dark)}[mode]
    rest = [color for color in chance.shuffled(colors) if distance(color, ground) > 70]
    ends = [color for color in (light, dark) if distance(color, ground) > 150]
    return Scheme(light, dark, ground, tuple(rest + ends))
