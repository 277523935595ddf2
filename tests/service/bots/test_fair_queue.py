"""Who is next where many questions wait, and for how long a player may think. No worker runs here."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Iterator
from itertools import count

import pytest

from crosstown.players.search_player import MAX_TABLE_SECONDS, SIMULATIONS, Budget
from crosstown.service.bots.bot_messages import QUICK_READY, SEARCH_READY
from crosstown.service.bots.bot_pool import ANSWER_GRID, seconds_to_hold
from crosstown.service.bots.choose_move import THINKING_SHARE, budget_for, needed_readiness, view_of
from crosstown.service.bots.fair_queue import (
    COMPANY_SECONDS,
    FAIR_SECONDS,
    MIN_SECONDS,
    UNATTENDED_SECONDS,
    FairQueue,
    wanted_seconds,
)
from crosstown.service.bots.worker_slot import MoveRequest
from tests.service.bots.bot_fixture import ask

FLOOD = "one address"


@pytest.fixture(autouse=True)
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    asyncio.set_event_loop(loop)
    yield loop
    asyncio.set_event_loop(None)
    loop.close()


class Bench:
    """A queue, the time, and fake workers: each thinks for exactly the seconds that it is given."""

    def __init__(self, workers: int = 1) -> None:
        self.time = 0.0
        self.queue = FairQueue(max(1, workers), lambda: self.time)
        self.busy: list[tuple[float, int, MoveRequest]] = []
        self.free = workers
        self.waits: dict[str, list[float]] = {}
        self._asked: dict[MoveRequest, float] = {}
        self._numbers = count()

    def ask(self, player: str, host: str, *, attended: bool = True) -> MoveRequest:
        question = ask(player)
        moves = view_of(question).legal_moves
        request = MoveRequest(question, moves, needed_readiness(player), host, attended)
        self.queue.add(request)
        self._asked[request] = self.time
        self.assign()
        return request

    def assign(self) -> None:
        while self.free and (request := self.queue.take(SEARCH_READY)):
            self.free -= 1
            self.waits.setdefault(request.host, []).append(self.time - self._asked[request])
            assert request.seconds is not None
            heapq.heappush(self.busy, (self.time + request.seconds, next(self._numbers), request))

    def next_answer(self) -> MoveRequest:
        self.time, _, request = heapq.heappop(self.busy)
        self.free += 1
        request.settle("thought", "pass")
        self.assign()
        return request


@pytest.mark.parametrize("workers", [1, 2])
def test_a_flood_from_one_address_leaves_the_others_waiting_hardly_longer(workers: int) -> None:
    """24 tables of ``hard:5s`` that ask again at once, and somebody else with one table of ``hard``."""
    bench = Bench(workers)
    for _ in range(24):
        bench.ask("hard:5s", FLOOD)
    while bench.time < 5.0:  # the very first thoughts were alone
        bench.next_answer()
        bench.ask("hard:5s", FLOOD)
    mine: MoveRequest | None = None
    ask_at = bench.time
    while len(bench.waits.get("me", [])) < 30:
        answered = bench.next_answer()
        if answered is mine:
            mine, ask_at = None, bench.time + 0.7
        else:
            bench.ask("hard:5s", FLOOD)
        if mine is None and bench.time >= ask_at:
            mine = bench.ask("hard", "me")
    assert max(bench.waits["me"]) <= FAIR_SECONDS
    assert len(bench.waits[FLOOD]) > 30, "the flood goes on all the same"


def test_quick_players_have_a_lane_of_their_own() -> None:
    bench = Bench()
    for _ in range(5):
        bench.ask("hard:5s", FLOOD)
    quick = bench.ask("medium", FLOOD)
    assert not bench.free
    assert bench.queue.take(QUICK_READY) is quick


def test_hosts_take_turns_in_each_lane() -> None:
    bench = Bench(workers=0)
    for host in "aaabbc":
        bench.ask("medium", host)
    taken = [bench.queue.take(QUICK_READY) for _ in range(7)]
    assert [request.host if request else None for request in taken] == [*"abcaba", None]


def test_a_long_thought_is_for_an_idle_server() -> None:
    bench = Bench()
    assert bench.ask("hard:5s", "a").seconds == 5.0
    bench.next_answer()
    assert bench.ask("hard", "b").seconds == 0.5
    bench.next_answer()
    assert bench.ask("hard:5s", "a").seconds == FAIR_SECONDS
    bench.next_answer()
    bench.time += 2 * COMPANY_SECONDS
    assert bench.ask("hard:5s", "a").seconds == 5.0


def test_who_asks_much_gets_less_for_each() -> None:
    bench = Bench()
    requests = [bench.ask("hard", "a") for _ in range(40)]
    while bench.busy:
        bench.next_answer()
    granted = [request.seconds for request in requests]
    assert (granted[0], granted[1], granted[-1]) == (0.5, MIN_SECONDS, 0.5)
    assert bench.ask("hard", "a").seconds == 0.5, "it is over"


def test_where_nobody_waits_thoughts_are_short() -> None:
    assert Bench().ask("hard:5s", "a", attended=False).seconds == UNATTENDED_SECONDS


def test_a_number_of_simulations_has_no_clock_unless_it_has_to_hurry() -> None:
    """Asked for a number, a player always gives the same move."""
    bench = Bench(workers=0)
    alone = bench.ask("hard:20000", "a")
    assert bench.queue.take(SEARCH_READY) is alone
    assert alone.seconds is None
    bench.ask("hard:20000", "b")
    hurried = bench.queue.take(SEARCH_READY)
    assert hurried is not None
    assert hurried.seconds == FAIR_SECONDS


@pytest.mark.parametrize(
    ("player", "seconds"),
    [
        ("medium", None),
        ("hard", 0.5),
        ("expert", 0.5),
        ("hard:2s", 2),
        ("hard:20000", 1),
        ("expert:20000", 2),
        ("expert:0", 0),
    ],
)
def test_how_long_a_player_would_think(player: str, seconds: float | None) -> None:
    assert wanted_seconds(player) == seconds


def test_a_search_ends_before_its_answer_is_due() -> None:
    assert budget_for("hard", 0.5) == Budget(SIMULATIONS, THINKING_SHARE * 0.5)
    assert budget_for("expert", 0.5) == Budget(SIMULATIONS, THINKING_SHARE * 0.5)
    assert budget_for("expert:0", 0.5) == Budget(0, THINKING_SHARE * 0.5)
    assert budget_for("hard:300", None) == Budget(300, MAX_TABLE_SECONDS), "a slow machine may need longer"
    assert budget_for("hard:2s", 2.0) == Budget(None, THINKING_SHARE * 2.0)


@pytest.mark.parametrize(
    ("player", "seconds", "taken", "answered"),
    [
        ("hard", 0.5, 0.2, 0.5),
        ("hard", 0.5, 0.45, 0.5),
        ("hard", 0.5, 0.52, 0.6),  # the machine was busy
        ("hard:300", None, 0.013, ANSWER_GRID),
        ("hard:300", None, 0.13, 2 * ANSWER_GRID),
        ("medium", None, 0.002, 0.002),
    ],
)
def test_slow_players_answer_at_a_fixed_time(
    player: str, seconds: float | None, taken: float, answered: float
) -> None:
    """Whatever they had to think about: how long that takes depends on their hand."""
    request = Bench(workers=0).ask(player, "a")
    request.seconds, request.started_at = seconds, 100.0
    assert taken + seconds_to_hold(request, 100.0 + taken) == pytest.approx(answered)
