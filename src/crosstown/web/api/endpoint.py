"""Endpoints as data: the routes of the server and its OpenAPI description are made from the same list."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from crosstown.errors import CrosstownError
from crosstown.service.guests import People
from crosstown.service.protocol.wire_types import Strict
from crosstown.service.table_registry import Hall
from crosstown.service.tables.live_table import LiveTable
from crosstown.service.tables.seating import NotAllowed
from crosstown.store.rows import PersonRow
from crosstown.web.api.cookies import token_of
from crosstown.web.api.http_errors import HttpError, Problem, problem_of

BODY = 16 * 1024
JSON = "application/json"
encode = msgspec.json.Encoder().encode
_WHOLE = re.compile(r"-?(0|[1-9][0-9]{0,11})")


class NoQuery(Strict, frozen=True):
    """Nothing may stand behind the question mark."""


@dataclass
class Call:
    """One request: who asks, and what for."""

    request: Request
    hall: Hall
    people: People
    person: PersonRow | None
    body: Any = None
    query: Any = None
    status: int = 200
    token: str | None = None  # a new token for the one who asks
    forget: bool = False

    @property
    def me(self) -> PersonRow:
        """The one who asks, who must have said a name."""
        if self.person is None:
            raise NotAllowed("no-name", "say who you are first: POST /api/me")
        return self.person

    async def table(self) -> LiveTable:
        """The table that the path names."""
        table_id = self.request.path_params["table"]
        table = await self.hall.table(table_id)
        if table is None:
            raise NotAllowed("unknown-table", "there is no such table", offender=table_id[:40], where="path")
        return table


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked over HTTP.

    ``refusals`` are the statuses of its own; those that any request may get are added by the description.
    """

    method: str
    path: str
    handler: Callable[[Call], Awaitable[Any]]
    answer: Any
    body: Any = None
    query: Any = NoQuery
    status: int = 200
    refusals: tuple[int, ...] = ()
    refusal: Any = Problem
    raw: bool = False  # the handler returns bytes of JSON, or a file of it

    @property
    def name(self) -> str:
        """What metrics, logs and the description call it."""
        return self.handler.__name__

    @property
    def summary(self) -> str:
        """The first line of the handler's docstring."""
        return (self.handler.__doc__ or "").strip().split("\n")[0]


async def read_body(request: Request, kind: Any) -> Any:
    """The body of a request, in the shape that is wanted, and no larger than any honest one."""
    content = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if content != JSON:
        message = f"send JSON, with the content type {JSON}"
        raise HttpError("not-json", message, offender=content[:60], where="Content-Type")
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > BODY:
                raise HttpError("too-large", f"a request has at most {BODY} bytes", where="body")
    except ClientDisconnect:  # nobody will read this answer, but it is no fault of ours either
        raise HttpError("bad-request", "the request ended in the middle", where="body") from None
    return decode(bytes(data), kind)


def decode(data: bytes, kind: Any) -> Any:
    """JSON in the shape that is wanted."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `")
        raise HttpError("bad-shape", message, where=path.rstrip("`") or "$") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise HttpError("bad-json", "this is not JSON", where="body") from None


def read_query(request: Request, kind: Any) -> Any:
    """The query of a request: whole numbers. A name that is not known, or given twice, is refused."""
    given = request.query_params.multi_items()
    names = [name for name, _ in given]
    if len(set(names)) != len(names):
        raise HttpError("bad-query", "a parameter is given twice", where="query")
    told = {name: int(value) if _WHOLE.fullmatch(value) else value for name, value in given}
    try:
        return msgspec.convert(told, kind)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `")
        raise HttpError("bad-query", message, where=path.rstrip("`") or "query") from None


def failure(error: CrosstownError, head: dict[str, str] | None = None) -> Response:
    """An error as a response."""
    status, told = problem_of(error)
    return Response(encode(told), status, head, JSON)


async def whose(request: Request, people: People) -> PersonRow | None:
    """The person whose token came with a request."""
    return await people.whose(token_of(request))
