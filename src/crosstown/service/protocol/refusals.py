"""Refusals as clients get them: the error's own code and sentence, and never more than that."""

from __future__ import annotations

from crosstown.errors import CrosstownError
from crosstown.service.protocol.messages import Refused
from crosstown.service.tables.seating import NotAllowed

LONGEST = 300


def refused(command: str | None, version: int, error: CrosstownError) -> Refused:
    """An error as the answer to a command."""
    return Refused(
        id=command,
        version=version,
        code=error.code,
        message=error.message[:LONGEST],
        offender=error.offender[:LONGEST],
        where=error.where[:LONGEST],
        rule=getattr(error, "rule", ""),
    )


def stale(told: int, now: int) -> NotAllowed:
    """The refusal of a command that was meant for another position; a fresh snapshot follows."""
    message = f"the table is at version {now}, not {told}: look again and decide anew"
    return NotAllowed("old-version", message, offender=str(told), where="$.version")
