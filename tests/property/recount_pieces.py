"""Counting everything on a table anew: nothing is ever lost or made."""

from __future__ import annotations

from collections import Counter

from crosstown import Game


def recount(game: Game) -> None:
    """All that holds of any position between two plies."""
    recount_cards(game)
    recount_market(game)
    recount_knowledge(game)
    recount_board(game)
    recount_tickets(game)
    recount_tokens(game)


def recount_cards(game: Game) -> None:
    """Every card is in a hand, in the market, in the stack or among the discards."""
    now = game._now
    found: Counter[str] = Counter(game.stack)
    found.update(game.discards)
    found.update(card for card in game.market if card is not None)
    for seat in range(game.seats):
        hand = game.hand(seat)
        found.update(hand)
        assert sum(hand.values()) == game.hand_size(seat)
    assert found == Counter({"wild": game.city.wild_count, **game.city.colours})
    assert sum(found.values()) == 44
    assert sum(game.discards.values()) == now.discard_size
    for cards in (now.hands, now.discards, now.pool, now.fresh, now.shown):
        assert (cards >= 0).all()


def recount_market(game: Game) -> None:
    """D7: an empty stack means no discards, a gap neither; D4: no sweep is due."""
    if not game.stack:
        assert not game.discards
    if None in game.market:
        assert not game.stack
    if game.market.count("wild") >= 3:
        about = [*game.stack, *game.market, *Counter(game.discards).elements()]
        assert sum(card not in (None, "wild") for card in about) < 3


def recount_knowledge(game: Game) -> None:
    """What was seen taken is in the hand; what left the stack unseen since it was shuffled was drawn."""
    now = game._now
    assert (now.shown <= now.hands).all()
    for at, kind in enumerate(game.city.kinds):
        drawn = int(now.fresh[:, at].sum())
        assert int(now.pool[at]) == game.stack.count(kind) + drawn
    assert (now.fresh.sum(axis=1) == now.fresh_size).all()


def recount_board(game: Game) -> None:
    """Pieces are in hand or on a space; points are those of the routes."""
    city = game.city
    for seat in range(game.seats):
        mine = [city.route[name] for name, owner in game.owners.items() if owner == seat]
        left = game.pieces(seat)
        for vehicle in city.vehicles:
            used = [route.length if vehicle.per_space else 1 for route in mine if route.vehicle == vehicle.id]
            assert left[vehicle.id] >= 0
            assert left[vehicle.id] + sum(used) == vehicle.count
        points = [city.vehicle[route.vehicle].points[route.length] for route in mine]
        assert game.points(seat) == sum(points)
        pairs = [(route.a, route.b) for route in mine]
        assert len(set(pairs)) == len(pairs), "both halves of a double route"


def recount_tickets(game: Game) -> None:
    """Every ticket is in the stack, offered or kept, once."""
    found = [*game.ticket_stack]
    for seat in range(game.seats):
        found += [*game.tickets(seat), *game.offered(seat)]
        assert game.ticket_count(seat) == len(game.tickets(seat))
    assert sorted(found) == sorted(game.city.ticket)
    assert game.ticket_stack_size == len(game.ticket_stack)


def recount_tokens(game: Game) -> None:
    """Every souvenir token is on a place, with a seat or still to be placed."""
    souvenirs = game.city.souvenirs
    found: Counter[str] = Counter()
    for symbol, count in game.tokens.values():
        found[symbol] += count
    for seat in range(game.seats):
        found.update(game.souvenirs(seat))
    if souvenirs is None:
        assert not found
        return
    start = game.start
    assert start is not None
    assert isinstance(start.souvenirs, dict)
    standing = list(start.souvenirs.values())
    for symbol in souvenirs.symbols:
        if symbol in standing:
            assert found[symbol] == souvenirs.stack[game.seats]
        elif symbol in game.spare_souvenirs:
            assert found[symbol] == 0
        else:
            assert found[symbol] == souvenirs.placed[game.seats]
