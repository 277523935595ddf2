"""``crosstown cities`` and ``crosstown city``: lists cities, checks packs, shows a city and prints it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from crosstown.cli.commands.balance import balance
from crosstown.cli.commands.play import translator_for
from crosstown.cli.output import terminal
from crosstown.cli.output.error_messages import clean
from crosstown.cli.output.progress import progress_bar
from crosstown.cli.shared_options import AsJson, CityArgument, Language
from crosstown.errors import DataError, PackError
from crosstown.files import check_writable, write_bytes

if TYPE_CHECKING:
    from crosstown.cities.city import City
    from crosstown.language import Translator

RECONSTRUCTION = "unofficial reconstruction"

city_app = typer.Typer(
    help="Show a city, measure its balance, or check and print your own pack.",
    rich_markup_mode="rich",
    no_args_is_help=True,
)

city_app.command("balance")(balance)


def cities(as_json: AsJson = False) -> None:
    """List the built-in cities.

    Example: [bold]crosstown cities[/bold]
    """
    from crosstown.cities import city_names, load_city

    found = [load_city(name) for name in city_names()]
    if as_json:
        terminal.print_json([_summary(city) for city in found])
        return
    numbers = ("places", "routes", "tickets", "players")
    listed = terminal.table("id", "name", "board", *numbers, right=numbers)
    for city in found:
        counts = (str(len(part)) for part in (city.places, city.routes, city.tickets))
        low, high = city.players
        listed.add_row(city.id, city.name, provenance(city), *counts, f"{low}–{high}")
    out = terminal.console()
    out.print(listed)
    out.print("Play one with: crosstown play --city ID", style="dim")


def provenance(city: City) -> str:
    if city.original:
        return "a city of its own"
    return RECONSTRUCTION if city.reconstruction else "as printed, checked"


def _summary(city: City) -> dict[str, Any]:
    return {
        "id": city.id,
        "name": city.name,
        "provenance": city.provenance,
        "unofficial_reconstruction": city.reconstruction,
        "places": len(city.places),
        "routes": len(city.routes),
        "tickets": len(city.tickets),
        "players": list(city.players),
        "sha256": city.sha256,
    }


@city_app.command("check")
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Packs to check (*.toml).")],
    as_json: AsJson = False,
    language: Annotated[
        str | None, typer.Option("--language", "-l", help="en, de, nl or da. Default: English.")
    ] = None,
) -> None:
    """Check packs: list every problem with its line (exit code 1), or print a summary if there are none.

    Example: [bold]crosstown city check my-town.toml[/bold]
    """

    texts = translator_for(language or "en")
    verdicts = [_judge(file, texts) for file in files]
    if as_json:
        terminal.print_json(verdicts)
    else:
        for verdict in verdicts:
            _print_verdict(verdict)
    if not all(verdict["ok"] for verdict in verdicts):
        raise typer.Exit(1)


def _judge(file: Path, texts: Translator) -> dict[str, Any]:
    from crosstown.cities import load_city
    from crosstown.cities.checks.problem_text import problem_text

    try:
        city = load_city(file)
    except PackError as error:
        return {
            "file": str(file),
            "ok": False,
            "problems": [
                {
                    "code": one.code,
                    "line": one.line,
                    "key": one.key,
                    "message": problem_text(one.code, one.facts, texts),
                    "facts": dict(one.facts),
                }
                for one in error.problems
            ],
        }
    except DataError as error:
        problem = {"code": error.code, "line": 0, "key": "", "message": error.message}
        return {"file": str(file), "ok": False, "problems": [problem]}
    return {
        "file": str(file),
        "ok": True,
        "problems": [],
        "warnings": _warnings(city, file, texts),
        "city": _summary(city),
    }


def _warnings(city: City, file: Path, texts: Translator) -> list[dict[str, Any]]:
    """What makes the board hard to read, with its line. The city can be played all the same."""
    from crosstown.cities.checks.problem_text import problem_text
    from crosstown.cities.checks.toml_lines import Lines
    from crosstown.drawing.board.crowding import find_crowding

    lines = Lines(file.read_text(encoding="utf-8-sig"))
    numbers = {place.id: number for number, place in enumerate(city.places)}
    return [
        {
            "code": one.code,
            "line": lines.line_of(("board", "locations", numbers[one.place])),
            "key": f"board.locations[{numbers[one.place]}]",
            "message": problem_text(one.code, one.facts, texts),
        }
        for one in find_crowding(city)
    ]


def _print_verdict(verdict: dict[str, Any]) -> None:
    """Plain lines, ``file:line: …``, as editors and compilers write them."""
    file = clean(verdict["file"])
    told = [("", one) for one in verdict["problems"]]
    told += [(" warning:", one) for one in verdict.get("warnings", ())]
    for kind, one in told:
        at = f"{file}:{one['line']}" if one["line"] else file
        key = f" {one['key']}:" if one["key"] else ""
        typer.echo(f"{at}:{kind}{clean(key)} {clean(one['message'])} [{one['code']}]")
    if verdict["ok"]:
        city = verdict["city"]
        counts = f"{city['places']} places, {city['routes']} routes, {city['tickets']} tickets"
        low, high = city["players"]
        typer.echo(f"{file}: ok: {city['name']}, {counts}, {low} to {high} players, {city['provenance']}")
    else:
        count = len(verdict["problems"])
        typer.echo(f"{file}: {count} problem{'' if count == 1 else 's'}", err=True)


@city_app.command("show")
def show(
    name: CityArgument,
    svg: Annotated[Path | None, typer.Option("--svg", help="Draw the board into this file.")] = None,
    language: Annotated[
        str | None,
        typer.Option("--language", "-l", help="Names in en, de, nl or da. Default: the pack's own."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Show a city: its board, routes, tickets and points.

    Example: [bold]crosstown city show berlin --svg berlin.svg[/bold]
    """
    from crosstown.cities import load_city
    from crosstown.cli.output import city_tables

    city = load_city(name)
    if language is not None:
        city = city.in_language(translator_for(language).language)
    if svg is not None:
        from crosstown.drawing import draw_board
        from crosstown.files import write_text

        write_text(svg, draw_board(city))
    if as_json:
        terminal.print_json(_summary(city) | city_tables.as_data(city))
        return
    city_tables.show(city, terminal.console())
    if svg is not None:
        typer.echo(f"The board is drawn in {svg}")


@city_app.command("print")
def print_pdf(
    name: Annotated[str, typer.Argument(metavar="CITY", help="The path of a pack, or a city's id.")],
    paper: Annotated[str, typer.Option("--paper", help="a4, letter or a3.")] = "a4",
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="The file to write. Default: CITY.pdf.")
    ] = None,
    language: Language = None,
    one_sheet: Annotated[
        bool, typer.Option("--one-sheet", help="Scale the board, and the pieces with it, to one sheet.")
    ] = False,
) -> None:
    """Make a PDF of a city of your own: board, cards, tickets, pieces, aids and rules, to print and cut out.

    Example: [bold]crosstown city print my-town.toml --paper a4 -o my-town.pdf[/bold]
    """
    from crosstown.cities import load_city
    from crosstown.printing.print_city import STEPS, print_city

    texts = translator_for(language)
    city = load_city(name).in_language(texts.language)
    file = output if output is not None else Path(f"{city.id}.pdf")
    check_writable(file)
    with progress_bar(f"Printing {city.name}", STEPS) as tell:
        pdf = print_city(city, paper.strip().lower(), texts, one_sheet=one_sheet, tell=tell)
    write_bytes(file, pdf)
    typer.echo(f"{city.name} is in {file}. Its first page says how to print it.")
