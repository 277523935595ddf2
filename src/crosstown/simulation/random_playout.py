"""Whole games inside the kernel: random play with the full list of legal moves, and without any list."""

from __future__ import annotations

from typing import Any

from crosstown.rules import claims, legal_moves
from crosstown.rules.apply_move import play_move
from crosstown.rules.kernel import move_codes
from crosstown.rules.kernel.bitsets import count_bits, lowest, without_lowest
from crosstown.rules.kernel.compiler import entry, rule, whole
from crosstown.rules.kernel.move_codes import make_move
from crosstown.rules.kernel.philox import below, seed_chance
from crosstown.rules.kernel.state import OVER, TURN, WILD
from crosstown.rules.setup import copy_game, deal, shuffle_all

MOVES = 1  # the stream of a game's seed that random moves are drawn from; 0 shuffles


@rule
def play_out(city: Any, game: Any, chance: Any, scratch: Any) -> int:
    """Plays to the end, each move drawn from the full list of legal ones; returns the number of plies."""
    plies = 0
    while game.phase != OVER:
        count = legal_moves.list_moves(city, game, scratch)
        play_move(city, game, whole(scratch.moves[below(chance, count)]), scratch)
        plies += 1
    return plies


@rule
def nth_payment(city: Any, game: Any, seat: int, route: int, nth: int) -> int:
    """C2, C6: the payment at that position of the route's list, found by counting alone."""
    length = city.length[route]
    fewest = claims.fewest_coloured(city, game, seat, route)
    first, last = claims.colours_of(city, route)
    for colour in range(first, last):
        most = claims.most_coloured(city, game, seat, route, colour)
        if nth <= most - fewest:
            return move_codes.payment(colour, length - most + nth)
        nth -= max(most - fewest + 1, 0)
    return length


@rule
def pick_move(city: Any, game: Any, chance: Any, scratch: Any) -> int:
    """A legal move without listing the claims: each card, route or ticket draw alike, then any payment."""
    if game.phase != TURN:
        return whole(scratch.moves[below(chance, legal_moves.list_moves(city, game, scratch))])
    seat = whole(game.seat)
    others = legal_moves.add_draws(city, game, whole(WILD), scratch.moves)
    if game.ticket_count > 0:
        scratch.moves[others] = move_codes.TICKETS_MOVE
        others += 1
    routes = claims.claimable(city, game, seat)
    choices = others + count_bits(routes)
    if choices == 0:
        return move_codes.PASS_MOVE
    nth = below(chance, choices)
    if nth < others:
        return whole(scratch.moves[nth])
    for _ in range(nth - others):
        routes = without_lowest(routes)
    route = lowest(routes)
    way = below(chance, claims.count_payments(city, game, seat, route))
    return make_move(whole(move_codes.CLAIM), route, nth_payment(city, game, seat, route, way))


@rule
def play_out_unlisted(city: Any, game: Any, chance: Any, scratch: Any) -> int:
    """Plays to the end with `pick_move`; returns the number of plies."""
    plies = 0
    while game.phase != OVER:
        play_move(city, game, pick_move(city, game, chance, scratch), scratch)
        plies += 1
    return plies


@entry
def random_games(
    cities: Any, tables: Any, games: Any, seed: Any, chances: Any, scratches: Any, count: int, listed: bool
) -> int:
    """Plays so many games from start to end, with full lists of legal moves or without; returns the plies."""
    city = cities[0]
    game = games[0]
    scratch = scratches[0]
    plies = 0
    for i in range(count):
        copy_game(game, tables[0])
        seed[0] = i
        seed_chance(game.chance, seed, whole(0))
        shuffle_all(city, game, scratch)
        deal(city, game, scratch)
        if listed:
            plies += play_out(city, game, chances[0], scratch)
        else:
            plies += play_out_unlisted(city, game, chances[0], scratch)
    return plies


@entry
def play_seeded(
    cities: Any, tables: Any, games: Any, seeds: Any, chances: Any, scratches: Any, listed: bool
) -> int:
    """Plays one game a seed, moves from its second stream; returns the plies. A device does the same."""
    plies = 0
    for i in range(games.shape[0]):
        copy_game(games[i], tables[0])
        seed_chance(games[i].chance, seeds[i], whole(0))
        shuffle_all(cities[0], games[i], scratches[0])
        deal(cities[0], games[i], scratches[0])
        seed_chance(chances[0], seeds[i], whole(MOVES))
        if listed:
            plies += play_out(cities[0], games[i], chances[0], scratches[0])
        else:
            plies += play_out_unlisted(cities[0], games[i], chances[0], scratches[0])
    return plies


@entry
def copies(games: Any, count: int) -> None:
    """Copies a game to and fro."""
    for i in range(count):
        copy_game(games[i & 1], games[1 - (i & 1)])
