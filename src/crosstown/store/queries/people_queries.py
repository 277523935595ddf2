"""The SQL of people, their tokens, and links to other devices. Tokens and codes are stored as hashes."""

from __future__ import annotations

from collections.abc import Sequence

from crosstown.store.databases.connection import Connection
from crosstown.store.rows import DeviceRow, PersonRow

DEVICE_SIGN = "~"
"""Begins a notice that a device was signed out; the hash of its token follows. No table's id begins so."""


def add_person(db: Connection, person: PersonRow, token_hash: str, label: str) -> bool:
    """Adds a guest with a first device; False if the id is taken."""
    sql = "INSERT INTO people (id, name, created) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING RETURNING 1"
    added = db.execute(sql, person.id, person.name, person.created)
    if added:
        _add_device(db, token_hash, person.id, person.created, label)
    return bool(added)


def _add_device(db: Connection, token_hash: str, person: str, now: int, label: str) -> None:
    sql = "INSERT INTO tokens (hash, person, created, seen, device) VALUES (?, ?, ?, ?, ?)"
    db.execute(sql, token_hash, person, now, now, label)


def person_of(db: Connection, token_hash: str) -> PersonRow | None:
    found = signed_in(db, token_hash)
    return found[0] if found else None


def signed_in(db: Connection, token_hash: str) -> tuple[PersonRow, DeviceRow] | None:
    """The person and the device that a token belongs to."""
    sql = (
        "SELECT people.id, name, people.created, tokens.created, seen, device "
        "FROM tokens JOIN people ON people.id = person WHERE hash = ?"
    )
    for person, name, created, *device in db.execute(sql, token_hash):
        return PersonRow(person, name, created), DeviceRow(token_hash, person, *device)
    return None


def devices_of(db: Connection, person: str) -> list[DeviceRow]:
    """The devices on which a person is signed in, the last seen first."""
    sql = "SELECT hash, person, created, seen, device FROM tokens WHERE person = ? ORDER BY seen DESC, hash"
    return [DeviceRow(*row) for row in db.execute(sql, person)]


def set_device_seen(db: Connection, token_hash: str, now: int, label: str) -> None:
    db.execute("UPDATE tokens SET seen = ?, device = ? WHERE hash = ?", now, label, token_hash)


def end_devices(db: Connection, person: str, hashes: Sequence[str]) -> None:
    """Signs devices of a person out. Links to other devices that were not used yet become invalid, too."""
    for token_hash in hashes:
        db.execute("DELETE FROM tokens WHERE hash = ? AND person = ?", token_hash, person)
        db.notify(DEVICE_SIGN + token_hash, -1)
    db.execute("DELETE FROM links WHERE person = ?", person)


def people(db: Connection, ids: Sequence[str]) -> dict[str, PersonRow]:
    """The people with these ids, by id; unknown ids are left out."""
    if not ids:
        return {}
    placeholders = ", ".join("?" * len(ids))
    rows = db.execute(f"SELECT id, name, created FROM people WHERE id IN ({placeholders})", *ids)
    return {row[0]: PersonRow(*row) for row in rows}


def rename(db: Connection, person: str, name: str) -> None:
    db.execute("UPDATE people SET name = ? WHERE id = ?", name, person)


def add_link(db: Connection, code_hash: str, person: str, expires: int) -> None:
    """Adds a one-time link that signs a person in on another device, until it expires."""
    sql = "INSERT INTO links (hash, person, expires) VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING"
    db.execute(sql, code_hash, person, expires)


def use_link(db: Connection, code_hash: str, token_hash: str, now: int, label: str) -> PersonRow | None:
    """Uses up a link and gives its person this token. Also removes expired links."""
    db.execute("DELETE FROM links WHERE expires <= ?", now)
    rows = db.execute("DELETE FROM links WHERE hash = ? RETURNING person", code_hash)
    if not rows:
        return None
    _add_device(db, token_hash, rows[0][0], now, label)
    return person_of(db, token_hash)


def drop_unused_people(db: Connection, before: int, now: int, limit: int) -> int:
    """Removes guests who were not here since, and who have no table; returns how many.

    A device that was last seen before this was noted counts as seen now.
    """
    db.execute("UPDATE tokens SET seen = ? WHERE seen = 0", now)
    sql = (
        "SELECT id FROM people WHERE created < ? "
        "AND NOT EXISTS (SELECT 1 FROM tokens WHERE person = people.id AND seen >= ?) "
        "AND NOT EXISTS (SELECT 1 FROM seated WHERE person = people.id) "
        "AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id) LIMIT ?"
    )
    unused = [row[0] for row in db.execute(sql, before, before, limit)]
    for person in unused:
        db.execute("DELETE FROM tokens WHERE person = ?", person)
        db.execute("DELETE FROM links WHERE person = ?", person)
        db.execute("DELETE FROM people WHERE id = ?", person)
    return len(unused)
