"""``crosstown analyse``: judges a recorded game: chances, mistakes, luck and skill."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from crosstown.cli import record_files

if TYPE_CHECKING:
    from rich.console import Console

    from crosstown.analysis.analysis_data import Analysis
    from crosstown.cities.city import City

_WORST = 8  # decisions shown; the page has all


def analyse(
    file: record_files.File,
    number: record_files.GameNumber = None,
    depth: Annotated[
        int,
        typer.Option("--depth", min=1, max=10, help="Each depth imagines twice as many games as the last."),
    ] = 2,
    seed: Annotated[
        str, typer.Option("--seed", help="A number. The same seed gives the same analysis.")
    ] = "0",
    pack: record_files.Pack = None,
    html: Annotated[Path | None, typer.Option("--html", help="Write a report with a graph.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Analyse a game: chances after every ply, costly decisions, luck and skill.

    A page gives the same numbers for the same seed and depth. Decisions are judged by what the player could
    know.

    Example: [bold]crosstown analyse game.json --html analysis.html[/bold]
    """
    from crosstown.cities import load_city
    from crosstown.files import check_writable, write_text

    if html is not None:
        check_writable(html)
    city = None if pack is None else load_city(pack)
    entry = record_files.single(record_files.read_entries(file, number))
    analysis, played = _analysed(entry, city, seed, depth)
    if html is not None:
        from crosstown.analysis.report_page import analysis_page

        write_text(html, analysis_page(analysis, played))
    if as_json:
        typer.echo(analysis.to_json().decode())
        return
    from crosstown.cli.output import terminal

    show(terminal.console(), analysis, played)
    if html is not None:
        typer.echo(f"The report is in {html}")


def _analysed(entry: record_files.Entry, city: City | None, seed: str, depth: int) -> tuple[Analysis, City]:
    """The analysis of a record, and the city it was played in."""
    from crosstown.analysis.analyse_record import told
    from crosstown.analysis.game_study import GameStudy
    from crosstown.cli.output.progress import progress_bar
    from crosstown.game.records.record import Record

    record = Record.from_json(entry.text, entry.where)
    study = GameStudy(record, record_files.pack_for(record, city), seed=seed, depth=depth)
    with progress_bar("Analysing", len(record.plies)) as tell:
        for done in study.plies():
            tell(done)
    return told(study), study.game.city


def show(out: Console, analysis: Analysis, city: City) -> None:
    """The summary for the terminal."""
    from crosstown.analysis.wording import causes, percent, signed, sparkline, ticket_words
    from crosstown.cli.output.error_messages import clean

    depth = f"depth {analysis.depth}, {analysis.games:,} imagined games"
    out.print(f"{city.name}, {len(analysis.decisions)} plies, {depth}", style="bold")
    for seat, one in enumerate(analysis.seats):
        begins, ends = percent(analysis.positions[0].chance[seat]), percent(one.result)
        out.print()
        out.print(f"{clean(one.name)}: {begins} to win after the deal, {ends} at the end", style="bold")
        out.print(f"  {sparkline(analysis, seat)}")
        error = f"± {one.error / 100:.1f} percent points"
        out.print(
            f"  luck {signed(one.luck)}, skill {signed(one.skill)} ({error}): {signed(one.result - one.fair)}"
        )
        parts = ", ".join(f"{words} {signed(change)}" for words, change in causes(one.causes))
        out.print(f"  luck by {parts}", style="dim")
        out.print(f"  {_losses(analysis, seat)}")
        for kept in one.tickets:
            out.print(f"  {ticket_words(city, kept)}", style="dim")
    out.print()
    _show_marked(out, analysis, city)


def _losses(analysis: Analysis, seat: int) -> str:
    one = analysis.seats[seat]
    compared = ", ".join(f"{name} {loss / 100:.1f}" for name, loss in analysis.compared.items())
    loss = f"{one.average_loss / 100:.1f} percent points (± {one.average_error / 100:.1f})"
    return f"{one.decisions} decisions, each cost {loss} on average; computer players: {compared}"


def _show_marked(out: Console, analysis: Analysis, city: City) -> None:
    from crosstown.analysis.wording import SIGNS, marked, mistake_text, signed
    from crosstown.cli.output.error_messages import clean

    found: list[Any] = marked(analysis)
    if not found:
        out.print("No decision was clearly wrong.")
    for ply, one in found[:_WORST]:
        name = clean(analysis.seats[one.seat].name)
        out.print(f"{SIGNS[one.mark]:<2} ply {ply}, {name}, {signed(-one.loss)}: {mistake_text(city, one)}")
    if len(found) > _WORST:
        out.print(f"and {len(found) - _WORST} more; --html shows them all", style="dim")
