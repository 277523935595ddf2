"""Nothing is lost, nothing is made, and the oracle agrees: at every ply of odd games."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from crosstown import Game
from tests.oracle.loaded_packs import judged
from tests.oracle.naive_players import PLAYERS
from tests.property.odd_choices import CITIES, TABLES, Chaos, finished, walk
from tests.property.oracle_lockstep import Lockstep
from tests.property.recount_pieces import recount

SEEDS = range(3)


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_nothing_is_lost_and_nothing_is_made(city: str, seats: int) -> None:
    for seed in SEEDS:
        for game in walk(city, seats, seed):
            recount(game)


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_the_oracle_has_the_same_position_and_the_same_moves(city: str, seats: int) -> None:
    for seed in SEEDS:
        chaos = Chaos(f"lockstep {city} {seats} {seed}")
        both = Lockstep(Game.new(city, seats, seed=seed))
        both.compare()
        while not both.game.over:
            both.play(str(chaos.choose(both.game)))
            both.compare()
        told = json.loads(both.game.record().to_json())["result"]
        assert told == both.table.result()


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("player", list(PLAYERS))
def test_the_oracles_own_players_lead_nowhere_else(city: str, player: str) -> None:
    """Among them the one that works towards a table where nobody can move."""
    rng = random.Random(f"{city} {player}")
    both = Lockstep(Game.new(city, 4, seed=rng.getrandbits(128)))
    while not both.game.over:
        both.play(PLAYERS[player](both.table, rng))
        both.compare()


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_the_oracle_accepts_our_records(city: str, seats: int) -> None:
    for seed in SEEDS:
        game = finished(city, seats, seed)
        assert judged(json.loads(game.record().to_json())) == []
        middle = Game.replay(game.record(), plies=game.ply // 2)
        assert judged(json.loads(middle.record().to_json())) == []


def test_odd_play_makes_rare_things_happen() -> None:
    """The games above are worth their time only if the rare rules happen in them."""
    seen: Counter[str] = Counter()
    for city, seats in TABLES:
        for seed in SEEDS:
            chaos = Chaos(f"lockstep {city} {seats} {seed}")
            game = Game.new(city, seats, seed=seed)
            while not game.over:
                seen["stack-empty"] += game.stack_size == 0
                seen["gap"] += None in game.market
                seen["three-wilds-stay"] += game.market.count("wild") >= 3
                seen["one-ticket"] += game.phase == "keep" and len(game.legal_moves) == 1
                seen["no-ticket"] += game.ticket_stack_size == 0
                move = chaos.choose(game)
                seen[move.kind] += 1
                seen["all-wild"] += move.kind == "claim" and not move.coloured
                seen["ferry"] += move.kind == "claim" and game.city.route[move.route].ferries > 0
                phase = game.phase
                for event in game.play(move):
                    seen[type(event).__name__] += 1
                one_card = phase == game.phase == "turn" and move.card not in ("", "wild")
                seen["first-card-only"] += one_card
    rare = [
        "stack-empty", "gap", "three-wilds-stay", "one-ticket", "no-ticket", "all-wild", "ferry",
        "first-card-only", "pass", "souvenir", "place", "Swept", "Shuffled", "GotSouvenir", "LastRound",
        "Ended",
    ]  # fmt: skip
    assert {name: seen[name] for name in rare if not seen[name]} == {}
