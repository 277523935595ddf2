"""``crosstown puzzles``: lists and solves puzzles, finds new ones, and checks those of the package."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from crosstown.cli.commands.play import prepare, translator_for
from crosstown.cli.output import terminal
from crosstown.cli.output.error_messages import STOPPED
from crosstown.cli.output.progress import progress_bar, with_progress
from crosstown.cli.shared_options import Language
from crosstown.files import write_text

if TYPE_CHECKING:
    from rich.console import Console

    from crosstown.language import Translator

puzzles_app = typer.Typer(rich_markup_mode="rich")


@puzzles_app.callback(invoke_without_command=True)
def puzzles(context: typer.Context) -> None:
    """Positions with one clearly best move: list, solve, make and check them.

    Example: [bold]crosstown puzzles[/bold]
    """
    if context.invoked_subcommand is not None:
        return
    from crosstown.cities import load_city
    from crosstown.puzzles.puzzle import name_parts, puzzle_names

    listed = terminal.table("name", "city")
    for name in puzzle_names():
        listed.add_row(name, load_city(name_parts(name)[0]).name)
    out = terminal.console()
    out.print(listed)
    out.print("Solve one with: crosstown puzzles solve NAME", style="dim")


@puzzles_app.command("solve")
def solve(
    name: Annotated[
        str | None,
        typer.Argument(help="A puzzle, such as london-1. Default: choose from a menu; the first if piped."),
    ] = None,
    language: Language = None,
) -> None:
    """Solve puzzles in the terminal: choose a move as in crosstown play, and see how good it is and why.

    Example: [bold]crosstown puzzles solve london-1[/bold]
    """
    from crosstown.puzzles.puzzle import load_puzzle, puzzle_names

    texts = translator_for(language)
    out = terminal.console()
    if name is not None:
        name = name.strip().lower()
        load_puzzle(name)
    prepare([])
    from crosstown.cli.play import puzzle_game
    from crosstown.cli.play.terminal_game import Quit

    try:
        puzzle_game.solve(puzzle_names(), name or _picked(out, texts), out, texts)
    except (Quit, EOFError):
        out.print()
    except KeyboardInterrupt:
        out.print()
        raise typer.Exit(STOPPED) from None


def _picked(out: Console, texts: Translator) -> str:
    """A puzzle from a menu; the first if the input is piped."""
    from crosstown.cities import load_city
    from crosstown.cli.play.keyboard import pick
    from crosstown.puzzles.puzzle import name_parts, puzzle_names

    names = puzzle_names()
    cities = [load_city(name_parts(name)[0]).in_language(texts.language).name for name in names]
    return names[pick(out, "ask-puzzle", list(zip(names, cities, strict=True)), 0, texts)]


@puzzles_app.command("make")
def make(
    folder: Annotated[Path, typer.Argument(help="The folder to write the puzzles to.")],
    city: Annotated[
        list[str] | None, typer.Option("--city", help="Only this city. Repeatable. Default: all.")
    ] = None,
    count: Annotated[int, typer.Option("--count", min=1, max=50, help="Puzzles for each city.")] = 4,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same seed finds the same puzzles.")] = 1,
) -> None:
    """Find puzzles in simulated games, at most one in each game, and write a file for each puzzle.

    Every legal move is judged by an analysis of what the player could know. One move must be clearly best,
    and a search by hard must choose it too.

    Example: [bold]crosstown puzzles make puzzles --city london --count 2[/bold]
    """
    import msgspec

    from crosstown.cities import city_names, load_city
    from crosstown.puzzles.find_puzzles import find_puzzles

    cities = [load_city(name) for name in city or city_names()]
    folder.mkdir(parents=True, exist_ok=True)
    names = []
    for one in cities:
        with progress_bar(f"Looking in {one.name}", count) as tell:
            found = find_puzzles(one, count, seed, tell)
        for number, puzzle in enumerate(found, 1):
            name = f"{one.id}-{number}"
            text = msgspec.json.format(msgspec.json.encode(puzzle), indent=0).decode()
            write_text(folder / f"{name}.json", text + "\n")
            names.append(name)
            typer.echo(f"{name}: ply {puzzle.ply}, best is {puzzle.best}")
    write_text(folder / "order.json", msgspec.json.format(msgspec.json.encode(names)).decode() + "\n")


@puzzles_app.command("check")
def check() -> None:
    """Check the puzzles of the package: every record replays, and every verdict comes out the same.

    Example: [bold]crosstown puzzles check[/bold]
    """
    from crosstown.puzzles.check_puzzle import check_puzzle
    from crosstown.puzzles.puzzle import load_puzzle, puzzle_names

    wrong = 0
    for name in with_progress(puzzle_names(), "Checking"):
        for flaw in check_puzzle(load_puzzle(name)):
            wrong += 1
            typer.echo(f"{name}: {flaw}")
    typer.echo(f"{len(puzzle_names())} puzzles, {wrong} flaws")
    raise typer.Exit(1 if wrong else 0)
