"""``crosstown db``: exports and imports the games of a server, backs up its database and restores it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from crosstown.cli.output.error_messages import clean, with_rule
from crosstown.cli.output.progress import progress_bar, with_progress
from crosstown.cli.record_files import Entry, place_in, read_entries
from crosstown.cli.shared_options import Database
from crosstown.errors import CrosstownError
from crosstown.files import check_writable, replacing

_RECORDS_PER_QUERY = 200

db_app = typer.Typer(
    help="Export or import games of a server's database, back it up, or restore it.",
    rich_markup_mode="rich",
    no_args_is_help=True,
)

Data = Annotated[
    Path | None, typer.Option("--data", help="The server's data folder.", show_default="your data folder")
]


def database_of(data: Path | None, database: str | None) -> str | Path:
    """The database that the options name: an address, or the file in a folder."""
    from crosstown.store.open_store import DATABASE_FILE, data_folder

    return database or (data or data_folder()) / DATABASE_FILE


@db_app.command("export")
def export(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Where to write the records (.jsonl); - for stdout.")
    ],
    data: Data = None,
    database: Database = None,
) -> None:
    """Write the records of all finished games, one per line. The server may be running.

    Example: [bold]crosstown db export games.jsonl --data games[/bold]
    """
    source = database_of(data, database)
    if str(file) == "-":
        count = asyncio.run(_export(sys.stdout.buffer, source))
        sys.stdout.flush()
        typer.echo(f"{_records(count)} written", err=True)
        return
    check_writable(file)
    with replacing(file) as partial, partial.open("wb") as out:
        count = asyncio.run(_export(out, source))
    typer.echo(f"{_records(count)} written to {file}")


async def _export(out: BinaryIO, database: str | Path) -> int:
    from crosstown.store.open_store import open_store

    store = await open_store(database, create=False)
    count = 0
    try:
        total = await store.count_records()
        with progress_bar("Exporting", total) as tell:
            async for record in store.records():
                out.write(record + b"\n")
                count += 1
                tell(count)
    finally:
        await store.close()
    return count


@db_app.command("import")
def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Records, one per line (.jsonl).")],
    data: Data = None,
    database: Database = None,
    skip_bad: Annotated[
        bool, typer.Option("--skip-bad", help="Import the valid records and skip the others.")
    ] = False,
) -> None:
    """Add records of games. Each is replayed first; games that are already there are not added twice.

    If a record is wrong, nothing is imported, unless you give --skip-bad. The server may be running.

    Example: [bold]crosstown db import games.jsonl --data games[/bold]
    """
    from crosstown.cities.own_cities import offer_cities
    from crosstown.store.open_store import data_folder

    offer_cities((), data or data_folder())  # records may be of a server's own cities
    asyncio.run(_import(read_entries(file), database_of(data, database), skip_bad))


async def _import(entries: list[Entry], database: str | Path, skip_bad: bool) -> None:
    from crosstown.store.open_store import open_store

    store = await open_store(database)
    try:
        good, bad = _judged(entries)
        if bad and not skip_bad:
            typer.echo(f"{_records(bad)} of {len(entries)} wrong, nothing imported: see --skip-bad", err=True)
            raise typer.Exit(1)
        batches = [good[at : at + _RECORDS_PER_QUERY] for at in range(0, len(good), _RECORDS_PER_QUERY)]
        added = 0
        for batch in with_progress(batches, "Importing"):
            added += await store.add_records(batch)
    finally:
        await store.close()
    known = f", {len(good) - added} known already" if added < len(good) else ""
    wrong = f", {bad} wrong" if bad else ""
    typer.echo(f"{_records(added)} imported{known}{wrong}")


def _judged(entries: list[Entry]) -> tuple[list[bytes], int]:
    """The records that replay, and how many do not; prints what is wrong with those."""
    from crosstown.game.game import Game
    from crosstown.game.records.record import Record

    good: list[bytes] = []
    with progress_bar("Checking", len(entries)) as tell:
        for done, entry in enumerate(entries, 1):
            try:
                record = Record.from_json(entry.text, entry.where)
                Game.replay(record)
                good.append(record.to_json())
            except CrosstownError as error:
                tell.print(_wrong(entry, error))
            tell(done)
    return good, len(entries) - len(good)


def _wrong(entry: Entry, error: CrosstownError) -> str:
    told = place_in(error.where, entry.where) + with_rule(error.message, getattr(error, "rule", ""))
    return clean(f"{entry.where}: wrong: {told} [{error.code}]")


@db_app.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The new file.")],
    data: Data = None,
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it exists.")] = False,
) -> None:
    """Copy the whole database: people, tables and unfinished games. The server may be running.

    The copy is a SQLite file. PostgreSQL is copied into one if FILE ends in .sqlite, and by pg_dump
    otherwise. "crosstown db restore" puts it back. It holds the seeds of unfinished games: keep it private.

    Example: [bold]crosstown db backup monday.sqlite --data games[/bold]
    """
    from crosstown.store.backup import back_up

    check_writable(file)
    with progress_bar("Copying", 100) as tell:
        back_up(database_of(data, database), file, tell.percent, force=force)
    typer.echo(f"The backup is in {file} ({file.stat().st_size:,} bytes) and has been checked")


@db_app.command("restore")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made by crosstown db backup.")],
    data: Data = None,
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the data folder's database.")] = False,
) -> None:
    """Put a backup back, into a data folder or an empty PostgreSQL database. Stop the server first.

    A SQLite backup can also go into PostgreSQL. That is how a server moves there, with its running games.

    Example: [bold]crosstown db restore monday.sqlite --data games --force[/bold]
    """
    from crosstown.store.backup import restore as put_back

    with progress_bar("Restoring", 100) as tell:
        put_back(file, database_of(data, database), tell.percent, force=force)
    typer.echo(f"{file} is restored")


def _records(count: int) -> str:
    return f"{count} record" if count == 1 else f"{count} records"
