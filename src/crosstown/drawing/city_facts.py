"""The facts of a city as plain data: all that shows its board and explains its game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from crosstown.cities.city import GRAY, WILD, City, Place, Route
from crosstown.cities.worked_example import worked_example
from crosstown.drawing.board.interactive_board import Layout, layout
from crosstown.drawing.city_pictures import (
    BOARD,
    CARD_BACK,
    COMPACT_GROUND,
    EMBLEM,
    GROUND,
    INTERACTIVE_BOARD,
    card_name,
)
from crosstown.drawing.primitives.palette import DARK, PAPER_WHITE, SEATS, WILD_SIGN, Ink, inks
from crosstown.drawing.primitives.themes import theme_of

NUMBERS = "numbers.json"
Facts = dict[str, Any]


def city_facts(city: City, address: Callable[[str], str]) -> Facts:
    """All facts of a city. ``address`` tells where a file of this name lies."""
    where = layout(city)
    return {
        "id": city.id,
        "name": city.name,
        "language": city.language,
        "languages": city.languages,
        "edition": city.edition,
        "sha256": city.sha256,
        "provenance": city.provenance,
        "notes": city.sources.notes,
        "players": city.players,
        "board": address(INTERACTIVE_BOARD),
        "ground": address(GROUND),
        "compact_ground": address(COMPACT_GROUND),
        "picture": address(BOARD),
        "emblem": address(EMBLEM),
        "cards": {kind: address(card_name(kind)) for kind in (*city.kinds, CARD_BACK)},
        "numbers": address(NUMBERS),
        "view": where.view,
        "compact_view": where.compact_view,
        "theme": theme_facts(city),
        "inks": _inks(city),
        "seats": tuple(_fields(seat, "name", "fill", "edge", "light", "shape") for seat in SEATS),
        "kinds": city.kinds,
        "counts": dict(zip(city.kinds, (city.wild_count, *city.colours.values()), strict=True)),
        "wild_id": city.wild_id,
        "wild_name": city.wild_name,
        "hand": city.hand,
        "market": city.market,
        "wild_limit": city.wild_limit,
        "vehicles": _vehicles(city),
        "pieces_left": city.pieces_left,
        "both_from_players": city.both_from_players,
        "places": tuple(_place(place, where) for place in city.places),
        "routes": tuple(_route(city, route, where) for route in city.routes),
        "districts": _districts(city),
        "souvenirs": _souvenirs(city),
        "deal": city.deal,
        "deal_keep": city.deal_keep,
        "draw": city.draw,
        "draw_keep": city.draw_keep,
        "tickets": tuple(
            {"id": one.id, "a": one.a, "b": one.b, "points": one.points} for one in city.tickets
        ),
        "example": _example(city),
    }


def theme_facts(city: City) -> Facts:
    """The colours of a city's pages, and the role of its lettering."""
    return _fields(theme_of(city), "paper", "ink", "accent", "trim", "water", "park", "lettering")


def _inks(city: City) -> Facts:
    wild = Ink(PAPER_WHITE, DARK, DARK, WILD_SIGN)
    used = {WILD: wild} | inks((*city.colours, GRAY))
    return {kind: _fields(ink, "fill", "edge", "on", "sign") for kind, ink in used.items()}


def _fields(thing: object, *names: str) -> Facts:
    return {name: getattr(thing, name) for name in names}


def _vehicles(city: City) -> tuple[Facts, ...]:
    return tuple(
        {
            "id": one.id,
            "name": one.name,
            "count": one.count,
            "per_space": one.per_space,
            "points": {str(length): points for length, points in one.points.items()},
        }
        for one in city.vehicles
    )


def _place(place: Place, where: Layout) -> Facts:
    drawn = where.places[place.id]
    return {
        "id": place.id,
        "name": place.name,
        "x": place.x,
        "y": place.y,
        "district": place.district,
        "spot": drawn.spot,
        "compact_spot": drawn.compact_spot,
    }


def _route(city: City, route: Route, where: Layout) -> Facts:
    line, twin = where.routes[route.id], city.twin(route)
    return {
        "id": route.id,
        "a": route.a,
        "b": route.b,
        "length": route.length,
        "colour": route.colour,
        "asks": _asks(city, route),
        "vehicle": route.vehicle,
        "pieces": city.spaces(route),
        "ferries": route.ferries,
        "points": city.points_of(route),
        "twin": twin.id if twin else None,
        "d": line.path,
        "middle": line.middle,
        "spaces": line.spaces,
    }


def _asks(city: City, route: Route) -> tuple[str, ...]:
    """C2 and C6: the kinds of cards that a route asks for."""
    colours = [kind for kind in city.kinds if kind != WILD and route.colour in (kind, GRAY)]
    return (*colours, *([WILD] if route.ferries else []))


def _districts(city: City) -> tuple[Facts, ...]:
    return tuple(
        {
            "number": one.number,
            "points": one.points,
            "colour": one.colour,
            "places": tuple(place.id for place in city.places if place.district == one.number),
        }
        for one in city.districts
    )


def _souvenirs(city: City) -> Facts | None:
    found = city.souvenirs
    if found is None:
        return None
    return {
        "symbols": found.symbols,
        "start": found.start,
        "points": found.points,
        "stack": {str(players): size for players, size in found.stack.items()},
        "placed": {str(players): size for players, size in found.placed.items()},
        "placed_by": {str(players): seats for players, seats in found.placed_by.items()},
    }


def _example(city: City) -> Facts:
    found = worked_example(city)
    return {
        "ticket": found.ticket.id,
        "path": tuple(route.id for route in found.path),
        "stops": found.stops,
        "missed": found.missed.id if found.missed else None,
        "district": found.district.number if found.district else None,
        "joining": tuple(route.id for route in found.joining),
        "routes": tuple(route.id for route in found.routes),
        "districts": tuple(one.number for one in found.districts),
        "souvenirs": found.souvenirs,
        "total": found.total,
    }
