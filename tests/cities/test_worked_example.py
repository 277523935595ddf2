"""The worked examples of the rules pages score what the rules say: the oracle counts them again."""

from __future__ import annotations

import pytest

from crosstown.cities import load_city
from crosstown.cities.worked_example import worked_example
from tests.oracle.loaded_packs import CITIES, PACK
from tests.oracle.naive_scoring import seat_result
from tests.oracle.pack_facts import routes_of
from tests.parity.run_modes import run_python


@pytest.mark.parametrize("name", CITIES)
def test_the_score_is_the_rules_own(name: str) -> None:
    city, pack = load_city(name), PACK[name]
    example = worked_example(city)
    kept = [one.id for one in (example.ticket, example.missed) if one]
    routes = [routes_of(pack)[route.id] for route in example.routes]
    points = sum(city.points_of(route) for route in example.routes)
    result = seat_result(pack, points, kept, routes, [str(at) for at in range(example.souvenirs)])
    assert result["total"] == example.total
    assert result["completed"] == 1
    assert len(kept) == 2
    assert result["bonuses"].get("districts", []) == [one.points for one in example.districts]


@pytest.mark.parametrize("name", CITIES)
def test_somebody_could_have_claimed_it(name: str) -> None:
    city = load_city(name)
    example = worked_example(city)
    assert len(set(example.routes)) == len(example.routes)
    assert not any(city.twin(route) in example.routes for route in example.routes)
    for vehicle in city.vehicles:
        used = sum(city.spaces(route) for route in example.routes if route.vehicle == vehicle.id)
        assert used <= vehicle.count


@pytest.mark.parametrize("name", CITIES)
def test_the_path_leads_from_end_to_end(name: str) -> None:
    example = worked_example(load_city(name))
    assert (example.stops[0], example.stops[-1]) == (example.ticket.a, example.ticket.b)
    legs = [{route.a, route.b} for route in example.path]
    assert legs == [set(pair) for pair in zip(example.stops, example.stops[1:], strict=False)]
    assert 2 <= len(legs) <= 4


def test_what_a_city_has_is_in_its_example() -> None:
    london, san_francisco = (worked_example(load_city(name)) for name in ("london", "san-francisco"))
    assert london.district in london.districts
    assert london.district is not None
    members = [place for place in load_city("london").places if place.district == london.district.number]
    assert len(members) > 2
    assert san_francisco.souvenirs >= 2


# The facts of a city are kept under one address, whichever process made them.
EXAMPLES = """
from crosstown.cities import city_names, load_city
from crosstown.cities.worked_example import worked_example
print([worked_example(load_city(name)) for name in city_names()])
"""


def test_every_process_finds_the_same_example() -> None:
    found = [run_python("-c", EXAMPLES, PYTHONHASHSEED=str(seed)) for seed in range(1, 6)]
    assert found == [found[0]] * 5
