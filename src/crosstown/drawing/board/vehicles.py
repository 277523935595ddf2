"""The playing pieces seen from the side, centred, 56 long and 22 high; a whole train is longer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from crosstown.cities.city import Vehicle
from crosstown.drawing.primitives.palette import DARK, PAPER_WHITE, SEATS, Seat, mixed
from crosstown.drawing.primitives.sheet import Sheet, slug
from crosstown.drawing.primitives.signs import seat_shape
from crosstown.drawing.primitives.svg import circle, group, path, placed
from crosstown.markup import number

LENGTH = 56.0
TRAIN_LENGTH = 84.0
HALF_HEIGHT = 14.0
_GLASS = "#fdf3cf"


@dataclass(frozen=True, slots=True)
class PieceColours:
    fill: str
    edge: str
    light: str

    @classmethod
    def of_seat(cls, seat: Seat) -> PieceColours:
        return cls(seat.fill, seat.edge, seat.light)

    @classmethod
    def from_colour(cls, colour: str) -> PieceColours:
        return cls(colour, mixed(colour, "#000000", 0.55), mixed(colour, PAPER_WHITE, 0.7))


def piece(vehicle: Vehicle, colours: PieceColours) -> str:
    """A vehicle of this kind. A kind without a drawing is a wagon or, if one covers a route, a train."""
    art = _ART.get(vehicle.drawing or vehicle.id, _wagon if vehicle.per_space else _subway)
    too_long = art is _subway and vehicle.per_space
    scale = placed(0, 0, scale=LENGTH / TRAIN_LENGTH) if too_long else None
    return group(
        art(colours), stroke=colours.edge, stroke_width=1.2, stroke_linejoin="round", transform=scale
    )


def piece_length(vehicle: Vehicle) -> float:
    """The length of a piece before scaling."""
    return LENGTH if vehicle.per_space else TRAIN_LENGTH


def seat_piece(
    sheet: Sheet,
    vehicle: Vehicle,
    seat: int,
    x: float,
    y: float,
    *,
    angle: float = 0.0,
    length: float,
) -> str:
    """A seat's piece, no longer than ``length``, with the seat's shape upright on top of it."""
    owner = SEATS[seat]
    scale = min(1.0, length / piece_length(vehicle))
    art = piece(vehicle, PieceColours.of_seat(owner))
    body = sheet.stamp(f"piece-{slug(vehicle.id)}-{seat}", art, placed(x, y, angle, scale))
    shape = seat_shape(owner.shape, owner.edge)
    return body + sheet.stamp(f"seat-{seat}", shape, placed(x, y, scale=max(scale, 0.8)))


def _panes(xs: tuple[float, ...], y: float, width: float, height: float) -> str:
    d = "".join(f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}Z" for x in xs)
    return path(d, fill=_GLASS, stroke_width=0.7)


def _riders(xs: tuple[float, ...], y: float) -> str:
    d = "".join(f"M{number(x - 1.3)} {number(y + 2.6)}q0 -1.6 1.3 -1.6t1.3 1.6Z" for x in xs)
    heads = "".join(f"M{number(x)} {number(y)}h.01" for x in xs)
    return group(
        path(d, fill=DARK),
        path(heads, stroke=DARK, stroke_width=1.9, stroke_linecap="round"),
        stroke="none",
        opacity=0.6,
    )


def _wheels(xs: tuple[float, ...], y: float, radius: float) -> str:
    return "".join(
        circle(x, y, radius, fill=DARK, stroke="none")
        + circle(x, y, radius * 0.42, fill=PAPER_WHITE, stroke="none")
        for x in xs
    )


def _shine(d: str) -> str:
    return path(d, fill="none", stroke="#ffffff", stroke_width=1.1, stroke_linecap="round", opacity=0.55)


def _lamp(x: float, y: float) -> str:
    return circle(x, y, 1.4, fill="#fff3b0", stroke_width=0.6)


def _bus(colours: PieceColours) -> str:
    """A double-decker: round shoulders, a pale band between the decks, an open platform and a cab."""
    body = "M-25 8.6V-8.6Q-25 -12.8 -20.6 -12.8H18.6Q22.8 -12.8 23.4 -8.6L24 -.6Q25.8 0 25.8 2.4V8.6Z"
    return (
        path(body, fill=colours.fill)
        + path("M-24.5 5.8H25.3V8.1H-24.5Z", fill=colours.edge, stroke="none", opacity=0.3)
        + path("M-25 -2.4H23.9L24 .1H-25Z", fill=colours.light, stroke_width=0.7)
        + _panes((-22.6, -16, -9.4, -2.8, 3.8, 10.4, 17), -9.4, 5, 5.4)
        + _panes((-15.4, -8.8, -2.2, 4.4), 1.6, 5, 4)
        + path("M-23.2 1.4H-17.6V8.6H-23.2Z", fill=colours.edge, stroke_width=0.7)
        + path("M-20.4 1.6V8.4", stroke=_GLASS, stroke_width=0.9)
        + path("M17.4 1.5H22.6L23.6 5.2H17.4Z", fill=_GLASS, stroke_width=0.7)
        + _riders((-13.4, 6.4, 13), -7)
        + _riders((19.6,), 2.6)
        + _shine("M-20.4 -11.5H18")
        + _lamp(25, 4.4)
        + _wheels((-12.6, 15.4), 8.9, 3.8)
    )


def _cable_car(colours: PieceColours) -> str:
    """A cable car: a lantern roof, a closed half and an open one with poles, benches and a running board."""
    return (
        path("M-20.6 -9.8Q-20 -13 -16.6 -13H16.6Q20 -13 20.6 -9.8Z", fill=colours.light)
        + path("M-15 -11.4H15", stroke=colours.edge, stroke_width=1.5, stroke_dasharray="2.6 1.6")
        + path("M-22 2V-7H3V2Z", fill=colours.fill)
        + _panes((-20.2, -14.2, -8.2, -2.6), -5.6, 4.4, 6.2)
        + path("M4 3.4V-2.4H9.6V3.4ZM11.6 3.4V-2.4H17.2V3.4Z", fill=colours.light, stroke_width=0.8)
        + _riders((7, 14.4), -4.4)
        + path("M3.4 -7V6M10.6 -7V6M18 -7V6", fill="none", stroke_width=1.1)
        + path("M-24 7.2V1.8H3L4 3.4H20.4L21 -1.6Q25.4 -1.4 25.6 3V7.2Z", fill=colours.fill)
        + path("M-22.4 4.6H1.6", stroke=colours.light, stroke_width=1.5)
        + path("M-27 -6.6Q-26.4 -10 -22.4 -10H22.4Q26.4 -10 27 -6.6Z", fill=colours.fill)
        + _shine("M-22.2 -8.8H22.2")
        + path("M1.6 8.6V7.2H24.6V8.6Z", fill=colours.edge, stroke="none")
        + path("M-18 8.4H18", stroke=DARK, stroke_width=2.2)
        + _lamp(24, 1.4)
        + _wheels((-13.6, -7.4, 7.4, 13.6), 9.6, 2.5)
    )


def _tram(colours: PieceColours) -> str:
    """A low tram in three parts with bellows between them, sloping noses, wide windows and a pantograph."""
    body = "M-28 7.6L-27.4 1.4Q-26.2 -8.4 -19.8 -8.4H19.8Q26.2 -8.4 27.4 1.4L28 7.6Z"
    nose = "Q24.2 -5.9 19.6 -5.9H14.4V1.2H26.1Z"
    return (
        path("M-3.4 -8.4L2.6 -10.8 -2.4 -13.2M-6.4 -13.2H1.6", fill="none", stroke_width=1.1)
        + path(body, fill=colours.fill)
        + path(f"M26.1 1.2{nose}", fill=_GLASS, stroke_width=0.7)
        + path(f"M26.1 1.2{nose}", fill=_GLASS, stroke_width=0.7, transform="scale(-1 1)")
        + path("M-7.4 -5.9H7.4V1.2H-7.4Z", fill=_GLASS, stroke_width=0.7)
        + path("M-20.4 -5.9V1.2M20.4 -5.9V1.2M-2.5 -5.9V1.2M2.5 -5.9V1.2", stroke_width=0.8)
        + _riders((-17.4, 5, 17.4), -2.6)
        + path("M-27.6 3.2H27.6L27.8 5H-27.8Z", fill=colours.light, stroke="none")
        + path("M-9.4 -8.2H-12.4V7.4H-9.4ZM9.4 -8.2H12.4V7.4H9.4Z", fill=DARK, stroke="none")
        + path(
            "M-10.9 -7.6V7M10.9 -7.6V7",
            stroke=PAPER_WHITE,
            stroke_width=2.4,
            stroke_dasharray=".7 1.3",
            opacity=0.5,
        )
        + _shine("M-19.4 -7.2H-14M14 -7.2H19.4M-7 -7.2H7")
        + _lamp(26.4, 3)
        + _lamp(-26.4, 3)
        + _wheels((-20.6, -16.4, 16.4, 20.6), 8.4, 2)
        + _wheels((-2.4, 2.4), 8.4, 2)
    )


def _subway(colours: PieceColours) -> str:
    """An underground train of two boxy cars: doors in pairs, big windows, lamps and a sign at both ends."""
    car = "M1.6 7.6V-8.4Q1.6 -10 3.2 -10H35.6Q40.6 -10 41 -5L41.6 7.6Z"
    doors = "M12.6 -7.2H20.2V7.4H12.6ZM28 -7.2H35.6V7.4H28Z"
    half = (
        path("M4 7.6H39V9.6H4Z", fill=DARK, stroke="none")
        + path(car, fill=colours.fill)
        + path("M2.2 2.8H41L41.2 5H2.2Z", fill=colours.light, stroke="none")
        + path(doors, fill=colours.fill, stroke_width=0.8)
        + path("M16.4 -7V7.4M31.8 -7V7.4", stroke_width=0.8)
        + _panes((4, 22), -7, 5, 6.4)
        + _panes((13.6, 17.4, 29, 32.8), -6.2, 1.9, 6.6)
        + path("M37 -7H38.6Q39.6 -6.4 39.8 -4.6L40 -.6H37Z", fill=_GLASS, stroke_width=0.7)
        + _shine("M3.6 -8.7H35")
        + _lamp(40.4, 3.9)
        + _wheels((8, 13, 30, 35), 9.4, 2)
    )
    return path("M-2 6H2", fill="none", stroke_width=3) + half + group(half, transform="scale(-1 1)")


def _nostalgic_tram(colours: PieceColours) -> str:
    """A small old tram: a rounded roof, open ends, a pale waist and a pole to the wire."""
    return (
        path("M-4 -10.6L8 -14M-6 -10.6H-1", fill="none", stroke_width=1.1)
        + path("M-22 -7.6Q-20.6 -11.4 -15 -11.4H15Q20.6 -11.4 22 -7.6Z", fill=colours.light)
        + path("M-25 -7.8H25V-5.6H-25Z", fill=colours.fill)
        + path("M-20 -5.6H20V7.4H-20Z", fill=colours.fill)
        + path("M-20 1.2H20V3.4H-20Z", fill=colours.light, stroke_width=0.7)
        + _panes((-17.4, -10.6, -3.4, 3.6, 10.4), -4.2, 5.6, 4.8)
        + _panes((16.6,), -4.2, 2, 4.8)
        + _riders((-7.6, 6.4), -1.8)
        + path("M-24.4 -5.6V7.4M24.4 -5.6V7.4", fill="none", stroke_width=1.5)
        + path("M-24.4 1.6H-20V7.4H-24.4ZM20 1.6H24.4V7.4H20Z", fill=colours.fill)
        + path("M-26 7.4H26V8.8H-26Z", fill=colours.edge, stroke="none")
        + _shine("M-18 -10H18")
        + _lamp(24.6, 4.4)
        + _wheels((-9.4, 9.4), 9.2, 3.1)
    )


def _ferry(colours: PieceColours) -> str:
    """A passenger ferry: a long hull, two white decks and a funnel."""
    return (
        path("M-27.6 1.6H27.4L23.6 9.4Q22.8 10.8 21 10.8H-21.6Q-23.8 10.8 -24.6 9Z", fill=colours.fill)
        + path("M-26.4 4.4H25.9L25 6.2H-25.6Z", fill=colours.light, stroke="none")
        + path("M-22.6 1.6V-4.4H20L22.6 1.6Z", fill=PAPER_WHITE)
        + path("M-16 -4.4V-9.4H12L14.4 -4.4Z", fill=PAPER_WHITE)
        + _panes((-20, -14.4, -8.8, -3.2, 2.4, 8, 13.6), -2.8, 3.6, 2.8)
        + _panes((-13, -7, -1, 5), -7.8, 3.6, 2.2)
        + path("M-3.6 -9.4V-14H2.4V-9.4Z", fill=colours.fill)
        + path("M-3.6 -12.2H2.4", stroke=colours.light, stroke_width=1.4)
        + _shine("M-25 3H25")
    )


def _wagon(colours: PieceColours) -> str:
    return (
        path("M-23 -8Q-22 -12 -18 -12H18Q22 -12 23 -8Z", fill=colours.light)
        + path("M-26 7.8V-5Q-26 -8.4 -22.6 -8.4H22.6Q26 -8.4 26 -5V7.8Z", fill=colours.fill)
        + _panes((-23, -16, -9, 4, 11, 18), -5.8, 5, 6.2)
        + _riders((-13.4, 13.4), -3)
        + path("M-25.4 3.8H25.4", fill="none", stroke=colours.light, stroke_width=1.8)
        + _shine("M-22 -7.2H22")
        + _lamp(25, 5.2)
        + _wheels((-18, -12, 12, 18), 8.8, 2.5)
    )


_ART: dict[str, Callable[[PieceColours], str]] = {
    "bus": _bus,
    "cable-car": _cable_car,
    "tram": _tram,
    "subway": _subway,
    "wagon": _wagon,
    "nostalgic-tram": _nostalgic_tram,
    "ferry": _ferry,
}

KINDS = frozenset(_ART)
"""The names of the drawings: those that a pack may choose."""
