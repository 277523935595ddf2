"""Limits on open connections: how many one address may have, and how long a request may take to arrive.

uvicorn waits forever for the rest of a request. A client could open a thousand connections, send half a line
over each, and use up the open files of the process, so that nobody else could connect.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from crosstown.service.rate_limit_bucket import Bucket
from crosstown.web.security.client_address import networks_of
from crosstown.web.security.penalties import ABORT, HOLD_SECONDS, Penalties
from crosstown.web.server.config import Config
from crosstown.web.server.logs import Log

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]

REQUEST_TIMEOUT = 15.0  # seconds for a whole request, from the connection or its first byte
CONNECTIONS_PER_ADDRESS = 256  # without WebSockets; proxies are exempt
RESERVED_FILES = 64  # open files kept for the store, the bots and the log
MAX_OPEN_FILES = 1 << 16  # more would be of no use
MAX_HEADERS = 100
MAX_WAITING_BYTES = 16 * 1024  # of further requests, while one is answered
SLICE_BYTES = 4 * 1024  # parsed at once: h11 measures only the head of a request that is not whole yet
REFUSAL_LOG_RATE = (3, 60.0)  # log lines about refused connections at once, and per how many seconds


def raise_open_files_limit() -> None:
    """Raises the soft limit, which is usually too low for a server."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_OPEN_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _open_files_limit() -> int | None:
    """How many files this process may open; None if the system sets no limit."""
    if resource is None:
        return None
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if soft == resource.RLIM_INFINITY else soft


class ConnectionLimiter:
    def __init__(self, config: Config) -> None:
        self.limited = config.limits
        self._proxies = [part.strip() for part in config.proxies.split(",")]
        self._max_files = _open_files_limit()
        self._open: Counter[str] = Counter()
        self._log = Log(config.log_level, style=config.log_format)
        self._log_rate = Bucket(*REFUSAL_LOG_RATE)

    def accept(self, host: str, file_number: int) -> bool:
        """Whether a connection may stay. If so, it counts until it is released."""
        # The system gives each file the lowest free number, so this is how many are open.
        if self._max_files is not None and file_number >= self._max_files - RESERVED_FILES:
            return self._refuse("files")
        networks = networks_of(host)
        too_many = any(self._open[network] >= CONNECTIONS_PER_ADDRESS * times for network, times in networks)
        if too_many and self.limited and not self._is_proxy(host):
            return self._refuse("address")
        for network, _ in networks:
            self._open[network] += 1
        return True

    def release(self, host: str) -> None:
        """Stops counting a connection that has closed or become a WebSocket."""
        for network, _ in networks_of(host):
            self._open[network] -= 1
            if not self._open[network]:
                del self._open[network]

    def _refuse(self, kind: str) -> bool:
        if self._log_rate.take():
            connections = sum(count for network, count in self._open.items() if not network.endswith("/48"))
            self._log("not-let-in", level="error", kind=kind, connections=connections)
        return False

    def _is_proxy(self, host: str) -> bool:
        """Whether an address may have any number of connections."""
        return any(_is_within(host, part) for part in self._proxies)


def _is_within(host: str, proxy: str) -> bool:
    """Whether an address is that of a proxy or in its network. With ``*``, all private addresses are."""
    if host == proxy:
        return True
    try:
        address = ip_address(host)
        return address.is_private if proxy == "*" else address in ip_network(proxy)
    except ValueError:
        return False


class LimitedProtocol(H11Protocol):
    """uvicorn's HTTP connection with the limits above."""

    limiter: ClassVar[ConnectionLimiter]
    penalties: ClassVar[Penalties]
    _timer: asyncio.TimerHandle | None = None
    _counted_host: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else "?"
        if self.limiter.accept(host, transport.get_extra_info("socket").fileno()):
            self._counted_host = host
            self._start_timer()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Parses little at a time. Stops the timer when a request is complete, and starts it for the next."""
        for at in range(0, len(data), SLICE_BYTES):
            if self.transport.is_closing() or self._counted_host is None:
                return
            if self._has_too_many_headers(data[at : at + SLICE_BYTES]):
                if self.conn.their_state is h11.IDLE:
                    self.send_400_response("Too many headers.")
                else:  # another response may be on its way
                    self.transport.abort()
                return
            super().data_received(data[at : at + SLICE_BYTES])
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY) or self._counted_host is None:
            self._cancel_timer()
        elif self._timer is None and (self.conn.trailing_data[0] or self.conn.their_state is h11.SEND_BODY):
            self._start_timer()

    def _has_too_many_headers(self, data: bytes) -> bool:
        """Whether the head of the next request is too long, or what waits behind the present one is."""
        waiting = self.conn.trailing_data[0] + data
        if self.conn.their_state is h11.IDLE:
            return waiting.partition(b"\r\n\r\n")[0].count(b"\n") > MAX_HEADERS
        behind = self.conn.their_state is h11.DONE
        return behind and (waiting.count(b"\n") > MAX_HEADERS or len(waiting) > MAX_WAITING_BYTES)

    def handle_events(self) -> None:
        """Gives the application a way to cut this connection off."""
        super().handle_events()
        if self.scope is not None:
            self.scope.setdefault("extensions", {})[ABORT] = self.transport.abort  # type: ignore[assignment]

    def send_400_response(self, msg: str) -> None:
        """Answers what is not HTTP; later, or not at all, if its address sends that often."""
        host = self.client[0] if self.client else "?"
        if not self.limiter.limited or not self.penalties.must_wait(host):
            self.penalties.note_refusal(host)
            try:
                super().send_400_response(msg)
            except h11.LocalProtocolError:  # another response has begun
                self.transport.abort()
        elif self.penalties.begin_hold(host):
            self.transport.pause_reading()
            self._cancel_timer()
            self.loop.call_later(HOLD_SECONDS, self._end_hold, host)
        else:
            self.transport.abort()

    def _end_hold(self, host: str) -> None:
        self.penalties.end_hold(host)
        self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """WebSockets have their own limits."""
        self._release()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def _start_timer(self) -> None:
        self._timer = self.loop.call_later(REQUEST_TIMEOUT, self.transport.abort)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _release(self) -> None:
        self._cancel_timer()
        if self._counted_host is not None:
            self.limiter.release(self._counted_host)
            self._counted_host = None


def limited_protocol(config: Config) -> type[LimitedProtocol]:
    """The protocol class of one server, with a limiter of its own."""
    own = {"limiter": ConnectionLimiter(config), "penalties": Penalties()}
    return type("LimitedProtocol", (LimitedProtocol,), own)
