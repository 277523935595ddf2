"""Processes that work beside the server: how they are started, talk with it, and give way to it.

On a pipe each message is MessagePack after four bytes with its length.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Iterator
from pathlib import PurePath
from typing import BinaryIO

import msgspec

HEADER_BYTES = 4  # hold the length of the message

_ENCODER = msgspec.msgpack.Encoder()


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


def pipe_to_parent() -> BinaryIO:
    """Leaves this process to its parent alone: it ignores Ctrl-C, and nothing printed gets into the pipe."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    pipe = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return pipe


def messages_of_parent() -> Iterator[bytes]:
    """The messages that come in, until the parent is gone."""
    while header := sys.stdin.buffer.read(HEADER_BYTES):
        yield sys.stdin.buffer.read(int.from_bytes(header))


def frame(message: msgspec.Struct) -> bytes:
    body = _ENCODER.encode(message)
    return len(body).to_bytes(HEADER_BYTES) + body


def place_of(error: BaseException) -> str:
    """Where an error was raised, such as ``seats.py:12``. Its text may quote secrets."""
    last = traceback.extract_tb(error.__traceback__)[-1:]
    return "".join(f"{PurePath(one.filename).name}:{one.lineno}" for one in last)
