"""The SQL of tables, and of who sits at them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from crosstown.store.databases.connection import Connection, Param, Row
from crosstown.store.queries.pack_queries import use_pack
from crosstown.store.rows import UNTOUCHED, TableRow

_COLUMNS = "tables.id, revision, document, state, listed, touched, due, turn, host, origin"
_TOUCHED = 5  # its place among the columns
OPEN_STATES = ("waiting", "playing")
"""The states of tables in the lobby, in the lobby's order."""


def add_table(db: Connection, table: TableRow, pack: str | None) -> bool:
    """Adds a table, with the hash of the pack that a guest brought to it; False if the id is taken."""
    sql = (
        "INSERT INTO tables (document, state, listed, touched, due, turn, host, id, revision, origin) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING RETURNING 1"
    )
    if not db.execute(sql, *_values(table), table.origin):
        return False
    _add_seated(db, table)
    if pack is not None:
        use_pack(db, table.id, pack)
    return True


def save_table(db: Connection, table: TableRow) -> bool:
    sql = (
        "UPDATE tables SET revision = revision + 1, document = ?, state = ?, listed = ?, "
        f"touched = COALESCE(NULLIF(?, {UNTOUCHED}), touched), due = ?, turn = ?, host = ? "
        "WHERE id = ? AND revision = ? RETURNING 1"
    )
    if not db.execute(sql, *_values(table)):
        return False
    if _people_at(db, [table.id]).get(table.id, ()) != _distinct(table.people):
        db.execute("DELETE FROM seated WHERE table_id = ?", table.id)
        _add_seated(db, table)
    db.notify(table.id, -1)
    return True


def _values(table: TableRow) -> tuple[Param, ...]:
    changing = table.touched, table.due, table.turn, table.host
    return table.document.decode(), table.state, int(table.listed), *changing, table.id, table.revision


def is_saved(db: Connection, table: TableRow) -> bool:
    wanted = (table.revision + 1, table.document.decode())
    return db.execute("SELECT revision, document FROM tables WHERE id = ?", table.id) == [wanted]


def _add_seated(db: Connection, table: TableRow) -> None:
    for place, person in enumerate(_distinct(table.people)):
        db.execute("INSERT INTO seated (table_id, person, place) VALUES (?, ?, ?)", table.id, person, place)


def _distinct(people: tuple[str, ...]) -> tuple[str, ...]:
    """Each person once, even if they have several seats."""
    return tuple(dict.fromkeys(people))


def find_table(db: Connection, table: str) -> TableRow | None:
    found = _table_rows(db, db.execute(f"SELECT {_COLUMNS} FROM tables WHERE id = ?", table))
    return found[0] if found else None


def lock_table(db: Connection, table: str) -> bool:
    """Locks a table until the transaction ends, by an update that changes nothing. False if there is none."""
    return bool(db.execute("UPDATE tables SET revision = revision WHERE id = ? RETURNING 1", table))


def lobby(db: Connection, limit: int, since: int = 0, per_host: int = 1 << 31) -> list[TableRow]:
    """Listed tables seen since: the latest of each state, waiting ones first.

    Places go round: a first table of every origin, then a second. ``per_host`` limits the tables of a host in
    each state.
    """
    sql = (
        f"SELECT {_COLUMNS} FROM (SELECT *, ROW_NUMBER() OVER "
        "(PARTITION BY COALESCE(NULLIF(origin, ''), NULLIF(host, ''), id) ORDER BY touched DESC, id) AS lap "
        "FROM (SELECT *, ROW_NUMBER() OVER "
        "(PARTITION BY COALESCE(NULLIF(host, ''), id) ORDER BY touched DESC, id) AS place "
        "FROM tables WHERE listed = 1 AND state = ? AND seen >= ?) AS tables WHERE place <= ?) AS tables "
        "ORDER BY lap, touched DESC, id LIMIT ?"
    )
    rows: list[Row] = []
    for state in OPEN_STATES:
        found = db.execute(sql, state, since, per_host, limit - len(rows))
        rows += sorted(found, key=lambda row: (-row[_TOUCHED], row[0]))
    return _table_rows(db, rows)


def tables_of(db: Connection, person: str, limit: int) -> list[TableRow]:
    """The tables a person sits at, newest first."""
    sql = (
        f"SELECT {_COLUMNS} FROM seated JOIN tables ON tables.id = table_id WHERE person = ? "
        "ORDER BY touched DESC, tables.id LIMIT ?"
    )
    return _table_rows(db, db.execute(sql, person, limit))


def count_tables_of(db: Connection, person: str, state: str, since: int = 0) -> int:
    """How many tables in a state a person sits at, or hosts and that have changed since."""
    sql = (
        "SELECT COUNT(*) FROM tables WHERE state = ? AND (host = ? AND touched >= ? "
        "OR EXISTS (SELECT 1 FROM seated WHERE table_id = tables.id AND person = ?))"
    )
    [(count,)] = db.execute(sql, state, person, since, person)
    return int(count)


def drop_table(db: Connection, table: str, revision: int) -> bool:
    sql = (
        "DELETE FROM tables WHERE id = ? AND revision = ? AND state = 'waiting' "
        "AND NOT EXISTS (SELECT 1 FROM games WHERE table_id = tables.id) RETURNING 1"
    )
    if not db.execute(sql, table, revision):
        return False
    db.execute("DELETE FROM presence WHERE table_id = ?", table)
    db.execute("DELETE FROM duty WHERE table_id = ?", table)
    db.notify(table, -1)
    return True


def drop_unused_tables(db: Connection, before: int, limit: int) -> list[str]:
    """Removes tables where no game ever began and nobody was since; returns their ids."""
    sql = (
        "SELECT id, revision FROM tables WHERE state = 'waiting' AND touched < ? AND seen < ? "
        "AND NOT EXISTS (SELECT 1 FROM games WHERE table_id = tables.id) LIMIT ?"
    )
    return [
        table for table, revision in db.execute(sql, before, before, limit) if drop_table(db, table, revision)
    ]


def set_due(db: Connection, table: str, due: int | None) -> None:
    """Sets when a server must look at the table, even if nobody has it open."""
    db.execute("UPDATE tables SET due = ? WHERE id = ?", due, table)


def set_seen(db: Connection, tables: Sequence[str], now: int) -> None:
    """Records that somebody was at these tables."""
    placeholders = ", ".join("?" * len(tables))
    db.execute(f"UPDATE tables SET seen = ? WHERE id IN ({placeholders})", now, *tables)


def _table_rows(db: Connection, rows: Sequence[Row]) -> list[TableRow]:
    seated = _people_at(db, [row[0] for row in rows])
    return [
        TableRow(
            id=row[0],
            revision=row[1],
            document=row[2].encode(),
            state=row[3],
            listed=bool(row[4]),
            people=seated.get(row[0], ()),
            touched=row[5],
            due=row[6],
            turn=row[7],
            host=row[8],
            origin=row[9],
        )
        for row in rows
    ]


def _people_at(db: Connection, tables: Sequence[str]) -> dict[str, tuple[str, ...]]:
    if not tables:
        return {}
    seated: defaultdict[str, list[str]] = defaultdict(list)
    placeholders = ", ".join("?" * len(tables))
    for table, person in db.execute(
        f"SELECT table_id, person FROM seated WHERE table_id IN ({placeholders}) ORDER BY table_id, place",
        *tables,
    ):
        seated[table].append(person)
    return {table: tuple(people) for table, people in seated.items()}
