"""``crosstown puzzles``: finds puzzles in simulated games, and checks those of the package."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

puzzles_app = typer.Typer(help="Positions with one clearly best move: find, check and solve them.")


@puzzles_app.command("make")
def make(
    folder: Annotated[Path, typer.Argument(help="The folder to write the puzzles to.")],
    city: Annotated[
        list[str] | None, typer.Option("--city", help="A city; may be repeated. Default: all.")
    ] = None,
    count: Annotated[int, typer.Option("--count", min=1, max=50, help="Puzzles for each city.")] = 4,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same seed finds the same puzzles.")] = 1,
) -> None:
    """Find puzzles in simulated games, one from a game, and write a file for each.

    Every legal move is judged by an analysis of what the player could know. One move must be clearly best,
    and a search by hard must choose it too.

    Example: [bold]crosstown puzzles make puzzles --city london --count 2[/bold]
    """
    import msgspec

    from crosstown.cities import city_names, load_city
    from crosstown.cli.output.progress import progress_bar
    from crosstown.files import write_text
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
    """Check the puzzles of the package: every record replays, and every verdict comes out again.

    Example: [bold]crosstown puzzles check[/bold]
    """
    from crosstown.cli.output.progress import with_progress
    from crosstown.puzzles.check_puzzle import check_puzzle
    from crosstown.puzzles.puzzle import load_puzzle, puzzle_names

    wrong = 0
    for name in with_progress(puzzle_names(), "Checking"):
        for flaw in check_puzzle(load_puzzle(name)):
            wrong += 1
            typer.echo(f"{name}: {flaw}")
    typer.echo(f"{len(puzzle_names())} puzzles, {wrong} flaws")
    raise typer.Exit(1 if wrong else 0)
