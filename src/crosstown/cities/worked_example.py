"""A worked example for the rules of a city: a ticket completed, and a small final score.

Everything comes from the pack, so every city has its own. Tests compare the points with the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count

from crosstown.cities.city import City, District, Route, Ticket

_ROUTES = 3  # a path of so many routes explains a ticket best
_SOUVENIRS = 3


@dataclass(frozen=True)
class WorkedExample:
    """What somebody has at the end: ``path`` completes ``ticket``, ``joining`` connects ``district``.

    ``stops`` are the places along the path; ``districts`` those that all the routes connect.
    """

    ticket: Ticket
    path: tuple[Route, ...]
    stops: tuple[str, ...]
    missed: Ticket | None
    district: District | None
    joining: tuple[Route, ...]
    routes: tuple[Route, ...]
    districts: tuple[District, ...]
    souvenirs: int
    total: int


def worked_example(city: City) -> WorkedExample:
    """An example with what the city has: a district where there are some, souvenirs where they lie."""
    ticket, path = min(
        ((one, _path(city, [one.a], one.b)) for one in city.tickets),
        key=lambda pair: (abs(len(pair[1]) - _ROUTES), _single(city, pair[1]), -pair[0].points),
    )
    district, joining = _easiest_district(city)
    routes = _with_souvenirs(city, list(dict.fromkeys((*path, *joining))))
    cheapest_first = sorted(city.tickets, key=lambda one: one.points)
    missed = next((one for one in cheapest_first if one.b not in _reached(one.a, routes)), None)
    districts = tuple(one for one in city.districts if _joined(city, one, routes))
    souvenirs = _souvenirs_of(city, routes)
    total = (
        sum(map(city.points_of, routes))
        + ticket.points
        - (missed.points if missed else 0)
        + sum(one.points for one in districts)
        + (city.souvenirs.points[souvenirs] if city.souvenirs else 0)
    )
    return WorkedExample(
        ticket,
        path,
        _stops(ticket.a, path),
        missed,
        district,
        joining,
        tuple(routes),
        districts,
        souvenirs,
        total,
    )


def _single(city: City, path: Sequence[Route]) -> int:
    """How many routes take a single piece: those with a row of pieces explain more."""
    return sum(not city.vehicle[route.vehicle].per_space for route in path)


def _stops(start: str, path: Sequence[Route]) -> tuple[str, ...]:
    stops = [start]
    for route in path:
        stops.append(route.b if stops[-1] == route.a else route.a)
    return tuple(stops)


def _path(city: City, sources: Iterable[str], goal: str) -> tuple[Route, ...]:
    """The path with the fewest cards to a place; of a double route only the first half."""
    order = count()
    open_paths: list[tuple[int, int, int, str, tuple[Route, ...]]] = []
    for place in sources:
        heappush(open_paths, (0, 0, next(order), place, ()))
    done: set[str] = set()
    while open_paths:
        cards, _, _, here, path = heappop(open_paths)
        if here == goal:
            return path
        if here in done:
            continue
        done.add(here)
        for route in city.routes:
            if here in (route.a, route.b) and route.double != 2:
                there = route.b if here == route.a else route.a
                longer = (*path, route)
                heappush(open_paths, (cards + route.length, len(longer), next(order), there, longer))
    return ()


def _reached(place: str, routes: Sequence[Route]) -> set[str]:
    """All places that routes connect with a place."""
    found, before = {place}, 0
    while len(found) > before:
        before = len(found)
        found |= {end for one in routes if {one.a, one.b} & found for end in (one.a, one.b)}
    return found


def _places(city: City, district: District) -> list[str]:
    return [place.id for place in city.places if place.district == district.number]


def _joined(city: City, district: District, routes: Sequence[Route]) -> bool:
    first, *others = _places(city, district)
    return set(others) <= _reached(first, routes)


def _easiest_district(city: City) -> tuple[District | None, tuple[Route, ...]]:
    """The district of three or more places that fewest cards connect, and the routes for it."""
    found = [(one, _joining(city, one)) for one in city.districts if len(_places(city, one)) > 2]
    if not found:
        return None, ()
    return min(found, key=lambda pair: sum(route.length for route in pair[1]))


def _joining(city: City, district: District) -> tuple[Route, ...]:
    first, *others = _places(city, district)
    routes: list[Route] = []
    for place in others:
        reached = sorted(_reached(first, routes))  # a set has another order in every process
        routes += _path(city, reached, place)
    return tuple(routes)


def _with_souvenirs(city: City, routes: list[Route]) -> list[Route]:
    """The routes and, where souvenirs lie at their start, the cheapest ones that fetch a few."""
    for place in city.souvenirs.start if city.souvenirs else ():
        if _souvenirs_of(city, routes) >= _SOUVENIRS:
            break
        if not any(place in (route.a, route.b) for route in routes):
            touching = (one for one in city.routes if place in (one.a, one.b))
            routes.append(min(touching, key=lambda route: (route.ferries, route.length)))
    return routes


def _souvenirs_of(city: City, routes: Iterable[Route]) -> int:
    """C8: each route takes one souvenir from an end that still offers a new one."""
    offering = set(city.souvenirs.start) if city.souvenirs else set()
    taken = 0
    for route in routes:
        ends = [place for place in (route.a, route.b) if place in offering]
        offering -= set(ends[:1])
        taken += bool(ends)
    return taken
