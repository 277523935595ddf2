"""``crosstown simulate``: plays many games between computer players and sums them up."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Annotated

import typer

from crosstown.cli.output import terminal
from crosstown.cli.output.progress import progress_bar
from crosstown.cli.shared_options import (
    AsJson,
    CityOption,
    On,
    Parquet,
    Plies,
    Records,
    Views,
    Workers,
    check_workers,
    parquet_writers,
)
from crosstown.files import check_writable

if TYPE_CHECKING:
    from crosstown.simulation.intervals import Estimate
    from crosstown.simulation.summary import Summary


def simulate(
    city: CityOption = "london",
    seats: Annotated[
        int | None, typer.Option("--seats", help="Number of seats; 2 unless players are named.")
    ] = None,
    players: Annotated[
        str,
        typer.Option(
            "--players",
            "-p",
            help="One name for all seats, or a list such as random,chaos. Your own: mybot.py, my_module:Bot.",
        ),
    ] = "random",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")] = 1000,
    seed: Annotated[
        str | None, typer.Option("--seed", help="A number. The same seed gives the same games.")
    ] = None,
    workers: Workers = None,
    on: On = "local",
    records: Records = None,
    parquet: Parquet = None,
    plies: Plies = False,
    views: Views = False,
    as_json: AsJson = False,
) -> None:
    """Play many games between computer players and summarise them, with 95 % confidence intervals.

    The results depend on the seed, not on the number of workers.

    Example: [bold]crosstown simulate --city berlin --seats 4 --games 10000 --seed 7 --workers 2[/bold]
    """
    from crosstown.cities import load_city
    from crosstown.game.records.seeds import read_seed

    board = load_city(city)
    names = tuple(map(str.strip, players[:400].split(",")))
    count = seats if seats is not None else (len(names) if len(names) > 1 else 2)
    number = read_seed(seed)
    if records is not None:
        check_writable(records)
    command = (
        f"simulate --city {city} --seats {count} --players {','.join(names)} --games {games} --seed {number}"
    )
    writers = parquet_writers(parquet, plies, views, board, command)
    from crosstown.simulation.many_games import simulate as play_games

    most = check_workers(workers, on)
    with progress_bar("Playing", games) as tell:
        done = play_games(board, count, names, games, number, most, records, tell, on=on, writers=writers)
    summary = done.summary()
    if as_json:
        terminal.print_json(summary.to_dict() | {"seed": f"{number:032x}"})
        return
    _print_summary(summary, f"{number:032x}")
    if records is not None:
        typer.echo(f"The records are in {records}")
    if parquet is not None:
        typer.echo(f"The tables are in {parquet}")


def _print_summary(summary: Summary, seed: str) -> None:
    from crosstown.game.text.board_map import LETTERS

    out = terminal.console()
    out.print(f"{summary.games} games of {summary.city}, seed {int(seed, 16)}", style="bold")
    out.print(f"Length: {_range(summary.plies)} plies, from {summary.shortest} to {summary.longest}")
    endings = ", ".join(f"{name} {count}" for name, count in summary.endings.items())
    out.print(f"Endings: {endings}; the win was shared in {_percent(summary.ties)} % of the games")
    columns = ("wins %", "score", "routes", "tickets", "bonus", "kept", "done %")
    table = terminal.table("seat", *columns, right=columns)
    for one in summary.seats:
        parts = (one.score, one.routes, one.tickets, one.bonus, one.kept)
        cells = [_percent(one.wins), *map(_range, parts), _percent(one.completion)]
        table.add_row(f"{LETTERS[one.seat]} {one.player}", *cells)
    out.print(table)
    fair = 100 / len(summary.seats)
    out.print(f"Equal seats would win {fair:.1f} % each. ± is a 95 % confidence interval.", style="dim")


def _range(one: Estimate) -> str:
    if math.isnan(one.value):
        return "–"
    margin = f"{one.margin:.1f}" if math.isfinite(one.margin) else "?"
    return f"{one.value:.1f} ± {margin}"


def _percent(one: Estimate) -> str:
    return _range(one.scaled(100))
