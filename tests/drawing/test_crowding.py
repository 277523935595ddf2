"""Boards that are hard to read: places too close, and names that lie on each other or on routes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from crosstown.cities import city_names, load_city
from crosstown.cities.checks.problem_text import problem_text
from crosstown.cities.city import City
from crosstown.drawing.board.crowding import find_crowding


@pytest.mark.parametrize("name", [*city_names(), "docs/examples/toytown.toml"])
def test_the_boards_of_this_package_can_be_read(name: str) -> None:
    assert list(find_crowding(load_city(name))) == []


def with_place(city: City, name: str, **changed: object) -> City:
    places = [replace(one, **changed) if one.id == name else one for one in city.places]  # type: ignore[arg-type]
    return replace(city, places=tuple(places))


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"x": 565.0, "y": 430.0}, "places-close"),
        ({"x": 625.0, "y": 430.0, "label": "s"}, "labels-overlap"),
        ({"label": "s", "nudge": (-50.0, 150.0)}, "label-on-route"),
    ],
)
def test_what_is_too_close_is_named(changed: dict[str, object], code: str) -> None:
    """The windmill of Toytown, moved to the market, or its name moved onto a route."""
    city = with_place(load_city("docs/examples/toytown.toml"), "mill", **changed)
    found = [one for one in find_crowding(city) if one.code == code]
    assert found
    assert "Windmill" in problem_text(code, found[0].facts)
