"""Checks a player: many games and awkward positions, and a report of what it does wrong."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from crosstown.cities.city import City
from crosstown.cities.load import city_names, load_city
from crosstown.errors import TextError
from crosstown.players import faults
from crosstown.players.checking.check_run import CHANCE, MUTATES, REMEMBERS, UNEXPLAINED, CheckFault, CheckRun
from crosstown.players.checking.timed_call import TimedCaller
from crosstown.players.player import Player

CHECKS = {
    "raises no exception": (faults.RAISED, faults.DIED),
    "returns legal moves": (faults.NO_MOVE, faults.ILLEGAL),
    "is quick enough": (faults.TOO_SLOW,),
    "leaves its view alone": (MUTATES,),
    "forgets the last game": (REMEMBERS,),
    "plays the same at the same seed": (CHANCE,),
    "explains its moves": (UNEXPLAINED,),
}

BUDGET = 1.0  # seconds for a move


@dataclass(frozen=True)
class Report:
    """What a check found. ``print(report)`` is the readable list.

    ``faults`` has the first of each kind, with their positions; ``counts`` says by code how many there were.
    ``tested`` has the codes that could be tested: a player that only raises exceptions shows nothing else.
    """

    player: str
    faults: tuple[CheckFault, ...]
    counts: dict[str, int]
    games: int
    positions: int
    moves: int
    stopped: str = ""  # why the check did not go to its end
    tested: frozenset[str] = frozenset()

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults

    def __str__(self) -> str:
        seen = f"{self.moves} moves in {self.games} games and {self.positions} awkward positions"
        lines = [f"{self.player}: {'fine' if self.ok else 'something is wrong'} ({seen})"]
        for check, codes in CHECKS.items():
            found = [one for one in self.faults if one.code in codes]
            sure = not self.stopped and self.tested.intersection(codes)
            lines.append(f"{'✗' if found else '✓' if sure else '–'} {check}")
            lines += [f"    {one}" for one in found]
            more = sum(self.counts.get(code, 0) for code in codes) - len(found)
            lines += [f"    and {more} more"] if more else []
        return "\n".join([*lines, self.stopped] if self.stopped else lines)


def check(
    player: Callable[[], Player],
    *,
    budget: float = BUDGET,
    patience: float | None = None,
    cities: Sequence[str | City] = (),
    on_progress: Callable[[int, int], None] = lambda done, total: None,
    on_wait: Callable[[str], None] = lambda what: None,
) -> Report:
    """Plays a class of players through every city, number of seats and seat, and through awkward positions.

    ``budget`` is how many seconds a move may take; after ``patience`` the player counts as hanging and the
    check ends. Unless it is given, it is ten seconds, and two minutes for the first move. ``cities`` are all
    that are built in, unless some are named. ``on_wait`` is told what a long wait is for.
    """
    if isinstance(player, Player) or not callable(player):
        raise TextError("bad-player", "check the class of a player, not a player: check(MyBot)")
    boards = [load_city(city) for city in cities or city_names()]
    with TimedCaller() as caller, faults.exits_told(), contextlib.redirect_stdout(sys.stderr):
        run = CheckRun(player, caller, budget, patience, on_wait)
        stopped = run.run(boards, on_progress)
    return Report(
        player=run.name,
        faults=tuple(run.faults),
        counts=dict(run.counts),
        games=run.games,
        positions=run.positions,
        moves=run.moves,
        stopped=stopped,
        tested=frozenset(run.tested),
    )
