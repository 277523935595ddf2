"""First drafts, colours, tickets and labels: sound for every seed, and the same for the same one."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosstown import TextError
from crosstown.cities import city_names
from crosstown.cities.load import PACKS
from crosstown.drawing.board.crowding import find_crowding
from crosstown.workshop.colouring import balance_colours, route_id
from crosstown.workshop.drafts import parse_text, read_draft
from crosstown.workshop.first_draft import first_draft, slug
from crosstown.workshop.label_suggestions import suggest_labels
from crosstown.workshop.planar_net import crosses, cut_points, planar_net, reached
from crosstown.workshop.ticket_suggestions import shortest_ways, suggest_tickets

Pack = dict[str, Any]
points = st.lists(
    st.tuples(st.integers(70, 1130), st.integers(70, 830)), min_size=3, max_size=14, unique=True
)


def built_in(name: str) -> Pack:
    return parse_text((PACKS / f"{name}.toml").read_text(encoding="utf-8"))


@settings(max_examples=30, deadline=None)
@given(points)
def test_a_net_reaches_every_point_and_crosses_nowhere(places: list[tuple[float, float]]) -> None:
    edges = planar_net(places, 62)
    assert reached(len(places), edges)
    assert not any(crosses(places, one, other) for one, other in combinations(edges, 2))
    assert edges == planar_net(places, 62)


@settings(max_examples=6, deadline=None)
@given(st.integers(4, 32), st.integers(0, 1000), st.booleans())
def test_a_first_draft_has_no_problems(count: int, seed: int, grid: bool) -> None:
    options = {"name": "Örebro", "places": count, "seed": seed, "grid": grid}
    pack = first_draft(options)
    assert pack == first_draft(options)
    draft = read_draft(pack)
    assert not draft.report
    assert len(draft.city.places) == count
    assert len(list(find_crowding(draft.city))) <= 2
    pairs = {frozenset((route.a, route.b)) for route in draft.city.routes}
    at = {place.id: number for number, place in enumerate(draft.city.places)}
    edges = [tuple(sorted(at[end] for end in pair)) for pair in pairs]
    assert cut_points(count, [(a, b) for a, b in edges]) == 0
    spaces = sum(route.length for route in draft.city.routes)
    assert 1.0 < spaces / (draft.city.vehicles[0].count * draft.city.players[1]) < 1.6 or count < 10


def test_names_become_places() -> None:
    names = ["Café", "Café", "  ", "東京", "St. Paul's", "Mill", "Mill Lane"]
    pack = first_draft({"name": "", "names": names, "seed": 1})
    assert [place["name"] for place in pack["board"]["locations"]] == [
        "Café",
        "東京",
        "St. Paul's",
        "Mill",
        "Mill Lane",
    ]
    assert [place["id"] for place in pack["board"]["locations"]] == [
        "cafe",
        "place-2",
        "st-pauls",
        "mill",
        "mill-lane",
    ]
    assert slug("Straße 5!") == "strasse-5"
    for few in ({"places": 3}, {"places": 33}, {"names": ["A", "B"]}):
        with pytest.raises(TextError, match="4 to 32 places"):
            first_draft(few)


def meetings(pack: Pack) -> int:
    """Pairs of routes of one colour that meet at a place."""
    return sum(
        one["colour"] == other["colour"] != "gray" and bool({one["a"], one["b"]} & {other["a"], other["b"]})
        for one, other in combinations(pack["board"]["routes"], 2)
    )


def spread(pack: Pack) -> int:
    spaces: Counter[str] = Counter(dict.fromkeys(pack["cards"]["colours"], 0))
    for route in pack["board"]["routes"]:
        if route["colour"] != "gray":
            spaces[route["colour"]] += route["length"]
    return max(spaces.values()) - min(spaces.values())


@pytest.mark.parametrize("name", city_names())
def test_colours_of_built_in_cities(name: str) -> None:
    pack = built_in(name)
    balanced = balance_colours(pack)
    assert not read_draft(balanced).report
    assert meetings(balanced) <= meetings(pack)
    assert spread(balanced) <= max(spread(pack), 3)
    routes = balanced["board"]["routes"]
    gray = sum(route["colour"] == "gray" for route in routes)
    assert abs(gray - len(routes) / 3) < 2
    unpainted = [{key: value for key, value in route.items() if key != "colour"} for route in routes]
    assert unpainted == [
        {key: value for key, value in route.items() if key != "colour"} for route in pack["board"]["routes"]
    ]


def test_locked_routes_keep_their_colour() -> None:
    pack = built_in("london")
    locked = {route_id(route): route["colour"] for route in pack["board"]["routes"][::3]}
    balanced = balance_colours(pack, list(locked))
    for route in balanced["board"]["routes"]:
        assert locked.get(route_id(route), route["colour"]) == route["colour"]


@pytest.mark.parametrize("name", city_names())
def test_tickets_are_worth_their_shortest_way(name: str) -> None:
    pack = built_in(name)
    empty = {**pack, "tickets": {**pack["tickets"], "deck": []}}
    found = suggest_tickets(empty, 20)
    ways = shortest_ways(pack)
    assert len(found) == 20
    assert all(ticket["points"] == ways[frozenset((ticket["a"], ticket["b"]))] for ticket in found)
    ends = Counter(end for ticket in found for end in (ticket["a"], ticket["b"]))
    assert max(ends.values()) <= 4
    assert len(ends) >= min(len(pack["board"]["locations"]), 20)
    assert max(ticket["points"] for ticket in found) >= 2 * min(ticket["points"] for ticket in found)
    points = sorted(ticket["points"] for ticket in found)
    assert points.count(3) <= 3, "a deck of the shortest tickets is dull"
    assert 0.45 * max(ways.values()) <= points[10] <= 0.7 * max(ways.values())
    more = suggest_tickets({**empty, "tickets": {**pack["tickets"], "deck": found}}, 5)
    assert not {frozenset((one["a"], one["b"])) for one in more} & {
        frozenset((t["a"], t["b"])) for t in found
    }


def test_no_more_tickets_than_pairs() -> None:
    pack = first_draft({"places": 4, "seed": 2})
    assert suggest_tickets(pack, 10) == []


@pytest.mark.parametrize("name", city_names())
def test_labels_are_no_worse_than_by_hand(name: str) -> None:
    pack = {key: part for key, part in built_in(name).items() if key != "names"}  # other names, other room
    bare = [{**place, "label": "n"} for place in pack["board"]["locations"]]
    for place in bare:
        place.pop("nudge", None)
    plain = {**pack, "board": {**pack["board"], "locations": bare}}
    before = len(list(find_crowding(read_draft(plain).city)))
    after = len(list(find_crowding(read_draft(suggest_labels(plain)).city)))
    assert after <= max(before // 4, 2)


def test_only_some_labels_change() -> None:
    pack = built_in("berlin")
    first = pack["board"]["locations"][0]["id"]
    changed = suggest_labels(pack, [first])["board"]["locations"]
    assert changed[1:] == pack["board"]["locations"][1:]
