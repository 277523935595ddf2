"""``crosstown replay``: replays records, checks every ply against the rules, and shows games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from crosstown.cli import record_files
from crosstown.cli.commands.play import translator_for
from crosstown.cli.output import terminal
from crosstown.cli.output.error_messages import clean, with_rule
from crosstown.cli.shared_options import AsJson
from crosstown.errors import CrosstownError, DataError
from crosstown.files import write_bytes, write_text

if TYPE_CHECKING:
    from crosstown.cities.city import City
    from crosstown.game.events import Event
    from crosstown.game.game import Game
    from crosstown.game.records.record import Record
    from crosstown.language import Translator


def replay(
    file: record_files.File,
    number: record_files.GameNumber = None,
    ply: Annotated[int | None, typer.Option("--ply", help="Show the position after this many plies.")] = None,
    moves: Annotated[bool, typer.Option("--moves", help="Print the game move by move.")] = False,
    pack: record_files.Pack = None,
    language: Annotated[
        str, typer.Option("--language", "-l", help="Moves and positions in en, de, nl or da.")
    ] = "en",
    svg: Annotated[Path | None, typer.Option("--svg", help="Draw the position into this file.")] = None,
    as_json: AsJson = False,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Look at the game in your browser, move by move.")
    ] = False,
) -> None:
    """Check records by replaying them, and show positions and moves.

    For each record, says that it is valid, or at which ply and by which rule it goes wrong (exit code 1).
    For a single unfinished game it shows the last position.

    With --open your browser shows the game, move by move, as often as you like.

    Example: [bold]crosstown replay game.json --ply 20 --svg ply20.svg[/bold]
    """
    from crosstown.cities import load_city

    city, texts = None if pack is None else load_city(pack), translator_for(language)
    entries = record_files.read_entries(file, number)
    if open_browser:
        _open_page(record_files.single(entries), pack, ply)
        return
    if ply is not None or svg is not None:
        _show_position(record_files.single(entries), city, texts, ply, svg, as_json)
        return

    unfinished = []

    def check_one(entry: record_files.Entry) -> record_files.Report:
        verdict = _judge(entry, city, texts, tell=moves)
        unfinished.extend([entry] if verdict["ok"] and not verdict["finished"] else [])
        return verdict

    record_files.check_all(
        entries, check_one, _print_verdict, title="Replaying", passed="valid", as_json=as_json
    )
    if len(entries) == len(unfinished) == 1 and not moves and not as_json:
        _show_position(unfinished[0], city, texts, None, None, as_json=False)


def _city_for(record: Record, pack: City | None, texts: Translator) -> City:
    """The city of a record, with its names in the language of the texts."""
    from crosstown.game.records.record_replay import city_of

    return (record_files.pack_for(record, pack) or city_of(record)).in_language(texts.language)


def _judge(
    entry: record_files.Entry, city: City | None, texts: Translator, *, tell: bool
) -> record_files.Report:
    from crosstown.game.records.record import Record
    from crosstown.game.records.record_replay import begin, follow

    verdict: record_files.Report = {"record": entry.number, "where": entry.where, "ok": True, "error": None}
    told: list[str] = []
    try:
        record = Record.from_json(entry.text, entry.where)
        verdict |= {"city": record.city.id, "seats": len(record.seats), "plies": len(record.plies)}
        game = begin(record, _city_for(record, city, texts))
        for _, happened in follow(game, record):
            if tell:
                told.append(_sentence(record, game, happened, texts))
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


def _sentence(record: Record, game: Game, happened: tuple[Event, ...], texts: Translator) -> str:
    from crosstown.game.text.narration import story

    names = [clean(seat.name) for seat in record.seats]
    return " ".join(story(happened, game.city, names, texts))


def _print_verdict(verdict: record_files.Report) -> None:
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
    told = record_files.place_in(error["where"], verdict["where"]) + with_rule(
        error["message"], error["rule"]
    )
    typer.echo(f"{where}: wrong: {clean(told)} [{error['code']}]")


def _show_position(
    entry: record_files.Entry,
    city: City | None,
    texts: Translator,
    ply: int | None,
    svg: Path | None,
    as_json: bool,
) -> None:
    from crosstown.game.game import Game
    from crosstown.game.records.record import Record

    record = Record.from_json(entry.text, entry.where)
    game = Game.replay(record, ply, _city_for(record, city, texts))
    if svg is not None:
        write_text(svg, game.svg())
    if as_json:
        terminal.print_json(_position_data(game))
        return
    _print_position(game, texts)
    if svg is not None:
        typer.echo(f"The board is drawn in {svg}")


def _open_page(entry: record_files.Entry, pack: Path | None, ply: int | None) -> None:
    """Shows the record in the browser until Ctrl-C. The page checks it, and says where it goes wrong."""
    import tempfile
    import threading
    import webbrowser

    from crosstown.cities.own_cities import know_city
    from crosstown.game.records.record import Record
    from crosstown.game.records.record_packs import city_in, pack_in
    from crosstown.pages.front_end import BUILD_COMMAND, is_built
    from crosstown.web.server.record_server import show_record

    record = Record.from_json(entry.text, entry.where)  # what is no record at all is told here
    if not is_built():
        raise DataError("front-end-missing", f"the front end is not built: run {BUILD_COMMAND} first")

    def announce(address: str) -> None:
        place = address if ply is None else f"{address}&ply={ply}"
        typer.echo(f"Your game: {place} (Ctrl-C stops it)")
        # In a thread: some browsers return only when they are closed.
        threading.Thread(target=webbrowser.open, args=(place,), daemon=True).start()

    with tempfile.TemporaryDirectory() as folder:
        if pack is None and city_in(record) is not None:
            pack = Path(folder) / f"{record.city.id}.toml"
            write_bytes(pack, pack_in(record) or b"")
        if pack is not None:
            know_city(pack, Path(folder))
        show_record(entry.text, announce)


def _print_position(game: Game, texts: Translator) -> None:
    from crosstown.cli.play.result_screen import show_result
    from crosstown.game.text.position_text import own_lines, position_lines

    out = terminal.console()
    names = [clean(seat.name)[:24] for seat in game.seating]
    lines = position_lines(game, names, out.width, texts)
    for seat in range(game.seats):
        lines += [[], *own_lines(game, seat, texts)]
    out.print(terminal.styled(lines))
    if game.result is not None:
        show_result(out, game.city, names, game.result, texts)


def _position_data(game: Game) -> dict[str, Any]:
    """A spectator's view with every hand added, which a replay may show."""
    data: dict[str, Any] = json.loads(game.view(None).to_json())
    for seat, facts in enumerate(data["seats"]):
        facts["name"] = game.seating[seat].name
        facts["hand"] = game.hand(seat)
        facts["own_tickets"] = list(game.tickets(seat))
    return data | {"legal_moves": [str(move) for move in game.legal_moves] if not game.over else []}
