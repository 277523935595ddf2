"""Why a built-in player chose a move: reasons as data, from its plan and from its search."""

from __future__ import annotations

import math
from typing import Any

from crosstown.cities.city import WILD, City
from crosstown.game.move import Move
from crosstown.game.move_choices import LegalMoves
from crosstown.game.reasons import MoveReason, ReasonFacts
from crosstown.game.text.move_text import move_text
from crosstown.game.view import View
from crosstown.rules.kernel.state import NONE


def plan_reason(view: View, move: Move, memory: Any) -> MoveReason:
    """What a planner wants, from its memory of the plan, and how the move helps."""
    if memory.slipped:
        return MoveReason("slipped")
    match move.kind:
        case "claim":
            return _claim(view, move, memory)
        case "draw" | "take":
            return _card(view, move, memory)
        case "keep":
            return MoveReason("keep", {"tickets": move.tickets})
        case "tickets":
            return MoveReason("tickets-more" if memory.plan.goals else "tickets")
        case "place" | "souvenir":
            return MoveReason(move.kind, {"place": move.place})
        case _:
            return MoveReason("nothing")


def search_reason(
    city: City, moves: LegalMoves, move: Move, tried: list[tuple[int, int, float]]
) -> MoveReason:
    """How the move did in simulated games, and how the next best did. Worths are from 0 to 1."""
    total = sum(visits for _, visits, _ in tried)
    if total == 0:
        return MoveReason("only-move")
    number = moves.number_of(move)
    visits, worth = next((visits, worth) for one, visits, worth in tried if one == number)
    facts: ReasonFacts = {"count": visits, "total": total, "share": percent(worth)}
    rival = next_best(city, moves, move, tried)
    if rival is None:
        return MoveReason("search", facts)
    other = percent(rival[1])
    code = "search-trusted" if other > percent(worth) else "search-next"  # it had a margin to begin with
    return MoveReason(code, facts | {"move": str(rival[0]), "less": other})


def next_best(
    city: City, moves: LegalMoves, move: Move, tried: list[tuple[int, int, float]]
) -> tuple[Move, float] | None:
    """The move that was tried longest beside one, and its worth.

    The other route of a pair is the same move to people.
    """
    for number, visits, worth in tried:
        other = moves[moves.numbers.index(number)]
        if visits > 0 and move_text(city, other) != move_text(city, move):
            return other, worth
    return None


def likes_reason(city: City, moves: LegalMoves, move: Move, liked: list[tuple[int, float]]) -> MoveReason:
    """How much a network likes the move at first sight, and which it likes next. Shares are from 0 to 1.

    Moves that are the same to people, such as the two routes of a pair, are liked together. What rounds to
    nothing is not worth a word.
    """
    if len(moves) == 1:
        return MoveReason("only-move")
    shares: dict[str, float] = {}
    firsts: dict[str, Move] = {}
    for number, share in liked:
        one = moves[moves.numbers.index(number)]
        text = move_text(city, one)
        shares[text] = shares.get(text, 0) + share
        firsts.setdefault(text, one)
    share = shares.pop(move_text(city, move))
    rival = max(shares, key=shares.__getitem__, default="")
    if not rival or percent(shares[rival]) == 0:
        return MoveReason("only-liked", {"count": len(moves)})
    facts: ReasonFacts = {"share": percent(share), "move": str(firsts[rival]), "less": percent(shares[rival])}
    return MoveReason("liked", facts)


def percent(share: float) -> int:
    """A share in whole percents. Halves go up, as in the page."""
    return math.floor(share * 100 + 0.5)


def _claim(view: View, move: Move, memory: Any) -> MoveReason:
    number = list(view.city.route).index(move.route)
    ticket = _served(view.city, number, memory)
    if ticket:
        rest = int(memory.plan.wanted).bit_count() - 1
        return MoveReason("claim-ticket", {"route": move.route, "ticket": ticket, "count": rest})
    if int(memory.plan.wanted) >> number & 1:
        return MoveReason("claim-district", {"route": move.route})
    points = view.city.points_of(view.city.route[move.route])
    return MoveReason("claim-points", {"route": move.route, "points": points})


def _card(view: View, move: Move, memory: Any) -> MoveReason:
    short = [kind for at, kind in enumerate(view.city.kinds) if memory.work.short[at] > 0]
    wanted = _wanted(view.city, memory)
    facts: ReasonFacts = {"route": wanted} if wanted else {}
    behind = "-for" if wanted else ""
    if move.card == WILD:
        return MoveReason(f"card-{'lack-' if WILD in short else ''}wild{behind}", facts)
    if move.card:
        why = "lack" if move.card in short else "best"
        return MoveReason(f"card-{why}{behind}", {"colour": move.card} | facts)
    lacking = tuple(sorted(set(short) - {WILD}))
    if lacking:
        return MoveReason(f"card-unseen-lack{behind}", {"colours": lacking} | facts)
    return MoveReason(f"card-unseen{behind}", facts)


def _served(city: City, route: int, memory: Any) -> str:
    """The ticket on whose way a route lies, or nothing."""
    for at in range(int(memory.plan.goals)):
        path = int(memory.work.path[at])
        if path >= 0 and path >> route & 1:
            return list(city.ticket)[int(memory.work.goal[at])]
    return ""


def _wanted(city: City, memory: Any) -> str:
    """The first route of the plan, or the target."""
    wanted = int(memory.plan.wanted)
    number = int(memory.plan.target) if wanted <= 0 else (wanted & -wanted).bit_length() - 1
    return "" if number == NONE else city.routes[number].id
