"""What is too close together on a board to be read. Such a city can be played, so these are only warnings."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from crosstown.cities.city import City
from crosstown.drawing.board.routes import route_shape
from crosstown.drawing.primitives.geometry import PLACE_RADIUS
from crosstown.drawing.primitives.lettering import label_of

CLOSEST = 4 * PLACE_RADIUS  # between the middles of two places: closer, no space of a route fits between


@dataclass(frozen=True)
class Crowding:
    """One warning: ``place`` is where in the pack something should change."""

    code: str
    place: str
    message: str


def find_crowding(city: City) -> Iterator[Crowding]:
    for a, b in combinations(city.places, 2):
        apart = math.dist((a.x, a.y), (b.x, b.y))
        if apart < CLOSEST:
            message = f"{b.name} lies {apart:.0f} units from {a.name}: move them {CLOSEST:.0f} apart at least"
            yield Crowding("places-close", b.id, message)
        elif label_of(a).box.meets(label_of(b).box):
            message = f"the names of {a.name} and {b.name} overlap: give one another label side, or a nudge"
            yield Crowding("labels-overlap", b.id, message)
    shapes = [route_shape(city, route) for route in city.routes]
    for place in city.places:
        box = label_of(place).box
        for shape in shapes:
            if any(box.left < x < box.right and box.top < y < box.bottom for x, y in shape.covered()):
                message = (
                    f"the name {place.name} lies on the route {city.name_of(shape.route)}: "
                    "give it another label side, or a nudge"
                )
                yield Crowding("label-on-route", place.id, message)
                break
