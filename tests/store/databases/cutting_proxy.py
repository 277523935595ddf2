"""A wire to PostgreSQL that can be cut at the worst moment: just before or just after a commit."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from typing import Literal

Cut = Literal["", "before", "after"]


class Proxy:
    """Passes everything on. With ``cut`` set, the next COMMIT breaks its connection, and ``cut`` is empty.

    ``before``: the server never hears of the commit. ``after``: it commits, but its answer is lost.
    """

    def __init__(self, port: int) -> None:
        self._server_port = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self.cut: Cut = ""
        self.cuts = 0
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Proxy:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                _Wire(self, client, socket.create_connection(("127.0.0.1", self._server_port)))


class _Wire:
    def __init__(self, proxy: Proxy, client: socket.socket, server: socket.socket) -> None:
        self._proxy = proxy
        self._client = client
        self._server = server
        self._answers_lost = False
        for passing in (self._ask, self._answer):
            threading.Thread(target=passing, daemon=True).start()

    def _ask(self) -> None:
        with suppress(OSError):
            while data := self._client.recv(65536):
                if self._proxy.cut and b"COMMIT\0" in data:
                    how, self._proxy.cut = self._proxy.cut, ""
                    self._proxy.cuts += 1
                    if how == "before":
                        break
                    self._answers_lost = True
                self._server.sendall(data)
        self._end()

    def _answer(self) -> None:
        with suppress(OSError):
            while data := self._server.recv(65536):
                if self._answers_lost:
                    break
                self._client.sendall(data)
        self._end()

    def _end(self) -> None:
        for side in (self._client, self._server):
            with suppress(OSError):
                side.shutdown(socket.SHUT_RDWR)
            side.close()
