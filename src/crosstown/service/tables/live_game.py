"""A game alive at a table: its position, its log, and what may still be taken back. No I/O, no clock.

A match is judged first and advanced later: :meth:`Match.try_move` changes nothing, and what it returns is
applied by :meth:`Match.advance` once the store has it.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from crosstown.cities.load import load_edition
from crosstown.errors import CrosstownError, IllegalMove
from crosstown.game import events
from crosstown.game.events import Event
from crosstown.game.fairness import SEAL_KEY, seal
from crosstown.game.game import Game
from crosstown.game.record import Seat
from crosstown.store.rows import GameRow, LoadedTable, PlyRow

UNDO = "undo "
_REVEALING = (
    events.Drew,
    events.Filled,
    events.Swept,
    events.Shuffled,
    events.Offered,
    events.Ended,
)


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the log as it was played: who, when, why, and what happened."""

    seat: int
    at: int
    cause: str
    undone: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Trial:
    """A move or a take-back that was judged and can be written down."""

    move: str
    seat: int
    game: Game
    undone: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class _Before:
    """The position before a move that revealed nothing, and whose move it was."""

    seat: int
    game: Game


class Match:
    """One game at a table."""

    def __init__(self, row: GameRow) -> None:
        """Deals the game from its seed."""
        city = load_edition(row.city, row.sha256)
        names = msgspec.json.decode(row.names, type=tuple[Seat, ...])
        self.row = row
        self.seal = seal(row.seed)
        self.game = Game.new(city, len(names), row.seed, names)
        self.log: list[Entry] = []
        self.commands: dict[tuple[str, str], int] = {}
        self._trail: list[_Before] = []  # back to the last move that revealed something
        self._turns: list[tuple[int, int]] = []  # (seat, time) of the moves that stand

    @property
    def version(self) -> int:
        """The table's version: it grows with every entry of every game."""
        return self.row.base + len(self.log)

    @property
    def turn_began(self) -> int:
        """When the turn of the seat that has to decide began: no take-back makes it longer."""
        for seat, at in reversed(self._turns):
            if seat != self.game.turn:
                return at
        return self.row.began

    def try_move(self, seat: int, move: str) -> Trial:
        """A move on a copy; raises where it is not this seat's decision or not legal."""
        if self.game.turn != seat:
            raise not_your_turn(self.game)
        game = self.game.copy()
        happened = game.play(move)
        return Trial(str(game.plies[-1].move), seat, game, 0, happened)

    def can_undo(self, seats: tuple[int, ...]) -> bool:
        """Whether the last move that stands is one's own and has revealed nothing."""
        return bool(self._trail) and self._trail[-1].seat in seats

    def try_undo(self, seats: tuple[int, ...], moves: int = 0) -> Trial:
        """The position before the last move of these seats, or so many moves ago where that is what it is.

        Never across a revealed card: then there is no way back.
        """
        back = next((at for at, before in enumerate(reversed(self._trail), 1) if before.seat in seats), 0)
        if not back or back != (moves or back):
            raise IllegalMove(
                "nothing-to-undo",
                "there is nothing to take back: the last move has revealed a card, or is not yours",
                rule="",
                where=f"version {self.version}",
            )
        before = self._trail[-back]
        return Trial(f"{UNDO}{back}", before.seat, before.game, back, ())

    def row_for(self, trial: Trial, at: int, person: str = "", command: str = "", cause: str = "") -> PlyRow:
        """The trial as the next entry of the log."""
        return PlyRow(
            game=self.row.id,
            ply=len(self.log),
            seat=trial.seat,
            move=trial.move,
            at=at,
            person=person,
            command=command,
            cause=cause,
        )

    def advance(self, trial: Trial, row: PlyRow) -> Entry:
        """The trial is written down: now it is true."""
        entry = Entry(trial.seat, row.at, row.cause, trial.undone, trial.events)
        if trial.undone:
            del self._trail[-trial.undone :], self._turns[-trial.undone :]
        else:
            self._remember(trial, row)
        self.game = trial.game
        self.log.append(entry)
        if row.command:
            self.commands[row.person, row.command] = self.version
        return entry

    def _remember(self, trial: Trial, row: PlyRow) -> None:
        self._turns.append((trial.seat, row.at))
        if any(isinstance(event, _REVEALING) for event in trial.events):
            self._trail.clear()
        else:
            self._trail.append(_Before(trial.seat, self.game))

    def follow(self, row: PlyRow) -> Entry:
        """Plays an entry of the log that somebody else wrote, or that was written before a restart."""
        if row.ply != len(self.log):
            raise CrosstownError(
                "log-gap", f"entry {row.ply} follows {len(self.log)} entries", where=f"ply {row.ply}"
            )
        if row.move.startswith(UNDO):
            trial = self.try_undo((row.seat,), int(row.move.removeprefix(UNDO)))
        else:
            trial = self.try_move(row.seat, row.move)
        return self.advance(trial, row)

    def record_of(self, trial: Trial, at: int) -> bytes | None:
        """The record of the game that the trial ends, with what was announced at its start."""
        if not trial.game.over:
            return None
        extra = {SEAL_KEY: self.seal, "began": self.row.began, "ended": at}
        return msgspec.structs.replace(trial.game.record(), extra=extra).to_json()


def not_your_turn(game: Game) -> IllegalMove:
    """The refusal of a move by a seat that has nothing to decide now."""
    if game.over:
        return IllegalMove("game-over", "the game is over", rule="E1", where=f"ply {game.ply}")
    return IllegalMove(
        "not-your-turn",
        f"it is seat {game.turn}'s decision: wait until it is yours",
        rule="T1",
        where=f"ply {game.ply}",
    )


def replayed(loaded: LoadedTable) -> Match | None:
    """The match of a loaded table, played up to its last entry."""
    if loaded.game is None:
        return None
    match = Match(loaded.game)
    for row in loaded.plies:
        match.follow(row)
    return match
