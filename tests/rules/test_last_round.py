"""The last round: rule E1."""

from __future__ import annotations

import pytest

from crosstown import Game
from crosstown.game.events import LastRound
from tests.property.odd_choices import TABLES
from tests.property.recount_pieces import recount
from tests.rules.positions import at_turns, lay_cards, named, own, texts, tickets_down_to, to_move, use_up
from tests.rules.rule_questions import MARKET, refused, result_of

PIECES_LEFT = {"london": 2, "san-francisco": 2, "berlin": 1}


def before_the_last_round(city: str, seats: int, seat: int, spare: int) -> Game:
    """The seat is to move with all wilds; a route of length 1 will leave it ``spare`` pieces."""
    game = at_turns(city, seats)
    if city == "berlin":
        use_up(game, seat, {"subway": 0})
    use_up(game, seat, {game.city.vehicles[0].id: spare + 1})
    lay_cards(game, hands={seat: {"wild": 8}}, market=MARKET)
    return to_move(game, seat)


def a_short_route(game: Game) -> str:
    return next(
        str(move)
        for move in game.legal_moves
        if move.kind == "claim" and game.city.route[move.route].length == 1
    )


@pytest.mark.parametrize(("city", "seats"), TABLES)
@pytest.mark.parametrize("under", [0, 1])
def test_e1_every_seat_has_one_more_turn_that_seats_own_being_the_last(
    city: str, seats: int, under: int
) -> None:
    first = seats - 1 - under
    game = before_the_last_round(city, seats, first, PIECES_LEFT[city] - under)
    assert game.turns_left is None
    events = game.play(a_short_route(game))
    assert events[-1] == LastRound(first)
    assert sum(game.pieces(first).values()) == PIECES_LEFT[city] - under
    assert game.turns_left == seats
    turns = []
    while not game.over:
        if game.phase == "turn":
            assert game.turns_left == seats - len(turns)
            turns.append(game.turn)
        events = game.play("draw")
    assert turns == [(first + 1 + turn) % seats for turn in range(seats)]
    assert turns[-1] == first
    assert named(events)[-1] == "Ended"
    assert result_of(game).reason == "last-round"
    assert game.turn is None
    assert len(game.legal_moves) == 0
    assert refused(game, "draw") == ("game-over", "E1")
    recount(game)


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_e1_one_piece_more_does_not_begin_the_last_round(city: str, seats: int) -> None:
    game = before_the_last_round(city, seats, 0, PIECES_LEFT[city] + 1)
    events = game.play(a_short_route(game))
    assert "LastRound" not in named(events)
    assert game.turns_left is None


@pytest.mark.parametrize(("trams", "subways"), [(1, 0), (0, 1), (0, 0)])
def test_e1_berlin_counts_both_kinds_together(trams: int, subways: int) -> None:
    game = at_turns("berlin", 3)
    use_up(game, 0, {"subway": subways, "tram": trams + 1})
    lay_cards(game, hands={0: {"wild": 8}}, market=MARKET)
    game.play(a_short_route(game))
    assert game.pieces(0) == {"tram": trams, "subway": subways}
    assert game.turns_left == 3


def test_e1_one_of_each_kind_is_too_many() -> None:
    game = at_turns("berlin", 3)
    use_up(game, 0, {"subway": 1, "tram": 2})
    lay_cards(game, hands={0: {"wild": 8}}, market=MARKET)
    game.play("claim reichstag--brandenburger-tor:2 wild*1")
    assert game.pieces(0) == {"tram": 1, "subway": 1}
    assert game.turns_left is None


def test_e1_at_the_end_of_the_turn_so_after_the_souvenir() -> None:
    game = at_turns("san-francisco", 2)
    route = "golden-gate-bridge--alcatraz"
    use_up_but(game, route, 6)
    lay_cards(game, hands={0: {"wild": 8}}, market=MARKET)
    game.play(f"claim {route} wild*4")
    assert game.phase == "souvenir"
    assert game.turns_left is None
    events = game.play("souvenir alcatraz")
    assert named(events) == ["GotSouvenir", "LastRound"]
    assert game.turns_left == 2


def use_up_but(game: Game, route: str, left: int) -> None:
    """Uses up the pieces of seat 0 without that route."""
    own(game, 1, route)
    use_up(game, 0, {"cable-car": left})
    at = list(game.city.route).index(route)
    game._now.owner[at] = -1
    game._now.pieces[1, 0] += game.city.route[route].length
    game._now.score[1] -= 7
    own(game, 1)


def test_e1_another_seat_running_out_does_not_begin_it_again() -> None:
    game = before_the_last_round("london", 3, 0, 2)
    use_up(game, 1, {"bus": 3})
    game.play(a_short_route(game))
    assert (game.turn, game.turns_left) == (1, 3)
    lay_cards(game, hands={1: {"wild": 8}}, market=MARKET)
    events = game.play(a_short_route(game))
    assert "LastRound" not in named(events)
    assert game.turns_left == 2


def test_e1_a_pass_uses_up_the_last_turn() -> None:
    game = tickets_down_to(at_turns("london"), 0)
    use_up(game, 0, {"bus": 3})
    use_up(game, 1, {"bus": 0})
    lay_cards(game, market=[None] * 5, stack=[], hands={0: {"wild": 1}})
    game.play(a_short_route(game))
    assert game.turns_left == 2
    game.play("take wild")
    assert (game.turn, game.turns_left) == (0, 1)
    assert texts(game.legal_moves) == ["pass"]
    game.play("pass")
    assert result_of(game).reason == "last-round"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_e1_a_last_round_in_which_all_pass_ends_as_a_last_round(seats: int) -> None:
    game = tickets_down_to(at_turns("berlin", seats), 0)
    lay_cards(game, market=[None] * 5, stack=[], rest=seats - 1)
    for seat in range(seats):
        game._now.pieces[seat] = 0
        game._now.open[seat] = 0
    game._now.turns_left = seats
    for seat in range(seats):
        assert game.turn == seat
        assert texts(game.legal_moves) == ["pass"]
        game.play("pass")
    assert result_of(game).reason == "last-round"
