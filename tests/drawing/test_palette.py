"""Inks, seats and mixtures of colours."""

from __future__ import annotations

from itertools import combinations

from crosstown.cities.city import City
from crosstown.drawing.primitives.palette import SEATS, inks, mixed


def brightness(colour: str) -> float:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def test_signs_stand_out_from_their_cards(city: City) -> None:
    for colour, paint in inks((*city.colours, "gray")).items():
        assert abs(brightness(paint.fill) - brightness(paint.on)) > 75, colour


def test_seats_differ_in_grey() -> None:
    for one, other in combinations(SEATS, 2):
        assert abs(brightness(one.fill) - brightness(other.fill)) > 20


def test_more_colours_than_signs_still_get_inks() -> None:
    assert len(inks(f"colour {index}" for index in range(40))) == 40


def test_mixing_runs_from_one_colour_to_the_other() -> None:
    assert mixed("#102030", "#ffffff", 0) == "#102030"
    assert mixed("#102030", "#ffffff", 1) == "#ffffff"
