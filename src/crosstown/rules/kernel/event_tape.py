"""The event tape: what happened during a ply, in order, as small numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.state import MAX_TAPE, TAPED

# Each entry is its kind and then the numbers named here.
DREW = 1  # seat, card
TOOK = 2  # slot, card
FILLED = 3  # slot, card
SWEPT = 4  # -
SHUFFLED = 5  # count, then the cards, the top first
TOKEN = 6  # place, symbol
LAST = 7  # -
ENDED = 8  # -
SIZES = (0, 2, 2, 2, 0, 1, 2, 0, 0)  # how many numbers follow each kind; after a shuffle the cards as well


def entries(tape: list[int]) -> Iterator[tuple[int, list[int]]]:
    """The entries of a tape for plain Python, each as its kind and the numbers behind it."""
    at = 0
    while at < len(tape):
        kind = tape[at]
        end = at + 1 + SIZES[kind] + (tape[at + 1] if kind == SHUFFLED else 0)
        yield kind, tape[at + 1 : end]
        at = end


@leaf
def note(scratch: Any, number: int) -> None:
    """Writes one number. A full tape is marked as such and takes no more."""
    if not TAPED:
        return
    at = scratch.tape_size
    if 0 <= at < MAX_TAPE:
        scratch.tape[at] = number
        scratch.tape_size = at + 1
    else:
        scratch.tape_size = -1


@leaf
def note_card(scratch: Any, kind: int, where: int, card: int) -> None:
    """Writes an entry about a card: drawn by a seat, or turned up in a slot."""
    if not TAPED:
        return
    at = scratch.tape_size
    if 0 <= at < MAX_TAPE - 2:
        scratch.tape[at] = kind
        scratch.tape[at + 1] = where
        scratch.tape[at + 2] = card
        scratch.tape_size = at + 3
    else:
        scratch.tape_size = -1


@rule
def note_shuffle(scratch: Any, game: Any) -> None:
    """Writes the whole new stack."""
    if not TAPED:
        return
    size = whole(game.stack_size)
    note(scratch, whole(SHUFFLED))
    note(scratch, size)
    for i in range(size - 1, -1, -1):
        note(scratch, whole(game.stack[i]))
