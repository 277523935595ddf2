"""Records replayed by Python and by the page: the same views and events, and honest games that leave them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from crosstown import City, Game, Record
from crosstown.errors import RecordError
from crosstown.game.events import redact
from crosstown.game.records.record_replay import begin, follow
from crosstown.webassembly.city_numbers import city_numbers
from tests.property.odd_choices import CITIES
from tests.webassembly.test_local_games import hash_of, views_of

GAMES = 2  # for each city and number of seats


def test_records_in_the_page(tmp_path: Path, run_page_tests: Callable[..., None]) -> None:
    branches = tmp_path / "branches.json"
    cities = [replayed_games(City.load(name)) for name in CITIES]
    run_page_tests("python-records", len(cities), branches=str(branches), cities=cities)
    check_branches(json.loads(branches.read_text()))


def replayed_games(city: City) -> dict[str, Any]:
    low, high = city.players
    games = [replayed_game(city, seats, number) for seats in range(low, high + 1) for number in range(GAMES)]
    return {"numbers": msgspec.to_builtins(city_numbers(city)), "games": games}


def replayed_game(city: City, seats: int, number: int) -> dict[str, Any]:
    """Most records come without a seed, as those from elsewhere do."""
    record = played_record(city, seats, number)
    if number:
        record = msgspec.structs.replace(record, seed=None, extra={"from": "elsewhere"})
    game = begin(record)
    views, told, held = [hash_of(views_of(game))], [], [hands_of(game)]
    for _, events in follow(game, record):
        seen = [[redact(event, seat) for event in events] for seat in (*range(seats), None)]
        told.append(hash_of([events, seen]))
        views.append(hash_of(views_of(game)))
        held.append(hands_of(game))
    damaged = damaged_records(record, Random(number)) if number == 1 else []
    return {
        "record": msgspec.to_builtins(record),
        "views": views,
        "events": told,
        "open": held,
        "damaged": damaged,
    }


def played_record(city: City, seats: int, number: int) -> Record:
    chance = Random(f"{city.id} {seats} {number}")
    game = Game.new(city, seats=seats, seed=chance.getrandbits(128))
    while not game.over:
        claims = [move for move in game.legal_moves if move.kind == "claim"]
        game.play(chance.choice(claims if claims and chance.random() < 0.5 else list(game.legal_moves)))
    return game.record()


def hands_of(game: Game) -> str:
    return hash_of([[game.hand(seat), game.tickets(seat)] for seat in range(game.seats)])


def damaged_records(record: Record, chance: Random) -> list[dict[str, Any]]:
    """Records with one mistake each, and where Python finds it."""
    plain = msgspec.to_builtins(record)
    ply = chance.randrange(10, len(plain["plies"]) - 1)
    drawn = next(at for at, one in enumerate(plain["plies"]) if at > 5 and one.get("card"))
    told = [
        damaged(plain, ply, {"move": "claim nowhere wild*9"}, "illegal-move"),
        damaged(plain, ply, {"seat": (plain["plies"][ply]["seat"] + 1) % len(plain["seats"])}, "wrong-seat"),
        damaged(plain, ply, {"legal": 99}, "wrong-legal"),
        damaged(plain, drawn, {"card": "no-such-card"}, "wrong-card"),
    ]
    result = json.loads(json.dumps(plain))
    result["result"]["seats"][0]["total"] += 1
    longer = json.loads(json.dumps(plain))
    longer["plies"].append({"seat": 0, "move": "draw"})
    deck = json.loads(json.dumps(plain))
    deck["start"]["deck"][0] = "no-such-card"
    told += [
        {"record": result, "code": "wrong-result", "ply": None},
        {"record": longer, "code": "ply-after-end", "ply": len(plain["plies"])},
        {"record": deck, "code": "record-start", "ply": None},
    ]
    for one in told:
        with pytest.raises(RecordError) as error:
            Game.replay(Record.from_json(json.dumps(one["record"])))
        assert one["ply"] is None or error.value.where == f"ply {one['ply']}"
    return told


def damaged(plain: dict[str, Any], ply: int, change: dict[str, Any], code: str) -> dict[str, Any]:
    copied = json.loads(json.dumps(plain))
    copied["plies"][ply] |= change
    return {"record": copied, "code": code, "ply": ply}


def check_branches(branches: list[dict[str, Any]]) -> None:
    """Each replays, and until it leaves its game the seat has seen the same."""
    assert len(branches) >= 100
    others = 0
    for told in branches:
        left, real = (Record.from_json(json.dumps(told[key])) for key in ("record", "of"))
        Game.replay(left)
        then, there = (Game.replay(one, told["ply"]) for one in (left, real))
        seat = told["seat"]
        assert then.view(seat).to_json() == there.view(seat).to_json()
        others += left.start != real.start
    assert others > len(branches) / 3, "another deal is hardly ever the same one"
