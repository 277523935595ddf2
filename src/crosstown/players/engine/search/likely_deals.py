"""Deals that look like real games: hands and tickets that go with what the others have done.

Every deal fits the view. The network says how much likelier it is in a real game than by chance (`looks`).
There are two ways to use that. A round takes one of several new deals, the likelier ones more often. Or it
starts from the deal of the last round and changes it step by step; a step to a deal that looks less real is
seldom taken (Metropolis). After some rounds each deal then comes up as often as in real games, however rare
it is among all.
"""

from __future__ import annotations

from typing import Any

from crosstown.players.engine.network.integer_network import EXP_UNIT, evaluate_seats, exponential
from crosstown.players.engine.planning.ticket_values import seen_tickets
from crosstown.rules.hidden_information import deal_anew, deal_cards
from crosstown.rules.hidden_tickets import exchange_tickets
from crosstown.rules.kernel.bitsets import count_bits
from crosstown.rules.kernel.compiler import leaf, rule, whole
from crosstown.rules.kernel.philox import below, mix, next_word, seed_chance
from crosstown.rules.kernel.state import NONE
from crosstown.rules.setup import copy_game


@rule
def likelihood(
    city: Any, game: Any, seat: int, net: Any, small: Any, wide: Any, memory: Any, evaluation: Any
) -> int:
    """How real a deal looks to the seat, against other deals: a logit in UNITs."""
    evaluate_seats(city, game, net, small, wide, memory, evaluation)
    total = whole(0)
    for other in range(whole(game.seats)):
        if other != seat:
            total += whole(evaluation.looks[other])
    return total


@rule
def draw_seed(search: Any) -> None:
    """Four random words for the next deal."""
    for i in range(4):
        search.seed[i] = next_word(search.chance)


@rule
def take_new_deal(
    city: Any, view: Any, games: Any, net: Any, small: Any, wide: Any, search: Any, evaluation: Any,
    memory: Any, scratch: Any,
) -> None:  # fmt: skip
    """Takes one of several deals into ``games[1]``, the likelier ones more often.

    A deal takes the place of the last with the chance that its weight has among all so far. In the end each
    has had a chance by its weight.
    """
    seat = whole(view.seat)
    best = whole(0)
    total = whole(0)
    deals = whole(net.deals)
    for number in range(deals):
        draw_seed(search)
        copy_game(games[2], view)
        deal_anew(city, games[2], seat, search.seed, scratch)
        likely = whole(0)
        if deals > 1 or net.swaps > 0:
            likely = likelihood(city, games[2], seat, net, small, wide, memory, evaluation)
        if number == 0:
            best = likely
        elif likely > best:  # all weights are relative to the best
            total = total * exponential(net, wide, likely - best) // EXP_UNIT
            best = likely
        weight = exponential(net, wide, best - likely)
        total += weight
        if number == 0 or below(search.chance, max(total, 1)) < weight:
            copy_game(games[1], games[2])
            search.looks = likely


@leaf
def takes_step(net: Any, wide: Any, search: Any, likely: int) -> bool:
    """Whether a deal takes the place of the last one: always where it looks more real, else by chance."""
    less = whole(search.looks) - likely
    if less > 0 and below(search.chance, whole(EXP_UNIT)) >= exponential(net, wide, less):
        return False
    search.looks = likely
    return True


@rule
def deal_other_cards(
    city: Any, games: Any, seat: int, net: Any, small: Any, wide: Any, search: Any, evaluation: Any,
    memory: Any, scratch: Any,
) -> None:  # fmt: skip
    """D1: deals the other hands anew if that step is taken; the stack in any case."""
    draw_seed(search)
    deal = games[2]
    copy_game(games[1], deal)
    seed_chance(games[1].chance, search.seed, whole(1))
    taken = deal_cards(city, games[1], seat, scratch)
    if taken:
        likely = likelihood(city, games[1], seat, net, small, wide, memory, evaluation)
        taken = takes_step(net, wide, search, likely)
    if taken:
        copy_game(deal, games[1])
    else:
        mix(deal.stack, whole(deal.stack_size), search.chance)
    seed_chance(deal.chance, search.seed, whole(2))


@rule
def ticket_of_others(game: Any, seat: int, chance: Any) -> int:
    """One of the tickets that the other seats have kept, or none."""
    count = whole(0)
    for offer in range(whole(game.offers)):
        if game.offer_seat[offer] != seat:
            count += count_bits(whole(game.offer_kept[offer]))
    left = below(chance, max(count, 1))
    for offer in range(whole(game.offers)):
        if game.offer_seat[offer] != seat:
            for i in range(whole(game.offer_size[offer])):
                if (whole(game.offer_kept[offer]) >> i) & 1:
                    if left == 0:
                        return whole(game.offer[offer, i])
                    left -= 1
    return NONE


@rule
def ticket_outside(city: Any, known: int, chance: Any) -> int:
    """One of the tickets that are not known."""
    left = below(chance, whole(city.tickets) - count_bits(known))
    for ticket in range(city.tickets):
        if not (known >> ticket) & 1:
            if left == 0:
                return whole(ticket)
            left -= 1
    return NONE


@rule
def try_other_ticket(
    city: Any, game: Any, seat: int, net: Any, small: Any, wide: Any, search: Any, evaluation: Any,
    memory: Any,
) -> None:  # fmt: skip
    """K3: exchanges a ticket of another seat for any that may be it, if that step is taken.

    The seat knows where the tickets went that it was offered, so those stay.
    """
    known = seen_tickets(game, seat)
    one = ticket_of_others(game, seat, search.chance)
    if one == NONE or (known >> one) & 1:
        return
    other = ticket_outside(city, known, search.chance)
    exchange_tickets(game, seat, one, other)
    likely = likelihood(city, game, seat, net, small, wide, memory, evaluation)
    if not takes_step(net, wide, search, likely):
        exchange_tickets(game, seat, one, other)


@rule
def next_deal(
    city: Any, view: Any, games: Any, net: Any, small: Any, wide: Any, search: Any, evaluation: Any,
    memory: Any, scratch: Any,
) -> None:  # fmt: skip
    """Puts the deal of the next round into ``games[1]``; ``games[2]`` keeps it, if rounds go on from it."""
    seat = whole(view.seat)
    first = search.rounds == 0
    search.rounds += 1
    if first or net.swaps == 0:
        take_new_deal(city, view, games, net, small, wide, search, evaluation, memory, scratch)
    if net.swaps == 0:
        return
    if first:
        copy_game(games[2], games[1])
    else:
        deal_other_cards(city, games, seat, net, small, wide, search, evaluation, memory, scratch)
    for _ in range(net.swaps):
        try_other_ticket(city, games[2], seat, net, small, wide, search, evaluation, memory)
    copy_game(games[1], games[2])
