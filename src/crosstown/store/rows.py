"""The rows of the database. Times are milliseconds since 1970; secrets are stored as hashes only.

Where a struct takes its fields by position, they are in the order of the query's columns.
"""

from __future__ import annotations

from typing import Any

import msgspec

UNTOUCHED = -1  # in place of a time: lists do not show that the table has changed


class PersonRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    created: int


class DeviceRow(msgspec.Struct, frozen=True):
    """A device on which a person is signed in, known by the hash of its token.

    ``seen`` is when it was last here, within an hour; ``label`` is a short description, such as a browser.
    """

    hash: str
    person: str
    created: int
    seen: int
    label: str


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table. ``document`` holds its settings and seats as JSON that only the service reads.

    ``revision`` counts changes and decides races: a row is saved only over the revision it was read at.
    ``due`` is when a server must look at the table, even if nobody has it open. ``turn`` is the seat to move.
    ``host`` may give seats away, seated or not. ``origin`` is written once.
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
    origin: str = ""


class GameRow(msgspec.Struct, frozen=True):
    """A game at a table. ``base`` is the table's version when the game began.

    ``deal`` is JSON that only the service reads: how people added to the seed. Empty if nobody did.
    """

    id: str
    table: str
    number: int
    base: int
    city: str
    sha256: str
    seed: str
    names: bytes
    began: int
    deal: bytes = b""

    def __repr__(self) -> str:
        """Leaves out the seed: what is printed ends up in logs, and the game may not be over."""
        return f"GameRow(id={self.id!r}, table={self.table!r}, number={self.number!r})"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return [("id", self.id), ("table", self.table), ("number", self.number)]


class PlyRow(msgspec.Struct, frozen=True):
    """An entry of a game's log, which never changes: a move, or a take-back such as ``undo 2``.

    ``person`` and ``command`` identify the command, so that one sent twice is recognised even after a crash.
    Both are empty for a computer player's move; then ``cause`` says why it moved.
    """

    game: str
    ply: int
    seat: int
    move: str
    at: int
    person: str = ""
    command: str = ""
    cause: str = ""


class ChatRow(msgspec.Struct, frozen=True):
    """A chat message: a text, or the name of a reaction."""

    table: str
    number: int
    person: str
    seat: int
    kind: str
    text: str
    at: int
    command: str


class PackRow(msgspec.Struct, frozen=True):
    """The pack of a city that a guest brought: its hash, its city's id and its text.

    ``person`` and ``origin`` brought it first. ``added`` is when somebody last did.
    """

    sha256: str
    city: str
    pack: str
    person: str
    origin: str
    added: int

    def __repr__(self) -> str:
        return f"PackRow(sha256={self.sha256!r}, city={self.city!r})"


class PackQuota(msgspec.Struct, frozen=True):
    """How many packs are kept of a person, of an origin, and in all.

    Since ``fresh_since`` packs without a table do not make room for others: their table may be opened now.
    """

    of_person: int
    of_origin: int
    of_all: int
    fresh_since: int


class LoadedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table with its last game, all read from one state of the database."""

    table: TableRow
    game: GameRow | None
    plies: tuple[PlyRow, ...]
    chat: tuple[ChatRow, ...]
