"""A file that one process has to itself."""

from __future__ import annotations

from typing import BinaryIO


def keep_out(file: BinaryIO) -> bool:
    """Keeps others out as long as the file is open, however the process ends; False if others keep us out.

    Where the system knows no such locks, all goes.
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
