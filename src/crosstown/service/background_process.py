"""Processes that work beside the server: how they are started, and how they give way to it."""

from __future__ import annotations

import os
import sys


def background_command(module: str) -> tuple[str, ...]:
    """The command that runs a module beside the server.

    Its process group is its own, so that Ctrl-C in the server's terminal does not reach it. Its session is
    the server's: Linux shares processors evenly among sessions, and priorities count only within one.
    """
    own_group = "hasattr(os, 'setpgid') and os.setpgid(0, 0)"
    run = f"runpy.run_module({module!r}, run_name='__main__')"
    return sys.executable, "-c", f"import os, runpy; {own_group}; {run}"


def be_nice(niceness: int) -> None:
    """Takes less of the processors than the server does, where the system knows such a thing."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def use_idle_time(niceness: int) -> None:
    """Works only while nothing else wants the processor, or else nicely.

    On Linux even the nicest process keeps a processor for some milliseconds when another one wakes up. One
    that uses idle time gives it up at once.
    """
    be_nice(niceness)
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
