"""The middleware around the whole application: security headers, the check of origins, limits."""

from __future__ import annotations

import time
from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from crosstown.pages.content_policy import HEADER as CONTENT_POLICY
from crosstown.web.api.endpoint import error_json
from crosstown.web.api.http_errors import HttpError
from crosstown.web.files.error_pages import error_response
from crosstown.web.security.client_address import host_of
from crosstown.web.security.client_identity import is_own_host, is_own_origin, token_of
from crosstown.web.security.penalties import ABORT, PENALISE
from crosstown.web.security.request_rate_limits import Refusal, RequestLimits, is_probe
from crosstown.web.server.config import Config
from crosstown.web.server.logs import Log

HEADERS = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
MAX_HEADER_BYTES = 16 * 1024  # names and values together


class SecurityMiddleware:
    """Refuses requests before anything is read or looked up, and adds headers to responses."""

    def __init__(self, app: ASGIApp, config: Config, log: Log) -> None:
        self.app = app
        self.config = config
        self.log = log
        self._limits = RequestLimits() if config.limits else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        respond = send if scope["type"] == "websocket" else self._with_headers(scope, send)
        limits = self._limits
        refusal = (limits and limits.by_address(connection)) or self._check(connection)
        if refusal is None:
            if limits:
                await limits.keep_pace(connection)
            if limits and scope["type"] == "websocket":
                host = host_of(connection)
                scope.setdefault("extensions", {})[PENALISE] = lambda: limits.note_flood(host)
            await self.app(scope, receive, respond)
        elif not limits or await limits.may_be_answered(connection, refusal[0]):
            await _refuse(connection, refusal, receive, respond)
        else:
            await _cut_off(connection, refusal, receive, respond)

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        started = time.perf_counter()

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                milliseconds = round((time.perf_counter() - started) * 1000)
                self.log.request(scope["method"], message["status"], milliseconds)
                _add_headers(message, secure=scope["scheme"] == "https")
            await send(message)

        return with_headers

    def _check(self, connection: HTTPConnection) -> Refusal | None:
        """The refusal of a request for what its headers say."""
        scope = connection.scope
        if sum(len(name) + len(value) for name, value in scope["headers"]) > MAX_HEADER_BYTES:
            message = f"the headers of a request may have at most {MAX_HEADER_BYTES} bytes"
            return HttpError("too-large", message, where="headers"), {"connection": "close"}
        if not is_own_host(connection, self.config) and not is_probe(connection):
            message = "this server does not answer under this name"
            return HttpError("wrong-host", message, where="Host"), {}
        if scope["type"] == "websocket":
            return None  # which closes those of other sites itself
        if scope["method"] not in SAFE_METHODS and not is_own_origin(connection, self.config):
            return HttpError("bad-origin", "this request comes from another site's page", where="Origin"), {}
        token = token_of(connection)
        return self._limits.by_token(connection, token) if token and self._limits else None


def _add_headers(message: Message, *, secure: bool) -> None:
    present = {name for name, _ in message["headers"]}
    added = [(name, value) for name, value in HEADERS if name not in present]
    if b"cache-control" not in present:
        added.append((b"cache-control", b"no-store"))
    if secure:
        added.append(STRICT_TRANSPORT)
    message["headers"] = [*message["headers"], *added]


async def _refuse(connection: HTTPConnection, refusal: Refusal, receive: Receive, send: Send) -> None:
    if connection.scope["type"] == "websocket":
        await WebSocket(connection.scope, receive, send).send_denial_response(error_json(*refusal))
    else:
        await error_response(connection, *refusal)(connection.scope, receive, send)


async def _cut_off(connection: HTTPConnection, refusal: Refusal, receive: Receive, send: Send) -> None:
    """Ends a connection without an answer, where the server can do that."""
    abort: Callable[[], None] | None = connection.scope.get("extensions", {}).get(ABORT)
    if abort is None:
        await _refuse(connection, refusal, receive, send)
        return
    abort()
    while not (await receive())["type"].endswith(".disconnect"):
        pass
