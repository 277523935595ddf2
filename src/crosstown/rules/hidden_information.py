"""What a seat may know (K3, D1): hiding the rest of a game, and dealing the rest anew.

A view is a game's record with everything blanked that the seat has not seen. From a view alone another full
game can be dealt that looks the same to the seat, so whoever has only the view learns nothing from the deal.

Every seat remembers what was open: the cards each seat took from the market and still has (``shown``), what
the stack held when it was last shuffled (``pool``), how many cards each seat has drawn from it unseen
(``fresh_size``), what each seat has paid that nobody saw it take (``spent``), and where the tickets are that
the seat itself put under the stack. Not remembered are the order in which cards were drawn and paid since
the last shuffle, and what earlier shuffles revealed about how the cards are split among several opponents.
"""

from __future__ import annotations

from typing import Any

from crosstown.rules.hidden_tickets import deal_tickets
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.limits import MAX_CARDS, MAX_KINDS, MAX_OFFER, MAX_SEATS, MAX_TICKETS
from crosstown.rules.kernel.philox import below, mix, seed_chance
from crosstown.rules.kernel.state import NONE, OVER

TRIES = 4096  # attempts at guessing what the others drew


@rule
def hide_cards(game: Any, seat: int) -> None:
    """D1: the stack and the other hands. Spectators (seat -1) see no hand at all."""
    for i in range(MAX_CARDS):
        game.stack[i] = NONE
    for other in range(MAX_SEATS):
        if other != seat:
            for kind in range(MAX_KINDS):
                game.hands[other, kind] = 0
                game.fresh[other, kind] = 0
    for i in range(4):
        game.chance.key[i] = 0
        game.chance.words[i] = 0
    game.chance.stream = 0
    game.chance.drawn = 0


@rule
def hide_offer(game: Any, offer: int) -> None:
    """K3: another seat's offer: how many it was and how many were kept. After the end those kept lie open."""
    kept = whole(game.offer_kept[offer])
    count = 0
    for i in range(whole(game.offer_size[offer])):
        if (kept >> i) & 1:
            game.offer[offer, count] = game.offer[offer, i] if game.phase == OVER else NONE
            count += 1
    for i in range(count, MAX_OFFER):
        game.offer[offer, i] = NONE
    game.offer_kept[offer] = (1 << count) - 1


@rule
def hide_tickets(game: Any, seat: int) -> None:
    """K3: the other offers, and the stack but for tickets that the seat itself put under it."""
    for offer in range(whole(game.offers)):
        if game.offer_seat[offer] != seat:
            hide_offer(game, offer)
    head = whole(game.ticket_head)
    count = whole(game.ticket_count)
    for depth in range(MAX_TICKETS):
        at = head + depth if head + depth < MAX_TICKETS else head + depth - MAX_TICKETS
        if depth >= count:
            game.ticket_by[at] = NONE
        if game.ticket_by[at] != seat or seat == NONE:
            game.ticket_ring[at] = NONE


@rule
def hide(game: Any, seat: int) -> None:
    """Blanks everything that the seat may not know."""
    hide_cards(game, seat)
    hide_tickets(game, seat)


@rule
def unseen_of(city: Any, view: Any, seat: int, kind: int) -> int:
    """How many cards of a kind are in other hands or in the stack, as far as the seat can tell."""
    count = city.cards[kind] - whole(view.discards[kind])
    for slot in range(city.market):
        if view.market[slot] == kind:
            count -= 1
    if seat != NONE:
        count -= whole(view.hands[seat, kind])
    return count


@leaf
def held_at_least(view: Any, seat: int, other: int, kind: int, unseen: int) -> int:
    """How many cards of a kind another seat holds for sure: those seen taken; between two, also those not in
    the stack that was last shuffled. ``unseen`` is how many are in other hands or in the stack."""
    shown = whole(view.shown[other, kind])
    if seat == NONE or view.seats > 2:
        return shown
    stacked = whole(view.pool[kind]) - whole(view.fresh[seat, kind])
    return max(shown, unseen - stacked)


@rule
def count_cards(city: Any, view: Any, seat: int, held: Any, unseen: Any) -> None:
    """Cards of each kind: those that each seat holds for sure, and those in the stack or in other hands."""
    for kind in range(city.kinds):
        unseen[kind] = unseen_of(city, view, seat, kind)
        for other in range(whole(view.seats)):
            if other == seat:
                held[other, kind] = whole(view.hands[other, kind])
            else:
                held[other, kind] = held_at_least(view, seat, other, kind, whole(unseen[kind]))


@rule
def count_hidden(city: Any, view: Any, seat: int, scratch: Any) -> None:
    """What was hidden from the seat right after the last shuffle, and by whom it has been drawn since.

    ``stacked`` are the cards of the stack, ``held`` those in the other hands that nobody saw taken. Each
    other seat has had so many of the one (``held_slots``) and drawn so many of the other (``stacked_slots``).
    """
    for kind in range(city.kinds):
        hidden = unseen_of(city, view, seat, kind)
        for other in range(whole(view.seats)):
            if other != seat:
                hidden += whole(view.spent[other, kind]) - whole(view.shown[other, kind])
        stacked = whole(view.pool[kind])
        if seat != NONE:
            stacked -= whole(view.fresh[seat, kind])
        scratch.stacked[kind] = stacked
        scratch.held[kind] = hidden - stacked
    for other in range(whole(view.seats)):
        scratch.stacked_slots[other] = 0
        scratch.held_slots[other] = 0
        if other != seat:
            cards = whole(view.hand_size[other])
            for kind in range(city.kinds):
                cards += whole(view.spent[other, kind]) - whole(view.shown[other, kind])
            scratch.stacked_slots[other] = view.fresh_size[other]
            scratch.held_slots[other] = cards - whole(view.fresh_size[other])


@leaf
def total(city: Any, cards: Any) -> int:
    """How many cards there are of all kinds."""
    count = 0
    for kind in range(city.kinds):
        count += cards[kind]
    return count


@rule
def deal_spent(city: Any, game: Any, seat: int, scratch: Any) -> bool:
    """Each card that another seat has spent was held by it or drawn from the stack: either, by chance.

    False where the chances taken leave no card for a later one.
    """
    for other in range(whole(game.seats)):
        if other == seat:
            continue
        for kind in range(city.kinds):
            for _ in range(whole(game.spent[other, kind])):
                all_held = max(total(city, scratch.held), 1)
                all_stacked = max(total(city, scratch.stacked), 1)
                held = scratch.held_slots[other] * scratch.held[kind] * all_stacked
                stacked = scratch.stacked_slots[other] * scratch.stacked[kind] * all_held
                if held + stacked == 0:
                    return False
                if below(game.chance, held + stacked) < held:
                    scratch.held[kind] -= 1
                    scratch.held_slots[other] -= 1
                else:
                    scratch.stacked[kind] -= 1
                    scratch.stacked_slots[other] -= 1
                    game.fresh[other, kind] += 1
    return True


@rule
def fill_bag(city: Any, cards: Any, game: Any, scratch: Any) -> int:
    """Puts cards into the bag in random order; returns how many."""
    size = 0
    for kind in range(city.kinds):
        for _ in range(cards[kind]):
            scratch.bag[size] = kind
            size += 1
    mix(scratch.bag, whole(size), game.chance)
    return size


@rule
def deal_hidden(city: Any, game: Any, scratch: Any) -> None:
    """The other hands and the stack from the cards left of those held and those stacked."""
    size = fill_bag(city, scratch.held, game, scratch)
    for other in range(whole(game.seats)):
        for _ in range(scratch.held_slots[other]):
            size -= 1
            game.hands[other, scratch.bag[size]] += 1
    size = fill_bag(city, scratch.stacked, game, scratch)
    for other in range(whole(game.seats)):
        for _ in range(scratch.stacked_slots[other]):
            size -= 1
            game.hands[other, scratch.bag[size]] += 1
            game.fresh[other, scratch.bag[size]] += 1
    for i in range(whole(game.stack_size)):
        game.stack[i] = scratch.bag[i]


@rule
def deal_cards(city: Any, game: Any, seat: int, scratch: Any) -> bool:
    """D1: the other hands and the stack anew, as they can be after all that the seat has seen."""
    for _ in range(TRIES):
        for other in range(whole(game.seats)):
            if other != seat:
                for kind in range(city.kinds):
                    game.hands[other, kind] = game.shown[other, kind]
                    game.fresh[other, kind] = 0
        count_hidden(city, game, seat, scratch)
        if deal_spent(city, game, seat, scratch):
            deal_hidden(city, game, scratch)
            return True
    return False


@rule
def deal_anew(city: Any, game: Any, seat: int, seed: Any, scratch: Any) -> bool:
    """Turns a seat's view into a full game that looks the same to the seat; false if none was found."""
    seed_chance(game.chance, seed, whole(1))
    dealt = deal_cards(city, game, seat, scratch) and deal_tickets(city, game, seat, scratch)
    seed_chance(game.chance, seed, whole(2))
    return dealt
