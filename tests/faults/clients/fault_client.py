"""A client that plays one seat to the end of a game, whatever happens to its connection and to the server.

It does what the docs ask of a client: it reconnects by itself, asks for what it missed, sends a command that
was not answered again with the same id and version, and takes only ``done`` for an answer that it was done.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from testkit.client import Json, fresh_id
from tests.faults.clients.client_log import Acknowledged, ClientLog

QUIET = 2.5  # seconds of silence after which it asks whether anybody is there
STALE = 9.0  # seconds after which it takes the connection for dead
SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 1.0  # seconds between attempts to connect
PACE = 0.06  # seconds between commands: servers refuse more than forty in four seconds
TAKES_BACK = 0.05  # how often it takes back a move that has revealed nothing


class FaultClient:
    """One seat of one table, played over a connection by somebody who moves by chance.

    ``alone`` says that one process serves the table. Of several, one may be a moment behind another, and tell
    a client less than others have heard; but never less than the client says it has heard itself.
    """

    def __init__(
        self,
        address: str,
        headers: dict[str, str],
        diary: ClientLog,
        chance: random.Random,
        *,
        alone: bool = True,
    ) -> None:
        self.address = address
        self.headers = headers
        self.diary = diary
        self.chance = chance
        self.alone = alone
        self.version: int | None = None
        self.view: Json | None = None
        self.can_undo = False
        self.pending: Json | None = None  # the command in flight
        self.refusals: Counter[str] = Counter()
        self.byes: Counter[str] = Counter()
        self.breaks = 0
        self.connected = False
        self._pause = SHORTEST_PAUSE
        self._sent = 0.0
        self._known = 0  # what anybody had been told of the table when the connection was opened

    @property
    def over(self) -> bool:
        return self.view is not None and self.view["phase"] == "over" and self.pending is None

    async def play(self) -> None:
        while not self.over:
            self._known = self.diary.version
            since = "" if self.version is None else f"?since={self.version}"
            try:
                async with connect(
                    self.address + since,
                    additional_headers=self.headers,
                    compression=None,
                    ping_interval=None,
                    close_timeout=1,
                    proxy=None,
                ) as socket:
                    await self._sit(socket)
            except (OSError, WebSocketException, EOFError):
                self.breaks += 1
            finally:
                self.connected = False
            if not self.over:
                await asyncio.sleep(self._pause * self.chance.uniform(0.5, 1))
                self._pause = min(2 * self._pause, LONGEST_PAUSE)
        self.diary.over = True

    async def _sit(self, socket: ClientConnection) -> None:
        """One connection, from its snapshot to whatever ends it."""
        self._hear_snapshot(await self._next(socket))
        self._pause = SHORTEST_PAUSE
        self.connected = True
        if self.pending is not None:
            await self._send(socket, self.pending)
        while not self.over:
            if self.pending is None:
                self.pending = self._decide()
                if self.pending is not None:
                    self.diary.unanswered.add(self.pending["id"])
                    await self._send(socket, self.pending)
            message = await self._next(socket)
            if message["type"] == "bye":
                self._leave(message)
                return
            if self._hear(message) and self.pending is not None:
                await asyncio.sleep(0.3)
                await self._send(socket, self.pending)

    async def _next(self, socket: ClientConnection) -> Json:
        """The next message. Raises EOFError where the server has not said anything for long."""
        began = time.monotonic()
        while time.monotonic() - began < STALE:
            try:
                async with asyncio.timeout(QUIET):
                    message: Json = json.loads(await socket.recv())
            except TimeoutError:
                await self._send(socket, {"type": "ping"})
                continue
            if message["type"] != "pong":
                return message
            began = time.monotonic()
        raise EOFError

    async def _send(self, socket: ClientConnection, command: Json) -> None:
        early = self._sent + PACE - time.monotonic()
        if early > 0:
            await asyncio.sleep(early)
        self._sent = time.monotonic()
        with suppress(ConnectionClosed):  # what came before the end is still to be heard
            await socket.send(json.dumps(command))

    def _decide(self) -> Json | None:
        assert self.view is not None or self.version == 0
        if self.view is None or self.view["phase"] == "over":
            return None
        if self.can_undo and self.chance.random() < TAKES_BACK:
            return {"type": "undo", "id": fresh_id(), "version": self.version}
        if not self.view["legal_moves"]:
            return None
        move = self.chance.choice(self.view["legal_moves"])
        return {"type": "play", "id": fresh_id(), "version": self.version, "move": move}

    def _hear(self, message: Json) -> bool:
        """One message; true where the command in flight is to be sent again."""
        match message["type"]:
            case "moved":
                self._hear_move(message)
            case "snapshot":
                self._hear_snapshot(message)
            case "table":
                self.can_undo = message["you"]["can_undo"]
            case "done":
                self._acknowledge(message)
            case "refused":
                return self._refuse(message)
        return False

    def _hear_snapshot(self, message: Json) -> None:
        """All there is; with what was missed since the version that was said to be known."""
        if message["type"] == "bye":
            self._leave(message)
            raise EOFError
        assert message["type"] == "snapshot", f"the first message is {message['type']}"
        version = message["version"]
        assert version >= (self.version or 0), "something that this client was told is gone"
        assert version >= self._known or not self.alone, "something that another client was told is gone"
        if self.version:
            told = [step["version"] for step in message["missed"]]
            assert told == list(range(self.version + 1, version + 1)), "what was missed is not what is told"
        self.version, self.view = version, message["view"]
        self.can_undo = message["you"]["can_undo"]
        self.diary.hear(version, message["table"]["seal"])

    def _hear_move(self, message: Json) -> None:
        assert self.version is not None
        assert message["version"] == self.version + 1, "a move is missing or twice"
        assert message["step"]["version"] == message["version"]
        self.version, self.view = message["version"], message["view"]
        self.can_undo = message["can_undo"]
        self.diary.hear(message["version"])

    def _acknowledge(self, message: Json) -> None:
        if self.pending is None or message["id"] != self.pending["id"]:
            return
        assert message["version"] == self.pending["version"] + 1
        move = self.pending.get("move", "undo")
        self.diary.acknowledged.append(Acknowledged(message["version"], move, message["id"]))
        self._settle()

    def _refuse(self, message: Json) -> bool:
        """A command is given up only if it can never be done: somebody has moved, or taken back, before."""
        self.refusals[message["code"]] += 1
        if message["code"].startswith("store-") or message["code"] == "too-fast":
            return True
        assert self.pending is not None, message
        assert message["id"] == self.pending["id"], message
        assert message["code"] == "old-version", message
        self._settle()
        return False

    def _settle(self) -> None:
        assert self.pending is not None
        self.diary.unanswered.discard(self.pending["id"])
        self.pending = None

    def _leave(self, message: Json) -> None:
        self.byes[message["code"]] += 1
        assert message["again"] is not None, message
        self._pause = message["again"] / 1000
