"""The records of an analysis: a move that is tried, the study of a ply, the sums of a seat.

Chances are in ten-thousandths of a won game.
"""

from __future__ import annotations

import numpy as np

from crosstown.rules.kernel.limits import MAX_OFFER, MAX_SEATS, MAX_TICKETS
from crosstown.rules.kernel.state import CHANCE

WON = 10_000  # a won game
MAX_TRIALS = 10  # the moves that a search would try, the planner's, and the one that was played
MAX_FINALISTS = 3  # the best of them, the planner's, and the one that was played
LISTED = 4  # moves that a study lists

# What chance decided in a ply.
NOTHING, DRAWN, REFILLED, OFFERED = range(4)
# How bad a decision was.
UNMARKED, INACCURACY, MISTAKE, BLUNDER = range(4)
# Why the best move is better.
NO_REASON, TICKET, POINTS, RIVALS, WINS = range(5)

TRIAL = np.dtype(
    [
        ("move", "i8"),  # none where the planner decides
        ("out", "i8"),  # 1 where it is tried no more
        ("games", "i8"),
        ("shares", "i8", (MAX_SEATS,)),  # of the games, each divided by how close the seats came to the best
        ("wins", "i8", (MAX_SEATS,)),
        ("points", "i8", (MAX_SEATS,)),
        ("done", "i8", (MAX_TICKETS,)),  # games in which the seat that is asked about completed a ticket
        ("last", "i8"),  # what that seat won in the last game
        ("squares", "i8"),  # of the differences from the first trial, game by game
    ],
    align=True,
)

STUDY = np.dtype(
    [
        ("chance", CHANCE),  # the seeds of deals come from here
        ("seed", "u4", (4,)),
        ("games", "i8"),  # imagined so far
        ("seat", "i8"),
        ("move", "i8"),  # that was played
        ("legal", "i8"),  # how many there were
        ("value", "i8", (MAX_SEATS,)),  # chances before the ply
        ("value_error", "i8", (MAX_SEATS,)),
        ("after", "i8", (MAX_SEATS,)),  # with the move, before chance has decided anything
        ("after_error", "i8", (MAX_SEATS,)),
        ("event", "i8"),  # what chance decided
        ("reference", "i8"),  # the planner's move
        ("best", "i8"),
        ("measured", "i8"),  # what the move cost beside the best one found
        ("error", "i8"),
        ("loss", "i8"),  # 0 where that is noise
        ("mark", "i8"),
        ("skill", "i8", (MAX_SEATS,)),  # beside the reference
        ("skill_error", "i8"),
        ("hidden", "i8", (MAX_SEATS,)),  # how the decision met what was hidden
        ("luck", "i8", (MAX_SEATS,)),  # what chance decided after it
        ("tried", "i8"),
        ("tried_move", "i8", (LISTED,)),
        ("tried_chance", "i8", (LISTED,)),
        ("tried_deals", "i8", (LISTED,)),
        # the best move beside the one played: the mover's chance and points, its strongest rival's points,
        # and the ticket that makes the most difference; points are in hundredths
        ("reason", "i8"),
        ("chances", "i8", (2,)),
        ("points", "i8", (2,)),
        ("rivals", "i8", (2,)),
        ("ticket", "i8"),
        ("ticket_done", "i8", (2,)),
        # the tickets that were kept
        ("kept", "i8"),
        ("kept_ticket", "i8", (MAX_OFFER,)),
        ("kept_worth", "i8", (MAX_OFFER,)),
        ("kept_error", "i8", (MAX_OFFER,)),
        ("kept_points", "i8", (MAX_OFFER,)),
        ("kept_done", "i8", (MAX_OFFER,)),
    ],
    align=True,
)

SUMS = np.dtype(
    [
        ("result", "i8"),
        ("fair", "i8"),
        ("deal", "i8"),
        ("draw", "i8"),
        ("refill", "i8"),
        ("offer", "i8"),
        ("hidden", "i8"),
        ("others", "i8"),
        ("luck", "i8"),
        ("skill", "i8"),
        ("error", "i8"),
        ("decisions", "i8"),
        ("average_loss", "i8"),
        ("average_error", "i8"),
        ("marks", "i8", (4,)),
    ],
    align=True,
)
