"""Computer players in processes of their own: whatever happens to these, a legal move comes in time."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from crosstown import Game
from crosstown.errors import DataError, TextError
from crosstown.players.built_in_players import POLICIES, SEARCHERS
from crosstown.service.bots.bot_messages import BotMove, Chosen, Incident, Question
from crosstown.service.bots.bot_pool import BotPool
from crosstown.service.bots.choose_move import choose_move, make_question, view_of
from tests.service.bot_fixture import (
    LONG,
    SEED,
    ask,
    assert_legal,
    assert_silent,
    eventually,
    my_children,
    view_after,
)

PATIENCE = 3.0

Run = Callable[[Coroutine[Any, Any, Any]], Any]


class Crew:
    """Warm pool that several tests share, in a loop that runs while it is asked something."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.incidents: list[Incident] = []
        before = my_children()
        self.pool = BotPool(1, PATIENCE, self.incidents.append)
        run(self.pool.start())
        run(self.pool.choose(ask("hard:10"), LONG))
        run(eventually(lambda: self.pool._warm))
        self.others = before

    @property
    def worker(self) -> int:
        """The process, when there is one."""

        async def find() -> int:
            return (await eventually(lambda: my_children() - self.others)).pop()

        found: int = self.run(find())
        return found

    def choose(self, question: Question, deadline: float | None = None) -> BotMove:
        thought: BotMove = self.run(self.pool.choose(question, deadline))
        assert_legal(thought, question)
        return thought


@pytest.fixture(scope="module")
def warm() -> Iterator[Crew]:
    with asyncio.Runner() as runner:
        crew = Crew(runner.run)
        yield crew
        runner.run(crew.pool.stop())
        assert my_children() == crew.others


@pytest.fixture
def crew(warm: Crew) -> Crew:
    """The shared crew with a clean log, and a worker that can do everything."""
    warm.choose(ask("hard:10"), LONG)
    warm.incidents.clear()
    return warm


# Answers


@pytest.mark.parametrize("player", [*POLICIES, *(f"{name}:50" for name in SEARCHERS), "hard:0.05s"])
def test_every_built_in_player_answers(crew: Crew, player: str) -> None:
    thought = crew.choose(ask(player))
    assert thought.how == "thought"
    assert 0 <= thought.milliseconds < PATIENCE * 1000
    assert crew.incidents == []


@pytest.mark.parametrize(("city", "plies"), [("london", 0), ("san-francisco", 9), ("berlin", 31)])
def test_every_city_and_phase(crew: Crew, city: str, plies: int) -> None:
    assert crew.choose(ask("medium", plies, city)).how == "thought"


def test_an_answer_depends_on_nothing_but_the_question(crew: Crew) -> None:
    question = ask("hard:50")
    first = crew.choose(question)
    crew.choose(ask("easy", 12))
    assert crew.choose(question).move == first.move == choose_move(question, view_of(question), "hard:50")


def test_chance_differs_from_seed_to_seed(crew: Crew) -> None:
    view = view_after(6)
    seeds = [f"{at:032x}" for at in range(12)]
    assert len({crew.choose(make_question(view, "random", seed)).move for seed in seeds}) > 3


def test_one_seed_for_a_whole_game_is_enough(crew: Crew) -> None:
    """A player that acts by chance does not take the same part of its list in every ply."""
    parts = []
    for plies in range(4, 20, 2):
        moves = view_after(plies).legal_moves
        parts.append(moves.texts.index(crew.choose(ask("random", plies)).move) / len(moves))
    assert max(parts) - min(parts) > 0.3


def test_a_question_does_not_show_what_it_holds() -> None:
    question = ask("medium")
    shown = f"{question} {question!r} {Chosen('draw')!r} {BotMove('draw', 'thought', 3)!r}"
    assert SEED not in shown
    assert "draw" not in shown
    assert repr(question.view) not in shown


def test_questions_that_have_no_answer_are_errors(crew: Crew) -> None:
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
            crew.run(crew.pool.choose(msgspec.structs.replace(question, **wrong)))
    assert crew.choose(question).how == "thought"


def test_a_player_that_nobody_knows_is_replaced_at_once(crew: Crew) -> None:
    worker = crew.worker
    question = ask("grandmaster")
    thought = crew.choose(question)
    assert thought.how == "not-ready"
    assert thought.move == choose_move(question, view_of(question), "medium")
    assert crew.worker == worker


# Many at once


def test_twenty_questions_at_once(crew: Crew) -> None:
    players = ("medium", "easy", "hard:50", "chaos")
    questions = [ask(player, plies) for plies in range(5) for player in players]

    async def ask_all() -> list[BotMove]:
        return await asyncio.gather(*map(crew.pool.choose, questions))

    for question, thought in zip(questions, crew.run(ask_all()), strict=True):
        assert_legal(thought, question)
        assert thought.how == "thought"


def test_waiting_in_the_queue_is_no_thinking(crew: Crew) -> None:
    """Together they take longer than the patience, and each is thought out: first come, first served."""
    order: list[int] = []

    async def ask_one(at: int) -> BotMove:
        thought = await crew.pool.choose(ask(f"hard:{PATIENCE * 0.4:.1f}s"))
        order.append(at)
        return thought

    async def ask_all() -> list[BotMove]:
        return await asyncio.gather(*map(ask_one, range(3)))

    thoughts = crew.run(ask_all())
    assert [thought.how for thought in thoughts] == ["thought"] * 3
    assert thoughts[2].milliseconds > PATIENCE * 1000
    assert order == [0, 1, 2]


def test_quick_players_are_first_and_those_who_ask_take_turns(crew: Crew) -> None:
    """Somebody with many tables keeps only those waiting."""
    order: list[str] = []

    async def ask_one(host: str, player: str) -> None:
        assert (await crew.pool.choose(ask(player), host=host)).how == "thought"
        order.append(f"{host} {player}")

    async def ask_all() -> None:
        asked = [("many", "hard:0.3s")] * 3 + [
            ("one", "hard:0.3s"),
            ("other", "hard:0.3s"),
            ("one", "medium"),
        ]
        await asyncio.gather(*(ask_one(*one) for one in asked))

    crew.run(ask_all())
    hard = [one.removesuffix(" hard:0.3s") for one in order if "hard" in one]
    assert order[1] == "one medium"
    assert hard == ["many", "one", "other", "many", "many"]


def test_waiting_in_the_queue_has_an_end(crew: Crew) -> None:
    """Who cannot wait gets another move; the thinker is left alone, for it did nothing wrong."""
    worker = crew.worker
    late = ask("medium")

    async def ask_both() -> tuple[BotMove, BotMove, BotMove]:
        return await asyncio.gather(
            crew.pool.choose(ask("hard:1s")),
            crew.pool.choose(late, 0.2),
            crew.pool.choose(ask("easy")),
        )

    long, short, after = crew.run(ask_both())
    assert (long.how, short.how, after.how) == ("thought", "too-slow", "thought")
    assert 190 <= short.milliseconds < 900
    assert short.move == choose_move(late, view_of(late), "medium")
    assert [one.what for one in crew.incidents] == ["move-replaced"]
    assert crew.worker == worker


def test_whoever_asked_may_go_away(crew: Crew) -> None:
    worker = crew.worker

    async def ask_and_go() -> BotMove:
        asked = [asyncio.create_task(crew.pool.choose(ask("hard:1s"))) for _ in range(3)]
        await asyncio.sleep(0.1)
        for one in asked:
            one.cancel()
        for one in asked:
            with suppress(asyncio.CancelledError):
                await one
        return await crew.pool.choose(ask("medium"))

    thought = crew.run(ask_and_go())
    assert thought.how == "thought"
    assert thought.milliseconds < 2000  # the two that were only waiting are forgotten
    assert crew.worker == worker


# Accidents


def struck(crew: Crew, blow: int, player: str) -> tuple[Question, BotMove]:
    """What comes of a question if its thinker is hit by a signal while it thinks."""
    question, worker = ask(player), crew.worker

    async def hit() -> BotMove:
        asked = asyncio.create_task(crew.pool.choose(question))
        await asyncio.sleep(0.3)
        os.kill(worker, blow)
        return await asked

    thought: BotMove = crew.run(hit())
    assert_legal(thought, question)
    assert crew.choose(ask("medium"), LONG).how == "thought"
    assert crew.choose(ask("hard:50"), LONG).how == "thought"
    assert crew.worker != worker
    assert not Path(f"/proc/{worker}").exists()
    return question, thought


def test_a_worker_is_killed(crew: Crew) -> None:
    question, thought = struck(crew, signal.SIGKILL, "hard:2s")
    assert thought.how == "crashed"
    assert thought.milliseconds < 1500
    assert thought.move == choose_move(question, view_of(question), "medium")
    assert [(one.what, one.how) for one in crew.incidents] == [
        ("move-replaced", "crashed"),
        ("worker-replaced", "crashed"),
    ]
    assert crew.incidents[1].exit_code == -signal.SIGKILL
    assert_silent(crew.incidents, question)


def test_a_worker_stands_still(crew: Crew) -> None:
    question, thought = struck(crew, signal.SIGSTOP, "hard:2s")
    assert thought.how == "too-slow"
    assert PATIENCE * 1000 - 5 <= thought.milliseconds < PATIENCE * 1000 + 2000
    assert [one.how for one in crew.incidents] == ["too-slow", "too-slow"]
    assert_silent(crew.incidents, question)


def test_a_worker_that_dies_while_nobody_asks_is_replaced(crew: Crew) -> None:
    worker = crew.worker
    os.kill(worker, signal.SIGKILL)
    crew.run(eventually(lambda: my_children() - crew.others - {worker}))
    assert crew.choose(ask("hard:50"), LONG).how == "thought"
    assert [one.what for one in crew.incidents] == ["worker-replaced"]


def test_a_worker_is_deaf_and_humble(crew: Crew) -> None:
    worker = crew.worker
    os.kill(worker, signal.SIGINT)
    os.kill(worker, signal.SIGTERM)
    assert crew.choose(ask("hard:0.1s")).how == "thought"
    assert crew.worker == worker
    assert os.getpriority(os.PRIO_PROCESS, worker) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 5)
