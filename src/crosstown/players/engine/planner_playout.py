"""Playing a game to its end with planners on every seat."""

from __future__ import annotations

from typing import Any

from crosstown.players.engine.planner import follow_plan
from crosstown.players.engine.route_plan import make_plan
from crosstown.rules.apply_move import play_move
from crosstown.rules.kernel import move_codes
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.state import NONE, OVER, TURN


@leaf
def forget_claim(plan: Any, move: int) -> None:
    """A route that is claimed is wanted no more; new tickets call for a new plan."""
    kind = move_codes.kind_of(move)
    if kind == move_codes.CLAIM and plan.wanted != NONE:
        plan.wanted &= ~(1 << move_codes.first_of(move))
    elif kind == move_codes.KEEP_TICKETS:
        plan.wanted = NONE


@rule
def refresh_plan(city: Any, game: Any, seat: int, who: Any, plan: Any, pad: Any) -> None:
    """A new plan for every turn: what a route costs depends on the hand. Within a turn the plan holds."""
    if plan.wanted == NONE or game.phase == TURN:
        make_plan(city, game, seat, who, whole(0), plan, pad)


@rule
def play_out(city: Any, game: Any, minds: Any, scratch: Any) -> None:
    """All seats follow their plans to the end of the game."""
    while game.phase != OVER:
        seat = whole(game.seat)
        mind = minds[seat]
        refresh_plan(city, game, seat, mind.who, mind.plan, mind.pad)
        move = follow_plan(city, game, seat, mind.who, mind.plan, mind.pad)
        forget_claim(mind.plan, move)
        play_move(city, game, move, scratch)
