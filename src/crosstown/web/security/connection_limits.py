"""Who comes in at all: connections that ask nothing, or never finish asking, are not waited for.

uvicorn waits forever for the rest of a request. Whoever opens a thousand connections and sends half a line
over each would use up what the system lets a process have open, and nobody else could come in.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from crosstown.service.rate_limit import Bucket
from crosstown.web.security.middleware import client_network
from crosstown.web.server.config import Config
from crosstown.web.server.logs import Log

try:
    import resource
except ImportError:  # Windows, which has no such limits
    resource = None  # type: ignore[assignment]

ASKING = 15.0  # seconds for a whole request, from the connection or the first byte on
PER_ADDRESS = 256  # connections of one address that are no WebSockets, unless it is a proxy's
KEPT = 64  # open files kept for the store, the thinkers and the log
MOST_FILES = 1 << 16  # files that are asked of the system: more would be of no use
COMPLAINTS = (3, 60.0)  # lines in the log about those who are not let in, and as many again in seconds


def raise_limit() -> None:
    """Allows as many open files as the system lets us: the usual limit is too low for a server."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _open_files_limit() -> int | None:
    """How many files this process may have open; None where the system sets no limit."""
    if resource is None:
        return None
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if soft == resource.RLIM_INFINITY else soft


class Porter:
    """Counts who is in, and says who may come."""

    def __init__(self, config: Config) -> None:
        self._limited = config.limits
        self._proxies = [part.strip() for part in config.proxies.split(",")]
        self._most_files = _open_files_limit()
        self._in: Counter[str] = Counter()
        self._log = Log(config.log_level)
        self._complaints = Bucket(*COMPLAINTS)

    def admit(self, host: str, file: int) -> bool:
        """Whether a connection may stay; then it is counted until it leaves."""
        # The system gives each file the lowest number that is free: so many are open.
        if self._most_files is not None and file >= self._most_files - KEPT:
            return self._refuse("files")
        network = client_network(host)
        if self._limited and self._in[network] >= PER_ADDRESS and not self._is_proxy(host):
            return self._refuse("address")
        self._in[network] += 1
        return True

    def leave(self, host: str) -> None:
        """It is gone, or has become a WebSocket."""
        network = client_network(host)
        self._in[network] -= 1
        if not self._in[network]:
            del self._in[network]

    def _refuse(self, kind: str) -> bool:
        if self._complaints.take():
            self._log("not-let-in", level="error", kind=kind, connections=self._in.total())
        return False

    def _is_proxy(self, host: str) -> bool:
        return any(part in ("*", host) or _is_within(host, part) for part in self._proxies)


def _is_within(host: str, network: str) -> bool:
    try:
        return ip_address(host) in ip_network(network)
    except ValueError:
        return False


class Entrance(H11Protocol):
    """A connection of uvicorn's that has to ask in time."""

    porter: ClassVar[Porter]
    _timer: asyncio.TimerHandle | None = None
    _counted: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Lets it in, or not."""
        super().connection_made(transport)
        host = self.client[0] if self.client else "?"
        if self.porter.admit(host, transport.get_extra_info("socket").fileno()):
            self._counted = host
            self._wait()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """The time ends with the request; the next one has its own."""
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY) or self._counted is None:
            self._be_patient()
        elif self._timer is None and (self.conn.trailing_data[0] or self.conn.their_state is h11.SEND_BODY):
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on others look after it."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._leave()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._timer = self.loop.call_later(ASKING, self.transport.abort)

    def _be_patient(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _leave(self) -> None:
        self._be_patient()
        if self._counted is not None:
            self.porter.leave(self._counted)
            self._counted = None


def entrance(config: Config) -> type[Entrance]:
    """The entrance of one server."""
    return type("Entrance", (Entrance,), {"porter": Porter(config)})
