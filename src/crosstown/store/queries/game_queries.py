"""The SQL of games, their plies, and the records of finished games."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from msgspec.structs import astuple

from crosstown.errors import StoreError
from crosstown.store.databases.connection import Connection
from crosstown.store.queries.table_queries import add_table, save_table
from crosstown.store.rows import GameRow, PlyRow, TableRow

_GAME = "id, table_id, number, base, city, sha256, seed, names, began, deal"
_PLY = "game, ply, seat, move, at, person, command, cause"


def begin_game(db: Connection, game: GameRow, table: TableRow) -> bool:
    if not save_table(db, table):
        return False
    _add_game(db, game)
    return True


def _add_game(db: Connection, game: GameRow) -> None:
    *facts, names, began, deal = astuple(game)
    sql = f"INSERT INTO games ({_GAME}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    db.execute(sql, *facts, names.decode(), began, deal.decode())


def add_table_with_game(
    db: Connection, table: TableRow, game: GameRow, log: Sequence[PlyRow], pack: str | None = None
) -> bool:
    """Adds a table whose game has begun elsewhere. False, and no change, if the table's id is taken."""
    if not add_table(db, table, pack):
        return False
    _add_game(db, game)
    for ply in log:
        _add_ply(db, ply)
    return True


def has_game(db: Connection, game: str) -> bool:
    return bool(db.execute("SELECT 1 FROM games WHERE id = ?", game))


def last_game(db: Connection, table: str) -> GameRow | None:
    rows = db.execute(f"SELECT {_GAME} FROM games WHERE table_id = ? ORDER BY number DESC LIMIT 1", table)
    if not rows:
        return None
    *facts, names, began, deal = rows[0]
    return GameRow(*(*facts, names.encode(), began, deal.encode()))


def append(
    db: Connection,
    ply: PlyRow,
    *,
    table: str,
    due: int | None,
    touched: int,
    turn: int | None,
    record: bytes | None,
    state: str | None,
) -> bool:
    if not _add_ply(db, ply):
        return False
    if record is not None:
        add_records(db, [record])
        db.execute("UPDATE games SET record = ? WHERE id = ?", record_key(record), ply.game)
    change = "due = ?, touched = ?, turn = ?, state = COALESCE(?, state)"
    if not db.execute(
        f"UPDATE tables SET {change} WHERE id = ? RETURNING 1", due, touched, turn, state, table
    ):
        raise StoreError("store-no-table", "this table does not exist", offender=table)
    db.notify(table, ply.ply)
    return True


def _add_ply(db: Connection, ply: PlyRow) -> bool:
    values = "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game, ply) DO NOTHING RETURNING 1"
    return bool(db.execute(f"INSERT INTO plies ({_PLY}) {values}", *astuple(ply)))


def has_ply(db: Connection, ply: PlyRow) -> bool:
    return plies(db, ply.game, ply.ply, 1) == [ply]


def plies(db: Connection, game: str, since: int = 0, limit: int = 1 << 31) -> list[PlyRow]:
    rows = db.execute(
        f"SELECT {_PLY} FROM plies WHERE game = ? AND ply >= ? ORDER BY ply LIMIT ?", game, since, limit
    )
    return [PlyRow(*row) for row in rows]


def record_key(record: bytes) -> str:
    """The SHA-256 of a record's JSON identifies it."""
    return hashlib.sha256(record).hexdigest()


def record_of(db: Connection, game: str) -> bytes | None:
    rows = db.execute(
        "SELECT records.document FROM games JOIN records ON records.sha256 = games.record WHERE games.id = ?",
        game,
    )
    return rows[0][0].encode() if rows else None


def record_at(db: Connection, table: str, number: int | None = None) -> bytes | None:
    """The record of a table's game with this number, or of the last finished one."""
    first, last = (0, 1 << 62) if number is None else (number, number)
    sql = (
        "SELECT records.document FROM games JOIN records ON records.sha256 = games.record "
        "WHERE table_id = ? AND number BETWEEN ? AND ? ORDER BY number DESC LIMIT 1"
    )
    rows = db.execute(sql, table, first, last)
    return rows[0][0].encode() if rows else None


def last_records(db: Connection, tables: Sequence[str]) -> dict[str, tuple[int, bytes]]:
    """The last finished game of each of these tables: its number and its record."""
    if not tables:
        return {}
    placeholders = ", ".join("?" * len(tables))
    sql = (
        "SELECT table_id, number, records.document FROM games JOIN records ON records.sha256 = games.record "
        f"WHERE table_id IN ({placeholders}) AND number = (SELECT MAX(number) FROM games AS later "
        "WHERE later.table_id = games.table_id AND later.record IS NOT NULL)"
    )
    return {table: (number, record.encode()) for table, number, record in db.execute(sql, *tables)}


def records_after(db: Connection, key: str, limit: int) -> list[tuple[str, bytes]]:
    """The next records after this key, in the order of their keys."""
    rows = db.execute(
        "SELECT sha256, document FROM records WHERE sha256 > ? ORDER BY sha256 LIMIT ?", key, limit
    )
    return [(row[0], row[1].encode()) for row in rows]


def count_records(db: Connection) -> int:
    [(count,)] = db.execute("SELECT COUNT(*) FROM records")
    return int(count)


def add_records(db: Connection, records: Sequence[bytes]) -> int:
    sql = "INSERT INTO records (sha256, document) VALUES (?, ?) ON CONFLICT (sha256) DO NOTHING RETURNING 1"
    return sum(len(db.execute(sql, record_key(record), record.decode())) for record in records)
