"""Errors over HTTP: which status each code has, and the JSON of an error."""

from __future__ import annotations

from crosstown.errors import CrosstownError
from crosstown.service.protocol.messages import Refused
from crosstown.service.protocol.wire_types import FromServer

STATUS_BY_CODE = {
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
UNPROCESSABLE = 422  # all other codes: the request can be read, but not done
UNAVAILABLE = 503  # errors of the store, which may pass soon


class Problem(FromServer, frozen=True, tag="problem"):
    """What went wrong. ``code`` never changes; the sentence is for people and may."""

    code: str
    message: str
    offender: str
    where: str
    rule: str


def status_of(code: str) -> int:
    return UNAVAILABLE if code.startswith("store-") else STATUS_BY_CODE.get(code, UNPROCESSABLE)


class HttpError(CrosstownError):
    """An error about the request itself."""


class NotFound(HttpError):
    """Something in the path does not exist: always a 404, whatever status its code has elsewhere."""


def problem_of(error: CrosstownError) -> tuple[int, Problem]:
    problem = Problem(
        code=error.code,
        message=error.message[:300],
        offender=error.offender[:300],
        where=error.where[:300],
        rule=getattr(error, "rule", ""),
    )
    return 404 if isinstance(error, NotFound) else status_of(error.code), problem


def status_of_answer(answer: object) -> int:
    return status_of(answer.code) if isinstance(answer, Refused) else 200
