"""A game in progress at a table: its position, its log, and what may be taken back. No I/O, no clock.

`LiveGame.try_move` changes nothing. What it returns is applied by `LiveGame.apply` once the store
has it. Times are those of the steady clock of this process.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from crosstown.cities.guest_city import find_guest_city
from crosstown.cities.load import load_edition
from crosstown.errors import CrosstownError, IllegalMove
from crosstown.game import events
from crosstown.game.events import Event
from crosstown.game.game import Game
from crosstown.game.records.fairness import SEAL_KEY, seal
from crosstown.game.records.record import Seat
from crosstown.game.records.record_packs import with_pack
from crosstown.game.records.shared_deal import DEAL_KEY, SharedDeal
from crosstown.game.view_changes import Before, changed_since
from crosstown.game.view_data import ViewData
from crosstown.store.rows import GameRow, LoadedTable, PlyRow

UNDO = "undo "
REPLAYED = 60  # the latest entries, which a client that missed them may show once more
FIRST_KEEP = "first-keep"
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
class UndoPoint:
    """A move that revealed nothing: whose it was, why it was made, and the position before it.

    ``entry`` is its place in the log. ``turn`` and ``turn_began`` tell the turn it was made in.
    """

    seat: int
    entry: int
    cause: str
    kept_tickets: bool
    turn: int
    turn_began: int
    position: Game


@dataclass(frozen=True, slots=True)
class _StandingMove:
    """A move that was not taken back. ``first_keep``: it chose the first tickets."""

    seat: int
    at: int
    first_keep: bool


class LiveGame:
    def __init__(self, row: GameRow, began: int | None = None) -> None:
        city = load_edition(row.city, row.sha256)
        names = msgspec.json.decode(row.names, type=tuple[Seat, ...])
        self.row = row
        self.guest_city = find_guest_city(row.city, row.sha256)
        self.began = row.began if began is None else began
        self.seal = seal(row.seed)
        self.deal = msgspec.json.decode(row.deal, type=SharedDeal) if row.deal else None
        self.position = Game.new(city, len(names), row.seed, names)
        self.log: list[LogEntry] = []
        self.commands: dict[tuple[str, str], int] = {}
        self.before: deque[Before] = deque(maxlen=REPLAYED)  # what lay open before the latest entries
        self.undo_points: list[UndoPoint] = []  # since the last move that revealed something
        self.undos_by_seat: Counter[int] = Counter()
        self.undos_by_turn: Counter[tuple[int, int]] = Counter()  # by seat and turn
        self._open: ViewData | None = None  # what lies open now, once it was asked for
        self._standing: list[_StandingMove] = []

    @property
    def version(self) -> int:
        """The table's version: it grows with every entry of every game."""
        return self.row.base + len(self.log)

    @property
    def last_at(self) -> int:
        """When the last entry was written, or the game began."""
        return self.log[-1].at if self.log else self.began

    @property
    def turn(self) -> int:
        """Identifies the turn of the seat that has to decide: how many moves were played before it."""
        moves = len(self._standing)
        while moves and self._continues_turn(self._standing[moves - 1]):
            moves -= 1
        return moves

    def _continues_turn(self, last: _StandingMove) -> bool:
        return last.seat == self.position.turn and not last.first_keep

    @property
    def turn_began(self) -> int:
        """When the turn of the seat that has to decide began. A take-back gives no more time.

        The first tickets are chosen by all seats at the same time.
        """
        turn = self.turn
        if not turn or self.position.phase == FIRST_KEEP:
            return self.began
        return self._standing[turn - 1].at

    def turn_began_after(self, ply: ProposedPly, now: int) -> int:
        """When the turn of the seat that has to decide after this ply began."""
        if ply.undone:
            return self.undo_points[-ply.undone].turn_began
        if ply.position.phase == FIRST_KEEP:
            return self.began
        same_turn = ply.position.turn == ply.seat and self.position.phase != FIRST_KEEP
        return self.turn_began if same_turn else now

    def try_move(self, seat: int, move: str) -> ProposedPly:
        """A move on a copy of the position. Raises if it is not this seat's turn or not legal."""
        if self.position.turn != seat:
            raise not_your_turn(self.position)
        game = self.position.copy()
        happened = game.play(move)
        return ProposedPly(str(game.plies[-1].move), seat, game, 0, happened)

    def moves_to_undo(self, seats: tuple[int, ...]) -> int:
        """How many moves to undo to take back these seats' last one; 0 if a card was revealed since."""
        last_first = enumerate(reversed(self.undo_points), 1)
        return next((count for count, point in last_first if point.seat in seats), 0)

    def try_undo(self, moves: int) -> ProposedPly:
        """Takes back so many moves. Never a revealed card."""
        if not 0 < moves <= len(self.undo_points):
            raise nothing_to_undo("the last move has revealed a card, or is not yours")
        point = self.undo_points[-moves]
        return ProposedPly(f"{UNDO}{moves}", point.seat, point.position, moves, ())

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

    def apply(self, ply: ProposedPly, row: PlyRow, at: int | None = None, *, old: bool = False) -> LogEntry:
        """Plays what the store has now. Nobody will want an old entry replayed."""
        if not old:
            earlier, self._open = self._open or _open(self.position), _open(ply.position)
            self.before.append(changed_since(earlier, self._open))
        entry = LogEntry(ply.seat, row.at if at is None else at, row.cause, ply.undone, ply.events)
        if ply.undone:
            self._forget(ply)
        else:
            self._remember(ply, entry)
        self.position = ply.position
        self.log.append(entry)
        if row.command:
            self.commands[row.person, row.command] = self.version
        return entry

    def _forget(self, ply: ProposedPly) -> None:
        point = self.undo_points[-ply.undone]
        self.undos_by_seat[point.seat] += 1
        self.undos_by_turn[point.seat, point.turn] += 1
        del self.undo_points[-ply.undone :], self._standing[-ply.undone :]

    def _remember(self, ply: ProposedPly, entry: LogEntry) -> None:
        if any(isinstance(event, _REVEALING) for event in ply.events):
            self.undo_points.clear()
        else:
            kept = any(isinstance(event, events.Kept) for event in ply.events)
            where = len(self.log), entry.cause, kept, self.turn, self.turn_began
            self.undo_points.append(UndoPoint(ply.seat, *where, self.position))
        first_keep = self.position.phase == FIRST_KEEP
        self._standing.append(_StandingMove(ply.seat, entry.at, first_keep))

    def apply_row(self, row: PlyRow, at: int | None = None, *, old: bool = False) -> LogEntry:
        """Plays an entry that another process wrote, or that was written before a restart."""
        if row.ply != len(self.log):
            raise CrosstownError(
                "log-gap", f"entry {row.ply} follows {len(self.log)} entries", where=f"ply {row.ply}"
            )
        if row.move.startswith(UNDO):
            ply = self.try_undo(int(row.move.removeprefix(UNDO)))
        else:
            ply = self.try_move(row.seat, row.move)
        return self.apply(ply, row, at, old=old)

    def record_of(self, ply: ProposedPly, at: int) -> bytes | None:
        """The record of the game if this ply ends it, with the seals that were shown before."""
        if not ply.position.over:
            return None
        extra = {SEAL_KEY: self.seal, "began": self.row.began, "ended": at}
        if self.deal is not None:
            extra[DEAL_KEY] = msgspec.to_builtins(self.deal)
        record = msgspec.structs.replace(ply.position.record(), extra=extra)
        return (with_pack(record, self.guest_city.text) if self.guest_city else record).to_json()


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


def nothing_to_undo(reason: str) -> IllegalMove:
    return IllegalMove("nothing-to-undo", f"there is nothing to take back: {reason}", rule="")


def replay(loaded: LoadedTable, steady_at: Callable[[int], int] = lambda at: at) -> LiveGame | None:
    """The game as it was left. ``steady_at`` gives a stored time on this process's steady clock."""
    if loaded.game is None:
        return None
    game = LiveGame(loaded.game, steady_at(loaded.game.began))
    for row in loaded.plies:
        game.apply_row(row, steady_at(row.at), old=row.ply < len(loaded.plies) - REPLAYED)
    return game
