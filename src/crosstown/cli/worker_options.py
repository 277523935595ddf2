"""The options of all commands that play many games: how many workers, and where."""

from __future__ import annotations

import os
from typing import Annotated

import typer

Workers = Annotated[
    int | None,
    typer.Option(
        "--workers",
        "-w",
        min=1,
        max=1024,
        help="Number of processes. Default: 1; on a cluster, one for each processor.",
    ),
]
On = Annotated[
    str,
    typer.Option(
        "--on", help="Where to play: local, ray, or the address of a Ray cluster, such as ray://host:10001."
    ),
]


def check_workers(workers: int | None, on: str) -> int | None:
    """The number of workers. More than two for each processor of this machine would only slow it down."""
    from crosstown.workers.open_pool import LOCAL, check_place

    here = check_place(on) == LOCAL
    return min(workers, 2 * (os.cpu_count() or 1)) if workers is not None and here else workers
