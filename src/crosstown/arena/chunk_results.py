"""The result of a chunk: scores, places and times, or a player's fault.

Workers send results to their parent, and the journal keeps them. The names of the fields are those on disk.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from crosstown.game.game import Game
from crosstown.game.records.seeds import seed_text
from crosstown.players.faults import Fault

Scores = tuple[tuple[tuple[int, ...], ...], ...]  # by deal, seating and seat


@dataclass
class MoveTimes:
    moves: int = 0
    seconds: float = 0.0
    worst: float = 0.0

    def add(self, seconds: float) -> None:
        self.moves += 1
        self.seconds += seconds
        self.worst = max(self.worst, seconds)

    def join(self, other: MoveTimes) -> None:
        self.moves += other.moves
        self.seconds += other.seconds
        self.worst = max(self.worst, other.worst)


class GameFault(msgspec.Struct, frozen=True):
    """A player's fault and the position it happened in; the record is JSON, ready to replay."""

    player: str
    table: tuple[str, ...]  # the players by seat
    deal: int
    seed: str
    seat: int
    ply: int
    code: str
    message: str
    where: str
    record: str

    def __str__(self) -> str:
        at = f"game of {' '.join(self.table)} with seed {self.seed}, ply {self.ply}, seat {self.seat}"
        place = f" at {self.where}" if self.where else ""
        return f"{self.player}: {self.message}{place} ({at}) [{self.code}]"


class ChunkResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """The games of one chunk. With a fault none of them counts."""

    chunk: int
    totals: Scores = ()
    places: Scores = ()
    times: dict[str, MoveTimes] = {}
    records: tuple[str, ...] = ()
    fault: GameFault | None = None


def game_fault(fault: Fault, game: Game, seat: int, deal: int, ply: int | None = None) -> GameFault:
    """A fault with the record of its game, which names the fault, too.

    ``ply`` says when it happened, where only the start of the game is known.
    """
    ply = game.ply if ply is None else ply
    players = tuple(one.player for one in game.seating)
    details: dict[str, Any] = {
        "player": players[seat],
        "seat": seat,
        "ply": ply,
        "code": fault.code,
        "message": fault.message,
        "where": fault.where,
    }
    record = msgspec.structs.replace(game.record(), extra={"fault": details})
    return GameFault(
        **details,
        table=players,
        deal=deal,
        seed=seed_text(game.seed or 0),
        record=record.to_json().decode(),
    )
