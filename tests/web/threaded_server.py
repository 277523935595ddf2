"""A server in a thread, for tests that ask and wait: without limits on how often it may be asked."""

from __future__ import annotations

import asyncio
import io
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import connect

from crosstown.web.server.logs import Log
from testkit.in_process_server import InProcessServer
from testkit.server_process import START

# The rules may still be compiling. Reading all certificates would take longer than most requests.
PLAIN: dict[str, Any] = {"timeout": 300.0, "verify": False}
TROUBLE = ("fault", "task-failed", "duty-failed", "store-trouble")


class ThreadedServer:
    """Runs while the block does. There are a host and four tables, which belong to the host:
    one that waits for somebody, one in play, one with several people at one screen, one that is over.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._log = io.StringIO()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._live()), daemon=True)
        self._up = threading.Event()
        self._stop: Callable[[], object]
        self.url = ""
        self.token = ""
        self.tables: list[str] = []

    async def _live(self) -> None:
        stopped = asyncio.Event()
        loop = asyncio.get_running_loop()
        self._stop = lambda: loop.call_soon_threadsafe(stopped.set)
        inside = InProcessServer(self._folder, pause=0)
        inside.server.log = Log("info", self._log)
        async with inside:
            self.url = inside.url
            self._up.set()
            await stopped.wait()

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._up.wait(START), self._log.getvalue()
        self.token = self.fresh_token("Host")
        beside = {"type": "beside", "name": "Bo"}
        self.tables = [
            self.open({"type": "me"}, {"type": "open"}),
            self.open({"type": "me"}, {"type": "computer"}),
            self.open({"type": "me"}, beside, beside | {"name": "Cy"}),
            self.open({"type": "computer"}, {"type": "computer"}),
        ]
        deadline = time.monotonic() + START
        last = f"/api/tables/{self.tables[-1]}"
        with connect(f"{self.url.replace('http', 'ws', 1)}{last}/socket"):  # they play while somebody watches
            while self.get(f"{last}/record").status_code != 200:
                assert time.monotonic() < deadline, self._log.getvalue()
                time.sleep(0.05)
        return self

    def __exit__(self, *_: object) -> None:
        self._stop()
        self._thread.join()

    def get(self, path: str, **query: int) -> httpx.Response:
        headers = self.cookie(self.token)
        return httpx.get(f"{self.url}{path}", params=query, headers=headers, **PLAIN)

    def fresh_token(self, name: str = "Ada") -> str:
        answer = httpx.post(f"{self.url}/api/me", json={"name": name}, **PLAIN)
        return answer.cookies["crosstown"]

    def open(self, *seats: dict[str, Any]) -> str:
        wanted, headers = {"city": "london", "seats": seats}, self.cookie(self.token)
        answer = httpx.post(f"{self.url}/api/tables", json=wanted, headers=headers, **PLAIN)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def look(self, table: str) -> tuple[int, list[str]]:
        """The version of a table, and the moves of the host, whichever seat of the host's has to decide."""
        path = f"/api/tables/{table}"
        seen = self.get(path).json()
        if not seen.get("view"):
            return 0, []
        if seen["view"]["turn"] in seen["you"]["seats"]:
            seen = self.get(path, seat=seen["view"]["turn"]).json()
        return int(seen["version"]), list(seen["view"]["legal_moves"])

    @staticmethod
    def cookie(token: str) -> dict[str, str]:
        return {"Cookie": f"crosstown={token}"}

    def trouble(self) -> list[str]:
        lines = self._log.getvalue().splitlines()
        return [line for line in lines if any(f'"event":"{event}"' in line for event in TROUBLE)]
