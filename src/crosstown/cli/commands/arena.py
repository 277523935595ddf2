"""``crosstown arena``: players against each other, rated with confidence intervals."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from crosstown.cli.output import terminal
from crosstown.cli.output.error_messages import STOPPED, clean, usage_error
from crosstown.cli.output.progress import progress_bar
from crosstown.cli.shared_options import (
    CityOption,
    Code,
    On,
    Parquet,
    Plies,
    Records,
    Views,
    Workers,
    check_workers,
    parquet_writers,
)
from crosstown.files import check_writable, write_text

if TYPE_CHECKING:
    from crosstown.arena.chunk_results import GameFault
    from crosstown.arena.report_data import ArenaReport
    from crosstown.arena.schedule import Plan
    from crosstown.arena.tournament import Outcome, Tournament


def arena(
    city: CityOption = "london",
    players: Annotated[
        str,
        typer.Option("--players", "-p", help="Who plays, everyone against everyone. Example: random,chaos."),
    ] = "",
    table: Annotated[
        list[str] | None,
        typer.Option(
            "--table", help="A fixed table of 2 to 4 players, such as random,chaos,chaos. Repeatable."
        ),
    ] = None,
    seats: Annotated[
        int,
        typer.Option(
            "--seats",
            help="Seats at each table: one for the first player of a pair, the others for the second.",
        ),
    ] = 2,
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, help="Minimum number of games for each pair or table.")
    ] = 1000,
    seed: Annotated[str, typer.Option("--seed", help="A number. The same seed gives the same deals.")] = "1",
    workers: Workers = None,
    on: On = "local",
    code: Code = None,
    patience: Annotated[
        float, typer.Option("--patience", help="Seconds per move after which a player counts as hanging.")
    ] = 30.0,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the report as JSON.")] = None,
    markdown_file: Annotated[
        Path | None, typer.Option("--markdown", help="Write the report as a Markdown page.")
    ] = None,
    records: Records = None,
    parquet: Parquet = None,
    plies: Plies = False,
    views: Views = False,
    journal: Annotated[
        Path | None,
        typer.Option("--journal", help="Progress file. Default: in the cache."),
    ] = None,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Start over, even if some games have been played.")
    ] = False,
) -> None:
    """Let computer players play against each other, and rate them with 95 % confidence intervals.

    Every deal is played in all seatings. The results depend on the seed, not on the number of workers.
    Press Ctrl-C to stop; the same command continues where it stopped.

    Example: [bold]crosstown arena --players random,chaos --games 200 --seed 1 --workers 2[/bold]
    """
    from crosstown.arena.report_data import report
    from crosstown.arena.report_text import markdown
    from crosstown.arena.tournament import Tournament

    for file in (json_file, markdown_file, records):
        if file is not None:
            check_writable(file)
    logged = records is not None or parquet is not None
    plan = _planned(city, players, table, seats, games, seed, code, patience, logged)
    tables = " ".join(f"--table {','.join(names)}" for names in plan.tables)
    command = f"arena --city {city} {tables} --games {games} --seed {plan.seed}"
    writers = parquet_writers(parquet, plies, views, plan.city, command)
    tournament = Tournament(plan, journal, fresh=fresh)
    play = partial(tournament.run, check_workers(workers, on), records, on=on, writers=writers)
    outcome = _run(tournament, play, _pack_option(city, plan))
    data = report(outcome)
    _print_report(data, outcome)
    if json_file is not None:
        write_text(json_file, json.dumps(data, ensure_ascii=False, indent=2) + "\n")
    if markdown_file is not None:
        write_text(markdown_file, markdown(data, f"Arena of {plan.city.name}"))
    for file in (json_file, markdown_file, records, parquet):
        if file is not None:
            typer.echo(f"Written: {file}")
    if outcome.faults:
        raise typer.Exit(1)


def _planned(
    city: str,
    players: str,
    tables: list[str] | None,
    seats: int,
    games: int,
    seed: str,
    code: list[Path] | None,
    patience: float,
    logged: bool,
) -> Plan:
    """The plan: a round robin of the players, then the fixed tables."""
    from crosstown.arena.schedule import make_plan, round_robin
    from crosstown.cities import load_city
    from crosstown.game.game import check_seats
    from crosstown.players.player_registry import PlayerRegistry, read_code

    board = load_city(city)
    names = _split(players)
    if len(names) == 1 or (not names and not tables):
        message = "name at least two players, as in --players random,chaos, or give a table with --table"
        raise usage_error("bad-players", message, players)
    if len(set(names)) < len(names):
        message = f"{players!r} names a player twice: everyone plays against everyone else anyway"
        raise usage_error("bad-players", message, players)
    registry = PlayerRegistry(read_code(path) for path in code or ())
    wanted = [*round_robin(names, check_seats(board, seats)), *(tuple(_split(one)) for one in tables or ())]
    return make_plan(board, wanted, games, seed, registry, patience=patience, logged=logged)


def _split(names: str) -> list[str]:
    return [name.strip().lower() for name in names[:4000].split(",")] if names.strip() else []


def _run(tournament: Tournament, play: Callable[..., Outcome], pack: str) -> Outcome:
    """Plays with a progress bar. On Ctrl-C it prints how to continue."""
    with progress_bar("Playing", tournament.plan.total) as tell:

        def report_fault(fault: GameFault, path: Path) -> None:
            tell.print(f"error: {clean(str(fault))}")
            tell.print(f"  to see the position: crosstown replay {shlex.quote(str(path))}{pack}")

        try:
            return play(on_progress=tell, on_fault=report_fault)
        except KeyboardInterrupt:
            tell.print(f"Stopped. The games played so far are kept in {tournament.path}")
            tell.print("Run the same command again to continue, or add --fresh to start over.")
            raise typer.Exit(STOPPED) from None


def _pack_option(city: str, plan: Plan) -> str:
    """The option that a replay needs for a city that is not built in."""
    from crosstown.cities import city_names

    return "" if plan.city.id in city_names() else f" --pack {shlex.quote(city)}"


def _print_report(data: ArenaReport, outcome: Outcome) -> None:
    from crosstown.arena import report_text
    from crosstown.arena.report_data import rounding_note

    out = terminal.console()
    games = sum(table["games"] for table in data["tables"])
    out.print(f"{games} games of {data['city']}, seed {int(data['seed'], 16)}", style="bold")
    note = rounding_note(outcome.plan)
    if note:
        out.print(note, style="dim")
    shown = [
        (report_text.RATINGS, report_text.rating_rows(data)),
        (report_text.TABLES, report_text.table_rows(data)),
        (report_text.TIMINGS, report_text.timing_rows(data)),
    ]
    for columns, rows in shown:
        if rows:
            listed = terminal.table(*columns, right=tuple(report_text.NUMBERS))
            for row in rows:
                listed.add_row(*row)
            out.print(listed)
    for line in report_text.notes(data):
        out.print(line, style="dim")
    for line in report_text.fault_notes(data):
        out.print(line, style="bold")
