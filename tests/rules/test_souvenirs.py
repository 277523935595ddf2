"""Souvenirs of a claim: rule C8."""

from __future__ import annotations

from crosstown import Game
from crosstown.game.events import GotSouvenir
from tests.property.recount_pieces import recount
from tests.rules.positions import give_souvenirs, lay_cards, named, texts, to_move
from tests.rules.rule_questions import MARKET, holding, refused


def by_the_bay(seats: int = 2) -> Game:
    """San Francisco, seat 0 to move with all wilds; in the south stacks only on Sunset and Potrero Hill."""
    game = holding("san-francisco", {"wild": 8}, seats)
    assert not {"castro", "mission", "twin-peaks", "presidio", "lincoln-park"} & set(game.tokens)
    return game


def test_c8_with_no_token_at_either_place_nothing_is_taken() -> None:
    game = by_the_bay()
    events = game.play("claim castro--mission:1 wild*2")
    assert len(events) == 1
    assert game.souvenirs(0) == ()
    assert game.turn == 1


def test_c8_one_place_with_a_token_gives_it_without_a_choice() -> None:
    for route, place, cards in (
        ("mission--potrero-hill", "potrero-hill", 2),
        ("sunset--twin-peaks", "sunset", 3),
    ):
        game = by_the_bay()
        symbol, count = game.tokens[place]
        events = game.play(f"claim {route} wild*{cards}")
        assert events[1] == GotSouvenir(0, place, symbol)
        assert game.souvenirs(0) == (symbol,)
        assert game.tokens[place] == (symbol, count - 1)
        assert (game.phase, game.turn) == ("turn", 1)
        recount(game)


def test_c8_where_both_have_one_the_seat_chooses() -> None:
    for taken, left in (("alcatraz", "golden-gate-bridge"), ("golden-gate-bridge", "alcatraz")):
        game = by_the_bay()
        symbol, count = game.tokens[taken]
        events = game.play("claim golden-gate-bridge--alcatraz wild*4")
        assert named(events) == ["Claimed"]
        assert (game.phase, game.turn) == ("souvenir", 0)
        assert set(texts(game.legal_moves)) == {f"souvenir {taken}", f"souvenir {left}"}
        assert refused(game, "souvenir sunset") == ("no-such-souvenir", "C8")
        assert refused(game, "draw") == ("souvenir-first", "C8")
        assert refused(game, "pass") == ("souvenir-first", "C8")
        assert game.play(f"souvenir {taken}") == (GotSouvenir(0, taken, symbol),)
        assert game.souvenirs(0) == (symbol,)
        assert game.tokens[left][1] == count
        assert (game.phase, game.turn) == ("turn", 1)
        recount(game)


def test_c8_a_symbol_that_the_seat_has_is_not_taken_again() -> None:
    game = by_the_bay()
    first, second = game.tokens["golden-gate-bridge"], game.tokens["alcatraz"]
    game.play("claim golden-gate-bridge--presidio wild*2")
    assert game.souvenirs(0) == (first[0],)
    to_move(game, 0)
    events = game.play("claim golden-gate-bridge--alcatraz wild*4")
    assert events[1] == GotSouvenir(0, "alcatraz", second[0]), "the other one, without a choice"
    assert game.tokens["golden-gate-bridge"] == (first[0], first[1] - 1)
    to_move(lay_cards(game, hands={0: {"wild": 8}}, market=MARKET), 0)
    events = game.play("claim golden-gate-bridge--lincoln-park wild*3")
    assert "GotSouvenir" not in named(events)
    assert len(game.souvenirs(0)) == 2
    recount(game)


def test_c8_an_empty_stack_gives_nothing() -> None:
    game = by_the_bay(3)
    symbol, count = game.tokens["sunset"]
    for seat in range(1, 1 + count):
        at = list(game.city.place).index("sunset")
        game._now.tokens[at] -= 1
        game._now.souvenirs[seat] |= 1 << game._notation.symbol[symbol]
    assert "sunset" not in game.tokens
    game.play("claim sunset--twin-peaks wild*3")
    assert game.souvenirs(0) == ()
    assert game.turn == 1
    recount(game)


def test_c8_tokens_lie_open() -> None:
    game = give_souvenirs(by_the_bay(), 1, 3)
    for seat in (0, 1, None):
        view = game.view(seat)
        assert view.souvenirs(1) == game.souvenirs(1)
        assert view.tokens == game.tokens
