"""Choices that look random and are always the same for the same key."""

import hashlib
import random


def rank(*key):
    """A number in 0..<1 that belongs to the key."""
    text = "\x1f".join(str(part) for part in key)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big") / 2**48


class Chance:
    """A sequence of choices. Only `random()` is drawn from: its sequence is the same in every version of Python."""

    def __init__(self, *key):
        self._random = random.Random(int(rank(*key) * 2**48))

    def between(self, low, high):
        return low + (high - low) * self._random.random()

    def whole(self, low, high):
        """A whole number from low to high, both included."""
        return low + int(self._random.random() * (high - low + 1))

    def pick(self, choices):
        return choices[int(self._random.random() * len(choices))]

    def maybe(self, share=0.5):
        return self._random.random() < share

    def shuffled(self, choices):
        keyed = [(self._random.random(), index, choice) for index, choice in enumerate(choices)]
        return [choice for _, _, choice in sorted(keyed)]
