"""The balance of a city: counted as from the records of the same games, whatever the pack and the workers."""

from __future__ import annotations

import json
import math
from dataclasses import replace

import pytest

from crosstown import City, Record, TextError
from crosstown.balance.balance_data import Balance, TableBalance
from crosstown.balance.measure_balance import default_seats, measure
from crosstown.cities import load_city
from crosstown.cities.checks.read_and_check import read_pack
from crosstown.simulation.intervals import Estimate
from crosstown.simulation.many_games import LOGGED_CHUNK as CHUNK
from crosstown.simulation.many_games import simulate
from tests.balance.balance_recount import Recount, recount
from tests.cli.run_command import TOYTOWN

GAMES = 30
TABLES = [
    ("london", 2, "random"),
    ("london", 4, "chaos"),
    ("berlin", 3, "random"),
    ("san-francisco", 2, "chaos"),
    ("san-francisco", 4, "random"),
]


def near(measured: Estimate, value: float) -> bool:
    return measured.low <= measured.value <= measured.high and math.isclose(
        measured.value, value, abs_tol=1e-9
    )


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: "-".join(map(str, table)))
def both(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[TableBalance, Recount]:
    name, seats, player = request.param
    city = load_city(name)
    path = tmp_path_factory.mktemp("games") / "games.jsonl"
    simulate(city, seats, (player,), GAMES, seed=5, records=path)
    table = measure(city, player, seats, GAMES, seed=5).table(seats)
    return table, recount(city, Record.load_all(path))


def test_length_and_endings(both: tuple[TableBalance, Recount]) -> None:
    table, slow = both
    assert near(table.length.plies, slow.plies / GAMES)
    assert near(table.length.turns, slow.turns.total() / GAMES / table.seats)
    assert table.length.rounds == dict(slow.rounds)
    assert near(table.length.last_round, slow.last_rounds / GAMES)
    assert near(table.ties, slow.ties / GAMES)
    for name, spent in table.length.spent.items():
        assert near(spent, slow.turns[name] / GAMES / table.seats)


def test_seats(both: tuple[TableBalance, Recount]) -> None:
    table, slow = both
    for one in table.each:
        assert near(one.wins, slow.wins[one.seat] / GAMES)
        assert one.scores == dict(slow.scores[one.seat])
        parts = one.routes.value + one.tickets.value + one.bonus.value
        assert parts == pytest.approx(one.score.value)
    assert sum(one.wins.value for one in table.each) == pytest.approx(1)
    left = sum(one.pieces_left.value for one in table.each)
    assert left == pytest.approx(slow.pieces.total() / GAMES)


def test_tickets(both: tuple[TableBalance, Recount]) -> None:
    table, slow = both
    for one in table.tickets:
        offered, kept, done = slow.offered[one.id], slow.kept[one.id], slow.done[one.id]
        assert near(one.offered, offered / GAMES)
        assert (one.kept.count, one.completed.count, one.wins.count) == (offered, kept, kept)
        if kept:
            points = slow.city.ticket[one.id].points
            assert near(one.kept, kept / offered)
            assert near(one.completed, done / kept)
            assert near(one.profit, points * (2 * done - kept) / kept)
            assert near(one.wins, slow.keeper_wins[one.id] / kept)
    assert slow.kept.total() == pytest.approx(GAMES * sum(one.kept.value for one in table.each))


def test_routes(both: tuple[TableBalance, Recount]) -> None:
    table, slow = both
    for one in table.routes:
        claimed = slow.claimed[one.id]
        assert near(one.claimed, claimed / GAMES)
        if claimed:
            assert near(one.wins, slow.claimer_wins[one.id] / claimed)
        assert (one.either is None) == (slow.city.route[one.id].double == 0)
        if one.either:
            assert one.either.value >= one.claimed.value


def test_colours_and_pieces(both: tuple[TableBalance, Recount]) -> None:
    table, slow = both
    for one in table.colours:
        routes = [route for route in slow.city.routes if route.colour == one.colour]
        assert (one.routes, one.spaces) == (len(routes), sum(route.length for route in routes))
        if one.paid is not None:
            assert near(one.paid, slow.paid[one.colour] / GAMES)
        if one.claimed is not None and one.filled is not None:
            assert near(one.claimed, sum(slow.claimed[route.id] for route in routes) / GAMES / len(routes))
            spaces = sum(slow.claimed[route.id] * route.length for route in routes)
            assert near(one.filled, spaces / GAMES / one.spaces)
    for vehicle in table.vehicles:
        left = slow.pieces[vehicle.id] / GAMES / table.seats
        assert near(vehicle.used, 1 - left / vehicle.count)
    points = sum(vehicle.points.value for vehicle in table.vehicles)
    assert points == pytest.approx(sum(one.routes.value for one in table.each) / table.seats)


def test_districts(both: tuple[TableBalance, Recount]) -> None:
    table, slow = both
    assert len(table.districts) == len(slow.city.districts)
    for one, district in zip(table.districts, slow.city.districts, strict=True):
        assert near(one.joined, slow.districts[district.points] / GAMES / table.seats)
        assert near(one.anyone, slow.district_games[district.points] / GAMES)


def test_souvenirs(both: tuple[TableBalance, Recount]) -> None:
    table, slow = both
    assert (table.souvenirs is None) == (slow.city.souvenirs is None)
    if table.souvenirs is None:
        return
    assert table.souvenirs.numbers == dict(slow.souvenirs)
    assert {one.place for one in table.souvenirs.stands} == set(slow.stood)
    for one in table.souvenirs.stands:
        assert near(one.stood, slow.stood[one.place] / GAMES)
        assert near(one.taken, slow.taken[one.place] / slow.stood[one.place])
        assert one.emptied.value <= one.touched.value


def test_progress_counts_the_games_of_all_tables() -> None:
    told: list[int] = []
    measure(load_city("london"), "random", (2, 4), CHUNK + 10, on_progress=told.append)
    assert told == [CHUNK, CHUNK + 10, 2 * CHUNK + 10, 2 * CHUNK + 20]


def pack(**changes: str) -> City:
    text = TOYTOWN.read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    return read_pack(text.encode(), "toytown.toml")


def test_sizes_of_tables_follow_the_pack() -> None:
    assert default_seats(load_city("london")) == (2, 4)
    assert default_seats(load_city(TOYTOWN)) == (2, 3)
    only_two = pack(**{"players = [2, 3]": "players = [2, 2]"})
    assert [table.seats for table in measure(only_two, "random", games=5).tables] == [2]


def test_a_single_game_can_be_measured() -> None:
    found = measure(load_city(TOYTOWN), "random", 2, games=1)
    data = json.loads(json.dumps(found.to_dict(), allow_nan=False))
    table = data["tables"][0]
    assert table["length"]["plies"]["low"] is None
    assert table["games"] == 1
    never = [one for one in table["tickets"] if one["completed"]["count"] == 0]
    assert never
    assert all(one["completed"]["value"] is None for one in never)


def test_a_city_made_in_memory_is_measured_as_it_is() -> None:
    city = load_city(TOYTOWN)
    tickets = tuple(replace(ticket, points=2 * ticket.points) for ticket in city.tickets)
    once, twice = (measure(one, "random", 2, 40) for one in (city, replace(city, tickets=tickets)))
    assert twice.table(2).tickets[0].profit.value == pytest.approx(2 * once.table(2).tickets[0].profit.value)


def test_what_cannot_be_measured() -> None:
    city = load_city(TOYTOWN)
    with pytest.raises(TextError, match="2 to 3 players, not 4"):
        measure(city, "random", (2, 4), 5)
    with pytest.raises(TextError, match="no player 'nobody'"):
        measure(city, "nobody", 2, 5)
    for games, workers in ((0, 1), (1, 0)):
        with pytest.raises(TextError, match="at least one"):
            measure(city, "random", 2, games, workers=workers)


def test_the_data_tells_what_was_measured() -> None:
    found: Balance = measure(load_city("berlin"), "random", 2, 10, seed=9)
    data = found.to_dict()
    assert data["city"]["provenance"] == "reconstruction"
    assert (data["player"], data["games"], data["seed"]) == ("random", 10, f"{9:032x}")
