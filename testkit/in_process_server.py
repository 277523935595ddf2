"""A server inside the test's own process: real sockets, but a test can look at its tables."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path
from typing import Self

import uvicorn

from crosstown.service.clock import Clock
from crosstown.service.tokens import Tokens
from crosstown.web.app import Server, build_app
from crosstown.web.server.config import Config
from crosstown.web.server.processes import listen, uvicorn_settings
from testkit.server_process import free_port


class SeededTokens(Tokens):
    """Predictable tokens, ids and seeds: two servers with the same seed make the same ones."""

    def __init__(self, seed: str = "certain") -> None:
        self._seed = seed
        self._count = 0

    def _next(self, kind: str) -> str:
        self._count += 1
        return hashlib.sha256(f"{self._seed} {kind} {self._count}".encode()).hexdigest()

    def token(self) -> str:
        return self._next("token")[:43]

    def new_id(self) -> str:
        return self._next("name")[:20]

    def seed(self) -> str:
        return self._next("seed")[:32]

    def below(self, bound: int) -> int:
        return int(self._next("below"), 16) % bound


class StoppedClock(Clock):
    """Shows the time that the test sets. Timers still run by the system's clock."""

    def __init__(self, time: int = 1_790_000_000_000) -> None:
        self.time = time

    def now(self) -> int:
        return self.time

    def steady(self) -> int:
        return self.time


class InProcessServer:
    """Runs while the block does."""

    def __init__(
        self, folder: Path, tokens: Tokens | None = None, clock: Clock | None = None, **settings: object
    ) -> None:
        config = {
            "port": free_port(),
            "database": f"sqlite://{folder}/crosstown.sqlite",
            "thinkers": 0,
            "limits": False,
        }
        self.config = Config(**(config | settings))  # type: ignore[arg-type]
        self.server = Server(self.config, tokens, clock)
        self.url = f"http://127.0.0.1:{self.config.port}"

    async def __aenter__(self) -> Self:
        self._uvicorn = uvicorn.Server(uvicorn_settings(build_app(self.server), self.config))
        self._running = asyncio.create_task(self._uvicorn.serve([listen(self.config)]))
        while not self._uvicorn.started:
            assert not self._running.done(), self.server.failure
            await asyncio.sleep(0.02)
        return self

    async def __aexit__(self, *error: object) -> None:
        self._uvicorn.should_exit = True
        await self._running
