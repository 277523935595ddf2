"""Set-up: rules S1 to S8."""

from __future__ import annotations

from collections import Counter

import pytest

from crosstown import City, Game, TextError
from crosstown.game.records.record import Seat
from tests.property.odd_choices import CITIES, TABLES
from tests.property.recount_pieces import recount
from tests.rules.positions import all_cards, dealt, texts, through_setup
from tests.rules.rule_questions import refused

PIECES = {"london": {"bus": 17}, "san-francisco": {"cable-car": 20}, "berlin": {"tram": 11, "subway": 5}}
TICKETS = {"london": 20, "san-francisco": 24, "berlin": 22}


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_s1_each_seat_has_the_citys_pieces_and_no_points(city: str, seats: int) -> None:
    game = Game.new(city, seats, seed=1)
    assert game.seats == seats
    for seat in range(seats):
        assert game.pieces(seat) == PIECES[city]
        assert game.points(seat) == 0
    assert game.owners == {}
    recount(game)


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_s1_two_to_four_seats_only(city: str, seats: int) -> None:
    with pytest.raises(TextError) as caught:
        Game.new(city, seats, seed=1)
    assert caught.value.code == "bad-seats"
    assert caught.value.offender == str(seats)


@pytest.mark.parametrize("city", CITIES)
def test_s2_the_deck_has_eight_wilds_and_six_of_each_of_six_colours(city: str) -> None:
    cards = all_cards(City.load(city))
    assert cards.pop("wild") == 8
    assert sorted(cards.values()) == [6] * 6
    start = Game.new(city, 2, seed=3).start
    assert start is not None
    assert Counter(start.deck) == all_cards(City.load(city))


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_s2_each_seat_is_dealt_two_cards_in_seat_order(city: str, seats: int) -> None:
    game = Game.new(city, seats, seed=7)
    start = game.start
    assert start is not None
    for seat in range(seats):
        assert game.hand(seat) == Counter(start.deck[2 * seat : 2 * seat + 2])
        assert game.hand_size(seat) == 2


@pytest.mark.parametrize("city", CITIES)
def test_s2_the_cards_are_shuffled(city: str) -> None:
    starts = {game.start.deck for game in (Game.new(city, 2, seed=n) for n in range(50)) if game.start}
    assert len(starts) == 50
    assert len({deck[0] for deck in starts}) > 4
    assert len({deck[-1] for deck in starts}) > 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s3_the_next_five_cards_are_the_market(seats: int) -> None:
    hands = ["blue", "pink"] * seats
    market = ["wild", "green", "wild", "black", "green"]
    game = dealt("london", seats, deck=[*hands, *market, "yellow"])
    assert game.market == tuple(market)
    assert game.stack[0] == "yellow"
    assert game.stack_size == 44 - 2 * seats - 5
    assert game.discards == {}


def test_s3_three_wilds_in_the_first_market_are_swept() -> None:
    swept = ["wild", "blue", "wild", "blue", "wild"]
    market = ["green", "wild", "black", "wild", "green"]
    game = dealt("london", 2, deck=["pink"] * 4 + swept + market)
    assert game.market == tuple(market)
    assert game.discards == {"wild": 3, "blue": 2}
    assert game.stack_size == 44 - 4 - 10


def test_s3_the_first_market_is_swept_as_often_as_it_takes() -> None:
    swept = ["wild"] * 5 + ["blue", "wild", "blue", "wild", "wild"]
    market = ["green", "orange", "black", "yellow", "green"]
    game = dealt("london", 4, deck=["pink"] * 6 + ["green"] * 2 + swept + market)
    assert game.market == tuple(market)
    assert game.discards == {"wild": 8, "blue": 2}
    recount(through_setup(game))


def test_s3_two_wilds_in_the_first_market_stay() -> None:
    game = dealt("berlin", 3, deck=["red"] * 6 + ["wild", "blue", "blue", "blue", "wild"])
    assert game.market == ("wild", "blue", "blue", "blue", "wild")


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_s4_each_seat_is_offered_two_tickets_and_keeps_one_or_both(city: str, seats: int) -> None:
    game = Game.new(city, seats, seed=11)
    start = game.start
    assert start is not None
    assert len(set(start.tickets)) == TICKETS[city] == len(start.tickets)
    for seat in range(seats):
        first, second = start.tickets[2 * seat : 2 * seat + 2]
        assert (game.phase, game.turn) == ("first-keep", seat)
        assert game.offered(seat) == (first, second)
        assert texts(game.legal_moves) == [f"keep {first}", f"keep {second}", f"keep {first} {second}"]
        game.play(game.legal_moves[seat % 3])
        assert game.tickets(seat) == [(first,), (second,), (first, second)][seat % 3]
    assert game.phase != "first-keep"
    recount(game)


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_s4_tickets_not_kept_go_under_the_stack_in_seat_order(city: str, seats: int) -> None:
    game = Game.new(city, seats, seed=5)
    start = game.start
    assert start is not None
    for seat in range(seats):
        game.play(f"keep {start.tickets[2 * seat + seat % 2]}")
    returned = tuple(start.tickets[2 * seat + 1 - seat % 2] for seat in range(seats))
    assert game.ticket_stack == start.tickets[2 * seats :] + returned


@pytest.mark.parametrize("city", CITIES)
def test_s4_each_seat_sees_only_its_own_two(city: str) -> None:
    game = Game.new(city, 4, seed=2)
    start = game.start
    assert start is not None
    for decided in range(4):
        for seat in range(4):
            view = game.view(seat)
            mine = set(start.tickets[2 * seat : 2 * seat + 2])
            shown = {*view.tickets(), *view.offered(), *filter(None, view.ticket_stack)}
            assert shown == mine
            assert bool(view.legal_moves) == (seat == decided)
        game.play(game.legal_moves[0])


def test_s4_naming_the_tickets_in_another_order_is_refused() -> None:
    game = Game.new("london", 2, seed=2)
    first, second = game.offered(0)
    other = game.offered(1)[0]
    for text in (f"keep {second} {first}", f"keep {first} {first}", f"keep {other}"):
        assert refused(game, text) == ("not-offered", "S4")
    assert f"keep {first} {second}" in game.legal_moves


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_s5_seats_are_in_turn_order_and_seat_0_begins(city: str, seats: int) -> None:
    """The host draws lots or picks before the game: whoever shall begin is given seat 0."""
    names = ["Ada", "Bo", "Cleo", "Dan"][:seats]
    game = through_setup(Game.new(city, seats, seed=9, names=names))
    assert game.seating == tuple(Seat(name=name, player="human") for name in names)
    assert (game.phase, game.turn) == ("turn", 0)


START_PLACES = {"alcatraz", "golden-gate-bridge", "the-embarcadero", "sunset", "potrero-hill"}


@pytest.mark.parametrize(("seats", "tokens"), [(2, 2), (3, 2), (4, 3)])
def test_s6_five_stacks_of_one_symbol_each(seats: int, tokens: int) -> None:
    game = Game.new("san-francisco", seats, seed=4)
    assert set(game.tokens) == START_PLACES
    assert {count for _, count in game.tokens.values()} == {tokens}
    symbols = [symbol for symbol, _ in game.tokens.values()]
    assert len({*symbols, *game.spare_souvenirs}) == 7
    assert len(game.spare_souvenirs) == 2


def test_s6_which_symbol_stands_where_is_random() -> None:
    games = [Game.new("san-francisco", 2, seed=seed) for seed in range(60)]
    for place in START_PLACES:
        assert len({game.tokens[place][0] for game in games}) == 7
    assert len({frozenset(game.spare_souvenirs) for game in games}) > 12


@pytest.mark.parametrize("city", ["london", "berlin"])
def test_s6_other_cities_have_no_souvenirs(city: str) -> None:
    game = Game.new(city, 4, seed=1)
    assert game.tokens == {}
    assert game.spare_souvenirs == ()
    for _ in range(4):
        game.play(game.legal_moves[0])
    assert game.phase == "turn"


def kept(seats: int, seed: int = 6) -> Game:
    game = Game.new("san-francisco", seats, seed=seed)
    for _ in range(seats):
        game.play(game.legal_moves[0])
    return game


@pytest.mark.parametrize(("seats", "tokens"), [(3, 2), (4, 3)])
def test_s7_the_last_seat_and_then_the_last_but_one_place_a_stack(seats: int, tokens: int) -> None:
    game = kept(seats)
    first, second = game.spare_souvenirs
    assert (game.phase, game.turn) == ("place", seats - 1)
    free = set(game.city.place) - START_PLACES
    assert set(texts(game.legal_moves)) == {
        f"place {symbol} {place}" for symbol in (first, second) for place in free
    }
    assert len(game.legal_moves) == 30
    game.play(f"place {second} castro")
    assert game.tokens["castro"] == (second, tokens)
    assert (game.phase, game.turn) == ("place", seats - 2)
    assert set(texts(game.legal_moves)) == {f"place {first} {place}" for place in free - {"castro"}}
    assert len(game.legal_moves) == 14
    game.play(f"place {first} mission")
    assert game.tokens["mission"] == (first, tokens)
    assert len(game.tokens) == 7
    assert (game.phase, game.turn) == ("turn", 0)
    recount(game)


def test_s7_only_left_over_stacks_on_places_without_one() -> None:
    game = kept(4)
    spare = game.spare_souvenirs[0]
    standing = game.tokens["sunset"][0]
    for text, code in (
        (f"place {spare} sunset", "place-has-stack"),
        (f"place {standing} castro", "symbol-not-spare"),
        ("draw", "place-first"),
        ("pass", "place-first"),
    ):
        assert refused(game, text) == (code, "S7")
    game.play(f"place {spare} castro")
    for text in (f"place {spare} mission", f"place {game.spare_souvenirs[0]} castro"):
        refused(game, text)


def test_s8_two_players_the_second_seat_places_two_single_tokens() -> None:
    game = kept(2)
    first, second = game.spare_souvenirs
    assert (game.phase, game.turn, len(game.legal_moves)) == ("place", 1, 30)
    game.play(f"place {second} pier-39")
    assert (game.phase, game.turn, len(game.legal_moves)) == ("place", 1, 14)
    assert f"place {first} pier-39" not in game.legal_moves
    game.play(f"place {first} castro")
    assert game.tokens["pier-39"] == (second, 1)
    assert game.tokens["castro"] == (first, 1)
    assert sorted(count for _, count in game.tokens.values()) == [1, 1, 2, 2, 2, 2, 2]
    assert (game.phase, game.turn) == ("turn", 0)
    recount(game)


def test_s8_in_either_order() -> None:
    for order in (0, 1):
        game = kept(2)
        symbol = game.spare_souvenirs[order]
        assert f"place {symbol} castro" in game.legal_moves
