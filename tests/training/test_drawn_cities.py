"""Cities with maps of their own: the same on every machine, playable, and with all that a pack can have."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections import Counter

import pytest

from crosstown.cities.city import City
from crosstown.errors import TextError
from training.city_variants import UNSEEN, kinds_of_tables, load, read_shares
from training.drawn_cities import draw_city
from training.duel import Asked, Duel, play_one
from training.measure import UNSEEN_MAPS

NUMBERS = range(24)


def test_a_number_is_always_the_same_city() -> None:
    first = draw_city(7)
    draw_city.cache_clear()
    assert draw_city(7) == first
    assert load("drawn~7") == first
    assert draw_city(8).routes != first.routes


def features(city: City) -> dict[str, bool]:
    return {
        "ferries": any(route.ferries for route in city.routes),
        "second vehicle": len(city.vehicles) == 2,
        "districts": bool(city.districts),
        "souvenirs": city.souvenirs is not None,
    }


def test_some_have_what_a_pack_can_have_and_some_have_not() -> None:
    found = [features(draw_city(number)) for number in NUMBERS]
    for feature in found[0]:
        assert {one[feature] for one in found} == {True, False}, feature


def test_they_are_played_to_their_end_with_two_and_four() -> None:
    for number in NUMBERS:
        for seats in (2, 4):
            played = play_one(Asked(Duel(f"drawn~{number}", seats, "medium", "medium"), 1, 0))
            assert max(played.totals) > 0, "somebody gets somewhere"


def test_what_is_measured_was_never_trained_on() -> None:
    assert all(int(name.partition("~")[2]) >= UNSEEN for name in UNSEEN_MAPS)
    trained_on = {city.sha256 for city in drawn_for_training()}
    assert len(trained_on) == 80
    assert not trained_on & {load(name).sha256 for name in UNSEEN_MAPS}


def drawn_for_training() -> list[City]:
    tables = kinds_of_tables(read_shares("4,2,4"))
    return [city for city, _ in tables if city.name.startswith("Drawn ")]


def test_tables_have_seats_by_their_shares_and_two_of_five_a_map_of_their_own() -> None:
    tables = kinds_of_tables(read_shares("4,2,4"))
    assert Counter(seats for _, seats in tables) == {2: 80, 3: 40, 4: 80}
    assert len(drawn_for_training()) == 80
    assert read_shares("2,1,2") == {2: 2, 3: 1, 4: 2}, "half the tables, and half the maps"


def test_the_most_tables_still_have_no_map_that_is_measured_on() -> None:
    assert sum(read_shares("20,10,20").values()) * 4 * 5 == UNSEEN


@pytest.mark.parametrize("name", ["london~x", "london~", "drawn", "drawn~x", "drawn~-5", "drawn~1~2"])
def test_a_variant_has_a_number(name: str) -> None:
    with pytest.raises(TextError, match=f"'{name}' needs a number of up to nine digits"):
        load(name)


@pytest.mark.parametrize("text", ["4,2", "0,0,0", "-1,2,3", "20,10,21", "4,two,4", "4,2,"])
def test_shares_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match=text):
        read_shares(text)
