"""Gives every subject a design and a palette that its neighbors on a page do not have."""

from collections import Counter

from .chance import rank
from .palettes import PALETTES

REACH = 8
FITTING = {
    "jazz": "blue note, brick, midnight, ochre, graphite, plum, cobalt, persimmon, teal room",
    "r&b": "plum, saffron, neon night, apricot, cherry, wisteria, persimmon, blue note, desert",
    "j-pop": "sakura, rain, mint, lilac, lagoon, apricot, cherry, glacier, seaside, wisteria, tea rose, cobalt",
    "podcast": "harbor, noon, graphite, forge, citrus, cobalt, mint, persimmon, cherry, teal room, neon night, "
    "desert, seaside, saffron",
    "audiobook": "harbor, seaside, ochre, desert, glacier, moss, sage, brick, rain, olive, lagoon, ink and salmon, "
    "pine, midnight, persimmon, tea rose, forge",
    "movie": "midnight, noon, plum, desert, glacier, saffron, lagoon, forge, neon night, pine, rain",
}


class Choice:
    """Hands out designs and palettes, remembering who has which."""

    def __init__(self):
        self.places = {}
        self.used = Counter()

    def nearby(self, subject, what):
        """How many covers within reach on some page have it, near ones counting more."""
        cost = 0
        for page, place in subject.pages:
            for at in range(place - REACH, place + REACH + 1):
                if what in self.places.get((page, at), ()):
                    cost += 2 if abs(at - place) <= 4 else 1
        return min(cost, 12)

    def take(self, subject, group, choices):
        """The choice with the fewest like it nearby, then the least used, then by rank."""

        def cost(name):
            what = (group, name)
            return self.nearby(subject, what) * 3 + self.used[what] * 1.5 + rank(subject.key, group, name) * 2.5

        name = min(choices, key=cost)
        self.used[(group, name)] += 1
        for place in subject.pages:
            self.places.setdefault(place, set()).add((group, name))
        return name

    def palette(self, subject):
        words = f"{subject.kind} {subject.genre}".lower()
        fitting = next((names.split(", ") for word, names in FITTING.items() if word in words), None)
        return self.take(subject, "palette", fitting or list(PALETTES))
