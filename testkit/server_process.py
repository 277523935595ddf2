"""A real server as a process of its own, to be asked, stopped and killed."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Self

from testkit.forked_process import CAN_FORK, ForkedProcess, fork_server

ROOT = Path(__file__).parent.parent
START = 300.0  # seconds: the first start may have to compile the rules


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


# Runs the command with settings that it has no options for, and with other values for constants.
_COMMAND = """
import json
import sys
from crosstown.cli.main import main
from testkit.server_settings import set_up
set_up(*json.loads(sys.argv.pop(1)))
main()
"""
# Computer players move at once, not when people could follow them or have undone their move.
NO_PAUSES: dict[str, object] = {"pause": 0, "undo_window": 0}


class ServerProcess:
    """``crosstown serve`` with a data folder or a database. Starting it again keeps port and data.

    ``settings`` are fields of its configuration. Pictures are drawn when they are asked for: most tests end
    or kill a server before it would have drawn all of them.
    ``constants`` gives constants of the server's modules other values: ``{"package.module:NAME": 2.5}``.
    ``python_path`` is searched for modules before all others.
    ``forked``: from a process that has loaded the rules, where the system can do that. It starts at once.
    """

    def __init__(
        self,
        data: Path,
        *options: str,
        database: str | None = None,
        port: int | None = None,
        settings: dict[str, object] | None = None,
        constants: dict[str, float] | None = None,
        python_path: Path | None = None,
        forked: bool = False,
    ) -> None:
        self.data = data
        self.python_path = os.pathsep.join(map(str, filter(None, (python_path, ROOT / "src", ROOT))))
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        where = ["--database", database] if database else ["--data", str(data)]
        self.words = ["serve", "--port", str(self.port), *where, *options]
        self.changes = {"prepare": False} | (settings or {}), constants or {}
        self.command = [sys.executable, "-c", _COMMAND, json.dumps(self.changes), *self.words]
        self.forked = forked and CAN_FORK
        self.disks_of: int | None = None  # a process that has mounted disks for itself; if forked
        self.log = data / "server.log"
        self.process: subprocess.Popen[bytes] | ForkedProcess | None = None

    def start(self, *, wait: bool = True) -> None:
        assert self.process is None or self.process.poll() is not None
        self.data.mkdir(parents=True, exist_ok=True)
        environment = os.environ | {"PYTHONPATH": self.python_path, "PYTHONUNBUFFERED": "1"}
        with self.log.open("ab") as log:
            if self.forked:
                self.process = fork_server().start(log, self._request(environment))
            else:
                self.process = subprocess.Popen(
                    self.command, stdout=log, stderr=log, env=environment, start_new_session=True
                )
        if wait:
            self.wait_until_ready()

    def _request(self, environment: dict[str, str]) -> dict[str, object]:
        settings, constants = self.changes
        return {
            "words": self.words,
            "settings": settings,
            "constants": constants,
            "environment": environment,
            "disks_of": self.disks_of,
        }

    def wait_until_ready(self, seconds: float = START) -> None:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            assert self.process is not None
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended with {self.process.returncode}:\n{self.output()}")
            try:
                urllib.request.urlopen(f"{self.url}/readyz", timeout=2).close()
                return
            except (OSError, urllib.error.HTTPError):
                time.sleep(0.05)
        raise AssertionError(f"the server is not ready after {seconds} s:\n{self.output()}")

    def output(self) -> str:
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def kill(self) -> None:
        """As the kernel or a power cut would: nothing is finished."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self, number: signal.Signals = signal.SIGTERM, seconds: float = 300) -> int:
        """As a host would: it finishes what it does."""
        assert self.process is not None
        self.process.send_signal(number)
        return self.process.wait(seconds)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


def quick_server(
    data: Path, *, port: int | None = None, forked: bool = False, **settings: object
) -> ServerProcess:
    """A server without limits whose computer players do not wait until people can follow them."""
    quick = {"pause": 20, "undo_window": 100, "limits": False}
    # However slow the machine is: no computer player is replaced because others keep the processor busy.
    patient: dict[str, float] = {"crosstown.service.bots.bot_pool:WAIT_FACTOR": 100}
    return ServerProcess(data, port=port, settings=quick | settings, constants=patient, forked=forked)
