"""``crosstown players`` and ``crosstown player``: lists computer players and checks your own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from crosstown.cli.output import terminal
from crosstown.cli.output.error_messages import clean, usage_error
from crosstown.cli.output.progress import progress_bar
from crosstown.cli.shared_options import AsJson, Code
from crosstown.errors import CrosstownError
from crosstown.files import check_writable

if TYPE_CHECKING:
    from crosstown.players import Report
    from crosstown.players.player_registry import PlayerRegistry

player_app = typer.Typer(help="Check your own player.", rich_markup_mode="rich", no_args_is_help=True)

BUILT_IN = {
    "random": "any legal move, all equally likely",
    "chaos": "changes its mood to reach rare corners of the rules; for tests",
    "easy": "a friendly beginner: sensible but forgetful",
    "medium": "plans paths for all its tickets together",
    "hard": "searches; hard:2000 is 2000 simulations per move, hard:0.5s half a second",
    "expert": "has learned by itself; expert:0 answers at first sight, expert:2000 and expert:0.5s search",
    "style-one-step": "a style from the literature: one ticket after another",
    "style-long": "a style from the literature: long routes",
    "style-path": "a style from the literature: the shortest paths for its tickets",
    "style-tickets": "a style from the literature: many tickets",
}


def players(code: Code = None, as_json: AsJson = False) -> None:
    """List the computer players: built in, from installed packages, and from your own files.

    Example: [bold]crosstown players --code mybot.py[/bold]
    """
    from crosstown.players.player_registry import PlayerRegistry, read_code

    registry = PlayerRegistry(read_code(path) for path in code or ())
    listed = [
        {"name": name, "from": _origin(registry, name), "about": _about(registry, name)}
        for name in registry.names
    ]
    if as_json:
        terminal.print_json(listed)
        return
    table = terminal.table("name", "from", "about")
    for one in listed:
        table.add_row(one["name"], one["from"], one["about"])
    terminal.console().print(table)


def _origin(registry: PlayerRegistry, name: str) -> str:
    if registry.is_built_in(name):
        return "built in"
    return "your code" if name in registry.own else f"package {registry.source(name)}"


def _about(registry: PlayerRegistry, name: str) -> str:
    """The first line of the docstring of a player's class, or why it cannot be loaded."""
    if registry.is_built_in(name):
        return BUILT_IN[name]
    try:
        told = registry.kind(name).__doc__ or ""
    except CrosstownError as error:
        told = error.message
    return clean(told.strip().splitlines()[0]) if told.strip() else ""


@player_app.command("check")
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A Python file with your own players.")],
    name: Annotated[str | None, typer.Option("--name", help="Only the player with this name.")] = None,
    city: Annotated[
        list[str] | None,
        typer.Option("--city", "-c", help="Only this city: an id or the path of a pack. Repeatable."),
    ] = None,
    budget: Annotated[float, typer.Option("--budget", help="Seconds allowed for a move.")] = 1.0,
    patience: Annotated[
        float | None,
        typer.Option(
            "--patience",
            help="Seconds per move after which a player counts as hanging.",
            show_default="10, and 120 for the first move",
        ),
    ] = None,
    records: Annotated[
        Path | None, typer.Option("--records", help="Write the positions where it went wrong, one per line.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Put your own players into awkward situations, and report what they do wrong (exit code 1).

    Example: [bold]crosstown player check mybot.py --budget 0.1[/bold]
    """
    from crosstown.game.records.record import Record
    from crosstown.players.player_registry import PlayerRegistry, read_code

    if records is not None:
        check_writable(records)
    registry = PlayerRegistry([read_code(file)])
    names = registry.own if name is None else (name.strip().lower(),)
    if names[0] not in registry.own:
        message = f"{file} has no player {names[0][:40]!r}: it has {', '.join(registry.own)}"
        raise usage_error("unknown-player", message, names[0])
    if not budget > 0 or (patience is not None and not patience > 0):
        raise usage_error("bad-number", "--budget and --patience must be more than 0 seconds")
    reports = [_checked(registry, one, city or [], budget, patience) for one in names]
    if as_json:
        terminal.print_json([_as_data(report) for report in reports])
    else:
        typer.echo("\n\n".join(clean(str(report)) for report in reports))
    if records is not None:
        Record.dump_all([fault.record for report in reports for fault in report.faults], records)
        typer.echo(f"The positions are in {records}", err=as_json)
    if not all(report.ok for report in reports):
        raise typer.Exit(1)


def _checked(
    registry: PlayerRegistry, name: str, cities: list[str], budget: float, patience: float | None
) -> Report:
    from crosstown.players import check as check_player

    with progress_bar(f"Checking {name}", 100) as tell:
        return check_player(
            registry.kind(name),
            budget=budget,
            patience=patience,
            cities=cities,
            on_progress=tell.percent,
            on_wait=lambda what: typer.echo(f"{name}: {what}", err=True),
        )


def _as_data(report: Report) -> dict[str, Any]:
    import msgspec

    return {
        "player": report.player,
        "ok": report.ok,
        "games": report.games,
        "positions": report.positions,
        "moves": report.moves,
        "stopped": report.stopped,
        "tested": sorted(report.tested),
        "counts": report.counts,
        "faults": [
            {
                "code": one.code,
                "message": one.fault.message,
                "where": one.fault.where,
                "place": one.place,
                "record": msgspec.to_builtins(one.record),
            }
            for one in report.faults
        ],
    }
