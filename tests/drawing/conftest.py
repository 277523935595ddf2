"""Cities to draw: the three built-in ones, and one with names, colours and symbols that have no drawing."""

from __future__ import annotations

from pathlib import Path

import pytest

from crosstown.cities import load_city
from crosstown.cities.city import City, District, Place, Route, Scenery, Sources, Souvenirs, Ticket, Vehicle

SHELF = ("london", "san-francisco", "berlin")


def made_up_city() -> City:
    """A city with unknown vehicles, colours, districts and souvenirs, and names that try to break out."""
    places = (
        Place("harbour", "<script>alert('x')</script>", 120, 140, "e", district=1),
        Place("mill", 'Mill & "Weir"', 520, 120, "n", district=1),
        Place("cathedral", "Old\x00 Cathedral\x0b Square", 940, 200, "s", wrap=True, district=2),
        Place("東京", "東京駅 ]]>", 1080, 640, "w", district=2),
        Place("fair", "Fairground", 600, 480, "se", nudge=(4, 2), district=7),
        Place("pit", "Gravel Pit", 200, 720, "s", district=7),
    )
    routes = (
        Route("harbour", "mill", 3, "ultramarine", "gondola", ferries=2, curve=40),
        Route("mill", "cathedral", 4, "gray", "gondola", double=1, curve=70),
        Route("mill", "cathedral", 4, "tangerine", "gondola", double=2, curve=70),
        Route("cathedral", "東京", 6, "white", "gondola"),
        Route("fair", "東京", 5, "tangerine", "maglev", curve=-30),
        Route("harbour", "fair", 9, "ultramarine", "gondola"),
        Route("pit", "fair", 2, "white", "maglev", double=1),
        Route("pit", "fair", 2, "gray", "maglev", double=2),
        Route("harbour", "pit", 1, "gray", "gondola"),
    )
    return City(
        id="nowhere",
        name="Nowhere <b>& Co</b>",
        edition="",
        provenance="reconstruction",
        players=(2, 4),
        sources=Sources("", (), ()),
        hand=2,
        market=5,
        wild_limit=3,
        wild_id="umbrella",
        wild_name="umbrella",
        wild_count=8,
        colours={"ultramarine": 6, "tangerine": 6, "white": 6},
        vehicles=(
            Vehicle("gondola", "gondola", 20, True, {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 9: 30}),
            Vehicle("maglev", "maglev", 5, False, {2: 1, 5: 7}),
        ),
        pieces_left=2,
        both_from_players=3,
        districts=(District(1, 1, "mauve"), District(2, 2, "red"), District(7, 4, "gray")),
        souvenirs=Souvenirs(("rubber-duck", "snow-globe"), ("mill",), {2: 2}, {2: 1}, {2: (1,)}, (0, 1, 3)),
        places=places,
        routes=routes,
        deal=2,
        deal_keep=1,
        draw=2,
        draw_keep=1,
        tickets=(Ticket("harbour", "東京", 9),),
        scenery=(
            Scenery("water", ((-50, 300), (200, 330), (380, 420), (300, 600), (-50, 620))),
            Scenery("river", ((300, 500), (700, 640), (900, 950)), width=30),
            Scenery("park", ((650, 250), (800, 260), (840, 380), (700, 420))),
            Scenery("bridge", ((420, 500), (520, 640)), width=6),
            Scenery("text", text="Lost <River>", at=(700, 640)),
            Scenery("text", text="Moor", at=(900, 820)),
        ),
        sha256="",
        file=Path("nowhere.toml"),
    )


@pytest.fixture
def nowhere() -> City:
    return made_up_city()


@pytest.fixture(params=[*SHELF, "nowhere"])
def city(request: pytest.FixtureRequest) -> City:
    name: str = request.param
    return made_up_city() if name == "nowhere" else load_city(name)
