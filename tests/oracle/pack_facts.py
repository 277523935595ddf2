"""What the oracle reads off a city pack: routes, tickets, cards, and which places a set of routes joins."""

from __future__ import annotations

from typing import Any

WILD = "wild"

Pack = dict[str, Any]
Route = dict[str, Any]


def route_name(route: Route) -> str:
    """The route as the record writes it: `a--b`, or `a--b:1` and `a--b:2` for a double route."""
    name = f"{route['a']}--{route['b']}"
    if "double" in route:
        name += f":{route['double']}"
    return name


def ticket_name(ticket: dict[str, Any]) -> str:
    """The ticket as the record writes it: `a--b`."""
    return f"{ticket['a']}--{ticket['b']}"


def routes_of(pack: Pack) -> dict[str, Route]:
    """All routes of the pack by their names, in the pack's order."""
    routes: dict[str, Route] = {}
    for route in pack["board"]["routes"]:
        routes[route_name(route)] = route
    return routes


def tickets_of(pack: Pack) -> dict[str, dict[str, Any]]:
    """All tickets of the pack by their names, in the pack's order."""
    tickets: dict[str, dict[str, Any]] = {}
    for ticket in pack["tickets"]["deck"]:
        tickets[ticket_name(ticket)] = ticket
    return tickets


def places_of(pack: Pack) -> list[str]:
    """The ids of all places, in the pack's order."""
    return [place["id"] for place in pack["board"]["locations"]]


def cards_of(pack: Pack) -> list[str]:
    """Every card of the city, one entry for each."""
    cards = [WILD] * pack["cards"]["wild"]["count"]
    for colour, count in pack["cards"]["colours"].items():
        cards += [colour] * count
    return cards


def twin_of(pack: Pack, route: Route) -> str | None:
    """C5: the name of the other half of a double route; None for a single one."""
    if "double" not in route:
        return None
    for other in pack["board"]["routes"]:
        if "double" not in other or other["double"] == route["double"]:
            continue
        if other["a"] == route["a"] and other["b"] == route["b"]:
            return route_name(other)
    return None


def vehicle_of(pack: Pack, route: Route) -> dict[str, Any]:
    """C7: the kind of vehicle that runs on a route; the pack's first where the route names none."""
    wanted = route.get("vehicle", pack["vehicles"][0]["id"])
    for vehicle in pack["vehicles"]:
        if vehicle["id"] == wanted:
            found: dict[str, Any] = vehicle
            return found
    raise KeyError(wanted)


def pieces_for(pack: Pack, route: Route) -> int:
    """C3, C7: how many pieces a route takes: one a space, or a single one whatever the length."""
    if vehicle_of(pack, route)["pieces"] == "one":
        return 1
    length: int = route["length"]
    return length


def points_for(pack: Pack, route: Route) -> int:
    """C4, C7: the points for a route, by the table of its vehicle."""
    points: int = vehicle_of(pack, route)["points"][str(route["length"])]
    return points


def reached(start: str, routes: list[Route]) -> list[str]:
    """Every place that these routes connect with `start`, itself included."""
    found = [start]
    for place in found:  # grows while it is walked
        for route in routes:
            for here, there in ((route["a"], route["b"]), (route["b"], route["a"])):
                if here == place and there not in found:
                    found.append(there)
    return found


def payments(hand: dict[str, int], route: Route, colours: list[str]) -> list[str]:
    """C2, C6, C7: all ways to pay for a route from a hand, each written as in the record.

    At least as many wilds as ferries; the rest one colour, the route's own or on gray any, or more wilds.
    """
    length = route["length"]
    usable = colours if route["colour"] == "gray" else [route["colour"]]
    ways: list[str] = []
    for wilds in range(route.get("ferries", 0), length + 1):
        if wilds > hand[WILD]:
            continue
        if wilds == length:
            ways.append(f"{WILD}*{wilds}")
            continue
        for colour in usable:
            if hand[colour] >= length - wilds:
                way = f"{colour}*{length - wilds}"
                ways.append(way if wilds == 0 else f"{way}+{WILD}*{wilds}")
    return ways
