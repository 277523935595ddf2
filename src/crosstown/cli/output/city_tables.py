"""The facts of a city: tables for people, plain data for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crosstown.cities.city import GRAY
from crosstown.cli.output import terminal
from crosstown.game.text.board_map import Span, colour_codes, map_lines

if TYPE_CHECKING:
    from rich.console import Console

    from crosstown.cities.city import City, Route


def show(city: City, out: Console) -> None:
    low, high = city.players
    out.print(f"{city.name} · {low} to {high} players · {city.edition}", style="bold")
    if city.reconstruction:
        out.print("An unofficial reconstruction: we had no access to the printed board.", style="bold")
        out.print("Its places, routes, tickets and route points are ours.", style="bold")
    out.print(city.sources.notes, style="dim")
    out.print()
    out.print(terminal.styled(map_lines(city, width=out.width)))
    for part in (_routes(city), _points(city), _tickets(city), _cards(city)):
        out.print()
        out.print(part)
    for line in _extras(city):
        out.print(line)


def _routes(city: City) -> Any:
    codes = colour_codes(city)
    title = f"Routes ({len(city.routes)})"
    table = terminal.table(
        "route", "cards", "colour", "piece", "points", title=title, right=("cards", "points")
    )
    for route in city.routes:
        half = f" ({route.double} of 2)" if route.double else ""
        ferries = f", {route.ferries} ferry" if route.ferries else ""
        table.add_row(
            city.name_of(route) + half,
            str(route.length),
            terminal.styled([[Span(f"{codes[route.colour]} {_colour(route)}", f"colour:{route.colour}")]]),
            city.vehicle[route.vehicle].name + ferries,
            str(city.points_of(route)),
        )
    return table


def _colour(route: Route) -> str:
    return "grey (any)" if route.colour == GRAY else route.colour


def _points(city: City) -> Any:
    table = terminal.table("piece", "each seat has", "points by cards", right=("each seat has",))
    for vehicle in city.vehicles:
        scores = "  ".join(f"{length}: {points}" for length, points in vehicle.points.items())
        table.add_row(vehicle.name, str(vehicle.count), scores)
    return table


def _tickets(city: City) -> Any:
    table = terminal.table("from", "to", "points", title=f"Tickets ({len(city.tickets)})", right=("points",))
    for ticket in city.tickets:
        table.add_row(city.place[ticket.a].name, city.place[ticket.b].name, str(ticket.points))
    return table


def _cards(city: City) -> Any:
    table = terminal.table("card", "count", title="Cards", right=("count",))
    table.add_row(f"wild ({city.wild_name})", str(city.wild_count))
    for colour, count in city.colours.items():
        table.add_row(colour, str(count))
    return table


def _extras(city: City) -> list[str]:
    lines = []
    for district in city.districts:
        places = ", ".join(place.name for place in city.places if place.district == district.number)
        lines.append(f"District {district.number}, {district.points} points: {places}")
    if city.souvenirs is not None:
        starts = ", ".join(city.place[place].name for place in city.souvenirs.start)
        scores = ", ".join(map(str, city.souvenirs.points))
        lines.append(f"Souvenirs lie at {starts}; points for 0, 1, 2 … different ones: {scores}")
    pieces = "1 piece" if city.pieces_left == 1 else f"{city.pieces_left} pieces"
    together = ", all kinds together" if len(city.vehicles) > 1 else ""
    lines.append(f"The last round begins when a seat has at most {pieces} left{together}.")
    return lines


def as_data(city: City) -> dict[str, Any]:
    return {
        "edition": city.edition,
        "cards": {"wild": city.wild_count, **city.colours},
        "vehicles": [
            {
                "id": vehicle.id,
                "name": vehicle.name,
                "count": vehicle.count,
                "per_space": vehicle.per_space,
                "points": {str(length): points for length, points in vehicle.points.items()},
            }
            for vehicle in city.vehicles
        ],
        "board": {
            "places": [
                {"id": place.id, "name": place.name, "x": place.x, "y": place.y, "district": place.district}
                for place in city.places
            ],
            "routes": [_route_data(city, route) for route in city.routes],
        },
        "ticket_deck": [
            {"id": ticket.id, "a": ticket.a, "b": ticket.b, "points": ticket.points}
            for ticket in city.tickets
        ],
        "districts": [{"number": one.number, "points": one.points} for one in city.districts],
        "souvenirs": list(city.souvenirs.symbols) if city.souvenirs else [],
    }


def _route_data(city: City, route: Route) -> dict[str, Any]:
    return {
        "id": route.id,
        "a": route.a,
        "b": route.b,
        "length": route.length,
        "colour": route.colour,
        "vehicle": route.vehicle,
        "ferries": route.ferries,
        "double": route.double,
        "points": city.points_of(route),
    }
