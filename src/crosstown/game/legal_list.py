"""The legal moves of a position: a sequence that makes its moves when they are asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from crosstown.errors import TextError
from crosstown.game.move import Move
from crosstown.game.notation import Notation


class LegalMoves(Sequence[Move]):
    """Iterate, count, index, and test with ``in`` (a move or its text)."""

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
        return Move(self._notation.write(number, self.offered))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LegalMoves):
            return NotImplemented
        return list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        shown = ", ".join(str(move) for move in self[:4])
        return f"<LegalMoves {len(self)}: {shown}{', …' if len(self) > 4 else ''}>"
