"""Copies a whole database while a server keeps writing to it, and restores such a copy."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from crosstown.errors import StoreError, TextError
from crosstown.files import replacing, system_reason
from crosstown.store.copy_rows import Progress, copy_from_postgres, copy_to_postgres
from crosstown.store.databases.sqlite import SqliteConnection, create_private_file, translate_error
from crosstown.store.migrate import migrate
from crosstown.store.open_store import is_postgres, lock_database, sqlite_path

SQLITE_SUFFIX = ".sqlite"
_SQLITE_HEADER = b"SQLite format 3\0"
_PAGES_PER_STEP = 512  # copied between two reports of progress


def back_up(database: str | Path, target: Path, progress: Progress, *, force: bool = False) -> None:
    """Copies a database to a new file and checks the copy. On failure it leaves no file behind.

    The copy is a SQLite database, which can be restored into either kind. Only if it is of PostgreSQL and its
    name does not end in ``.sqlite``, ``pg_dump`` makes it.
    """
    with _new_file(target, force) as partial:
        if is_postgres(database) and target.suffix == SQLITE_SUFFIX:
            asyncio.run(copy_from_postgres(str(database), partial, progress))
        elif is_postgres(database):
            _dump(str(database), partial)
        else:
            _copy(sqlite_path(database), partial, progress)


def restore(copy: Path, database: str | Path, progress: Progress, *, force: bool = False) -> None:
    """Puts a copy back. Only with ``force`` it takes the place of another file; PostgreSQL must be empty.

    A copy of SQLite also goes into PostgreSQL: so running games move there.
    """
    is_sqlite = _is_sqlite(copy)
    if is_postgres(database) and is_sqlite:
        with _upgraded(copy) as upgraded:
            asyncio.run(copy_to_postgres(upgraded, str(database), progress))
    elif is_postgres(database):
        _load_dump(copy, str(database))
    elif is_sqlite:
        _replace_file(copy, sqlite_path(database), progress, force)
    else:
        message = "this is no copy of SQLite: a copy of PostgreSQL goes back with --database postgresql://…"
        raise StoreError("restore-kind", message, where=str(copy))


def _is_sqlite(copy: Path) -> bool:
    try:
        with copy.open("rb") as file:
            return file.read(len(_SQLITE_HEADER)) == _SQLITE_HEADER
    except OSError as error:
        raise StoreError(
            "restore-unreadable", f"cannot read it: {system_reason(error)}", where=str(copy)
        ) from None


@contextmanager
def _upgraded(copy: Path) -> Iterator[Path]:
    """A copy of the copy with today's schema: it may come from an earlier Crosstown."""
    with tempfile.TemporaryDirectory() as folder:
        newer = Path(folder) / "copy.sqlite"
        back_up(copy, newer, lambda done, total: None)
        with closing(SqliteConnection(newer, writes=True)) as connection:
            migrate(connection.transact)
        yield newer


def _replace_file(copy: Path, path: Path, progress: Progress, force: bool) -> None:
    if path.exists() and not force:
        message = "there is a database here already: choose another --data folder, or replace it with --force"
        raise StoreError("restore-not-empty", message, where=str(path))
    with lock_database(path), _new_file(path, force=True) as partial:
        _copy(copy, partial, progress)
        for end in ("-wal", "-shm"):  # of the database that is replaced
            path.with_name(path.name + end).unlink(missing_ok=True)


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
    program = _program(
        "pg_dump",
        "backing up PostgreSQL needs pg_dump, which is not in PATH: give the copy a name that ends in "
        ".sqlite, or install PostgreSQL's client programs (Debian: postgresql-client)",
    )
    known, environment = _connection(url)
    options = ["--format=custom", "--no-password", f"--file={partial}", f"--dbname={known}"]
    _run([program, *options], environment)
    restore = shutil.which("pg_restore")
    if restore is not None:
        _run([restore, "--list", str(partial)], {})


def _load_dump(copy: Path, url: str) -> None:
    program = _program(
        "pg_restore",
        "restoring a copy of pg_dump needs pg_restore, which is not in PATH: install PostgreSQL's client "
        "programs (Debian: postgresql-client)",
    )
    known, environment = _connection(url)
    options = ["--no-owner", "--no-password", "--exit-on-error", "--single-transaction", f"--dbname={known}"]
    _run([program, *options, str(copy)], environment, "restore-failed")


def _program(name: str, missing: str) -> str:
    program = shutil.which(name)
    if program is None:
        raise StoreError("backup-needs-pg-dump", missing)
    return program


def _connection(url: str) -> tuple[str, dict[str, str]]:
    """How PostgreSQL's programs connect. The password is in the environment: everyone sees command lines."""
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
    return make_conninfo("", **known), environment


def _run(command: list[str], environment: dict[str, str], code: str = "backup-failed") -> None:
    done = subprocess.run(
        command, env=os.environ | environment, stdin=subprocess.DEVNULL, capture_output=True, check=False
    )
    if done.returncode:
        lines = done.stderr.decode(errors="replace").strip().splitlines() or ["no message"]
        raise StoreError(code, f"{Path(command[0]).name} failed: {lines[-1][:300]}")
