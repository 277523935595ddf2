"""Why a planner chose: the few cases that a game at random seldom shows."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from crosstown.cities import load_city
from crosstown.game.game import Game
from crosstown.game.move import Move
from crosstown.game.text.reason_text import reason_text
from crosstown.language import Translator
from crosstown.players.explanations import plan_reason
from crosstown.rules.kernel.state import NONE

KINDS = load_city("london").kinds


def memory(*short: str, wanted: int = 0, goal: int = NONE) -> SimpleNamespace:
    """A planner that lacks these kinds of cards and wants these routes, for one ticket where one is named."""
    work = SimpleNamespace(short=[int(kind in short) for kind in KINDS], path=[wanted], goal=[goal])
    plan = SimpleNamespace(wanted=wanted, target=NONE, goals=int(goal != NONE))
    return SimpleNamespace(slipped=0, work=work, plan=plan)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "I lack wilds."),
        ("de", "Mir fehlen Joker."),
        ("nl", "Ik kom jokers tekort."),
        ("da", "Jeg mangler jokere."),
    ],
)
def test_lacking_wilds_is_no_colour(language: str, told: str) -> None:
    view = Game.new("london", 2, seed=1).view(0)
    texts = Translator(language, strict=True)
    reason = plan_reason(view, Move("take wild"), memory("wild"))
    assert reason_text(view.city, reason, texts) == told


def test_the_rest_of_the_plan_is_not_the_ticket_s() -> None:
    view = Game.new("london", 2, seed=1).view(0)
    route, ticket = view.city.routes[0], view.city.tickets[0]
    move = Move(f"claim {route.id} wild*{route.length}")
    told = reason_text(view.city, plan_reason(view, move, memory(wanted=0b1011, goal=0)))
    assert view.city.name_of(ticket) in told
    assert told.endswith("After that my plan needs 2 more routes.")
    last = reason_text(view.city, plan_reason(view, move, memory(wanted=1, goal=0)))
    assert last.endswith("After that my plan is complete.")
