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

from crosstown.service.rate_limit import Bucket
from crosstown.web.security.client_identity import client_network
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
        self._limited = config.limits
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
        network = client_network(host)
        if self._limited and self._open[network] >= CONNECTIONS_PER_ADDRESS and not self._is_proxy(host):
            return self._refuse("address")
        self._open[network] += 1
        return True

    def release(self, host: str) -> None:
        """Stops counting a connection that has closed or become a WebSocket."""
        network = client_network(host)
        self._open[network] -= 1
        if not self._open[network]:
            del self._open[network]

    def _refuse(self, kind: str) -> bool:
        if self._log_rate.take():
            self._log("not-let-in", level="error", kind=kind, connections=self._open.total())
        return False

    def _is_proxy(self, host: str) -> bool:
        return any(part in ("*", host) or _is_within(host, part) for part in self._proxies)


def _is_within(host: str, network: str) -> bool:
    try:
        return ip_address(host) in ip_network(network)
    except ValueError:
        return False


class LimitedProtocol(H11Protocol):
    """uvicorn's HTTP connection with the limits above."""

    limiter: ClassVar[ConnectionLimiter]
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
        """Stops the timer when a request is complete, and starts it for the next one."""
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY) or self._counted_host is None:
            self._cancel_timer()
        elif self._timer is None and (self.conn.trailing_data[0] or self.conn.their_state is h11.SEND_BODY):
            self._start_timer()

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
    return type("LimitedProtocol", (LimitedProtocol,), {"limiter": ConnectionLimiter(config)})
