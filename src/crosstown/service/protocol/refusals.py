"""Refusals: the error's own code and sentence as clients get them, and nothing more."""

from __future__ import annotations

from crosstown.errors import CrosstownError, StoreError
from crosstown.service.protocol.messages import Refused

MAX_LENGTH = 300


class NotAllowed(CrosstownError):
    """A command that this person may not give, or not now."""


def refused(command: str | None, version: int, error: CrosstownError) -> Refused:
    return Refused(id=command, version=version, **facts_of(error))


def facts_of(error: CrosstownError) -> dict[str, str]:
    """What a client is told of an error, none of it longer than MAX_LENGTH.

    Errors of the store name the host's files and addresses, which only the log is told.
    """
    if isinstance(error, StoreError):
        return {"code": error.code, "message": store_message(error), "offender": "", "where": "", "rule": ""}
    cut = {name: getattr(error, name)[:MAX_LENGTH] for name in ("message", "offender", "where")}
    return {"code": error.code, "rule": getattr(error, "rule", ""), **cut}


def store_message(error: StoreError) -> str:
    return _STORE_MESSAGES.get(error.code, "the server cannot reach its games: try again later")


_STORE_MESSAGES = {
    "store-full": "the server's disk is full, so nothing was written",
    "store-busy": "the server is busy: try again later",
    "store-read-only": "the server cannot write its games, so nothing was written",
    "store-conflict": "two things happened at once: look again, and try again",
    "store-text": "this text has characters that cannot be stored",
    "store-closed": "the server is closing: try again in a moment",
}


def old_version(client: int, current: int, *, taken_back: bool = False) -> NotAllowed:
    """The refusal of a command that was meant for another position. A fresh snapshot follows."""
    why = "the last move was taken back" if taken_back else f"the table is at version {current}, not {client}"
    message = f"{why}: look again and decide anew"
    return NotAllowed("old-version", message, offender=str(client), where="$.version")
