"""``python -m testkit.fork_server SOCKET`` loads the server and the rules once, and forks servers from
itself: starting Python and loading the rules takes longer than many a server of a test lives.

It prints an empty line when it has loaded them. Every connection to the socket asks for one process: with a
line of JSON and the process's streams. It is told the process's number, and in the end its exit code. When
the connection is closed before, the process is killed; and all are when the input of this one ends.
"""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import gc
import importlib
import json
import os
import signal
import socket
import sys
import time
import traceback
from collections.abc import Callable
from functools import partial
from selectors import EVENT_READ, DefaultSelector
from subprocess import TimeoutExpired
from types import SimpleNamespace
from typing import Any, NoReturn

from crosstown.cli.main import main
from crosstown.service.bots import bot_worker
from crosstown.service.bots.bot_pool import BotPool
from crosstown.service.bots.warm_up import warm_up_all
from crosstown.web import app
from crosstown.web.server import processes
from testkit.server_settings import set_up

LONGEST = 1_000_000  # bytes of a request
# What a server loads only when it starts. Most of it comes with libraries, in some versions of theirs.
LATER = ("typer._adapters", "pydantic.type_adapter", "uvicorn.lifespan.on", "uvicorn.loops.uvloop")
# The workers of a forked server are forked, too. This stands for one, and ends when it does.
STAND_IN = """
import json, os, socket, sys
asking = socket.socket(socket.AF_UNIX)
asking.connect(sys.argv[1])
request = json.dumps({"worker": True, "environment": dict(os.environ)})
socket.send_fds(asking, [request.encode() + b"\\n"], [0, 1, 2])
os.close(0)
os.close(1)
number, code = asking.makefile()
sys.exit(max(0, int(code)))
"""


class ForkServer:
    """Forks a process for each connection, and watches all of them."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(path)
        self._listener.listen()
        self._asking: dict[int, socket.socket] = {}  # by the process that was asked for
        self._handles: set[int] = set()
        self._selector = DefaultSelector()
        self._selector.register(0, EVENT_READ, self._end)
        self._selector.register(self._listener, EVENT_READ, self._fork)

    def run(self) -> NoReturn:
        while True:
            for key, _ in self._selector.select():
                key.data()

    def _fork(self) -> None:
        asking, _ = self._listener.accept()
        text, streams, _, _ = socket.recv_fds(asking, LONGEST, 3)
        while not text.endswith(b"\n"):
            text += asking.recv(LONGEST)
        process = os.fork()
        if process == 0:
            self._close()
            asking.close()
            become(json.loads(text), streams, self._path)
        for stream in streams:
            os.close(stream)
        asking.sendall(f"{process}\n".encode())
        self._asking[process] = asking
        self._handles.add(handle := os.pidfd_open(process))
        self._selector.register(handle, EVENT_READ, partial(self._tell, process, handle))
        self._selector.register(asking, EVENT_READ, partial(self._kill, process))

    def _close(self) -> None:
        """In a forked process: nobody else's connection stays open because of it.

        Nothing is unregistered: the system's list of what is watched is the same in both processes.
        """
        self._listener.close()
        for connection in self._asking.values():
            connection.close()
        for handle in self._handles:
            os.close(handle)
        self._selector.close()

    def _kill(self, process: int) -> None:
        """Whoever asked for it is gone."""
        self._selector.unregister(self._asking[process])
        os.kill(process, signal.SIGKILL)

    def _tell(self, process: int, handle: int) -> None:
        """A process has ended."""
        code = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
        self._selector.unregister(handle)
        self._handles.remove(handle)
        os.close(handle)
        asking = self._asking.pop(process)
        with contextlib.suppress(KeyError):  # it is not watched any more
            self._selector.unregister(asking)
        with contextlib.suppress(OSError), asking:
            asking.sendall(f"{code}\n".encode())

    def _end(self) -> NoReturn:
        for process in self._asking:
            os.kill(process, signal.SIGKILL)
        os._exit(0)


def become(request: dict[str, Any], streams: list[int], path: str) -> NoReturn:
    """A server with these words and settings, or one of its workers."""
    os.setsid()
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.environ.clear()
    os.environ.update(request["environment"])
    if request.get("worker"):
        run(bot_worker.main)
    if request["disks_of"] is not None:
        share_disks(request["disks_of"])
    command = (sys.executable, "-I", "-S", "-c", STAND_IN, path)
    setattr(app, "BotPool", partial(BotPool, command=command))  # noqa: B010
    setattr(processes, "subprocess", SimpleNamespace(Popen=ForkedWorker, TimeoutExpired=TimeoutExpired))  # noqa: B010
    sys.argv = ["crosstown", *request["words"]]
    set_up(request["settings"], request["constants"])
    run(main)


def share_disks(process: int) -> None:
    """What another process has mounted for itself is seen here, too, as ``nsenter`` does it."""
    system = ctypes.CDLL(None, use_errno=True)
    opened = [os.open(f"/proc/{process}/ns/{kind}", os.O_RDONLY) for kind in ("user", "mnt")]
    for namespace in opened:
        if system.setns(namespace, 0):
            raise OSError(ctypes.get_errno(), "setns")
        os.close(namespace)


class ForkedWorker:
    """One of several processes of a server, which has neither threads nor a loop of its own."""

    def __init__(self, command: list[str], env: dict[str, str], pass_fds: list[int], **_: object) -> None:
        self.returncode: int | None = None
        self.pid = os.fork()
        if self.pid == 0:
            os.setsid()
            signal.signal(signal.SIGINT, signal.default_int_handler)
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            for file in map(int, os.listdir("/proc/self/fd")):
                if file > 2 and file not in pass_fds:
                    with contextlib.suppress(OSError):  # of the folder that has just been read
                        os.close(file)
            os.environ.clear()
            os.environ.update(env)
            run(processes._run_worker)

    def poll(self) -> int | None:
        if self.returncode is None:
            ended, status = os.waitpid(self.pid, os.WNOHANG)
            self.returncode = os.waitstatus_to_exitcode(status) if ended else None
        return self.returncode

    def wait(self, timeout: float) -> None:
        deadline = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > deadline:
                raise TimeoutExpired("a worker", timeout)
            time.sleep(0.02)

    def terminate(self) -> None:
        if self.poll() is None:
            os.kill(self.pid, signal.SIGTERM)

    def kill(self) -> None:
        if self.poll() is None:
            os.kill(self.pid, signal.SIGKILL)


def run(work: Callable[[], None]) -> NoReturn:
    """Ends as Python does, but without a last look at every object, which takes long."""
    code = 0
    try:
        work()
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
        code = 1
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


if __name__ == "__main__":
    warm_up_all()
    for name in LATER:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    gc.collect()
    gc.freeze()  # else the first collection of each process copies all that they share
    server = ForkServer(sys.argv[1])
    print(flush=True)
    server.run()
