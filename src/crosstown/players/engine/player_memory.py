"""What a kernel player remembers: its weights, its plan, working arrays, and its own random numbers.

Worths are in hundredths of a point. Planners differ in their weights and in nothing else.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from crosstown.rules.kernel.compiler import leaf, whole
from crosstown.rules.kernel.limits import MAX_KINDS, MAX_PLACES, MAX_ROUTES, MAX_TICKETS
from crosstown.rules.kernel.philox import seed_chance
from crosstown.rules.kernel.state import CHANCE

NO_AIM = 0

WEIGHTS = np.dtype(
    [
        ("turn", "i8"),  # what a turn is worth
        ("card", "i8"),  # what it takes to get a card that is lacking
        ("lying", "i8"),  # percent of that which a card in the market saves
        ("route_points", "i8"),  # percent of a route's points that make up for its cost
        ("least", "i8"),  # what a route costs at least, so that ways stay short
        ("district", "i8"),  # percent of a district's points that it goes out of its way for
        ("souvenir", "i8"),  # what a new souvenir is worth
        ("pace", "i8"),  # turns that a seat takes to put down a hundred pieces
        ("eager", "i8"),  # percent of the points of tickets within reach that it adds when it keeps some
        ("ticket_bar", "i8"),  # how much better than the best route new tickets must look
        ("ticket_time", "i8"),  # percent of the turns left that it would give to a new ticket
        ("ticket_trust", "i8"),  # percent of a new ticket's worth that it counts on
        ("wild", "i8"),  # what a wild is worth in the hand
        ("needed", "i8"),  # a card of a colour that it lacks
        ("other", "i8"),  # any other card
        ("patience", "i8"),  # wilds that it pays at most while there is time to find cards
        ("hurry", "i8"),  # spare turns below which it pays whatever it takes
        ("rivalry", "i8"),  # how much it hurries where others may close a route
        ("slips", "i8"),  # percent of its turns in which it does not plan
        ("tickets_seen", "i8"),  # tickets that it plans for at a time
        ("hoard", "i8"),  # tickets that it wants to hold before it does anything else
        ("grabs", "i8"),  # points of a route that it claims at sight, whatever it wants; 0 for none
    ],
    align=True,
)

PLAN = np.dtype(
    [
        ("wanted", "i8"),  # routes to claim, as a set
        ("turns", "i8"),  # turns that are left, this one included
        ("spare", "i8"),  # turns beyond those that the wanted routes take
        ("worth", "i8"),  # of the tickets, less what their routes cost
        ("goals", "i8"),  # tickets that the plan completes
        ("reach", "i8"),  # what those are worth
        ("target", "i8"),  # the route that is wanted for its own sake, or none
        ("declined_at", "i8"),  # pieces it had when it last wanted no new tickets
        ("hasty", "i8"),  # 1 where new tickets are valued at a glance, as in simulated games
        ("rate", "i8"),  # with nothing left to do: what the target brings for the turns it takes
        ("tickets", "i8"),  # … and what new tickets are worth
    ],
    align=True,
)

WORK = np.dtype(
    [
        ("cost", "i8", (MAX_ROUTES,)),
        ("lying", "i8", (MAX_KINDS,)),  # cards in the market
        ("distance", "i8", (MAX_PLACES,)),
        ("via", "i8", (MAX_PLACES,)),  # the route by which the cheapest way comes to a place
        ("label", "i1", (MAX_PLACES,)),
        ("goal", "i8", (MAX_TICKETS,)),
        ("path", "i8", (MAX_TICKETS,)),
        ("need", "i8", (MAX_KINDS,)),
        ("short", "i8", (MAX_KINDS,)),
        ("worth", "i8", (MAX_TICKETS,)),
        ("value", "i8", (MAX_KINDS,)),
    ],
    align=True,
)

MEMORY = np.dtype(
    [
        ("chance", CHANCE),
        ("aim", "i8"),  # what chaos is after at present
        ("weights", WEIGHTS),
        ("plan", PLAN),
        ("work", WORK),
        ("slipped", "i8"),  # 1 where its last move was made without a plan
    ],
    align=True,
)


@leaf
def reset_memory(memory: Any, seed: Any) -> None:
    """Forgets the last game; the weights stay."""
    seed_chance(memory.chance, seed, whole(0))
    memory.aim = NO_AIM


@leaf
def copy_weights(weights: Any, others: Any) -> None:
    """The same weights for another planner."""
    weights.turn = others.turn
    weights.card = others.card
    weights.lying = others.lying
    weights.route_points = others.route_points
    weights.least = others.least
    weights.district = others.district
    weights.souvenir = others.souvenir
    weights.pace = others.pace
    weights.eager = others.eager
    weights.ticket_bar = others.ticket_bar
    weights.ticket_time = others.ticket_time
    weights.ticket_trust = others.ticket_trust
    weights.wild = others.wild
    weights.needed = others.needed
    weights.other = others.other
    weights.patience = others.patience
    weights.hurry = others.hurry
    weights.rivalry = others.rivalry
    weights.slips = others.slips
    weights.tickets_seen = others.tickets_seen
    weights.hoard = others.hoard
    weights.grabs = others.grabs
