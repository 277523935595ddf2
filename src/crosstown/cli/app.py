"""The ``crosstown`` command: its groups, its version, and what every error looks like.

Nothing heavy is imported here or at the top of a command's module: help and the checks of packs answer at
once, and the kernel is loaded by the commands that play.
"""

from __future__ import annotations

import os
from typing import Annotated

import typer

from crosstown import __version__
from crosstown.cli.commands import (
    arena,
    bench,
    cities,
    db,
    play,
    players,
    replay,
    schema,
    serve,
    simulate,
    verify,
)
from crosstown.cli.output.error_messages import misuse, run_guarded

app = typer.Typer(
    name="crosstown",
    help="Three short city route-building board games, in the terminal. Unofficial.\n\n"
    "Try: [bold]crosstown play[/bold]",
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    add_completion=False,
    no_args_is_help=True,
    context_settings={"help_option_names": ["--help", "-h"]},
)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("schema")(schema.schema)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("cities")(cities.cities)
app.add_typer(cities.city_app, name="city")
app.add_typer(db.db_app, name="db")
app.command("simulate")(simulate.simulate)
app.command("players")(players.players)
app.add_typer(players.player_app, name="player")
app.command("arena")(arena.arena)
app.command("bench")(bench.bench)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"crosstown {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Say the version and stop."),
    ] = False,
) -> None:
    """Options of the command itself."""


def main() -> None:
    """The entry point: runs the command line and ends the process with its exit code."""
    run_guarded(_run)


def _run() -> None:
    """A wrong setting of the environment is refused before anything is loaded."""
    mode = os.environ.get("CROSSTOWN_KERNEL", "").lower()
    if mode not in ("", "compiled", "python"):
        message = f"CROSSTOWN_KERNEL is {mode[:40]!r}: set it to compiled or python, or leave it out"
        raise misuse("bad-kernel", message, mode)
    app(prog_name="crosstown")
