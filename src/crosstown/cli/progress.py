"""Progress bars, on stderr and only where a person watches."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from crosstown.cli import screen

PATIENCE = 2.0
"""Seconds before a bar appears: what is done sooner needs none."""

Thing = TypeVar("Thing")


def watched(things: Sequence[Thing], title: str) -> Iterator[Thing]:
    """The things one by one; a bar appears when it takes long."""
    with bar(title, len(things)) as tell:
        for done, thing in enumerate(things):
            yield thing
            tell(done + 1)


@contextmanager
def bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A function to tell how many are done."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    out = screen.console(error=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = Progress(
        *columns,
        console=out,
        transient=True,
        disable=not out.is_terminal,
        redirect_stdout=False,  # what goes to stdout may go to a file: it must not end up beside the bar
        redirect_stderr=False,
    )
    task = shown.add_task(title, total=total)
    began = time.monotonic()

    def tell(done: int) -> None:
        shown.update(task, completed=done)
        if not shown.live.is_started and not shown.disable and time.monotonic() - began > PATIENCE:
            shown.start()

    try:
        yield tell
    finally:
        shown.stop()
