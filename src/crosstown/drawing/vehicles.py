"""The playing pieces from the side, about their middle, 56 long and 22 high; a whole train is longer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from crosstown.drawing.palette import DARK, PAPER_WHITE, Seat, mixed
from crosstown.drawing.svg import element, group, number

LENGTH = 56.0
TRAIN_LENGTH = 84.0
_GLASS = "#fdf3cf"


@dataclass(frozen=True, slots=True)
class Coat:
    """The paint of a piece."""

    fill: str
    edge: str
    light: str

    @classmethod
    def of(cls, seat: Seat) -> Coat:
        """A seat's paint."""
        return cls(seat.fill, seat.edge, mixed(seat.fill, PAPER_WHITE, 0.35))


def piece(vehicle: str, coat: Coat, *, per_space: bool) -> str:
    """A vehicle of this kind. Kinds we have no drawing of are a wagon or, for whole routes, a train."""
    art = _ART.get(vehicle, _wagon if per_space else _subway)
    return group(art(coat), stroke=coat.edge, stroke_width=1.2, stroke_linejoin="round")


def piece_length(*, per_space: bool) -> float:
    """The length of a piece before it is scaled to its space."""
    return LENGTH if per_space else TRAIN_LENGTH


def _panes(xs: tuple[float, ...], y: float, width: float, height: float) -> str:
    """A row of windows."""
    d = "".join(f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}Z" for x in xs)
    return element("path", d=d, fill=_GLASS, stroke_width=0.7)


def _wheels(xs: tuple[float, ...], y: float, radius: float) -> str:
    return "".join(
        element("circle", cx=x, cy=y, r=radius, fill=DARK, stroke=PAPER_WHITE, stroke_width=0.9) for x in xs
    )


def _bus(coat: Coat) -> str:
    """A double-decker: two rows of windows, a pale band between them, a bonnet-less snout."""
    body = "M-27 9V-9Q-27 -11.5 -24.5 -11.5H23Q26 -11.5 26.4 -9L27.4 1V9Z"
    return (
        element("path", d=body, fill=coat.fill)
        + element("path", d="M-26.4 -1.4H26.9V.6H-26.4Z", fill=coat.light, stroke="none")
        + _panes((-24.5, -18, 12, 18.5), -9, 5, 5.6)
        + _panes((-24.5, -18, 12), 2, 5, 4.2)
        + element("path", d="M19.5 2H26.8V6.2H19.5Z", fill=_GLASS, stroke_width=0.7)
        + _wheels((-17, 17), 9.2, 3.2)
    )


def _cable_car(coat: Coat) -> str:
    """A cable car: a bowed roof over open ends, a closed middle and a long step."""
    return (
        element("path", d="M-24 4V-6H24V4Z", fill=_GLASS, stroke_width=0.8)
        + element("path", d="M-12 7V-6H12V7Z", fill=coat.light)
        + element("path", d="M-24 -6V7M-18 -6V7M18 -6V7M24 -6V7", fill="none", stroke_width=1.8)
        + element("path", d="M-26 8V1.4H26V8Z", fill=coat.fill)
        + element(
            "path", d="M-28 -5.4Q-27 -9 -22 -9.2H-15L-13 -11.6H13L15 -9.2H22Q27 -9 28 -5.4Z", fill=coat.fill
        )
        + _wheels((-13, 13), 9, 2.7)
    )


def _tram(coat: Coat) -> str:
    """A low-floor tram in two halves, sloping noses and a pantograph."""
    return (
        element("path", d="M-15 -9L-11 -12.6 -6 -9M-14 -12.6H-7", fill="none", stroke_width=1.3)
        + element("path", d="M-28 8L-27 -2Q-26 -9 -20 -9H20Q26 -9 27 -2L28 8Z", fill=coat.fill)
        + element("path", d="M-27.6 4.2H27.6L27.9 6.4H-27.9Z", fill=coat.light, stroke="none")
        + element("path", d="M-25.9 1L-25.2 -3Q-24.4 -6.6 -20.6 -6.6V1Z", fill=_GLASS, stroke_width=0.7)
        + element("path", d="M25.9 1L25.2 -3Q24.4 -6.6 20.6 -6.6V1Z", fill=_GLASS, stroke_width=0.7)
        + _panes((-18.4, -12.4, 13, 7), -6.6, 4.6, 7.2)
        + _wheels((-19, 0, 19), 8.6, 2.5)
    )


def _subway(coat: Coat) -> str:
    """An underground train of two boxy cars, doors in pairs, lamps at both ends."""
    cars = "M-41 8.5V-6Q-41 -10 -37 -10H-1.5V8.5ZM41 8.5V-6Q41 -10 37 -10H1.5V8.5Z"
    doors = "M-22 -7H-14V8.5M-22 8.5V-7M-18 -7V8.5M22 -7H14V8.5M22 8.5V-7M18 -7V8.5"
    return (
        element("path", d="M-2 6H2", fill="none", stroke_width=3)
        + element("path", d=cars, fill=coat.fill)
        + element("path", d="M-40.6 2.6H-1.9V5H-40.6ZM40.6 2.6H1.9V5H40.6Z", fill=coat.light, stroke="none")
        + _panes((-38.5, -30.5, 25, 33), -7, 5.6, 6.6)
        + element("path", d=doors, fill="none", stroke_width=1)
        + element("path", d="M-40.9 3.6h2.4M40.9 3.6h-2.4", stroke=_GLASS, stroke_width=2.4)
        + _wheels((-33, -10, 10, 33), 9, 2.3)
    )


def _wagon(coat: Coat) -> str:
    """A plain railcar that suits any city."""
    return (
        element("path", d="M-25 -8Q-24 -11 -20 -11H20Q24 -11 25 -8Z", fill=coat.light)
        + element("path", d="M-27 8V-5Q-27 -8 -24 -8H24Q27 -8 27 -5V8Z", fill=coat.fill)
        + _panes((-23.5, -16.5, 11, 18), -5, 5.4, 6)
        + element("path", d="M-26.4 4H26.4", fill="none", stroke=coat.light, stroke_width=1.8)
        + _wheels((-17, 17), 8.6, 2.9)
    )


_ART: dict[str, Callable[[Coat], str]] = {
    "bus": _bus,
    "cable-car": _cable_car,
    "tram": _tram,
    "subway": _subway,
}
