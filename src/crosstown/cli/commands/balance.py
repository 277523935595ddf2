"""``crosstown city balance``: measures a city by many games; prints tables and writes an HTML report."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from crosstown.cli.output import terminal
from crosstown.cli.output.error_messages import usage_error
from crosstown.cli.output.progress import progress_bar
from crosstown.cli.shared_options import CityArgument, On, Workers, check_workers
from crosstown.files import check_writable, write_text

if TYPE_CHECKING:
    from rich.console import Console

    from crosstown.balance.balance_data import Balance, TableBalance
    from crosstown.balance.verdicts import Check
    from crosstown.simulation.intervals import Estimate

_WORST = 6  # tickets and routes shown; the page has them all
_FINDINGS = 5


def balance(
    name: CityArgument,
    games: Annotated[
        int,
        typer.Option("--games", "-n", min=1, max=100_000, help="Number of games for each number of seats."),
    ] = 2000,
    seats: Annotated[
        str | None,
        typer.Option("--seats", help="Numbers of seats, such as 2,4. Default: the fewest and the most."),
    ] = None,
    player: Annotated[
        str, typer.Option("--player", "-p", help="The computer player on every seat.")
    ] = "medium",
    seed: Annotated[str, typer.Option("--seed", help="A number. The same seed gives the same games.")] = "1",
    workers: Workers = None,
    on: On = "local",
    html: Annotated[
        Path | None, typer.Option("--html", help="The file for the report. Default: CITY-balance.html.")
    ] = None,
    json: Annotated[Path | None, typer.Option("--json", help="Write all numbers as JSON.")] = None,
) -> None:
    """Measure how balanced a city is: seats, length, tickets, routes and colours, with 95 % intervals.

    Prints what stands out and writes a report with the board as a heat map. Findings are hints, not errors.
    The numbers depend on the seed, not on the number of workers.

    Example: [bold]crosstown city balance london --games 2000 --workers 2[/bold]
    """
    from crosstown.cities import load_city

    city = load_city(name)
    report = html if html is not None else Path(f"{city.id}-balance.html")
    _check_places(report, json)
    sizes = _sizes(seats)
    from crosstown.balance.measure_balance import default_seats, measure
    from crosstown.balance.verdicts import judge
    from crosstown.game.records.seeds import read_seed

    number = read_seed(seed)
    tables = sizes or default_seats(city)
    most = check_workers(workers, on)
    with progress_bar(f"Playing {city.name}", games * len(tables)) as tell:
        found = measure(city, player.strip().lower(), tables, games, number, most, tell, on=on)
    checks = judge(found)
    _write(found, checks, report, json)  # before printing, which a closed pipe may stop
    show(terminal.console(), found, checks)
    typer.echo(f"The report is in {report}")
    if json is not None:
        typer.echo(f"The numbers are in {json}")


def _check_places(report: Path, numbers: Path | None) -> None:
    """Fails before anything is played if a file cannot be written."""
    check_writable(report)
    if numbers is not None:
        check_writable(numbers)
        if numbers.resolve() == report.resolve():
            message = f"the report and the numbers cannot both be in {numbers}: choose different names"
            raise usage_error("same-file", message, str(numbers))


def _sizes(seats: str | None) -> tuple[int, ...]:
    if seats is None:
        return ()
    words = [word.strip() for word in seats[:80].split(",")]
    if not all(word.isascii() and word.isdigit() and len(word) < 3 for word in words):
        message = f"{seats[:80]!r} is not a list of numbers of seats: write it like 2,4"
        raise usage_error("bad-seats", message, seats)
    return tuple(sorted({int(word) for word in words}))


def _write(found: Balance, checks: Sequence[Check], report: Path, numbers: Path | None) -> None:
    import json
    from datetime import date

    from crosstown import __version__
    from crosstown.balance.balance_page import balance_page
    from crosstown.simulation.intervals import json_ready

    write_text(report, balance_page(found, checks, date.today().isoformat()))
    if numbers is not None:
        judged = json_ready([check.to_dict() for check in checks])
        data: dict[str, Any] = {"crosstown": __version__, **found.to_dict(), "checks": judged}
        write_text(numbers, json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def show(out: Console, found: Balance, checks: Sequence[Check]) -> None:
    from crosstown.balance.balance_text import provenance

    sizes = " and ".join(str(table.seats) for table in found.tables)
    out.print(
        f"{found.city.name}: {found.games} games at each table of {sizes} seats, "
        f"{found.player} on every seat, seed {found.seed}",
        style="bold",
    )
    out.print(provenance(found.city), style="dim")
    out.print(_overview(found))
    out.print(_tickets(found))
    out.print(_routes(found))
    for line in _extras(found):
        out.print(line)
    out.print()
    out.print(_verdicts(checks))
    out.print("In brackets: 95 % intervals. These are hints for the city's author, not errors.", style="dim")


def _overview(found: Balance) -> Any:
    from crosstown.balance.balance_text import number, percent
    from crosstown.game.text.board_map import LETTERS

    sizes = [f"{table.seats} seats" for table in found.tables]
    made = terminal.table("", *sizes, right=sizes)
    for seat in range(found.largest.seats):
        cells = (percent(table.each[seat].wins) if seat < table.seats else "" for table in found.tables)
        made.add_row(f"wins of seat {LETTERS[seat]}{', which begins' if seat == 0 else ''}", *cells)
    made.add_row("shared wins", *(percent(table.ties) for table in found.tables))
    made.add_row("turns of each seat", *(number(table.length.turns) for table in found.tables))
    made.add_row("games with a last round", *(percent(table.length.last_round) for table in found.tables))
    for part in ("score", "routes", "tickets", "bonus"):
        named = "points of a seat" if part == "score" else f"  from {part}"
        made.add_row(named, *(f"{_over_seats(table, part):.1f}" for table in found.tables))
    made.add_row("tickets kept", *(f"{_over_seats(table, 'kept'):.2f}" for table in found.tables))
    done = (f"{100 * _over_seats(table, 'completed'):.1f} %" for table in found.tables)
    made.add_row("tickets completed", *done)
    return made


def _over_seats(table: TableBalance, part: str) -> float:
    values = [getattr(one, part).value for one in table.each]
    return float(sum(values) / len(values))


def _tickets(found: Balance) -> Any:
    """The tickets that are completed least and most often."""
    from crosstown.balance.balance_text import number, percent

    columns = [f"{what} {table.seats}" for table in found.tables for what in ("kept", "done", "profit")]
    title = f"Tickets, the {_WORST} completed least and the {_WORST} completed most, by number of seats"
    made = terminal.table("ticket", *columns, right=columns, title=title)
    order = sorted(
        found.city.ticket, key=lambda name: _key(table.ticket(name).completed for table in found.tables)
    )
    for name in _ends(order):
        cells = []
        for table in found.tables:
            one = table.ticket(name)
            shares = (percent(share, interval=False) for share in (one.kept, one.completed))
            cells += [*shares, number(one.profit, interval=False)]
        made.add_row(found.city.ticket_name(name), *cells)
    return made


def _routes(found: Balance) -> Any:
    """The routes that are claimed least and most often at the largest tables."""
    from crosstown.balance.balance_text import claimed_text, route_name

    columns = [f"claimed, {table.seats} seats" for table in found.tables]
    title = f"Routes, the {_WORST} claimed least and the {_WORST} claimed most"
    made = terminal.table("route", *columns, right=columns, title=title)
    order = sorted(found.city.route, key=lambda name: _key([found.largest.route(name).claimed]))
    for name in _ends(order):
        shares = (claimed_text(found.city, table, name) for table in found.tables)
        made.add_row(route_name(found.city, name), *shares)
    return made


def _key(measured: Iterable[Estimate]) -> float:
    """The mean of the known values; unknown ones sort into the middle, which is not shown."""
    known = [one.value for one in measured if not math.isnan(one.value)]
    return sum(known) / len(known) if known else 0.5


def _ends(order: Sequence[str]) -> Sequence[str]:
    return order if len(order) <= 2 * _WORST else (*order[:_WORST], *order[-_WORST:])


def _extras(found: Balance) -> Iterable[str]:
    from crosstown.balance.balance_text import number, percent

    city, table = found.city, found.largest
    where = f"at {table.seats} seats"
    paid = ", ".join(f"{one.colour} {one.paid.value:.1f}" for one in table.colours if one.paid)
    yield f"Cards paid in a game {where}: {paid}"
    if len(city.vehicles) > 1:
        used = ", ".join(
            f"{city.vehicle[one.id].name} {percent(one.used, interval=False)}" for one in table.vehicles
        )
        yield f"Pieces used {where}: {used}"
    if table.districts:
        joined = ", ".join(f"{one.number}: {percent(one.joined, interval=False)}" for one in table.districts)
        yield f"Districts joined by a seat {where}: {joined}"
    if table.souvenirs:
        yield f"Different souvenirs of a seat {where}: {number(table.souvenirs.collected, 2)}"


def _verdicts(checks: Sequence[Check]) -> Any:
    from rich.table import Table
    from rich.text import Text

    from crosstown.balance.balance_page import SIGNS

    styles = {"fine": "green", "unclear": "yellow", "look": "bold red"}
    made = Table.grid(padding=(0, 2, 0, 0))
    for check in checks:
        made.add_row(Text(SIGNS[check.verdict], styles[check.verdict]), f"{check.question} ({check.limit})")
        for one in check.findings[:_FINDINGS]:
            made.add_row("", f"· {one.sentence}")
        if len(check.findings) > _FINDINGS:
            made.add_row("", Text(f"and {len(check.findings) - _FINDINGS} more, in the report", "dim"))
    return made
