"""``crosstown warm-up``: compiles everything that a server and its computer players need."""

from __future__ import annotations

import time

import typer

from crosstown.cli.output.progress import preparing_players


def warm_up() -> None:
    """Compile the rules and the computer players for this machine, so that nothing has to wait later.

    A server does the same in the background when it first starts. A container image should contain what
    this command compiles.

    Example: [bold]crosstown warm-up[/bold]
    """
    from crosstown.rules.kernel.compiler import cache_home
    from crosstown.service.bots.warm_up import warm_up_all

    began = time.monotonic()
    with preparing_players():
        warm_up_all()
    seconds = time.monotonic() - began
    typer.echo(
        f"The rules and the computer players are ready ({seconds:.1f} s). They are kept in {cache_home()}"
    )
