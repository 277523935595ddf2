"""Places: the disc with its district, rings for souvenirs and highlights, the label, and tokens beside it."""

from __future__ import annotations

import math
from collections.abc import Mapping

from crosstown.cities.city import City, Place
from crosstown.drawing.board.souvenir_tokens import stack
from crosstown.drawing.primitives.free_space import Box, FreeSpace
from crosstown.drawing.primitives.geometry import PLACE_RADIUS, Point
from crosstown.drawing.primitives.palette import PAPER_WHITE, ink
from crosstown.drawing.primitives.sheet import Sheet
from crosstown.drawing.primitives.svg import centred, circle, group
from crosstown.drawing.primitives.themes import Theme
from crosstown.markup import element, escaped

_GOLD = "#e8a91c"


def titled_disc(city: City, place: Place, sheet: Sheet, *, highlighted: bool) -> str:
    return group(
        element("title", escaped(place.name)),
        _glow(place) if highlighted else "",
        disc(city, place, sheet),
        data_place=place.id,
        data_highlight="true" if highlighted else None,
    )


def disc(city: City, place: Place, sheet: Sheet) -> str:
    start = city.souvenirs is not None and place.id in city.souvenirs.start
    colours = {district.number: district.colour for district in city.districts}
    return station(place, sheet.theme, colours.get(place.district or 0, "gray"), start=start)


def station(place: Place, theme: Theme, district_colour: str, *, start: bool) -> str:
    """The disc of a place, with a ring where a stack of souvenirs starts."""
    x, y = place.x, place.y
    drawn = _souvenir_ring(place) if start else ""
    drawn += circle(x, y, PLACE_RADIUS + 1.6, fill=PAPER_WHITE, stroke=theme.ink, stroke_width=1.4)
    if place.district is None:
        drawn += circle(x, y, PLACE_RADIUS - 4.4, fill=theme.accent)
        return drawn + circle(x, y, PLACE_RADIUS - 9.6, fill=PAPER_WHITE)
    paint, number = ink(district_colour), str(place.district)
    drawn += circle(x, y, PLACE_RADIUS - 1, fill=paint.fill, stroke=paint.edge)
    return drawn + centred(number, x, y + 6.4, 18, font_weight="800", fill=paint.on, class_="ct-district")


def _souvenir_ring(place: Place) -> str:
    x, y, radius = place.x, place.y, PLACE_RADIUS + 3.8
    return circle(x, y, radius, fill=PAPER_WHITE, stroke="#8c5a1e", stroke_width=5.6) + circle(
        x, y, radius, fill="none", stroke=_GOLD, stroke_width=3.6
    )


def _glow(place: Place) -> str:
    """A bright ring with dark edges, visible on any background and in greyscale."""
    x, y, radius = place.x, place.y, PLACE_RADIUS + 12
    return group(
        circle(x, y, radius, stroke="#1c1a17", stroke_width=9),
        circle(x, y, radius, stroke="#ffe14d", stroke_width=6),
        fill="none",
    )


def token_stacks(tokens: Mapping[str, tuple[str, int]], spots: Mapping[str, Point]) -> str:
    drawn = []
    for place, (x, y) in spots.items():
        symbol, count = tokens.get(place, ("", 0))
        if count > 0:
            drawn.append(group(stack(symbol, count, x, y), data_stack=place))
    return "".join(drawn)


def token_spots(city: City, free_space: FreeSpace, radius: float) -> dict[str, Point]:
    """For every place the spot beside it where a stack of souvenirs covers least. The spots get covered."""
    return {place.id: _beside(place, free_space, radius) for place in city.places}


def _beside(place: Place, free_space: FreeSpace, radius: float) -> Point:
    spots = []
    for reach in (radius + more for more in (22.0, 26.0, 31.0, 36.0, 42.0)):
        for turn in range(24):
            angle = math.tau * turn / 24
            x, y = place.x + reach * math.cos(angle), place.y + reach * math.sin(angle)
            box = _stack_box(x, y, radius)
            spots.append((not box.within_board, free_space.covered_cells(box) * 6 + reach, turn, x, y))
    *_, x, y = min(spots)
    free_space.cover(_stack_box(x, y, radius))
    return x, y


def _stack_box(x: float, y: float, radius: float) -> Box:
    """What a stack covers: it is higher than one token, and its number stands at the upper right."""
    return Box(x - radius - 3, y - 1.5 * radius - 3, x + 1.45 * radius, y + radius + 3)
