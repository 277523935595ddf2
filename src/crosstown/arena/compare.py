"""Comparing players from Python: one call that plays an arena and returns its report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from crosstown.arena.report_data import ArenaReport, report
from crosstown.arena.schedule import PATIENCE, make_plan, round_robin
from crosstown.arena.tournament import Tournament
from crosstown.cities.city import City
from crosstown.cities.load import load_city
from crosstown.errors import TextError
from crosstown.game.game import check_seats
from crosstown.players.player_registry import PlayerRegistry, read_code
from crosstown.simulation.chunk_work import GamesWriter


def run_arena(
    players: Sequence[str],
    *,
    city: str | Path | City = "london",
    seats: int = 2,
    games: int = 1000,
    seed: int | str = 1,
    tables: Sequence[Sequence[str]] = (),
    code: Sequence[str | Path] = (),
    workers: int | None = None,
    on: str = "local",
    patience: float = PATIENCE,
    records: Path | None = None,
    writers: Sequence[GamesWriter] = (),
    journal: Path | None = None,
    fresh: bool = False,
    on_progress: Callable[[int], None] = lambda games: None,
) -> ArenaReport:
    """Lets every player play against every other, and returns the report, dicts and lists that JSON can hold.

    >>> from crosstown.arena import run_arena
    >>> report = run_arena(["medium", "random"], games=20, workers=1)
    >>> report["tables"][0]["results"][0]["wins"]["mean"]
    1.0

    ``players`` are names such as ``"hard"``. Players of your own are in Python files: with
    ``code=["my_bots.py"]`` its class ``LongestFirst`` is ``"longest-first"``, and ``code=[__file__]`` means
    the script itself. At a table of more than two ``seats`` one of the first player plays against several of
    the second. ``tables`` are further tables, named seat by seat. Each plays at least ``games`` games; every
    deal is played in all its seatings.

    ``on`` says where the workers run: ``"local"``, ``"ray"``, or the address of a Ray cluster.
    ``writers`` write the games, such as `crosstown.data.ParquetWriter`.

    A player that thinks longer than ``patience`` seconds has made a fault. Stopped and called again with the
    same arguments, the arena goes on where it stopped, unless it is to start ``fresh``: it keeps a
    ``journal``, in the user's cache unless you name a file. Call it under
    ``if __name__ == "__main__":``, because it starts processes.
    """
    for name in players:
        if not isinstance(name, str):
            message = "players are names; put a class of your own into a file, and the file into code"
            raise TextError("bad-players", message, offender=repr(name)[:40])
    board = load_city(city)
    registry = PlayerRegistry(read_code(path) for path in code)
    wanted = [*round_robin(players, check_seats(board, seats)), *map(tuple, tables)]
    plan = make_plan(
        board, wanted, games, seed, registry, patience=patience, logged=records is not None or bool(writers)
    )
    tournament = Tournament(plan, journal, fresh=fresh)
    return report(tournament.run(workers, records, on_progress, on=on, writers=writers))
