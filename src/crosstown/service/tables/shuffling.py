"""The shuffle of the next game: the server's seed, what people add to it, and the seed that comes out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

from crosstown.game.records.fairness import seal
from crosstown.game.records.shared_deal import SharedDeal, mix
from crosstown.service.protocol.commands import Contribution
from crosstown.service.protocol.refusals import NotAllowed
from crosstown.service.tables.table_state import TableState
from crosstown.service.tokens import Tokens


def next_seal(state: TableState) -> str | None:
    """What is announced before people add anything. A table from before there were such deals has none."""
    return seal(state.next_deal.server_seed) if state.next_deal else None


def has_contributed(state: TableState, person: str | None) -> bool:
    return state.next_deal is not None and person in state.next_deal.contributions


def add(state: TableState, person: str, given: Contribution | None) -> TableState:
    """Adds to the next shuffle, if the person has seen its seal. What was added once stays as it is."""
    if given is None:
        return state
    deal = state.next_deal
    if deal is None or given.seal != next_seal(state):
        message = "this is not the seal of the next shuffle: look again"
        raise NotAllowed("old-seal", message, offender=given.seal, where="$.contribution.seal")
    if deal.contributions.get(person, given.digits) != given.digits:
        message = "you have added to this shuffle already"
        raise NotAllowed("already-contributed", message, where="$.contribution.digits")
    still_here = {who: digits for who, digits in deal.contributions.items() if who in state.people}
    contributions = still_here | {person: given.digits}
    return msgspec.structs.replace(
        state, next_deal=msgspec.structs.replace(deal, contributions=contributions)
    )


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The seed of a game and the seat that begins; ``deal`` tells how people added to it, if they did."""

    seed: str
    beginner: int
    deal: SharedDeal | None = None


def draw_shuffle(state: TableState, first: int | Literal["random"], tokens: Tokens) -> Shuffle:
    """The shuffle of the game that begins now. Where people added to it, the mix draws the beginner too."""
    seats, next_deal = len(state.holders), state.next_deal
    server_seed = next_deal.server_seed if next_deal else tokens.seed()
    added = next_deal.contributions if next_deal else {}
    given = tuple(added.get(holder.person) for holder in state.holders)
    if not any(given):
        return Shuffle(server_seed, tokens.below(seats) if first == "random" else first)
    mixed = mix(server_seed, given)
    beginner = mixed.beginner(seats) if first == "random" else first
    deal = SharedDeal(
        seal=seal(server_seed),
        server_seed=server_seed,
        contributions=(*given[beginner:], *given[:beginner]),
        beginner=beginner if first == "random" else None,
    )
    return Shuffle(mixed.seed, beginner, deal)
