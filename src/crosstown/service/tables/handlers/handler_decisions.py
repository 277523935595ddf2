"""What a handler can decide. The table carries decisions out in order: it writes first, and tells after."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from crosstown.game.view import View
from crosstown.service.bots.bot_messages import Advice
from crosstown.service.tables.live_game import ProposedPly
from crosstown.service.tables.table_state import TableMemory, TableState
from crosstown.store.rows import PersonRow


@dataclass(frozen=True, slots=True)
class AppendPly:
    ply: ProposedPly


@dataclass(frozen=True, slots=True)
class ChangeState:
    """Change settings, seats or requests. Tried again on the newest state if another process was faster.

    ``private``: nobody but the person who gave the command may notice.
    """

    change: Callable[[TableState], TableState]
    private: bool = False


@dataclass(frozen=True, slots=True)
class BeginGame:
    """Begin the next game with this seat, or with a random one."""

    first: int | Literal["random"]


@dataclass(frozen=True, slots=True)
class AddChatLine:
    seat: int
    kind: Literal["text", "reaction"]
    text: str


@dataclass(frozen=True, slots=True)
class NoteNewPerson:
    """Remember the name of somebody who sat down, and whether they are connected."""

    person: PersonRow


@dataclass(frozen=True, slots=True)
class ShowSeat:
    """Show a seat's view, or the public one, on the screen that gave the command."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class StopWaiting:
    """Let computer players move without waiting for an undo, or for somebody who stalls."""

    stalled: bool


@dataclass(frozen=True, slots=True)
class DropTable:
    """Delete a table that nobody sits at, before its first game."""


@dataclass(frozen=True, slots=True)
class Advise:
    """Let a computer player think in a seat's place, for whoever gave the command alone."""

    view: View
    wanted: Advice


@dataclass(frozen=True, slots=True)
class DecideNext:
    """Decide further, when what was decided before has been carried out."""

    decide: Callable[[TableMemory], Decisions]


Decision = (
    AppendPly
    | ChangeState
    | BeginGame
    | AddChatLine
    | NoteNewPerson
    | ShowSeat
    | StopWaiting
    | DropTable
    | Advise
    | DecideNext
)
Decisions = tuple[Decision, ...]
