"""Played games as batches of rows for the tables. It runs on the workers, so batches can be sent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from crosstown.cities.city import City
from crosstown.data.replay_moves import encode_plies
from crosstown.data.table_columns import pa, schema_of
from crosstown.encoding import ActionTable, ObservationLayout, action_mask, encode
from crosstown.encoding.encode_view import MASKED, OBSERVED
from crosstown.errors import DataError
from crosstown.game.position import ENDINGS
from crosstown.game.records.record import Record
from crosstown.game.records.record_replay import begin, follow
from crosstown.game.records.seeds import seed_text
from crosstown.rules.kernel.state import Array
from crosstown.simulation.kernel_batch import MAX_PLIES
from crosstown.simulation.play_game import seat_names
from crosstown.simulation.played_games import PlayedGames, RecordedGames

Batches = dict[str, Any]
"""Rows by the name of their table. Games are numbered from 0 in each batch."""


@dataclass(frozen=True)
class GamesToRows:
    """Makes batches of games: always of games and results, and of plies and views where wanted."""

    plies: bool = False
    views: bool = False

    def __call__(self, games: PlayedGames | RecordedGames) -> Batches:
        if isinstance(games, PlayedGames):
            return self._pack_played(games)
        return self._pack_records(games)

    def _pack_played(self, games: PlayedGames) -> Batches:
        """Games of the kernel, column by column."""
        city, results, seats = games.city, games.results, len(games.players)
        counts = np.minimum(games.logs["plies"], MAX_PLIES).astype(np.int64)
        if (counts < games.logs["plies"]).any():
            raise RuntimeError(f"a game of {city.id} is too long for its log")
        played = np.arange(int(counts.max())) < counts[:, None]
        movers, moves, legal = (
            games.logs[name][:, : played.shape[1]][played] for name in ("seat", "move", "legal")
        )
        actions = _actions_of(city, moves)
        first = results["place"][:, :seats] == 1
        winners = first.sum(axis=1)
        total = len(games.seeds)
        names = [seat.name for seat in seat_names(games.players)]
        found = {
            "games": _batch(
                "games",
                np.arange(total),
                pa.repeat(city.id, total),
                pa.repeat(city.sha256, total),
                [seed_text(seed) for seed in games.seeds],
                np.full(total, seats, np.int8),
                _lists(pa.array(list(games.players) * total), np.full(total, seats)),
                _lists(pa.array(names * total), np.full(total, seats)),
                counts,
                pa.array(list(ENDINGS.values())).take(np.searchsorted(list(ENDINGS), results["reason"])),
                pa.array(first.argmax(axis=1).astype(np.int8), mask=winners > 1),
                winners,
                _lists(pa.array(actions), counts),
                pa.nulls(total, pa.string()),
            ),
            "results": _batch(
                "results",
                np.repeat(np.arange(total), seats),
                np.tile(np.arange(seats), total),
                pa.array(list(games.players) * total),
                results["place"][:, :seats].ravel(),
                (first / winners[:, None]).ravel(),
                *(
                    results[name][:, :seats].ravel()
                    for name in ("total", "routes", "tickets", "bonus", "kept", "completed")
                ),
            ),
        }
        if self.plies:
            views: Sequence[Array] = ()
            if self.views:
                views = encode_plies(city, seats, games.seeds, counts.cumsum(), moves)
            found["plies"] = _plies(city, counts, movers, actions, legal, views)
        return found

    def _pack_records(self, games: RecordedGames) -> Batches:
        """Records, one after the other. They are replayed by the rules, for their actions."""
        rows: list[tuple[Any, ...]] = []
        results: list[tuple[Any, ...]] = []
        replayed: list[_Replayed] = []
        for number, record in enumerate(games.records):
            played = _Replayed(record, games.city, self.views)
            replayed.append(played)
            rows.append(_game_row(number, record, played.actions))
            results += _result_rows(number, record)
        found = {
            "games": _batch("games", *_transposed(rows, 13)),
            "results": _batch("results", *_transposed(results, 11)),
        }
        if self.plies:
            views: Sequence[Array] = ()
            if self.views:
                views = tuple(_stacked([one.views[at] for one in replayed]) for at in (0, 1))
            seats, actions, legal = (
                np.array([number for one in replayed for number in getattr(one, name)], np.int16)
                for name in ("seats", "actions", "legal")
            )
            counts = np.array([len(one.actions) for one in replayed], np.int64)
            found["plies"] = _plies(games.city, counts, seats, actions, legal, views)
        return found


def _stacked(views: list[Array]) -> Array:
    if len({view.shape[1] for view in views}) > 1:
        message = "views of tables with different numbers of seats cannot lie in one file"
        raise DataError("views-differ", message)
    return np.concatenate(views)


class _Replayed:
    """The plies of a record as numbers."""

    def __init__(self, record: Record, city: City, views: bool) -> None:
        table = ActionTable.of(city)
        game = begin(record, city)
        self.seats = [ply.seat for ply in record.plies]
        self.actions: list[int] = []
        self.legal: list[int] = []
        plies = len(record.plies) if views else 0
        layout = ObservationLayout.of(city, len(record.seats))
        self.views = np.empty((plies, layout.size), OBSERVED), np.empty((plies, len(table)), MASKED)
        steps = follow(game, record)
        for number, ply in enumerate(record.plies):
            self.actions.append(table.index(ply.move, game.offered(ply.seat)))
            self.legal.append(len(game.legal_moves))
            if views:
                view = game.view(ply.seat)
                encode(view, self.views[0][number])
                action_mask(view, self.views[1][number])
            next(steps)
        next(steps, None)  # checks the end


def _game_row(number: int, record: Record, actions: list[int]) -> tuple[Any, ...]:
    result = record.result
    first = [] if result is None else [seat for seat, place in enumerate(result.ranking) if place == 1]
    return (
        number,
        record.city.id,
        record.city.sha256,
        record.seed,
        len(record.seats),
        [seat.player for seat in record.seats],
        [seat.name for seat in record.seats],
        len(record.plies),
        None if result is None else result.reason,
        first[0] if len(first) == 1 else None,
        len(first),
        actions,
        record.to_json().decode(),
    )


def _result_rows(number: int, record: Record) -> Iterable[tuple[Any, ...]]:
    if record.result is None:
        return
    ranking = record.result.ranking
    for seat, (one, place) in enumerate(zip(record.result.seats, ranking, strict=True)):
        win = 1 / ranking.count(1) if place == 1 else 0.0
        tickets = sum(points for _, points in one.tickets)
        yield (
            number, seat, record.seats[seat].player, place, win, one.total, one.routes, tickets,
            one.total - one.routes - tickets, len(one.tickets), one.completed,
        )  # fmt: skip


def _plies(
    city: City, counts: Array, seats: Array, actions: Array, legal: Array, views: Sequence[Array] = ()
) -> Any:
    starts = np.repeat(counts.cumsum() - counts, counts)
    texts = pa.DictionaryArray.from_arrays(pa.array(actions, pa.int32()), _texts(city))
    columns = (
        np.repeat(np.arange(len(counts)), counts),
        np.arange(len(actions)) - starts,
        seats,
        actions,
        texts.cast(pa.string()),
        legal,
        *(pa.FixedSizeListArray.from_arrays(pa.array(view.ravel()), view.shape[1]) for view in views),
    )
    sizes = (views[0].shape[1], views[1].shape[1]) if views else None
    return _batch("plies", *columns, sizes=sizes)


def _batch(table: str, *columns: Any, sizes: tuple[int, int] | None = None) -> Any:
    schema = schema_of(table, sizes)
    arrays = [
        column if isinstance(column, pa.Array) and column.type == field.type else _array(column, field.type)
        for column, field in zip(columns, schema, strict=True)
    ]
    return pa.RecordBatch.from_arrays(arrays, schema=schema)


def _array(column: Any, kind: Any) -> Any:
    if isinstance(column, pa.Array):
        return column.cast(kind)
    return pa.array(column, type=kind) if isinstance(column, list) else pa.array(column).cast(kind)


def _lists(values: Any, counts: Array) -> Any:
    offsets = np.concatenate([[0], counts.cumsum()]).astype(np.int32)
    return pa.ListArray.from_arrays(pa.array(offsets), values)


def _transposed(rows: list[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [[row[at] for row in rows] for at in range(width)]


@lru_cache(maxsize=16)
def _sorted_moves(city: City) -> tuple[Array, Array]:
    moves = ActionTable.of(city).moves
    order = np.argsort(moves)
    return moves[order], order.astype(np.int16)


def _actions_of(city: City, moves: Array) -> Array:
    ordered, order = _sorted_moves(city)
    return order[np.searchsorted(ordered, moves)]


@lru_cache(maxsize=16)
def _texts(city: City) -> Any:
    return pa.array(ActionTable.of(city).texts)
