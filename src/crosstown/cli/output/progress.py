"""Progress bars, on stderr and only where a person watches."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from crosstown.cli.output import terminal

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

PATIENCE = 2.0
"""Seconds before a bar appears: what is done sooner needs none."""

Thing = TypeVar("Thing")


def watched(things: Sequence[Thing], title: str) -> Iterator[Thing]:
    """The things one by one; a bar appears when it takes long."""
    with bar(title, len(things)) as tell:
        for done, thing in enumerate(things):
            yield thing
            tell(done + 1)


class Bar:
    """Call it to tell how many are done."""

    def __init__(self, shown: Progress, task: TaskID) -> None:
        self._shown = shown
        self._task = task
        self._began = time.monotonic()

    def __call__(self, done: int) -> None:
        """Shows it; the bar appears when it has taken long enough."""
        self._shown.update(self._task, completed=done)
        started = self._shown.live.is_started
        if not started and not self._shown.disable and time.monotonic() - self._began > PATIENCE:
            self._shown.start()

    def say(self, line: str) -> None:
        """Prints a line on stderr without spoiling the bar."""
        if self._shown.live.is_started:
            self._shown.console.print(line, soft_wrap=True)
        else:
            print(line, file=sys.stderr)


@contextmanager
def bar(title: str, total: int) -> Iterator[Bar]:
    """A function to tell how many are done."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    out = terminal.console(error=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = Progress(
        *columns,
        console=out,
        transient=True,
        disable=not out.is_terminal,
        redirect_stdout=False,  # what goes to stdout may go to a file: it must not end up beside the bar
        redirect_stderr=False,
    )
    told = Bar(shown, shown.add_task(title, total=total))
    try:
        yield told
    finally:
        shown.stop()
