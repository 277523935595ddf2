"""Running an arena from start to end: its journal, its records, and a file for each fault.

Chunks are played in any order and counted in the plan's order. So the outcome is the same for any number of
workers, even where a player is retired for its faults: what it has played beyond that does not count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from crosstown.arena.arena_worker import ArenaWork, Job
from crosstown.arena.chunk_results import ChunkResult, GameFault, MoveTimes
from crosstown.arena.journal import Journal, journal_path
from crosstown.arena.schedule import Chunk, Plan
from crosstown.files import write_text
from crosstown.game.records.record import Record
from crosstown.simulation.batch_records import RecordWriter
from crosstown.simulation.chunk_work import GamesWriter
from crosstown.simulation.played_games import RecordedGames
from crosstown.workers.open_pool import LOCAL, open_pool

MOST_FAULTS = 3  # a player that has made so many is retired


@dataclass
class Outcome:
    plan: Plan
    counted: list[tuple[Chunk, ChunkResult]] = field(default_factory=list)
    faults: list[GameFault] = field(default_factory=list)
    retired: list[str] = field(default_factory=list)
    skipped: int = 0  # games that were not played because one of their players was retired
    void: Counter[int] = field(default_factory=Counter)  # deals lost to a fault, by table
    times: dict[str, MoveTimes] = field(default_factory=dict)


class Tournament:
    """An arena that may have begun earlier. Equal plans share a journal, unless one is chosen."""

    def __init__(self, plan: Plan, journal: Path | None = None, *, fresh: bool = False) -> None:
        self.plan = plan
        self._fresh = fresh
        self.path = journal_path(self.plan.key) if journal is None else journal

    def run(
        self,
        workers: int | None = None,
        records: Path | None = None,
        on_progress: Callable[[int], None] = lambda games: None,
        on_fault: Callable[[GameFault, Path], None] = lambda fault, path: None,
        *,
        on: str = LOCAL,
        writers: Sequence[GamesWriter] = (),
    ) -> Outcome:
        """Plays what is left to play; reports how many games are done, and faults in the plan's order.

        Games are written when all are played: only then is known which of them count.
        """

        def keep_fault(number: int, fault: GameFault) -> None:
            path = self.path.with_name(f"{self.path.stem}-fault-{number}.json")
            write_text(path, fault.record + "\n")
            on_fault(fault, path)

        with Journal(self.path, self.plan.key, self.plan.arguments, fresh=self._fresh) as journal:
            outcome = _Run(self.plan, journal, on_progress, keep_fault).play(workers, on)
            for writer in (*writers, *([] if records is None else [RecordWriter(records)])):
                with writer:
                    for chunk, _ in outcome.counted:
                        games = [Record.from_json(text) for text in journal.records(chunk.number)]
                        writer.write(writer.pack(RecordedGames(self.plan.city, games)))
        return outcome


class _Run:
    def __init__(
        self,
        plan: Plan,
        journal: Journal,
        on_progress: Callable[[int], None],
        on_fault: Callable[[int, GameFault], None],
    ) -> None:
        self.plan = plan
        self.journal = journal
        self.outcome = Outcome(plan)
        self._on_progress = on_progress
        self._on_fault = on_fault
        self._faults_by_player: Counter[str] = Counter()
        self._next = 0
        self._done = 0

    def play(self, workers: int | None, on: str) -> Outcome:
        self._count()
        left = sum(1 for _ in self._jobs())
        if left:
            self._play_jobs(workers, on, left)
        self.outcome.times = self._times()
        return self.outcome

    def _play_jobs(self, workers: int | None, on: str, left: int) -> None:
        jobs = self._jobs()
        with open_pool(ArenaWork(self.plan), workers, left, on) as pool:
            for played in pool.play(lambda: next(jobs, None)):
                if played is not None:
                    job, reply = played
                    if isinstance(reply, ChunkResult):
                        self.journal.add(reply)
                    elif isinstance(job, str):
                        self.journal.add_times(job, reply)
                self._count()

    def _jobs(self) -> Iterator[Job]:
        """What is left to do, in order, without the tables of retired players."""
        for chunk in self.plan.chunks:
            if chunk.number not in self.journal.results and not self._is_retired(chunk):
                yield chunk
        for player in self.plan.untimed_players():
            if player not in self.journal.times:
                yield player

    def _is_retired(self, chunk: Chunk) -> bool:
        return any(player in self.outcome.retired for player in self.plan.tables[chunk.table])

    def _count(self) -> None:
        """Counts all chunks up to the first that is still to be played."""
        chunks = self.plan.chunks
        while self._next < len(chunks):
            chunk = chunks[self._next]
            result = self.journal.results.get(chunk.number)
            if self._is_retired(chunk):
                self.outcome.skipped += self.plan.games_of(chunk)
            elif result is None:
                break
            elif result.fault is not None:
                self.outcome.void[chunk.table] += 1
                self._add_fault(result.fault)
            else:
                self.outcome.counted.append((chunk, result))
            self._next += 1
            self._done += self.plan.games_of(chunk)
        self._on_progress(self._done)

    def _add_fault(self, fault: GameFault) -> None:
        self.outcome.faults.append(fault)
        self._on_fault(len(self.outcome.faults), fault)
        self._faults_by_player[fault.player] += 1
        if self._faults_by_player[fault.player] == MOST_FAULTS:
            self.outcome.retired.append(fault.player)

    def _times(self) -> dict[str, MoveTimes]:
        times = {player: MoveTimes() for player in self.plan.players}
        for player, one in self.journal.times.items():
            times[player].join(one)
        for _, result in self.outcome.counted:
            for player, one in result.times.items():
                times[player].join(one)
        return {player: one for player, one in times.items() if one.moves}
