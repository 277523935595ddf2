"""At the door: security headers, where requests may come from, and how many of them."""

from __future__ import annotations

import time
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from crosstown.service.rate_limit import Bucket, Limits
from crosstown.web.api.cookies import token_of
from crosstown.web.api.endpoint import failure
from crosstown.web.api.http_errors import HttpError
from crosstown.web.files.error_pages import error_response
from crosstown.web.server.config import Config
from crosstown.web.server.logs import Log

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")
SAFE = ("GET", "HEAD", "OPTIONS")
PER_ADDRESS = (240, 10.0)  # requests at once, and as many again in so many seconds: a club behind one address
PER_TOKEN = (120, 10.0)
FILES = (1200, 10.0)  # pictures, scripts and fonts of one address: a first visit asks for a few dozen
HANDSHAKES = (240, 10.0)  # WebSockets of one address: after a restart all of a club come back at once
CREATING = (120, 300.0)  # new guests and new tables of one address


class Guard:
    """Wraps the whole server. It refuses before anything is read or looked up."""

    def __init__(self, app: ASGIApp, config: Config, log: Log) -> None:
        self.app = app
        self.config = config
        self.log = log
        self._addresses = Limits(*PER_ADDRESS)
        self._tokens = Limits(*PER_TOKEN)
        self._files = Limits(*FILES)
        self._creating = Limits(*CREATING)
        self._handshakes = Limits(*HANDSHAKES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuses, or hands on and adds the headers."""
        if scope["type"] == "websocket":
            await self._greet(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        secure = scope["scheme"] == "https"
        began = time.perf_counter()

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.log.answered(scope["method"], message["status"], _since(began))
                present = {name for name, _ in message["headers"]}
                added = [(name, value) for name, value in HEADERS if name not in present]
                if b"cache-control" not in present:
                    added.append((b"cache-control", b"no-store"))
                if secure:
                    added.append(STRICT_TRANSPORT)
                message["headers"] = [*message["headers"], *added]
            await send(message)

        refusal = self._refusal(HTTPConnection(scope))
        if refusal is not None:
            error, head = refusal
            await error_response(HTTPConnection(scope), error, head)(scope, receive, with_headers)
            return
        await self.app(scope, receive, with_headers)

    async def _greet(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A handshake costs as much as a request, and is counted: what comes over it later is elsewhere."""
        connection = HTTPConnection(scope)
        refusal = _empty([self._handshakes.bucket(address_of(connection))]) if self.config.limits else None
        if refusal is None:
            await self.app(scope, receive, send)
        else:
            await WebSocket(scope, receive, send).send_denial_response(failure(*refusal))

    def _refusal(self, request: HTTPConnection) -> tuple[HttpError, dict[str, str]] | None:
        method = request.scope["method"]
        if method not in SAFE and not is_own_origin(request, self.config):
            message = "this request comes from another site's page"
            return HttpError("bad-origin", message, where="Origin"), {}
        if not self.config.limits or request.url.path in ("/healthz", "/readyz"):
            return None
        return _empty(self._buckets(request, method))

    def _buckets(self, request: HTTPConnection, method: str) -> list[Bucket]:
        """What a request is counted in. Files are the same for everyone and cost little."""
        if request.url.path.startswith(("/assets/", "/cities/", "/static/")):
            return [self._files.bucket(address_of(request))]
        buckets = [self._addresses.bucket(address_of(request))]
        token = token_of(request)
        if token:
            buckets.append(self._tokens.bucket(token))
        if method == "POST" and request.url.path in ("/api/me", "/api/tables", "/api/device"):
            buckets.append(self._creating.bucket(address_of(request)))
        return buckets


def _empty(buckets: list[Bucket]) -> tuple[HttpError, dict[str, str]] | None:
    """Takes one out of each; the refusal where there is none."""
    for bucket in buckets:
        if not bucket.take():
            wait = int(bucket.wait) + 1
            message = f"too many requests: try again in {wait} s"
            return HttpError("too-fast", message), {"retry-after": str(wait)}
    return None


def _since(began: float) -> int:
    return round((time.perf_counter() - began) * 1000)


def address_of(connection: HTTPConnection) -> str:
    """What a connection is counted under."""
    return client_network(connection.client.host if connection.client else "?")


def client_network(host: str) -> str:
    """What counts as one address: of IPv6 the /64 network, since one household has all of it.

    A server that listens on IPv6 sees its IPv4 clients as ``::ffff:192.0.2.1``: they are counted as IPv4.
    """
    try:
        address = ip_address(host)
    except ValueError:  # a proxy can name anything
        return host
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address), 64), strict=False))


def is_own_origin(connection: HTTPConnection, config: Config) -> bool:
    """Whether a request was made by a page of ours. Programs that are no browsers send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        site = connection.headers.get("sec-fetch-site", "none")
        return site in ("none", "same-origin")
    if origin in config.origins:
        return True
    try:
        site = urlsplit(origin).netloc
    except ValueError:  # no address at all
        return False
    return site.lower() == connection.headers.get("host", "").lower() != ""
