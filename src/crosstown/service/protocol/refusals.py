"""Refusals: the error's own code and sentence as clients get them, and nothing more."""

from __future__ import annotations

from crosstown.errors import CrosstownError
from crosstown.service.protocol.messages import Refused

MAX_LENGTH = 300


class NotAllowed(CrosstownError):
    """A command that this person may not give, or not now."""


def refused(command: str | None, version: int, error: CrosstownError) -> Refused:
    return Refused(id=command, version=version, **facts_of(error))


def facts_of(error: CrosstownError) -> dict[str, str]:
    """What a client is told of an error, none of it longer than MAX_LENGTH."""
    cut = {name: getattr(error, name)[:MAX_LENGTH] for name in ("message", "offender", "where")}
    return {"code": error.code, "rule": getattr(error, "rule", ""), **cut}


def old_version(client: int, current: int, *, taken_back: bool = False) -> NotAllowed:
    """The refusal of a command that was meant for another position. A fresh snapshot follows."""
    why = "the last move was taken back" if taken_back else f"the table is at version {current}, not {client}"
    message = f"{why}: look again and decide anew"
    return NotAllowed("old-version", message, offender=str(client), where="$.version")
