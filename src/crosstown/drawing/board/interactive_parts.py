"""The parts of the interactive board that the page finds by name: symbols, halos, pieces, hit areas."""

from __future__ import annotations

from crosstown.cities.city import WILD, City, Place
from crosstown.drawing.board import routes
from crosstown.drawing.board.routes import RouteShape
from crosstown.drawing.board.souvenir_tokens import TOKEN_RADIUS, token
from crosstown.drawing.board.vehicles import HALF_HEIGHT, PieceColours, piece, piece_length
from crosstown.drawing.primitives.geometry import PLACE_RADIUS, Line, Space, double_shift, route_line
from crosstown.drawing.primitives.palette import SEATS, WILD_SIGN
from crosstown.drawing.primitives.sheet import SIGN_REACH, Sheet, slug
from crosstown.drawing.primitives.signs import card_sign, seat_shape
from crosstown.drawing.primitives.svg import group, placed
from crosstown.markup import element, number

PREFIX = "ct"
SEAT_COLOURS = PieceColours("var(--seat-fill)", "var(--seat-edge)", "var(--seat-light)")
_HIT_WIDTH = 36.0
_PLACE_HIT = 28.0
_MARK_REACH = 10.0


def define_symbols(city: City, sheet: Sheet) -> None:
    """Defines the drawings that the page uses by name, on the board and beside it."""
    for vehicle in city.vehicles:
        art = piece(vehicle, SEAT_COLOURS)
        reach = (piece_length(vehicle) / 2 + 1, HALF_HEIGHT)
        sheet.symbol(f"piece-{slug(vehicle.id)}", art, reach)
    for seat in SEATS:
        shape = seat_shape(seat.shape, "var(--seat-edge)")
        sheet.symbol(f"mark-{seat.shape}", shape, (_MARK_REACH, _MARK_REACH))
    signs = {colour: ink.sign for colour, ink in sheet.inks.items()} | {WILD: WILD_SIGN}
    for colour, sign in signs.items():
        sheet.symbol(f"sign-{slug(colour)}", card_sign(sign, "currentColor"), (SIGN_REACH, SIGN_REACH))
    reach = (TOKEN_RADIUS + 2, TOKEN_RADIUS + 2)
    for symbol in city.souvenirs.symbols if city.souvenirs else ():
        sheet.symbol(f"souvenir-{slug(symbol)}", token(symbol), reach)


def halo(shape: RouteShape) -> str:
    """The line of a route's glow; the page sets its stroke."""
    return element(
        "path",
        data_halo=shape.route.id,
        class_="ct-halo",
        d=shape.joined.curve,
        fill="none",
        stroke_linecap="round",
    )


def placed_piece(shape: RouteShape, space: Space) -> str:
    """A vehicle on its space. The inner group has no transform, so that the page can animate it."""
    length = piece_length(shape.vehicle)
    scale = min(1.0, (space.length - 4) / length)
    drawing = f"#{PREFIX}-piece-{slug(shape.route.vehicle)}"
    vehicle = element("use", href=drawing, **_about_middle((length / 2 + 1) * scale, HALF_HEIGHT * scale))
    size = _MARK_REACH * max(scale, 0.8)
    mark = element("use", class_="ct-mark", **_about_middle(size, size))  # the page sets the seat
    upright = group(mark, transform=f"rotate({number(-space.upright)})")
    return group(
        group(routes.slot(shape, space, SEAT_COLOURS), vehicle, upright, class_="ct-piece-art"),
        class_="ct-piece",
        transform=placed(space.x, space.y, space.upright),
    )


def _about_middle(reach_x: float, reach_y: float) -> dict[str, float]:
    return {"x": -reach_x, "y": -reach_y, "width": 2 * reach_x, "height": 2 * reach_y}


def hit(shape: RouteShape) -> str:
    """The area in which a pointer means this route. Halves of a double route share only their border."""
    return element(
        "path",
        data_hit=shape.route.id,
        class_="ct-hit",
        d=hit_line(shape).curve,
        fill="none",
        stroke="transparent",
        stroke_width=_HIT_WIDTH,
    )


def hit_line(shape: RouteShape) -> Line:
    side = double_shift(shape.route.double)
    shift = 0.0 if not side else (_HIT_WIDTH / 2 + 0.2) * (1 if side > 0 else -1)
    line = route_line(*shape.ends, shape.route.curve, shift)
    end = min(PLACE_RADIUS, line.length / 5)
    return line.part(end, line.length - end)


def place_hit(place: Place) -> str:
    return element(
        "circle",
        data_place_hit=place.id,
        class_="ct-place-hit",
        cx=place.x,
        cy=place.y,
        r=_PLACE_HIT,
        fill="transparent",
    )
