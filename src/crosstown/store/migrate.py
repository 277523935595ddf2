"""The schema and its migrations: numbered files of SQL that both databases understand, forward only."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from crosstown.store.databases.connection import Connection, Work
from crosstown.store.store_errors import StoreError


class Migration(NamedTuple):
    """One step from a schema to the next."""

    number: int
    name: str
    statements: tuple[str, ...]


@cache
def migrations() -> tuple[Migration, ...]:
    """All steps in order."""
    folder = files("crosstown.store") / "migrations"
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    return tuple(_read(name, (folder / name).read_text("utf-8")) for name in names)


def _read(name: str, text: str) -> Migration:
    lines = (line for line in text.splitlines() if not line.startswith("--"))
    statements = (part.strip() for part in "\n".join(lines).split(";"))
    number, _, title = name.removesuffix(".sql").partition("-")
    return Migration(int(number), title, tuple(filter(None, statements)))


def newest() -> int:
    """The number of the schema this program works with."""
    return migrations()[-1].number


def current(db: Connection) -> int:
    """The number of the schema a database has; 0 for an empty one."""
    if not db.has_table("schema_version"):
        return 0
    [(version,)] = db.execute("SELECT COALESCE(MAX(version), 0) FROM schema_version")
    return int(version)


def migrate(transact: Callable[[Work[int]], int], upto: int | None = None) -> int:
    """Brings a database to the newest schema, or to the one that is asked for, a transaction for each step.

    ``transact`` runs work in a transaction that no other process can be in at the same time.
    """
    target = newest() if upto is None else upto
    while (version := transact(lambda db: _step(db, target))) < target:
        pass
    return version


def check_version(version: int) -> None:
    """Refuses a database that a newer program has migrated."""
    if version > newest():
        raise StoreError(
            "store-newer",
            f"the database has schema {version}, and this version of Crosstown knows them up to {newest()}: "
            "use the newer Crosstown, or another database",
            offender=str(version),
        )


def _step(db: Connection, target: int) -> int:
    """Takes the next step, unless another process has taken it; the version that stands afterwards."""
    version = current(db)
    check_version(version)
    if version >= target:
        return version
    if version == 0:
        db.execute(
            "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT PRIMARY KEY, name TEXT NOT NULL)"
        )
    step = migrations()[version]
    for statement in step.statements:
        db.execute(statement)
    db.execute("INSERT INTO schema_version (version, name) VALUES (?, ?)", step.number, step.name)
    return step.number
