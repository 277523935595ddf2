"""What comes back from playing a chunk: scores and places, or a fault. It crosses processes and is kept."""

from __future__ import annotations

import msgspec

from crosstown.arena.player_supervisor import Clock
from crosstown.game.game import Game
from crosstown.game.seeds import seed_text
from crosstown.players.faults import Fault

Scores = tuple[tuple[tuple[int, ...], ...], ...]  # by deal, seating and seat


class GameFault(msgspec.Struct, frozen=True):
    """A player's fault with the game and the position it happened in; the record is JSON, ready to replay."""

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


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """The games of one chunk; none of them counts where there is a fault."""

    chunk: int
    totals: Scores = ()
    places: Scores = ()
    times: dict[str, Clock] = {}
    records: tuple[str, ...] = ()
    fault: GameFault | None = None


def game_fault(fault: Fault, game: Game, seat: int, deal: int, ply: int | None = None) -> GameFault:
    """A fault with the position of its game; ``ply`` where only the start of the game can be told.

    The record tells of the fault, too.
    """
    ply = game.ply if ply is None else ply
    players = tuple(one.player for one in game.seating)
    story = {
        "player": players[seat],
        "seat": seat,
        "ply": ply,
        "code": fault.code,
        "message": fault.message,
        "where": fault.where,
    }
    record = msgspec.structs.replace(game.record(), extra={"fault": story})
    return GameFault(
        player=players[seat],
        table=players,
        deal=deal,
        seed=seed_text(game.seed or 0),
        seat=seat,
        ply=ply,
        code=fault.code,
        message=fault.message,
        where=fault.where,
        record=record.to_json().decode(),
    )
