"""Two people at a table, and commands as bytes on the wire."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from testkit.client import Guest, Json, Seat, fresh_id


@dataclass
class TwoPlayers:
    """Ada, who opened the table and begins, and Bob."""

    table: str
    ada: Guest
    bob: Guest

    @classmethod
    @asynccontextmanager
    async def at(cls, url: str, **wanted: Any) -> AsyncIterator[TwoPlayers]:
        ada, bob = await Guest.arrive(url, "Ada"), await Guest.arrive(url, "Bob")
        try:
            table = await ada.open(first=0, **wanted)
            await bob.join(table)
            yield cls(table, ada, bob)
        finally:
            await ada.close()
            await bob.close()

    async def begin(self) -> None:
        """Both keep some tickets; then it is Ada's turn, who may draw two cards."""
        for guest in (self.ada, self.bob):
            async with guest.sit(self.table) as seat:
                assert (await seat.play(seat.moves[0]))["type"] == "done"

    async def steps(self) -> list[int]:
        answer = await self.ada.get(f"/api/tables/{self.table}", since=0)
        return [step["version"] for step in answer.json()["missed"]]


def draw(version: int) -> Json:
    return {"type": "play", "id": fresh_id(), "version": version, "move": "draw"}


def done(command: Json) -> Json:
    """The answer that a move is to get, however often it comes."""
    answer = {"type": "done", "id": command["id"], "version": command["version"] + 1}
    return answer | {"hint": None, "judgement": None}


async def ask(seat: Seat, *commands: Json) -> list[Json]:
    """Sends all of them at once; the answers in their order."""
    for command in commands:
        await seat.socket.send(json.dumps(command))
    answers: list[Json] = []
    while len(answers) < len(commands):
        message = await seat.hear()
        answers += [message] if message["type"] in ("done", "refused") else []
    return answers


async def post(guest: Guest, table: str, command: Json) -> Json:
    answer = await guest.post(f"/api/tables/{table}/commands", command)
    told: Json = answer.json()
    assert answer.status_code == (200 if told["type"] == "done" else 409), answer.text
    return told


async def draw_until_claim(seat: Seat, other: Seat) -> str:
    """Both draw cards until the first can claim a route. Returns the claim."""
    while True:
        claims = [move for move in seat.moves if move.startswith("claim")]
        if claims:
            return claims[0]
        mover, waiting = (seat, other) if seat.moves else (other, seat)
        await mover.play("draw" if "draw" in mover.moves else mover.moves[0])
        while waiting.version < mover.version:
            await waiting.hear()
