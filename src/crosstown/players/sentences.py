"""Why a computer player played a move, in one sentence of its own."""

from __future__ import annotations

from typing import Any

from crosstown.cities.city import City
from crosstown.game.legal import LegalMoves
from crosstown.game.move import Move
from crosstown.game.text import route_text, ticket_text
from crosstown.game.view import View
from crosstown.rules.records import NONE


def explain_plan(view: View, move: Move, mind: Any) -> str:
    """What a planner wants, from the mind it has just made up, and what the move does for that."""
    if mind.slipped:
        return "I forgot what I wanted and took what came."
    match move.kind:
        case "claim":
            return _claim(view, move, mind)
        case "draw" | "take":
            return _card(view, move, mind)
        case "keep":
            names = " and ".join(ticket_text(view.city, name) for name in move.tickets)
            return f"I keep {names}: that fits best with what I have and the time that is left."
        case "tickets":
            return "My tickets are done or out of reach, so I look for new ones that my routes may serve."
        case "place":
            return f"I put it on {view.city.place[move.place].name}, where I am likely to pass."
        case "souvenir":
            return f"I take the souvenir at {view.city.place[move.place].name}: I may not come by again."
        case _:
            return "I can do nothing else."


def explain_search(moves: LegalMoves, move: Move, tried: list[tuple[int, int, float]]) -> str:
    """How the move fared in imagined games, and how the next best did. Worths are from 0 to 1."""
    total = sum(visits for _, visits, _ in tried)
    if total == 0:
        return "There was no other move."
    number = moves.number_of(move)
    visits, worth = next((visits, worth) for one, visits, worth in tried if one == number)
    text = f"In {visits} of {total} imagined games I played this, and it was worth {worth:.0%} of a clear win"
    others = [one for one in tried if one[0] != number and one[1] > 0]
    if not others:
        return f"{text}."
    next_best = moves[moves.numbers.index(others[0][0])]
    return f"{text}; next came {str(next_best)!r} with {others[0][2]:.0%}."


def _claim(view: View, move: Move, mind: Any) -> str:
    number = list(view.city.route).index(move.route)
    route = view.city.route[move.route]
    name = route_text(view.city, route)
    ticket = _served(view.city, number, mind)
    if ticket:
        rest = int(mind.plan.wanted).bit_count() - 1
        more = "the last one it takes" if rest == 0 else f"{rest} more to go"
        return f"I claim {name} on the way of my ticket {ticket}: {more}."
    points = view.city.vehicle[route.vehicle].points[route.length]
    if int(mind.plan.wanted) >> number & 1:
        return f"I claim {name} to join a district."
    return f"I claim {name} for its {points} {'point' if points == 1 else 'points'}."


def _card(view: View, move: Move, mind: Any) -> str:
    short = {kind for at, kind in enumerate(view.city.kinds) if mind.pad.short[at] > 0}
    wanted = _wanted(view.city, mind)
    for_what = f" for {wanted}" if wanted else ""
    if move.card and move.card in short:
        return f"I lack {move.card} cards{for_what}."
    if move.card == "wild":
        return f"A wild stands for any card that I lack{for_what}."
    if move.card:
        return f"Of what lies open, {move.card} is the best{for_what}."
    lacking = ", ".join(sorted(short - {"wild"}))
    return (
        f"Nothing in the market beats a card unseen{f', for I lack {lacking}' if lacking else ''}{for_what}."
    )


def _served(city: City, route: int, mind: Any) -> str:
    """The ticket on whose way a route lies, or nothing."""
    for at in range(int(mind.plan.goals)):
        path = int(mind.pad.path[at])
        if path >= 0 and path >> route & 1:
            return ticket_text(city, list(city.ticket)[int(mind.pad.goal[at])])
    return ""


def _wanted(city: City, mind: Any) -> str:
    """The first route of the plan, or the target, by the names of its places."""
    wanted = int(mind.plan.wanted)
    number = int(mind.plan.target) if wanted <= 0 else (wanted & -wanted).bit_length() - 1
    if number == NONE:
        return ""
    return route_text(city, city.routes[number])
