"""Drafts: packs in the making. What is wrong with one is told, and the rest of it is a city all the same."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate
from pathlib import Path
from typing import Any, TypeVar

from crosstown.cities.checks.pack_fields import Report
from crosstown.cities.checks.pack_sections import MOST_CORNERS_TOGETHER
from crosstown.cities.checks.read_and_check import examine_pack, parse_pack
from crosstown.cities.city import City, Place, Route, Scenery, Souvenirs, Ticket, Vehicle

Pack = Mapping[str, Any]
"""A pack as ``tomllib`` reads it."""

Item = TypeVar("Item", Place, Route, Ticket, Vehicle)

_FILE = Path("draft")
_UNNAMED = "?"
_VEHICLE = Vehicle("wagon", "wagon", 1, True, {})
_COLOUR = "gray"


@dataclass(frozen=True)
class Draft:
    """A draft that was checked. ``city`` lacks what cannot be shown, so that it can always be drawn."""

    city: City
    report: Report


def read_draft(pack: Pack) -> Draft:
    """Checks a draft. Equal drafts are checked once."""
    return _read_draft(json.dumps(pack))


@lru_cache(maxsize=4)
def _read_draft(text: str) -> Draft:
    sha256 = hashlib.sha256(text.encode()).hexdigest()
    city, report = examine_pack(json.loads(text), sha256, _FILE)
    return Draft(_drawable(city) if report else city, report)


def parse_text(text: str) -> dict[str, object]:
    """The pack in a text. Raises `NoPack` where it is no TOML, or of another format."""
    return parse_pack(text.removeprefix("\ufeff"))


def _drawable(city: City) -> City:
    """A city without what cannot be shown, such as routes to places that do not exist."""
    places = _unique(_named(place) for place in city.places if place.id)
    known = {place.id for place in places}
    vehicles = _unique(one for one in city.vehicles if one.id) or (_VEHICLE,)
    routes = _unique(_shown(route, vehicles) for route in city.routes if _joins(route, known))
    return replace(
        city,
        name=city.name or _UNNAMED,
        players=(min(city.players), max(city.players)),
        colours={name: count for name, count in city.colours.items() if name},
        vehicles=tuple(_with_points(one, routes) for one in vehicles),
        districts=tuple(replace(one, colour=one.colour or _COLOUR) for one in city.districts),
        souvenirs=_known_souvenirs(city.souvenirs, known),
        places=places,
        routes=_paired(routes),
        tickets=_unique(one for one in city.tickets if _joins(one, known)),
        scenery=_within_limits(one for one in city.scenery if one.text or len(one.points) > 1),
    )


def _unique(items: Iterable[Item]) -> tuple[Item, ...]:
    """The first of each id."""
    found: dict[str, Item] = {}
    for item in items:
        found.setdefault(item.id, item)
    return tuple(found.values())


def _named(place: Place) -> Place:
    return place if place.name else replace(place, name=_UNNAMED)


def _joins(pair: Route | Ticket, known: set[str]) -> bool:
    return pair.a != pair.b and pair.a in known and pair.b in known


def _shown(route: Route, vehicles: tuple[Vehicle, ...]) -> Route:
    vehicle = route.vehicle if route.vehicle in {one.id for one in vehicles} else vehicles[0].id
    ferries = min(route.ferries, route.length)
    return replace(route, vehicle=vehicle, colour=route.colour or _COLOUR, ferries=ferries)


def _paired(routes: tuple[Route, ...]) -> tuple[Route, ...]:
    """Halves of double routes without their other half are single routes."""
    halves = {(route.a, route.b, route.double) for route in routes}
    return _unique(
        replace(route, double=0)
        if route.double and (route.a, route.b, 3 - route.double) not in halves
        else route
        for route in routes
    )


def _with_points(vehicle: Vehicle, routes: tuple[Route, ...]) -> Vehicle:
    """Points for every length on the board, if only none."""
    lengths = {route.length for route in routes if route.vehicle == vehicle.id}
    name = vehicle.name or vehicle.id
    return replace(vehicle, name=name, points={**dict.fromkeys(sorted(lengths), 0), **vehicle.points})


def _within_limits(scenery: Iterable[Scenery]) -> tuple[Scenery, ...]:
    """As much scenery, from the first on, as a pack may have."""
    pieces = tuple(scenery)
    corners = accumulate(len(piece.points) for piece in pieces)
    return tuple(piece for piece, sum in zip(pieces, corners, strict=True) if sum <= MOST_CORNERS_TOGETHER)


def _known_souvenirs(souvenirs: Souvenirs | None, known: set[str]) -> Souvenirs | None:
    if souvenirs is None:
        return None
    symbols = tuple(dict.fromkeys(filter(None, souvenirs.symbols)))
    start = tuple(dict.fromkeys(place for place in souvenirs.start if place in known))
    return replace(souvenirs, symbols=symbols, start=start)
