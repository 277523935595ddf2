"""The stack, the market and the discards (rules D1 to D7)."""

from __future__ import annotations

from typing import Any

from crosstown.rules.kernel import event_tape
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.philox import mix
from crosstown.rules.kernel.state import NONE, WILD


@leaf
def leftmost_gap(city: Any, game: Any) -> int:
    """D7: the leftmost empty slot of the market, or none."""
    for slot in range(city.market):
        if game.market[slot] == NONE:
            return slot
    return NONE


@rule
def shuffle_discards(city: Any, game: Any, scratch: Any) -> None:
    """D5: the discards become the stack. What it holds is public from then on; its order is not."""
    size = 0
    for kind in range(city.kinds):
        count = game.discards[kind]
        for _ in range(count):
            game.stack[size] = kind
            size += 1
        game.pool[kind] = count
        game.discards[kind] = 0
        for seat in range(whole(game.seats)):
            game.fresh[seat, kind] = 0
            game.spent[seat, kind] = 0
    for seat in range(whole(game.seats)):
        game.fresh_size[seat] = 0
    game.stack_size = size
    game.discard_size = 0
    mix(game.stack, whole(size), game.chance)
    follow_record(game, whole(size), scratch)
    event_tape.note_shuffle(scratch, game)


@rule
def follow_record(game: Any, size: int, scratch: Any) -> None:
    """Orders the stack as a record says, while one is replayed and as long as its cards fit."""
    at = scratch.recorded_at
    if at + size > scratch.recorded_size:
        return
    for i in range(size):
        found = False
        for j in range(size - i):
            if game.stack[j] == scratch.recorded[at + i]:
                game.stack[j] = game.stack[size - 1 - i]
                game.stack[size - 1 - i] = scratch.recorded[at + i]
                found = True
                break
        if not found:
            scratch.recorded_size = 0  # a record that was wrong once is not followed any more
            return
    scratch.recorded_at = at + size


@leaf
def must_sweep(city: Any, game: Any) -> bool:
    """D4: too many wilds lie open, and a better market can be had at all."""
    wilds = 0
    for slot in range(city.market):
        if game.market[slot] == WILD:
            wilds += 1
    if wilds < city.wild_limit:
        return False
    plain = 0
    for kind in range(WILD + 1, city.kinds):
        plain += whole(city.cards[kind])
        for seat in range(whole(game.seats)):
            plain -= whole(game.hands[seat, kind])
    return plain >= city.market - city.wild_limit + 1


@rule
def sweep(city: Any, game: Any, scratch: Any) -> None:
    """D4: the whole market is discarded."""
    for slot in range(city.market):
        if game.market[slot] != NONE:
            game.discards[game.market[slot]] += 1
            game.discard_size += 1
            game.market[slot] = NONE
    event_tape.note(scratch, whole(event_tape.SWEPT))


@leaf
def fill(game: Any, slot: int, scratch: Any) -> None:
    """D1: the top of the stack is turned up into the slot."""
    game.stack_size -= 1
    card = whole(game.stack[game.stack_size])
    game.market[slot] = card
    game.pool[card] -= 1
    event_tape.note_card(scratch, whole(event_tape.FILLED), whole(slot), card)


@rule
def settle(city: Any, game: Any, scratch: Any) -> None:
    """D7: fill, shuffle or sweep, the first that applies, until none does."""
    while True:
        gap = leftmost_gap(city, game)
        if gap != NONE and game.stack_size > 0:
            fill(game, gap, scratch)
        elif (gap == NONE or game.discard_size == 0) and must_sweep(city, game):
            sweep(city, game, scratch)
        elif game.stack_size == 0 and game.discard_size > 0:
            shuffle_discards(city, game, scratch)
        else:
            return


@leaf
def deal_card(game: Any, seat: int) -> int:
    """The top of the stack goes to a hand, unseen by the others."""
    game.stack_size -= 1
    card = whole(game.stack[game.stack_size])
    game.hands[seat, card] += 1
    game.hand_size[seat] += 1
    game.fresh[seat, card] += 1
    game.fresh_size[seat] += 1
    return card


@rule
def draw_card(game: Any, seat: int, scratch: Any) -> None:
    """D1: the top of the stack."""
    event_tape.note_card(scratch, whole(event_tape.DREW), seat, deal_card(game, seat))


@rule
def take_card(city: Any, game: Any, seat: int, kind: int, scratch: Any) -> None:
    """D1: the leftmost card of that kind from the market; everybody sees it."""
    for slot in range(city.market):
        if game.market[slot] == kind:
            game.market[slot] = NONE
            game.hands[seat, kind] += 1
            game.shown[seat, kind] += 1
            game.hand_size[seat] += 1
            event_tape.note_card(scratch, whole(event_tape.TOOK), whole(slot), kind)
            break


@leaf
def market_kinds(city: Any, game: Any) -> int:
    """The kinds that lie face up, as a set of bits."""
    kinds = 0
    for slot in range(city.market):
        if game.market[slot] != NONE:
            kinds |= 1 << whole(game.market[slot])
    return kinds


@rule
def can_draw_second(city: Any, game: Any) -> bool:
    """D3, D6: there is a card that may be the second one."""
    return bool(game.stack_size > 0 or market_kinds(city, game) >> (WILD + 1) != 0)


@leaf
def discard(game: Any, seat: int, kind: int, count: int) -> None:
    """C2: cards from a hand go to the discards, those seen taken first: of one kind all are alike."""
    game.hands[seat, kind] -= count
    game.hand_size[seat] -= count
    game.discards[kind] += count
    game.discard_size += count
    hidden = count - whole(game.shown[seat, kind])
    game.shown[seat, kind] = max(-hidden, 0)
    if hidden > 0 and game.fresh_size[seat] > 0:
        game.spent[seat, kind] += hidden
