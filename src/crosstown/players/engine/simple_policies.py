"""The players random and chaos: rules that pick a legal move from what a seat may know.

``view`` is a game's record with everything blanked that the seat may not know. The legal moves are listed in
``scratch``. A memory is what a player keeps from one move to the next, and its own random numbers.
"""

from __future__ import annotations

from typing import Any

from crosstown.players.engine.player_memory import NO_AIM
from crosstown.rules.kernel import move_codes
from crosstown.rules.kernel.compiler import entry, leaf, rule, whole
from crosstown.rules.kernel.philox import below
from crosstown.rules.kernel.state import TURN, WILD

# Where the kinds of moves begin and end among all numbers.
TAKE_WILD = move_codes.number_of(move_codes.TAKE, 0, WILD)
FIRST_CLAIM = move_codes.number_of(move_codes.CLAIM)
FIRST_PLACING = move_codes.number_of(move_codes.PLACE_TOKEN)

RANDOM, CHAOS = range(2)

# The aims of chaos. Each leads to some corner of the rules: an empty stack, no tickets left, sweeps.
HOARD_CARDS, HOARD_TICKETS, TAKE_WILDS, PAY_WILDS, PLAIN = range(NO_AIM + 1, NO_AIM + 6)
AIMS = 5
AIM_TURNS = 12  # turns that an aim lasts, on average


@leaf
def any_of(scratch: Any, first: int, count: int, memory: Any) -> int:
    """One of the moves from that position of the list on, each equally likely."""
    return whole(scratch.moves[first + below(memory.chance, count)])


@rule
def collect(scratch: Any, count: int, low: int, high: int) -> int:
    """Puts the legal moves within a range of numbers to the front; returns how many there are."""
    found = 0
    for i in range(count):
        move = scratch.moves[i]
        if low <= move < high:
            scratch.moves[i] = scratch.moves[found]
            scratch.moves[found] = move
            found += 1
    return found


@rule
def collect_wild_claims(scratch: Any, count: int) -> int:
    """Puts the claims paid in wilds alone to the front; returns how many there are."""
    found = 0
    for i in range(count):
        move = scratch.moves[i]
        if move_codes.kind_of(move) == move_codes.CLAIM and move_codes.colour_of(move) == WILD:
            scratch.moves[i] = scratch.moves[found]
            scratch.moves[found] = move
            found += 1
    return found


@rule
def favourites(scratch: Any, count: int, aim: int) -> int:
    """Puts the moves that serve an aim to the front; returns how many there are, perhaps none."""
    if aim == HOARD_CARDS:
        return collect(scratch, count, move_codes.DRAW_MOVE, FIRST_CLAIM)
    if aim == HOARD_TICKETS:
        return collect(scratch, count, move_codes.TICKETS_MOVE, FIRST_PLACING)
    if aim == TAKE_WILDS:
        found = collect(scratch, count, TAKE_WILD, TAKE_WILD + 1)
        return found if found > 0 else collect(scratch, count, move_codes.DRAW_MOVE, FIRST_CLAIM)
    if aim == PAY_WILDS:
        found = collect_wild_claims(scratch, count)
        return found if found > 0 else collect(scratch, count, TAKE_WILD, TAKE_WILD + 1)
    return 0


@rule
def choose_chaos(view: Any, count: int, memory: Any, scratch: Any) -> int:
    """Follows an aim for a while, so that rare rules come into play."""
    if memory.aim == NO_AIM or (view.phase == TURN and below(memory.chance, whole(AIM_TURNS)) == 0):
        memory.aim = 1 + below(memory.chance, whole(AIMS))
    found = favourites(scratch, count, whole(memory.aim))
    return any_of(scratch, whole(0), found if found > 0 else count, memory)


@rule
def choose(policy: int, city: Any, view: Any, count: int, memory: Any, scratch: Any) -> int:
    """The move of a player by its number; the legal moves are listed in ``scratch``."""
    if policy == CHAOS:
        return choose_chaos(view, count, memory, scratch)
    return any_of(scratch, whole(0), count, memory)


@entry
def choose_at(policy: int, cities: Any, views: Any, count: int, memories: Any, scratches: Any) -> int:
    """The move of a player in a view; the legal moves are listed in ``scratches[0]``."""
    return choose(policy, cities[0], views[0], count, memories[0], scratches[0])
