"""The SQL of people, their tokens, and links to other devices. Tokens and codes are stored as hashes."""

from __future__ import annotations

from collections.abc import Sequence

from crosstown.store.databases.connection import Connection
from crosstown.store.rows import PersonRow

_IDS_PER_QUERY = 200


def add_person(db: Connection, person: PersonRow, token_hash: str) -> bool:
    """Adds a guest with a first token; False if the id is taken."""
    sql = "INSERT INTO people (id, name, created) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING RETURNING 1"
    added = db.execute(sql, person.id, person.name, person.created)
    if added:
        db.execute("INSERT INTO tokens (hash, person) VALUES (?, ?)", token_hash, person.id)
    return bool(added)


def person_of(db: Connection, token_hash: str) -> PersonRow | None:
    sql = "SELECT people.id, name, created FROM tokens JOIN people ON people.id = person WHERE hash = ?"
    rows = db.execute(sql, token_hash)
    return PersonRow(*rows[0]) if rows else None


def people(db: Connection, ids: Sequence[str]) -> dict[str, PersonRow]:
    found: dict[str, PersonRow] = {}
    for at in range(0, len(ids), _IDS_PER_QUERY):
        chunk = ids[at : at + _IDS_PER_QUERY]
        placeholders = ", ".join("?" * len(chunk))
        rows = db.execute(f"SELECT id, name, created FROM people WHERE id IN ({placeholders})", *chunk)
        found |= {row[0]: PersonRow(*row) for row in rows}
    return found


def rename(db: Connection, person: str, name: str) -> None:
    db.execute("UPDATE people SET name = ? WHERE id = ?", name, person)


def drop_token(db: Connection, token_hash: str) -> None:
    db.execute("DELETE FROM tokens WHERE hash = ?", token_hash)


def add_link(db: Connection, code_hash: str, person: str, expires: int) -> None:
    sql = "INSERT INTO links (hash, person, expires) VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING"
    db.execute(sql, code_hash, person, expires)


def use_link(db: Connection, code_hash: str, token_hash: str, now: int) -> PersonRow | None:
    """Uses up a link and gives its person this token. Also removes expired links."""
    db.execute("DELETE FROM links WHERE expires <= ?", now)
    rows = db.execute("DELETE FROM links WHERE hash = ? RETURNING person", code_hash)
    if not rows:
        return None
    db.execute("INSERT INTO tokens (hash, person) VALUES (?, ?)", token_hash, rows[0][0])
    return person_of(db, token_hash)
