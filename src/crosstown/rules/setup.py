"""Setting up a game (rules S1 to S6)."""

from __future__ import annotations

from typing import Any

from crosstown.rules.deck import deal_card, settle
from crosstown.rules.kernel.compiler import rule, whole
from crosstown.rules.kernel.philox import mix
from crosstown.rules.kernel.state import GAME_WORDS
from crosstown.rules.tickets import offer_tickets


@rule
def copy_game(target: Any, source: Any) -> None:
    """Makes one game the same as another."""
    for i in range(GAME_WORDS):
        target.words[i] = source.words[i]


@rule
def shuffle_all(city: Any, game: Any, scratch: Any) -> None:
    """S2, S4, S6: cards, tickets and, in the bag, souvenir symbols in random order."""
    mix(game.stack, whole(game.stack_size), game.chance)
    mix(game.ticket_ring, whole(game.ticket_count), game.chance)
    for symbol in range(city.symbols):
        scratch.bag[symbol] = symbol
    mix(scratch.bag, city.symbols, game.chance)


@rule
def deal(city: Any, game: Any, scratch: Any) -> None:
    """S2 to S4, S6: hands, market, tickets and souvenirs, from stacks (and a bag) in their final order."""
    for seat in range(whole(game.seats)):
        for _ in range(city.hand):
            deal_card(game, seat)
    scratch.tape_size = 0
    settle(city, game, scratch)
    for seat in range(whole(game.seats)):
        offer_tickets(game, seat, city.deal)
    for i in range(city.starts):
        game.token[city.start_place[i]] = scratch.bag[i]
        game.tokens[city.start_place[i]] = city.stack_tokens[game.seats]
    if city.symbols > 0:
        first = scratch.bag[city.starts]
        second = scratch.bag[city.starts + 1]
        game.spare[0] = min(first, second)
        game.spare[1] = max(first, second)
