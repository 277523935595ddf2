"""Sides for the names of places, so that names lie on nothing, where that can be."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from crosstown.cities.city import City, Place
from crosstown.drawing.board.routes import route_shape
from crosstown.drawing.primitives.free_space import Box
from crosstown.drawing.primitives.geometry import PLACE_RADIUS
from crosstown.drawing.primitives.lettering import label_of
from crosstown.workshop.drafts import Pack, read_draft

SIDES = ("n", "s", "e", "w", "ne", "nw", "se", "sw")
_NUDGES = ((0.0, 0.0), (0.0, -8.0), (0.0, 8.0), (-10.0, 0.0), (10.0, 0.0), (0.0, -18.0), (0.0, 18.0))
_OVERLAP, _ON_ROUTE, _OUTSIDE, _ON_PLACE = 60, 10, 200, 100
_EDGE = 6.0
_ROUNDS = 4


def suggest_labels(pack: Pack, only: Collection[str] | None = None) -> dict[str, Any]:
    """The pack with new sides and nudges of names; ``only`` names the places that may change, by id."""
    city = read_draft(pack).city
    chosen = {place.id: place for place in _Labels(city, only).chosen()}
    locations = [
        _written(dict(place), chosen[place["id"]]) if place.get("id") in chosen else place
        for place in pack["board"]["locations"]
    ]
    return {**pack, "board": {**pack["board"], "locations": locations}}


def _written(location: dict[str, Any], place: Place) -> dict[str, Any]:
    location["label"] = place.label
    location.pop("nudge", None)
    location.pop("wrap", None)
    if place.wrap:
        location["wrap"] = True
    if place.nudge != (0.0, 0.0):
        location["nudge"] = [int(one) for one in place.nudge]
    return location


class _Labels:
    def __init__(self, city: City, only: Collection[str] | None) -> None:
        self.places = list(city.places)
        self.free = [at for at, place in enumerate(city.places) if only is None or place.id in only]
        self.covered = [point for route in city.routes for point in route_shape(city, route).covered]

    def chosen(self) -> Sequence[Place]:
        """Changes one name after the other until none can be put better."""
        boxes = [label_of(place).box for place in self.places]
        candidates = {at: self.candidates(at) for at in self.free}
        for _ in range(_ROUNDS):
            changed = False
            for at in self.free:
                others = boxes[:at] + boxes[at + 1 :]
                now = self.alone(at, self.places[at], boxes[at]) + self.crowd(boxes[at], others)
                if now == 0:
                    continue
                best = min(candidates[at], key=lambda one: one[2] + self.crowd(one[1], others))
                if best[2] + self.crowd(best[1], others) < now:
                    self.places[at], boxes[at], changed = best[0], best[1], True
            if not changed:
                break
        return self.places

    def candidates(self, at: int) -> list[tuple[Place, Box, float]]:
        """Every way to write a name, with what is bad about it whatever the other names do."""
        place = self.places[at]
        found = []
        for wrap in (False, True) if " " in place.name else (False,):
            for side in SIDES:
                for nudge in _NUDGES:
                    one = replace(place, label=side, nudge=nudge, wrap=wrap)
                    box = label_of(one).box
                    found.append((one, box, self.alone(at, one, box)))
        return found

    def crowd(self, box: Box, others: Sequence[Box]) -> float:
        return _OVERLAP * sum(box.meets(other) for other in others)

    def alone(self, at: int, place: Place, box: Box) -> float:
        """Routes, edges and other places under the name; then, by a little, how far from plain it is."""
        on_route = sum(map(box.holds, self.covered))
        outside = not box.grown(_EDGE).within_board
        discs = sum(_near(box, other) for number, other in enumerate(self.places) if number != at)
        plain = 0.3 * (abs(place.nudge[0]) + abs(place.nudge[1])) / 10 + 0.1 * SIDES.index(place.label) / 8
        return _ON_ROUTE * on_route + _OUTSIDE * outside + _ON_PLACE * discs + plain + 0.2 * place.wrap


def _near(box: Box, place: Place) -> bool:
    """Whether the disc of a place lies under the name."""
    x = min(max(place.x, box.left), box.right)
    y = min(max(place.y, box.top), box.bottom)
    return (x - place.x) ** 2 + (y - place.y) ** 2 < PLACE_RADIUS**2
