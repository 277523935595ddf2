"""The board as a heat map: how often each route is claimed, and where the tickets end."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

from crosstown.cities.city import City, Place
from crosstown.drawing.board.routes import RouteShape, route_shape
from crosstown.drawing.board.static_board import Board
from crosstown.drawing.primitives.geometry import HEIGHT, WIDTH
from crosstown.drawing.primitives.lettering import shortened
from crosstown.drawing.primitives.palette import DARK, PAPER_WHITE, heat_colour
from crosstown.drawing.primitives.svg import circle, group, path, placed, rect
from crosstown.markup import element, escaped, number

_THIN, _THICK = 5.0, 19.0
_SMALL, _LARGE = 9.0, 19.0
_ASIDE = 11.0  # keeps the two numbers of a double route apart
_LEGEND_HEIGHT = 84.0
_STOPS = 10


@dataclass(frozen=True)
class Spot:
    """A place on a heat map: how many tickets end there, how often they are kept, and its tooltip."""

    tickets: int
    weight: float
    told: str


@dataclass(frozen=True)
class HeatLine:
    """A route on a heat map: the line, how it is painted, and the number in its middle."""

    path: str
    colour: str
    width: float
    dashed: bool
    number: str
    spot: tuple[float, float]
    rim: str  # the colour around the number, which must not be too light


def heat_line(shape: RouteShape, share: float, seldom: float = 0.0) -> HeatLine:
    """A route that is used in this share of games, from 0 to 1."""
    aside = {1: -_ASIDE, 2: _ASIDE}.get(shape.route.double, 0.0)
    spot, _ = shape.line.at(shape.line.length / 2 + aside)
    return HeatLine(
        path=shape.joined.path,
        colour=heat_colour(share),
        width=_THIN + (_THICK - _THIN) * min(max(share, 0.0), 1.0),
        dashed=share < seldom,
        number=_percent(share),
        spot=spot,
        rim=heat_colour(max(share, 0.35)),
    )


def heat_lines(city: City, use: Mapping[str, float], seldom: float) -> dict[str, HeatLine]:
    """All routes of a city by id."""
    return {route.id: heat_line(route_shape(city, route), use[route.id], seldom) for route in city.routes}


def draw_heat_map(
    city: City,
    use: Mapping[str, float],
    *,
    tooltips: Mapping[str, str] | None = None,
    spots: Mapping[str, Spot] | None = None,
    seldom: float = 0.0,
    caption: str = "",
) -> str:
    """A complete SVG document of the board with its routes coloured by use.

    ``use`` gives a number from 0 to 1 for every route, by id, and ``tooltips`` a text for some of them;
    ``spots`` does the same for places. Routes used less than ``seldom`` are dashed. Equal arguments give
    equal bytes.

    Raises ValueError if ``use`` does not name exactly the city's routes.
    """
    if use.keys() != city.route.keys():
        wrong = sorted(use.keys() ^ city.route.keys())
        raise ValueError(f"use must name every route of {city.name} once; wrong: {', '.join(wrong[:5])}")
    heat = _HeatBoard(
        city, caption=caption, use=use, tooltips=tooltips or {}, spots=spots or {}, seldom=seldom
    )
    return heat.document()


@dataclass(frozen=True)
class _HeatBoard(Board):
    use: Mapping[str, float] = field(default_factory=dict)
    tooltips: Mapping[str, str] = field(default_factory=dict)
    spots: Mapping[str, Spot] = field(default_factory=dict)
    seldom: float = 0.0

    def _facts(self) -> tuple[object, ...]:
        shown = (sorted(self.use.items()), sorted(self.tooltips.items()), sorted(self.spots), self.seldom)
        return (*super()._facts(), *shown, *(self.spots[name] for name in sorted(self.spots)))

    def _headline(self) -> str:
        return f"{self.city.name}: how much each route is used"

    def _description(self) -> str:
        order = sorted(self.use, key=lambda name: (-self.use[name], name))
        most, least = (", ".join(map(self._tooltip, names)) for names in (order[:5], order[-5:]))
        return f"Most used: {most}. Least used: {least}. {self.caption}".strip()

    def _tooltip(self, name: str) -> str:
        route = self.city.route[name]
        ends = self.city.name_of(route)
        return self.tooltips.get(name) or f"{ends}: {_percent(self.use[name])} %"

    def _dimming(self) -> str:
        """Fades the landscape, so that the routes stand out."""
        return element("rect", width=WIDTH, height=HEIGHT, fill=self.sheet.theme.paper, opacity=0.62)

    def _routes(self) -> str:
        busiest_last = sorted(self.route_shapes, key=lambda shape: self.use[shape.route.id])
        return group(*map(self._line, busiest_last)) + group(*map(self._number, self.route_shapes))

    def _line(self, shape: RouteShape) -> str:
        name = shape.route.id
        line = heat_line(shape, self.use[name], self.seldom)
        dashes = "9 6" if line.dashed else None
        return group(
            element("title", escaped(self._tooltip(name))),
            path(line.path, stroke=DARK, stroke_width=line.width + 2.6, stroke_dasharray=dashes),
            path(line.path, stroke=line.colour, stroke_width=line.width, stroke_dasharray=dashes),
            fill="none",
            stroke_linejoin="round",
            data_route=name,
        )

    def _number(self, shape: RouteShape) -> str:
        """The use in percent, on a label in the middle of the route."""
        line = heat_line(shape, self.use[shape.route.id])
        x, y = line.spot
        width = 13.0 + 8.2 * len(line.number)
        return group(
            element("title", escaped(self._tooltip(shape.route.id))),
            rect(x - width / 2, y - 9, width, 18, rx=9, fill=PAPER_WHITE, stroke=line.rim, stroke_width=1.6),
            _text(escaped(line.number), x, y + 5, 14, anchor="middle", weight="700"),
        )

    def _places(self) -> str:
        heaviest = max((spot.weight for spot in self.spots.values()), default=0.0)
        return group(*(self._disc(place, heaviest) for place in self.city.places))

    def _disc(self, place: Place, heaviest: float) -> str:
        spot = self.spots.get(place.id, Spot(0, 0.0, place.name))
        radius = _radius(spot.weight / heaviest if heaviest > 0 else 0.0)
        text = _text(str(spot.tickets), place.x, place.y + 5.5, 15, anchor="middle", weight="800")
        return group(
            element("title", escaped(spot.told)),
            circle(place.x, place.y, radius, fill=PAPER_WHITE, stroke=DARK, stroke_width=2.4),
            text if self.spots else "",
            data_place=place.id,
        )

    def _strip(self) -> tuple[str, float]:
        drawn, depth = super()._strip()
        drawn += group(self._legend(), transform=placed(0, HEIGHT + 26 + depth))
        return drawn, depth + _LEGEND_HEIGHT + 12

    def _legend(self) -> str:
        """A wedge: as on the map, more use is both darker and wider."""
        gradient = self.sheet.name("heat")
        stops = "".join(
            element("stop", offset=f"{at / _STOPS:g}", stop_color=heat_colour(at / _STOPS))
            for at in range(_STOPS + 1)
        )
        left, right, middle = 24.0, 484.0, 30.0
        wedge = (
            f"M{number(left)} {number(middle - _THIN / 2)}L{number(right)} {number(middle - _THICK / 2)}"
            f"V{number(middle + _THICK / 2)}L{number(left)} {number(middle + _THIN / 2)}Z"
        )
        ticks = "".join(
            _text(f"{share} %", left + (right - left) * share / 100, 62, 15, anchor=anchor)
            for share, anchor in ((0, "start"), (25, "middle"), (50, "middle"), (75, "middle"), (100, "end"))
        )
        return (
            element("rect", width=WIDTH, height=_LEGEND_HEIGHT, rx=10, fill=self.sheet.theme.paper)
            + element("linearGradient", stops, id=gradient)
            + path(wedge, fill=f"url(#{gradient})", stroke=DARK, stroke_width=1.2)
            + ticks
            + self._legend_words()
        )

    def _legend_words(self) -> str:
        line = "Number on a route: claimed in so many of 100 games."
        if self.seldom > 0:
            line += f" Dashed: fewer than {_percent(self.seldom)}."
        rows = [_text(line, 520, 34, 15)]
        if self.spots:
            rows.append(
                circle(530, 58, _SMALL, fill=PAPER_WHITE, stroke=DARK, stroke_width=2)
                + circle(561, 58, 15, fill=PAPER_WHITE, stroke=DARK, stroke_width=2)
                + _text("Number in a place: tickets that end there; larger: kept more often.", 586, 63, 15)
            )
        return "".join(rows)


def _radius(weight: float) -> float:
    """The area grows with the weight: people compare areas, not radii."""
    return math.sqrt(_SMALL**2 + (_LARGE**2 - _SMALL**2) * min(max(weight, 0.0), 1.0))


def _percent(share: float) -> str:
    """A share in percent without decimals; a small share is "<1", not 0."""
    if 0 < share < 0.01:
        return "<1"
    return f"{100 * share:.0f}"


def _text(content: str, x: float, y: float, size: float, anchor: str = "start", weight: str = "400") -> str:
    return element(
        "text",
        shortened(content, size, WIDTH) if anchor == "start" else content,
        x=x,
        y=y,
        font_size=size,
        text_anchor=anchor,
        font_weight=weight,
        fill=DARK,
    )
