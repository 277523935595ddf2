"""A game in progress at a table: its position, its log, and what may be taken back. No I/O, no clock.

`LiveGame.try_move` changes nothing. What it returns is applied by `LiveGame.apply` once the store
has it.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

import msgspec

from crosstown.cities.load import load_edition
from crosstown.errors import CrosstownError, IllegalMove
from crosstown.game import events
from crosstown.game.events import Event
from crosstown.game.game import Game
from crosstown.game.records.fairness import SEAL_KEY, seal
from crosstown.game.records.record import Seat
from crosstown.game.records.shared_deal import DEAL_KEY, SharedDeal
from crosstown.game.view_changes import Before, changed_since
from crosstown.game.view_data import ViewData
from crosstown.store.rows import GameRow, LoadedTable, PlyRow

UNDO = "undo "
REPLAYED = 60  # the latest entries, which a client that missed them may show once more
_REVEALING = (events.Drew, events.Filled, events.Swept, events.Shuffled, events.Offered, events.Ended)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry of the log: who, when, why, and what happened."""

    seat: int
    at: int
    cause: str
    undone: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class ProposedPly:
    """A legal move or take-back that is not written yet, and the position after it."""

    move: str
    seat: int
    position: Game
    undone: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class _UndoPoint:
    """The position before a move that revealed nothing, and whose move it was."""

    seat: int
    position: Game


class LiveGame:
    def __init__(self, row: GameRow) -> None:
        city = load_edition(row.city, row.sha256)
        names = msgspec.json.decode(row.names, type=tuple[Seat, ...])
        self.row = row
        self.seal = seal(row.seed)
        self.deal = msgspec.json.decode(row.deal, type=SharedDeal) if row.deal else None
        self.position = Game.new(city, len(names), row.seed, names)
        self.log: list[LogEntry] = []
        self.commands: dict[tuple[str, str], int] = {}
        self.before: deque[Before] = deque(maxlen=REPLAYED)  # what lay open before the latest entries
        self._open: ViewData | None = None  # what lies open now, once it was asked for
        self._undo_points: list[_UndoPoint] = []  # since the last move that revealed something
        self._turns: list[tuple[int, int]] = []  # (seat, time) of the moves that were not taken back

    @property
    def version(self) -> int:
        """The table's version: it grows with every entry of every game."""
        return self.row.base + len(self.log)

    @property
    def turn_began(self) -> int:
        """When the turn of the seat that has to decide began. A take-back gives no more time."""
        for seat, at in reversed(self._turns):
            if seat != self.position.turn:
                return at
        return self.row.began

    def try_move(self, seat: int, move: str) -> ProposedPly:
        """A move on a copy of the position. Raises if it is not this seat's turn or not legal."""
        if self.position.turn != seat:
            raise not_your_turn(self.position)
        game = self.position.copy()
        happened = game.play(move)
        return ProposedPly(str(game.plies[-1].move), seat, game, 0, happened)

    def can_undo(self, seats: tuple[int, ...]) -> bool:
        """Whether the last move is by one of these seats and has revealed nothing."""
        return bool(self._undo_points) and self._undo_points[-1].seat in seats

    def try_undo(self, seats: tuple[int, ...], moves: int = 0) -> ProposedPly:
        """Takes back these seats' last move and what followed: ``moves`` in all. Never a revealed card."""
        back = next(
            (at for at, before in enumerate(reversed(self._undo_points), 1) if before.seat in seats), 0
        )
        if not back or back != (moves or back):
            raise IllegalMove(
                "nothing-to-undo",
                "there is nothing to take back: the last move has revealed a card, or is not yours",
                rule="",
                where=f"version {self.version}",
            )
        before = self._undo_points[-back]
        return ProposedPly(f"{UNDO}{back}", before.seat, before.position, back, ())

    def row_for(
        self, ply: ProposedPly, at: int, person: str = "", command: str = "", cause: str = ""
    ) -> PlyRow:
        return PlyRow(
            game=self.row.id,
            ply=len(self.log),
            seat=ply.seat,
            move=ply.move,
            at=at,
            person=person,
            command=command,
            cause=cause,
        )

    def apply(self, ply: ProposedPly, row: PlyRow, *, old: bool = False) -> LogEntry:
        """Plays what the store has now. Nobody will want an old entry replayed."""
        if not old:
            earlier, self._open = self._open or _open(self.position), _open(ply.position)
            self.before.append(changed_since(earlier, self._open))
        entry = LogEntry(ply.seat, row.at, row.cause, ply.undone, ply.events)
        if ply.undone:
            del self._undo_points[-ply.undone :], self._turns[-ply.undone :]
        else:
            self._remember(ply, row)
        self.position = ply.position
        self.log.append(entry)
        if row.command:
            self.commands[row.person, row.command] = self.version
        return entry

    def _remember(self, ply: ProposedPly, row: PlyRow) -> None:
        self._turns.append((ply.seat, row.at))
        if any(isinstance(event, _REVEALING) for event in ply.events):
            self._undo_points.clear()
        else:
            self._undo_points.append(_UndoPoint(ply.seat, self.position))

    def apply_row(self, row: PlyRow, *, old: bool = False) -> LogEntry:
        """Plays an entry that another process wrote, or that was written before a restart."""
        if row.ply != len(self.log):
            raise CrosstownError(
                "log-gap", f"entry {row.ply} follows {len(self.log)} entries", where=f"ply {row.ply}"
            )
        if row.move.startswith(UNDO):
            ply = self.try_undo((row.seat,), int(row.move.removeprefix(UNDO)))
        else:
            ply = self.try_move(row.seat, row.move)
        return self.apply(ply, row, old=old)

    def record_of(self, ply: ProposedPly, at: int) -> bytes | None:
        """The record of the game if this ply ends it, with the seals that were shown before."""
        if not ply.position.over:
            return None
        extra = {SEAL_KEY: self.seal, "began": self.row.began, "ended": at}
        if self.deal is not None:
            extra[DEAL_KEY] = msgspec.to_builtins(self.deal)
        return msgspec.structs.replace(ply.position.record(), extra=extra).to_json()


def _open(game: Game) -> ViewData:
    return game.view(None).data()


def not_your_turn(game: Game) -> IllegalMove:
    if game.over:
        return IllegalMove("game-over", "the game is over", rule="E1", where=f"ply {game.ply}")
    return IllegalMove(
        "not-your-turn",
        f"it is seat {game.turn}'s decision: wait until it is yours",
        rule="T1",
        where=f"ply {game.ply}",
    )


def replay(loaded: LoadedTable) -> LiveGame | None:
    if loaded.game is None:
        return None
    game = LiveGame(loaded.game)
    for row in loaded.plies:
        game.apply_row(row, old=row.ply < len(loaded.plies) - REPLAYED)
    return game
