"""A server without a socket: one asks its application directly, and waits for the answer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Self

import httpx

from crosstown.web.app import Server, build_app
from crosstown.web.server.config import Config

URL = "http://near.example"


class DirectClient:
    """Runs while the block does. Its games are only there where it was told to start."""

    def __init__(self, folder: Path, *, start: bool = True, **settings: object) -> None:
        config = {"database": f"sqlite:///{folder}/crosstown.sqlite", "thinkers": 0, "limits": False}
        self.server = Server(Config(**(config | settings)))  # type: ignore[arg-type]
        self._start = start
        self._loop = asyncio.new_event_loop()
        carrier = httpx.ASGITransport(build_app(self.server))
        self._client = httpx.AsyncClient(transport=carrier, base_url=URL, verify=False)

    def __enter__(self) -> Self:
        if self._start:
            self._loop.run_until_complete(self.server.start())
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.run_until_complete(self._client.aclose())
        if self._start:
            self._loop.run_until_complete(self.server.stop())
        self._loop.run_until_complete(self._loop.shutdown_default_executor())
        self._loop.close()

    def ask(self, method: str, path: str, **head: str) -> httpx.Response:
        """An answer; underscores in the names of headers are hyphens."""
        headers = {name.replace("_", "-"): value for name, value in head.items()}
        return self._loop.run_until_complete(self._client.request(method, path, headers=headers))

    def post(self, path: str, body: object, **head: str) -> httpx.Response:
        return self._loop.run_until_complete(self._client.post(path, json=body, headers=head))

    def get(self, path: str, **head: str) -> httpx.Response:
        return self.ask("GET", path, **head)
