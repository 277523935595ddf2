"""The signs on spaces and vehicles, each centred in a box of twelve units."""

from __future__ import annotations

import math

from crosstown.drawing.primitives.palette import DARK, PAPER_WHITE
from crosstown.drawing.primitives.svg import group, path
from crosstown.markup import element, number


def _star(points: int, outer: float, inner: float) -> str:
    corners = []
    for index in range(2 * points):
        radius = inner if index % 2 else outer
        turn = math.pi * index / points - math.pi / 2
        corners.append(f"{number(radius * math.cos(turn))} {number(radius * math.sin(turn))}")
    return f"M{'L'.join(corners)}Z"


def _wheel(spokes: int, outer: float, inner: float) -> str:
    wedges, step = "", math.tau / spokes
    for index in range(spokes):
        corners = [
            f"{number(radius * math.sin(turn))} {number(-radius * math.cos(turn))}"
            for radius, turn in (
                (inner, step * (index + 0.12)),
                (outer, step * (index + 0.06)),
                (outer, step * (index + 0.94)),
                (inner, step * (index + 0.88)),
            )
        ]
        wedges += f"M{corners[0]}L{corners[1]}A{outer} {outer} 0 0 1 {corners[2]}L{corners[3]}Z"
    return wedges


_CARD_SIGNS = {
    "crown": "M-6 4.6V-3.6L-2.9 -.2 0 -5.4 2.9 -.2 6 -3.6V4.6Z",
    "bolt": "M1.9 -6.6L-4.4 1.2H-.7L-2 6.6 4.4 -1.6H.7Z",
    "star": _star(5, 6.6, 2.8),
    "leaf": "M-5.2 5.6C-7.2 -1.4 -2 -6.2 5.8 -5.8C6.4 1.8 2 6.8 -3.4 4.2L-1 .8 -4 3.4Z",
    "drop": "M0 -6.8C2.4 -3 4.7 -.6 4.7 2.1A4.7 4.6 0 0 1 -4.7 2.1C-4.7 -.6 -2.4 -3 0 -6.8Z",
    "clover": "M-.9 6.2L-.7 2.4A3.1 3.1 0 1 1 -2.9 -1.9 3.1 3.1 0 1 1 2.9 -1.9 3.1 3.1 0 1 1 .7 2.4L.9 6.2Z",
    "heart": "M0 5.8C-8.6 .2 -6.4 -5.6 -3 -5.4-1.4 -5.3 -.4 -4.2 0 -3"
    " .4 -4.2 1.4 -5.3 3 -5.4 6.4 -5.6 8.6 .2 0 5.8Z",
    "moon": "M2.6 -5.8A6.1 6.1 0 1 0 5.6 3A5.2 5.2 0 0 1 2.6 -5.8Z",
    "flake": "M-.9 -6.4H.9V-1.6L5.1 -4 6 -2.4 1.8 0 6 2.4 5.1 4 .9 1.6V6.4"
    "H-.9V1.6L-5.1 4-6 2.4-1.8 0-6 -2.4-5.1 -4-.9 -1.6Z",
    "cross": "M-4.9 -3.1L-3.1 -4.9 0 -1.8 3.1 -4.9 4.9 -3.1 1.8 0"
    " 4.9 3.1 3.1 4.9 0 1.8-3.1 4.9-4.9 3.1-1.8 0Z",
    "wave": "M-6.4 0C-4.6 -4.6-1.8 -4.6 0 -1.4S4.6 1.8 6.4 -1.6V1.8C4.6 5.2 1.8 5.2 0 2S-4.6 -1.2-6.4 3.4Z",
    "wheel": _wheel(6, 6.8, 2.0),
    "dots": "M-6 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0ZM-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0Z"
    "M3 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0Z",
}

SEAT_SHAPES = {
    "circle": "M-6.2 0A6.2 6.2 0 1 1 6.2 0 6.2 6.2 0 1 1 -6.2 0Z",
    "square": "M-5.6 -5.6H5.6V5.6H-5.6Z",
    "triangle": "M0 -7.4L7.4 5.6H-7.4Z",
    "diamond": "M0 -8.2L5.8 0 0 8.2 -5.8 0Z",
}


def card_sign(sign: str, colour: str) -> str:
    """The sign of a card colour, drawn in ``colour``."""
    return path(_CARD_SIGNS[sign], fill=colour)


def seat_shape(shape: str, edge: str) -> str:
    """A seat's shape, white with a dark outline: visible on every vehicle and in greyscale."""
    return path(SEAT_SHAPES[shape], fill=PAPER_WHITE, stroke=edge, stroke_width=1.6, stroke_linejoin="round")


def ferry_sign() -> str:
    """A boat in a white circle, for a space that needs a wild."""
    return group(
        element("circle", r=10.6, fill=PAPER_WHITE, stroke=DARK, stroke_width=1),
        path("M-7.4 1.4H7.4L5 6H-5ZM-3.6 .4V-2.6H4.2V.4ZM-1.2 -3.4V-6.8H1.6V-3.4Z", fill="#1d4e6b"),
    )
