"""Checks of the board: names of places, double routes, tickets, and what can be reached."""

from __future__ import annotations

from collections import Counter

from crosstown.cities.checks.pack_fields import Report, hint, quoted
from crosstown.cities.checks.toml_lines import KeyPath
from crosstown.cities.city import GRAY, City, Route
from crosstown.language import Fact

_LOCATIONS: KeyPath = ("board", "locations")
_ROUTES: KeyPath = ("board", "routes")
_DECK: KeyPath = ("tickets", "deck")


def check_board(city: City, report: Report) -> None:
    """Adds the problems of places, routes and tickets to the report."""
    known = _places_known(city, report)
    for index, route in enumerate(city.routes):
        key = (*_ROUTES, index)
        _check_ends(city, key, (route.a, route.b), report, known=known)
        _check_vehicle(city, key, route, report)
        _check_price(city, key, route, report)
    _check_doubles(city, report)
    _check_neighbours(city, report)
    _check_tickets(city, report, known=known)
    _check_reach(city, report)


def _places_known(city: City, report: Report) -> bool:
    """Whether every place has a valid name. If not, an unknown name may only be misspelt there."""
    return bool(city.places) and report.fine(
        *((*_LOCATIONS, index, "id") for index in range(len(city.places)))
    )


def _check_ends(city: City, key: KeyPath, ends: tuple[str, str], report: Report, *, known: bool) -> None:
    """The two ends of a route or a ticket are places, if those are known, and not the same one."""
    for name, place in zip("ab", ends, strict=True):
        if known and report.fine((*key, name)) and place not in city.place:
            report.add("unknown-place", (*key, name), name=quoted(place), **hint(place, city.place))
    if report.fine((*key, "a"), (*key, "b")) and ends[0] == ends[1]:
        report.add("same-place", (*key, "b"), name=quoted(ends[0]))


def _check_vehicle(city: City, key: KeyPath, route: Route, report: Report) -> None:
    """C3, C4, C7: the vehicle exists, scores for this length, and one player has enough of it."""
    names: list[KeyPath] = [("vehicles", index, "id") for index in range(len(city.vehicles))]
    if not city.vehicles or not report.fine((*key, "vehicle"), *names):
        return
    if route.vehicle not in city.vehicle:
        known = hint(route.vehicle, city.vehicle)
        report.add("unknown-vehicle", (*key, "vehicle"), name=quoted(route.vehicle), **known)
        return
    vehicle = city.vehicle[route.vehicle]
    index = [vehicle.id for vehicle in city.vehicles].index(route.vehicle)
    if not report.fine((*key, "length")):
        return
    if report.fine(("vehicles", index, "points")) and route.length not in vehicle.points:
        report.add("missing-points", (*key, "length"), vehicle=quoted(vehicle.id), length=route.length)
    pieces = city.spaces(route)
    if report.fine(("vehicles", index, "count")) and pieces > vehicle.count:
        facts: dict[str, Fact] = {"count": vehicle.count, "vehicle": quoted(vehicle.id), "pieces": pieces}
        report.add("route-pieces", (*key, "length"), **facts)


def _check_price(city: City, key: KeyPath, route: Route, report: Report) -> None:
    """C2, C6: the cards that the route costs exist."""
    if not report.fine((*key, "colour"), ("cards", "colours")):
        return
    if route.colour != GRAY and route.colour not in city.colours:
        known = hint(route.colour, [*city.colours, GRAY])
        report.add("unknown-colour", (*key, "colour"), name=quoted(route.colour), **known)
        return
    if not report.fine((*key, "length"), (*key, "ferries"), ("cards", "wild", "count")):
        return
    if route.ferries > route.length:
        report.add("ferries-length", (*key, "ferries"), ferries=route.ferries, length=route.length)
    elif route.ferries > city.wild_count:
        report.add("ferries-wilds", (*key, "ferries"), ferries=route.ferries, wilds=city.wild_count)
    best = max(city.colours.values()) if route.colour == GRAY else city.colours[route.colour]
    if route.length > best + city.wild_count:
        facts = {"needed": route.length, "best": best, "wilds": city.wild_count}
        report.add("route-unpayable", (*key, "length"), **facts)


def _check_doubles(city: City, report: Report) -> None:
    """C5: the halves 1 and 2 are next to each other and differ only in colour."""
    if report.wrong(_ROUTES):
        return
    index = 0
    while index < len(city.routes):
        halves = city.routes[index : index + 2]
        if halves[0].double == 1 and len(halves) == 2 and halves[1].double == 2:
            _check_halves(index, *halves, report)
            index += 2
            continue
        if (
            halves[0].double
            and report.fine((*_ROUTES, index, "double"))
            and _neighbours_valid(index, city, report)
        ):
            report.remark("double-pair", (*_ROUTES, index, "double"), half=3 - halves[0].double)
        index += 1


def _neighbours_valid(index: int, city: City, report: Report) -> bool:
    """Whether the neighbours of a single half are valid. Otherwise one of them may be its other half."""
    near = (index - 1, index + 1)
    return report.fine(*((*_ROUTES, at, "double") for at in near if 0 <= at < len(city.routes)))


def _check_halves(index: int, one: Route, two: Route, report: Report) -> None:
    for name in ("a", "b", "length", "vehicle", "ferries", "curve"):
        first, second = getattr(one, name), getattr(two, name)
        key = (*_ROUTES, index + 1, name)
        if first != second and report.fine((*_ROUTES, index, name), key):
            report.add("double-differs", key, name=name, here=str(second), other=str(first))


def _check_neighbours(city: City, report: Report) -> None:
    """Two places are joined once, or twice by a double route."""
    seen: dict[frozenset[str], list[tuple[int, int]]] = {}
    for index, route in enumerate(city.routes):
        key = (*_ROUTES, index)
        if not report.fine((*key, "a"), (*key, "b"), (*key, "double")):
            continue
        others = seen.setdefault(frozenset((route.a, route.b)), [])
        same = [at for at, double in others if double == route.double]
        if same:
            report.add("duplicate-route", key, index=same[0], a=quoted(route.a), b=quoted(route.b))
        elif len(others) >= 2:
            report.add("third-route", key, a=quoted(route.a), b=quoted(route.b))
        others.append((index, route.double))


def _check_tickets(city: City, report: Report, *, known: bool) -> None:
    """Every ticket names two places, and no two tickets the same ones."""
    seen: dict[frozenset[str], int] = {}
    for index, ticket in enumerate(city.tickets):
        key = (*_DECK, index)
        _check_ends(city, key, (ticket.a, ticket.b), report, known=known)
        if not report.fine((*key, "a"), (*key, "b")):
            continue
        ends = frozenset((ticket.a, ticket.b))
        if ends in seen:
            report.add("duplicate-ticket", key, index=seen[ends], a=quoted(ticket.a), b=quoted(ticket.b))
        seen.setdefault(ends, index)


def _check_reach(city: City, report: Report) -> None:
    """Every place can be reached from every other, and so the ends of every ticket can be joined."""
    if not _places_known(city, report) or report.wrong(_ROUTES):
        return
    for index in range(len(city.routes)):
        if not report.fine((*_ROUTES, index, "a"), (*_ROUTES, index, "b")):
            return
    part = _parts(city)
    main, _ = Counter(part.values()).most_common(1)[0]
    for index, place in enumerate(city.places):
        if part[place.id] != main:
            report.add("unreachable-place", (*_LOCATIONS, index), place=quoted(place.id))
    for index, ticket in enumerate(city.tickets):
        key = (*_DECK, index)
        if report.fine((*key, "a"), (*key, "b")) and part[ticket.a] != part[ticket.b]:
            report.add("unreachable-ticket", key, a=quoted(ticket.a), b=quoted(ticket.b))


def _parts(city: City) -> dict[str, str]:
    """For each place the name of its part of the board. A connected board has one part."""
    part = {place.id: place.id for place in city.places}
    for route in city.routes:
        old, new = part[route.a], part[route.b]
        part = {place: new if name == old else name for place, name in part.items()}
    return part
