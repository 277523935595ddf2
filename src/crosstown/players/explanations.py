"""Why a built-in player chose a move, in one sentence."""

from __future__ import annotations

from typing import Any

from crosstown.cities.city import WILD, City
from crosstown.game.choices import LegalMoves
from crosstown.game.move import Move
from crosstown.game.text.city_text import ticket_text
from crosstown.game.view import View
from crosstown.language import ENGLISH, Translator
from crosstown.rules.kernel.state import NONE


def explain_plan(view: View, move: Move, memory: Any, texts: Translator = ENGLISH) -> str:
    """What a planner wants, from its memory of the plan, and how the move helps."""
    if memory.slipped:
        return texts.say("hint-slipped")
    match move.kind:
        case "claim":
            return _claim(view, move, memory, texts)
        case "draw" | "take":
            return _card(view, move, memory, texts)
        case "keep":
            names = texts.listed([ticket_text(view.city, name) for name in move.tickets])
            return texts.say("hint-keep", tickets=names)
        case "tickets":
            return texts.say("hint-tickets")
        case "place":
            return texts.say("hint-place", place=view.city.place[move.place].name)
        case "souvenir":
            return texts.say("hint-souvenir", place=view.city.place[move.place].name)
        case _:
            return texts.say("hint-nothing")


def explain_search(moves: LegalMoves, move: Move, tried: list[tuple[int, int, float]]) -> str:
    """How the move did in simulated games, and how the next best did. Worths are from 0 to 1."""
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


def explain_likes(moves: LegalMoves, move: Move, liked: list[tuple[int, float]]) -> str:
    """How much a network likes the move at first sight, and which it likes next. Shares are from 0 to 1."""
    if len(moves) == 1:
        return "There was no other move."
    if len(liked) == 1:
        return f"Of {len(moves)} legal moves, this is the only one that I would think of."
    number = moves.number_of(move)
    share = next(share for one, share in liked if one == number)
    other, less = next((one, share) for one, share in liked if one != number)
    text = f"At first sight I like this best: {share:.0%}"
    return f"{text}; next comes {str(moves[moves.numbers.index(other)])!r} with {less:.0%}."


def _claim(view: View, move: Move, memory: Any, texts: Translator) -> str:
    number = list(view.city.route).index(move.route)
    route = view.city.route[move.route]
    name = view.city.name_of(route)
    ticket = _served(view.city, number, memory)
    if ticket:
        rest = int(memory.plan.wanted).bit_count() - 1
        return texts.say("hint-claim-ticket", route=name, ticket=ticket, count=rest)
    if int(memory.plan.wanted) >> number & 1:
        return texts.say("hint-claim-district", route=name)
    points = view.city.points_of(route)
    return texts.say("hint-claim-points", route=name, points=points)


def _card(view: View, move: Move, memory: Any, texts: Translator) -> str:
    short = {kind for at, kind in enumerate(view.city.kinds) if memory.work.short[at] > 0}
    wanted = _wanted(view.city, memory)
    facts = {"route": wanted} if wanted else {}
    behind = "-for" if wanted else ""
    if move.card == WILD and WILD not in short:
        return texts.say(f"hint-card-wild{behind}", **facts)
    if move.card == WILD:
        return texts.say(f"hint-card-lack-wild{behind}", **facts)
    if move.card:
        why = "lack" if move.card in short else "best"
        return texts.say(f"hint-card-{why}{behind}", colour=texts.named("colour", move.card), **facts)
    lacking = ", ".join(texts.named("colour", kind) for kind in sorted(short - {WILD}))
    if lacking:
        return texts.say(f"hint-card-unseen-lack{behind}", colours=lacking, **facts)
    return texts.say(f"hint-card-unseen{behind}", **facts)


def _served(city: City, route: int, memory: Any) -> str:
    """The ticket on whose way a route lies, or nothing."""
    for at in range(int(memory.plan.goals)):
        path = int(memory.work.path[at])
        if path >= 0 and path >> route & 1:
            return ticket_text(city, list(city.ticket)[int(memory.work.goal[at])])
    return ""


def _wanted(city: City, memory: Any) -> str:
    """The first route of the plan, or the target, by the names of its places."""
    wanted = int(memory.plan.wanted)
    number = int(memory.plan.target) if wanted <= 0 else (wanted & -wanted).bit_length() - 1
    if number == NONE:
        return ""
    return city.name_of(city.routes[number])
