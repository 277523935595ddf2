"""What the store keeps, row by row. Times are milliseconds since 1970; secrets are kept as hashes only."""

from __future__ import annotations

from typing import Any

import msgspec


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """A guest: a name, and somewhere the hash of a token."""

    id: str
    name: str
    created: int


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table. What only the service understands (settings, seats) is one document in JSON.

    ``revision`` counts its changes and decides races: a row is saved only over the revision it was read at.
    ``due`` is when a server must look at the table at the latest, even if nobody has it open; ``turn`` is the
    seat that has to decide; ``host`` is who may give its seats away, seated or not.
    """

    id: str
    revision: int
    document: bytes
    state: str
    listed: bool
    people: tuple[str, ...]
    touched: int
    due: int | None = None
    turn: int | None = None
    host: str = ""


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """A game at a table, from its seed. ``base`` is the table's version when it began."""

    id: str
    table: str
    number: int
    base: int
    city: str
    sha256: str
    seed: str
    names: bytes
    began: int

    def __repr__(self) -> str:
        """Without the seed: what is printed ends up in logs, and the game may be going on."""
        return f"GameRow(id={self.id!r}, table={self.table!r}, number={self.number!r})"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """The same for those who print in colours."""
        return [("id", self.id), ("table", self.table), ("number", self.number)]


class PlyRow(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of a game's log: a move, or a take-back of the last so many (``undo 2``). Never changed.

    ``person`` and ``command`` say whose command it was, so that one sent twice is known even after a crash;
    both are empty where a computer player moved, and then ``cause`` says why.
    """

    game: str
    ply: int
    seat: int
    move: str
    at: int
    person: str = ""
    command: str = ""
    cause: str = ""


class ChatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something said at a table: a text, or the name of a reaction."""

    table: str
    number: int
    person: str
    seat: int
    kind: str
    text: str
    at: int
    command: str


class Loaded(msgspec.Struct, frozen=True, kw_only=True):
    """A table with its last game, all read at one moment."""

    table: TableRow
    game: GameRow | None
    plies: tuple[PlyRow, ...]
    chat: tuple[ChatRow, ...]
