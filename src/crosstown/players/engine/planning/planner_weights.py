"""The weights of the planners: easy, medium, and the four styles known from the literature.

The weights of medium were found by letting variants play each other, and then limited to variants that keep
tickets. The styles are those of Silva et al. (2017), taken up by Smith and Anton (2022). They are as
single-minded as described there, so that results can be compared.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from crosstown.players.engine.player_memory import MEMORY
from crosstown.rules.kernel.limits import MAX_SEATS
from crosstown.rules.kernel.state import Array, blank, fields

NEVER = 1 << 30

MEDIUM = {
    "turn": 500,
    "card": 80,
    "lying": 30,
    "route_points": 60,
    "least": 30,
    "district": 80,
    "souvenir": 140,
    "pace": 100,
    "eager": 200,
    "ticket_bar": 0,
    "ticket_time": 50,
    "ticket_trust": 75,
    "wild": 110,
    "needed": 130,
    "other": 60,
    "patience": 0,
    "hurry": 6,
    "rivalry": 60,
    "slips": 0,
    "tickets_seen": 32,
    "hoard": 0,
    "grabs": 0,
}

# The ways that take the fewest cards; ignores time, districts, souvenirs and new tickets.
_PATH = {
    **MEDIUM,
    "turn": 10,
    "card": 100,
    "lying": 0,
    "route_points": 0,
    "least": 1,
    "district": 0,
    "souvenir": 0,
    "pace": 1000,
    "eager": 0,
    "ticket_bar": NEVER,
    "patience": 2,
    "hurry": 0,
    "rivalry": 0,
}

PLANNERS: Mapping[str, Mapping[str, int]] = {
    # One ticket at a time, and in half of its turns no plan at all.
    "easy": {**_PATH, "tickets_seen": 1, "slips": 50, "needed": 100, "wild": 100},
    "medium": MEDIUM,
    # The best for now: a good route as soon as it can be paid, or else one ticket.
    "style-one-step": {**_PATH, "tickets_seen": 1, "grabs": 4},
    # Ways of few, long routes; any long route as soon as it can be paid.
    "style-long": {**_PATH, "turn": 400, "card": 0, "route_points": 60, "grabs": 4},
    "style-path": _PATH,
    # Five tickets before anything else.
    "style-tickets": {**_PATH, "hoard": 5},
}


def new_memories(players: Sequence[str]) -> Array:
    memories = blank(MEMORY, MAX_SEATS)
    for seat, name in enumerate(players):
        for weight, value in PLANNERS.get(name, {}).items():
            fields(memories, seat).weights[weight] = value
    return memories
