"""What the signs on a city's board mean: small pieces of the board with a sentence each."""

from __future__ import annotations

from collections.abc import Iterable

from crosstown.cities.city import GRAY, City, Route
from crosstown.drawing.board.routes import route_shape
from crosstown.drawing.primitives.geometry import Point
from crosstown.language import Translator
from crosstown.printing.pictures import Pictures

_SHOWN = (190.0, 124.0)  # how much of the board a sign is shown with


def board_key(city: City, pictures: Pictures, texts: Translator) -> list[tuple[str, str]]:
    """The names of pictures, and what they show; nothing about signs that the board lacks."""
    return [
        (pictures.around(f"around-{middle[0]:.0f}-{middle[1]:.0f}", middle, *_SHOWN), text)
        for middle, text in _signs(city, texts)
    ]


def _signs(city: City, texts: Translator) -> Iterable[tuple[Point, str]]:
    """Where a sign is seen best, and its meaning."""
    say = texts.say
    rows = [one for one in city.routes if city.vehicle[one.vehicle].per_space]
    plain = [one for one in rows if not one.double and not one.ferries]
    yield from _longest(city, [one for one in plain if one.colour != GRAY], say("rules-board-colour"))
    yield from _longest(city, [one for one in plain if one.colour == GRAY], say("rules-board-gray"))
    doubles = [one for one in rows if one.double and one.length < 3]
    yield from _longest(city, doubles, say("rules-board-doubles"))
    ferries = [one for one in city.routes if one.ferries and one.length < 4]
    yield from _longest(city, ferries, say("rules-board-ferry"))
    for vehicle in city.vehicles:
        if not vehicle.per_space:
            name = texts.named("vehicle-route", vehicle.id, vehicle.name)
            served = [one for one in city.routes if one.vehicle == vehicle.id]
            yield from _longest(city, served, say("rules-board-one-piece", route=name))
    if city.souvenirs and city.souvenirs.start:
        yield _place(city, city.souvenirs.start[0]), say("rules-board-souvenirs")
    if city.districts:
        place = next(place.id for place in city.places if place.district is not None)
        yield _place(city, place), say("rules-board-district")


def _longest(city: City, routes: list[Route], text: str) -> Iterable[tuple[Point, str]]:
    if routes:
        line = route_shape(city, max(routes, key=lambda route: route.length)).line
        yield line.at(line.length / 2)[0], text


def _place(city: City, id: str) -> Point:
    return city.place[id].x, city.place[id].y
