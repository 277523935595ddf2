"""The fields of an encoded view, in their order. They need no city, so the kernel may depend on them."""

from __future__ import annotations

import numpy as np

# Seats are counted from the observer: 0 is its own, 1 the next to move.
FIELDS: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("phase", ("phases",), "1 for what the game waits for, in the order of the phases"),
    ("turn", ("seats",), "1 for the seat to move; all 0 when the game is over"),
    ("seat", ("seats",), "1 for the observer's seat number at the table: seat 0 began"),
    ("last_round", (), "1 once the last round was announced"),
    ("turns_left", (), "turns of the last round still to come"),
    ("passes", (), "passes in a row"),
    ("hand", ("kinds",), "own cards"),
    ("hand_sizes", ("seats",), "cards in each hand"),
    ("held", ("seats", "kinds"), "cards that each seat holds for sure; the first row is the own hand"),
    ("drawn_unseen", ("seats",), "cards that each seat has drawn from the stack since its last shuffle"),
    ("own_drawn", ("kinds",), "the observer's own cards among these, spent ones too"),
    ("spent", ("seats", "kinds"), "cards that each seat has paid since then and nobody saw it take"),
    ("market", ("kinds",), "face-up cards"),
    ("unseen", ("kinds",), "cards in the stack or in other hands"),
    ("stacked", ("kinds",), "cards in the stack at its last shuffle, less those turned up since"),
    ("stack_size", (), "cards in the stack"),
    ("discards", ("kinds",), "discarded cards"),
    ("owner", ("seats", "routes"), "1 where a seat owns a route"),
    ("open", ("routes",), "1 for each route that the observer may claim if it can pay"),
    ("pieces", ("seats", "vehicles"), "pieces left"),
    ("score", ("seats",), "points on the board, from routes"),
    ("tickets", ("tickets",), "1 for each ticket the observer keeps"),
    ("completed", ("tickets",), "1 for each of these that is completed"),
    ("offer", ("offered", "tickets"), "1 for the ticket at each position of the observer's open offer"),
    ("returned", ("tickets",), "tickets the observer put under the stack: the draws until it comes up again"),
    ("ticket_counts", ("seats",), "tickets that each seat keeps"),
    ("offered", ("seats",), "tickets that each seat has to choose from"),
    ("ticket_stack", (), "tickets in the stack"),
    ("tokens", ("symbols", "places"), "souvenirs on each place"),
    ("souvenirs", ("seats", "symbols"), "1 for each souvenir that a seat has"),
    ("spare", ("symbols",), "1 for each symbol whose stack is still to be placed"),
    ("claimed", ("routes",), "1 for the route at whose ends a souvenir is to be chosen"),
)

OFFSETS = np.dtype([("count", "i8"), *((name, "i8") for name, _, _ in FIELDS)], align=True)
"""Where each field begins, as a record for the kernel."""
