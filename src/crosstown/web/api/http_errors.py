"""Errors over HTTP: a status, and a body with a stable code, a sentence, the offender and the place."""

from __future__ import annotations

from crosstown.errors import CrosstownError
from crosstown.service.protocol.messages import Refused
from crosstown.service.protocol.wire_types import Told

STATUS = {
    "bad-request": 400,
    "bad-json": 400,
    "no-name": 401,
    "unknown-table": 404,
    "unknown-path": 404,
    "no-record": 404,
    "link-used": 410,
    "bad-method": 405,
    "too-large": 413,
    "not-json": 415,
    "too-fast": 429,
    "old-version": 409,
    "not-your-turn": 409,
    "game-over": 409,
    "not-playing": 409,
    "still-playing": 409,
    "already-playing": 409,
    "table-full": 409,
    "seat-taken": 409,
    "still-awaited": 409,
    "nothing-to-undo": 409,
    "nothing-asked": 409,
    "too-many-tables": 409,
    "not-seated": 403,
    "not-the-host": 403,
    "chat-off": 403,
    "no-take-backs": 403,
    "bad-origin": 403,
    "fault": 500,
}
OTHERS = 422  # whatever can be read, but not done
TROUBLE = 503  # whatever the store says: it may be better in a moment


class Problem(Told, frozen=True, tag="problem"):
    """What went wrong. ``code`` never changes; the sentence is for people and may."""

    code: str
    message: str
    offender: str
    where: str
    rule: str


def status_of(code: str) -> int:
    """The HTTP status of a refusal."""
    return TROUBLE if code.startswith("store-") else STATUS.get(code, OTHERS)


class HttpError(CrosstownError):
    """An error about the request itself."""


class NotFound(HttpError):
    """The address names something that is not there, whatever the status of its code is elsewhere."""


def problem_of(error: CrosstownError) -> tuple[int, Problem]:
    """An error as status and body."""
    told = Problem(
        code=error.code,
        message=error.message[:300],
        offender=error.offender[:300],
        where=error.where[:300],
        rule=getattr(error, "rule", ""),
    )
    return 404 if isinstance(error, NotFound) else status_of(error.code), told


def status_of_answer(answer: object) -> int:
    """The HTTP status of the answer to a command."""
    return status_of(answer.code) if isinstance(answer, Refused) else 200
