"""Sizes and rectangles, in CSS pixels."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Size:
    """A width and a height, written as `568x320`."""

    width: float
    height: float

    @staticmethod
    def parse(text: str) -> "Size":
        width, height = text.split("x")
        return Size(float(width), float(height))

    def __str__(self) -> str:
        return f"{_decimal(self.width)}x{_decimal(self.height)}"


@dataclass(frozen=True)
class Rectangle:
    """A rectangle by its left top corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def center(self) -> tuple[float, float]:
        return (self.x + self.width / 2, self.y + self.height / 2)

    def moved(self, x: float, y: float) -> "Rectangle":
        return Rectangle(self.x + x, self.y + y, self.width, self.height)

    def mirrored(self, width: float) -> "Rectangle":
        """The mirror image within a strip of a width."""
        return Rectangle(width - self.right, self.y, self.width, self.height)

    def overlaps(self, other: "Rectangle", tolerance: float) -> bool:
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return across > tolerance and down > tolerance

    def differs(self, other: "Rectangle", tolerance: float) -> bool:
        """Whether any edge is further away than that."""
        edges = [(self.x, other.x), (self.y, other.y), (self.right, other.right), (self.bottom, other.bottom)]
        return any(abs(own - theirs) > tolerance for own, theirs in edges)

    def __str__(self) -> str:
        return f"{_decimal(self.width)}x{_decimal(self.height)} at {_decimal(self.x)},{_decimal(self.y)}"


def _decimal(value: float) -> str:
    """Up to three decimals, as many as the program reads."""
    return f"{value:.3f}".rstrip("0").rstrip(".")
