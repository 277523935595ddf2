"""Computer players in worker processes: whatever happens to these, a legal move comes in time."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from crosstown import Game
from crosstown.cities import load_city
from crosstown.errors import DataError, TextError
from crosstown.players.built_in_players import POLICIES, SEARCHERS
from crosstown.players.checking.awkward_positions import awkward_positions
from crosstown.service.bots.bot_messages import BotMove, Chosen, Incident, Question
from crosstown.service.bots.bot_pool import BotPool
from crosstown.service.bots.choose_move import choose_move, make_question, view_of
from crosstown.service.bots.worker_slot import WorkerSlot
from tests.service.bots.bot_fixture import (
    LONG,
    SEED,
    ask,
    assert_legal,
    assert_silent,
    eventually,
    is_stopped,
    my_children,
    view_after,
)

MOVE_SECONDS = 60.0  # nobody is too slow, except where a test says so

Run = Callable[[Coroutine[Any, Any, Any]], Any]


class WarmPool:
    """A pool that several tests share, in a loop that runs while it is asked something."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.incidents: list[Incident] = []
        before = my_children()
        self.pool = BotPool(1, MOVE_SECONDS, self.incidents.append)
        run(self.pool.start())
        run(self.pool.choose(ask("hard:10"), LONG))
        run(eventually(lambda: self.pool._warm))
        self.others = before

    @property
    def slot(self) -> WorkerSlot:
        return self.pool._slots[0]

    @property
    def worker(self) -> int:
        async def find() -> int:
            return (await eventually(lambda: my_children() - self.others)).pop()

        found: int = self.run(find())
        return found

    def choose(self, question: Question, deadline: float | None = None) -> BotMove:
        thought: BotMove = self.run(self.pool.choose(question, deadline))
        assert_legal(thought, question)
        return thought


@pytest.fixture(scope="module")
def warm_pool() -> Iterator[WarmPool]:
    with asyncio.Runner() as runner:
        bots = WarmPool(runner.run)
        yield bots
        runner.run(bots.pool.stop())
        assert my_children() == bots.others


@pytest.fixture
def bots(warm_pool: WarmPool) -> WarmPool:
    """The shared pool with a clean log, and a worker that can do everything."""
    warm_pool.choose(ask("hard:10"), LONG)
    warm_pool.incidents.clear()
    return warm_pool


# Answers


@pytest.mark.parametrize("player", [*POLICIES, *(f"{name}:50" for name in SEARCHERS), "hard:0.05s"])
def test_every_built_in_player_answers(bots: WarmPool, player: str) -> None:
    thought = bots.choose(ask(player))
    assert thought.how == "thought"
    assert thought.milliseconds >= 0
    assert bots.incidents == []


@pytest.mark.parametrize(("city", "plies"), [("london", 0), ("san-francisco", 9), ("berlin", 31)])
def test_every_city_and_phase(bots: WarmPool, city: str, plies: int) -> None:
    assert bots.choose(ask("medium", plies, city)).how == "thought"


def test_an_answer_depends_on_nothing_but_the_question(bots: WarmPool) -> None:
    question = ask("hard:50")
    first = bots.choose(question)
    bots.choose(ask("easy", 12))
    assert bots.choose(question).move == first.move == choose_move(question, view_of(question), "hard:50")


def test_chance_differs_from_seed_to_seed(bots: WarmPool) -> None:
    view = view_after(6)
    seeds = [f"{at:032x}" for at in range(12)]
    assert len({bots.choose(make_question(view, "random", seed)).move for seed in seeds}) > 3


def test_one_seed_for_a_whole_game_is_enough(bots: WarmPool) -> None:
    """A player that acts by chance does not take the same part of its list in every ply."""
    parts = []
    for plies in range(4, 20, 2):
        moves = view_after(plies).legal_moves
        parts.append(moves.texts.index(bots.choose(ask("random", plies)).move) / len(moves))
    assert max(parts) - min(parts) > 0.3


def test_a_question_does_not_show_what_it_holds() -> None:
    question = ask("medium")
    shown = f"{question} {question!r} {Chosen('draw')!r} {BotMove('draw', 'thought', 3)!r}"
    assert SEED not in shown
    assert "draw" not in shown
    assert repr(question.view) not in shown


def test_questions_that_have_no_answer_are_errors(bots: WarmPool) -> None:
    game = Game.new("london", 2, 7)
    assert game.turn is not None
    with pytest.raises(DataError, match="nothing-to-decide"):
        make_question(game.view(1 - game.turn), "medium", SEED)
    question = ask("medium")
    for wrong, error in (
        ({"seat": 1 - question.seat}, DataError),
        ({"sha256": "0" * 64}, DataError),
        ({"city": "atlantis"}, TextError),
        ({"view": b"short"}, DataError),
    ):
        with pytest.raises(error):
            bots.run(bots.pool.choose(msgspec.structs.replace(question, **wrong)))
    assert bots.choose(question).how == "thought"


def test_a_player_that_nobody_knows_is_replaced_at_once(bots: WarmPool) -> None:
    worker = bots.worker
    question = ask("grandmaster")
    thought = bots.choose(question)
    assert thought.how == "not-ready"
    assert thought.move == choose_move(question, view_of(question), "medium")
    assert bots.worker == worker


# Many at once


def test_twenty_questions_at_once(bots: WarmPool) -> None:
    players = ("medium", "easy", "hard:50", "chaos")
    questions = [ask(player, plies) for plies in range(5) for player in players]

    async def ask_all() -> list[BotMove]:
        return await asyncio.gather(*map(bots.pool.choose, questions))

    for question, thought in zip(questions, bots.run(ask_all()), strict=True):
        assert_legal(thought, question)
        assert thought.how == "thought"


def test_waiting_in_the_queue_is_no_thinking(bots: WarmPool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Together they take longer than a move may, and each is thought out: first come, first served."""
    monkeypatch.setattr(bots.slot, "_move_seconds", 3.0)
    order: list[int] = []

    async def ask_one(at: int) -> BotMove:
        thought = await bots.pool.choose(ask("hard:1.4s"))
        order.append(at)
        return thought

    async def ask_all() -> list[BotMove]:
        return await asyncio.gather(*map(ask_one, range(3)))

    thoughts = bots.run(ask_all())
    assert [thought.how for thought in thoughts] == ["thought"] * 3
    assert thoughts[2].milliseconds > 3000
    assert order == [0, 1, 2]


def test_quick_players_are_first_and_those_who_ask_take_turns(bots: WarmPool) -> None:
    """Somebody with many tables keeps only those waiting."""
    order: list[str] = []

    async def ask_one(host: str, player: str) -> None:
        assert (await bots.pool.choose(ask(player), host=host)).how == "thought"
        order.append(f"{host} {player}")

    async def ask_all() -> None:
        asked = [("many", "hard:0.3s")] * 3 + [
            ("one", "hard:0.3s"),
            ("other", "hard:0.3s"),
            ("one", "medium"),
        ]
        await asyncio.gather(*(ask_one(*one) for one in asked))

    bots.run(ask_all())
    hard = [one.removesuffix(" hard:0.3s") for one in order if "hard" in one]
    assert order[0] == "one medium"
    assert hard == ["many", "one", "other", "many", "many"]


def test_nobody_waits_for_a_quick_player_while_another_searches(bots: WarmPool) -> None:
    async def ask_both() -> tuple[BotMove, bool, BotMove]:
        slow = asyncio.create_task(bots.pool.choose(ask("hard:4s")))
        await eventually(lambda: bots.slot._requests)
        quick = await bots.pool.choose(ask("medium"))
        return quick, slow.done(), await slow

    quick, slow_was_done, slow = bots.run(ask_both())
    assert (quick.how, slow_was_done, slow.how) == ("thought", False, "thought")


def test_a_search_is_answered_when_its_time_is_up(bots: WarmPool) -> None:
    """Also where there is nothing to think about: else the answer would tell how much there was."""
    awkward = awkward_positions(load_city("london"), 2)
    game = next(one.game for one in awkward if one.kind == "a single legal move")
    assert game.turn is not None
    thought = bots.choose(make_question(game.view(game.turn), "hard:0.4s", SEED))
    assert thought.how == "thought"
    assert thought.milliseconds >= 400


def test_waiting_in_the_queue_has_an_end(bots: WarmPool) -> None:
    """Whoever cannot wait gets another move. The worker goes on, for it did nothing wrong."""
    worker = bots.worker
    late = ask("hard:20")

    async def ask_all() -> tuple[BotMove, BotMove, BotMove]:
        os.kill(worker, signal.SIGSTOP)
        await eventually(lambda: is_stopped(worker))
        first = asyncio.create_task(bots.pool.choose(ask("hard:10")))
        await eventually(lambda: bots.slot._requests)
        second = await bots.pool.choose(late, 0.05)
        os.kill(worker, signal.SIGCONT)
        return await first, second, await bots.pool.choose(ask("easy"))

    first, second, third = bots.run(ask_all())
    assert (first.how, second.how, third.how) == ("thought", "too-slow", "thought")
    assert second.move == choose_move(late, view_of(late), "medium")
    assert [one.what for one in bots.incidents] == ["move-replaced"]
    assert bots.worker == worker


def test_whoever_asked_may_go_away(bots: WarmPool) -> None:
    worker = bots.worker

    async def ask_and_go() -> BotMove:
        asked = [asyncio.create_task(bots.pool.choose(ask("hard:0.3s"))) for _ in range(3)]
        await eventually(lambda: len(bots.pool._queue.waiting) == 2)
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert bots.pool._queue.waiting == []
        return await bots.pool.choose(ask("medium"))

    assert bots.run(ask_and_go()).how == "thought"
    assert bots.worker == worker


# Accidents


def strike(bots: WarmPool, blow: int, player: str) -> tuple[Question, BotMove]:
    """What comes of a question if its worker gets a signal while it thinks."""
    question, worker = ask(player), bots.worker

    async def hit() -> BotMove:
        asked = asyncio.create_task(bots.pool.choose(question))
        await eventually(lambda: bots.slot._requests)
        os.kill(worker, blow)
        return await asked

    thought: BotMove = bots.run(hit())
    assert_legal(thought, question)
    assert bots.choose(ask("medium"), LONG).how == "thought"
    assert bots.choose(ask("hard:50"), LONG).how == "thought"
    assert bots.worker != worker
    assert not Path(f"/proc/{worker}").exists()
    return question, thought


def test_a_worker_is_killed(bots: WarmPool) -> None:
    question, thought = strike(bots, signal.SIGKILL, "hard:30s")
    assert thought.how == "crashed"
    assert thought.move == choose_move(question, view_of(question), "medium")
    assert [(one.what, one.how) for one in bots.incidents] == [
        ("move-replaced", "crashed"),
        ("worker-replaced", "crashed"),
    ]
    assert bots.incidents[1].exit_code == -signal.SIGKILL
    assert_silent(bots.incidents, question)


def test_a_worker_stands_still(bots: WarmPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots.slot, "_move_seconds", 1.0)
    question, thought = strike(bots, signal.SIGSTOP, "hard:30s")
    assert thought.how == "too-slow"
    assert thought.milliseconds >= 995
    assert [one.how for one in bots.incidents] == ["too-slow", "too-slow"]
    assert_silent(bots.incidents, question)


def test_a_worker_that_dies_while_nobody_asks_is_replaced(bots: WarmPool) -> None:
    worker = bots.worker
    os.kill(worker, signal.SIGKILL)
    bots.run(eventually(lambda: my_children() - bots.others - {worker}))
    assert bots.choose(ask("hard:50"), LONG).how == "thought"
    assert [one.what for one in bots.incidents] == ["worker-replaced"]


def test_a_worker_ignores_signals_to_stop_and_has_low_priority(bots: WarmPool) -> None:
    worker = bots.worker
    os.kill(worker, signal.SIGINT)
    os.kill(worker, signal.SIGTERM)
    assert bots.choose(ask("hard:0.1s")).how == "thought"
    assert bots.worker == worker
    assert os.getpriority(os.PRIO_PROCESS, worker) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 5)
