"""The player that searches, with a budget of simulations, of seconds, or of both for a move."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass

from crosstown.cities.city import City
from crosstown.errors import TextError
from crosstown.game.move import Move
from crosstown.game.move_choices import LegalMoves
from crosstown.game.position import workspace
from crosstown.game.reasons import MoveReason
from crosstown.game.records.seeds import seed_words
from crosstown.game.view import View
from crosstown.players.engine.planning import turn_facts
from crosstown.players.engine.planning.planner_weights import new_memories
from crosstown.players.engine.search import search_nodes, tree_search
from crosstown.players.explanations import plan_reason, search_reason
from crosstown.players.player import Player
from crosstown.rules.kernel.limits import MAX_SEATS
from crosstown.rules.kernel.state import GAME, NONE, RESULT, Array, blank, fields

SIMULATIONS = 10_000  # half a second to a second, depending on the city
TABLE_SECONDS = 0.5  # a move of plain ``hard`` or ``expert`` where people wait for it
MAX_TABLE_SECONDS = 5.0  # a move there, whatever the budget
SLICE = 0.01  # seconds between two checks of the clock, and for which other threads have to wait

_COUNT = re.compile("0|[1-9][0-9]{0,6}")
_SECONDS = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,3})?)s")


@dataclass(frozen=True)
class SearchSettings:
    """How a search goes about it: `search_nodes.SEARCH` says what the numbers mean."""

    breadth: int
    trust: int
    explore: int
    win_share: int


HARD = SearchSettings(breadth=8, trust=300, explore=300, win_share=300)


@dataclass(frozen=True)
class Budget:
    """How long a search may last: a number of simulations, seconds by the clock, or whichever ends first."""

    simulations: int | None = SIMULATIONS
    seconds: float | None = None


TABLE_BUDGET = Budget(SIMULATIONS, TABLE_SECONDS)
"""What plain ``hard`` and ``expert`` have at a table. An arena leaves out the clock, to be repeatable."""


def read_budget(option: str) -> Budget:
    """A budget from the option of a name: ``2000`` simulations, ``0.5s`` by the clock, or nothing."""
    if not option:
        return Budget()
    seconds = _SECONDS.fullmatch(option)
    if seconds and 0.01 <= float(seconds[1]) <= 3600:
        return Budget(simulations=None, seconds=float(seconds[1]))
    if _COUNT.fullmatch(option):
        return Budget(simulations=int(option))
    raise not_a_budget(option)


def not_a_budget(option: str) -> TextError:
    """The error for an option that is no budget."""
    message = (
        "write up to 9999999 simulations a move, as in hard:2000, or 0.01s to 3600s "
        "with at most three decimals, as in hard:0.5s"
    )
    return TextError("bad-player-option", f"{option[:20]!r} is no budget: {message}", offender=option[:20])


def set_search(searches: Array, settings: SearchSettings) -> None:
    """Lets a search go by these settings."""
    for name, value in asdict(settings).items():
        fields(searches)[name] = value


class SearchPlayer(Player):
    """Searches in deals that fit its view. With a budget of simulations the same seed plays alike."""

    _loaded = False  # in this process

    def __init__(self, name: str = "hard", budget: Budget | None = None) -> None:
        self.name = name
        self.budget = budget or Budget()
        self._searches = blank(search_nodes.SEARCH)
        self._nodes = blank(search_nodes.NODE, search_nodes.MAX_NODES)
        self._memories = new_memories(("medium",) * MAX_SEATS)
        self._games = blank(GAME, 2)
        self._results = blank(RESULT)
        self._seed = seed_words(0)
        set_search(self._searches, HARD)

    def start(self, city: City, seat: int, seats: int, seed: int) -> None:
        super().start(city, seat, seats, seed)
        self._seed = seed_words(seed)

    def choose(self, view: View, moves: LegalMoves) -> Move:
        """Searches by sequential halving.

        All moves worth trying are tried in the same deals. The budget is spent in equal stages, and after
        each the worse half of the moves drops out. A single move needs no search.
        """
        self._load(view)
        began = time.perf_counter()
        left = self._begin(view)
        stages = (left - 1).bit_length()
        simulations, seconds = self.budget.simulations, self.budget.seconds
        for stage in range(stages):
            rounds = None if simulations is None else max(1, simulations // (stages * left))
            self._run_stage(view, rounds, None if seconds is None else began + seconds * (stage + 1) / stages)
            left = int(tree_search.drop_half(self._searches, self._nodes))
        best = next(number for number, _, _, is_in in self._tried() if is_in)
        return moves[moves.numbers.index(best)]

    def _load(self, view: View) -> None:
        """Compiles or loads the search before the clock runs for the first time."""
        if self._loaded or self.budget.seconds is None:
            return
        self._begin(view)
        self._run(view, 0)
        tree_search.drop_half(self._searches, self._nodes)
        type(self)._loaded = True

    def _begin(self, view: View) -> int:
        """Starts a tree; returns how many moves are worth trying."""
        seed = self._seed.copy()
        seed[0] ^= view.ply
        tree_search.begin_search(
            view._cities, view._games, self._searches, self._nodes, self._memories, workspace(), seed
        )
        return int(fields(self._searches).left)

    def _run(self, view: View, rounds: int) -> None:
        tree_search.run_search(
            view._cities,
            view._games,
            self._games,
            self._searches,
            self._nodes,
            self._memories,
            workspace(),
            self._results,
            rounds,
        )

    def _run_stage(self, view: View, rounds: int | None, deadline: float | None) -> None:
        """Plays so many rounds, or until the deadline, but at least one.

        They are played in slices, whose size follows from how long the last one took. Slices change nothing
        but the time: the search goes on where it was.
        """
        left, piece = rounds or sys.maxsize, 1
        now = time.perf_counter()
        while True:
            piece = min(piece, left)
            self._run(view, piece)
            left -= piece
            before, now = now, time.perf_counter()
            time_left = SLICE if deadline is None else min(SLICE, deadline - now)
            if not left or time_left <= 0:
                return
            piece = max(1, int(piece * time_left / max(now - before, 1e-6)))

    def _tried(self) -> Iterator[tuple[int, int, float, bool]]:
        """The moves at the root of the last search: number, visits, worth (0 to 1), whether still in."""
        seat = int(fields(self._searches).seat)
        child = int(self._nodes[0]["child"])
        while child != NONE:
            node = self._nodes[child]
            visits = int(node["visits"])
            worth = float(node["worth"][seat]) / max(visits, 1) / tree_search.BEST
            yield int(node["move"]), visits, worth, not node["out"]
            child = int(node["sibling"])

    def tried(self) -> list[tuple[int, int, float]]:
        """The moves of the last search: number, simulations and worth (0 to 1), those tried longest first."""
        found = [(number, visits, worth) for number, visits, worth, _ in self._tried()]
        return sorted(found, key=lambda one: (-one[1], -one[2]))

    def reasons(self, view: View, moves: LegalMoves, move: Move) -> tuple[MoveReason, ...]:
        """What the move is for, by the plan of ``medium``, and how it did in the search."""
        return self._plan_reason(view, move), search_reason(view.city, moves, move, self.tried())

    def _plan_reason(self, view: View, move: Move) -> MoveReason:
        """The search has played games with its memories: the plan is made once more."""
        turn_facts.plan_turn(view._cities, view._games, self._memories)
        return plan_reason(view, move, fields(self._memories))
