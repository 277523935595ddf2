"""Copies a whole database while a server keeps writing to it."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from crosstown.errors import StoreError, TextError
from crosstown.files import replacing
from crosstown.store.databases.sqlite import create_private_file, translate_error
from crosstown.store.open_store import is_postgres, sqlite_path

_PAGES_PER_STEP = 512  # copied between two reports of progress

Progress = Callable[[int, int], None]
"""Called with how much is done and how much there is."""


def back_up(database: str | Path, target: Path, progress: Progress, *, force: bool = False) -> None:
    """Copies a database to a new file and checks the copy. On failure it leaves no file behind.

    A copy of SQLite can take the place of the original; a copy of PostgreSQL is for ``pg_restore``.
    """
    with _new_file(target, force) as partial:
        if is_postgres(database):
            _dump(str(database), partial)
        else:
            _copy(sqlite_path(database), partial, progress)


@contextmanager
def _new_file(target: Path, force: bool) -> Iterator[Path]:
    """A temporary file that takes the target's name on success."""
    _check_target(target, force)
    with replacing(target) as partial:
        partial.unlink(missing_ok=True)
        create_private_file(partial)
        try:
            yield partial
            _check_target(target, force)
        finally:
            for end in ("-journal", "-wal", "-shm"):
                with suppress(OSError):
                    partial.with_name(partial.name + end).unlink(missing_ok=True)


def _check_target(target: Path, force: bool) -> None:
    if target.exists() and not force:
        message = "this file already exists: choose another name, or replace it with --force"
        raise StoreError("backup-exists", message, where=str(target))


def _copy(path: Path, partial: Path, progress: Progress) -> None:
    """SQLite's online backup. An open read transaction keeps the copy at one state during other writes."""
    if not path.exists():
        raise StoreError("store-missing", "there is no database here", where=str(path))
    try:
        with (
            closing(sqlite3.connect(path, isolation_level=None)) as source,
            closing(sqlite3.connect(partial, isolation_level=None)) as copy,
        ):
            source.execute("BEGIN")
            source.execute("SELECT COUNT(*) FROM sqlite_master").fetchall()
            source.backup(
                copy, pages=_PAGES_PER_STEP, progress=lambda _, left, total: progress(total - left, total)
            )
            source.execute("COMMIT")
            copy.execute("PRAGMA journal_mode = DELETE")
            problems = copy.execute("PRAGMA integrity_check").fetchall()
    except sqlite3.Error as error:
        raise translate_error(error, path) from None
    if problems != [("ok",)]:
        message = f"the database is damaged ({problems[0][0]}), so this copy is too: restore an older backup"
        raise StoreError("store-corrupt", message, where=str(path))
    with partial.open("rb+") as file:
        os.fsync(file)


def _dump(url: str, partial: Path) -> None:
    """Runs ``pg_dump``. The password goes through the environment: command lines are visible to everyone."""
    program = shutil.which("pg_dump")
    if program is None:
        message = (
            "backing up PostgreSQL needs pg_dump, which is not in PATH: install PostgreSQL's "
            "client programs (Debian: postgresql-client), or run pg_dump on the database server"
        )
        raise StoreError("backup-needs-pg-dump", message)
    import psycopg  # an optional dependency that SQLite does not need
    from psycopg.conninfo import conninfo_to_dict, make_conninfo

    try:
        known = conninfo_to_dict(url)
    except psycopg.Error:
        raise TextError(
            "bad-database",
            "cannot read the database address: write postgresql://user:password@host:port/name",
        ) from None
    password = known.pop("password", None)
    environment = {} if password is None else {"PGPASSWORD": str(password)}
    options = [
        "--format=custom",
        "--no-password",
        f"--file={partial}",
        f"--dbname={make_conninfo('', **known)}",
    ]
    _run([program, *options], environment)
    restore = shutil.which("pg_restore")
    if restore is not None:
        _run([restore, "--list", str(partial)], {})


def _run(command: list[str], environment: dict[str, str]) -> None:
    done = subprocess.run(
        command, env=os.environ | environment, stdin=subprocess.DEVNULL, capture_output=True, check=False
    )
    if done.returncode:
        lines = done.stderr.decode(errors="replace").strip().splitlines() or ["no message"]
        raise StoreError("backup-failed", f"{Path(command[0]).name} failed: {lines[-1][:300]}")
