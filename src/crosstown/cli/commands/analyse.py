"""``crosstown analyse``: judges a recorded game: chances, mistakes, luck and skill."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from crosstown.cli import record_files
from crosstown.cli.commands.play import translator_for
from crosstown.cli.output import terminal
from crosstown.cli.output.error_messages import clean
from crosstown.cli.output.progress import progress_bar
from crosstown.cli.shared_options import AsJson, Language
from crosstown.files import check_writable, write_text

if TYPE_CHECKING:
    from rich.console import Console

    from crosstown.analysis.analysis_data import Analysis
    from crosstown.cities.city import City
    from crosstown.language import Translator

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
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Analyse a game: chances after every ply, costly decisions, luck and skill.

    The browser shows the same numbers for the same seed and depth. Decisions are judged by what the player
    could know.

    Example: [bold]crosstown analyse game.json --html analysis.html[/bold]
    """
    from crosstown.cities import load_city

    texts = translator_for(language)
    if html is not None:
        check_writable(html)
    city = None if pack is None else load_city(pack)
    entry = record_files.single(record_files.read_entries(file, number))
    analysis, played = _analysed(entry, city, seed, depth)
    played = played.in_language(texts.language)
    if html is not None:
        from crosstown.analysis.analysis_page import analysis_page

        write_text(html, analysis_page(analysis, played, texts))
    if as_json:
        typer.echo(analysis.to_json().decode())
        return
    show(terminal.console(), analysis, played, texts)
    if html is not None:
        typer.echo(texts.say("report-written", file=str(html)))


def _analysed(entry: record_files.Entry, city: City | None, seed: str, depth: int) -> tuple[Analysis, City]:
    """The analysis of a record, and the city it was played in."""
    from crosstown.analysis.analyse_record import analyse as judge
    from crosstown.game.records.record import Record
    from crosstown.game.records.record_replay import city_of

    record = Record.from_json(entry.text, entry.where)
    played = record_files.pack_for(record, city) or city_of(record)
    with progress_bar("Analysing", len(record.plies)) as tell:
        return judge(record, played, seed=seed, depth=depth, tell=tell), played


def show(out: Console, analysis: Analysis, city: City, texts: Translator) -> None:
    from crosstown.analysis.analysis_text import causes, percent, signed, sparkline, tenths, ticket_words

    say = texts.say
    plies = say("report-plies", count=len(analysis.decisions))
    depth, games = say("report-depth", depth=analysis.depth), say("report-games", count=analysis.games)
    out.print(say("report-summary", city=city.name, plies=plies, depth=depth, games=games), style="bold")
    for seat, one in enumerate(analysis.seats):
        begins, ends = percent(analysis.positions[0].chance[seat]), percent(one.result)
        out.print()
        out.print(
            say("report-seat", name=clean(one.name), **{"from": begins}, to=ends), style="bold", markup=False
        )
        out.print(f"  {sparkline(analysis, seat)}")
        luck, skill = signed(one.luck, texts), signed(one.skill, texts)
        result, error = signed(one.result - one.fair, texts), tenths(one.error, texts)
        out.print(f"  {say('report-luck', luck=luck, skill=skill, error=error, result=result)}")
        parts = ", ".join(f"{words} {signed(change, texts)}" for words, change in causes(one.causes, texts))
        out.print(f"  {say('report-luck-causes', causes=parts)}", style="dim")
        loss, error = tenths(one.average_loss, texts), tenths(one.average_error, texts)
        out.print(f"  {say('report-losses', count=one.decisions, loss=loss, error=error)}")
        for kept in one.tickets:
            out.print(f"  {ticket_words(city, kept, texts)}", style="dim")
    _show_marked(out, analysis, city, texts)


def _show_marked(out: Console, analysis: Analysis, city: City, texts: Translator) -> None:
    from crosstown.analysis.analysis_text import SIGNS, compared_losses, marked, mistake_text

    out.print()
    out.print(compared_losses(analysis, texts), style="dim")
    out.print()
    found: list[Any] = marked(analysis)
    if not found:
        out.print(texts.say("report-none-marked"))
    for ply, one in found[:_WORST]:
        out.print(f"{SIGNS[one.mark]:<2} {clean(mistake_text(analysis, ply, city, texts))}", markup=False)
    if len(found) > _WORST:
        out.print(texts.say("report-more", count=len(found) - _WORST), style="dim")
