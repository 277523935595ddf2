"""Files of records as commands take them: read, checked and reported one by one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from crosstown.cli.output import terminal
from crosstown.cli.output.error_messages import usage_error
from crosstown.cli.output.progress import with_progress
from crosstown.errors import DataError
from crosstown.files import system_reason

if TYPE_CHECKING:
    from crosstown.cities.city import City
    from crosstown.game.records.record import Record

File = Annotated[
    Path,
    typer.Argument(metavar="FILE", help="A record (.json), or a file with one record per line (.jsonl)."),
]
GameNumber = Annotated[
    int | None, typer.Option("--game", "-g", help="Only this record of the file, counted from 1.")
]
Pack = Annotated[Path | None, typer.Option("--pack", help="The pack of the city, if it is not built in.")]


class Entry(NamedTuple):
    """A record in a file: its number, counted from 1, its text, and its place."""

    number: int
    text: bytes
    where: str


def read_entries(file: Path, number: int | None = None) -> list[Entry]:
    entries = list(_lines(file))
    if number is None:
        return entries
    if not 1 <= number <= len(entries):
        raise usage_error(
            "bad-game", f"the file holds {len(entries)} records: --game must be from 1 to {len(entries)}"
        )
    return [entries[number - 1]]


def _lines(file: Path) -> Iterator[Entry]:
    """The records of a file as text: a single document, or one on each line."""
    try:
        data = file.read_bytes()
    except (OSError, ValueError) as error:
        message = f"cannot read the file: {system_reason(error)}"
        raise DataError("record-unreadable", message, where=str(file)) from None
    rows = [(at, row) for at, row in enumerate(data.split(b"\n"), 1) if row.strip()]
    if not rows:
        raise DataError("record-json", "the file holds no record", where=str(file))
    lines_begin = rows[0][1].strip().startswith(b'{"')
    lines_end = all(row.strip().endswith(b"}") for _, row in rows)
    if (file.suffix != ".jsonl" and not lines_end) or (len(rows) > 1 and not lines_begin):
        yield Entry(1, data, str(file))
        return
    for count, (at, row) in enumerate(rows, 1):
        yield Entry(count, row, f"{file}:{at}" if len(rows) > 1 else str(file))


def single(entries: list[Entry]) -> Entry:
    """The only entry; an error if there are several."""
    if len(entries) != 1:
        message = f"the file holds {len(entries)} records: choose one with --game N"
        raise usage_error("which-game", message)
    return entries[0]


def pack_for(record: Record, city: City | None) -> City | None:
    """The given pack for records of its city; other records use a built-in city."""
    return city if city is not None and city.id == record.city.id else None


def place_in(where: str, file: str) -> str:
    """A place without the file's name, to begin a message about that file."""
    place = where.removeprefix(file).lstrip(": ")
    return f"{place}: " if place else ""


Report = dict[str, Any]
"""The result for one record as ``--json`` prints it; ``ok`` is whether it passed."""


def check_all(
    entries: list[Entry],
    check: Callable[[Entry], Report],
    show: Callable[[Report], None],
    *,
    title: str,
    passed: str,
    as_json: bool,
) -> None:
    """Checks the records and prints each result; ends with exit code 1 unless all pass."""
    reports = []
    for entry in _with_progress(entries, title, printed=not as_json):
        reports.append(check(entry))
        if not as_json:
            show(reports[-1])
    good = sum(one["ok"] for one in reports)
    if as_json:
        terminal.print_json(reports)
    elif len(reports) > 1:
        typer.echo(f"{good} of {len(reports)} records are {passed}")
    if good < len(reports):
        raise typer.Exit(1)


def _with_progress(entries: list[Entry], title: str, printed: bool) -> Iterable[Entry]:
    """The entries with a progress bar, unless the printed lines show the progress."""
    return entries if printed and sys.stdout.isatty() else with_progress(entries, title)
