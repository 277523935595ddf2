"""Drawing cards and sweeping the market: rules D1 to D4."""

from __future__ import annotations

from collections import Counter

import pytest

from crosstown import Game
from crosstown.game.events import Drew, Filled, Swept, Took
from tests.property.odd_choices import TABLES
from tests.property.recount_pieces import recount
from tests.rules.positions import at_turns, lay_cards, named, texts, to_move
from tests.rules.rule_questions import refused

PLAIN = ["blue", "pink", "orange", "black", "green"]


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_d1_two_cards_from_the_top_of_the_stack(city: str, seats: int) -> None:
    game = at_turns(city, seats)
    first, second = game.stack[:2]
    before = Counter(game.hand(0))
    assert game.play("draw") == (Drew(0, first),)
    assert (game.phase, game.turn) == ("second-card", 0)
    assert game.play("draw") == (Drew(0, second),)
    assert (game.phase, game.turn) == ("turn", 1)
    assert Counter(game.hand(0)) == before + Counter([first, second])
    recount(game)


def test_d1_a_card_of_the_market_is_replaced_at_once() -> None:
    game = lay_cards(
        at_turns("london"),
        market=["blue", "pink", "blue", "black", "green"],
        stack=["yellow", "pink", "orange"],
        hands={0: {"wild": 1}},
    )
    assert game.play("take blue") == (Took(0, 0, "blue"), Filled(0, "yellow"))
    assert game.market == ("yellow", "pink", "blue", "black", "green")
    assert game.hand(0) == {"wild": 1, "blue": 1}
    assert "take yellow" in game.legal_moves, "the new card can be the second"
    assert game.play("take blue") == (Took(0, 2, "blue"), Filled(2, "pink"))
    assert game.market == ("yellow", "pink", "pink", "black", "green")
    assert game.turn == 1


def test_d1_each_kind_in_the_market_is_one_move() -> None:
    game = lay_cards(at_turns("london"), market=["blue", "wild", "blue", "wild", "green"])
    assert set(texts(game.legal_moves, "draw", "take")) == {"draw", "take wild", "take blue", "take green"}
    assert refused(game, "take pink") == ("not-in-market", "D1")


def test_d1_no_stopping_after_one_card() -> None:
    game = lay_cards(at_turns("london"), hands={0: {"wild": 5}}, market=PLAIN)
    game.play("take blue")
    assert {move.kind for move in game.legal_moves} == {"draw", "take"}
    for move in ("pass", "tickets", "claim trafalgar-square--big-ben wild*1"):
        assert refused(game, move) == ("second-card-first", "D1")
    assert game.turn == 0


def test_d1_there_is_no_hand_limit() -> None:
    game = lay_cards(
        at_turns("berlin"),
        market=["blue", "green", "red", "red", "red"],
        stack=["black", "purple", "orange", "wild"],
        rest=0,
    )
    assert game.hand_size(0) == 35
    for _ in range(2):
        game.play("draw")
        game.play("draw")
        to_move(game, 0)
    assert game.hand_size(0) == 39
    recount(game)


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_d2_an_open_wild_as_first_card_ends_the_turn(city: str, seats: int) -> None:
    game = at_turns(city, seats)
    lay_cards(game, market=["wild", "blue", "green", "black", "wild"], stack=["orange", "orange"])
    assert game.play("take wild") == (Took(0, 0, "wild"), Filled(0, "orange"))
    assert (game.phase, game.turn) == ("turn", 1)
    assert game.hand(0) == {"wild": 1}


def test_d3_an_open_wild_is_refused_as_second_card() -> None:
    for first in ("draw", "take pink"):
        game = lay_cards(at_turns("london"), market=["wild", *PLAIN[:4]], stack=["green", "green"])
        game.play(first)
        assert "wild" in game.market
        assert refused(game, "take wild") == ("wild-second", "D3")


def test_d3_an_open_wild_is_refused_even_if_it_was_turned_up_just_now() -> None:
    game = lay_cards(at_turns("london"), market=PLAIN, stack=["wild", "green"])
    assert game.play("take blue") == (Took(0, 0, "blue"), Filled(0, "wild"))
    assert refused(game, "take wild") == ("wild-second", "D3")


def test_d3_an_unseen_wild_is_a_card_like_any_other() -> None:
    """As the first card, and as the second."""
    game = lay_cards(at_turns("london"), market=PLAIN, stack=["wild", "wild", "green"])
    assert game.play("draw") == (Drew(0, "wild"),)
    assert (game.phase, game.turn) == ("second-card", 0)
    assert "draw" in game.legal_moves
    assert "take blue" in game.legal_moves
    assert game.play("draw") == (Drew(0, "wild"),)
    assert game.hand(0) == {"wild": 2}
    assert game.turn == 1


def test_d4_three_wilds_are_swept() -> None:
    game = lay_cards(
        at_turns("london"),
        market=["wild", "blue", "wild", "black", "green"],
        stack=["wild", "pink", "pink", "orange", "yellow", "yellow", "blue"],
    )
    events = game.play("take black")
    assert events[:3] == (Took(0, 3, "black"), Filled(3, "wild"), Swept())
    assert events[3:] == tuple(
        Filled(slot, card) for slot, card in enumerate(["pink", "pink", "orange", "yellow", "yellow"])
    )
    assert game.discards == {"wild": 3, "blue": 1, "green": 1}
    assert game.stack == ("blue",)
    assert (game.phase, game.turn) == ("second-card", 0)
    recount(game)


def test_d4_two_wilds_are_not() -> None:
    game = at_turns("london")
    lay_cards(game, market=["wild", "blue", "pink", "black", "green"], stack=["wild", "pink"])
    assert game.play("take black") == (Took(0, 3, "black"), Filled(3, "wild"))
    assert game.market.count("wild") == 2


def test_d4_swept_again_if_three_of_the_new_cards_are_wild() -> None:
    game = lay_cards(
        at_turns("london"),
        market=["wild", "wild", "blue", "black", "green"],
        stack=["wild", "pink", "wild", "wild", "wild", "wild", *PLAIN, "yellow"],
    )
    events = game.play("take black")
    assert named(events) == ["Took", "Filled", "Swept", *["Filled"] * 5, "Swept", *["Filled"] * 5]
    assert game.market == tuple(PLAIN)
    assert game.discards == {"wild": 7, "blue": 1, "green": 1, "pink": 1}


def test_d4_the_market_is_judged_when_it_is_full_and_not_while_it_is_filled() -> None:
    """Three wilds come first, but the slots after them are filled before anyone judges."""
    game = lay_cards(
        at_turns("london"),
        market=["wild", "wild", "blue", "black", "green"],
        stack=["wild", "wild", "wild", "wild", "pink", "pink", "yellow", *PLAIN],
    )
    events = game.play("take black")
    filled = [event.card for event in events[3:8] if isinstance(event, Filled)]
    assert filled == ["wild", "wild", "wild", "pink", "pink"]
    assert isinstance(events[8], Swept)
    assert game.market == ("yellow", *PLAIN[:4])


def hopeless(city: str = "london") -> Game:
    """Once a plain card is taken, only two that are not wild are outside the hands: seat 1 has the others."""
    game = at_turns(city)
    return lay_cards(
        game,
        market=["wild", "wild", "blue", "black", "black"],
        stack=["wild", "wild"],
        hands={0: {"wild": 2}},
    )


def test_d4_a_sweep_that_cannot_help_is_not_made() -> None:
    game = hopeless()
    assert game.play("take black") == (Took(0, 3, "black"), Filled(3, "wild"))
    assert game.market == ("wild", "wild", "blue", "wild", "black")
    assert game.discards == {}
    assert (game.phase, game.turn) == ("second-card", 0)
    recount(game)


def test_d4_with_three_plain_cards_it_is_made() -> None:
    game = lay_cards(
        at_turns("london"),
        market=["wild", "wild", "blue", "black", "black"],
        stack=["wild", "wild", "pink"],
        hands={0: {"wild": 2}},
    )
    events = game.play("take black")
    assert named(events)[:3] == ["Took", "Filled", "Swept"]
    assert game.market.count("wild") < 3
    recount(game)


def test_d4_a_claim_brings_cards_back_and_the_sweep_is_made_then() -> None:
    game = hopeless()
    game.play("take black")
    game.play("draw")
    assert game.turn == 1
    assert game.market.count("wild") == 3
    events = game.play("claim trafalgar-square--big-ben pink*1")
    assert named(events)[:3] == ["Claimed", "Swept", "Shuffled"]
    assert game.market.count("wild") < 3
    recount(game)


def test_d4_a_claim_of_wilds_alone_changes_nothing() -> None:
    game = hopeless()
    game.play("take black")
    game.play("draw")
    to_move(game, 0)
    events = game.play("claim trafalgar-square--big-ben wild*1")
    assert "Swept" not in named(events)
    assert game.market.count("wild") == 3
    recount(game)


def test_d4_taking_a_plain_card_may_leave_too_few() -> None:
    """Three plain cards are about, one is taken and a wild takes its place: now no sweep could help."""
    game = at_turns("london")
    lay_cards(game, market=["wild", "wild", "blue", "black", "black"], stack=["wild"], hands={0: {"wild": 2}})
    events = game.play("take blue")
    assert named(events) == ["Took", "Filled"]
    assert game.market == ("wild", "wild", "wild", "black", "black")
