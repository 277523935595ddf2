"""Players inside the kernel: each a rule that picks a legal move from what its seat may know.

``view`` is a game's record with everything blanked that the seat may not know; the legal moves stand on the
scratch pad. A mind is what a player remembers from one move to the next, and its own random numbers.
"""

from __future__ import annotations

from typing import Any

from crosstown.players.engine.player_memory import NO_MOOD
from crosstown.rules.kernel import move_codes
from crosstown.rules.kernel.compiler import entry, leaf, rule, whole
from crosstown.rules.kernel.philox import below
from crosstown.rules.kernel.state import TURN, WILD

RANDOM, CHAOS = range(2)

# The moods of chaos. Each drives towards some corner of the rules: an empty stack, empty tickets, sweeps.
HOARD_CARDS, HOARD_TICKETS, TAKE_WILDS, PAY_WILDS, PLAIN = range(NO_MOOD + 1, NO_MOOD + 6)
MOODS = 5
PATIENCE = 12  # turns that a mood lasts, on average


@leaf
def any_of(scratch: Any, first: int, count: int, mind: Any) -> int:
    """One of the moves from that position on, each equally likely."""
    return whole(scratch.moves[first + below(mind.chance, count)])


@rule
def collect(scratch: Any, count: int, low: int, high: int) -> int:
    """Moves the legal moves within a range of numbers to the front; returns how many there are."""
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
    """Moves the claims paid in wilds alone to the front; returns how many there are."""
    found = 0
    for i in range(count):
        move = scratch.moves[i]
        if move_codes.kind_of(move) == move_codes.CLAIM and move_codes.colour_of(move) == WILD:
            scratch.moves[i] = scratch.moves[found]
            scratch.moves[found] = move
            found += 1
    return found


@rule
def favourites(scratch: Any, count: int, mood: int) -> int:
    """Moves what the mood prefers to the front; returns how many there are, perhaps none."""
    wild = (move_codes.TAKE << 16) + WILD
    if mood == HOARD_CARDS:
        return collect(scratch, count, move_codes.DRAW << 16, move_codes.CLAIM << 16)
    if mood == HOARD_TICKETS:
        return collect(scratch, count, move_codes.TICKETS << 16, move_codes.PLACE_TOKEN << 16)
    if mood == TAKE_WILDS:
        found = collect(scratch, count, wild, wild + 1)
        return found if found > 0 else collect(scratch, count, move_codes.DRAW << 16, move_codes.CLAIM << 16)
    if mood == PAY_WILDS:
        found = collect_wild_claims(scratch, count)
        return found if found > 0 else collect(scratch, count, wild, wild + 1)
    return 0


@rule
def choose_chaos(view: Any, count: int, mind: Any, scratch: Any) -> int:
    """Follows a mood for a while, so that rare rules happen."""
    if mind.mood == NO_MOOD or (view.phase == TURN and below(mind.chance, whole(PATIENCE)) == 0):
        mind.mood = 1 + below(mind.chance, whole(MOODS))
    found = favourites(scratch, count, whole(mind.mood))
    return any_of(scratch, whole(0), found if found > 0 else count, mind)


@rule
def choose(policy: int, city: Any, view: Any, count: int, mind: Any, scratch: Any) -> int:
    """The move of a player by its number; the legal moves stand on the scratch pad."""
    if policy == CHAOS:
        return choose_chaos(view, count, mind, scratch)
    return any_of(scratch, whole(0), count, mind)


@entry
def choose_at(policy: int, cities: Any, views: Any, count: int, minds: Any, scratches: Any) -> int:
    """The move of a player in a view, at a table of Python's; the legal moves stand on the scratch pad."""
    return choose(policy, cities[0], views[0], count, minds[0], scratches[0])
