"""Files: written whole or not at all, locked against other processes, and why one cannot be used."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO

from crosstown.errors import DataError

LOCK_POLL_SECONDS = 0.05


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A path next to ``path`` to write to. The file replaces ``path`` when the block ends without an error;
    otherwise it is removed.
    """
    if not path.name:  # "." or "/"
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    partial = path.with_name(path.name + ".part")
    try:
        yield partial
        partial.replace(path)
    finally:
        with suppress(OSError, ValueError):
            partial.unlink(missing_ok=True)


def write_text(path: Path, text: str) -> None:
    """Writes a file. An existing one is replaced only when everything is written."""
    with _writing(path) as partial:
        partial.write_text(text, encoding="utf-8", newline="\n")  # the same bytes on every system


def write_bytes(path: Path, data: bytes) -> None:
    """The same for bytes."""
    with _writing(path) as partial:
        partial.write_bytes(data)


@contextmanager
def _writing(path: Path) -> Iterator[Path]:
    try:
        with replacing(path) as partial:
            yield partial
    except (OSError, ValueError) as error:
        message = f"cannot write it: {system_reason(error)}; choose another place or name"
        raise DataError("unwritable", message, where=str(path)) from None


def check_writable(path: Path) -> None:
    """Fails now, rather than after an hour of play, if a file cannot be written there."""
    if path.is_dir():
        raise DataError("unwritable", "cannot write it: it is a directory", where=str(path))
    if not path.parent.is_dir():
        message = f"cannot write it: there is no directory {path.parent}"
        raise DataError("unwritable", message, where=str(path))


def system_reason(error: OSError | ValueError) -> str:
    """Why the system refused a file, such as "No such file or directory"."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def lock_file(file: BinaryIO) -> bool:
    """Locks a file until it is closed or the process ends; False if another process holds the lock.

    Where the file system has no locks it does nothing and returns True.
    """
    try:
        import fcntl
    except ImportError:
        return _lock_on_windows(file)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def _lock_on_windows(file: BinaryIO) -> bool:
    try:
        msvcrt: Any = import_module("msvcrt")
    except ImportError:
        return True
    try:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # the first byte stands for the file
    except OSError:
        return False
    return True


@contextmanager
def holding_lock(path: Path) -> Iterator[None]:
    """Runs the block while no other process runs one with the same lock file. Waits for its turn."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("ab")
    except OSError:  # where nothing can be written, there is nothing to take turns for
        yield
        return
    with file:
        while not lock_file(file):
            time.sleep(LOCK_POLL_SECONDS)
        yield
