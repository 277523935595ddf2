"""Holding an arena from start to end: its journal, its records, and a file for each fault."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from crosstown.arena.chunk_results import GameFault
from crosstown.arena.journal import Journal, journal_path
from crosstown.arena.schedule import Plan
from crosstown.arena.tournament import Outcome, Tournament
from crosstown.errors import DataError
from crosstown.players.player_registry import Roster
from crosstown.simulation.batch_records import RecordWriter


class Contest:
    """An arena that may have begun earlier. Equal plans share a journal, unless one is chosen."""

    def __init__(
        self, plan: Plan, roster: Roster, journal: Path | None = None, *, fresh: bool = False
    ) -> None:
        self.plan = plan
        self._arguments = plan.arguments(roster)
        self._key = plan.key(roster)
        self._fresh = fresh
        self.path = journal_path(self._key) if journal is None else journal

    def hold(
        self,
        workers: int = 1,
        records: Path | None = None,
        on_progress: Callable[[int], None] = lambda games: None,
        on_fault: Callable[[GameFault, Path], None] = lambda fault, path: None,
    ) -> Outcome:
        """Plays what is left to play; tells how many games are done, and of faults, in the plan's order."""

        def blame(number: int, fault: GameFault) -> None:
            path = self.fault_path(number)
            _write(path, fault.record)
            on_fault(fault, path)

        with Journal(self.path, self._key, self._arguments, fresh=self._fresh) as journal:
            outcome = Tournament(self.plan, journal, on_progress, blame).run(workers)
            with RecordWriter(records) as writer:
                for chunk, _ in outcome.counted if records is not None else ():
                    writer.write("".join(f"{record}\n" for record in journal.records(chunk.number)).encode())
        return outcome

    def fault_path(self, number: int) -> Path:
        """Where the position of a fault is written: next to the journal."""
        return self.path.with_name(f"{self.path.stem}-fault-{number}.json")


def _write(path: Path, record: str) -> None:
    try:
        path.write_text(record + "\n", encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise DataError("unwritable", f"cannot write it: {reason}", where=str(path)) from None
