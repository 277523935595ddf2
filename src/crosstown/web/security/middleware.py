"""The middleware around the whole application: security headers, the check of origins, rate limits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from crosstown.pages.content_policy import HEADER as CONTENT_POLICY
from crosstown.service.rate_limit import Bucket, Limits
from crosstown.web.api.endpoint import error_json
from crosstown.web.api.http_errors import HttpError
from crosstown.web.files.error_pages import error_response
from crosstown.web.security.client_address import AddressLimits, host_of
from crosstown.web.security.client_identity import is_own_host, is_own_origin, token_of
from crosstown.web.security.penalties import ABORT, HOLD_SECONDS, PENALISE, Penalties
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
CREATING_PATHS = ("/api/me", "/api/tables", "/api/tables/moved", "/api/device")
FILE_PATHS = ("/assets/", "/cities/", "/static/")
PROBE_PATHS = ("/healthz", "/readyz")
MAX_HEADER_BYTES = 16 * 1024  # names and values together

# How many at once, and in how many seconds the same number is allowed again.
REQUESTS_PER_ADDRESS = (240, 10.0)  # enough for a club behind one address
REQUESTS_PER_TOKEN = (120, 10.0)
FILES_PER_ADDRESS = (1200, 10.0)  # pictures, scripts and fonts: a first visit loads a few dozen
HANDSHAKES_PER_ADDRESS = (240, 10.0)  # WebSockets: after a restart a whole club reconnects at once
CREATIONS_PER_ADDRESS = (120, 300.0)  # new guests and new tables
PROBES_PER_ADDRESS = (120, 10.0)
# Requests are carried out no faster than this: many at once wait for each other, not others for them.
PACE_PER_ADDRESS = (20, 0.2)
LONGEST_PACE = 10.0  # seconds

Refusal = tuple[HttpError, dict[str, str]]


class SecurityMiddleware:
    """Refuses requests before anything is read or looked up, and adds headers to responses."""

    def __init__(self, app: ASGIApp, config: Config, log: Log) -> None:
        self.app = app
        self.config = config
        self.log = log
        self._penalties, self._probe_penalties = Penalties(), Penalties()
        self._requests_by_address = AddressLimits(*REQUESTS_PER_ADDRESS)
        self._requests_by_token = Limits(*REQUESTS_PER_TOKEN)
        self._files = AddressLimits(*FILES_PER_ADDRESS)
        self._probes = AddressLimits(*PROBES_PER_ADDRESS)
        self._handshakes = AddressLimits(*HANDSHAKES_PER_ADDRESS)
        self._creations = AddressLimits(*CREATIONS_PER_ADDRESS)
        self._pace = AddressLimits(*PACE_PER_ADDRESS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        respond = send if scope["type"] == "websocket" else self._with_headers(scope, send)
        refusal = self._limit(connection) or self._check(connection)
        if refusal is None:
            await self._keep_pace(connection)
            if scope["type"] == "websocket":
                host = host_of(connection)
                scope.setdefault("extensions", {})[PENALISE] = lambda: self._penalties.note_flood(host)
            await self.app(scope, receive, respond)
        elif not self.config.limits or await self._may_be_answered(connection, refusal[0]):
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

    def _limit(self, connection: HTTPConnection) -> Refusal | None:
        """The refusal of a client that asks too often. Taken before anything in the request is read."""
        if not self.config.limits:
            return None
        host = host_of(connection)
        if self._is_probe(connection):
            return _take(self._probes.buckets(host))
        if self._penalties.must_wait(host):
            return _too_fast(HOLD_SECONDS)
        return _take(self._buckets(connection, host))

    def _buckets(self, connection: HTTPConnection, host: str) -> list[Bucket]:
        """The limits of a request. Files have their own: they cost little, and a page needs many."""
        path = connection.scope["path"]
        if connection.scope["type"] == "websocket":  # a handshake; its frames are limited elsewhere
            return self._handshakes.buckets(host)
        if path.startswith(FILE_PATHS):
            return self._files.buckets(host)
        buckets = self._requests_by_address.buckets(host)
        if connection.scope["method"] == "POST" and path in CREATING_PATHS:
            buckets += self._creations.buckets(host)
        return buckets

    def _check(self, connection: HTTPConnection) -> Refusal | None:
        """The refusal of a request for what its headers say."""
        scope = connection.scope
        if sum(len(name) + len(value) for name, value in scope["headers"]) > MAX_HEADER_BYTES:
            message = f"the headers of a request may have at most {MAX_HEADER_BYTES} bytes"
            return HttpError("too-large", message, where="headers"), {"connection": "close"}
        if not is_own_host(connection, self.config) and not self._is_probe(connection):
            message = "this server does not answer under this name"
            return HttpError("wrong-host", message, where="Host"), {}
        if scope["type"] == "websocket":
            return None  # which closes those of other sites itself
        if scope["method"] not in SAFE_METHODS and not is_own_origin(connection, self.config):
            return HttpError("bad-origin", "this request comes from another site's page", where="Origin"), {}
        token = token_of(connection)
        if token and self.config.limits and not self._is_file(connection) and not self._is_probe(connection):
            return _take([self._requests_by_token.bucket(token)])
        return None

    async def _keep_pace(self, connection: HTTPConnection) -> None:
        """Lets requests of one address begin one after another, so that others get their turn in between."""
        if self.config.limits and not self._is_file(connection) and not self._is_probe(connection):
            wait = self._pace.reserve(host_of(connection), LONGEST_PACE)
            if wait != 0.0:
                await asyncio.sleep(LONGEST_PACE if wait is None else wait)

    async def _may_be_answered(self, connection: HTTPConnection, error: HttpError) -> bool:
        """Whether a refused client still gets an answer: later if it was refused often, or not at all."""
        host = host_of(connection)
        penalties = self._probe_penalties if self._is_probe(connection) else self._penalties
        if error.code != "too-fast":
            return True
        if not penalties.must_wait(host):
            penalties.note_refusal(host)
            return True
        if penalties.begin_hold(host):
            try:
                await asyncio.sleep(HOLD_SECONDS)
            finally:
                penalties.end_hold(host)
            return True
        return False

    @staticmethod
    def _is_file(connection: HTTPConnection) -> bool:
        return str(connection.scope["path"]).startswith(FILE_PATHS)

    @staticmethod
    def _is_probe(connection: HTTPConnection) -> bool:
        return connection.scope["path"] in PROBE_PATHS


def _add_headers(message: Message, *, secure: bool) -> None:
    present = {name for name, _ in message["headers"]}
    added = [(name, value) for name, value in HEADERS if name not in present]
    if b"cache-control" not in present:
        added.append((b"cache-control", b"no-store"))
    if secure:
        added.append(STRICT_TRANSPORT)
    message["headers"] = [*message["headers"], *added]


def _take(buckets: list[Bucket]) -> Refusal | None:
    """Takes one from each bucket, or returns the refusal if one is empty."""
    for bucket in buckets:
        if not bucket.take():
            return _too_fast(bucket.wait)
    return None


def _too_fast(seconds: float) -> Refusal:
    wait = int(seconds) + 1
    error = HttpError("too-fast", f"too many requests: try again in {wait} s")
    return error, {"retry-after": str(wait)}


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
