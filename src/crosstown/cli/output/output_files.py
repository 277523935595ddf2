"""Writing files that a user named: whole or not at all, and an error that says why not."""

from __future__ import annotations

from pathlib import Path

from crosstown.cli.output.error_messages import fail


def write_text(path: Path, text: str) -> None:
    """Writes a file; an existing one is replaced only when all is written."""
    partial = path.with_name(path.name + ".part") if path.name else path
    try:
        partial.write_text(text, encoding="utf-8")
        partial.replace(path)
    except (OSError, ValueError) as error:
        _forget(partial)
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        message = f"cannot write it: {reason}; choose another place or name"
        raise fail("unwritable", message, where=str(path)) from None


def check_writable(path: Path) -> None:
    """Says now, not after an hour of play, that a file cannot be written there."""
    if path.is_dir():
        raise fail("unwritable", "cannot write it: it is a directory", where=str(path))
    if not path.parent.is_dir():
        raise fail("unwritable", f"cannot write it: there is no directory {path.parent}", where=str(path))


def _forget(partial: Path) -> None:
    try:
        partial.unlink(missing_ok=True)
    except (OSError, ValueError):
        return
