"""A table as one person sees it on one page: made once, handed to all parts of the page.

Everything hidden is gone before a part gets hold of it: there are a view and redacted steps, and no game.
"""

from __future__ import annotations

from dataclasses import dataclass

from starlette.datastructures import QueryParams

from crosstown.cities.city import City
from crosstown.cities.shelf import load_edition
from crosstown.errors import IllegalMove
from crosstown.game.view import View
from crosstown.service.document import SLOW
from crosstown.service.messages import Snapshot
from crosstown.service.table import LiveTable
from crosstown.store.rows import PersonRow
from crosstown.web.pages.forms import CommandForms

STEPS = 14  # of the story, shown on a page
QUICK, CALM, RARE = 3, 10, 30  # seconds between two looks of a page that waits
THINKING = 180  # seconds that somebody may look at the same page before counting as away


@dataclass(frozen=True)
class Scene:
    """One person's look at a table. ``still``: the page does not look again by itself."""

    person: PersonRow | None
    snapshot: Snapshot
    view: View | None
    city: City
    forms: CommandForms
    still: bool
    can_ask: bool
    left: bool

    @property
    def id(self) -> str:
        """The table's id."""
        return self.snapshot.table.id

    @property
    def mine(self) -> tuple[int, ...]:
        """One's own seats: several where people share a screen."""
        return self.snapshot.you.seats

    @property
    def eyes(self) -> int | None:
        """The seat whose cards are on the page."""
        return self.snapshot.you.looking

    @property
    def shared(self) -> bool:
        """Whether several people play at this screen."""
        return len(self.mine) > 1

    @property
    def alone(self) -> bool:
        """Whether all other seats are computer players, or open."""
        seats = self.snapshot.table.seats
        return all(seat.kind != "person" or at in self.mine for at, seat in enumerate(seats))

    @property
    def turn(self) -> int | None:
        """The seat that has to decide."""
        return self.view.turn if self.view else None

    @property
    def over(self) -> bool:
        """Whether the game is over, or was left by everybody."""
        return self.snapshot.table.state == "over"

    @property
    def deciding(self) -> bool:
        """Whether the page asks for a move."""
        return self.turn is not None and self.turn == self.eyes and not self.left and not self.over

    @property
    def handing_over(self) -> bool:
        """Whether the one to decide sits at this screen, and the cards are not shown yet."""
        return self.shared and self.turn in self.mine and not self.deciding and not self.over

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [seat.name or "open seat" for seat in self.snapshot.table.seats]

    @property
    def called(self) -> list[str]:
        """The names as the one who looks reads them in sentences."""
        return ["You" if seat == self.eyes else name for seat, name in enumerate(self.names)]

    @property
    def refresh(self) -> int | None:
        """After how many seconds the page looks again by itself."""
        table, clock = self.snapshot.table, self.snapshot.clock
        if self.still:
            return None
        if table.state == "over":
            return CALM if self.mine and not self.alone else None
        if table.state == "waiting" and self.snapshot.you.host:
            return CALM  # there are lists to choose from
        if self.deciding or self.handing_over:
            return None if clock.deadline is None else max(QUICK, (clock.deadline - clock.now) // 1000 + 2)
        return RARE if (table.turn_seconds or 0) > SLOW else QUICK

    @property
    def attention(self) -> int:
        """For how many seconds this page counts as being there."""
        return THINKING if self.refresh is None or self.deciding else 20 + 3 * self.refresh


def look(table: LiveTable, person: PersonRow | None, query: QueryParams, stem: str) -> Scene:
    """The scene for somebody at a table. Who shares a screen sees cards only of the seat to decide."""
    who = person.id if person else None
    seats = table.document.seats_of(who)
    match = table.match
    eyes = seats[0] if len(seats) == 1 else None
    if len(seats) > 1 and match is not None and match.game.seat in seats:
        asked = query.get("seat", "")
        eyes = match.game.seat if asked == str(match.game.seat) else None
    snapshot = table.snapshot_for(who, eyes, max(0, table.version - STEPS))
    return Scene(
        person=person,
        snapshot=snapshot,
        view=match.game.view(eyes) if match else None,
        city=load_edition(table.document.city, table.document.edition),
        forms=CommandForms(table.id, stem, table.version, eyes if len(seats) > 1 else None),
        still=query.get("still") == "1",
        can_ask=_can_ask(table, seats),
        left=bool(seats) and all(table.document.chairs[seat].left for seat in seats),
    )


def _can_ask(table: LiveTable, seats: tuple[int, ...]) -> bool:
    """Whether there is a move that one may ask to take back."""
    if table.match is None or not seats or not table.document.take_backs or table.match.game.over:
        return False
    try:
        table.match.try_undo(seats)
    except IllegalMove:
        return False
    return True
