"""Positions for the tests of the rules: dealt as wanted, or laid out, with nothing lost and nothing made."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from crosstown import City, Game, Record
from crosstown.game.events import Event
from crosstown.game.records.record import Start
from tests.oracle.loaded_packs import PACK, SHA256
from tests.oracle.naive_players import deadlock, play_game
from tests.property.recount_pieces import recount_board, recount_cards, recount_tickets, recount_tokens

Cards = Mapping[str, int]


def all_cards(city: City) -> Counter[str]:
    return Counter({"wild": city.wild_count, **city.colours})


def a_start(
    city: City, deck: Sequence[str] = (), tickets: Sequence[str] = (), souvenirs: Sequence[str] = ()
) -> Start:
    """A start with these cards, tickets and souvenirs on top, and the others below in a fixed order."""
    rest = all_cards(city)
    rest.subtract(deck)
    below = list(rest.elements())
    random.Random(1).shuffle(below)
    placed = {}
    if city.souvenirs is not None:
        symbols = [*souvenirs, *(one for one in city.souvenirs.symbols if one not in souvenirs)]
        placed = dict(zip(city.souvenirs.start, symbols, strict=False))
    return Start(
        deck=(*deck, *below),
        tickets=(*tickets, *(name for name in city.ticket if name not in tickets)),
        souvenirs=placed or None,
    )


def dealt(
    city: str,
    seats: int,
    deck: Sequence[str] = (),
    tickets: Sequence[str] = (),
    souvenirs: Sequence[str] = (),
) -> Game:
    facts = City.load(city)
    names = [f"Seat {seat}" for seat in range(seats)]
    return Game.from_start(facts, a_start(facts, deck, tickets, souvenirs), names)


def through_setup(game: Game) -> Game:
    """Every seat keeps its first ticket, left-over souvenirs go where they may: seat 0's first turn."""
    while game.phase in ("first-keep", "place"):
        game.play(game.legal_moves[0])
    return game


def at_turns(city: str, seats: int = 2, **start: Sequence[str]) -> Game:
    return through_setup(dealt(city, seats, **start))


def tickets_down_to(game: Game, left: int) -> Game:
    """Ticket turns, one after the other, until so many are in the stack; then it is seat 0's turn."""
    while game.ticket_stack_size > left:
        game.play("tickets")
        both = game.ticket_stack_size >= left
        game.play(game.legal_moves[-1 if both else 0])
    assert game.ticket_stack_size == left
    return to_move(game, 0)


def to_move(game: Game, seat: int) -> Game:
    game._now.seat = seat
    game._moves = None
    return game


def lay_cards(
    game: Game,
    *,
    hands: Mapping[int, Cards] | None = None,
    market: Sequence[str | None],
    stack: Sequence[str] | None = None,
    discards: Cards | None = None,
    rest: int = -1,
) -> Game:
    """Lays out all 44 cards. Those not named are in the hand of the seat ``rest``, or, where no stack is
    given, in the stack. Nothing is settled: the position must be one between two plies."""
    now, kind = game._now, game._notation.kind
    rest = game.seats - 1 if rest < 0 else rest
    held = {seat: Counter((hands or {}).get(seat, {})) for seat in range(game.seats)}
    left = all_cards(game.city)
    left.subtract(card for card in market if card is not None)
    left.subtract(discards or {})
    for hand in held.values():
        left.subtract(hand)
    if stack is None:
        stack = list(left.elements())
    else:
        left.subtract(stack)
        held[rest].update(left)
    assert min([0, *left.values()]) >= 0, "more cards than there are"
    now.market[: len(market)] = [-1 if card is None else kind[card] for card in market]
    now.stack[:] = -1
    now.stack[: len(stack)] = [kind[card] for card in reversed(stack)]
    now.stack_size = len(stack)
    _write_counts(now.discards, kind, discards or {})
    now.discard_size = sum((discards or {}).values())
    now.shown[:] = 0
    for seat, hand in held.items():
        _write_counts(now.hands[seat], kind, hand)
        _write_counts(now.fresh[seat], kind, hand)
        now.hand_size[seat] = now.fresh_size[seat] = sum(hand.values())
    _write_counts(now.pool, kind, sum(held.values(), Counter(stack)))
    game._moves = None
    recount_cards(game)
    return game


def _write_counts(where: Any, kind: Mapping[str, int], cards: Cards) -> None:
    where[:] = 0
    for card, count in cards.items():
        where[kind[card]] = count


def own(game: Game, seat: int, *routes: str) -> Game:
    """Routes that the seat has claimed earlier: its pieces stand there and the points are scored."""
    city, now = game.city, game._now
    for name in routes:
        route = city.route[name]
        vehicle = city.vehicle[route.vehicle]
        at = list(city.vehicle).index(vehicle.id)
        assert name not in game.owners
        now.owner[list(city.route).index(name)] = seat
        now.pieces[seat, at] -= route.length if vehicle.per_space else 1
        now.score[seat] += vehicle.points[route.length]
    _write_open(game)
    recount_board(game)
    return game


def _write_open(game: Game) -> None:
    """The kernel keeps the set of routes that each seat may claim; here it is made from the board alone."""
    owners, city = game.owners, game.city
    for seat in range(game.seats):
        members = 0
        for at, (name, route) in enumerate(city.route.items()):
            vehicle = city.vehicle[route.vehicle]
            pieces = route.length if vehicle.per_space else 1
            twin = name[:-1] + str(3 - route.double) if route.double else ""
            closed = twin in owners and (game.seats < city.both_from_players or owners[twin] == seat)
            if name not in owners and not closed and game.pieces(seat)[vehicle.id] >= pieces:
                members |= 1 << at
        game._now.open[seat] = members
    game._moves = None


def use_up(game: Game, seat: int, leave: Mapping[str, int]) -> Game:
    """Routes for the seat, the first that fit, until just so many pieces are left of each vehicle."""
    for vehicle, left in leave.items():
        wanted = game.pieces(seat)[vehicle] - left
        own(game, seat, *_fitting(game, seat, vehicle, wanted))
        assert game.pieces(seat)[vehicle] == left
    return game


def _fitting(game: Game, seat: int, vehicle: str, wanted: int) -> list[str]:
    """Free routes that take so many pieces together; halves of a double route are left alone."""
    routes = [route for route in game.city.routes if route.vehicle == vehicle and route.id not in game.owners]
    halves = [
        route
        for route in routes
        if route.double == 1 and not any(owned.startswith(route.id[:-1]) for owned in game.owners)
    ]
    per_space = game.city.vehicle[vehicle].per_space
    single = [route for route in routes if not route.double]
    free = [(route.id, route.length if per_space else 1) for route in (*single, *halves)]
    sums: dict[int, list[str]] = {0: []}
    for name, size in free:
        for total, names in list(sums.items()):
            if total + size <= wanted:
                sums.setdefault(total + size, [*names, name])
    return sums[wanted]


def give_souvenirs(game: Game, seat: int, count: int) -> Game:
    now = game._now
    symbols = [symbol for symbol, _ in game.tokens.values() if symbol not in game.souvenirs(seat)]
    for symbol in symbols[:count]:
        place = next(place for place, stack in game.tokens.items() if stack[0] == symbol)
        now.tokens[list(game.city.place).index(place)] -= 1
        now.souvenirs[seat] |= 1 << game._notation.symbol[symbol]
    recount_tokens(game)
    return game


def end_now(game: Game) -> Game:
    """The last turn of the last round: the seat draws cards, and the game is over."""
    game._now.turns_left = 1
    game._moves = None
    while not game.over:
        game.play("draw")
    recount_tickets(game)
    return game


def texts(moves: Iterable[object], *words: str) -> list[str]:
    """The texts of the moves, or of those that begin with one of the words."""
    return [str(move) for move in moves if not words or str(move).split(" ")[0] in words]


def named(events: Iterable[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


@lru_cache
def deadlock_record() -> Record:
    """A game of the oracle's that ends because nobody can move."""
    for seed in range(100):
        told = play_game(PACK["berlin"], SHA256["berlin"], 4, [deadlock] * 4, random.Random(seed))
        if told["result"]["reason"] == "no-moves":
            return Record.from_json(msgspec.json.encode(told))
    raise AssertionError("no deadlock in a hundred games")
