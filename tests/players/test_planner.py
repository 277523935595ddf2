"""The planner's ways and plans: cheapest, whole, and within pieces and time."""

from __future__ import annotations

from typing import Any

import pytest

from crosstown import Game
from crosstown.cities import city_names, load_city
from crosstown.cities.kernel_city import compile_city
from crosstown.players.built_in_players import make_player
from crosstown.players.engine.planning import cheapest_paths, route_plan
from crosstown.players.engine.planning.planner_weights import new_memories
from crosstown.rules.kernel.compiler import entry, whole
from crosstown.rules.kernel.state import NONE, Array, fields


@entry
def spread_at(cities: Any, memories: Any, source: int, free: int, usable: int) -> None:
    cheapest_paths.spread(cities[0], memories[0].work, source, whole(NONE), free, usable)


@entry
def plan_at(cities: Any, games: Any, seat: int, memories: Any) -> None:
    route_plan.make_plan(
        cities[0], games[0], seat, memories[0].weights, whole(0), memories[0].plan, memories[0].work
    )


def relaxed(city: Any, cost: list[int], source: int, free: int, usable: int) -> list[int]:
    """All distances the slow way: relax every route until nothing changes."""
    far = [cheapest_paths.FAR] * int(city.places)
    far[source] = 0
    changed = True
    while changed:
        changed = False
        for route in range(int(city.routes)):
            if usable >> route & 1:
                step = 0 if free >> route & 1 else cost[route]
                a, b = int(city.route_a[route]), int(city.route_b[route])
                for here, there in ((a, b), (b, a)):
                    if far[here] + step < far[there]:
                        far[there] = far[here] + step
                        changed = True
    return far


def middle_games(city: str, seats: int) -> list[Game]:
    found = []
    for seed in range(6):
        game = Game.new(city, seats, seed)
        players = [make_player("medium") for _ in range(seats)]
        for seat, player in enumerate(players):
            player.start(game.city, seat, seats, seed)
        while game.turn is not None:
            view = game.view(game.turn)
            game.play(players[game.turn].choose(view, view.legal_moves))
            if game.ply % 9 == 0 and game.turn is not None:
                found.append(game.copy())
    return found


@pytest.mark.parametrize("city", city_names())
def test_the_cheapest_ways_are_those_found_the_slow_way(city: str) -> None:
    cities = compile_city(load_city(city))
    memories = new_memories(("medium",))
    city_now = fields(cities)
    all_routes = (1 << int(city_now.routes)) - 1
    for number in range(60):
        cost = [1 + (route * 7919 + number * 104729) % 37 for route in range(int(city_now.routes))]
        fields(memories).work.cost[: len(cost)] = cost
        usable = all_routes & ~(0x5A5A5 << number % 40)
        free = usable & (0x11111 << number % 13)
        source = number % int(city_now.places)
        spread_at(cities, memories, source, free, usable)
        found = fields(memories).work.distance[: int(city_now.places)].tolist()
        assert found == relaxed(city_now, cost, source, free, usable)


@pytest.mark.parametrize("city", city_names())
@pytest.mark.parametrize("seats", [2, 4])
def test_a_plan_joins_its_tickets_with_routes_and_pieces_that_the_seat_can_have(
    city: str, seats: int
) -> None:
    planned = 0
    for game in middle_games(city, seats):
        cities: Array = game._cities
        now = fields(cities)
        for seat in range(seats):
            memories = new_memories(("medium",))
            plan_at(cities, game.view(seat)._games, seat, memories)
            memory = fields(memories)
            wanted = int(memory.plan.wanted)
            owners = game._now.owner.tolist()
            owned = sum(1 << at for at in range(int(now.routes)) if owners[at] == seat)
            assert wanted & ~int(game._now.open[seat]) == 0
            for vehicle in range(int(now.vehicles)):
                spaces = [
                    int(now.spaces[at])
                    for at in range(int(now.routes))
                    if wanted >> at & 1 and now.vehicle[at] == vehicle
                ]
                assert sum(spaces) <= game._now.pieces[seat, vehicle]
            for goal in range(int(memory.plan.goals)):
                ticket = int(memory.work.goal[goal])
                a, b = int(now.ticket_a[ticket]), int(now.ticket_b[ticket])
                assert relaxed(now, [1] * 64, a, owned | wanted, owned | wanted)[b] == 0
                planned += 1
    assert planned > 10


def test_tickets_that_share_their_way_are_planned_together() -> None:
    """Two tickets along one line cost hardly more than the longer of them."""
    game = Game.new("london", 2, seed=1)
    cities = game._cities
    city = game.city
    tickets = list(city.ticket)
    offered = [tickets.index("british-museum--st-pauls"), tickets.index("hyde-park--st-pauls")]
    game._now.offer[0, :2] = offered
    game._now.offer_kept[0] = 3
    memories = new_memories(("style-path",))
    plan_at(cities, game._games, 0, memories)
    memory = fields(memories)
    shared = int(memory.work.path[0]) & int(memory.work.path[1])
    both = int(memory.work.path[0]) | int(memory.work.path[1])
    lengths = [city.routes[at].length for at in range(len(city.routes)) if both >> at & 1]
    assert int(memory.plan.goals) == 2
    assert sum(lengths) <= 8
    assert shared != 0
