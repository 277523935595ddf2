"""Questions that wait for a worker: who is next, and for how long a player may think.

Quick players have a lane of their own, so that none of them waits for one that searches. In each lane the
hosts of tables take turns. A host is where a table was opened from, or the person who opened it. Whoever has
many questions at once gets less time for each; and a long thought is for an idle server only.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from crosstown.players import expert_player, search_player
from crosstown.players.built_in_players import SEARCHERS
from crosstown.players.search_player import TABLE_SECONDS, read_budget
from crosstown.service.bots.worker_slot import MoveRequest

FAIR_SECONDS = TABLE_SECONDS  # for a thought while other hosts' tables want the same workers
MIN_SECONDS = 0.05
HALF_A_SECOND = {"hard": search_player.SIMULATIONS, "expert": expert_player.SIMULATIONS}  # simulations
UNATTENDED_SECONDS = 0.1  # for a thought at a table where no people sit, or nobody is connected
COMPANY_SECONDS = 120.0  # for which a host counts after a question
HOSTS_REMEMBERED = 1000

K = TypeVar("K")
V = TypeVar("V")


class FairQueue:
    """Waiting questions. ``workers`` of them can be answered at once."""

    def __init__(self, workers: int, now: Callable[[], float] = time.monotonic) -> None:
        self.waiting: list[MoveRequest] = []
        self._workers = workers
        self._now = now
        self._thinking: list[MoveRequest] = []  # slow questions that workers have, and some answered ones
        self._asked: OrderedDict[str, float] = OrderedDict()  # when a host last asked a slow player
        self._served: OrderedDict[tuple[int, str], int] = OrderedDict()  # lanes and hosts: a count
        self._served_count = 0

    def add(self, request: MoveRequest) -> None:
        self.waiting.append(request)
        if request.is_slow:
            _remember(self._asked, request.host, self._now())

    def remove(self, request: MoveRequest) -> None:
        """Forgets a question that waits no longer."""
        if request in self.waiting:
            self.waiting.remove(request)

    def take(self, lane: int) -> MoveRequest | None:
        """The next question of a lane: of the host that was served longest ago, then who asked first."""
        lane_requests = [request for request in self.waiting if request.needed == lane]
        if not lane_requests:
            return None
        request = min(lane_requests, key=lambda one: self._served.get((lane, one.host), 0))
        self._served_count += 1
        _remember(self._served, (lane, request.host), self._served_count)
        if request.is_slow:
            self._thinking = [one for one in self._thinking if not one.outcome.done()]
            request.seconds = self._granted(request)
            self._thinking.append(request)
        self.waiting.remove(request)
        return request

    def _granted(self, request: MoveRequest) -> float | None:
        """The seconds for a thought; None for a player without a clock, unless it has to hurry."""
        wanted = wanted_seconds(request.question.player)
        if wanted is None:
            return None
        own = sum(one.is_slow and one.host == request.host for one in (*self.waiting, *self._thinking))
        granted = wanted * self._workers / max(self._workers, own)
        if self._has_company(request.host):
            granted = min(granted, FAIR_SECONDS)
        if not request.attended:
            granted = min(granted, UNATTENDED_SECONDS)
        granted = max(granted, min(wanted, MIN_SECONDS))
        return None if granted == wanted and _counts(request.question.player) else granted

    def _has_company(self, host: str) -> bool:
        since = self._now() - COMPANY_SECONDS
        return any(asked > since for other, asked in self._asked.items() if other != host)


def wanted_seconds(player: str) -> float | None:
    """How long a player that searches takes for a move; about so long if its budget is in simulations."""
    name, _, option = player.partition(":")
    if name not in SEARCHERS:
        return None
    if not option:
        return TABLE_SECONDS
    budget = read_budget(option)
    if budget.simulations is None:
        return budget.seconds
    return budget.simulations * TABLE_SECONDS / HALF_A_SECOND[name]


def _counts(player: str) -> bool:
    """Whether somebody asked for a number of simulations, which always give the same move."""
    option = player.partition(":")[2]
    return option != "" and read_budget(option).seconds is None


def _remember(known: OrderedDict[K, V], key: K, value: V) -> None:
    known[key] = value
    known.move_to_end(key)
    if len(known) > HOSTS_REMEMBERED:
        known.popitem(last=False)
