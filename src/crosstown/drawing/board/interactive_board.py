"""The board in the browser: SVG documents for each city, in which everything is drawn already.

The background is a picture that never changes. The interactive board is put into the page above it: the
browser shows and hides its parts by their ``data-`` attributes and draws nothing itself. Vehicles take their
colours from the CSS variables ``--seat-fill``, ``--seat-edge`` and ``--seat-light``.

They are two documents because a browser checks every element of a page when one of them changes, but a
picture counts as one. A picture cannot use the fonts of the page, so the texts of the background are in the
interactive board.

On small screens the page shows the compact board: another background, without title, table of points and
frame, and larger names from a layer of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from crosstown.cities.city import WILD, City, Place
from crosstown.drawing.board import panels, places, routes
from crosstown.drawing.board.compact_labels import compact_labels
from crosstown.drawing.board.routes import RouteShape
from crosstown.drawing.board.souvenir_tokens import TOKEN_RADIUS, token
from crosstown.drawing.board.static_board import FRAME, Board
from crosstown.drawing.board.vehicles import HALF_HEIGHT, PieceColours, piece, piece_length
from crosstown.drawing.primitives.free_space import Box, FreeSpace
from crosstown.drawing.primitives.geometry import (
    HEIGHT,
    PLACE_RADIUS,
    WIDTH,
    Line,
    Point,
    Space,
    double_shift,
    route_line,
)
from crosstown.drawing.primitives.lettering import label_of, lettering_of
from crosstown.drawing.primitives.palette import SEATS, WILD_SIGN
from crosstown.drawing.primitives.sheet import SIGN_REACH, Sheet, slug
from crosstown.drawing.primitives.signs import card_sign, seat_shape
from crosstown.drawing.primitives.svg import element, group, number, placed, split_text
from crosstown.drawing.scenery import decorations

PREFIX = "ct"
SEAT_COLOURS = PieceColours("var(--seat-fill)", "var(--seat-edge)", "var(--seat-light)")
_HIT_WIDTH = 36.0
_PLACE_HIT = 28.0
_RING = PLACE_RADIUS + 9.0
_MARK_REACH = 10.0
COMPACT_TOKEN = 1.6  # how much larger souvenirs are on the compact board
_COMPACT_MARGIN = 12.0


@dataclass(frozen=True, slots=True)
class RouteLayout:
    """A route: path data from place to place, its middle, and x, y and angle of every piece."""

    path: str
    middle: Point
    spaces: tuple[tuple[float, float, float], ...]


@dataclass(frozen=True, slots=True)
class PlaceLayout:
    """Where a place is, and where souvenirs stand beside it, also on the compact board."""

    at: Point
    spot: Point
    compact_spot: Point


@dataclass(frozen=True, slots=True)
class Layout:
    """The positions of everything on a board, in the units of its ``viewBox`` (x, y, width, height)."""

    view: tuple[float, float, float, float]
    compact_view: tuple[float, float, float, float]
    routes: Mapping[str, RouteLayout]
    places: Mapping[str, PlaceLayout]


def draw_interactive_board(city: City) -> str:
    """The interactive board of a city: an ``<svg>`` element for a page. Equal cities give equal bytes."""
    return _board(city).document()


def draw_background(city: City) -> str:
    return _board(city).picture()


def draw_compact_background(city: City) -> str:
    """The background for small screens: only the map, as much of it as the game uses."""
    return _compact_board(city).picture()


def _board(city: City) -> _InteractiveBoard:
    return _InteractiveBoard(city, {}, {}, frozenset(), (), "")


def _compact_board(city: City) -> _CompactBoard:
    return _CompactBoard(city, {}, {}, frozenset(), (), "")


def layout(city: City) -> Layout:
    """The positions of the parts of `draw_interactive_board`, for animations."""
    board, compact = _board(city), _compact_board(city)
    return Layout(
        board.view,
        compact.view,
        {shape.route.id: _route_layout(shape) for shape in board.route_shapes},
        {
            place.id: PlaceLayout(
                _rounded(place.x, place.y),
                _rounded(*board.pile_spots[place.id]),
                _rounded(*compact.pile_spots[place.id]),
            )
            for place in city.places
        },
    )


def _route_layout(shape: RouteShape) -> RouteLayout:
    line = shape.joined
    (x, y), _ = line.at(line.length / 2)
    spaces = tuple((*_rounded(s.x, s.y), round(s.upright, 1)) for s in shape.spaces)
    return RouteLayout(line.curve, _rounded(x, y), spaces)


def _rounded(x: float, y: float) -> Point:
    return round(x, 1), round(y, 1)


@dataclass(frozen=True)
class _InteractiveBoard(Board):
    def _prefix(self) -> str:
        """Fixed, so that the page can use symbols by name. A page holds one board at a time."""
        return PREFIX

    @cached_property
    def view(self) -> tuple[float, float, float, float]:
        _, depth = self._strip(self.plan.leftover)
        return -FRAME, -FRAME, WIDTH + 2 * FRAME, HEIGHT + 2 * FRAME + depth

    @cached_property
    def _ground(self) -> tuple[str, str]:
        strip, _ = self._strip(self.plan.leftover)
        return split_text(
            self.frame(self.view[3]) + self.ground() + self.map_border() + self.plan.corners + strip
        )

    def picture(self) -> str:
        """The background as a document, without texts."""
        shapes, _ = self._ground
        beds = (self._bed(index) for index in range(len(self.route_shapes)))
        return self._svg(group(shapes, *beds))

    def document(self) -> str:
        routes.define_shading(self.sheet)
        _define_symbols(self.city, self.sheet)
        layers = self._layers()
        return self._svg(group(*layers, font_family=lettering_of(self.sheet.theme).text))

    def _svg(self, drawn: str) -> str:
        return element(
            "svg",
            self.sheet.definitions_for(drawn),
            drawn,
            xmlns="http://www.w3.org/2000/svg",
            class_="ct-board",
            viewBox=" ".join(map(number, self.view)),
        )

    def _layers(self) -> tuple[str, ...]:
        route_shapes, sheet = self.route_shapes, self.sheet
        _, words = self._ground
        return (
            _layer("words", words),
            _layer("halos", *map(_halo, route_shapes)),
            _layer(
                "spaces",
                *(
                    group(routes.open_spaces(shape, sheet), data_route=shape.route.id, class_="ct-route")
                    for shape in route_shapes
                ),
            ),
            _layer("pieces", *(self._pieces(index) for index in range(len(route_shapes)))),
            _layer("places", *map(self._place, self.city.places)),
            _layer("labels", *map(self._label, self.city.places)),
            self._compact_labels(),
            _layer("stacks", *(self._spot(place) for place in self.city.places)),
            self._fog(),
            _layer(
                "hits",
                *(_hit(self.city, shape) for shape in route_shapes),
                *map(_place_hit, self.city.places),
            ),
        )

    def _fog(self) -> str:
        names = [label_of(place).box for place in self.city.places]
        drawn = decorations.draw_fog_wisps(self.city.scenery, self.sheet, names)
        clip = self.sheet.paint("board")
        return group(drawn, data_layer="fog", class_="ct-fog", pointer_events="none", clip_path=clip)

    def _bed(self, index: int) -> str:
        return routes.bed(self.route_shapes[index], index, None, self.sheet)

    def _pieces(self, index: int) -> str:
        """The claimed route, in the colours that the page sets for its owner."""
        shape = self.route_shapes[index]
        claimed = group(routes.bed(shape, index, SEAT_COLOURS, self.sheet), class_="ct-claimed-bed")
        vehicles = "".join(_piece(shape, space) for space in shape.spaces)
        vehicles += routes.badge(shape, SEAT_COLOURS.edge, self.sheet)
        return group(claimed, vehicles, data_pieces=shape.route.id, class_="ct-pieces")

    def _place(self, place: Place) -> str:
        ring = element("circle", class_="ct-ring", cx=place.x, cy=place.y, r=_RING, fill="none")
        return group(
            places.disc(self.city, place, self.sheet),
            ring,
            data_place=place.id,
            class_="ct-place",
            data_district=None if place.district is None else str(place.district),
        )

    def _label(self, place: Place) -> str:
        return group(places.label(place, self.sheet), data_label=place.id)

    def _compact_labels(self) -> str:
        """Larger names for small screens. A page shows these or the others."""
        drawn = (
            group(label.markup(self.sheet.theme), data_compact_label=place)
            for place, label in compact_labels(self.city).items()
        )
        return group(*drawn, data_layer="compact-labels", display="none")

    def _spot(self, place: Place) -> str:
        return group(data_spot=place.id, transform=placed(*self.pile_spots[place.id]))


@dataclass(frozen=True)
class _CompactBoard(_InteractiveBoard):
    """What is drawn or placed otherwise for small screens."""

    def _label_boxes(self) -> list[Box]:
        return [label.box for label in compact_labels(self.city).values()]

    def _corner_panels(self, free_space: FreeSpace) -> tuple[str, list[panels.Panel]]:
        return "", []

    def _token_spots(self, free_space: FreeSpace) -> Mapping[str, Point]:
        return places.token_spots(self.city, free_space, COMPACT_TOKEN * TOKEN_RADIUS)

    @cached_property
    def view(self) -> tuple[float, float, float, float]:
        """What is played on, with a margin around it."""
        spots = [(x, y) for x, y in self.pile_spots.values()] if self.city.souvenirs else []
        boxes = [
            *self._label_boxes(),
            *(Box.around(place.x, place.y, 2 * _RING, 2 * _RING) for place in self.city.places),
            *(Box.around(x, y, 24, 24) for shape in self.route_shapes for x, y in shape.covered()),
            *(
                Box.around(x, y, 2 * COMPACT_TOKEN * TOKEN_RADIUS, 2 * COMPACT_TOKEN * TOKEN_RADIUS)
                for x, y in spots
            ),
        ]
        left = max(min(box.left for box in boxes) - _COMPACT_MARGIN, 0.0)
        top = max(min(box.top for box in boxes) - _COMPACT_MARGIN, 0.0)
        right = min(max(box.right for box in boxes) + _COMPACT_MARGIN, WIDTH)
        bottom = min(max(box.bottom for box in boxes) + _COMPACT_MARGIN, HEIGHT)
        return (*_rounded(left, top), *_rounded(right - left, bottom - top))

    @cached_property
    def _ground(self) -> tuple[str, str]:
        return split_text(self.ground())


def _layer(name: str, *drawn: str) -> str:
    return group(*drawn, data_layer=name)


def _define_symbols(city: City, sheet: Sheet) -> None:
    """Defines the drawings that the page uses by name, on the board and beside it."""
    for vehicle in city.vehicles:
        art = piece(vehicle.id, SEAT_COLOURS, per_space=vehicle.per_space)
        reach = (piece_length(per_space=vehicle.per_space) / 2 + 1, HALF_HEIGHT)
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


def _halo(shape: RouteShape) -> str:
    """The line of a route's glow; the page sets its stroke."""
    return element(
        "path",
        data_halo=shape.route.id,
        class_="ct-halo",
        d=shape.joined.curve,
        fill="none",
        stroke_linecap="round",
    )


def _piece(shape: RouteShape, space: Space) -> str:
    """A vehicle on its space. The inner group has no transform, so that the page can animate it."""
    length = piece_length(per_space=shape.per_space)
    scale = min(1.0, (space.length - 4) / length)
    vehicle = _use(f"piece-{slug(shape.route.vehicle)}", (length / 2 + 1) * scale, HALF_HEIGHT * scale)
    size = _MARK_REACH * max(scale, 0.8)
    mark = element("use", class_="ct-mark", **_about_middle(size, size))  # the page sets the seat
    upright = group(mark, transform=f"rotate({number(-space.upright)})")
    return group(
        group(routes.slot(shape, space, SEAT_COLOURS), vehicle, upright, class_="ct-piece-art"),
        class_="ct-piece",
        transform=placed(space.x, space.y, space.upright),
    )


def _use(name: str, reach_x: float, reach_y: float) -> str:
    return element("use", href=f"#{PREFIX}-{name}", **_about_middle(reach_x, reach_y))


def _about_middle(reach_x: float, reach_y: float) -> dict[str, float]:
    return {"x": -reach_x, "y": -reach_y, "width": 2 * reach_x, "height": 2 * reach_y}


def _hit(city: City, shape: RouteShape) -> str:
    """The area in which a pointer means this route. Halves of a double route share only their border."""
    return element(
        "path",
        data_hit=shape.route.id,
        class_="ct-hit",
        d=hit_line(city, shape).curve,
        fill="none",
        stroke="transparent",
        stroke_width=_HIT_WIDTH,
    )


def hit_line(city: City, shape: RouteShape) -> Line:
    route = shape.route
    a, b = city.place[route.a], city.place[route.b]
    side = double_shift(route.double)
    shift = 0.0 if not side else (_HIT_WIDTH / 2 + 0.2) * (1 if side > 0 else -1)
    line = route_line((a.x, a.y), (b.x, b.y), route.curve, shift)
    end = min(PLACE_RADIUS, line.length / 5)
    return line.part(end, line.length - end)


def _place_hit(place: Place) -> str:
    return element(
        "circle",
        data_place_hit=place.id,
        class_="ct-place-hit",
        cx=place.x,
        cy=place.y,
        r=_PLACE_HIT,
        fill="transparent",
    )
