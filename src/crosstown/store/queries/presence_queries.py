"""The SQL of running processes, the people connected through them, and the lease on each table."""

from __future__ import annotations

from crosstown.store.databases.connection import Connection

FORGET_AFTER = 24 * 3600 * 1000  # milliseconds before a dead process is removed


def heartbeat(db: Connection, worker: str, until: int) -> None:
    """Records that a process is alive until then. Removes processes that died long ago.

    Worker ids are never used twice.
    """
    sql = (
        "INSERT INTO workers (id, until) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET until = excluded.until"
    )
    db.execute(sql, worker, until)
    for dead, died in db.execute("SELECT id, until FROM workers WHERE until < ?", until - FORGET_AFTER):
        db.execute("UPDATE presence SET away = ? WHERE worker = ? AND away IS NULL", died, dead)
        db.execute("DELETE FROM workers WHERE id = ?", dead)


def mark_connected(db: Connection, table: str, person: str, worker: str) -> None:
    """Records that a person is connected through this process. Forgets when they left other processes."""
    sql = "DELETE FROM presence WHERE table_id = ? AND person = ? AND worker <> ? AND away IS NOT NULL"
    db.execute(sql, table, person, worker)
    set_away(db, table, person, worker, None)


def set_away(db: Connection, table: str, person: str, worker: str, away: int | None) -> None:
    """Records since when a person has had no connection to a table through this process."""
    sql = (
        "INSERT INTO presence (table_id, person, worker, away) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (table_id, person, worker) DO UPDATE SET away = excluded.away"
    )
    db.execute(sql, table, person, worker, away)
    db.notify(table, -1)


def presence(db: Connection, table: str, now: int) -> dict[str, int | None]:
    """Everyone who was ever connected: None if they are now, otherwise since when they have been away.

    People who were connected through a process that died have been away since then.
    """
    rows = db.execute(
        "SELECT person, away, until FROM presence LEFT JOIN workers ON id = worker WHERE table_id = ?", table
    )
    connected = {person for person, away, until in rows if away is None and (until or 0) > now}
    found: dict[str, int | None] = {}
    for person, away, until in rows:
        since = away if away is not None else until or 0
        found[person] = None if person in connected else max(since, found.get(person) or 0)
    return found


def take_lease(db: Connection, table: str, worker: str, now: int, until: int) -> bool:
    """Takes or renews the lease on acting for a table; False if another process holds it.

    A lease that would last longer than a new one was written before the clock was set back: it is void.
    """
    longest = until + (until - now)  # clocks of two machines may differ a little
    sql = (
        "INSERT INTO duty (table_id, worker, until) SELECT id, ?, ? FROM tables WHERE id = ? "
        "ON CONFLICT (table_id) DO UPDATE SET worker = excluded.worker, until = excluded.until "
        "WHERE duty.worker = excluded.worker OR duty.until <= ? OR duty.until > ? RETURNING 1"
    )
    return bool(db.execute(sql, worker, until, table, now, longest))


def due_tables(db: Connection, now: int, limit: int, worker: str = "") -> list[str]:
    """Tables that are due and that no other process holds the lease on, earliest first."""
    sql = (
        "SELECT tables.id FROM tables LEFT JOIN duty ON table_id = tables.id "
        "WHERE due <= ? AND (until IS NULL OR until <= ? OR worker = ?) ORDER BY due, tables.id LIMIT ?"
    )
    return [row[0] for row in db.execute(sql, now, now, worker, limit)]
