"""Brings a database's schema up to date, by numbered SQL files that both databases understand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from crosstown.errors import StoreError
from crosstown.store.databases.connection import Connection, Work


class Migration(NamedTuple):
    number: int
    name: str
    statements: tuple[str, ...]


@cache
def migrations() -> tuple[Migration, ...]:
    folder = files("crosstown.store") / "migrations"
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    return tuple(_read(name, (folder / name).read_text("utf-8")) for name in names)


def _read(name: str, text: str) -> Migration:
    lines = (line for line in text.splitlines() if not line.startswith("--"))
    statements = (part.strip() for part in "\n".join(lines).split(";"))
    number, _, title = name.removesuffix(".sql").partition("-")
    return Migration(int(number), title, tuple(filter(None, statements)))


def newest_version() -> int:
    return migrations()[-1].number


def current_version(db: Connection) -> int:
    """A database's schema version; 0 if it is empty."""
    if not db.has_table("schema_version"):
        return 0
    [(version,)] = db.execute("SELECT COALESCE(MAX(version), 0) FROM schema_version")
    return int(version)


def migrate(transact: Callable[[Work[int]], int], version: int | None = None) -> int:
    """Upgrades the schema in steps. ``transact`` runs each in a transaction that excludes other processes."""
    target = newest_version() if version is None else version
    while (reached := transact(lambda db: _step(db, target))) < target:
        pass
    return reached


def check_version(version: int) -> None:
    """Refuses a database that a newer program has upgraded."""
    if version > newest_version():
        raise StoreError(
            "store-newer",
            f"the database has schema {version}, but this Crosstown knows only schemas up to "
            f"{newest_version()}: use the newer Crosstown, or another database",
            offender=str(version),
        )


def _step(db: Connection, target: int) -> int:
    """Takes the next step, unless another process already did, and returns the version after it."""
    version = current_version(db)
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
