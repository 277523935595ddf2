"""Errors over HTTP: which status each code has, and the JSON of an error."""

from __future__ import annotations

from crosstown.errors import CrosstownError, DataError
from crosstown.service.protocol.refusals import facts_of
from crosstown.service.protocol.wire_types import FromServer

_CODES_BY_STATUS = {
    400: ("bad-request", "bad-json"),
    401: ("no-name",),
    403: ("not-seated", "not-the-host", "chat-off", "no-take-backs", "bad-origin", "guest-cities-off"),
    404: ("unknown-table", "unknown-path", "no-record", "unknown-device"),
    405: ("bad-method",),
    409: (
        *("old-version", "not-your-turn", "game-over", "not-playing", "still-playing", "already-playing"),
        *("old-seal", "already-contributed"),
        *("table-full", "seat-taken", "still-awaited", "nothing-to-undo", "nothing-asked", "too-many-tables"),
        "too-many-cities",
        *("too-many-take-backs", "already-asked", "already-refused", "already-chosen"),
    ),
    410: ("link-used",),
    413: ("too-large",),
    415: ("not-json",),
    421: ("wrong-host",),
    429: ("too-fast", "too-many"),
    500: ("fault", "pack-fault"),
    501: ("needs-print",),
}
STATUS_BY_CODE = {code: status for status, codes in _CODES_BY_STATUS.items() for code in codes}
TOO_MANY = 429
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


def nothing_here() -> HttpError:
    return HttpError("unknown-path", "there is nothing at this address")


class NotFound(HttpError):
    """Something in the path does not exist: always a 404, whatever status its code has elsewhere."""


def problem_of(error: CrosstownError) -> tuple[int, Problem]:
    return _status(error), Problem(**facts_of(error))


def _status(error: CrosstownError) -> int:
    if isinstance(error, NotFound):
        return 404
    status = status_of(error.code)
    # A pack may have too many of something: waiting does not help.
    return UNPROCESSABLE if status == TOO_MANY and isinstance(error, DataError) else status
