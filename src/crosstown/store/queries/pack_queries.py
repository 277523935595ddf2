"""The SQL of packs that guests brought, and of the tables that play them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple

from crosstown.errors import DataError
from crosstown.store.databases.connection import Connection, Row
from crosstown.store.rows import PackQuota, PackRow

_COLUMNS = "sha256, city, pack, person, origin, added"
_UNUSED = "NOT EXISTS (SELECT 1 FROM pack_uses WHERE pack_uses.sha256 = guest_packs.sha256)"


def find_pack(db: Connection, sha256: str) -> PackRow | None:
    rows = db.execute(f"SELECT {_COLUMNS} FROM guest_packs WHERE sha256 = ?", sha256)
    return PackRow(*rows[0]) if rows else None


def add_pack(db: Connection, row: PackRow, quota: PackQuota) -> bool:
    """Adds a pack; one that is there already is used again. False if the quota is full.

    Packs of the same person that no table uses, and that are not fresh, make room first.
    """
    if db.execute("UPDATE guest_packs SET added = ? WHERE sha256 = ? RETURNING 1", row.added, row.sha256):
        return True
    sql = f"SELECT sha256 FROM guest_packs WHERE person = ? AND added < ? AND {_UNUSED} ORDER BY sha256"
    _drop_if_unused(db, db.execute(sql, row.person, quota.fresh_since))
    counts = (
        db.execute("SELECT COUNT(*) FROM guest_packs WHERE person = ?", row.person),
        db.execute("SELECT COUNT(*) FROM guest_packs WHERE origin = ?", row.origin),
        db.execute("SELECT COUNT(*) FROM guest_packs"),
    )
    limits = quota.of_person, quota.of_origin, quota.of_all
    if any(count[0][0] >= limit for count, limit in zip(counts, limits, strict=True)):
        return False
    sql = f"INSERT INTO guest_packs ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (sha256) DO NOTHING"
    db.execute(sql, *astuple(row))
    return True


def use_pack(db: Connection, table: str, sha256: str) -> None:
    """Notes that a table plays a pack. From now on it is kept. Raises if it was removed meanwhile."""
    if not _lock(db, sha256):
        message = "this server does not have that city any more: bring it again"
        raise DataError("unknown-edition", message, offender=sha256, where="$.edition")
    sql = "INSERT INTO pack_uses (table_id, sha256) VALUES (?, ?) ON CONFLICT (table_id) DO NOTHING"
    db.execute(sql, table, sha256)


def drop_unused_packs(db: Connection, before: int, limit: int) -> None:
    """Removes packs that no table uses and nobody brought since."""
    sql = f"SELECT sha256 FROM guest_packs WHERE added < ? AND {_UNUSED} ORDER BY sha256 LIMIT ?"
    _drop_if_unused(db, db.execute(sql, before, limit))


def _drop_if_unused(db: Connection, packs: Sequence[Row]) -> None:
    """A table may have been opened since they were found, so each is locked before it is looked at again."""
    for (sha256,) in packs:
        if _lock(db, sha256):
            db.execute(f"DELETE FROM guest_packs WHERE sha256 = ? AND {_UNUSED}", sha256)


def _lock(db: Connection, sha256: str) -> bool:
    """Locks a pack until the transaction ends, by an update that changes nothing. False if there is none."""
    return bool(db.execute("UPDATE guest_packs SET added = added WHERE sha256 = ? RETURNING 1", sha256))
