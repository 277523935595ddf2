"""``crosstown replay``: records played again, each ply judged by the rules."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from crosstown.cities.city import City
    from crosstown.game.events import Event
    from crosstown.game.game import Game
    from crosstown.game.record import Record


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record (.json), or one a line (.jsonl).")],
    number: Annotated[
        int | None, typer.Option("--game", "-g", help="Only this record of the file, from 1.")
    ] = None,
    ply: Annotated[int | None, typer.Option("--ply", help="Show the position after so many plies.")] = None,
    moves: Annotated[bool, typer.Option("--moves", help="Tell the game move by move.")] = False,
    pack: Annotated[
        Path | None, typer.Option("--pack", help="The pack of a city that is not built in.")
    ] = None,
    svg: Annotated[Path | None, typer.Option("--svg", help="Draw the position as a picture.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Check records by playing them again, and show them.

    Says of each record that it is right, or at which ply and by which rule it goes wrong (exit code 1).

    Example: [bold]crosstown replay game.json --ply 20 --svg ply20.svg[/bold]
    """
    from crosstown.cities import load_city
    from crosstown.cli import screen

    city = None if pack is None else load_city(pack)
    entries = _chosen(list(_lines(file)), number)
    if ply is not None or svg is not None:
        _show_position(_only(entries), city, ply, svg, as_json)
        return
    verdicts = []
    for at, text, where in _watched(entries, told=not as_json):
        verdict = _judge(at, text, where, city, tell=moves)
        verdicts.append(verdict)
        if not as_json:
            _print_verdict(verdict)
    good = sum(verdict["ok"] for verdict in verdicts)
    if as_json:
        screen.print_json(verdicts)
    elif len(verdicts) > 1:
        typer.echo(f"{good} of {len(verdicts)} records are right")
    if good < len(verdicts):
        raise typer.Exit(1)


Entry = tuple[int, bytes, str]


def _lines(file: Path) -> Iterator[Entry]:
    """The records of a file as text, numbered from 1: a single document, or one a line."""
    from crosstown.cli.trouble import fail

    try:
        data = file.read_bytes()
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise fail("record-unreadable", f"cannot read the file: {reason}", where=str(file)) from None
    rows = [(at, row) for at, row in enumerate(data.split(b"\n"), 1) if row.strip()]
    if not rows:
        raise fail("record-json", "the file holds no record", where=str(file))
    if file.suffix != ".jsonl" and not all(row.strip().endswith(b"}") for _, row in rows):
        yield 1, data, str(file)
        return
    if len(rows) > 1 and not rows[0][1].strip().startswith(b'{"'):
        yield 1, data, str(file)
        return
    for count, (at, row) in enumerate(rows, 1):
        yield count, row, f"{file}:{at}" if len(rows) > 1 else str(file)


def _chosen(entries: list[Entry], number: int | None) -> list[Entry]:
    from crosstown.cli.trouble import misuse

    if number is None:
        return entries
    if not 1 <= number <= len(entries):
        raise misuse("bad-game", f"the file holds {len(entries)} records: --game is from 1 to {len(entries)}")
    return [entries[number - 1]]


def _only(entries: list[Entry]) -> Entry:
    from crosstown.cli.trouble import misuse

    if len(entries) != 1:
        message = f"the file holds {len(entries)} records: say which one with --game N"
        raise misuse("which-game", message)
    return entries[0]


def _watched(entries: list[Entry], told: bool) -> Iterable[Entry]:
    """The entries, with a bar on stderr, unless lines told one by one on the screen show the progress."""
    from crosstown.cli.progress import watched

    return entries if told and sys.stdout.isatty() else watched(entries, "Replaying")


def _judge(at: int, text: bytes, where: str, city: City | None, *, tell: bool) -> dict[str, Any]:
    """One record: what it is, and whether it is right."""
    from crosstown.errors import CrosstownError
    from crosstown.game.record import Record
    from crosstown.game.replay import begin, follow

    verdict: dict[str, Any] = {"record": at, "where": where, "ok": True, "error": None}
    told: list[str] = []
    try:
        record = Record.from_json(text, where)
        verdict |= {"city": record.city.id, "seats": len(record.seats), "plies": len(record.plies)}
        game = begin(record, _pack_for(record, city))
        for _, happened in follow(game, record):
            if tell:
                told.append(_sentence(record, game, happened))
        verdict["finished"] = game.over
        verdict["totals"] = [seat.total for seat in game.result.seats] if game.result else None
    except CrosstownError as error:
        verdict["ok"] = False
        verdict["error"] = {
            "code": error.code,
            "message": error.message,
            "where": error.where,
            "rule": getattr(error, "rule", ""),
            "offender": error.offender,
        }
    return verdict | ({"moves": told} if tell else {})


def _pack_for(record: Record, city: City | None) -> City | None:
    """The pack that was given, for the records of its city; the others have theirs on the shelf."""
    return city if city is not None and city.id == record.city.id else None


def _sentence(record: Record, game: Game, happened: tuple[Event, ...]) -> str:
    from crosstown.cli.sentences import story
    from crosstown.cli.trouble import clean

    names = [clean(seat.name) for seat in record.seats]
    return " ".join(story(happened, game.city, names))


def _print_verdict(verdict: dict[str, Any]) -> None:
    from crosstown.cli.trouble import clean, with_rule

    for at, line in enumerate(verdict.get("moves", ())):
        typer.echo(f"{at:>4}  {line}")
    where = clean(verdict["where"])
    if verdict["ok"]:
        state = "finished" if verdict["finished"] else "not finished"
        totals = f", scores {' '.join(map(str, verdict['totals']))}" if verdict["totals"] else ""
        facts = f"{verdict['city']}, {verdict['seats']} seats, {verdict['plies']} plies, {state}{totals}"
        typer.echo(f"{where}: ok: {facts}")
        return
    error = verdict["error"]
    place = error["where"].removeprefix(verdict["where"]).lstrip(": ")
    place = f"{place}: " if place else ""
    told = place + with_rule(error["message"], error["rule"])
    typer.echo(f"{where}: wrong: {clean(told)} [{error['code']}]")


def _show_position(entry: Entry, city: City | None, ply: int | None, svg: Path | None, as_json: bool) -> None:
    """The position after so many plies, as text, JSON or a picture."""
    from crosstown.cli import screen
    from crosstown.cli.files import write_text
    from crosstown.game.game import Game
    from crosstown.game.record import Record

    record = Record.from_json(entry[1], entry[2])
    game = Game.replay(record, ply, _pack_for(record, city))
    if svg is not None:
        write_text(svg, game.svg())
    if as_json:
        screen.print_json(_position_data(game))
        return
    _print_position(game)
    if svg is not None:
        typer.echo(f"The board is drawn in {svg}")


def _print_position(game: Game) -> None:
    from crosstown.cli import screen
    from crosstown.cli.results import show_result
    from crosstown.cli.trouble import clean
    from crosstown.game.text import own_lines, position_lines

    out = screen.console()
    names = [clean(seat.name)[:24] for seat in game.names]
    lines = position_lines(game, names, game.seat, out.width)
    for seat in range(game.seats):
        lines += [[], *own_lines(game, seat, game.hand(seat), game.tickets(seat), game.offered(seat))]
    out.print(screen.painted(lines))
    if game.result is not None:
        show_result(out, game.city, names, game.result)


def _position_data(game: Game) -> dict[str, Any]:
    """A spectator's view, and what only a finished or a replayed game may tell: every hand."""
    data = game.view(None).to_dict()
    for seat, facts in enumerate(data["seats"]):
        facts["name"] = game.names[seat].name
        facts["hand"] = game.hand(seat)
        facts["own_tickets"] = list(game.tickets(seat))
    return data | {"legal_moves": [str(move) for move in game.legal_moves] if not game.over else []}
