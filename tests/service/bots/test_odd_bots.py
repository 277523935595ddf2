"""Workers that send nonsense, never start or are stopped: the server goes on, nothing is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from crosstown.players.own_players import OWN_PLAYERS, offer_players
from crosstown.service.bots.bot_messages import SEARCH_READY, Incident
from crosstown.service.bots.bot_pool import BotPool
from crosstown.service.bots.choose_move import choose_move, random_move, substitute_for, view_of
from crosstown.service.bots.worker_slot import MAX_RESTART_SECONDS, MIN_RESTART_SECONDS, restart_pause
from tests.service.bots.bot_fixture import (
    LONG,
    ODD,
    ask,
    assert_legal,
    assert_silent,
    eventually,
    is_running,
    my_children,
    odd_pool,
)

pytestmark = pytest.mark.anyio

COURIER = Path(__file__).parents[3] / "docs" / "examples" / "courier.py"

ANSWERS = {
    "talks": "illegal",
    "sends no message": "illegal",
    "is wrong": "illegal",
    "passes": "illegal",
    "says nothing": "illegal",
    "leaves": "crashed",
    "gives up": "crashed",
    "stops in mid-word": "crashed",
}


@pytest.mark.parametrize("manner", ANSWERS)
async def test_odd_answers(manner: str) -> None:
    question = ask("hard")
    incidents: list[Incident] = []
    async with odd_pool(manner, incidents) as pool:
        thought = await pool.choose(question, LONG)
        assert_legal(thought, question)
        assert thought.how == ANSWERS[manner]
        await eventually(lambda: len(incidents) == 2)
        assert {one.how for one in incidents} == {ANSWERS[manner]}
        assert_silent(incidents, question)
        if manner == "gives up":
            assert "ValueError plans.py:7" in str(incidents)
        assert (await pool.choose(question, LONG)).how == ANSWERS[manner]  # of the next worker


async def test_a_player_that_fails_in_a_worker_is_not_tried_in_the_server() -> None:
    """A quick player moves in its own place only if it was never asked."""
    question = ask("medium")
    view = view_of(question)
    own, by_chance = choose_move(question, view, "medium"), random_move(question, view)
    assert own != by_chance
    async with odd_pool("leaves", []) as pool:
        await eventually(lambda: pool._warm)
        thought = await pool.choose(question, LONG)
        assert (thought.how, thought.move) == ("crashed", by_chance)
    thought = await pool.choose(question)
    assert (thought.how, thought.move) == ("not-ready", own)
    substitutes = [substitute_for(player) for player in ("easy", "hard:3", "grandmaster")]
    assert substitutes == ["easy", "medium", "medium"]


async def test_prints_do_not_reach_the_answers() -> None:
    incidents: list[Incident] = []
    async with odd_pool("prints", incidents) as pool:
        for player in ("easy", "hard:20"):
            question = ask(player)
            thought = await pool.choose(question, LONG)
            assert (thought.how, incidents) == ("thought", [])
            assert_legal(thought, question)


async def test_players_that_the_host_offers_think_in_workers_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OWN_PLAYERS, "")  # and is put back
    incidents: list[Incident] = []
    assert offer_players([str(COURIER)]) == ("courier",)
    pool = BotPool(1, 60.0, incidents.append)
    await pool.start()
    try:
        for plies in (0, 5, 12):
            question = ask("courier", plies)
            thought = await pool.choose(question, LONG)
            assert (thought.how, incidents) == ("thought", [])
            assert_legal(thought, question)
    finally:
        await pool.stop()


# Beginning and end


@pytest.mark.parametrize(
    "command", [(sys.executable, str(ODD), "dies at once"), (str(ODD.with_name("no-such-program")),)]
)
async def test_a_worker_that_cannot_start_keeps_nobody_waiting(command: tuple[str, ...]) -> None:
    incidents: list[Incident] = []
    pool = BotPool(2, 60.0, incidents.append, command)
    await pool.start()
    question = ask("medium")
    assert (await pool.choose(question, LONG)).how == "not-ready"
    assert not pool.ready
    await eventually(lambda: sum(one.what == "worker-replaced" for one in incidents) >= 4)
    for _ in range(20):
        thought = await pool.choose(question, LONG)
        assert_legal(thought, question)
        assert thought.how == "not-ready"
    await pool.stop()


def test_workers_that_give_no_answer_are_replaced_ever_more_slowly() -> None:
    pauses = [MIN_RESTART_SECONDS]
    while pauses[-1] < MAX_RESTART_SECONDS:
        pauses.append(restart_pause(pauses[-1], answered=False))
    assert pauses[:4] == [0.1, 0.2, 0.4, 0.8]
    assert restart_pause(MAX_RESTART_SECONDS, answered=False) == MAX_RESTART_SECONDS
    assert restart_pause(MAX_RESTART_SECONDS, answered=True) == MIN_RESTART_SECONDS


@pytest.mark.parametrize(
    ("manner", "player"), [("is never ready", "medium"), ("never learns to search", "hard")]
)
async def test_a_worker_that_is_never_ready(manner: str, player: str) -> None:
    incidents: list[Incident] = []
    async with odd_pool(manner, incidents) as pool:
        question = ask(player)
        thought = await pool.choose(question, 0.4)
        assert thought.how == "not-ready"
        assert_legal(thought, question)
        assert [one.what for one in incidents] == ["move-replaced"]


async def test_a_player_that_is_being_compiled_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Far longer than a move may take: else the first move of every new server would be one by chance."""
    before = my_children()
    waited: list[int] = []
    pool = BotPool(1, 0.01, lambda incident: None, (sys.executable, str(ODD), "compiles first"))
    is_warming_up = pool._is_warming_up

    def look(needed: int) -> bool:
        waited.append(needed)
        return is_warming_up(needed)

    monkeypatch.setattr(pool, "_is_warming_up", look)
    await pool.start()
    asked = asyncio.create_task(pool.choose(ask("medium")))
    await eventually(lambda: pool.percent == 40 and len(waited) > 3)
    assert not pool.ready
    (worker,) = my_children() - before
    os.kill(worker, signal.SIGUSR1)
    assert (await asked).how in ("illegal", "too-slow")  # it was asked, and passed
    await pool.stop()


async def test_who_cannot_learn_to_search_is_not_waited_for() -> None:
    async with odd_pool("dies learning to search", []) as pool:
        thought = await pool.choose(ask("hard"), LONG)
        assert thought.how == "not-ready"


async def test_garbage_before_the_first_word() -> None:
    incidents: list[Incident] = []
    async with odd_pool("talks before it is ready", incidents) as pool:
        assert (await pool.choose(ask("medium"), LONG)).how == "not-ready"
        await eventually(lambda: "illegal" in [one.how for one in incidents])


async def test_nobody_was_started() -> None:
    pool = BotPool(log=lambda incident: None)
    question = ask("hard")
    thought = await pool.choose(question)
    assert thought.how == "not-ready"
    assert_legal(thought, question)


@pytest.mark.parametrize("seconds", [0, 0.003, 0.1, 0.7])
def test_stopped_soon_after_the_start(seconds: float) -> None:
    """Nothing is left behind, wherever the workers were, and open questions are answered."""
    before = my_children()

    async def play() -> None:
        pool = BotPool(3, log=lambda incident: None)
        await pool.start()
        question = ask("hard")
        asked = asyncio.create_task(pool.choose(question))
        await asyncio.sleep(seconds)
        await pool.stop()
        assert_legal(await asked, question)
        assert my_children() == before
        assert len(asyncio.all_tasks()) == 1

    asyncio.run(play())


async def test_stopped_while_it_thinks() -> None:
    pool = BotPool(2, 60.0, log=lambda incident: None)
    before = my_children()
    await pool.start()
    await eventually(lambda: all(slot.readiness == SEARCH_READY for slot in pool._slots))
    assert pool.ready
    assert len(my_children() - before) == 2
    questions = [ask("hard:30s") for _ in range(5)]
    asked = [asyncio.create_task(pool.choose(question)) for question in questions]
    await eventually(lambda: len(pool._queue.waiting) == 3)
    await pool.stop()
    for question, thought in zip(questions, await asyncio.gather(*asked), strict=True):
        assert thought.how == "not-ready"
        assert_legal(thought, question)
    assert my_children() == before


LONELY = f"""
import asyncio
from crosstown.service.bots.bot_pool import BotPool
from tests.service.bots.bot_fixture import ask, eventually, my_children

async def play():
    pool = BotPool(1, 500.0)
    await pool.start()
    assert (await pool.choose(ask("hard:10"), {LONG})).how == "thought"
    asyncio.create_task(pool.choose(ask("hard:400s")))
    await eventually(lambda: pool._slots[0]._requests)
    print(*my_children(), flush=True)
    await asyncio.sleep(400)

asyncio.run(play())
"""


def test_a_killed_server_leaves_no_worker() -> None:
    root = Path(__file__).parents[3]
    command = [sys.executable, "-c", LONELY]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root) as parent:
        assert parent.stdout is not None
        workers = [int(word) for word in parent.stdout.readline().split()]
        assert len(workers) == 1
        parent.kill()
    end = time.monotonic() + LONG
    while any(map(is_running, workers)):
        assert time.monotonic() < end, "a worker thinks on for nobody"
        time.sleep(0.02)
