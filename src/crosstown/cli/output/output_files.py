"""Files that a command writes: an error says why one cannot be written, before the work where possible."""

from __future__ import annotations

from pathlib import Path

from crosstown.cli.output.error_messages import fail
from crosstown.files import replacing, system_reason


def write_text(path: Path, text: str) -> None:
    """Writes a file. An existing one is replaced only when everything is written."""
    try:
        with replacing(path) as partial:
            partial.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        message = f"cannot write it: {system_reason(error)}; choose another place or name"
        raise fail("unwritable", message, where=str(path)) from None


def check_writable(path: Path) -> None:
    """Fails now, rather than after an hour of play, if a file cannot be written there."""
    if path.is_dir():
        raise fail("unwritable", "cannot write it: it is a directory", where=str(path))
    if not path.parent.is_dir():
        raise fail("unwritable", f"cannot write it: there is no directory {path.parent}", where=str(path))
