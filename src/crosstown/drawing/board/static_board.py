"""The board of a city as one SVG document, with the position of a game."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from crosstown.cities.city import City
from crosstown.drawing.board import panels, places, routes
from crosstown.drawing.board.routes import RouteShape, route_shape
from crosstown.drawing.board.souvenir_tokens import TOKEN_RADIUS
from crosstown.drawing.board.vehicles import PieceColours
from crosstown.drawing.primitives.free_space import Box, FreeSpace
from crosstown.drawing.primitives.geometry import HEIGHT, PLACE_RADIUS, WIDTH, Point
from crosstown.drawing.primitives.lettering import label_of, lettering_of
from crosstown.drawing.primitives.palette import SEATS, inks
from crosstown.drawing.primitives.sheet import Sheet
from crosstown.drawing.primitives.svg import document, group, path, placed, rect, view_box
from crosstown.drawing.primitives.themes import theme_of
from crosstown.drawing.scenery import landscape
from crosstown.markup import element, escaped

FRAME = 30.0
_INSET = 14.0


def draw_board(
    city: City,
    *,
    owners: Mapping[str, int] = {},
    tokens: Mapping[str, tuple[str, int]] = {},
    highlight: Collection[str] = (),
    names: Sequence[str] = (),
    caption: str = "",
) -> str:
    """A complete SVG document of the board.

    ``owners`` gives the seat (0 to 3) that claimed a route, by route id; ``tokens`` the symbol and the number
    of souvenirs at a place, by place id; ``highlight`` the places to mark with a ring. ``names`` adds a
    legend of the seats and ``caption`` a line of text, both below the board. Equal arguments give equal
    bytes.

    Raises ValueError if an argument names a route, place or seat that the city does not have.
    """
    _check(city, owners, tokens, highlight)
    return Board(city, owners, tokens, frozenset(highlight), tuple(names), caption).document()


def _check(
    city: City, owners: Mapping[str, int], tokens: Mapping[str, tuple[str, int]], highlight: Collection[str]
) -> None:
    """Without this, a misspelt id would silently leave something out."""
    for route, seat in owners.items():
        if route not in city.route:
            raise ValueError(f"{city.name} has no route {route!r}")
        if seat not in range(len(SEATS)):
            raise ValueError(f"no seat {seat!r}: seats are 0 to {len(SEATS) - 1}")
    for place in (*tokens, *highlight):
        if place not in city.place:
            raise ValueError(f"{city.name} has no place {place!r}")


@dataclass(frozen=True)
class Plan:
    """The panels in corners and below the board, the spots of souvenirs, and the space that is left.

    Scenery covers ``free_space`` as it is drawn; ``before_scenery`` stays as it was.
    """

    free_space: FreeSpace
    before_scenery: FreeSpace
    corners: str
    leftover: tuple[panels.Panel, ...]
    spots: Mapping[str, Point]


@dataclass(frozen=True)
class Board:
    """A picture of a board. Subclasses replace the parts that they draw differently."""

    city: City
    owners: Mapping[str, int] = field(default_factory=dict)
    tokens: Mapping[str, tuple[str, int]] = field(default_factory=dict)
    highlight: frozenset[str] = frozenset()
    names: tuple[str, ...] = ()
    caption: str = ""

    @cached_property
    def sheet(self) -> Sheet:
        colours = (*self.city.colours, *(route.colour for route in self.city.routes))
        return Sheet(self._prefix(), theme_of(self.city), inks(colours))

    def _prefix(self) -> str:
        """The prefix of all ids, which only an equal picture shares."""
        digest = hashlib.blake2b(repr(self._facts()).encode(errors="replace"), digest_size=5)
        return f"ct{digest.hexdigest()}"

    def _facts(self) -> tuple[object, ...]:
        return (
            self.city.id,
            self.city.sha256,
            sorted(self.owners.items()),
            sorted(self.tokens.items()),
            sorted(self.highlight),
            self.names,
            self.caption,
            *([self.city.language] if self.city.language else []),
        )

    @cached_property
    def route_shapes(self) -> list[RouteShape]:
        return [route_shape(self.city, route) for route in self.city.routes]

    @cached_property
    def plan(self) -> Plan:
        """Panels and souvenirs go where the game leaves space. The rest is for scenery."""
        free_space = self._find_free_space()
        corners, leftover = self._corner_panels(free_space)
        spots = self._token_spots(free_space) if self.city.souvenirs else {}
        return Plan(free_space, free_space.copy(), corners, tuple(leftover), spots)

    @cached_property
    def pile_spots(self) -> Mapping[str, Point]:
        return self.plan.spots or self._token_spots(self.plan.before_scenery.copy())

    def _token_spots(self, free_space: FreeSpace) -> Mapping[str, Point]:
        return places.token_spots(self.city, free_space, TOKEN_RADIUS)

    def document(self) -> str:
        routes.define_shading(self.sheet)
        inner = self.ground() + self._routes() + self._places() + self._labels() + self.plan.corners
        strip, depth = self._strip()
        height = HEIGHT + 2 * FRAME + depth
        label, summary = self.sheet.name("title"), self.sheet.name("desc")
        drawn = self.frame(height) + inner + self.map_border() + strip
        return document(
            element("title", escaped(self._headline()), id=label),
            element("desc", escaped(self._description()), id=summary),
            self.sheet.definitions,
            group(drawn, font_family=lettering_of(self.sheet.theme).text),
            viewBox=view_box(-FRAME, -FRAME, WIDTH + 2 * FRAME, height),
            width=WIDTH + 2 * FRAME,
            height=height,
            role="img",
            aria_labelledby=f"{label} {summary}",
        )

    def _find_free_space(self) -> FreeSpace:
        free_space = FreeSpace()
        for shape in self.route_shapes:
            free_space.cover_line(shape.covered, 13)
            free_space.cover_line(shape.line.spread(6), 6)
        for place in self.city.places:
            free_space.cover(Box.around(place.x, place.y, 2 * PLACE_RADIUS + 10, 2 * PLACE_RADIUS + 10))
        for box in self._label_boxes():
            free_space.cover(box.grown(2))
        landscape.cover_names_and_bridges(self.city.scenery, free_space)
        return free_space

    def _label_boxes(self) -> list[Box]:
        return [label_of(place).box for place in self.city.places]

    def _corner_panels(self, free_space: FreeSpace) -> tuple[str, list[panels.Panel]]:
        """The title and the table of points in free corners, and the panels that fit in none."""
        drawn, leftover = "", []
        table = panels.score_table(self.city, self.sheet)
        for shapes in (panels.title_panels(self.city, self.sheet), [table]):
            for panel, scale in [(shape, 1.0) for shape in shapes] + [(shapes[-1], 0.88), (shapes[-1], 0.78)]:
                spot = free_space.free_corner(panel.width * scale, panel.height * scale, _INSET)
                if spot:
                    drawn += group(panel.markup, transform=placed(spot.left, spot.top, scale=scale))
                    free_space.cover(spot.grown(6))
                    break
            else:
                leftover.append(shapes[0])
        return drawn, leftover

    def ground(self) -> str:
        pieces, sheet = self.city.scenery, self.sheet
        lines = [shape.joined for shape in self.route_shapes]
        places = self.city.in_language("").places  # landmarks go by words in the pack's own names
        land = landscape.draw_landscape(pieces, places, lines, sheet, self.plan.free_space)
        return self._on_board(land + landscape.draw_names(pieces, sheet) + self._dimming())

    def _on_board(self, drawn: str) -> str:
        """Cuts off what reaches beyond the board."""
        sheet, clip = self.sheet, element("rect", width=WIDTH, height=HEIGHT)
        sheet.define("board", element("clipPath", clip, id=sheet.name("board")))
        return group(drawn, clip_path=sheet.paint("board"))

    def _dimming(self) -> str:
        """What fades the landscape, if anything."""
        return ""

    def _routes(self) -> str:
        """First all beds, those of claimed routes on top, then the spaces."""
        seats = [self.owners.get(shape.route.id) for shape in self.route_shapes]
        pairs = list(zip(self.route_shapes, seats, strict=True))
        order = sorted(enumerate(pairs), key=lambda item: item[1][1] is not None)
        return group(
            *(
                routes.bed(
                    shape, index, None if seat is None else PieceColours.of_seat(SEATS[seat]), self.sheet
                )
                for index, (shape, seat) in order
            )
        ) + group(
            *(routes.spaces(shape, seat, self._title(shape, seat), self.sheet) for shape, seat in pairs)
        )

    def _places(self) -> str:
        discs = (
            places.titled_disc(self.city, place, self.sheet, highlighted=place.id in self.highlight)
            for place in self.city.places
        )
        return group(*discs) + (places.token_stacks(self.tokens, self.pile_spots) if self.tokens else "")

    def _labels(self) -> str:
        return group(*(label_of(place).markup(self.sheet.theme) for place in self.city.places))

    def _headline(self) -> str:
        return f"{self.city.name}: board of an unofficial game"

    def _title(self, shape: RouteShape, seat: int | None) -> str:
        route = shape.route
        ends = self.city.name_of(route)
        ferries = f", {route.ferries} ferry" if route.ferries else ""
        owner = "" if seat is None else f", claimed by {self._seat_name(seat)}"
        return (
            f"{ends}: {route.length} {route.colour}{ferries}, {self.city.vehicle[route.vehicle].name}{owner}"
        )

    def _seat_name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else f"seat {seat + 1}"

    def _description(self) -> str:
        """The picture in words, for screen readers."""
        city = self.city
        lines = [
            f"{len(city.places)} places and {len(city.routes)} routes, {len(self.owners)} of them claimed."
        ]
        for seat in sorted(set(self.owners.values())):
            count = sum(owner == seat for owner in self.owners.values())
            lines.append(f"{self._seat_name(seat)} ({SEATS[seat].name}, {SEATS[seat].shape}): {count}.")
        if city.reconstruction:
            lines.append("The board is an unofficial reconstruction.")
        return " ".join([*lines, self.caption]).strip()

    def frame(self, height: float) -> str:
        return rect(-FRAME, -FRAME, WIDTH + 2 * FRAME, height, rx=20, fill=self.sheet.theme.accent)

    def map_border(self) -> str:
        theme = self.sheet.theme

        def border(out: float, width: float, colour: str) -> str:
            return rect(
                -out,
                -out,
                WIDTH + 2 * out,
                HEIGHT + 2 * out,
                rx=out,
                fill="none",
                stroke=colour,
                stroke_width=width,
            )

        sides = "".join(f"M0 {y}H1200" for y in (-4, 904)) + "".join(f"M{x} 0V900" for x in (-4, 1204))
        dashes = path(sides, stroke=theme.accent, stroke_width=6, stroke_dasharray="50 50")
        return border(4, 9, theme.ink) + border(4, 6, theme.paper) + dashes + border(15, 1.6, theme.trim)

    def _strip(self) -> tuple[str, float]:
        """What goes below the board, and how much height it needs."""
        top = HEIGHT + 22.0
        drawn, depth, x = "", 0.0, 10.0
        for panel in self.plan.leftover:
            drawn += group(panel.markup, transform=placed(x, top))
            x, depth = x + panel.width + 20, max(depth, panel.height + 12)
        if self.names:
            drawn += panels.seats_strip(self.city, self.names, self.sheet, top + depth)
            depth += panels.STRIP_HEIGHT
        if self.caption:
            drawn += panels.caption_strip(self.caption, top + depth)
            depth += panels.STRIP_HEIGHT
        return drawn, depth
