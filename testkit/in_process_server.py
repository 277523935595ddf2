"""A server inside the test's own process: real sockets, but its hall can be looked into, and time waits."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path
from types import TracebackType
from typing import Self

import uvicorn

from crosstown.service.tokens import Entropy
from crosstown.web.app import Server, build_app
from crosstown.web.server.config import Config
from crosstown.web.server.processes import listen, uvicorn_settings
from testkit.server_process import free_port


class Certain(Entropy):
    """Not random at all: two servers with the same one do the same, and time passes when the test says so."""

    def __init__(self, seed: str = "certain") -> None:
        self.seeded = seed
        self.time = 1_790_000_000_000
        self._count = 0

    def _next(self, kind: str) -> str:
        self._count += 1
        return hashlib.sha256(f"{self.seeded} {kind} {self._count}".encode()).hexdigest()

    def token(self) -> str:
        return self._next("token")[:43]

    def name(self) -> str:
        return self._next("name")[:20]

    def seed(self) -> str:
        return self._next("seed")[:32]

    def below(self, bound: int) -> int:
        return int(self._next("below"), 16) % bound

    def now(self) -> int:
        return self.time


class Inside:
    """Runs while the block does."""

    def __init__(self, folder: Path, entropy: Entropy | None = None, **settings: object) -> None:
        config = {
            "port": free_port(),
            "database": f"sqlite://{folder}/crosstown.sqlite",
            "thinkers": 0,
            "limits": False,
        }
        self.config = Config(**(config | settings))  # type: ignore[arg-type]
        self.server = Server(self.config, entropy)
        self.url = f"http://127.0.0.1:{self.config.port}"

    async def __aenter__(self) -> Self:
        self._uvicorn = uvicorn.Server(uvicorn_settings(build_app(self.server), self.config))
        self._running = asyncio.create_task(self._uvicorn.serve([listen(self.config)]))
        while not self._uvicorn.started:
            assert not self._running.done(), self.server.failure
            await asyncio.sleep(0.02)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._uvicorn.should_exit = True
        await self._running
