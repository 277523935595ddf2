"""The same seed and moves, by Python and by the page's own game: the same views, events and records."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from crosstown import City, Game
from crosstown.cities import city_names
from crosstown.game.events import redact
from crosstown.game.records.record import Seat
from crosstown.game.records.seeds import seed_from, seed_text
from crosstown.pages.make_city_files import cities_info
from crosstown.players import LEVELS, make_player
from crosstown.players.built_in_players import SEARCHERS
from crosstown.players.hints import Judge, find_hint, judge_moves
from crosstown.players.search_player import Budget, SearchPlayer
from crosstown.webassembly.city_numbers import city_numbers
from crosstown.webassembly.network_file import network_file
from tests.cli.run_command import TOYTOWN


def test_games_in_the_page(tmp_path: Path, run_page_tests: Callable[..., None]) -> None:
    """Toytown is there as a draft or a guest's city."""
    cities = [played_games(City.load(name)) for name in (*city_names(), str(TOYTOWN))]
    run_page_tests("python-games", len(cities), network=network_in(tmp_path), cities=cities)


def network_in(folder: Path) -> dict[str, Any]:
    """What the list of cities says of the network, with a file instead of an address."""
    path = folder / "network.bin"
    path.write_bytes(network_file())
    return {**msgspec.to_builtins(cities_info([]).network), "address": str(path)}


def played_games(city: City) -> dict[str, Any]:
    numbers = msgspec.to_builtins(city_numbers(city))
    low, high = city.players
    games = [played_game(city, seats) for seats in range(low, high + 1)]
    return {"numbers": numbers, "games": games}


def played_game(city: City, seats: int) -> dict[str, Any]:
    """A game by chance, in which claims are likelier than they are in the list."""
    seed, chance = 7_000_000 * seats, Random(f"{city.id} {seats}")
    seating = [Seat(name=f"Seat {seat}", player="human") for seat in range(seats)]
    game = Game.new(city, seats=seats, seed=seed, names=seating)
    views, told, choices, advice = [hash_of(views_of(game))], [], [], []
    while not game.over:
        if game.ply % 20 == seats:
            choices += [choice_of(level, game) for level in LEVELS]
            advice.append(advice_in(game))
        claims = [move for move in game.legal_moves if move.kind == "claim"]
        move = chance.choice(claims if claims and chance.random() < 0.4 else list(game.legal_moves))
        events = game.play(move)
        seen = [[redact(event, seat) for event in events] for seat in (*range(seats), None)]
        told.append(hash_of([events, seen]))
        views.append(hash_of(views_of(game)))
    return {
        "seed": seed_text(seed),
        "seating": msgspec.to_builtins(seating),
        "moves": [ply.move for ply in game.plies],
        "views": views,
        "events": told,
        "record": hash_of(game.record()),
        "choices": choices,
        "advice": advice,
    }


def choice_of(level: str, game: Game) -> dict[str, Any]:
    """What a computer player would do now."""
    assert game.turn is not None
    simulations = 100
    player = make_player(f"{level}:{simulations}" if level in SEARCHERS else level)
    view, seed = game.view(game.turn), seed_from(f"{level} {game.ply}")
    player.start(game.city, game.turn, game.seats, seed)
    move = str(player.choose(view, view.legal_moves))
    return {
        "ply": game.ply,
        "level": level,
        "simulations": simulations,
        "seed": seed_text(seed),
        "move": move,
    }


def advice_in(game: Game) -> dict[str, Any]:
    """What a person would be told now, with all numbers."""
    view, seed, simulations = game.view(game.turn), seed_from(f"advice {game.ply}"), 120
    hint = find_hint(SearchPlayer("hard", Budget(simulations)), view, seed)
    judgement = judge_moves(Judge(Budget(simulations)), view, seed)
    return {
        "ply": game.ply,
        "simulations": simulations,
        "seed": seed_text(seed),
        "hint": msgspec.to_builtins(hint),
        "judgement": msgspec.to_builtins(judgement),
    }


def views_of(game: Game) -> list[Any]:
    return [game.view(seat).data() for seat in (*range(game.seats), None)]


def hash_of(value: Any) -> str:
    """The same as in ``frontend/tests/support/hashes.ts``: of JSON with its keys in order."""
    return hashlib.sha256(msgspec.json.encode(value, order="sorted")).hexdigest()[:16]
