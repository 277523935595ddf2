"""Scoring: rules E2 to E5."""

from __future__ import annotations

import pytest

from tests.rules.positions import at_turns, end_now, give_souvenirs, own
from tests.rules.rule_questions import result_of


def test_e2_a_connected_ticket_scores_and_any_other_loses() -> None:
    tickets = [
        "british-museum--waterloo",
        "baker-street--tower-of-london",
        "british-museum--piccadilly-circus",
        "covent-garden--hyde-park",
    ]
    game = at_turns("london", tickets=tickets)
    own(
        game,
        0,
        "british-museum--covent-garden:1",
        "covent-garden--trafalgar-square:2",
        "trafalgar-square--waterloo",
    )
    end_now(game)
    mine, other = result_of(game).seats
    assert mine.tickets == (("british-museum--waterloo", 4),)
    assert mine.bonuses.districts == (1,)
    assert (mine.routes, mine.completed, mine.total) == (4, 1, 4 + 4 + 1)
    assert other.tickets == (("british-museum--piccadilly-circus", -2),)
    assert (other.routes, other.completed, other.total) == (0, 0, -2)


def test_e2_only_the_seats_own_routes_connect() -> None:
    game = at_turns("london", tickets=["british-museum--waterloo"])
    own(game, 0, "british-museum--covent-garden:1", "trafalgar-square--waterloo")
    own(game, 1, "covent-garden--trafalgar-square:2")
    end_now(game)
    assert result_of(game).seats[0].tickets == (("british-museum--waterloo", -4),)


def test_e2_every_ticket_kept_counts_in_the_order_it_was_kept() -> None:
    game = at_turns("berlin", 2)
    for _ in range(2):
        game.play("tickets")
        game.play(game.legal_moves[-1])
    own(game, 0, "pergamonmuseum--rosenthaler-platz")
    end_now(game)
    for seat in (0, 1):
        scored = result_of(game).seats[seat]
        assert tuple(name for name, _ in scored.tickets) == game.tickets(seat)
        assert len(scored.tickets) == 3
        assert scored.total == scored.routes + sum(points for _, points in scored.tickets)
        assert scored.completed == sum(points > 0 for _, points in scored.tickets)


DISTRICT_2 = (
    "piccadilly-circus--trafalgar-square:1",
    "trafalgar-square--big-ben",
    "buckingham-palace--big-ben",
)


def test_e3_a_joined_district_scores_its_number() -> None:
    game = end_now(own(at_turns("london"), 0, *DISTRICT_2))
    mine, other = result_of(game).seats
    assert mine.bonuses.districts == (2,)
    assert other.bonuses.districts == ()
    assert mine.total == mine.routes + mine.tickets[0][1] + 2


def test_e3_all_its_places_must_be_joined() -> None:
    for missing in range(3):
        routes = [route for at, route in enumerate(DISTRICT_2) if at != missing]
        game = end_now(own(at_turns("london"), 0, *routes))
        assert result_of(game).seats[0].bonuses.districts == ()


def test_e3_the_way_may_lead_through_other_places() -> None:
    game = at_turns("london")
    own(game, 0, "piccadilly-circus--covent-garden:1", "covent-garden--trafalgar-square:1", *DISTRICT_2[1:])
    assert result_of(end_now(game)).seats[0].bonuses.districts == (2,)


def test_e3_several_seats_may_score_one_district() -> None:
    game = at_turns("london", 3)
    own(game, 0, *DISTRICT_2)
    own(
        game,
        2,
        "piccadilly-circus--trafalgar-square:2",
        "piccadilly-circus--buckingham-palace",
        "big-ben--waterloo",
        "trafalgar-square--waterloo",
    )
    districts = [seat.bonuses.districts for seat in result_of(end_now(game)).seats]
    assert districts == [(2,), (), (2,)]


def test_e3_the_points_of_each_district() -> None:
    game = at_turns("london", 4)
    own(game, 0, "british-museum--covent-garden:1")
    own(game, 1, "globe-theatre--waterloo", "globe-theatre--elephant-and-castle")
    own(game, 2, "the-charterhouse--st-pauls", "st-pauls--brick-lane", "brick-lane--tower-of-london")
    own(game, 3, "regents-park--baker-street", "regents-park--kings-cross", "baker-street--hyde-park")
    districts = [seat.bonuses.districts for seat in result_of(end_now(game)).seats]
    assert districts == [(1,), (3,), (4,), (5,)]


@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 0, 1, 2, 4, 6, 9, 12])))
def test_e4_different_souvenirs_score_by_their_number(count: int, points: int) -> None:
    game = give_souvenirs(at_turns("san-francisco", 4), 2, count)
    assert len(game.souvenirs(2)) == count
    seats = result_of(end_now(game)).seats
    assert seats[2].bonuses.souvenirs == points
    assert seats[2].total == seats[2].tickets[0][1] + points
    assert seats[0].bonuses.souvenirs == 0


def test_e4_no_bonus_in_a_city_without_any() -> None:
    record = end_now(at_turns("berlin")).record().to_json()
    assert b'"bonuses":{}' in record


FOURS = [
    "brick-lane--globe-theatre",
    "baker-street--tower-of-london",
    "british-museum--st-pauls",
    "big-ben--tower-of-london",
    "british-museum--waterloo",
    "brick-lane--buckingham-palace",
    "globe-theatre--trafalgar-square",
    "buckingham-palace--kings-cross",
]


def test_e5_most_points_wins_and_shared_places_count_as_in_sports() -> None:
    """All lose four on their ticket; 7, 4, 4 and 2 points from routes: places 1, 2, 2, 4."""
    game = at_turns("london", 4, tickets=FOURS)
    own(game, 0, "baker-street--hyde-park")
    own(game, 1, "brick-lane--tower-of-london")
    own(game, 2, "regents-park--kings-cross")
    own(game, 3, "regents-park--baker-street")
    result = result_of(end_now(game))
    assert [seat.total for seat in result.seats] == [3, 0, 0, -2]
    assert result.ranking == (1, 2, 2, 4)


def test_e5_all_four_may_share_the_first_place() -> None:
    result = result_of(end_now(at_turns("london", 4, tickets=FOURS)))
    assert result.ranking == (1, 1, 1, 1)


@pytest.mark.parametrize("winner", [0, 1])
def test_e5_a_tie_goes_to_more_completed_tickets(winner: int) -> None:
    """Two points from a route and two for a ticket, against four from a route and none kept beside -4 + 4."""
    tickets = ["british-museum--piccadilly-circus", FOURS[0], FOURS[2], FOURS[1]]
    if winner == 1:
        tickets = tickets[2:] + tickets[:2]
    game = at_turns("london", 2, tickets=tickets)
    own(game, winner, "british-museum--piccadilly-circus")
    own(game, 1 - winner, "baker-street--hyde-park", "hyde-park--buckingham-palace:1")
    result = result_of(end_now(game))
    assert [seat.total for seat in result.seats] == [4, 4]
    assert result.seats[winner].completed == 1
    assert result.seats[1 - winner].completed == 0
    assert result.ranking[winner] == 1
    assert result.ranking[1 - winner] == 2


def test_e5_the_same_settles_every_place() -> None:
    """Behind the winner two are level on points, one of them with a completed ticket; the last is last."""
    tickets = [
        FOURS[0],
        FOURS[1],
        "british-museum--piccadilly-circus",
        FOURS[3],
        FOURS[2],
        FOURS[5],
        FOURS[4],
        FOURS[7],
    ]
    game = at_turns("london", 4, tickets=tickets)
    own(game, 0, "baker-street--hyde-park", "elephant-and-castle--tower-of-london")
    own(game, 1, "british-museum--piccadilly-circus")
    own(game, 2, "british-museum--the-charterhouse", "hyde-park--buckingham-palace:1")
    result = result_of(end_now(game))
    assert [seat.total for seat in result.seats] == [10, 4, 4, -4]
    assert result.ranking == (1, 2, 3, 4)
