"""The small parts of a city on paper: pieces, souvenirs, signs, and the table of points, each alone."""

from __future__ import annotations

from crosstown.cities.city import City, Vehicle
from crosstown.drawing.board.panels import score_table
from crosstown.drawing.board.souvenir_tokens import TOKEN_RADIUS, token
from crosstown.drawing.board.vehicles import HALF_HEIGHT, PieceColours, piece, piece_length
from crosstown.drawing.primitives.lettering import lettering_of
from crosstown.drawing.primitives.palette import SEATS, inks
from crosstown.drawing.primitives.sheet import Sheet
from crosstown.drawing.primitives.signs import seat_shape
from crosstown.drawing.primitives.svg import document, group, placed, rect, view_box
from crosstown.drawing.primitives.themes import theme_of
from crosstown.markup import element

_EDGE = 1.5
_SHAPE = 20.0  # the room of a seat's shape
_TINY = 0.25  # a vehicle below this scale is left out


def draw_piece(vehicle: Vehicle, seat: int, width: float, height: float) -> str:
    """A seat's piece as a tile: the vehicle in the seat's colours, and the seat's shape beside it.

    ``width`` and ``height`` are in any unit; the document has their proportions.
    """
    owner = SEATS[seat]
    high = 2 * HALF_HEIGHT + 6
    wide = high * width / height
    long = piece_length(vehicle)
    scale = min(1.0, (wide - _SHAPE - 8) / long)
    shape_at = _SHAPE / 2 + 2 if scale > _TINY else wide / 2
    car = (wide + _SHAPE - 2) / 2
    drawn = (
        element("rect", width=wide, height=high, fill=owner.light)
        + rect(_EDGE, _EDGE, wide - 2 * _EDGE, high - 2 * _EDGE, rx=4, fill="none", stroke=owner.edge)
        + group(seat_shape(owner.shape, owner.edge), transform=placed(shape_at, high / 2, scale=1.1))
        + group(
            piece(vehicle, PieceColours.of_seat(owner)),
            transform=placed(car, high / 2 + 0.6, scale=scale),
        )
        * (scale > _TINY)
    )
    return document(drawn, viewBox=view_box(0, 0, wide, high))


def draw_souvenir(symbol: str) -> str:
    reach = TOKEN_RADIUS + 0.8
    return document(token(symbol), viewBox=view_box(-reach, -reach, 2 * reach, 2 * reach))


def draw_score_table(city: City) -> str:
    """The table of points as on the board."""
    theme = theme_of(city)
    panel = score_table(city, Sheet("ct", theme, inks(city.colours)))
    drawn = group(panel.markup, font_family=lettering_of(theme).text)
    return document(drawn, viewBox=view_box(-2, -2, panel.width + 6, panel.height + 7))
