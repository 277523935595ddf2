"""A game begins: who is first, the seed, and the names that go into its record."""

from __future__ import annotations

import msgspec

from crosstown.game.record import Seat
from crosstown.service.tables import seating
from crosstown.service.tables.table_state import SUBSTITUTE, Chair, Document, computer
from crosstown.service.tokens import Entropy
from crosstown.store.rows import GameRow


def begin(
    table: Document, beginner: int, table_id: str, base: int, entropy: Entropy, now: int
) -> tuple[GameRow, Document]:
    """The row of a new game and the table as it is then. Those who left are replaced by a computer player."""
    seated = tuple(computer(SUBSTITUTE, "") if chair.left else chair for chair in table.chairs)
    number = table.game + 1
    table = msgspec.structs.replace(table, chairs=seated, game=number, asked=None, rematch=())
    table = seating.in_turn_order(table, beginner)
    names = [Seat(name=chair.name, player=_player(chair)) for chair in table.chairs]
    row = GameRow(
        id=entropy.name(),
        table=table_id,
        number=number,
        base=base,
        city=table.city,
        sha256=table.edition,
        seed=entropy.seed(),
        names=msgspec.json.encode(names),
        began=now,
    )
    return row, table


def _player(chair: Chair) -> str:
    return chair.player if chair.kind == "computer" else "human"
