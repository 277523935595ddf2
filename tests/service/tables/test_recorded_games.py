"""Games as a client sees them, for the front end's own tests: it must replay them without knowing any rules.

The file is written by ``python -m tests.service.tables.test_recorded_games``.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from crosstown.cities.load import load_city
from crosstown.game.game import Game
from crosstown.game.records.record import Seat
from crosstown.game.view_changes import Before
from crosstown.service.tables.live_game import REPLAYED, LiveGame, replay
from crosstown.service.tables.subscribers import table_messages
from crosstown.store.rows import GameRow, LoadedTable
from tests.store.row_factory import table

FILE = Path(__file__).parents[3] / "frontend" / "tests" / "support" / "recorded-games.json"
STEPS = 8  # of the end of each game
EYES = 0


def recorded_games() -> bytes:
    """The ends of three games: what a seat saw after each step, and the steps as one who missed them."""
    games = [recorded_game(city) for city in ("london", "san-francisco", "berlin")]
    return b"[\n" + b",\n".join(map(in_lines, games)) + b"\n]\n"


def in_lines(game: dict[str, Any]) -> bytes:
    """A game as JSON, with a line for each view and each step."""
    encode = msgspec.json.encode
    views, missed = (b",\n".join(map(encode, game[name])) for name in ("views", "missed"))
    head = encode({"city": game["city"], "seat": game["seat"]}).removesuffix(b"}")
    return head + b',"views":[\n' + views + b'\n],"missed":[\n' + missed + b"\n]}"


def recorded_game(city: str) -> dict[str, Any]:
    live, chance = new_game(city), Random(5)
    views = [open_part(live.position)]
    while not live.position.over:
        seat = live.position.turn
        assert seat is not None
        claims = [move for move in live.position.legal_moves if move.kind == "claim"]
        move = chance.choice(claims if claims and chance.random() < 0.6 else live.position.legal_moves)
        ply = live.try_move(seat, str(move))
        live.apply(ply, live.row_for(ply, at=0))
        views.append(open_part(live.position))
    missed = table_messages.steps_since(live, live.version - STEPS, EYES)
    return {"city": city, "seat": EYES, "views": views[-STEPS - 1 :], "missed": missed}


def new_game(city: str) -> LiveGame:
    names = tuple(Seat(name=name, player="human") for name in ("Ada", "Bo", "Cy"))
    row = GameRow(
        id="game", table="table", number=1, base=0, city=city, sha256=load_city(city).sha256,
        seed="1" * 32, names=msgspec.json.encode(names), began=0,
    )  # fmt: skip
    return LiveGame(row)


def open_part(game: Game) -> dict[str, Any]:
    """The part of a view that a step can change and everyone may know."""
    view = msgspec.to_builtins(game.view(EYES).data())
    return {name: view[name] for name in Before.__struct_fields__}


def test_the_recorded_games_are_those_of_the_server() -> None:
    assert FILE.read_bytes() == recorded_games(), f"write it anew: python -m {__name__}"


def test_only_the_latest_steps_can_be_replayed_and_a_restart_forgets_none() -> None:
    live, chance, rows = new_game("london"), Random(5), []
    while not live.position.over:
        ply = live.try_move(live.position.turn or 0, str(chance.choice(live.position.legal_moves)))
        rows.append(live.row_for(ply, at=0))
        live.apply(ply, rows[-1])
    told = table_messages.steps_since(live, 0, None)
    assert [step.before is not None for step in told] == [
        step.version > live.version - REPLAYED for step in told
    ]
    restarted = replay(LoadedTable(table=table(), game=live.row, plies=tuple(rows), chat=()))
    assert table_messages.steps_since(restarted, 0, None) == told


if __name__ == "__main__":
    FILE.write_bytes(recorded_games())
