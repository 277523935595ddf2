"""What a view's data say of the board: closed routes and why, connected tickets, joined districts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from crosstown import Game
from crosstown.cities.city import City
from crosstown.game.reasons import REASONS
from crosstown.game.view_data import ViewData
from tests.property.odd_choices import TABLES, some_positions

CLOSED = {"own-double", "double-closed", "too-few-pieces"}


def positions(city: str, seats: int) -> Iterator[Game]:
    yield Game.new(city, seats, seed=11)
    yield from some_positions(city, seats, 11, 12)


def seen_by_all(game: Game) -> dict[int | None, ViewData]:
    return {seat: game.view(seat).data() for seat in (*range(game.seats), None)}


def closed_by_hand(city: City, data: ViewData) -> dict[str, str]:
    """The same by the rules' text (C3, C5), from what everyone sees."""
    closed = {}
    for route in city.routes:
        if route.id in data.owners:
            continue
        twin = f"{route.a}--{route.b}:{3 - route.double}" if route.double else ""
        owner = data.owners.get(twin)
        vehicle = city.vehicle[route.vehicle]
        needed = route.length if vehicle.per_space else 1
        if owner is not None and owner == data.seat:
            closed[route.id] = "own-double"
        elif owner is not None and len(data.seats) < city.both_from_players:
            closed[route.id] = "double-closed"
        elif data.seat is not None and data.seats[data.seat].pieces[vehicle.id] < needed:
            closed[route.id] = "too-few-pieces"
    return closed


def reached(city: City, data: ViewData, seat: int, place: str) -> set[str]:
    """All places that a seat has connected with one."""
    found, waiting = {place}, [place]
    while waiting:
        here = waiting.pop()
        for route in city.routes:
            if data.owners.get(route.id) == seat and here in (route.a, route.b):
                there = route.b if here == route.a else route.a
                if there not in found:
                    found.add(there)
                    waiting.append(there)
    return found


def test_its_codes_are_those_of_refusals() -> None:
    assert {reason.code for reason in REASONS.values()} >= CLOSED


def test_routes_that_are_closed_say_why() -> None:
    seen: set[str] = set()
    for city, seats in TABLES:
        for game in positions(city, seats):
            for data in seen_by_all(game).values():
                assert data.closed == closed_by_hand(game.city, data)
                seen |= {*data.closed.values()}
    assert seen == CLOSED, "each of the reasons has come up"


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_every_route_is_claimed_open_or_closed(city: str, seats: int) -> None:
    for game in positions(city, seats):
        for seat in range(seats):
            view = game.view(seat)
            parts = [*view.owners, *view.closed, *view.open_routes(seat)]
            assert sorted(parts) == sorted(game.city.route)


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_claiming_a_closed_route_is_refused_for_that_reason(city: str, seats: int) -> None:
    for game in positions(city, seats):
        if game.phase != "turn":
            continue
        for route, code in game.view(game.turn).closed.items():
            refusal = game.why_not(f"claim {route} wild*{game.city.route[route].length}")
            assert refusal is not None
            assert refusal.code == code


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_a_spectator_sees_what_is_closed_to_everybody(city: str, seats: int) -> None:
    for game in positions(city, seats):
        closed = game.view(None).closed
        assert {*closed.values()} <= {"double-closed"}
        for seat in range(seats):
            assert closed.keys() <= game.view(seat).closed.keys()


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_connected_tickets_are_done(city: str, seats: int) -> None:
    for game in positions(city, seats):
        for seat, data in seen_by_all(game).items():
            if seat is None:
                assert data.done == ()
                continue
            tickets = [game.city.ticket[name] for name in game.tickets(seat)]
            done = [one.id for one in tickets if one.b in reached(game.city, data, seat, one.a)]
            assert list(data.done) == done


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_joined_districts_lie_open(city: str, seats: int) -> None:
    for game in positions(city, seats):
        for data in seen_by_all(game).values():
            for seat, told in enumerate(data.seats):
                assert list(told.districts) == joined_by_hand(game.city, data, seat)


def joined_by_hand(city: City, data: ViewData, seat: int) -> list[int]:
    joined = []
    for district in city.districts:
        places = {place.id for place in city.places if place.district == district.number}
        if places <= reached(city, data, seat, min(places)):
            joined.append(district.number)
    return joined


def test_some_tickets_are_done_and_some_districts_joined() -> None:
    """So that the tests above have something to compare."""
    seen = [data for game in positions("london", 2) for data in seen_by_all(game).values()]
    assert any(data.done for data in seen)
    assert any(told.districts for data in seen for told in data.seats)
