"""Errors as people see them: one line that says what, where and what to do; never a traceback.

Exit codes: 0 fine, 1 the data is wrong, 2 the command was not understood, 130 stopped with Ctrl-C.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import TextIO

from crosstown.errors import CrosstownError, DataError, IllegalMove, PackError, TextError
from crosstown.files import system_reason

WRONG_DATA = 1
NOT_UNDERSTOOD = 2
STOPPED = 130

SERVER_MODULES = ("h11", "prometheus_client", "psycopg", "starlette", "uvicorn", "uvloop", "websockets")
"""What the extra ``server`` brings. Those who write players do without it."""


def run_guarded(command: Callable[[], object]) -> None:
    """Runs the whole command; whatever goes wrong that a user can cause becomes a message."""
    _forgive_characters()
    try:
        command()
    except CrosstownError as error:
        complain(error)
        sys.exit(exit_code(error))
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in SERVER_MODULES:
            raise
        _tell("error: this needs the server's packages: pip install 'crosstown-game[server]' [needs-server]")
        sys.exit(WRONG_DATA)
    except BrokenPipeError:
        _close_quietly()
    except OSError as error:
        about = f"{clean(str(error.filename))}: " if error.filename else ""
        _tell(f"error: {about}{system_reason(error)} [system]")
        sys.exit(WRONG_DATA)
    except KeyboardInterrupt:
        sys.exit(STOPPED)
    except MemoryError:
        _tell("error: there is not enough memory for this [memory]")
        sys.exit(WRONG_DATA)
    except SystemExit as end:
        _flush()
        raise end


def exit_code(error: CrosstownError) -> int:
    """2 for what was typed, 1 for what was wrong in a file."""
    return NOT_UNDERSTOOD if isinstance(error, (TextError, IllegalMove)) else WRONG_DATA


def complain(error: CrosstownError) -> None:
    """Prints an error on stderr."""
    for line in describe(error):
        _tell(line)


def describe(error: CrosstownError) -> list[str]:
    """An error as lines: all problems of a pack, else one sentence with its place, rule and code."""
    if isinstance(error, PackError):
        return [f"error: {clean(str(problem))}" for problem in error.problems]
    place = f"{error.where}: " if error.where else ""
    told = with_rule(error.message, getattr(error, "rule", ""))
    return [f"error: {clean(place + told)} [{error.code}]"]


def with_rule(message: str, rule: str) -> str:
    """A message with the number of the rule that was broken, unless it says so itself."""
    return message if not rule or f"({rule})" in message else f"{message} ({rule})"


def fail(code: str, message: str, where: str = "") -> DataError:
    """An error about data, to be raised."""
    return DataError(code, message, where=where)


def misuse(code: str, message: str, offender: str = "") -> TextError:
    """An error about what was typed, to be raised."""
    return TextError(code, message, offender=offender[:80])


def clean(text: str) -> str:
    """Text from outside, without control characters that a terminal would obey."""
    return "".join(char if char.isprintable() or char == "\n" else _visible(char) for char in text)


def _visible(char: str) -> str:
    return ascii(char)[1:-1]


def _tell(line: str) -> None:
    try:
        print(line, file=sys.stderr)
    except (BrokenPipeError, ValueError):
        _close_quietly()


def _forgive_characters() -> None:
    """A letter that a terminal cannot show or send becomes a question mark: no crash, and columns stay."""
    for stream, errors in (
        (sys.stdout, "replace"),
        (sys.stderr, "backslashreplace"),
        (sys.stdin, "replace"),
    ):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=errors)


def _flush() -> None:
    """Writes what is left, so that a closed pipe is noticed here and not by the interpreter's last breath."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except (BrokenPipeError, ValueError):
        _close_quietly()


def _close_quietly() -> None:
    """The reader went away (``| head``): nothing more to say, and nothing wrong."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    streams: tuple[TextIO | None, ...] = (sys.stdout, sys.stderr)
    for stream in streams:
        try:
            if stream is not None:
                os.dup2(nowhere, stream.fileno())
        except (OSError, ValueError):
            continue
