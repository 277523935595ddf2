"""What a seat may know: views hide the rest, and what is hidden can be dealt anew without a trace."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from crosstown import Game, View
from crosstown.game.events import redact
from tests.property.odd_choices import (
    CITIES,
    TABLES,
    Chaos,
    hoards_cards,
    sifts_tickets,
    some_positions,
    walk,
)
from tests.property.recount_pieces import (
    recount_board,
    recount_cards,
    recount_knowledge,
    recount_market,
    recount_tickets,
)
from tests.property.remembered_cards import Memory


def everyone(game: Game) -> list[int | None]:
    """All seats and a spectator."""
    return [*range(game.seats), None]


def looked_at(city: str, seats: int, count: int = 7, seeds: int = 2) -> Iterator[tuple[Game, int | None]]:
    """Positions of odd games, each with everyone who looks at it."""
    for seed in range(seeds):
        for game in some_positions(city, seats, seed, count):
            for seat in everyone(game):
                yield game, seat


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_equal_knowledge_is_an_equal_view(city: str, seats: int) -> None:
    """Byte for byte: nothing in a view's record tells the game from one dealt anew."""
    for game, seat in looked_at(city, seats):
        view = game.view(seat)
        again = game.view(seat).deal_anew(seed=game.ply).view(seat)
        for name in view._games.dtype.names or ():
            assert again._games[name].tobytes() == view._games[name].tobytes(), name
        assert again == view
        assert hash(again) == hash(view)
        assert again.to_json() == view.to_json()


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_a_resampled_game_is_whole(city: str, seats: int) -> None:
    """Nothing is lost in it, and it can be played to its end."""
    for game, seat in looked_at(city, seats, count=4, seeds=1):
        other = game.view(seat).deal_anew(seed=7)
        chaos = Chaos(f"on {city} {seats} {game.ply} {seat}")
        for ply in range(2000):
            if ply < 3 or ply % 20 == 0 or other.over:
                recount_cards(other)
                recount_market(other)
                recount_knowledge(other)
                recount_board(other)
                recount_tickets(other)
            if other.over:
                break
            other.play(chaos.choose(other))
        assert other.over


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_resampling_changes_what_is_hidden(city: str, seats: int) -> None:
    game = next(game for game in walk(city, seats, 3) if game.ply == 20)
    for seat in everyone(game):
        dealt = [game.view(seat).deal_anew(seed) for seed in range(25)]
        assert len({other.stack for other in dealt}) > 15
        assert len({other.ticket_stack for other in dealt}) > 15
        for hidden in range(seats):
            hands = {tuple(sorted(other.hand(hidden).items())) for other in dealt}
            tickets = {(other.tickets(hidden), other.offered(hidden)) for other in dealt}
            if hidden == seat:
                assert len(hands) == len(tickets) == 1
            else:
                assert len(tickets) > 5
                assert len(hands) > 3 or game.hand_size(hidden) < 3


def test_the_same_seed_deals_the_same() -> None:
    game = next(game for game in walk("london", 3, 3) if game.ply == 30)
    assert game.view(1).deal_anew(seed=5) == game.view(1).deal_anew(seed=5)
    assert game.view(1).deal_anew(seed=5) != game.view(1).deal_anew(seed=6)
    assert game.view(1).deal_anew(5) == game.view(1).deal_anew(5)
    assert game.view(1).deal_anew() != game.view(1).deal_anew(), "without a seed it is a surprise"


def test_resampling_leaves_the_game_alone() -> None:
    game = next(game for game in walk("san-francisco", 3, 3) if game.ply == 30)
    before = game._games.tobytes()
    view = game.view(0)
    seen = view.to_json()
    other = view.deal_anew(1)
    other.play(other.legal_moves[0])
    game.play(game.legal_moves[0])
    assert view.to_json() == seen
    assert game._games.tobytes() != before


def test_unseen_cards_are_dealt_evenly() -> None:
    """At the start the top of the stack is each unseen card as often as the others (loosely)."""
    game = Game.new("berlin", 2, seed=1)
    unseen = game.view(0).unseen
    tops = Counter(game.view(0).deal_anew(seed).stack[0] for seed in range(2000))
    total = sum(unseen.values())
    for kind, count in unseen.items():
        expected = 2000 * count / total
        assert abs(tops[kind] - expected) < 5 * expected**0.5


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_two_games_that_look_the_same_go_on_looking_the_same(city: str, seats: int) -> None:
    """As long as every ply looks the same to the seat, so do the positions."""
    together = 0
    for game, seat in looked_at(city, seats, count=8):
        other = game.view(seat).deal_anew(seed=3)
        game = game.copy()
        chaos = Chaos(f"{city} {seats} {game.ply} {seat}")
        while not game.over:
            move = chaos.choose(game)
            if game.turn == seat:
                assert list(other.legal_moves) == list(game.legal_moves)
            if move not in other.legal_moves:
                break
            seen = [redact(event, seat) for event in game.play(move)]
            if [redact(event, seat) for event in other.play(move)] != seen or game.over:
                break  # at the end the tickets lie open, and those were dealt anew
            assert other.view(seat).to_json() == game.view(seat).to_json()
            together += 1
    assert together > 15


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_a_claim_that_turns_nothing_up_looks_the_same_in_both(city: str, seats: int) -> None:
    """One's own claims, tickets kept and souvenirs taken depend on nothing hidden while a stack is there."""
    played = 0
    for game, seat in looked_at(city, seats):
        if game.turn != seat or game.phase == "second-card":
            continue
        for move in game.legal_moves:
            if move.kind in ("claim", "keep", "place", "souvenir"):
                one, other = game.copy(), game.view(seat).deal_anew(seed=8)
                seen = [redact(event, seat) for event in one.play(move)]
                if not any(type(event).__name__ in ("Swept", "Shuffled") for event in seen):
                    assert [redact(event, seat) for event in other.play(move)] == seen
                    assert other.view(seat).to_json() == one.view(seat).to_json()
                    played += 1
    assert played > 5


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_a_view_knows_what_a_careful_player_remembers(city: str, seats: int) -> None:
    """Cards seen taken are in that hand, and one's own returned tickets lie where one put them."""
    for seed in range(2):
        chaos = Chaos(f"memory {city} {seats} {seed}")
        game = Game.new(city, seats, seed=seed)
        memories = [Memory(seat, game) for seat in everyone(game)]
        while not game.over:
            events = game.play(chaos.choose(game))
            for memory in memories:
                memory.see(events)
            if game.ply % 5 == 0:
                for memory in memories:
                    check_memory(game, memory)


def check_memory(game: Game, memory: Memory) -> None:
    """The view, and a game dealt from it, agree with a memory and with the truth."""
    view = game.view(memory.seat)
    other = view.deal_anew(game.ply)
    for seat in range(game.seats):
        known = Counter(view.known_cards(seat))
        assert known <= Counter(game.hand(seat)), "known cards are really there"
        assert known <= Counter(other.hand(seat))
        if seat == memory.seat:
            assert known == Counter(game.hand(seat))
        else:
            assert memory.taken[seat] <= known
    stack = view.ticket_stack
    assert len(stack) == len(game.ticket_stack) == len(other.ticket_stack)
    assert list(stack) == memory.ticket_stack
    for told, real, dealt in zip(stack, game.ticket_stack, other.ticket_stack, strict=True):
        assert told is None or told == real == dealt
    assert sum(view.unseen.values()) == 44 - sum(Counter(view.hand()).values()) - sum(
        view.discards.values()
    ) - sum(card is not None for card in view.market)


@pytest.mark.parametrize("city", CITIES)
def test_between_two_a_reshuffle_tells_the_other_hand(city: str) -> None:
    """As long as the other has drawn nothing unseen since the shuffle, the whole hand is known."""
    times = 0
    for seed in range(6):
        chaos = Chaos(f"two {city} {seed}")
        game = Game.new(city, 2, seed=seed)
        memory = Memory(0, game)
        while not game.over:
            memory.see(game.play(chaos.choose(game)))
            if memory.shuffled and memory.unseen_draws[1] == 0:
                times += 1
                assert game.view(0).known_cards(1) == game.hand(1)
                assert game.view(0).deal_anew(seed=1).hand(1) == game.hand(1)
    assert times > 20


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_the_view_has_the_seats_own_moves_and_no_others(city: str, seats: int) -> None:
    for game, seat in looked_at(city, seats):
        view = game.view(seat)
        if seat is not None and seat == game.turn:
            assert list(view.legal_moves) == list(game.legal_moves)
        else:
            assert list(view.legal_moves) == []
        assert view.turn == game.turn


def check_blank(game: Game, view: View) -> None:
    """The raw record of a view: whatever the seat may not know is blank."""
    now, seat = view._now, view.seat
    others = [other for other in range(4) if other != seat]
    assert (now.stack == -1).all()
    assert (now.hands[others] == 0).all()
    assert (now.fresh[others] == 0).all()
    assert not now.chance.key.any()
    assert not now.chance.words.any()
    assert now.chance.drawn == 0
    for offer in range(now.offers):
        if now.offer_seat[offer] != seat and not game.over:
            assert (now.offer[offer] == -1).all()
    inside = {(int(now.ticket_head) + at) % 32 for at in range(now.ticket_count)}
    for at in range(len(now.ticket_ring)):
        if now.ticket_ring[at] != -1:
            assert at in inside
            assert now.ticket_by[at] == seat != -1
    for hidden in ("seed", "_start", "start", "shuffles", "plies", "record", "names"):
        assert not hasattr(view, hidden)


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_a_view_has_nothing_hidden_in_it(city: str, seats: int) -> None:
    for game, seat in looked_at(city, seats):
        check_blank(game, game.view(seat))


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_the_end_opens_the_tickets_and_nothing_else(city: str, seats: int) -> None:
    *_, game = walk(city, seats, 11)
    for seat in everyone(game):
        view = game.view(seat)
        check_blank(game, view)
        assert view.result == game.result
        assert view.phase == "over"
        assert view.turn is None
        again = game.view(seat).deal_anew(seed=2)
        assert again.result == game.result
        assert again.view(seat).to_json() == view.to_json()


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_resampling_after_many_tickets(city: str, seats: int) -> None:
    """However often tickets went round, a deal that agrees with all that was seen is found."""
    for seed in range(2):
        for game in walk(city, seats, seed, (sifts_tickets, sifts_tickets, hoards_cards)):
            if game.ply % 9 == 0 or game.over:
                for seat in everyone(game):
                    other = game.view(seat).deal_anew(seed=game.ply)
                    assert other.view(seat).to_json() == game.view(seat).to_json()


@pytest.mark.parametrize("city", CITIES)
def test_resampling_after_a_war_over_tickets(city: str) -> None:
    """Nobody does anything but draw tickets and keep one; at the end all that were kept lie open."""
    for seats in (2, 3, 4):
        rng = random.Random(f"{city} {seats}")
        game = Game.new(city, seats, seed=seats)
        while not game.over and game.ticket_stack_size > 0:
            moves = [move for move in game.legal_moves if move.kind == "tickets"] or game.legal_moves[:2]
            game.play(rng.choice(list(moves)))
        for seat in everyone(game):
            assert game.view(seat).deal_anew(seed=1).view(seat).to_json() == game.view(seat).to_json()
        while not game.over:
            moves = [move for move in game.legal_moves if move.kind == "claim"] or list(game.legal_moves)
            game.play(rng.choice(moves))
        for seat in everyone(game):
            assert game.view(seat).deal_anew(seed=1).view(seat).to_json() == game.view(seat).to_json()


def test_a_spectator_has_no_hand_and_no_tickets() -> None:
    game = next(game for game in walk("berlin", 4, 3) if game.ply == 40)
    view = game.view(None)
    assert view.hand() == {}
    assert view.tickets() == ()
    assert view.offered() == ()
    assert set(view.ticket_stack) == {None}
