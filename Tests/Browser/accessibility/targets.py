"""Sizes of what can be clicked or tapped: WCAG 2.5.8."""

from dataclasses import dataclass
from math import hypot
from typing import Any

from playwright.sync_api import Page

from probes import probe

LEAST = 24.0
# Rectangles are in fractions of a pixel.
TOLERANCE = 0.01

Box = list[float]


@dataclass(frozen=True)
class SmallTarget:
    """A target that is too small and too near to another one."""

    element: str
    name: str
    width: float
    height: float
    neighbour: str

    def __str__(self) -> str:
        return f"{self.element} “{self.name}” {self.width:.1f}×{self.height:.1f}, beside {self.neighbour}"


def small_targets(page: Page) -> list[SmallTarget]:
    """Targets below 24 × 24 px that neither stand in running text nor have enough room around them."""
    targets = [target for target in probe(page, "targets") if not target["isDecoration"]]
    small = [target for target in targets if _is_small(target["box"])]
    found = []
    for target in small:
        neighbour = None if target["isInText"] else _neighbour(target, targets)
        if neighbour is not None:
            width, height = _size(target["box"])
            found.append(SmallTarget(target["element"], target["name"], width, height, neighbour["element"]))
    return found


def _is_small(box: Box) -> bool:
    return min(_size(box)) < LEAST - TOLERANCE


def _size(box: Box) -> tuple[float, float]:
    return box[2] - box[0], box[3] - box[1]


def _neighbour(target: dict[str, Any], targets: list[dict[str, Any]]) -> dict[str, Any] | None:
    """What a circle of 24 px around the target's center touches: another target, or a small one's own circle."""
    x, y = _center(target["box"])
    for other in targets:
        if other is target:
            continue
        if _distance(x, y, other["box"]) < LEAST / 2 - TOLERANCE:
            return other
        other_x, other_y = _center(other["box"])
        if _is_small(other["box"]) and hypot(x - other_x, y - other_y) < LEAST - TOLERANCE:
            return other
    return None


def _center(box: Box) -> tuple[float, float]:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _distance(x: float, y: float, box: Box) -> float:
    """From a point to the nearest one of a box; nothing inside of it."""
    return hypot(max(box[0] - x, 0, x - box[2]), max(box[1] - y, 0, y - box[3]))
