"""Landmarks and houses follow from the pack and never cover the game."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from random import Random
from xml.etree import ElementTree

import pytest

from crosstown.cities import load_city
from crosstown.cities.city import City, Place, Scenery
from crosstown.drawing import draw_board
from crosstown.drawing.board.routes import route_shape
from crosstown.drawing.board.static_board import Board
from crosstown.drawing.primitives.free_space import Box, FreeSpace
from crosstown.drawing.primitives.geometry import PLACE_RADIUS, route_line
from crosstown.drawing.primitives.lettering import label_of, lettering_of
from crosstown.drawing.primitives.sheet import Sheet
from crosstown.drawing.primitives.themes import theme_of
from crosstown.drawing.scenery.bridges import crossings
from crosstown.drawing.scenery.houses import BOATS, HOUSES
from crosstown.drawing.scenery.landmarks import LANDMARKS, landmarks_of
from crosstown.drawing.scenery.silhouettes import Paint, Silhouette
from crosstown.drawing.scenery.terrain import Terrain
from crosstown.drawing.scenery.townscape import box_above, draw_houses, draw_landmarks, spot_beside
from crosstown.markup import element

DRAWINGS = {**LANDMARKS, **HOUSES, **BOATS}


def named(*names: str) -> list[Place]:
    return [Place(name.lower().replace(" ", "-"), name, 100, 100, "n") for name in names]


def test_a_word_in_a_name_tells_the_building() -> None:
    found = landmarks_of(named("Old Museum", "Castle Street", "Tower Hill", "Elm Road"))
    assert found == {"old-museum": "portico", "tower-hill": "castle"}


def test_parts_of_words_tell_nothing() -> None:
    assert landmarks_of(named("Benfield", "Domestic", "Towerless")) == {}


def test_no_building_stands_twice_and_no_place_has_two(city: City) -> None:
    found = landmarks_of(city.places)
    assert len(set(found.values())) == len(found)
    assert set(found) <= set(city.place)


@pytest.mark.parametrize("name", sorted(DRAWINGS))
def test_every_drawing_is_well_formed_and_says_its_size(name: str, nowhere: City) -> None:
    art: Silhouette = DRAWINGS[name]
    assert ElementTree.fromstring(art.drawn(Paint.of(theme_of(nowhere)))).tag == "g"
    assert 8 < art.width < 120
    assert 8 < art.height < 120


@lru_cache
def boxes(city: City) -> list[Box]:
    root = ElementTree.fromstring(draw_board(city))
    found = []
    for use in root.iter("{http://www.w3.org/2000/svg}use"):
        kind, _, name = use.attrib["href"].partition("-")[2].partition("-")
        if kind in ("landmark", "street"):
            words = use.attrib["transform"].replace("(", " ").replace(")", " ").split()
            scale = float(words[4]) if "scale" in words else 1.0
            found.append(box_above(DRAWINGS[name], float(words[1]), float(words[2]), scale))
    return found


def test_nothing_stands_on_routes_places_or_names(city: City) -> None:
    taken = [label_of(place).box for place in city.places]
    taken += [Box.around(place.x, place.y, 2 * PLACE_RADIUS, 2 * PLACE_RADIUS) for place in city.places]
    taken += [Box.around(x, y, 20, 20) for route in city.routes for x, y in route_shape(city, route).covered]
    for box in boxes(city):
        assert box.within_board
        assert not any(box.meets(other) for other in taken)


def test_nothing_stands_on_anything_else(city: City) -> None:
    assert not any(one.meets(other) for one, other in combinations(boxes(city), 2))


@pytest.mark.parametrize("name", ["london", "san-francisco", "berlin"])
def test_built_in_cities_show_their_landmarks(name: str) -> None:
    city = load_city(name)
    board = draw_board(city)
    shown = [part for part in LANDMARKS if f'-landmark-{part}"' in board]
    assert len(shown) >= 5
    assert len(boxes(city)) >= 18


def test_buildings_do_not_stand_in_water() -> None:
    terrain = Terrain((Scenery("river", ((0, 300), (1200, 300)), width=40),))
    assert terrain.near_water((600, 315))
    assert not terrain.near_water((600, 360))
    assert terrain.on_land(Box(580, 200, 640, 260))
    assert not terrain.on_land(Box(580, 240, 640, 300))


def test_land_in_water_is_dry() -> None:
    sea = Scenery("water", ((0, 0), (1200, 0), (1200, 900), (0, 900)))
    island = Scenery("land", ((400, 300), (800, 300), (800, 600), (400, 600)))
    terrain = Terrain((sea, island))
    assert terrain.near_water((100, 450))
    assert not terrain.near_water((600, 450))


def test_where_there_is_no_room_nothing_stands(nowhere: City) -> None:
    free_space = FreeSpace()
    free_space.cover(Box(0, 0, 1200, 900))
    sheet = Sheet("x", theme_of(nowhere), {})
    assert draw_landmarks(named("Old Museum"), Terrain(()), sheet, free_space) == ""
    assert draw_houses(Terrain(()), sheet, free_space) == ""


def plain_spot(
    place: Place, art: Silhouette, terrain: Terrain, free_space: FreeSpace
) -> tuple[float, float, float] | None:
    """Where a landmark stands, found by trying every spot in every size."""
    for scale in (1.15, 1.0, 0.85, 0.72):
        for reach in range(34, 180, 7):
            for turn in range(32):
                angle = math.tau * turn / 32 - math.pi / 2
                x = place.x + reach * math.cos(angle)
                y = place.y + art.height * scale / 2 + reach * math.sin(angle)
                box = box_above(art, x, y, scale).grown(5)
                if free_space.is_free(box) and (art.afloat or terrain.on_land(box)):
                    return x, y, scale
    return None


@pytest.mark.parametrize("seed", range(24))
def test_a_landmark_stands_where_the_plain_search_finds_room(seed: int) -> None:
    chance = Random(seed)
    free_space = FreeSpace()
    for _ in range(seed * 8):
        x, y = chance.uniform(350, 850), chance.uniform(250, 650)
        free_space.cover(Box.around(x, y, chance.uniform(4, 60), chance.uniform(4, 60)))
    sea = tuple((chance.uniform(300, 900), chance.uniform(200, 700)) for _ in range(6))
    terrain, place = Terrain((Scenery("water", sea),)), Place("old", "Old", 600, 450, "n")
    for art in LANDMARKS.values():
        found = spot_beside(place, art, terrain, free_space, iter(range(10_000)))
        assert found == plain_spot(place, art, terrain, free_space)


def test_without_looks_left_only_what_floats_finds_a_spot() -> None:
    place, terrain = Place("old", "Old", 600, 450, "n"), Terrain(())
    for art in LANDMARKS.values():
        assert (spot_beside(place, art, terrain, FreeSpace(), iter(())) is not None) == art.afloat


def test_a_route_over_a_river_gets_a_bridge_and_one_along_it_none() -> None:
    river = (Scenery("river", ((0, 300), (600, 300), (1200, 300)), width=40),)
    across, along = route_line((500, 200), (500, 400)), route_line((200, 305), (900, 295))
    (bridge,) = crossings(Terrain(river), [across])
    assert bridge.points[0][1] < 280
    assert bridge.points[-1][1] > 320
    assert bridge.length < 80
    assert crossings(Terrain(river), [along]) == []
    assert crossings(Terrain(()), [across]) == []


def test_souvenir_cities_keep_their_spots_free(city: City) -> None:
    board = Board(city)
    spots = board.pile_spots
    assert set(spots) == set(city.place)
    if city.souvenirs:
        free = [Box.around(x, y, 24, 24) for x, y in spots.values()]
        assert not any(one.meets(other) for one in free for other in boxes(city))


def test_every_theme_has_a_hand(city: City) -> None:
    lettering = lettering_of(theme_of(city))
    for stack in (lettering.text, lettering.title):
        assert stack.endswith("sans-serif")


def test_a_theme_without_fog_has_clear_air(nowhere: City) -> None:
    assert "-cloud" not in draw_board(nowhere)
    assert "-cloud" in draw_board(replace(nowhere, vehicles=load_city("san-francisco").vehicles, routes=()))


def test_stamps_are_defined_once(nowhere: City) -> None:
    sheet = Sheet("x", theme_of(nowhere), {})
    first, second = (sheet.stamp("dot", element("circle", r=1), f"translate({x} 0)") for x in (1, 2))
    assert first != second
    assert sheet.definitions.count("<circle") == 1
