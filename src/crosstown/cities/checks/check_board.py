"""Checks of the board: names of places, double routes, tickets, and what can be reached."""

from __future__ import annotations

from collections import Counter

from crosstown.cities.checks.pack_fields import Report, hint, quoted
from crosstown.cities.checks.toml_lines import KeyPath
from crosstown.cities.city import GRAY, City, Route

_LOCATIONS: KeyPath = ("board", "locations")
_ROUTES: KeyPath = ("board", "routes")
_DECK: KeyPath = ("tickets", "deck")


def check_board(city: City, report: Report) -> None:
    """Adds the problems of places, routes and tickets to the report."""
    for index, route in enumerate(city.routes):
        key = (*_ROUTES, index)
        _check_ends(city, key, route.a, route.b, report)
        _check_vehicle(city, key, route, report)
        _check_price(city, key, route, report)
    _check_doubles(city, report)
    _check_neighbours(city, report)
    _check_tickets(city, report)
    _check_reach(city, report)


def _places_known(city: City, report: Report) -> bool:
    """Whether every place has a valid name. If not, an unknown name may only be misspelt there."""
    return bool(city.places) and report.fine(
        *((*_LOCATIONS, index, "id") for index in range(len(city.places)))
    )


def _check_ends(city: City, key: KeyPath, a: str, b: str, report: Report) -> None:
    """The two ends of a route or a ticket are places, and not the same one."""
    known = _places_known(city, report)
    for name, place in (("a", a), ("b", b)):
        if known and report.fine((*key, name)) and place not in city.place:
            message = f"there is no place {quoted(place)} on the board{hint(place, city.place)}"
            report.add("unknown-place", (*key, name), message)
    if report.fine((*key, "a"), (*key, "b")) and a == b:
        report.add("same-place", (*key, "b"), f"both ends are {quoted(a)}: name two different places")


def _check_vehicle(city: City, key: KeyPath, route: Route, report: Report) -> None:
    """C3, C4, C7: the vehicle exists, scores for this length, and one player has enough of it."""
    names: list[KeyPath] = [("vehicles", index, "id") for index in range(len(city.vehicles))]
    if not city.vehicles or not report.fine((*key, "vehicle"), *names):
        return
    if route.vehicle not in city.vehicle:
        message = f"there is no vehicle {quoted(route.vehicle)}{hint(route.vehicle, city.vehicle)}"
        report.add("unknown-vehicle", (*key, "vehicle"), message)
        return
    vehicle = city.vehicle[route.vehicle]
    index = [vehicle.id for vehicle in city.vehicles].index(route.vehicle)
    if not report.fine((*key, "length")):
        return
    if report.fine(("vehicles", index, "points")) and route.length not in vehicle.points:
        message = (
            f"{quoted(vehicle.id)} has no points for length {route.length}: add it to the vehicle's points"
        )
        report.add("missing-points", (*key, "length"), message)
    pieces = city.spaces(route)
    if report.fine(("vehicles", index, "count")) and pieces > vehicle.count:
        message = (
            f"a player has {vehicle.count} pieces of {quoted(vehicle.id)}, not {pieces}: shorten the route"
        )
        report.add("route-pieces", (*key, "length"), message)


def _check_price(city: City, key: KeyPath, route: Route, report: Report) -> None:
    """C2, C6: the cards that the route costs exist."""
    if not report.fine((*key, "colour"), ("cards", "colours")):
        return
    if route.colour != GRAY and route.colour not in city.colours:
        message = f"there is no colour {quoted(route.colour)}{hint(route.colour, [*city.colours, GRAY])}"
        report.add("unknown-colour", (*key, "colour"), message)
        return
    if not report.fine((*key, "length"), (*key, "ferries"), ("cards", "wild", "count")):
        return
    if route.ferries > route.length:
        message = f"{route.ferries} ferries do not fit on a route of length {route.length}: lower ferries"
        report.add("ferries-length", (*key, "ferries"), message)
    elif route.ferries > city.wild_count:
        message = (
            f"{route.ferries} ferries need as many wilds, but there are only {city.wild_count}: lower ferries"
        )
        report.add("ferries-wilds", (*key, "ferries"), message)
    best = max(city.colours.values()) if route.colour == GRAY else city.colours[route.colour]
    if route.length > best + city.wild_count:
        message = (
            f"there are not {route.length} cards for it, only {best} of a colour and {city.wild_count} wilds"
        )
        report.add("route-unpayable", (*key, "length"), f"{message}: shorten the route or add cards")


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
            other = "after this one" if halves[0].double == 1 else "before this one"
            message = (
                f"half {3 - halves[0].double} of the double route must come right {other}: add or move it"
            )
            report.remark("double-pair", (*_ROUTES, index, "double"), message)
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
            message = (
                f"{name} is {second} here and {first} in the other half of the double route: make them equal"
            )
            report.add("double-differs", key, message)


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
            message = f"routes[{same[0]}] already joins {quoted(route.a)} and {quoted(route.b)}"
            report.add(
                "duplicate-route", key, f"{message}: remove one, or mark them double = 1 and double = 2"
            )
        elif len(others) >= 2:
            message = (
                f"{quoted(route.a)} and {quoted(route.b)} are already joined by two routes: remove this one"
            )
            report.add("third-route", key, message)
        others.append((index, route.double))


def _check_tickets(city: City, report: Report) -> None:
    """Every ticket names two places, and no two tickets the same ones."""
    seen: dict[frozenset[str], int] = {}
    for index, ticket in enumerate(city.tickets):
        key = (*_DECK, index)
        _check_ends(city, key, ticket.a, ticket.b, report)
        if not report.fine((*key, "a"), (*key, "b")):
            continue
        ends = frozenset((ticket.a, ticket.b))
        if ends in seen:
            message = f"deck[{seen[ends]}] already has {quoted(ticket.a)} and {quoted(ticket.b)}: remove one"
            report.add("duplicate-ticket", key, message)
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
            message = f"no routes lead from {quoted(place.id)} to most other places: add one"
            report.add("unreachable-place", (*_LOCATIONS, index), message)
    for index, ticket in enumerate(city.tickets):
        key = (*_DECK, index)
        if report.fine((*key, "a"), (*key, "b")) and part[ticket.a] != part[ticket.b]:
            message = (
                f"no routes lead from {quoted(ticket.a)} to {quoted(ticket.b)}: add some or remove the ticket"
            )
            report.add("unreachable-ticket", key, message)


def _parts(city: City) -> dict[str, str]:
    """For each place the name of its part of the board. A connected board has one part."""
    part = {place.id: place.id for place in city.places}
    for route in city.routes:
        old, new = part[route.a], part[route.b]
        part = {place: new if name == old else name for place, name in part.items()}
    return part
