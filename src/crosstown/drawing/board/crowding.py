"""What is too close together on a board to be read. Such a city can be played, so these are only warnings."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations

from crosstown.cities.city import City
from crosstown.drawing.board.routes import route_shape
from crosstown.drawing.primitives.geometry import PLACE_RADIUS
from crosstown.drawing.primitives.lettering import label_of
from crosstown.language import Fact

CLOSEST = 4 * PLACE_RADIUS  # between the middles of two places: closer, no space of a route fits between


@dataclass(frozen=True)
class Crowding:
    """One warning: ``place`` is where in the pack something should change, ``facts`` what there is to say.

    Among the facts is the ``language`` of the names that are crowded, ``none`` if they are the pack's own.
    """

    code: str
    place: str
    facts: Mapping[str, Fact]


def find_crowding(city: City) -> Iterator[Crowding]:
    """All warnings: with the pack's own names first, then those that other languages add."""
    own = list(_crowding(city))
    yield from own
    known = {(one.code, one.place) for one in own}
    for language in city.languages:
        for one in _crowding(city.in_language(language)):
            if (one.code, one.place) not in known:
                yield replace(one, facts={**one.facts, "language": language})


def _crowding(city: City) -> Iterator[Crowding]:
    facts: dict[str, Fact]
    boxes = {place.id: label_of(place).box for place in city.places}
    for a, b in combinations(city.places, 2):
        apart = math.dist((a.x, a.y), (b.x, b.y))
        if apart < CLOSEST:
            facts = {"a": a.name, "b": b.name, "apart": round(apart), "least": round(CLOSEST)}
            yield Crowding("places-close", b.id, facts)
        elif boxes[a.id].meets(boxes[b.id]):
            yield Crowding("labels-overlap", b.id, {"a": a.name, "b": b.name, "language": "none"})
    shapes = [route_shape(city, route) for route in city.routes]
    for place in city.places:
        box = boxes[place.id]
        for shape in shapes:
            if box.meets(shape.box) and any(map(box.holds, shape.covered)):
                facts = {"place": place.name, "route": city.name_of(shape.route), "language": "none"}
                yield Crowding("label-on-route", place.id, facts)
                break
