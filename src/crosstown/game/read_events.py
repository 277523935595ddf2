"""Reads what the kernel has noted on its tape during a ply as events."""

from __future__ import annotations

from collections.abc import Iterator

from crosstown.game import events
from crosstown.game.notation import Notation
from crosstown.rules.kernel import event_tape
from crosstown.rules.kernel.state import Array


def read_tape(numbers: Array, seat: int, reason: str, notation: Notation) -> Iterator[events.Event]:
    """The events on a tape of the kernel; ``seat`` is who moved, ``reason`` why the game ended if it did."""
    kinds = notation.kinds
    for kind, told in event_tape.entries(numbers.tolist()):
        if kind == event_tape.DREW:
            yield events.Drew(told[0], kinds[told[1]])
        elif kind == event_tape.TOOK:
            yield events.Took(seat, told[0], kinds[told[1]])
        elif kind == event_tape.FILLED:
            yield events.Filled(told[0], kinds[told[1]])
        elif kind == event_tape.SWEPT:
            yield events.Swept()
        elif kind == event_tape.SHUFFLED:
            yield events.Shuffled(told[0], tuple(kinds[card] for card in told[1:]))
        elif kind == event_tape.TOKEN:
            yield events.GotSouvenir(seat, notation.places[told[0]], notation.symbols[told[1]])
        elif kind == event_tape.LAST:
            yield events.LastRound(seat)
        else:
            yield events.Ended(reason)
