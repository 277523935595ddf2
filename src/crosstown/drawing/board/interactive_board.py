"""The board a browser plays on: two documents a city, in which everything is drawn already.

One is the ground, a picture that never changes. The other is put into the page over it: the browser shows
and hides parts of it by their ``data-`` attributes and never draws a board itself. Vehicles are painted in
the CSS variables ``--seat-fill``, ``--seat-edge`` and ``--seat-light`` of whatever holds them.

They are apart because a browser goes through all parts of a page whenever one of them changes, but takes a
picture as one. Words are lettered in the fonts of the page, which a picture does not have: so the words of
the ground are in the other document.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from crosstown.cities.city import WILD, City, Place
from crosstown.drawing.board import places, routes
from crosstown.drawing.board.routes import Course
from crosstown.drawing.board.souvenir_tokens import TOKEN_RADIUS, token
from crosstown.drawing.board.static_board import FRAME, Board
from crosstown.drawing.board.vehicles import HALF_HEIGHT, Coat, piece, piece_length
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
from crosstown.drawing.primitives.lettering import hand_of, label_of
from crosstown.drawing.primitives.palette import SEATS, WILD_SIGN
from crosstown.drawing.primitives.sheet import SIGN_REACH, Sheet, slug
from crosstown.drawing.primitives.signs import card_sign, seat_shape
from crosstown.drawing.primitives.svg import element, group, number, placed, split_text
from crosstown.drawing.scenery import decorations

PREFIX = "ct"
SEAT_COAT = Coat("var(--seat-fill)", "var(--seat-edge)", "var(--seat-light)")
_HIT_WIDTH = 36.0
_PLACE_HIT = 28.0
_RING = PLACE_RADIUS + 9.0
_MARK_REACH = 10.0


@dataclass(frozen=True, slots=True)
class RouteLayout:
    """Where a route lies: path data from place to place, its middle, and x, y and angle of every piece."""

    path: str
    middle: Point
    spaces: tuple[tuple[float, float, float], ...]


@dataclass(frozen=True, slots=True)
class PlaceLayout:
    """Where a place lies, and where a pile of souvenirs can stand beside it."""

    at: Point
    spot: Point


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything is on a city's live board, in the units of its ``viewBox`` (x, y, width, height)."""

    view: tuple[float, float, float, float]
    routes: Mapping[str, RouteLayout]
    places: Mapping[str, PlaceLayout]


def draw_live(city: City) -> str:
    """The live board of a city: an ``<svg>`` to be put into a page. Equal cities give equal bytes."""
    return _live(city).document()


def draw_ground(city: City) -> str:
    """The picture that lies under the live board, of the same size."""
    return _live(city).picture()


def _live(city: City) -> _LiveBoard:
    return _LiveBoard(city, {}, {}, frozenset(), (), "")


def layout(city: City) -> Layout:
    """Where the parts of `draw_live` are, for whoever moves something across the board."""
    board = _live(city)
    return Layout(
        board.view,
        {course.route.id: _route_layout(course) for course in board.courses},
        {
            place.id: PlaceLayout(_rounded(place.x, place.y), _rounded(*board.pile_spots[place.id]))
            for place in city.places
        },
    )


def _route_layout(course: Course) -> RouteLayout:
    line = course.joined
    (x, y), _ = line.at(line.length / 2)
    spaces = tuple((*_rounded(s.x, s.y), round(s.upright, 1)) for s in course.spaces)
    return RouteLayout(line.curve, _rounded(x, y), spaces)


def _rounded(x: float, y: float) -> Point:
    return round(x, 1), round(y, 1)


@dataclass(frozen=True)
class _LiveBoard(Board):
    """The board in layers, every part of it present and named."""

    def _prefix(self) -> str:
        """Fixed, so that the page can use the symbols by their names: it holds one live board at a time."""
        return PREFIX

    @cached_property
    def view(self) -> tuple[float, float, float, float]:
        """The document's ``viewBox``."""
        _, depth = self._strip(self.plan.leftover)
        return -FRAME, -FRAME, WIDTH + 2 * FRAME, HEIGHT + 2 * FRAME + depth

    @cached_property
    def _ground(self) -> tuple[str, str]:
        """Shapes and words of what never changes."""
        strip, _ = self._strip(self.plan.leftover)
        return split_text(
            self.frame(self.view[3]) + self.ground() + self.neatline() + self.plan.corners + strip
        )

    def picture(self) -> str:
        """The ground as a document: no word is in it."""
        shapes, _ = self._ground
        beds = (self._bed(index) for index in range(len(self.courses)))
        return self._svg(group(shapes, *beds))

    def document(self) -> str:
        """The living part as a document."""
        routes.shade(self.sheet)
        _define_symbols(self.city, self.sheet)
        layers = self._layers()
        return self._svg(group(*layers, font_family=hand_of(self.sheet.theme).text))

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
        courses, sheet = self.courses, self.sheet
        _, words = self._ground
        return (
            _layer("words", words),
            _layer("halos", *map(_halo, courses)),
            _layer(
                "spaces",
                *(
                    group(routes.open_spaces(course, sheet), data_route=course.route.id, class_="ct-route")
                    for course in courses
                ),
            ),
            _layer("pieces", *(self._pieces(index) for index in range(len(courses)))),
            _layer("places", *map(self._place, self.city.places)),
            _layer("labels", *map(self._label, self.city.places)),
            _layer("stacks", *(self._spot(place) for place in self.city.places)),
            self._fog(),
            _layer(
                "hits", *(_hit(self.city, course) for course in courses), *map(_place_hit, self.city.places)
            ),
        )

    def _fog(self) -> str:
        names = [label_of(place).box for place in self.city.places]
        drawn = decorations.wisps(self.city.scenery, self.sheet, names)
        clip = self.sheet.paint("board")
        return group(drawn, data_layer="fog", class_="ct-fog", pointer_events="none", clip_path=clip)

    def _bed(self, index: int) -> str:
        return routes.bed(self.courses[index], index, None, self.sheet)

    def _pieces(self, index: int) -> str:
        """The route as its owner holds it, in the colours of whoever the page says that is."""
        course = self.courses[index]
        claimed = group(routes.bed(course, index, SEAT_COAT, self.sheet), class_="ct-claimed-bed")
        vehicles = "".join(_piece(course, space) for space in course.spaces)
        vehicles += routes.badge(course, SEAT_COAT.edge, self.sheet)
        return group(claimed, vehicles, data_pieces=course.route.id, class_="ct-pieces")

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

    def _spot(self, place: Place) -> str:
        return group(data_spot=place.id, transform=placed(*self.pile_spots[place.id]))


def _layer(name: str, *drawn: str) -> str:
    return group(*drawn, data_layer=name)


def _define_symbols(city: City, sheet: Sheet) -> None:
    """Drawings the page uses by name, on the board and beside it."""
    for vehicle in city.vehicles:
        art = piece(vehicle.id, SEAT_COAT, per_space=vehicle.per_space)
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


def _halo(course: Course) -> str:
    """The line a glow follows; its stroke is the page's business."""
    return element(
        "path",
        data_halo=course.route.id,
        class_="ct-halo",
        d=course.joined.curve,
        fill="none",
        stroke_linecap="round",
    )


def _piece(course: Course, space: Space) -> str:
    """A vehicle on its space. The inner group has no transform, so a page may animate it by one."""
    length = piece_length(per_space=course.per_space)
    scale = min(1.0, (space.length - 4) / length)
    vehicle = _use(f"piece-{slug(course.route.vehicle)}", (length / 2 + 1) * scale, HALF_HEIGHT * scale)
    size = _MARK_REACH * max(scale, 0.8)
    mark = element("use", class_="ct-mark", **_about_middle(size, size))  # the page says which seat's it is
    upright = group(mark, transform=f"rotate({number(-space.upright)})")
    return group(
        group(routes.slot(course, space, SEAT_COAT), vehicle, upright, class_="ct-piece-art"),
        class_="ct-piece",
        transform=placed(space.x, space.y, space.upright),
    )


def _use(name: str, reach_x: float, reach_y: float) -> str:
    """A symbol drawn about the middle."""
    return element("use", href=f"#{PREFIX}-{name}", **_about_middle(reach_x, reach_y))


def _about_middle(reach_x: float, reach_y: float) -> dict[str, float]:
    return {"x": -reach_x, "y": -reach_y, "width": 2 * reach_x, "height": 2 * reach_y}


def _hit(city: City, course: Course) -> str:
    """Where a pointer means this route. Halves of a double lie side by side and share only their border."""
    return element(
        "path",
        data_hit=course.route.id,
        class_="ct-hit",
        d=hit_line(city, course).curve,
        fill="none",
        stroke="transparent",
        stroke_width=_HIT_WIDTH,
    )


def hit_line(city: City, course: Course) -> Line:
    """The middle of the band in which a pointer means this route."""
    route = course.route
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
