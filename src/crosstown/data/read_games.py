"""Reads games back from Parquet, as records."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np

from crosstown.cities.city import City
from crosstown.cities.load import editions, load_edition
from crosstown.data.replay_moves import log_games
from crosstown.data.table_columns import pa, pq
from crosstown.encoding import ActionTable
from crosstown.errors import RecordError
from crosstown.files import system_reason
from crosstown.game.records.record import Record, Seat
from crosstown.game.records.seeds import read_seed_text
from crosstown.rules.kernel.state import fields
from crosstown.simulation.batch_records import record_of

AT_A_TIME = 200  # games: the kernel's log of one takes 30 KB
_COLUMNS = ["game", "city", "pack", "seed", "players", "names", "actions", "record"]


def read_records(path: str | Path, city: City | None = None) -> Iterator[Record]:
    """The records of a folder of Parquet files, or of one ``games.parquet``, one after the other.

    Games that were simulated are played again by the rules, move by move. For a city that is not built in,
    give the city too.
    """
    path = Path(path)
    path = path / "games.parquet" if path.is_dir() else path
    for rows in _batches(path):
        for _, group in groupby(rows, _table_of):
            games = list(group)
            if games[0]["record"] is None:
                yield from _replayed(games, city, str(path))
            else:
                for game in games:
                    yield Record.from_json(game["record"], f"{path}: game {game['game']}")


def _batches(path: Path) -> Iterator[list[dict[str, Any]]]:
    try:
        with pq.ParquetFile(path) as file:
            for batch in file.iter_batches(AT_A_TIME, columns=_COLUMNS):
                yield batch.to_pylist()
    except (OSError, KeyError, pa.ArrowInvalid) as error:
        reason = system_reason(error) if isinstance(error, OSError) else str(error).splitlines()[0]
        raise RecordError(
            "record-unreadable", f"cannot read the file: {reason}", offender=str(path), where=str(path)
        ) from None


def _table_of(game: dict[str, Any]) -> tuple[Any, ...]:
    """What games that can be replayed together have in common."""
    return game["record"] is None, game["city"], game["pack"], game["players"], game["names"]


def _replayed(games: list[dict[str, Any]], city: City | None, path: str) -> Iterator[Record]:
    one = games[0]
    board = _find_city(one, city, path)
    seats = tuple(
        Seat(name=name, player=kind) for name, kind in zip(one["names"], one["players"], strict=True)
    )
    seeds = [read_seed_text(game["seed"]) for game in games]
    actions = np.array([action for game in games for action in game["actions"]], np.int64)
    moves = ActionTable.of(board).moves
    ends = np.cumsum([len(game["actions"]) for game in games])
    known = (actions >= 0) & (actions < len(moves))
    logs, finals, good = log_games(board, len(seats), seeds, ends, moves[np.where(known, actions, 0)])
    if not known.all():
        good = min(good, int(np.searchsorted(ends, int(known.argmin()), side="right")))
    for at in range(good):
        yield record_of(board, seats, seeds[at], fields(logs, at), finals[at : at + 1])
    if good < len(games):
        raise RecordError(
            "record-illegal",
            "an action of this game is not legal where it is played",
            offender=str(games[good]["game"]),
            where=f"{path}: game {games[good]['game']}",
        )


def _find_city(game: dict[str, Any], city: City | None, path: str) -> City:
    name = game["city"]
    if city is not None and city.id == name:
        found = city
    elif next(editions(name), None) is None:
        message = f"the games are of {name!r}, which is not built in: give its city as well"
        raise RecordError("record-city", message, offender=name, where=path)
    else:
        found = load_edition(name, game["pack"])
    if found.sha256 != game["pack"]:
        message = f"the games were played with another edition of {found.name}: its pack has another hash"
        raise RecordError("record-pack", message, offender=game["pack"], where=path)
    return found
