"""Servers that are forked where Python and the rules are loaded already: see ``fork_server``."""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import BinaryIO

from crosstown.service.bots.warm_up import warm_up_all

ROOT = Path(__file__).parent.parent
CAN_FORK = hasattr(os, "pidfd_open")  # on Linux


class ForkedProcess:
    """A process of the fork server's, as ``subprocess.Popen`` has one."""

    def __init__(self, connection: socket.socket, log: BinaryIO, request: Mapping[str, object]) -> None:
        text = json.dumps(request).encode() + b"\n"
        with open(os.devnull, "rb") as nothing:
            sent = socket.send_fds(connection, [text], [nothing.fileno(), log.fileno(), log.fileno()])
        connection.sendall(text[sent:])
        self._connection = connection
        self.pid = int(self._line())
        self.returncode: int | None = None

    def _line(self) -> bytes:
        line = b""
        while not line.endswith(b"\n"):
            more = self._connection.recv(1)
            assert more, "the fork server has ended"
            line += more
        return line

    def poll(self) -> int | None:
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            self._connection.settimeout(timeout)
            try:
                self._connection.recv(1, socket.MSG_PEEK)
            except (TimeoutError, BlockingIOError):
                raise subprocess.TimeoutExpired("crosstown serve", timeout or 0) from None
            self._connection.settimeout(None)
            self.returncode = int(self._line())
            self._connection.close()
        return self.returncode

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class ForkServer:
    """One for a test process, and as long as that runs."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self._path = str(Path(self._folder.name, "socket"))
        path = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
        # Without threads it is safe to fork.
        environment = os.environ | {"PYTHONPATH": path, "PYTHONUNBUFFERED": "1", "OPENBLAS_NUM_THREADS": "1"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "testkit.fork_server", self._path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            start_new_session=True,
        )
        atexit.register(self.stop)
        assert self._process.stdout is not None
        assert self._process.stdout.readline(), "the fork server has ended"

    def start(self, log: BinaryIO, request: Mapping[str, object]) -> ForkedProcess:
        connection = socket.socket(socket.AF_UNIX)
        connection.connect(self._path)
        return ForkedProcess(connection, log, request)

    def stop(self) -> None:
        self._process.communicate()
        self._folder.cleanup()


@cache
def fork_server() -> ForkServer:
    return ForkServer()


def load_once() -> None:
    """Compiles all that is not compiled yet, and loads it: here, or better where servers are forked."""
    if CAN_FORK:
        fork_server()
    else:
        warm_up_all()
