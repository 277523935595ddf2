"""Runs a server: one process, or several that share a port and a PostgreSQL database."""

from __future__ import annotations

import asyncio
import gc
import http.cookies
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
from starlette.types import ASGIApp

from crosstown.errors import CrosstownError, DataError
from crosstown.files import system_reason
from crosstown.store.open_store import open_store
from crosstown.web.app import Server, build_app
from crosstown.web.security.connection_limits import limited_protocol, raise_open_files_limit
from crosstown.web.security.middleware import MAX_HEADER_BYTES
from crosstown.web.security.websocket_limits import limited_websocket
from crosstown.web.server.config import Config
from crosstown.web.server.logs import LibraryLogHandler, Log
from crosstown.web.server.metrics_server import serve_metrics, worker_config, worker_metrics

BACKLOG = 2048
# A full garbage collection took a quarter of a second with 500 tables. So objects from the start are frozen,
# and full collections are rare: tables have no reference cycles.
GC_THRESHOLDS = (5_000, 10, 1_000)
SEND_BUFFER = 64 * 1024  # bytes the system buffers for a slow client; by default megabytes of stale views
SEND_TIMEOUT = 30  # seconds before the system drops a client that acknowledges nothing
SHUTDOWN_TIMEOUT = 3  # seconds for connections to end when the server stops: some never would
WORKER_STOP_TIMEOUT = 20  # seconds for a worker to finish its work
WORKER_RESTART_DELAY = 1.0  # seconds before a worker that died is replaced
PROGRESS_SECONDS = 0.5  # between two looks at how far the computer players are
MAX_FRAME_BYTES = 64 * 1024
LOOPBACK = ("127.0.0.1", "::1", "localhost")

# How the supervisor hands settings to its workers.
_CONFIG, _SOCKET, _NUMBER = "CROSSTOWN_SERVE", "CROSSTOWN_SERVE_SOCKET", "CROSSTOWN_SERVE_NUMBER"
_SUPERVISOR_PIPE, _READY_PIPE = "CROSSTOWN_SERVE_LINE", "CROSSTOWN_SERVE_READY"


def listen(config: Config) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    # With the protocol named, asyncio turns off Nagle's delay on every connection.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    # On Windows this option would let a second server listen on the same port; its own one forbids it.
    exclusive = getattr(socket, "SO_EXCLUSIVEADDRUSE", None)
    listener.setsockopt(socket.SOL_SOCKET, exclusive or socket.SO_REUSEADDR, 1)
    # Connections inherit the options that follow.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # not on every system
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SEND_TIMEOUT * 1000)
    try:
        listener.bind((config.host, config.port))
    except OSError as error:
        listener.close()
        message = (
            f"cannot listen on {config.host} port {config.port}: {system_reason(error)}. "
            f"Try another port: --port {config.port + 1}, or make play PORT={config.port + 1}"
        )
        raise DataError("port-taken", message) from None
    listener.listen(BACKLOG)
    return listener


def serve(config: Config, started: Callable[[], None] = lambda: None) -> None:
    """Serves until a signal stops it. Calls ``started`` as soon as pages are answered."""
    listener = listen(config)
    _warn(config)
    if config.workers == 1:
        _serve_in_this_process(config, listener, started)
    else:
        WorkerSupervisor(config, listener, started).run()


def _warn(config: Config) -> None:
    """Says what the host should know of this Python and these options.

    Somebody who plays at home, in a terminal and for this machine alone, is told nothing of Python.
    """
    log = Log(config.log_level, style=config.log_format)
    at_home = config.log_format == "plain" and config.host in LOOPBACK
    if not at_home and not hasattr(http.cookies, "_unquote_replace"):
        message = "http.cookies of this Python is slow for hostile cookies; we do not use it"
        log("old-python", level="warning", code="CVE-2024-7592", where=sys.version.split()[0], error=message)
    if "*" in config.proxies.split(","):
        message = "every client can claim any address: name your proxies instead of *"
        log("proxies-unlimited", level="warning", error=message)


def _serve_in_this_process(config: Config, listener: socket.socket, started: Callable[[], None]) -> None:
    raise_open_files_limit()
    server = Server(config, rules_loaded=False)
    logging.getLogger().addHandler(LibraryLogHandler(server.log))
    if config.metrics_port is not None:
        serve_metrics(config.metrics_port, config.metrics_host or config.host, server.metrics.registry)
    _Uvicorn(uvicorn_settings(build_app(server), config), server, started).run([listener])


def uvicorn_settings(app: ASGIApp, config: Config) -> uvicorn.Config:
    """uvicorn's settings: bounded headers and frames, no access log, no server header."""
    return uvicorn.Config(
        app,
        loop="auto",  # uvloop where it is installed
        http=limited_protocol(config),  # h11, which can bound the size of headers
        h11_max_incomplete_event_size=MAX_HEADER_BYTES,
        ws=limited_websocket(config),
        ws_max_size=MAX_FRAME_BYTES,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=False,
        proxy_headers=True,
        forwarded_allow_ips=config.proxies,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        backlog=BACKLOG,
    )


class _Uvicorn(uvicorn.Server):
    """Opens the store before the port, and tells clients before it closes their connections."""

    def __init__(self, config: uvicorn.Config, server: Server, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._server = server
        self._started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Opens the store first: if that fails, its error says why, without a traceback from uvicorn."""
        await self._server.start()
        await super().startup(sockets)
        if self.started:
            self._started()
        self._preparing = asyncio.gather(self._prepare(), self._tell_progress())

    async def _prepare(self) -> None:
        await self._server.load_rules()
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLDS)
        if self._server.config.prepare:
            await self._server.prepare()

    async def _tell_progress(self) -> None:
        """Tells the host how far the computer players are, if they have to be compiled."""
        while (percent := self._server.bots.percent) < 100:
            if percent:
                self._server.log.compiling(percent)
            await asyncio.sleep(PROGRESS_SECONDS)
        self._server.log.compiling(100)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal to stop is no error. A second Ctrl-C stops without waiting."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tells clients when to come back, then closes connections and waits."""
        await self._stop_preparing()
        if self._server.ready:
            await self._server.scheduler.stop()
        await super().shutdown(sockets)

    async def _stop_preparing(self) -> None:
        self._preparing.cancel()
        try:
            await self._preparing
        except asyncio.CancelledError:
            pass  # it was under way, which is no fault
        except Exception as error:
            self._server.log.fault(error)


class WorkerSupervisor:
    """Starts the worker processes of a server, and replaces one that dies."""

    def __init__(self, config: Config, listener: socket.socket, started: Callable[[], None]) -> None:
        self.config, self.listener = config, listener
        self.log = Log(config.log_level, style=config.log_format)
        self._started = started
        self._workers: dict[int, subprocess.Popen[bytes]] = {}
        self._stopping = False
        # Workers write a byte when they answer pages.
        self._ready_reader, self._ready_writer = os.pipe()
        os.set_blocking(self._ready_reader, False)
        # Workers stop when the writing end closes, which happens when this process ends.
        self._pipe_reader, self._pipe_writer = os.pipe()

    def run(self) -> None:
        """Runs until a signal comes, then lets all workers finish their work."""
        for stopping in (signal.SIGINT, signal.SIGTERM):
            signal.signal(stopping, self._stop)
        asyncio.run(_check_store(self.config))
        if self.config.metrics_port is not None:
            serve_metrics(self.config.metrics_port, self.config.host, worker_metrics(self.config))
        for number in range(self.config.workers):
            self._start(number)
        announced = False
        while not self._stopping:
            time.sleep(0.2)
            if not announced and self._is_any_ready():
                announced = True
                self._started()
            for number, worker in list(self._workers.items()):
                if worker.poll() is not None and not self._stopping:
                    self.log("worker-died", level="error", worker=number, exit_code=worker.returncode)
                    time.sleep(WORKER_RESTART_DELAY)
                    self._start(number)
        for worker in self._workers.values():
            with suppress(ProcessLookupError):
                worker.terminate()
        for worker in self._workers.values():
            with suppress(subprocess.TimeoutExpired):
                worker.wait(WORKER_STOP_TIMEOUT)
            worker.kill()

    def _is_any_ready(self) -> bool:
        try:
            return bool(os.read(self._ready_reader, 1))
        except BlockingIOError:
            return False

    def _start(self, number: int) -> None:
        environment = os.environ | {
            _CONFIG: msgspec.json.encode(self.config).decode(),
            _SOCKET: str(self.listener.fileno()),
            _NUMBER: str(number),
            _SUPERVISOR_PIPE: str(self._pipe_reader),
            _READY_PIPE: str(self._ready_writer),
        }
        self._workers[number] = subprocess.Popen(
            [sys.executable, "-m", "crosstown.web.server.processes"],
            env=environment,
            pass_fds=[self.listener.fileno(), self._pipe_reader, self._ready_writer],
            start_new_session=True,  # Ctrl-C reaches only the supervisor, which stops the workers
        )

    def _stop(self, number: int, frame: object) -> None:
        self._stopping = True


async def _check_store(config: Config) -> None:
    """Opens the store once, which upgrades its schema, and raises if no worker could open it."""
    store = await open_store(config.database, synchronous=config.synchronous)
    await store.close()


def _run_worker() -> None:
    config = msgspec.json.decode(os.environ.pop(_CONFIG), type=Config)
    listener = socket.socket(fileno=int(os.environ.pop(_SOCKET)))
    number = int(os.environ.pop(_NUMBER))
    pipe = int(os.environ.pop(_SUPERVISOR_PIPE))
    threading.Thread(target=_stop_with_supervisor, args=(pipe,), daemon=True).start()
    ready = int(os.environ.pop(_READY_PIPE))
    try:
        _serve_in_this_process(worker_config(config, number), listener, lambda: _tell_ready(ready))
    except (CrosstownError, OSError) as error:
        code = getattr(error, "code", "system")
        log = Log(config.log_level, style=config.log_format)
        log("worker-failed", level="error", worker=number, code=code)
        sys.exit(1)


def _tell_ready(pipe: int) -> None:
    with suppress(OSError):
        os.write(pipe, b".")
    os.close(pipe)


def _stop_with_supervisor(pipe: int) -> None:
    """Stops this process when its supervisor dies: it would keep the port, and nobody would stop it."""
    os.read(pipe, 1)  # returns when the supervisor's end closes
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    _run_worker()
