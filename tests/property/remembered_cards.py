"""What a careful player remembers, kept by the tests alone: from the events as that player sees them."""

from __future__ import annotations

from collections import Counter

from crosstown import Game
from crosstown.game.events import Claimed, Drew, Event, Kept, Offered, Shuffled, Took, redact


class Memory:
    """One seat's memory (None: a spectator's), fed with what that seat may see."""

    def __init__(self, seat: int | None, game: Game) -> None:
        """The game must be at its start."""
        assert game.ply == 0
        seats = game.seats
        self.seat = seat
        self.taken: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.unseen_draws = [0] * seats  # since the last shuffle
        self.shuffled = False
        self.offer = () if seat is None else game.offered(seat)
        self.ticket_stack: list[str | None] = [None] * game.ticket_stack_size

    def see(self, events: tuple[Event, ...]) -> None:
        for event in events:
            event = redact(event, self.seat)
            if isinstance(event, Took):
                self.taken[event.seat][event.card] += 1
            elif isinstance(event, Claimed):
                paid = Counter({event.colour: event.coloured, "wild": event.wilds})
                self.taken[event.seat] -= paid
            elif isinstance(event, Drew):
                self.unseen_draws[event.seat] += 1
            elif isinstance(event, Shuffled):
                self.unseen_draws = [0] * len(self.unseen_draws)
                self.shuffled = True
            elif isinstance(event, Offered):
                del self.ticket_stack[: event.count]
                self.offer = event.tickets or self.offer
            elif isinstance(event, Kept) and event.seat == self.seat:
                kept = event.tickets or ()
                self.ticket_stack += [ticket for ticket in self.offer if ticket not in kept]
                self.offer = ()
            elif isinstance(event, Kept):
                self.ticket_stack += [None] * event.returned
