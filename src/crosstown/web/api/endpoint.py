"""An endpoint as data, from which routes and descriptions are made; reading requests, writing errors."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from crosstown.errors import CrosstownError, shape_error
from crosstown.service.guests import Guests
from crosstown.service.protocol.refusals import NotAllowed
from crosstown.service.protocol.wire_types import FromClient
from crosstown.service.table_registry import TableRegistry
from crosstown.service.tables.live_table import LiveTable
from crosstown.store.rows import PersonRow
from crosstown.web.api.http_errors import HttpError, Problem, problem_of
from crosstown.web.guest_cities.guest_city_files import GuestCityFiles
from crosstown.web.security.client_identity import token_of
from crosstown.web.security.open_connections import OpenConnections

MAX_BODY_BYTES = 16 * 1024
JSON = "application/json"
encode = msgspec.json.Encoder().encode
_WHOLE_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,11})")


class NoQuery(FromClient, frozen=True):
    """The endpoint takes no query parameters."""


@dataclass
class Call:
    """One request to an endpoint, and what its handler decides about the response."""

    request: Request
    registry: TableRegistry
    guests: Guests
    connections: OpenConnections
    guest_city_files: GuestCityFiles
    person: PersonRow | None
    body: Any = None
    query: Any = None
    status: int = 200
    token: str | None = None  # a new token for the client
    forget: bool = False

    @property
    def me(self) -> PersonRow:
        """The person who made the request. Raises if they have no name yet."""
        if self.person is None:
            raise NotAllowed("no-name", "choose a name first: POST /api/me")
        return self.person

    async def check_signed_in(self) -> None:
        """Raises if the person has signed out since the request was made."""
        if self.person is not None and await self.guests.by_token(token_of(self.request)) is None:
            raise NotAllowed("no-name", "you were signed out on this device")

    async def table(self) -> LiveTable:
        table_id = self.request.path_params["table"]
        table = await self.registry.get(table_id)
        if table is None:
            raise NotAllowed(
                "unknown-table", "this table does not exist", offender=table_id[:40], where="path"
            )
        return table


@dataclass(frozen=True)
class Endpoint:
    """``refusals`` are its own error statuses; the description adds those that any request may get."""

    method: str
    path: str
    handler: Callable[[Call], Awaitable[Any]]
    answer: Any
    body: Any = None
    query: Any = NoQuery
    status: int = 200
    media_type: str = JSON  # of the answer
    most_bytes: int = MAX_BODY_BYTES  # of the body
    refusals: tuple[int, ...] = ()
    refusal: Any = Problem
    raw: bool = False  # the handler returns bytes of the media type, or a file of them

    @property
    def name(self) -> str:
        return self.handler.__name__

    @property
    def summary(self) -> str:
        """The first line of the handler's docstring."""
        return (self.handler.__doc__ or "").strip().split("\n")[0]


async def read_body(request: Request, kind: Any, most_bytes: int = MAX_BODY_BYTES) -> Any:
    """The body of a request, decoded to a type. Bodies that are not JSON or too large are refused."""
    content = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if content != JSON:
        message = f"send JSON with the content type {JSON}"
        raise HttpError("not-json", message, offender=content[:60], where="Content-Type")
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most_bytes:
                raise HttpError("too-large", f"a request may have at most {most_bytes} bytes", where="body")
    except ClientDisconnect:  # nobody will read this response, but it must not count as our fault
        raise HttpError("bad-request", "the request broke off", where="body") from None
    return decode(bytes(data), kind)


def decode(data: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        message, path = shape_error(error)
        raise HttpError("bad-shape", message, where=path or "$") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise HttpError("bad-json", "this is not JSON", where="body") from None


def read_query(request: Request, kind: Any) -> Any:
    """The query parameters of a request. Unknown or repeated ones are refused."""
    given = request.query_params.multi_items()
    names = [name for name, _ in given]
    if len(set(names)) != len(names):
        raise HttpError("bad-query", "a parameter is given twice", where="query")
    values = {name: int(value) if _WHOLE_NUMBER.fullmatch(value) else value for name, value in given}
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        message, path = shape_error(error)
        raise HttpError("bad-query", message, where=path or "query") from None


def error_json(error: CrosstownError, headers: dict[str, str] | None = None) -> Response:
    status, problem = problem_of(error)
    return Response(encode(problem), status, headers, JSON)
