"""The marks of plots. Each has a shape as well as a colour."""

from __future__ import annotations

from dataclasses import dataclass

from crosstown.drawing.primitives.palette import SEATS, Ink
from crosstown.drawing.primitives.signs import SEAT_SHAPES, card_sign
from crosstown.drawing.primitives.svg import group, path, placed, rect


@dataclass(frozen=True)
class Mark:
    """A shape with a colour. ``tone`` is a CSS class by which a page can choose another colour."""

    shape: str
    fill: str
    tone: str | None = None
    ink: Ink | None = None


def seat_mark(seat: int) -> Mark:
    return Mark(SEATS[seat].shape, SEATS[seat].fill, f"seat{seat}")


def card_mark(ink: Ink) -> Mark:
    return Mark("card", ink.fill, None, ink)


TABLES = {
    2: Mark("circle", "none", "hollow"),
    3: Mark("square", "#8a8f98", "middle"),
    4: Mark("diamond", "currentColor"),
}
"""The marks of tables by their number of seats."""

PLAIN = Mark("square", "#7d8aa0", "plain")


def draw_mark(mark: Mark, x: float, y: float, scale: float = 0.8) -> str:
    if mark.ink is not None:
        card = rect(-9, -9, 18, 18, rx=4, fill=mark.ink.fill, stroke=mark.ink.edge)
        return group(card, card_sign(mark.ink.sign, mark.ink.on), transform=placed(x, y, scale=scale))
    return path(
        SEAT_SHAPES[mark.shape],
        fill=mark.fill,
        class_=mark.tone,
        stroke="currentColor",
        stroke_width=1.6,
        transform=placed(x, y, scale=scale),
    )
