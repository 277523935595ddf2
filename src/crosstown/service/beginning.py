"""Tables and games as they are written down: at first, and when a game begins."""

from __future__ import annotations

import msgspec

from crosstown.game.record import Seat
from crosstown.service import chairs
from crosstown.service.document import SUBSTITUTE, Chair, Document, computer
from crosstown.service.entropy import Entropy
from crosstown.store.rows import GameRow, TableRow


def row_of(
    table_id: str,
    revision: int,
    table: Document,
    state: str,
    now: int,
    turn: int | None = None,
    due: int | None = None,
) -> TableRow:
    """A table as the store keeps it."""
    return TableRow(
        id=table_id,
        revision=revision,
        document=msgspec.json.encode(table),
        state=state,
        listed=table.listed,
        people=table.people,
        touched=now,
        due=due,
        turn=turn,
        host=table.host,
    )


def begin(
    table: Document, beginner: int, table_id: str, base: int, entropy: Entropy, now: int
) -> tuple[GameRow, Document]:
    """The row of a new game and the table as it is then. Those who left are replaced by a computer player."""
    seated = tuple(computer(SUBSTITUTE, "") if chair.left else chair for chair in table.chairs)
    number = table.game + 1
    table = msgspec.structs.replace(table, chairs=seated, game=number, asked=None, rematch=())
    table = chairs.in_turn_order(table, beginner)
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
