"""Files: written whole or not at all, locked against other processes, and why one cannot be used."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO


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


def system_reason(error: OSError | ValueError) -> str:
    """Why the system refused a file, such as "No such file or directory"."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def lock_file(file: BinaryIO) -> bool:
    """Locks a file until it is closed or the process ends; False if another process holds the lock.

    On systems without such locks it does nothing and returns True.
    """
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True
