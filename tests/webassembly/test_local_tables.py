"""The same seed and commands, at a server's table and at one in the page: the same messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from crosstown import City
from crosstown.game.records.fairness import SEAL_KEY
from crosstown.service.clock import Clock
from crosstown.service.guests import Guests
from crosstown.service.protocol.commands import DECODER, Command
from crosstown.service.scheduler import BOT_PAUSE
from crosstown.service.table_registry import TableRegistry
from crosstown.service.tables.deadlines_and_absences import UNDO_WINDOW, DueMove, next_due_move
from crosstown.service.tables.live_table import LiveTable
from crosstown.service.tables.new_table import NewTable
from crosstown.service.tables.subscribers.subscription import Subscription
from crosstown.store.open_store import open_store
from crosstown.store.rows import PersonRow
from crosstown.webassembly.city_numbers import city_numbers
from testkit.in_process_server import SeededTokens, StoppedClock
from tests.property.odd_choices import CITIES
from tests.webassembly.test_local_games import hash_of

pytestmark = [pytest.mark.anyio, pytest.mark.long]
TABLES = 3  # for each city and number of seats; some play two games
COMMANDS = count(1)


async def test_tables_in_the_page(tmp_path: Path, run_page_tests: Callable[..., None]) -> None:
    cities = [await played_tables(City.load(name), tmp_path) for name in CITIES]
    run_page_tests("python-tables", len(cities), cities=cities)


async def played_tables(city: City, folder: Path) -> dict[str, Any]:
    store = await open_store(f"sqlite://{folder}/{city.id}.sqlite", synchronous="NORMAL")
    try:
        clock, tokens = SteppedClock(), NotedTokens()
        registry = TableRegistry(store, clock, tokens, undo_window=UNDO_WINDOW)
        ada, _ = await Guests(store, tokens, clock).create("Ada")
        low, high = city.players
        tables = [
            await played_table(TablePlayer(registry, ada, Random(f"{seats} {number}")), city, seats, number)
            for seats in range(low, high + 1)
            for number in range(TABLES)
        ]
    finally:
        await store.close()
    return {"numbers": msgspec.to_builtins(city_numbers(city)), "tables": tables}


class SteppedClock(StoppedClock):
    """Rate limits go by it, too."""

    def monotonic(self) -> float:
        return self.time / 1000


class NotedTokens(SeededTokens):
    """Notes which seats were drawn by lot."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn: list[int] = []

    def below(self, bound: int) -> int:
        self.drawn.append(super().below(bound))
        return self.drawn[-1]


class TablePlayer:
    """Plays at a table by chance, and notes all that is done and told."""

    def __init__(self, registry: TableRegistry, person: PersonRow, chance: Random) -> None:
        self.registry = registry
        self.person = person
        self.chance = chance
        self.steps: list[dict[str, Any]] = []
        self.seeds: list[str] = []
        self.table: LiveTable
        self.subscription: Subscription

    @property
    def clock(self) -> StoppedClock:
        clock: Clock = self.registry.clock
        assert isinstance(clock, StoppedClock)
        return clock

    async def open(self, wanted: NewTable) -> None:
        self.table = await self.registry.open_table(self.person, wanted)
        self.subscription = Subscription(self.person.id)
        await self.connect(0)

    async def connect(self, since: int) -> None:
        self.table.unsubscribe(self.subscription)
        self.subscription = Subscription(self.person.id)
        self.subscription.client_version = since
        await self.table.subscribe(self.subscription)
        await self.note("connect", since)

    async def command(self, kind: str, **fields: Any) -> dict[str, Any]:
        body = {"type": kind, "id": f"c{next(COMMANDS)}"} | fields
        return await self.send(body)

    async def send(self, body: dict[str, Any]) -> dict[str, Any]:
        command: Command = DECODER.decode(msgspec.json.encode(body))  # type: ignore[assignment]
        answer = await self.table.run_command(self.person, command, self.subscription)
        self.subscription.answer(msgspec.json.encode(answer))
        await self.note("command", body)
        told: dict[str, Any] = msgspec.to_builtins(answer)
        return told

    async def make_due_move(self, due: DueMove) -> None:
        assert self.table.game is not None
        if due.choice is not None:
            await self.table.play_choice(due.choice)
            await self.note("due", due.choice.move)
            return
        move = self.chosen_move()
        await self.table.play_due_move(self.table.version, due, move)
        await self.note("due", move)

    def chosen_move(self) -> str:
        assert self.table.game is not None
        legal = list(self.table.game.position.legal_moves)
        claims = [move for move in legal if move.kind == "claim"]
        return str(self.chance.choice(claims if claims and self.chance.random() < 0.6 else legal))

    async def note(self, done: str, what: object) -> None:
        game = self.table.game
        assert game is not None
        if game.row.seed not in self.seeds:
            self.seeds.append(game.row.seed)
        told = [await self.read() for _ in range(self.waiting)]
        due = self.due()
        step = {"do": done, "with": what, "now": self.clock.now(), "told": hash_of(told)}
        self.steps.append(step | {"due": [due.at, due.seat, due.player, due.cause] if due else None})
        self.clock.time += self.chance.randrange(100, 3000)

    @property
    def waiting(self) -> int:
        """How many messages there are to read."""
        one = self.subscription
        return int(one._needs_snapshot) + len(one._frames) + len(one._answers)

    async def read(self) -> dict[str, Any]:
        frame = await self.subscription.next()
        told = msgspec.json.decode(frame or self.table.broadcast.snapshot(self.subscription))
        return without_what_differs(told)

    def due(self) -> DueMove | None:
        memory = self.table.memory
        return next_due_move(memory, BOT_PAUSE, UNDO_WINDOW) if memory.phase == "playing" else None


def without_what_differs(told: dict[str, Any]) -> dict[str, Any]:
    """As few as possible, each with its reason."""
    if "table" in told:  # one's own device can promise nothing to anybody, so it has no seals
        told["table"] |= {"seal": None, "server_seal": None, "next_seal": None}
    if told["type"] == "refused":  # people read the text of the code; sentences for programs exist once
        told |= {"message": "", "offender": "", "where": ""}
    return told


def wanted_table(city: City, seats: int, number: int, chance: Random) -> NewTable:
    """Alone against computer players, several people at one screen, or both."""
    people = 1 if number % 2 else chance.randint(1, seats)
    levels = [chance.choice(("easy", "medium", "hard")) for _ in range(seats - people)]
    taken: Sequence[dict[str, Any]] = [
        {"type": "me"},
        *({"type": "beside", "name": f"Guest {at}"} for at in range(1, people)),
        *({"type": "computer", "player": level, "name": chance.choice((None, "Zoe"))} for level in levels),
    ]
    return msgspec.convert(
        {
            "city": city.id,
            "seats": chance.sample(taken, seats),
            "first": chance.choice(("random", 0, seats - 1)),
            "take_backs": number % 5 != 0,
            "chat": False,
            "patience": None,
        },
        NewTable,
    )


async def played_table(player: TablePlayer, city: City, seats: int, number: int) -> dict[str, Any]:
    tokens = player.registry.tokens
    assert isinstance(tokens, NotedTokens)
    tokens.drawn.clear()
    wanted, began = wanted_table(city, seats, number, player.chance), player.clock.now()
    await player.open(wanted)
    await play_on(player)
    if number % 6 == 0:
        assert (await player.command("rematch"))["type"] == "done"
        await play_on(player)
    record = await player.registry.store.record_at(player.table.id)
    assert record is not None
    return {
        "id": player.table.id,
        "wanted": msgspec.to_builtins(wanted),
        "name": player.person.name,
        "began": began,
        "seeds": player.seeds,
        "drawn": list(tokens.drawn),
        "steps": player.steps,
        "record": hash_of(without_seal(record)),
    }


def without_seal(record: bytes) -> dict[str, Any]:
    read: dict[str, Any] = msgspec.json.decode(record)
    del read["extra"][SEAL_KEY]
    return read


async def play_on(player: TablePlayer) -> None:
    """Moves of people and computer players until the game is over, with everything else now and then."""
    chance = player.chance
    while player.table.memory.phase == "playing":
        game, table = player.table.game, player.table
        assert game is not None
        due, mine = player.due(), table.state.seats_of(player.person.id)
        if chance.random() < 0.12:
            await do_something_else(player, mine)
        elif due is not None:
            await player.make_due_move(due)
        elif len(mine) > 1 and chance.random() < 0.8:
            await player.command("look", seat=game.position.turn)
            await player.command("play", version=table.version, move=player.chosen_move())
        else:
            await player.command("play", version=table.version, move=player.chosen_move())


async def do_something_else(player: TablePlayer, mine: tuple[int, ...]) -> None:
    table, chance = player.table, player.chance
    game = table.game
    assert game is not None
    kind = chance.choice(
        ("undo", "undo", "undo", "ask-take-back", "go-on", "first", "again", "connect", *RARE)
    )
    match kind:
        case "undo" | "ask-take-back" | "go-on":
            await player.command(kind, version=table.version - (chance.random() < 0.1))
        case "first":
            seat = chance.choice(mine)
            offered = game.position.offered(seat) or ("none",)
            kept = " ".join(("keep", *(str(one) for one in offered[: chance.randint(2, 3)])))
            await player.command("first-tickets", move=kept, seat=chance.choice((None, seat)))
        case "again":
            commands = [step["with"] for step in player.steps if step["do"] == "command"]
            moves = [command for command in commands if command["type"] in ("play", "undo")]
            if moves:  # of other commands a table that is loaded anew knows nothing
                await player.send(chance.choice(moves[-3:]))
        case "connect":
            await player.connect(max(0, table.version - chance.choice((0, 1, 5, 100))))
        case "look":
            await player.command("look", seat=chance.choice((*mine, None)))
        case "leave":
            await player.command("leave")
            await player.command("join")
        case _:
            await player.command(kind)


RARE = ("look", "leave", "rematch")
