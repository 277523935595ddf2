"""Clients that go on after they were refused. An answer costs the server more, so they wait for it."""

from __future__ import annotations

from collections import Counter

from crosstown.web.security.client_address import AddressLimits, address_of

ABORT = "crosstown.abort"  # an extension of our protocols: a function that cuts the connection off
PENALISE = "crosstown.penalise"  # what our middleware gives them: to be called when a client floods
FLOOD_WEIGHT = 20  # refusals that a flood counts as
REFUSALS_PER_ADDRESS = (60, 10.0)  # answered at once; further ones after HOLD_SECONDS
HOLD_SECONDS = 5.0
HELD_PER_ADDRESS = 64  # connections that wait for an answer; further ones are cut off


class Penalties:
    def __init__(self) -> None:
        self._refusals = AddressLimits(*REFUSALS_PER_ADDRESS)
        self._held: Counter[str] = Counter()

    def note_refusal(self, host: str) -> None:
        self._refusals.take(host)

    def note_flood(self, host: str) -> None:
        for _ in range(FLOOD_WEIGHT):
            self.note_refusal(host)

    def must_wait(self, host: str) -> bool:
        """Whether a client was refused too often lately."""
        return any(bucket.is_empty for bucket in self._refusals.buckets(host))

    def begin_hold(self, host: str) -> bool:
        """Counts a connection that waits. False if too many of its address do already."""
        address = address_of(host)
        if self._held[address] >= HELD_PER_ADDRESS:
            return False
        self._held[address] += 1
        return True

    def end_hold(self, host: str) -> None:
        address = address_of(host)
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]
