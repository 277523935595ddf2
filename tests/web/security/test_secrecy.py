"""Secrecy on the wire: games that look alike to somebody give that somebody the same bytes, all of them.

Two servers run in step, equal in everything but what is hidden from one pair of eyes: before each move the
second server's game is dealt anew from the first one's view for these eyes. Whatever the eyes then get from
the two servers is compared byte for byte: frames, bodies, headers, refusals, metrics.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from prometheus_client import generate_latest
from websockets.asyncio.client import ClientConnection, connect

from crosstown import Game
from crosstown.game.events import redact
from crosstown.service.tables.live_game import LiveGame
from testkit.in_process_server import InProcessServer, SeededTokens, StoppedClock

pytestmark = pytest.mark.anyio

PLIES = 40
TRIES = 80


class Side:
    """One of the two servers, with the people at its table and everything the eyes got from it."""

    def __init__(self, inside: InProcessServer, names: list[str]) -> None:
        self.inside = inside
        self.names = names
        self.http: list[httpx.AsyncClient] = []
        self.socket: ClientConnection
        self.bytes: list[bytes] = []
        self.table = ""

    async def begin(self, city: str, eyes: int | None) -> None:
        for name in self.names:
            client = httpx.AsyncClient(verify=False, base_url=self.inside.url)
            await client.post("/api/me", json={"name": name})
            self.http.append(client)
        self.http.append(httpx.AsyncClient(verify=False, base_url=self.inside.url))
        seats = [{"type": "me"}, *({"type": "open"} for _ in self.names[1:])]
        wanted = {"city": city, "seats": seats, "first": 0, "turn_seconds": 60}
        self.table = (await self.http[0].post("/api/tables", json=wanted)).json()["id"]
        for client in self.http[1:-1]:
            await client.post(f"/api/tables/{self.table}/commands", json={"type": "join", "id": "join"})
        self.eyes = self.http[-1] if eyes is None else self.http[eyes]
        cookie = self.eyes.cookies.get("crosstown")
        address = f"{self.inside.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?since=0"
        headers = {"Cookie": f"crosstown={cookie}"} if cookie else {}
        self.socket = await connect(address, additional_headers=headers)
        await self.hear()

    @property
    def game(self) -> LiveGame:
        game = self.inside.server.registry.tables[self.table].game
        assert game is not None
        return game

    async def hear(self) -> None:
        """All frames up to the answer to a ping: whatever was told before it."""
        await self.socket.send('{"type":"ping"}')
        while True:
            frame = str(await asyncio.wait_for(self.socket.recv(), 300)).encode()
            self.bytes.append(frame)
            if frame.startswith(b'{"type":"pong"'):
                return

    async def play(self, seat: int, move: str) -> httpx.Response:
        command = {"type": "play", "id": f"v{self.game.version}", "version": self.game.version, "move": move}
        return await self.http[seat].post(f"/api/tables/{self.table}/commands", json=command)

    async def choose(self, seat: int) -> None:
        """Keeps the first of the tickets that a seat is offered at the start."""
        move = f"keep {self.game.position.offered(seat)[0]}"
        command = {"type": "first-tickets", "id": f"first-{seat}", "move": move}
        answer = await self.http[seat].post(f"/api/tables/{self.table}/commands", json=command)
        assert answer.status_code == 200, answer.text

    def note(self, response: httpx.Response) -> None:
        self.bytes.append(str(response.status_code).encode())
        self.bytes.append(repr(sorted(response.headers.multi_items())).encode())
        self.bytes.append(response.content)

    async def ask_everything(self, eyes: int | None) -> None:
        """Whatever these eyes can ask for, and what they must not get."""
        path = f"/api/tables/{self.table}"
        for query in ("", "?since=0", "?seat=0", "?seat=1", "?seat=3"):
            self.note(await self.eyes.get(f"{path}{query}"))
        for other in ("/events?since=0&wait=0", "/record", "/nothing"):
            self.note(await self.eyes.get(f"{path}{other}"))
        self.note(await self.eyes.get("/api/me/tables"))
        self.note(await self.eyes.get("/api/tables"))
        version = self.game.version
        wrong: list[dict[str, Any]] = [
            {"type": "play", "version": version, "move": "claim baker-street--hyde-park black*9"},
            {"type": "play", "version": version, "move": "keep nowhere--nowhere"},
            {"type": "play", "version": version - 1, "move": "draw"},
            {"type": "undo", "version": version, "seat": 1},
            {"type": "look", "seat": 1},
            {"type": "go-on", "version": version},
            {"type": "first-tickets", "move": "keep nowhere--nowhere"},
        ]
        for number, command in enumerate(wrong):
            if eyes is not None and command.get("move") and self.game.position.turn == eyes:
                continue
            body = command | {"id": f"w{version}-{number}"}
            self.note(await self.eyes.post(f"{path}/commands", json=body))
            await self.socket.send(json.dumps(body | {"id": f"x{version}-{number}"}))
            await self.hear()

    def wait(self) -> None:
        clock = self.inside.server.clock
        assert isinstance(clock, StoppedClock)
        clock.time += 1500

    def metrics(self) -> bytes:
        told = generate_latest(self.inside.server.metrics.registry).decode().splitlines()
        # Time and memory are measurements, and never twice the same.
        return "\n".join(line for line in told if not re.search("command_seconds|process_", line)).encode()


@asynccontextmanager
async def two_sides(
    folder: Path, city: str, names: list[str], eyes: int | None
) -> AsyncIterator[tuple[Side, Side]]:
    """The two servers, each with a table at which the game has begun."""
    for name in ("one", "two"):
        (folder / name).mkdir()
    async with (
        InProcessServer(folder / "one", SeededTokens(), StoppedClock()) as first,
        InProcessServer(folder / "two", SeededTokens(), StoppedClock()) as second,
    ):
        sides = Side(first, names), Side(second, names)
        for side in sides:
            await side.begin(city, eyes)
        yield sides
        for side in sides:
            await side.socket.close()
            for client in side.http:
                await client.aclose()
        assert_equal_bytes(*sides)


def alike(game: Game, eyes: int | None, move: str, chance: Random) -> tuple[Game, str] | None:
    """Another game that looks the same to the eyes, and goes on looking the same after a move like this one.

    What somebody else keeps has other names there, but as many.
    """
    told = [redact(event, eyes) for event in game.copy().play(move)]
    mover, words = game.turn, move.split()
    for _ in range(TRIES):
        other = game.view(eyes).deal_anew(chance.getrandbits(64))
        moves = [str(each) for each in other.legal_moves]
        if words[0] == "keep" and mover != eyes:
            moves = [each for each in moves if len(each.split()) == len(words)]
        else:
            moves = [each for each in moves if each == move]
        for each in moves[:1]:
            if [redact(event, eyes) for event in other.copy().play(each)] == told:
                return other, each
    return None


def differs(one: Game, two: Game, eyes: int | None) -> bool:
    """Whether anything hidden is different at all."""
    others = [seat for seat in range(one.seats) if seat != eyes]
    facts = [(game.stack, [(game.hand(seat), game.tickets(seat)) for seat in others]) for game in (one, two)]
    return facts[0] != facts[1]


@pytest.mark.parametrize(
    ("city", "names", "eyes"),
    [
        ("london", ["Ada", "Ben"], 0),
        ("london", ["Ada", "Ben"], 1),
        ("london", ["Ada", "Ben"], None),
        ("san-francisco", ["Ada", "Ben", "Cleo"], 1),
        ("berlin", ["Ada", "Ben", "Cleo", "Dan"], None),
    ],
)
async def test_equal_knowledge_gives_equal_bytes(
    tmp_path: Path, city: str, names: list[str], eyes: int | None
) -> None:
    async with two_sides(tmp_path, city, names, eyes) as (one, two):
        chance = Random(f"{city} {eyes}")
        different = 0
        for ply in range(PLIES):
            game, seat = one.game.position, one.game.position.turn
            if seat is None:
                break
            moves = [str(move) for move in game.legal_moves]
            chance.shuffle(moves)
            found = next(((move, pair) for move in moves if (pair := alike(game, eyes, move, chance))), None)
            if found is None:
                break
            move, (two.game.position, other_move) = found
            different += differs(game, two.game.position, eyes)
            for side, played in ((one, move), (two, other_move)):
                side.wait()
                answer = await side.play(seat, played)
                assert answer.status_code == 200, answer.text
                if eyes == seat:
                    side.note(answer)
                await side.hear()
                if ply % 6 == 0:
                    await side.ask_everything(eyes)
                side.bytes.append(side.metrics())
        assert different > PLIES / 2, "the games must differ in what is hidden"


def assert_equal_bytes(one: Side, two: Side) -> None:
    assert len(one.bytes) == len(two.bytes)
    port = (str(one.inside.config.port).encode(), str(two.inside.config.port).encode())
    for at, (here, there) in enumerate(zip(one.bytes, two.bytes, strict=True)):
        here, there = here.replace(port[0], b"PORT"), there.replace(port[1], b"PORT")
        pairs = enumerate(zip(here, there, strict=False))
        place = next((spot for spot, (mine, other) in pairs if mine != other), 0)
        around = slice(max(0, place - 80), place + 80)
        assert here == there, f"message {at}: {here[around]!r} is not {there[around]!r}"


@pytest.mark.parametrize("eyes", [0, 1, None])
async def test_an_early_choice_of_first_tickets_changes_no_byte(tmp_path: Path, eyes: int | None) -> None:
    """Neither what the others chose, nor that they have chosen, can be seen before it is their turn."""
    names = ["Ada", "Ben", "Cleo", "Dan"]
    async with two_sides(tmp_path, "berlin", names, eyes) as (one, two):
        two.game.position = one.game.position.view(eyes).deal_anew(5)
        early = [seat for seat in (1, 2, 3) if seat != eyes]
        assert all(one.game.position.offered(seat) != two.game.position.offered(seat) for seat in early)
        for side in (one, two):
            side.wait()
        for seat in early:  # at one of the tables nobody has chosen yet
            await one.choose(seat)
        for side in (one, two):
            await side.hear()
            await side.ask_everything(eyes)
        assert_equal_bytes(one, two)
        for seat in early:
            await two.choose(seat)
        for side in (one, two):
            if eyes == 1:
                await side.choose(1)
            await side.choose(0)
            table = side.inside.server.registry.tables[side.table]
            while len(side.game.log) < len(names):
                await table.broadcast.news.wait()
            await side.hear()
            await side.ask_everything(eyes)
            side.bytes.append(side.metrics())
