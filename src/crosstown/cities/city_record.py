"""A city for the kernel as bytes: one record of numbers, in the order of the pack, and its empty tables.

Pages make them too, so there is no NumPy here.
"""

from __future__ import annotations

import base64
from typing import Any

from crosstown.cities.city import City
from crosstown.cities.plain_records import PlainRecord
from crosstown.rules.kernel.limits import MAX_LENGTH, MAX_VEHICLES
from crosstown.rules.kernel.record_fields import CHANCE_FIELDS, CITY_FIELDS, GAME_FIELDS, GRAY, NONE


def plain_numbers(city: City) -> dict[str, Any]:
    """A city for the kernel in a page: its records in base64, and the names behind the numbers, in order."""
    low, high = city.players
    return {
        "id": city.id,
        "sha256": city.sha256,
        "record": in_base64(city_record(city)),
        "tables": {str(seats): in_base64(table_record(city, seats)) for seats in range(low, high + 1)},
        "kinds": tuple(city.kinds),
        "vehicles": tuple(city.vehicle),
        "places": tuple(city.place),
        "routes": tuple(city.route),
        "tickets": tuple(city.ticket),
        "symbols": city.souvenirs.symbols if city.souvenirs else (),
        "districts": tuple(district.number for district in city.districts),
        "start_places": city.souvenirs.start if city.souvenirs else (),
    }


def in_base64(data: bytes) -> str:
    """Bytes as a text, for JSON."""
    return base64.b64encode(data).decode()


def city_record(city: City) -> bytes:
    """The city's record."""
    return bytes(_written(city).tobytes())


def table_record(city: City, seats: int) -> bytes:
    """S1: a table of that many seats before anything is shuffled, to be copied for each game."""
    numbers = _written(city)
    game: Any = PlainRecord(GAME_FIELDS)  # Any: fields are made from a list of names
    game.seats = seats
    game.turns_left = game.claimed = NONE
    for name in ("market", "stack", "owner", "token", "spare", "ticket_ring", "ticket_by", "offer_seat"):
        setattr(game, name, [NONE] * len(getattr(game, name)))
    game.offer = [[NONE] * len(row) for row in game.offer]
    for seat in range(seats):
        game.pieces[seat] = numbers.pieces
        game.open[seat] = (1 << numbers.routes) - 1
    cards = [kind for kind in range(numbers.kinds) for _ in range(numbers.cards[kind])]
    game.stack[: len(cards)] = cards
    game.stack_size = len(cards)
    game.pool = numbers.cards
    game.ticket_ring[: numbers.tickets] = range(numbers.tickets)
    game.ticket_count = numbers.tickets
    chance = PlainRecord(CHANCE_FIELDS).tobytes()
    return chance + bytes(game.tobytes(len(chance)))


def _written(city: City) -> Any:
    record = PlainRecord(CITY_FIELDS)
    _write_cards(record, city)
    _write_places(record, city)
    _write_routes(record, city)
    _write_sets(record, city)
    _write_tickets(record, city)
    _write_souvenirs(record, city)
    return record


def _write_cards(record: Any, city: City) -> None:
    record.kinds = len(city.kinds)
    record.cards[: len(city.kinds)] = [city.wild_count, *city.colours.values()]
    record.hand = city.hand
    record.market = city.market
    record.wild_limit = city.wild_limit
    record.vehicles = len(city.vehicles)
    record.pieces[: len(city.vehicles)] = [vehicle.count for vehicle in city.vehicles]
    record.pieces_left = city.pieces_left
    record.both_from = city.both_from_players


def _write_places(record: Any, city: City) -> None:
    numbers = [district.number for district in city.districts]
    record.places = len(city.places)
    record.districts = len(city.districts)
    record.district = [NONE] * len(record.district)
    for at, place in enumerate(city.places):
        if place.district is not None:
            record.district[at] = numbers.index(place.district)
    record.district_points[: len(numbers)] = [district.points for district in city.districts]


def _write_routes(record: Any, city: City) -> None:
    places = list(city.place)
    colours = list(city.kinds)
    vehicles = list(city.vehicle)
    routes = list(city.routes)
    record.routes = len(city.routes)
    record.sister = [NONE] * len(record.sister)
    for at, route in enumerate(city.routes):
        record.route_a[at] = places.index(route.a)
        record.route_b[at] = places.index(route.b)
        record.length[at] = route.length
        record.colour[at] = colours.index(route.colour) if route.colour in city.colours else GRAY
        record.ferries[at] = route.ferries
        record.vehicle[at] = vehicles.index(route.vehicle)
        record.spaces[at] = city.spaces(route)
        record.points[at] = city.points_of(route)
        twin = city.twin(route)
        if twin is not None:
            record.sister[at] = routes.index(twin)
        record.touching[record.route_a[at]] |= 1 << at
        record.touching[record.route_b[at]] |= 1 << at


def _write_sets(record: Any, city: City) -> None:
    """C2, C3, C6: the sets of routes that so many cards or pieces are enough for."""
    for at, route in enumerate(city.routes):
        for length in range(route.length, MAX_LENGTH + 1):
            record.up_to_length[record.colour[at]][length] |= 1 << at
        for wilds in range(route.ferries, MAX_LENGTH + 1):
            record.up_to_ferries[wilds] |= 1 << at
        for vehicle in range(MAX_VEHICLES):
            fewest = record.spaces[at] if record.vehicle[at] == vehicle else 0
            for pieces in range(fewest, MAX_LENGTH + 1):
                record.up_to_pieces[vehicle][pieces] |= 1 << at


def _write_tickets(record: Any, city: City) -> None:
    places = list(city.place)
    record.tickets = len(city.tickets)
    for at, ticket in enumerate(city.tickets):
        record.ticket_a[at] = places.index(ticket.a)
        record.ticket_b[at] = places.index(ticket.b)
        record.ticket_points[at] = ticket.points
    record.deal = city.deal
    record.deal_keep = city.deal_keep
    record.draw = city.draw
    record.draw_keep = city.draw_keep


def _write_souvenirs(record: Any, city: City) -> None:
    souvenirs = city.souvenirs
    if souvenirs is None:
        return
    places = list(city.place)
    record.symbols = len(souvenirs.symbols)
    record.starts = len(souvenirs.start)
    record.start_place[: len(souvenirs.start)] = [places.index(place) for place in souvenirs.start]
    record.souvenir_points[: len(souvenirs.points)] = souvenirs.points
    for seats in range(city.players[0], city.players[1] + 1):
        record.stack_tokens[seats] = souvenirs.stack[seats]
        record.spare_tokens[seats] = souvenirs.placed[seats]
        record.placed_by[seats] = [seats - back for back in souvenirs.placed_by[seats]]
