"""Running an arena: chunks are played in any order, and counted in the plan's.

That is what makes the outcome the same for any number of workers, also where a player is retired for its
faults: whatever was played of it beyond that point is not counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from crosstown.arena.chunk_results import GameFault, Part
from crosstown.arena.journal import Journal
from crosstown.arena.player_supervisor import Clock
from crosstown.arena.schedule import Chunk, Plan
from crosstown.arena.worker_pool import Crew, Job

MOST_FAULTS = 3  # a player that has made so many is retired


@dataclass
class Outcome:
    """What has been counted."""

    plan: Plan
    counted: list[tuple[Chunk, Part]] = field(default_factory=list)
    faults: list[GameFault] = field(default_factory=list)
    retired: list[str] = field(default_factory=list)
    skipped: int = 0  # games that were not played because one of their players was retired
    void: Counter[int] = field(default_factory=Counter)  # by table, deals that do not count for a fault
    clocks: dict[str, Clock] = field(default_factory=dict)


class Tournament:
    """Plays a plan, and notes in a journal what has been played."""

    def __init__(
        self,
        plan: Plan,
        journal: Journal,
        on_progress: Callable[[int], None] = lambda games: None,
        on_fault: Callable[[int, GameFault], None] = lambda number, fault: None,
    ) -> None:
        self.plan = plan
        self.journal = journal
        self.outcome = Outcome(plan)
        self._on_progress = on_progress
        self._on_fault = on_fault
        self._counts: Counter[str] = Counter()
        self._next = 0
        self._done = 0

    def run(self, workers: int = 1) -> Outcome:
        """Plays what has not been played yet."""
        self._count()
        left = sum(1 for _ in self._jobs())
        jobs = self._jobs()
        with Crew(self.plan, min(workers, left)) as crew:
            for played in crew.play(lambda: next(jobs, None)):
                if played is not None:
                    job, reply = played
                    if isinstance(reply, Part):
                        self.journal.add(reply)
                    elif isinstance(job, str):
                        self.journal.add_clock(job, reply)
                self._count()
        self._add_clocks()
        return self.outcome

    def _jobs(self) -> Iterator[Job]:
        """What is left to do, in order; what a retired player has to do with is left out."""
        for chunk in self.plan.chunks:
            if chunk.number not in self.journal.parts and not self._is_off(chunk):
                yield chunk
        for player in self.plan.timed_apart():
            if player not in self.journal.clocks:
                yield player

    def _is_off(self, chunk: Chunk) -> bool:
        return any(player in self.outcome.retired for player in self.plan.tables[chunk.table])

    def _count(self) -> None:
        """Counts the chunks whose turn it is."""
        chunks = self.plan.chunks
        while self._next < len(chunks):
            chunk = chunks[self._next]
            part = self.journal.parts.get(chunk.number)
            if self._is_off(chunk):
                self.outcome.skipped += self.plan.games_of(chunk)
            elif part is None:
                break
            elif part.fault is not None:
                self.outcome.void[chunk.table] += 1
                self._blame(part.fault)
            else:
                self.outcome.counted.append((chunk, part))
            self._next += 1
            self._done += self.plan.games_of(chunk)
        self._on_progress(self._done)

    def _blame(self, fault: GameFault) -> None:
        self.outcome.faults.append(fault)
        self._on_fault(len(self.outcome.faults), fault)
        self._counts[fault.player] += 1
        if self._counts[fault.player] == MOST_FAULTS:
            self.outcome.retired.append(fault.player)

    def _add_clocks(self) -> None:
        clocks = {player: Clock() for player in self.plan.players}
        for player, clock in self.journal.clocks.items():
            clocks[player].join(clock)
        for _, part in self.outcome.counted:
            for player, clock in part.times.items():
                clocks[player].join(clock)
        self.outcome.clocks = {player: clock for player, clock in clocks.items() if clock.moves}
