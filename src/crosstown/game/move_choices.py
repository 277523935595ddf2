"""What a seat can choose from: its legal moves, and the routes it can claim with the ways to pay for each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, overload

from crosstown.errors import TextError
from crosstown.game.move import Move
from crosstown.game.notation import Notation
from crosstown.game.view_data import Choices, KeepChoice, Payment, PlaceChoice

if TYPE_CHECKING:
    from crosstown.cities.city import Route
    from crosstown.game.view import View


class LegalMoves(Sequence[Move]):
    """A sequence of moves: iterate over it, count it, index it, or test with ``in`` (a move or its text).

    Moves are made only when they are asked for.
    """

    __slots__ = ("_notation", "numbers", "offered")

    def __init__(self, numbers: tuple[int, ...], notation: Notation, offered: tuple[str, ...]) -> None:
        self.numbers = numbers
        self._notation = notation
        self.offered = offered

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...

    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if isinstance(index, slice):
            return LegalMoves(self.numbers[index], self._notation, self.offered)
        return self._move(self.numbers[index])

    def __iter__(self) -> Iterator[Move]:
        return map(self._move, self.numbers)

    @property
    def texts(self) -> tuple[str, ...]:
        """The moves as texts, where that is all one needs."""
        return self._notation.write_all(self.numbers, self.offered)

    def __contains__(self, move: object) -> bool:
        try:
            return self.number_of(move) is not None  # type: ignore[arg-type]
        except TextError:
            return False

    def number_of(self, move: Move | str) -> int | None:
        """The kernel's number of a move, or none where it is not legal."""
        if not isinstance(move, Move):
            move = Move(move)
        number = self._notation.read(move, self.offered)
        if number in self.numbers and self._notation.write(number, self.offered) == move.text:
            return number
        return None

    def _move(self, number: int) -> Move:
        return self._notation.move(number, self.offered)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LegalMoves):
            return NotImplemented
        return list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        shown = ", ".join(str(move) for move in self[:4])
        return f"<LegalMoves {len(self)}: {shown}{', …' if len(self) > 4 else ''}>"


@dataclass(frozen=True, slots=True)
class ClaimChoice:
    """A route that can be claimed now, its points, and every way to pay, the most sensible first."""

    route: Route
    points: int
    payments: tuple[Move, ...]


def claim_choices(view: View) -> tuple[ClaimChoice, ...]:
    """The routes a view's seat can claim now; those that need the fewest wilds and score most come first.

    For each route the payment with the fewest wilds comes first, and among equals the one in the colour of
    which the seat has most. That is taste, not a rule.
    """
    hand, city = view.hand(), view.city
    routes: dict[str, list[Move]] = {}
    for move in view.legal_moves:
        if move.kind == "claim":
            routes.setdefault(move.route, []).append(move)
    for ways in routes.values():
        ways.sort(key=lambda move: (move.wilds, -hand.get(move.colour, 0), move.colour))
    choices = [
        ClaimChoice(city.route[name], city.points_of(city.route[name]), tuple(ways))
        for name, ways in routes.items()
    ]
    choices.sort(key=lambda one: (one.payments[0].wilds, -one.points, one.route.id))
    return tuple(choices)


NO_CHOICES = Choices(
    draw=None, take={}, claims={}, tickets=None, keep=(), places=(), souvenirs={}, passing=None
)


def choices_in(view: View) -> Choices:
    """What the view's seat may do now. Each choice names its move by the index in ``legal_moves``."""
    moves = list(view.legal_moves)
    if not moves:
        return NO_CHOICES
    at = {move.text: index for index, move in enumerate(moves)}
    return Choices(
        draw=at.get("draw"),
        take={move.card: at[move.text] for move in moves if move.kind == "take"},
        claims={
            choice.route.id: tuple(
                Payment(at[move.text], move.colour, move.coloured, move.wilds) for move in choice.payments
            )
            for choice in claim_choices(view)
        },
        tickets=at.get("tickets"),
        keep=tuple(
            KeepChoice(move=at[move.text], tickets=move.tickets) for move in moves if move.kind == "keep"
        ),
        places=tuple(
            PlaceChoice(move=at[move.text], symbol=move.symbol, place=move.place)
            for move in moves
            if move.kind == "place"
        ),
        souvenirs={move.place: at[move.text] for move in moves if move.kind == "souvenir"},
        passing=at.get("pass"),
    )
