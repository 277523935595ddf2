"""Cities with maps of their own, drawn by chance: first drafts of the workshop with something more.

About half of them have ferries, half a second kind of vehicle, half districts and half souvenirs, so that a
network meets all that a pack can have, alone and together.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from crosstown.cities.city import City
from crosstown.workshop.drafts import read_draft
from crosstown.workshop.first_draft import draft_to_play

FEWEST_PLACES, MOST_PLACES = 16, 24
SYMBOLS = ("bell", "loaf", "cookie", "lion", "horn", "house", "postcard")
SOUVENIR_POINTS = (0, 0, 1, 2, 4, 6, 9, 12)
Pack = dict[str, Any]


@lru_cache(maxsize=256)
def draw_city(number: int) -> City:
    """The city of this number: the same on every machine."""
    chance = random.Random(f"drawn {number}")
    options = {
        "name": f"Drawn {number}",
        "places": chance.randint(FEWEST_PLACES, MOST_PLACES),
        "grid": chance.random() < 0.25,
        "seed": number,
    }
    pack = draft_to_play(options)
    for add in (add_ferries, add_second_vehicle, add_districts, add_souvenirs):
        if chance.random() < 0.5:
            add(pack, chance)
    change_numbers(pack, chance)
    draft = read_draft(pack)
    assert not draft.report, draft.report.found
    return draft.city


def add_ferries(pack: Pack, chance: random.Random) -> None:
    """Wilds are needed for some of the longer routes."""
    for route in pack["board"]["routes"]:
        if route["length"] >= 2 and not route.get("double") and chance.random() < 0.2:
            route["ferries"] = 2 if route["length"] >= 4 and chance.random() < 0.5 else 1


def add_second_vehicle(pack: Pack, chance: random.Random) -> None:
    """A quarter of the routes takes a single piece of a second kind. There are fewer pieces of the first."""
    routes = [one for one in pack["board"]["routes"] if one["length"] >= 2 and not one.get("double")]
    chosen = chance.sample(routes, len(routes) // 4)
    for route in chosen:
        route["vehicle"] = "metro"
        route.pop("ferries", None)
    count = max(len(chosen) // 3, 1)  # so that with two players there is a route for every piece
    pack["vehicles"][0]["count"] -= 2 * count
    points = {str(length): max(length - chance.randint(0, 1), 1) for length in range(2, 7)}
    metro = {"id": "metro", "name": "metro", "count": count, "pieces": "one", "points": points}
    pack["vehicles"].append(metro)


def add_districts(pack: Pack, chance: random.Random) -> None:
    """Every place belongs to the nearest of a few centres; a place by itself is no district."""
    places = pack["board"]["locations"]
    centres = chance.sample(places, chance.randint(4, 7))
    nearest = _nearest(places, centres)
    while lonely := [at for at in range(len(centres)) if nearest.count(at) < 2]:
        del centres[lonely[0]]
        nearest = _nearest(places, centres)
    for place, at in zip(places, nearest, strict=True):
        place["district"] = at + 1
    pack["districts"] = {
        str(at + 1): {"points": chance.randint(1, 5), "colour": "blue"} for at in range(len(centres))
    }


def _nearest(places: Sequence[Pack], centres: Sequence[Pack]) -> list[int]:
    """For each place, which of the centres is nearest."""

    def away(place: Pack, centre: Pack) -> float:
        return math.dist((place["x"], place["y"]), (centre["x"], centre["y"]))

    return [min(range(len(centres)), key=lambda at: away(place, centres[at])) for place in places]


def add_souvenirs(pack: Pack, chance: random.Random) -> None:
    """Stacks at five places, with the numbers of San Francisco."""
    places = [one["id"] for one in pack["board"]["locations"]]
    pack["souvenirs"] = {
        "symbols": list(SYMBOLS),
        "start": chance.sample(places, 5),
        "stack": {"2": 2, "3": 2, "4": 3},
        "placed": {"2": 1, "3": 2, "4": 3},
        "placed_by": {"2": [1, 1], "3": [1, 2], "4": [1, 2]},
        "points": list(SOUVENIR_POINTS),
    }


def change_numbers(pack: Pack, chance: random.Random) -> None:
    """More or fewer pieces and cards, and another end."""
    longest = max(route["length"] for route in pack["board"]["routes"])
    tram = pack["vehicles"][0]
    tram["count"] = max(tram["count"] + chance.randint(-3, 2), longest + 3)
    pack["end"]["pieces_left"] = chance.choice((1, 2, 2))
    pack["cards"]["wild"]["count"] = chance.randint(7, 10)
    each = chance.randint(6, 7)
    pack["cards"]["colours"] = dict.fromkeys(pack["cards"]["colours"], each)
