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

from crosstown.cities.city import City, Place
from crosstown.drawing.board import panels, places, routes
from crosstown.drawing.board.compact_labels import compact_labels
from crosstown.drawing.board.interactive_parts import (
    PREFIX,
    SEAT_COLOURS,
    define_symbols,
    halo,
    hit,
    place_hit,
    placed_piece,
)
from crosstown.drawing.board.routes import RouteShape
from crosstown.drawing.board.souvenir_tokens import TOKEN_RADIUS
from crosstown.drawing.board.static_board import FRAME, Board
from crosstown.drawing.primitives.free_space import Box, FreeSpace
from crosstown.drawing.primitives.geometry import HEIGHT, PLACE_RADIUS, WIDTH, Point
from crosstown.drawing.primitives.lettering import label_of, lettering_of
from crosstown.drawing.primitives.svg import document, group, placed, split_text, view_box
from crosstown.drawing.scenery import decorations, landscape
from crosstown.markup import element

_RING = PLACE_RADIUS + 9.0
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
    """Where souvenirs stand beside a place, also on the compact board."""

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
    return _InteractiveBoard(city).document()


def draw_background(city: City) -> str:
    return _InteractiveBoard(city).picture()


def draw_compact_background(city: City) -> str:
    """The background for small screens: only the map, as much of it as the game uses."""
    return _CompactBoard(city).picture()


def draw_whole_ground(city: City) -> str:
    """The background with its texts and without the streets of routes, for the workshop."""
    return _InteractiveBoard(city).whole_ground()


def layout(city: City) -> Layout:
    """The positions of the parts of `draw_interactive_board`, for animations."""
    board, compact = _InteractiveBoard(city), _CompactBoard(city)
    return Layout(
        board.view,
        compact.view,
        {shape.route.id: _route_layout(shape) for shape in board.route_shapes},
        {
            place: PlaceLayout(_rounded(*board.pile_spots[place]), _rounded(*compact.pile_spots[place]))
            for place in city.place
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
        _, depth = self._strip()
        return -FRAME, -FRAME, WIDTH + 2 * FRAME, HEIGHT + 2 * FRAME + depth

    def _shapes(self) -> str:
        """The background without its texts."""
        strip, _ = self._strip()
        shapes, _ = split_text(
            self.frame(self.view[3]) + self.ground() + self.map_border() + self.plan.corners + strip
        )
        return shapes

    def _words(self) -> str:
        """The texts of the background. The landscape has none, and drawing it would take longest."""
        strip, _ = self._strip()
        names = self._on_board(landscape.draw_names(self.city.scenery, self.sheet))
        _, words = split_text(names + self.plan.corners + strip)
        return words

    def picture(self) -> str:
        """The background as a document, without texts."""
        shapes = self._shapes()
        beds = (routes.bed(shape, index, None, self.sheet) for index, shape in enumerate(self.route_shapes))
        return self._svg(group(shapes, *beds))

    def whole_ground(self) -> str:
        height = HEIGHT + 2 * FRAME
        drawn = self.frame(height) + self.ground() + self.map_border() + self.plan.corners
        return document(
            self.sheet.definitions,
            group(drawn, font_family=lettering_of(self.sheet.theme).text),
            viewBox=view_box(-FRAME, -FRAME, WIDTH + 2 * FRAME, height),
        )

    def document(self) -> str:
        routes.define_shading(self.sheet)
        define_symbols(self.city, self.sheet)
        layers = self._layers()
        return self._svg(group(*layers, font_family=lettering_of(self.sheet.theme).text))

    def _svg(self, drawn: str) -> str:
        definitions = self.sheet.definitions_for(drawn)
        return document(definitions, drawn, class_="ct-board", viewBox=view_box(*self.view))

    def _layers(self) -> tuple[str, ...]:
        route_shapes, sheet = self.route_shapes, self.sheet
        fog = self._fog()  # first, so that its definitions come before those of names
        return (
            _layer("words", self._words()),
            _layer("halos", *map(halo, route_shapes)),
            _layer(
                "spaces",
                *(
                    group(routes.open_spaces(shape, sheet), data_route=shape.route.id, class_="ct-route")
                    for shape in route_shapes
                ),
            ),
            _layer("pieces", *(self._pieces(index, shape) for index, shape in enumerate(route_shapes))),
            _layer("places", *map(self._place, self.city.places)),
            _layer("labels", *map(self._label, self.city.places)),
            self._compact_labels(),
            _layer("stacks", *map(self._spot, self.city.places)),
            fog,
            _layer("hits", *map(hit, route_shapes), *map(place_hit, self.city.places)),
        )

    def _fog(self) -> str:
        names = [label_of(place).box for place in self.city.places]
        drawn = decorations.draw_fog_wisps(self.city.scenery, self.sheet, names)
        clip = self.sheet.paint("board")
        return group(drawn, data_layer="fog", class_="ct-fog", pointer_events="none", clip_path=clip)

    def _pieces(self, index: int, shape: RouteShape) -> str:
        """The claimed route, in the colours that the page sets for its owner."""
        claimed = group(routes.bed(shape, index, SEAT_COLOURS, self.sheet), class_="ct-claimed-bed")
        vehicles = "".join(placed_piece(shape, space) for space in shape.spaces)
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
        return group(label_of(place).markup(self.sheet.theme), data_label=place.id)

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
        spots = self.pile_spots.values() if self.city.souvenirs else ()
        token = 2 * COMPACT_TOKEN * TOKEN_RADIUS
        boxes = [
            *self._label_boxes(),
            *(Box.around(place.x, place.y, 2 * _RING, 2 * _RING) for place in self.city.places),
            *(Box.around(x, y, 24, 24) for shape in self.route_shapes for x, y in shape.covered),
            *(Box.around(x, y, token, token) for x, y in spots),
        ]
        if not boxes:
            return 0.0, 0.0, WIDTH, HEIGHT
        left = max(min(box.left for box in boxes) - _COMPACT_MARGIN, 0.0)
        top = max(min(box.top for box in boxes) - _COMPACT_MARGIN, 0.0)
        right = min(max(box.right for box in boxes) + _COMPACT_MARGIN, WIDTH)
        bottom = min(max(box.bottom for box in boxes) + _COMPACT_MARGIN, HEIGHT)
        return (*_rounded(left, top), *_rounded(right - left, bottom - top))

    def _shapes(self) -> str:
        shapes, _ = split_text(self.ground())
        return shapes


def _layer(name: str, *drawn: str) -> str:
    return group(*drawn, data_layer=name)
