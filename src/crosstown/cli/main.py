"""The ``crosstown`` command: all commands, the version, and the handling of errors.

Command modules import what is slow to load inside their functions. Help and ``city check`` never load the
kernel; only commands that play do.
"""

from __future__ import annotations

import os
from typing import Annotated

import typer

from crosstown import __version__
from crosstown.cli.commands import (
    analyse,
    arena,
    bench,
    cities,
    db,
    play,
    players,
    puzzles,
    replay,
    schema,
    serve,
    simulate,
    site,
    verify,
    warm_up,
)
from crosstown.cli.output.error_messages import run_guarded, usage_error

app = typer.Typer(
    name="crosstown",
    help="Three short city route-building board games, in the browser and in the terminal. Unofficial.\n\n"
    "Try [bold]crosstown serve --open[/bold] or [bold]crosstown play[/bold].",
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    add_completion=False,
    no_args_is_help=True,
    context_settings={"help_option_names": ["--help", "-h"]},
)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("site")(site.site)
app.command("schema")(schema.schema)
app.command("replay")(replay.replay)
app.command("analyse")(analyse.analyse)
app.command("verify")(verify.verify)
app.command("cities")(cities.cities)
app.add_typer(cities.city_app, name="city")
app.add_typer(db.db_app, name="db")
app.add_typer(puzzles.puzzles_app, name="puzzles")
app.command("simulate")(simulate.simulate)
app.command("players")(players.players)
app.add_typer(players.player_app, name="player")
app.command("arena")(arena.arena)
app.command("bench")(bench.bench)
app.command("warm-up")(warm_up.warm_up)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"crosstown {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version and exit."),
    ] = False,
) -> None:
    """Options of the command itself."""


def main() -> None:
    run_guarded(_run)


def _run() -> None:
    """Refuses a wrong environment variable before anything is loaded."""
    mode = os.environ.get("CROSSTOWN_KERNEL", "").lower()
    if mode not in ("", "compiled", "python"):
        message = f"CROSSTOWN_KERNEL is {mode[:40]!r}: set it to compiled or python, or leave it out"
        raise usage_error("bad-kernel", message, mode)
    app(prog_name="crosstown")
