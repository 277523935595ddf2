"""The tables: their columns, with types and meanings. The page on data lists them, and a test compares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from crosstown.errors import DataError

try:
    import pyarrow as pa
    import pyarrow.compute as pc
    import pyarrow.parquet as pq
except ImportError:
    raise DataError("needs-data", "Parquet needs pyarrow: pip install 'crosstown-game[data]'") from None

__all__ = ["GAMES", "PLIES", "RESULTS", "TABLES", "VIEWS", "Column", "pa", "pc", "pq", "schema_of"]


@dataclass(frozen=True)
class Column:
    name: str
    type: Any
    meaning: str


_GAME = Column("game", pa.int64(), "the game's number in the file, from 0")

GAMES = (
    _GAME,
    Column("city", pa.string(), "the city's id"),
    Column("pack", pa.string(), "SHA-256 of the city's pack"),
    Column("seed", pa.string(), "the seed, 32 hexadecimal digits; null where a record has none"),
    Column("seats", pa.int8(), "how many sat at the table"),
    Column("players", pa.list_(pa.string()), "the player at each seat, such as `medium`"),
    Column("names", pa.list_(pa.string()), "the name at each seat"),
    Column("plies", pa.int32(), "how many decisions were made"),
    Column("ending", pa.string(), "`last-round` or `no-moves`; null where the game is not over"),
    Column("winner", pa.int8(), "the seat that won; null where the win was shared or the game is not over"),
    Column("winners", pa.int8(), "how many share the first place"),
    Column("actions", pa.list_(pa.int16()), "every move, as an index in the city's table of actions"),
    Column("record", pa.string(), "the record as JSON; null where it follows from seed, names and actions"),
)

RESULTS = (
    _GAME,
    Column("seat", pa.int8(), "the seat, from 0, which begins"),
    Column("player", pa.string(), "who played it"),
    Column("place", pa.int8(), "1 for the winner; seats that are equal share a place"),
    Column("win", pa.float64(), "the share of the win: 1, 0, or a part of a shared one"),
    Column("total", pa.int16(), "points in all"),
    Column("routes", pa.int16(), "points for routes"),
    Column("tickets", pa.int16(), "points for tickets, less those for tickets that were not completed"),
    Column("bonus", pa.int16(), "points for districts and souvenirs"),
    Column("kept", pa.int8(), "tickets that the seat kept"),
    Column("completed", pa.int8(), "how many of them it completed"),
)

PLIES = (
    _GAME,
    Column("ply", pa.int32(), "the number of the decision in its game, from 0"),
    Column("seat", pa.int8(), "whose decision it was"),
    Column("action", pa.int16(), "the move, as an index in the city's table of actions"),
    Column("move", pa.string(), "the action's text; a `keep` counts the offered tickets from 1"),
    Column("legal", pa.int16(), "how many moves were legal"),
)

VIEWS = (
    Column("observation", pa.int16(), "what the seat could see before it moved, encoded"),
    Column("mask", pa.int8(), "1 for each action that was legal"),
)

TABLES = {"games": GAMES, "results": RESULTS, "plies": PLIES}


def schema_of(table: str, sizes: tuple[int, int] | None = None) -> Any:
    """A table's Arrow schema; ``sizes`` are those of observations and masks, where plies have them."""
    found = [pa.field(column.name, column.type) for column in TABLES[table]]
    for column, size in zip(VIEWS, sizes or (), strict=False):
        found.append(pa.field(column.name, pa.list_(column.type, size)))
    return pa.schema(found)
