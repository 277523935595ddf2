"""Files of records as commands take them: read one by one, judged one by one, and told of one by one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from crosstown.cli.output.error_messages import fail, misuse
from crosstown.files import system_reason

if TYPE_CHECKING:
    from crosstown.cities.city import City
    from crosstown.game.record import Record

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record (.json), or one a line (.jsonl).")]
Number = Annotated[int | None, typer.Option("--game", "-g", help="Only this record of the file, from 1.")]
Pack = Annotated[Path | None, typer.Option("--pack", help="The pack of a city that is not built in.")]


class Entry(NamedTuple):
    """A record as it stands in a file: its number from 1, its text, and where that is."""

    number: int
    text: bytes
    where: str


def read_entries(file: Path, number: int | None = None) -> list[Entry]:
    """The records of a file, or the one with that number."""
    entries = list(_lines(file))
    if number is None:
        return entries
    if not 1 <= number <= len(entries):
        raise misuse("bad-game", f"the file holds {len(entries)} records: --game is from 1 to {len(entries)}")
    return [entries[number - 1]]


def _lines(file: Path) -> Iterator[Entry]:
    """The records of a file as text: a single document, or one a line."""
    try:
        data = file.read_bytes()
    except (OSError, ValueError) as error:
        raise fail(
            "record-unreadable", f"cannot read the file: {system_reason(error)}", where=str(file)
        ) from None
    rows = [(at, row) for at, row in enumerate(data.split(b"\n"), 1) if row.strip()]
    if not rows:
        raise fail("record-json", "the file holds no record", where=str(file))
    if file.suffix != ".jsonl" and not all(row.strip().endswith(b"}") for _, row in rows):
        yield Entry(1, data, str(file))
        return
    if len(rows) > 1 and not rows[0][1].strip().startswith(b'{"'):
        yield Entry(1, data, str(file))
        return
    for count, (at, row) in enumerate(rows, 1):
        yield Entry(count, row, f"{file}:{at}" if len(rows) > 1 else str(file))


def only(entries: list[Entry]) -> Entry:
    """The one entry there is."""
    if len(entries) != 1:
        message = f"the file holds {len(entries)} records: say which one with --game N"
        raise misuse("which-game", message)
    return entries[0]


def pack_for(record: Record, city: City | None) -> City | None:
    """The pack that was given, for the records of its city; the others have theirs on the shelf."""
    return city if city is not None and city.id == record.city.id else None


def place_in(where: str, file: str) -> str:
    """A place as it begins a sentence about a file that was named already."""
    place = where.removeprefix(file).lstrip(": ")
    return f"{place}: " if place else ""


Found = dict[str, Any]
"""What was found about a record, as ``--json`` prints it; ``ok`` says whether all is well."""


def judge_all(
    entries: list[Entry],
    judge: Callable[[Entry], Found],
    show: Callable[[Found], None],
    *,
    doing: str,
    praise: str,
    as_json: bool,
) -> None:
    """Judges the records and tells of each; ends with exit code 1 unless all are well."""
    from crosstown.cli.output import terminal

    found = []
    for entry in _watched(entries, doing, told=not as_json):
        found.append(judge(entry))
        if not as_json:
            show(found[-1])
    good = sum(one["ok"] for one in found)
    if as_json:
        terminal.print_json(found)
    elif len(found) > 1:
        typer.echo(f"{good} of {len(found)} records are {praise}")
    if good < len(found):
        raise typer.Exit(1)


def _watched(entries: list[Entry], doing: str, told: bool) -> Iterable[Entry]:
    """The entries, with a bar on stderr, unless lines told one by one on the screen show the progress."""
    from crosstown.cli.output.progress import watched

    return entries if told and sys.stdout.isatty() else watched(entries, doing)
