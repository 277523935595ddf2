"""Running a server: one process, or several that share a port and a PostgreSQL database."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

import msgspec
import uvicorn
from prometheus_client import start_http_server
from starlette.types import ASGIApp

from crosstown.errors import CrosstownError, DataError
from crosstown.game.game import Game
from crosstown.store.open_store import open_store
from crosstown.web.app import Server, build_app
from crosstown.web.security.connection_limits import entrance, raise_limit
from crosstown.web.server.config import Config
from crosstown.web.server.logs import Hearsay, Log

BACKLOG = 2048
# Looking through everything that lives took a quarter of a second with 500 tables, and often. What is loaded
# at the start is never looked at again, and whole collections are rare: tables are no rings of references.
COLLECTING = (5_000, 10, 1_000)
BUFFER = 64 * 1024  # bytes that the system keeps for a slow client; it would take megabytes of stale views
DEAF = 30  # seconds after which the system gives up on a client that takes nothing
GRACE = 3  # seconds for connections to end when the server is stopped: some never would
LAST = 20  # seconds for a worker to finish what it does
LARGEST_FRAME = 64 * 1024
LARGEST_HEAD = 32 * 1024  # bytes of a request's head
RESTART = 1.0  # seconds before a worker that died is replaced
_CONFIG, _SOCKET, _NUMBER = "CROSSTOWN_SERVE", "CROSSTOWN_SERVE_SOCKET", "CROSSTOWN_SERVE_NUMBER"
_LINE = "CROSSTOWN_SERVE_LINE"


def listen(config: Config) -> socket.socket:
    """The socket that the server answers on."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, so that it is not delayed
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)  # every connection inherits these
    if sys.platform == "linux":
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF * 1000)
    try:
        door.bind((config.host, config.port))
    except OSError as error:
        door.close()
        message = f"cannot listen on {config.host} port {config.port}: {error.strerror}; try another --port"
        raise DataError("port-taken", message) from None
    door.listen(BACKLOG)
    return door


def serve(config: Config, listening: Callable[[], None] = lambda: None) -> None:
    """Serves until it is told to stop; says so as soon as the port is its own."""
    door = listen(config)
    listening()
    if config.workers == 1:
        _serve_here(config, door)
    else:
        Foreman(config, door).run()


def _serve_here(config: Config, door: socket.socket) -> None:
    """One process that answers on a socket."""
    raise_limit()
    warm_up()
    server = Server(config)
    logging.getLogger().addHandler(Hearsay(server.log))
    if config.metrics_port is not None:
        start_http_server(config.metrics_port, config.host, server.metrics.registry)
    _Uvicorn(uvicorn_settings(build_app(server), config), server).run([door])


def uvicorn_settings(app: ASGIApp, config: Config) -> uvicorn.Config:
    """How HTTP and WebSocket are spoken: bounded frames, no log of addresses, no word about ourselves."""
    return uvicorn.Config(
        app,
        loop="auto",  # uvloop where it is installed
        http=entrance(config),  # h11, which knows how large the head of a request may be
        h11_max_incomplete_event_size=LARGEST_HEAD,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=False,
        proxy_headers=True,
        forwarded_allow_ips=config.proxies,
        timeout_graceful_shutdown=GRACE,
        backlog=BACKLOG,
    )


class _Uvicorn(uvicorn.Server):
    """Starts and stops in our order: the store before the door, and goodbye before the end."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._server = server

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Opens the store first: where that fails, the error says why, and uvicorn has nothing to add."""
        await self._server.start()
        await super().startup(sockets)
        self._preparing = asyncio.create_task(self._server.prepare())

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal to stop is obeyed and no error; a second Ctrl-C waits for nobody."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops listening, lets the hall say goodbye, then waits."""
        self._preparing.cancel()
        if self._server.ready:
            await self._server.hall.stop()
        await super().shutdown(sockets)


def warm_up() -> None:
    """The rules are loaded before the first guest comes, and not while others wait."""
    game = Game.new("london", 2, 1)
    game.play(game.legal_moves[0])
    game.copy().view(0).to_json()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


class Foreman:
    """Starts the processes of a server, and replaces one that dies."""

    def __init__(self, config: Config, door: socket.socket) -> None:
        self.config, self.door = config, door
        self.log = Log(config.log_level)
        self._workers: dict[int, subprocess.Popen[bytes]] = {}
        self._stopping = False
        self._line, self._held = os.pipe()  # held open as long as this process lives

    def run(self) -> None:
        """Until a signal comes; then all of them finish what they do."""
        for stopping in (signal.SIGINT, signal.SIGTERM):
            signal.signal(stopping, self._stop)
        warm_up()  # what is compiled once, the workers only load
        asyncio.run(_try_store(self.config))
        for number in range(self.config.workers):
            self._start(number)
        while not self._stopping:
            time.sleep(0.2)
            for number, worker in list(self._workers.items()):
                if worker.poll() is not None and not self._stopping:
                    self.log("worker-died", level="error", worker=number, exit_code=worker.returncode)
                    time.sleep(RESTART)
                    self._start(number)
        for worker in self._workers.values():
            with suppress(ProcessLookupError):
                worker.terminate()
        for worker in self._workers.values():
            with suppress(subprocess.TimeoutExpired):
                worker.wait(LAST)
            worker.kill()

    def _start(self, number: int) -> None:
        environment = os.environ | {
            _CONFIG: msgspec.json.encode(self.config).decode(),
            _SOCKET: str(self.door.fileno()),
            _NUMBER: str(number),
            _LINE: str(self._line),
        }
        self._workers[number] = subprocess.Popen(
            [sys.executable, "-m", "crosstown.web.server.processes"],
            env=environment,
            pass_fds=[self.door.fileno(), self._line],
            start_new_session=True,  # Ctrl-C reaches the foreman, who tells the others
        )

    def _stop(self, number: int, frame: object) -> None:
        self._stopping = True


async def _try_store(config: Config) -> None:
    """Raises where no worker could open the store; what is to be migrated is, once."""
    store = await open_store(config.database, synchronous=config.synchronous)
    await store.close()


def _work() -> None:
    """The life of one of several processes."""
    config = msgspec.json.decode(os.environ.pop(_CONFIG), type=Config)
    door = socket.socket(fileno=int(os.environ.pop(_SOCKET)))
    number = int(os.environ.pop(_NUMBER))
    line = int(os.environ.pop(_LINE))
    threading.Thread(target=_end_with_foreman, args=(line,), daemon=True).start()
    port = config.metrics_port + number if config.metrics_port is not None else None
    try:
        _serve_here(msgspec.structs.replace(config, metrics_port=port), door)
    except (CrosstownError, OSError) as error:
        code = getattr(error, "code", "system")
        Log(config.log_level)("worker-failed", level="error", worker=number, code=code)
        sys.exit(1)


def _end_with_foreman(line: int) -> None:
    """Without a foreman nobody could stop this process, or start another server in its place."""
    os.read(line, 1)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    _work()
