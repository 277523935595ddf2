"""Drawing cards: rules D1 to D7."""

from __future__ import annotations

from collections import Counter

import pytest

from crosstown import Game, IllegalMove
from crosstown.game.events import Drew, Filled, Shuffled, Swept, Took
from tests.property.recount_pieces import recount
from tests.rules.positions import TABLES, at_turns, lay_cards, named, texts, tickets_down_to, to_move

PLAIN = ["blue", "pink", "orange", "black", "green"]


def refused(game: Game, move: str) -> tuple[str, str]:
    """The code and rule by which a move is refused, and that refusing changes nothing."""
    before = game._games.tobytes()
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert game._games.tobytes() == before
    return caught.value.code, caught.value.rule


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
    game = at_turns("london")
    lay_cards(
        game,
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
    game = at_turns("london")
    lay_cards(game, market=["blue", "wild", "blue", "wild", "green"])
    assert set(texts(game.legal_moves, "draw", "take")) == {"draw", "take wild", "take blue", "take green"}
    assert refused(game, "take pink") == ("not-in-market", "D1")


def test_d1_no_stopping_after_one_card() -> None:
    game = at_turns("london")
    lay_cards(game, hands={0: {"wild": 5}}, market=PLAIN)
    game.play("take blue")
    assert {move.kind for move in game.legal_moves} == {"draw", "take"}
    for move in ("pass", "tickets", "claim trafalgar-square--big-ben wild*1"):
        assert refused(game, move) == ("second-card-first", "D1")
    assert game.turn == 0


def test_d1_there_is_no_hand_limit() -> None:
    game = at_turns("berlin")
    lay_cards(
        game,
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
        game = at_turns("london")
        lay_cards(game, market=["wild", *PLAIN[:4]], stack=["green", "green"])
        game.play(first)
        assert "wild" in game.market
        assert "take wild" not in game.legal_moves
        assert refused(game, "take wild") == ("wild-second", "D3")


def test_d3_an_open_wild_is_refused_even_if_it_was_turned_up_just_now() -> None:
    game = at_turns("london")
    lay_cards(game, market=PLAIN, stack=["wild", "green"])
    assert game.play("take blue") == (Took(0, 0, "blue"), Filled(0, "wild"))
    assert refused(game, "take wild") == ("wild-second", "D3")


def test_d3_an_unseen_wild_is_a_card_like_any_other_as_the_first() -> None:
    game = at_turns("london")
    lay_cards(game, market=PLAIN, stack=["wild", "wild", "green"])
    assert game.play("draw") == (Drew(0, "wild"),)
    assert (game.phase, game.turn) == ("second-card", 0)
    assert "draw" in game.legal_moves
    assert "take blue" in game.legal_moves


def test_d3_an_unseen_wild_is_a_card_like_any_other_as_the_second() -> None:
    game = at_turns("london")
    lay_cards(game, market=PLAIN, stack=["wild", "wild", "green"])
    game.play("draw")
    assert game.play("draw") == (Drew(0, "wild"),)
    assert game.hand(0) == {"wild": 2}
    assert game.turn == 1


def test_d4_three_wilds_are_swept() -> None:
    game = at_turns("london")
    lay_cards(
        game,
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
    game = at_turns("london")
    lay_cards(
        game,
        market=["wild", "wild", "blue", "black", "green"],
        stack=["wild", "pink", "wild", "wild", "wild", "wild", *PLAIN, "yellow"],
    )
    events = game.play("take black")
    assert named(events) == ["Took", "Filled", "Swept", *["Filled"] * 5, "Swept", *["Filled"] * 5]
    assert game.market == tuple(PLAIN)
    assert game.discards == {"wild": 7, "blue": 1, "green": 1, "pink": 1}


def test_d4_the_market_is_judged_when_it_is_full_and_not_while_it_is_filled() -> None:
    """Three wilds come first, but the slots after them are filled before anyone judges."""
    game = at_turns("london")
    lay_cards(
        game,
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
    game = at_turns("london")
    lay_cards(
        game,
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


def test_d5_when_the_stack_is_empty_the_discards_become_the_stack() -> None:
    game = at_turns("london")
    lay_cards(game, market=PLAIN, stack=["green"], discards={"pink": 2, "wild": 1, "yellow": 3})
    events = game.play("draw")
    assert events[0] == Drew(0, "green")
    shuffled = events[1]
    assert isinstance(shuffled, Shuffled)
    assert shuffled.count == 6
    assert Counter(shuffled.cards) == {"pink": 2, "wild": 1, "yellow": 3}
    assert game.stack == shuffled.cards
    assert game.discards == {}
    assert game.shuffles[-1] == shuffled.cards
    assert "draw" in game.legal_moves, "the second card comes from the new stack"
    recount(game)


def test_d5_every_order_of_the_new_stack_can_come() -> None:
    game = at_turns("london")
    lay_cards(game, market=PLAIN, stack=["green"], discards={"pink": 1, "wild": 1, "yellow": 1})
    seen = set()
    for seed in range(60):
        other = game.copy()
        other._now.chance.key[:] = seed
        other.play("draw")
        seen.add(other.stack)
    assert len(seen) == 6


def test_d6_with_no_card_to_be_had_drawing_is_not_possible() -> None:
    game = at_turns("london")
    lay_cards(game, market=[None] * 5, stack=[])
    assert texts(game.legal_moves, "draw", "take") == []
    assert refused(game, "draw") == ("stack-empty", "D6")
    assert refused(game, "take blue") == ("not-in-market", "D1")


def test_d6_a_market_without_a_stack_can_be_drawn_from() -> None:
    game = at_turns("london")
    lay_cards(game, market=["blue", None, "pink", None, None], stack=[])
    assert texts(game.legal_moves, "draw", "take") == ["take pink", "take blue"]
    assert game.play("take blue") == (Took(0, 0, "blue"),)
    assert game.market == (None, None, "pink", None, None)
    assert texts(game.legal_moves) == ["take pink"]
    game.play("take pink")
    assert game.turn == 1


def test_d6_the_only_card_ends_the_turn() -> None:
    game = at_turns("london")
    lay_cards(game, market=[None, None, "pink", None, None], stack=[])
    game.play("take pink")
    assert (game.phase, game.turn) == ("turn", 1)


def test_d6_the_last_card_of_the_stack_as_first_card_with_an_empty_market_is_not_possible() -> None:
    """D7: a card in the stack means a full market, so the second card is there."""
    game = at_turns("london")
    lay_cards(game, market=PLAIN, stack=["green"])
    game.play("draw")
    assert (game.phase, game.stack_size) == ("second-card", 0)
    assert "draw" not in game.legal_moves
    assert refused(game, "draw") == ("stack-empty", "D6")
    assert set(texts(game.legal_moves)) == {f"take {card}" for card in PLAIN}


def test_d6_only_wilds_left_after_the_first_card_ends_the_turn() -> None:
    game = at_turns("london")
    lay_cards(game, market=["wild", "wild", "blue", None, None], stack=[])
    assert named(game.play("take blue")) == ["Took"]
    assert game.market == ("wild", "wild", None, None, None)
    assert (game.phase, game.turn) == ("turn", 1)
    assert "take wild" in game.legal_moves, "the next seat may take a wild as its first card"
    game.play("take wild")
    assert (game.phase, game.turn) == ("turn", 0)


def test_d6_only_wilds_open_and_the_last_unseen_card_drawn_ends_the_turn() -> None:
    game = at_turns("london")
    lay_cards(game, market=["wild"] * 5, stack=["green"], hands={0: {"pink": 1}})
    assert game.play("draw") == (Drew(0, "green"),)
    assert game.market == ("wild",) * 5
    assert (game.phase, game.turn) == ("turn", 1)


def test_d6_only_wilds_open_but_a_stack_goes_on() -> None:
    game = at_turns("london")
    lay_cards(game, market=["wild"] * 5, stack=["green", "pink"])
    game.play("draw")
    assert game.phase == "second-card"
    assert texts(game.legal_moves) == ["draw"]
    game.play("draw")
    assert game.turn == 1


def test_d7_first_fill_then_sweep_then_shuffle() -> None:
    """(1) before (3) before (4): the gap takes the stack's last card, the sweep comes, and one shuffle."""
    game = at_turns("london")
    lay_cards(
        game,
        market=["wild", "wild", "blue", "black", "green"],
        stack=["wild"],
        discards={"pink": 2, "yellow": 1},
    )
    events = game.play("take black")
    assert named(events)[:5] == ["Took", "Filled", "Swept", "Shuffled", "Filled"]
    shuffled = events[3]
    assert isinstance(shuffled, Shuffled)
    assert Counter(shuffled.cards) == {"wild": 3, "blue": 1, "green": 1, "pink": 2, "yellow": 1}
    recount(game)


def test_d7_without_a_sweep_the_empty_stack_is_shuffled_last() -> None:
    """(1), then (4)."""
    game = at_turns("london")
    lay_cards(game, market=PLAIN, stack=["yellow"], discards={"pink": 2})
    events = game.play("take black")
    assert named(events) == ["Took", "Filled", "Shuffled"]
    assert game.market == ("blue", "pink", "orange", "yellow", "green")
    assert game.stack == ("pink", "pink")


def test_d7_a_gap_and_an_empty_stack_shuffle_before_anything_is_judged() -> None:
    """(2), then (1): three wilds lie open with gaps beside them; what comes back fills the gaps first."""
    game = tickets_down_to(at_turns("london"), 0)
    lay_cards(game, market=["wild", "wild", "wild", None, None], stack=[], hands={0: {"blue": 3, "pink": 1}})
    events = game.play("claim brick-lane--tower-of-london blue*3")
    assert named(events)[:4] == ["Claimed", "Shuffled", "Filled", "Filled"]
    assert named(events)[4] == "Swept", "with three blue cards about, the market can be better"
    assert [event.slot for event in events[2:4] if isinstance(event, Filled)] == [3, 4]
    assert game.market.count("wild") < 3
    recount(game)


def test_d7_cards_discarded_together_are_one_discard() -> None:
    game = tickets_down_to(at_turns("london"), 0)
    lay_cards(game, market=[None] * 5, stack=[], hands={0: {"blue": 2, "wild": 1}})
    events = game.play("claim brick-lane--tower-of-london blue*2+wild*1")
    assert named(events) == ["Claimed", "Shuffled", "Filled", "Filled", "Filled"]
    assert Counter(card for card in game.market if card) == {"blue": 2, "wild": 1}
    assert game.market[3:] == (None, None)
    assert game.stack == ()


def test_d7_the_leftmost_gap_is_filled() -> None:
    game = tickets_down_to(at_turns("london"), 0)
    lay_cards(game, market=["pink", None, "green", None, None], stack=[], hands={0: {"blue": 2}})
    game.play("claim regents-park--baker-street blue*2")
    assert game.market == ("pink", "blue", "green", "blue", None)


def test_d7_a_swept_market_is_shuffled_in_where_the_stack_is_short() -> None:
    """(3), (1), (2), (1): four cards of the stack come up, then the swept ones are shuffled for the fifth."""
    game = at_turns("london")
    lay_cards(
        game,
        market=["wild", "wild", "blue", "black", "green"],
        stack=["wild", "pink", "pink", "yellow", "yellow"],
    )
    events = game.play("take black")
    kinds = named(events)
    assert kinds[:9] == ["Took", "Filled", "Swept", *["Filled"] * 4, "Shuffled", "Filled"]
    shuffled = events[7]
    assert isinstance(shuffled, Shuffled)
    assert Counter(shuffled.cards) == {"wild": 3, "blue": 1, "green": 1}
    recount(game)
