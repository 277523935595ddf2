"""Error messages: one line that says what is wrong, where, and what to do. Never a traceback.

Exit codes: 0 success, 1 wrong data, 2 wrong usage, 130 stopped with Ctrl-C.
"""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Callable
from typing import TextIO

from crosstown.errors import CrosstownError, IllegalMove, PackError, TextError
from crosstown.files import system_reason

WRONG_DATA = 1
WRONG_USAGE = 2
STOPPED = 130

SERVER_MODULES = ("h11", "prometheus_client", "psycopg", "starlette", "uvicorn", "uvloop", "websockets")
"""Packages of the extra ``server``, which authors of players can do without."""


NOT_INSTALLED = {
    **dict.fromkeys(
        SERVER_MODULES, "the server is not installed: pip install 'crosstown-game[server]' [needs-server]"
    ),
    "torch": "training needs PyTorch: pip install torch [needs-torch]",
}


def run_guarded(command: Callable[[], object]) -> None:
    """Runs a command and turns every error that a user can cause into a message and an exit code."""
    _replace_unprintable()
    try:
        command()
    except CrosstownError as error:
        for line in describe(error):
            _print_line(line)
        sys.exit(WRONG_USAGE if isinstance(error, (TextError, IllegalMove)) else WRONG_DATA)
    except ModuleNotFoundError as error:
        told = NOT_INSTALLED.get((error.name or "").partition(".")[0])
        if told is None:
            raise
        _print_line(f"error: {told}")
        sys.exit(WRONG_DATA)
    except BrokenPipeError:
        _close_quietly()
    except OSError as error:
        about = f"{clean(str(error.filename))}: " if error.filename else ""
        _print_line(f"error: {about}{system_reason(error)} [system]")
        sys.exit(WRONG_DATA)
    except KeyboardInterrupt:
        sys.exit(STOPPED)
    except MemoryError:
        _print_line("error: there is not enough memory for this [memory]")
        sys.exit(WRONG_DATA)
    except SystemExit:
        _flush()
        raise


def describe(error: CrosstownError) -> list[str]:
    """The lines of an error: one for each problem of a pack, else one with place, rule and code."""
    if isinstance(error, PackError):
        return [f"error: {clean(str(problem))}" for problem in error.problems]
    place = f"{error.where}: " if error.where else ""
    told = with_rule(error.message, getattr(error, "rule", ""))
    return [f"error: {clean(place + told)} [{error.code}]"]


def with_rule(message: str, rule: str) -> str:
    """A message with the number of the broken rule, unless it contains it already."""
    return message if not rule or f"({rule})" in message else f"{message} ({rule})"


def usage_error(code: str, message: str, offender: str = "") -> TextError:
    return TextError(code, message, offender=offender[:80])


def clean(text: str) -> str:
    """Text with its control characters made visible, so that no terminal obeys them."""
    return "".join(map(_clean_char, text))


def _clean_char(char: str) -> str:
    if unicodedata.category(char) == "Zs":
        return " "  # of any width, such as the one before a percent sign
    return char if char.isprintable() or char == "\n" else ascii(char)[1:-1]


def _print_line(line: str) -> None:
    try:
        print(line, file=sys.stderr)
    except (BrokenPipeError, ValueError):
        _close_quietly()


def _replace_unprintable() -> None:
    """Replaces characters that the terminal cannot encode, instead of failing on them."""
    for stream, errors in ((sys.stdout, "replace"), (sys.stderr, "backslashreplace"), (sys.stdin, "replace")):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=errors)


def _flush() -> None:
    """Flushes stdout now, so that a closed pipe does not make the interpreter fail at exit."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except (BrokenPipeError, ValueError):
        _close_quietly()


def _close_quietly() -> None:
    """The reader has closed the pipe (``| head``): discards all further output."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    streams: tuple[TextIO | None, ...] = (sys.stdout, sys.stderr)
    for stream in streams:
        try:
            if stream is not None:
                os.dup2(nowhere, stream.fileno())
        except (OSError, ValueError):
            continue
