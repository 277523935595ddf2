"""Routes: streets and tracks, the spaces along them, and the pieces of their owners."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from crosstown.cities.city import City, Route, Vehicle
from crosstown.drawing.board.vehicles import PieceColours, seat_piece
from crosstown.drawing.primitives.free_space import Box
from crosstown.drawing.primitives.geometry import (
    SPACE_WIDTH,
    Line,
    Point,
    Space,
    double_shift,
    route_line,
    route_spaces,
)
from crosstown.drawing.primitives.palette import PAPER_WHITE, SEATS, Ink, mixed
from crosstown.drawing.primitives.sheet import Sheet
from crosstown.drawing.primitives.svg import centred, circle, group, placed, rect
from crosstown.markup import element, escaped

_WHOLE_LENGTH = 80.0
_NUMBER_RADIUS = 10.5
_TRACK = "#5a5f68"


@dataclass(frozen=True, eq=False)  # the shape of a route is made once, so that it is its own key
class RouteShape:
    """A route on the board: its line, its spaces, and the line ``joined`` that meets both places."""

    route: Route
    vehicle: Vehicle
    line: Line
    spaces: tuple[Space, ...]
    number_at: Point | None
    joined: Line
    ends: tuple[Point, Point]

    @property
    def per_space(self) -> bool:
        """Whether each space takes its own piece (C7)."""
        return self.vehicle.per_space

    @cached_property
    def covered(self) -> tuple[Point, ...]:
        """Points a few units apart on all spaces of the route."""
        return tuple(self._covered())

    @cached_property
    def box(self) -> Box:
        """The box around all that it covers."""
        across, down = [x for x, _ in self.covered], [y for _, y in self.covered]
        return Box(min(across) - 1, min(down) - 1, max(across) + 1, max(down) + 1)

    def _covered(self) -> Iterator[Point]:
        for space in self.spaces:
            (x1, y1), (x2, y2), (x3, y3), (x4, y4) = space.corners()
            head, tail = ((x1 + x4) / 2, (y1 + y4) / 2), ((x2 + x3) / 2, (y2 + y3) / 2)
            for step in range(9):
                share = step / 8
                yield head[0] + share * (tail[0] - head[0]), head[1] + share * (tail[1] - head[1])
        if self.number_at:
            yield self.number_at


def route_shape(city: City, route: Route) -> RouteShape:
    """The shape of a route: equal spaces along its line, or one long space and the number of cards."""
    a, b = city.place[route.a], city.place[route.b]
    return _shape_between(route, city.vehicle[route.vehicle], (a.x, a.y), (b.x, b.y))


@lru_cache(maxsize=1024)  # after an edit, most routes are where they were
def _shape_between(route: Route, vehicle: Vehicle, a: Point, b: Point) -> RouteShape:
    line = route_line(a, b, route.curve, double_shift(route.double))
    joined = route_line(a, b, route.curve).beside(double_shift(route.double)) if route.double else line
    if vehicle.per_space:
        return RouteShape(route, vehicle, line, tuple(route_spaces(line, route.length)), None, joined, (a, b))
    return _single_space_shape(route, vehicle, line, joined, (a, b))


def _single_space_shape(
    route: Route, vehicle: Vehicle, line: Line, joined: Line, ends: tuple[Point, Point]
) -> RouteShape:
    number = 2 * _NUMBER_RADIUS + 2
    length = min(_WHOLE_LENGTH, max(line.length - 40 - number, line.length / 3))
    middle = line.length / 2
    (x, y), angle = line.at(middle - number / 2)
    beside, _ = line.at(middle + length / 2 + 1)
    return RouteShape(route, vehicle, line, (Space(x, y, angle, length),), beside, joined, ends)


def bed(shape: RouteShape, key: int | str, owner: PieceColours | None, sheet: Sheet) -> str:
    """The line under the spaces: a street, a track, or a band in the owner's colour."""
    name = f"bed-{key}"
    sheet.define(name, element("path", id=sheet.name(name), d=shape.joined.curve))
    path = f"#{sheet.name(name)}"
    if not shape.per_space:
        ballast = mixed(sheet.theme.trim, PAPER_WHITE, 0.55)
        return _track(path, owner or PieceColours(ballast, _TRACK, mixed(ballast, PAPER_WHITE, 0.3)))
    if owner:
        return _strokes(path, ((13, owner.edge, None), (10, owner.fill, None)))
    street = mixed(sheet.theme.mark, sheet.theme.ink, 0.18)
    return _strokes(path, ((7, street, None), (4.6, PAPER_WHITE, None)))


def _track(path: str, colours: PieceColours) -> str:
    return _strokes(
        path,
        (
            (17, colours.edge, None),
            (14.4, colours.fill, None),
            (11.6, colours.edge, "2.4 4.6"),
            (7.6, colours.edge, None),
            (5, colours.light, None),
        ),
    )


def _strokes(path: str, layers: tuple[tuple[float, str, str | None], ...]) -> str:
    return group(
        *(
            element(
                "use",
                href=path,
                stroke=colour,
                stroke_width=width,
                stroke_dasharray=dashes,
                stroke_opacity=0.7 if dashes else None,
            )
            for width, colour, dashes in layers
        ),
        fill="none",
        stroke_linejoin="round",
    )


def spaces(shape: RouteShape, seat: int | None, title: str, sheet: Sheet) -> str:
    if seat is None:
        drawn = open_spaces(shape, sheet)
    else:
        drawn = "".join(_claimed(shape, space, seat, sheet) for space in shape.spaces)
        drawn += badge(shape, SEATS[seat].edge, sheet)
    return group(
        element("title", escaped(title)),
        drawn,
        data_route=shape.route.id,
        data_seat=None if seat is None else str(seat),
    )


def open_spaces(shape: RouteShape, sheet: Sheet) -> str:
    cells = "".join(_cell(shape, index, sheet) for index in range(len(shape.spaces)))
    return cells + badge(shape, sheet.inks[shape.route.colour].edge, sheet)


def _cell(shape: RouteShape, index: int, sheet: Sheet) -> str:
    space, route = shape.spaces[index], shape.route
    card = _card(space, sheet.inks[route.colour], sheet, pill=not shape.per_space)
    scale = min(1.0, space.length / 26)
    if index in ferry_spaces(route):
        return card + sheet.ferry(space.x, space.y, scale)
    return card + sheet.sign(route.colour, space.x, space.y, 1.2 * scale)


def _card(space: Space, paint: Ink, sheet: Sheet, *, pill: bool) -> str:
    """A space as a small card. Routes that take a single piece have round ends (``pill``)."""
    length, width = space.length, SPACE_WIDTH
    radius = width / 2 if pill else 5
    box = (-length / 2, -width / 2, length, width)
    inner = (-length / 2 + 2.6, -width / 2 + 2.6, length - 5.2, width - 5.2)
    return group(
        rect(*box, rx=radius, fill=paint.fill, stroke=PAPER_WHITE, stroke_width=3.4),
        rect(*box, rx=radius, fill=sheet.paint("shade"), stroke=paint.edge, stroke_width=1.3),
        rect(
            *inner,
            rx=radius - 2,
            fill="none",
            stroke=paint.on,
            stroke_opacity=0.4,
            stroke_width=1,
            stroke_dasharray="3 2.5" if paint.sign == "dots" else None,
        ),
        transform=placed(space.x, space.y, space.angle),
    )


def slot(shape: RouteShape, space: Space, colours: PieceColours) -> str:
    length, width = space.length, SPACE_WIDTH
    return rect(
        -length / 2,
        -width / 2,
        length,
        width,
        rx=5 if shape.per_space else width / 2,
        fill=colours.light,
        stroke=colours.edge,
        stroke_width=1.4,
    )


def _claimed(shape: RouteShape, space: Space, seat: int, sheet: Sheet) -> str:
    ground = slot(shape, space, PieceColours.of_seat(SEATS[seat]))
    piece = seat_piece(
        sheet,
        shape.vehicle,
        seat,
        space.x,
        space.y,
        angle=space.upright,
        length=space.length - 4,
    )
    return group(ground, transform=placed(space.x, space.y, space.angle)) + piece


def badge(shape: RouteShape, edge: str, sheet: Sheet) -> str:
    """The number of cards of a route that takes a single piece."""
    if shape.number_at is None:
        return ""
    x, y = shape.number_at
    cards, ink = str(shape.route.length), sheet.theme.ink
    return circle(
        x, y, _NUMBER_RADIUS, fill=PAPER_WHITE, stroke=edge, stroke_width=2.2, class_="ct-cost-disc"
    ) + centred(cards, x, y + 5.4, 15, font_weight="800", fill=ink, class_="ct-cost")


def ferry_spaces(route: Route) -> range:
    """The spaces that show a ferry: those in the middle."""
    count = min(route.ferries, route.length)
    first = (route.length - count + 1) // 2
    return range(first, first + count)


def define_shading(sheet: Sheet) -> None:
    stops = (
        ("0", "#ffffff", 0.3),
        ("0.35", "#ffffff", 0.06),
        ("0.7", "#000000", 0.02),
        ("1", "#000000", 0.16),
    )
    drawn = "".join(
        element("stop", offset=offset, stop_color=colour, stop_opacity=f"{opacity}")
        for offset, colour, opacity in stops
    )
    sheet.define("shade", element("linearGradient", drawn, id=sheet.name("shade"), x2="0", y2="1"))
