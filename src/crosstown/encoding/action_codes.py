"""The index of a move and the mask of legal actions, for the kernel."""

from __future__ import annotations

from typing import Any

import numpy as np

from crosstown.rules import legal_moves
from crosstown.rules.kernel import move_codes
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.limits import MAX_ROUTES
from crosstown.rules.kernel.state import GRAY, WILD

ACTIONS = np.dtype(
    [
        ("count", "i8"),  # how many actions there are
        # where each group begins; pass, draw and tickets are the first three
        ("takes", "i8"),
        ("keeps", "i8"),
        ("places", "i8"),
        ("souvenirs", "i8"),
        ("claims", "i8", (MAX_ROUTES,)),
    ],
    align=True,
)


@leaf
def claim_action(city: Any, table: Any, claim: int) -> int:
    """The index of a claim: payments are ordered by colour and then by wilds; all wild comes last."""
    route = move_codes.first_of(claim)
    ways = city.length[route] - city.ferries[route]  # numbers of wilds beside a colour
    colour = move_codes.colour_of(claim)
    if city.colour[route] != GRAY:
        nth = 1 if colour == WILD else 0
    else:
        nth = city.kinds - 1 if colour == WILD else colour - 1
    if colour == WILD:
        return table.claims[route] + nth * ways
    return table.claims[route] + nth * ways + move_codes.wilds_of(claim) - city.ferries[route]


@leaf
def action_of(city: Any, table: Any, move: int) -> int:
    """The index of a move."""
    kind = move_codes.kind_of(move)
    second = move_codes.second_of(move)
    if kind == move_codes.CLAIM:
        return claim_action(city, table, move)
    if kind == move_codes.TAKE:
        return table.takes + second
    if kind == move_codes.KEEP_TICKETS:
        return table.keeps + second - 1
    if kind == move_codes.PLACE_TOKEN:
        return table.places + move_codes.first_of(move) * city.places + second
    if kind == move_codes.TAKE_TOKEN:
        return table.souvenirs + second
    if kind == move_codes.TICKETS:
        return 2
    return kind  # pass, draw


@rule
def write_mask(city: Any, game: Any, table: Any, scratch: Any, mask: Any) -> int:
    """Marks the legal actions with 1 and all others with 0; returns how many are legal."""
    for action in range(table.count):
        mask[action] = 0
    count = legal_moves.list_moves(city, game, scratch)
    for i in range(count):
        mask[action_of(city, table, whole(scratch.moves[i]))] = 1
    return count
