"""Copies of a whole database, made while a server goes on writing to it."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from crosstown.errors import TextError
from crosstown.store.databases.sqlite import create_private, explained
from crosstown.store.open_store import is_postgres, sqlite_path
from crosstown.store.store_errors import StoreError

_PAGES = 512
"""How much is copied between two reports of progress."""

Told = Callable[[int, int], None]
"""How much is done, and of how much."""


def back_up(database: str | Path, target: Path, told: Told, *, force: bool = False) -> None:
    """Copies a database to a new file, whole and checked, or leaves nothing behind.

    SQLite gives a database that can be put in the place of the original, PostgreSQL what pg_restore reads.
    """
    with _new_file(target, force) as partial:
        if is_postgres(database):
            _dump(str(database), partial)
        else:
            _copy(sqlite_path(database), partial, told)


@contextmanager
def _new_file(target: Path, force: bool) -> Iterator[Path]:
    """A file beside the target that takes its name when all went well."""
    _refuse(target, force)
    partial = target.with_name(target.name + ".part")
    partial.unlink(missing_ok=True)
    create_private(partial)
    try:
        yield partial
        _refuse(target, force)
        partial.replace(target)
    finally:
        for left in (
            partial,
            *(partial.with_name(partial.name + end) for end in ("-journal", "-wal", "-shm")),
        ):
            with suppress(OSError):
                left.unlink(missing_ok=True)


def _refuse(target: Path, force: bool) -> None:
    if target.exists() and not force:
        message = "this file is there already: choose another name, or replace it with --force"
        raise StoreError("backup-exists", message, where=str(target))


def _copy(path: Path, partial: Path, told: Told) -> None:
    """The online backup of SQLite. An open read keeps it at one moment, whatever is written meanwhile."""
    if not path.exists():
        raise StoreError("store-missing", "there is no database here", where=str(path))
    try:
        with (
            closing(sqlite3.connect(path, isolation_level=None)) as source,
            closing(sqlite3.connect(partial, isolation_level=None)) as copy,
        ):
            source.execute("BEGIN")
            source.execute("SELECT COUNT(*) FROM sqlite_master").fetchall()
            source.backup(copy, pages=_PAGES, progress=lambda _, left, total: told(total - left, total))
            source.execute("COMMIT")
            copy.execute("PRAGMA journal_mode = DELETE")
            problems = copy.execute("PRAGMA integrity_check").fetchall()
    except sqlite3.Error as error:
        raise explained(error, path) from None
    if problems != [("ok",)]:
        message = (
            f"the copy is damaged, and so is the database ({problems[0][0]}): go back to an older backup"
        )
        raise StoreError("store-corrupt", message, where=str(path))
    with partial.open("rb+") as file:
        os.fsync(file)


def _dump(url: str, partial: Path) -> None:
    """``pg_dump``. The password goes by the environment: everybody on a machine can see its command lines."""
    program = shutil.which("pg_dump")
    if program is None:
        message = (
            "pg_dump is needed to back up PostgreSQL, and it is not in PATH: install PostgreSQL's "
            "client programs (Debian: postgresql-client), or run pg_dump where the server is"
        )
        raise StoreError("backup-needs-pg-dump", message)
    import psycopg  # comes with the server; a copy of SQLite does without
    from psycopg.conninfo import conninfo_to_dict, make_conninfo

    try:
        known = conninfo_to_dict(url)
    except psycopg.Error:
        raise TextError("bad-database", "the address of the database cannot be read") from None
    password = known.pop("password", None)
    secret = {} if password is None else {"PGPASSWORD": str(password)}
    words = [
        "--format=custom",
        "--no-password",
        f"--file={partial}",
        f"--dbname={make_conninfo('', **known)}",
    ]
    _run([program, *words], secret)
    restore = shutil.which("pg_restore")
    if restore is not None:
        _run([restore, "--list", str(partial)], {})


def _run(command: list[str], more: dict[str, str]) -> None:
    done = subprocess.run(
        command, env=os.environ | more, stdin=subprocess.DEVNULL, capture_output=True, check=False
    )
    if done.returncode:
        lines = done.stderr.decode(errors="replace").strip().splitlines() or ["it said nothing"]
        raise StoreError("backup-failed", f"{Path(command[0]).name} failed: {lines[-1][:300]}")
