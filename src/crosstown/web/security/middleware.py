"""The middleware around the whole application: security headers, the check of origins, rate limits."""

from __future__ import annotations

import time

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from crosstown.service.rate_limit import Bucket, Limits
from crosstown.web.api.endpoint import error_json
from crosstown.web.api.http_errors import HttpError
from crosstown.web.files.error_pages import error_response
from crosstown.web.security.client_identity import address_of, is_own_origin, token_of
from crosstown.web.server.config import Config
from crosstown.web.server.logs import Log

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
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
CREATING_PATHS = ("/api/me", "/api/tables", "/api/device")
FILE_PATHS = ("/assets/", "/cities/", "/static/")

# How many at once, and in how many seconds the same number is allowed again.
REQUESTS_PER_ADDRESS = (240, 10.0)  # enough for a club behind one address
REQUESTS_PER_TOKEN = (120, 10.0)
FILES_PER_ADDRESS = (1200, 10.0)  # pictures, scripts and fonts: a first visit loads a few dozen
HANDSHAKES_PER_ADDRESS = (240, 10.0)  # WebSockets: after a restart a whole club reconnects at once
CREATIONS_PER_ADDRESS = (120, 300.0)  # new guests and new tables


class SecurityMiddleware:
    """Refuses requests before anything is read or looked up, and adds headers to responses."""

    def __init__(self, app: ASGIApp, config: Config, log: Log) -> None:
        self.app = app
        self.config = config
        self.log = log
        self._requests_by_address = Limits(*REQUESTS_PER_ADDRESS)
        self._requests_by_token = Limits(*REQUESTS_PER_TOKEN)
        self._files = Limits(*FILES_PER_ADDRESS)
        self._handshakes = Limits(*HANDSHAKES_PER_ADDRESS)
        self._creations = Limits(*CREATIONS_PER_ADDRESS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._check_handshake(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                milliseconds = round((time.perf_counter() - started) * 1000)
                self.log.request(scope["method"], message["status"], milliseconds)
                _add_headers(message, secure=scope["scheme"] == "https")
            await send(message)

        refusal = self._refusal(HTTPConnection(scope))
        if refusal is not None:
            error, headers = refusal
            await error_response(HTTPConnection(scope), error, headers)(scope, receive, with_headers)
            return
        await self.app(scope, receive, with_headers)

    async def _check_handshake(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Counts WebSocket handshakes, which cost as much as a request. Frames are limited elsewhere."""
        connection = HTTPConnection(scope)
        refusal = _take([self._handshakes.bucket(address_of(connection))]) if self.config.limits else None
        if refusal is None:
            await self.app(scope, receive, send)
        else:
            await WebSocket(scope, receive, send).send_denial_response(error_json(*refusal))

    def _refusal(self, request: HTTPConnection) -> tuple[HttpError, dict[str, str]] | None:
        method = request.scope["method"]
        if method not in SAFE_METHODS and not is_own_origin(request, self.config):
            message = "this request comes from another site's page"
            return HttpError("bad-origin", message, where="Origin"), {}
        if not self.config.limits or request.url.path in ("/healthz", "/readyz"):
            return None
        return _take(self._buckets(request, method))

    def _buckets(self, request: HTTPConnection, method: str) -> list[Bucket]:
        """The rate limits of a request. Files have their own: they cost little, and a page needs many."""
        if request.url.path.startswith(FILE_PATHS):
            return [self._files.bucket(address_of(request))]
        buckets = [self._requests_by_address.bucket(address_of(request))]
        token = token_of(request)
        if token:
            buckets.append(self._requests_by_token.bucket(token))
        if method == "POST" and request.url.path in CREATING_PATHS:
            buckets.append(self._creations.bucket(address_of(request)))
        return buckets


def _add_headers(message: Message, *, secure: bool) -> None:
    present = {name for name, _ in message["headers"]}
    added = [(name, value) for name, value in HEADERS if name not in present]
    if b"cache-control" not in present:
        added.append((b"cache-control", b"no-store"))
    if secure:
        added.append(STRICT_TRANSPORT)
    message["headers"] = [*message["headers"], *added]


def _take(buckets: list[Bucket]) -> tuple[HttpError, dict[str, str]] | None:
    """Takes one from each bucket, or returns the refusal if one is empty."""
    for bucket in buckets:
        if not bucket.take():
            wait = int(bucket.wait) + 1
            message = f"too many requests: try again in {wait} s"
            return HttpError("too-fast", message), {"retry-after": str(wait)}
    return None
