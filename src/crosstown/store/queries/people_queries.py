"""People, their tokens, and links to their other devices. Tokens and codes are known by their hashes only."""

from __future__ import annotations

from collections.abc import Sequence

from crosstown.store.databases.connection import Connection
from crosstown.store.rows import PersonRow

_CHUNK = 200


def add_person(db: Connection, person: PersonRow, token_hash: str) -> bool:
    """A new guest with a first token; False if there is one with this id."""
    added = db.execute(
        "INSERT INTO people (id, name, created) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING RETURNING 1",
        person.id,
        person.name,
        person.created,
    )
    if added:
        db.execute("INSERT INTO tokens (hash, person) VALUES (?, ?)", token_hash, person.id)
    return bool(added)


def person_of(db: Connection, token_hash: str) -> PersonRow | None:
    """Whose token this is."""
    rows = db.execute(
        "SELECT people.id, name, created FROM tokens JOIN people ON people.id = person WHERE hash = ?",
        token_hash,
    )
    return PersonRow(id=rows[0][0], name=rows[0][1], created=rows[0][2]) if rows else None


def people(db: Connection, ids: Sequence[str]) -> dict[str, PersonRow]:
    """Those of the people that there are."""
    found: dict[str, PersonRow] = {}
    for at in range(0, len(ids), _CHUNK):
        chunk = ids[at : at + _CHUNK]
        marks = ", ".join("?" * len(chunk))
        rows = db.execute(f"SELECT id, name, created FROM people WHERE id IN ({marks})", *chunk)
        found |= {row[0]: PersonRow(id=row[0], name=row[1], created=row[2]) for row in rows}
    return found


def rename(db: Connection, person: str, name: str) -> None:
    """Another name for a person."""
    db.execute("UPDATE people SET name = ? WHERE id = ?", name, person)


def drop_token(db: Connection, token_hash: str) -> None:
    """Forgets a token: its device is nobody's."""
    db.execute("DELETE FROM tokens WHERE hash = ?", token_hash)


def add_link(db: Connection, code_hash: str, person: str, expires: int) -> None:
    """A link that takes a person to another device, once."""
    db.execute(
        "INSERT INTO links (hash, person, expires) VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING",
        code_hash,
        person,
        expires,
    )


def use_link(db: Connection, code_hash: str, token_hash: str, now: int) -> PersonRow | None:
    """Uses a link up: the token becomes another one of its person's. Links that ran out are cleared away."""
    db.execute("DELETE FROM links WHERE expires <= ?", now)
    rows = db.execute("DELETE FROM links WHERE hash = ? RETURNING person", code_hash)
    if not rows:
        return None
    db.execute("INSERT INTO tokens (hash, person) VALUES (?, ?)", token_hash, rows[0][0])
    return person_of(db, token_hash)
