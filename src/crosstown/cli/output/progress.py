"""Progress bars, on stderr and only in a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from crosstown.cli.output import terminal

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

DELAY = 2.0
"""Seconds before a bar appears; quick work shows none."""

Thing = TypeVar("Thing")


def with_progress(things: Sequence[Thing], title: str) -> Iterator[Thing]:
    with progress_bar(title, len(things)) as tell:
        for done, thing in enumerate(things):
            yield thing
            tell(done + 1)


class ProgressBar:
    """A progress bar. Call it with the number of things done."""

    def __init__(self, shown: Progress, task: TaskID) -> None:
        self._shown = shown
        self._task = task
        self._began = time.monotonic()

    def __call__(self, done: int) -> None:
        self._shown.update(self._task, completed=done)
        started = self._shown.live.is_started
        if not started and not self._shown.disable and time.monotonic() - self._began > DELAY:
            self._shown.start()

    def of(self, done: int, total: int) -> None:
        """The same for work whose amount is known only now."""
        self._shown.update(self._task, total=total)
        self(done)

    def percent(self, done: int, total: int) -> None:
        """The same for a bar that counts to a hundred."""
        self(100 * done // max(total, 1))

    def print(self, line: str) -> None:
        """Prints a line on stderr, above the bar."""
        if self._shown.live.is_started:
            self._shown.console.print(line, soft_wrap=True)
        else:
            print(line, file=sys.stderr)


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[ProgressBar]:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    out = terminal.console(error=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = Progress(
        *columns,
        console=out,
        transient=True,
        disable=not out.is_terminal,
        redirect_stdout=False,  # stdout may be a file
        redirect_stderr=False,
    )
    told = ProgressBar(shown, shown.add_task(title, total=total))
    try:
        yield told
    finally:
        shown.stop()


@contextmanager
def preparing_players() -> Iterator[None]:
    """Says how far the computer players are, if they have to be compiled in this block."""
    from crosstown.rules.kernel.compiler import report_compiling
    from crosstown.service.bots.warm_up import report_percent

    title = "Preparing the computer players for this machine, only this once"
    with progress_bar(title, 100) as tell:
        said = False

        def report(percent: int) -> None:
            nonlocal said
            if not said and not sys.stderr.isatty():
                print(f"{title} …", file=sys.stderr, flush=True)
            said = True
            tell(percent)

        report_percent(report)
        try:
            yield
        finally:
            report_compiling(None)
