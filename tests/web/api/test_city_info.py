"""What the front end is told of cities, and their pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import msgspec
import pytest

from crosstown.cities.load import city_names, editions, load_city
from crosstown.pages import city_addresses
from crosstown.pages.city_addresses import edition_key
from crosstown.pages.city_info import Cities, CityInfo
from crosstown.players.engine.network.integer_network import NETWORK
from crosstown.players.trained_networks import trained_network
from crosstown.rules.kernel.source_hash import source_files
from crosstown.webassembly.city_numbers import CityNumbers, city_numbers
from crosstown.webassembly.network_file import network_file
from tests.web.direct_client import DirectClient

FOREVER = "public, max-age=31536000, immutable"
CITIES = city_names()


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DirectClient]:
    with DirectClient(tmp_path_factory.mktemp("cities")) as client:
        yield client


def told(client: DirectClient, name: str, query: str = "") -> CityInfo:
    answer = client.get(f"/api/cities/{name}{query}")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=CityInfo)


@pytest.fixture(scope="module", params=CITIES)
def info(request: pytest.FixtureRequest, client: DirectClient) -> CityInfo:
    """What is told of each city."""
    info = told(client, request.param)
    assert info.id == request.param
    return info


def pictures_of(info: CityInfo) -> list[str]:
    return [info.board, info.picture, info.emblem, *info.cards.values()]


def test_the_list_shows_every_city(client: DirectClient) -> None:
    answer = client.get("/api/cities")
    cities = msgspec.json.decode(answer.content, type=Cities).cities
    assert [city.id for city in cities] == CITIES
    assert answer.headers["cache-control"] == "public, max-age=60"
    for brief in cities:
        info = told(client, brief.id)
        assert (brief.emblem, brief.picture, brief.theme) == (info.emblem, info.picture, info.theme)
        assert (brief.name, brief.players, brief.provenance) == (info.name, info.players, info.provenance)


def test_a_city_is_told_as_its_pack_says(info: CityInfo) -> None:
    city = load_city(info.id)
    assert (info.id, info.name, info.edition, info.sha256) == (city.id, city.name, city.edition, city.sha256)
    assert info.kinds[0] == "wild"
    assert list(info.kinds) == list(info.counts) == ["wild", *city.colours]
    assert sum(info.counts.values()) == city.wild_count + sum(city.colours.values())
    assert [place.id for place in info.places] == list(city.place)
    assert [route.id for route in info.routes] == list(city.route)
    assert [(one.id, one.points) for one in info.tickets] == [(one.id, one.points) for one in city.tickets]
    for vehicle in info.vehicles:
        assert vehicle.points == {str(key): value for key, value in city.vehicle[vehicle.id].points.items()}
    for key in ("hand", "market", "wild_limit", "pieces_left", "both_from_players"):
        assert getattr(info, key) == getattr(city, key)
    for key in ("deal", "deal_keep", "draw", "draw_keep", "wild_name", "players", "provenance"):
        assert getattr(info, key) == getattr(city, key)
    assert (info.souvenirs is None) == (city.souvenirs is None)
    assert bool(info.notes) or not city.reconstruction


def test_routes_say_what_they_cost_and_bring(info: CityInfo) -> None:
    city = load_city(info.id)
    routes = {route.id: route for route in info.routes}
    for route in info.routes:
        vehicle = city.vehicle[route.vehicle]
        assert route.points == vehicle.points[route.length]
        assert route.pieces == len(route.spaces) == (route.length if vehicle.per_space else 1)
        assert (route.twin is None) == (":" not in route.id)
        if route.twin is not None:
            assert routes[route.twin].twin == route.id != route.twin
            assert {routes[route.twin].a, routes[route.twin].b} == {route.a, route.b}


def test_everything_lies_on_the_board(info: CityInfo) -> None:
    left, top, width, height = info.view
    points = [route.middle for route in info.routes]
    points += [(x, y) for route in info.routes for x, y, _ in route.spaces]
    points += [place.spot for place in info.places] + [(place.x, place.y) for place in info.places]
    for x, y in points:
        assert left < x < left + width
        assert top < y < top + height
    assert all(re.match(r"M[-\d.]+[ ,][-\d.]+", route.d) for route in info.routes)


def test_districts_have_their_places(info: CityInfo) -> None:
    for district in info.districts:
        members = tuple(place.id for place in info.places if place.district == district.number)
        assert district.places == members != ()


def test_colours_and_seats_have_signs_of_their_own(info: CityInfo) -> None:
    assert set(info.inks) == {*info.kinds, "gray"}
    assert set(info.cards) == {*info.kinds, "back"}
    assert len({ink.sign for ink in info.inks.values()}) == len(info.inks)
    assert len({paint.shape for paint in info.seats}) == len(info.seats) == 4
    assert info.theme.lettering


def test_pictures_are_drawn_and_kept_for_good(client: DirectClient, info: CityInfo) -> None:
    addresses = pictures_of(info)
    assert len(set(addresses)) == len(addresses)
    for address in addresses:
        answer = client.get(address)
        assert answer.status_code == 200, address
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["cache-control"] == FOREVER
        assert answer.headers["content-security-policy"] == "default-src 'none'; sandbox"
        assert ElementTree.fromstring(answer.content).tag.endswith("svg")
        plain = client.get(address, accept_encoding="identity")
        assert "content-encoding" not in plain.headers
        assert plain.content == answer.content


@pytest.mark.parametrize("name", CITIES)
def test_numbers_for_the_pages_kernel_are_kept_for_good(client: DirectClient, name: str) -> None:
    for city in editions(name):
        address = told(client, name, f"?edition={city.sha256}").numbers
        answer = client.get(address)
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["cache-control"] == FOREVER
        assert msgspec.json.decode(answer.content, type=CityNumbers) == city_numbers(city)


def test_the_network_is_one_file_for_all_cities_and_kept_for_good(client: DirectClient) -> None:
    network = msgspec.json.decode(client.get("/api/cities").content, type=Cities).network
    answer = client.get(network.address)
    small = trained_network(2).small.size
    assert answer.content == network_file()
    assert len(answer.content) == len(network.seats) * NETWORK.itemsize + 4 * network.wide + small
    assert answer.headers["content-type"] == "application/octet-stream"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == FOREVER
    stale = client.get("/cities/network-0123456789abcdef01.bin")
    assert stale.status_code == 404, "a page of another version must not read this one"


def test_files_by_an_old_address_are_those_of_today_and_not_kept(client: DirectClient) -> None:
    info = told(client, "london")
    for address in (*pictures_of(info), info.numbers):
        for stale in ("0123456789abcdef01", "x"):
            answer = client.get(address.replace(edition_key(load_city("london").sha256), stale))
            assert answer.status_code == 200
            assert answer.headers["cache-control"] == "no-store"
            assert answer.content == client.get(address).content


def test_facts_of_every_edition_are_files(client: DirectClient) -> None:
    for brief in msgspec.json.decode(client.get("/api/cities").content, type=Cities).cities:
        assert list(brief.editions) == [city.sha256 for city in editions(brief.id)]
        assert brief.sha256 == load_city(brief.id).sha256
        for sha256, address in brief.editions.items():
            answer = client.get(address)
            assert answer.headers["cache-control"] == FOREVER
            assert answer.content == client.get(f"/api/cities/{brief.id}?edition={sha256}").content


@pytest.mark.parametrize(
    "path",
    [
        *("/cities/atlantis/x/board.svg", "/cities/atlantis/x/facts.json", "/cities/london/board.svg"),
        *("/cities/london/x/board", "/cities/london/x/cards/beige.svg", "/cities/london/x/cards/gray.svg"),
        *("/cities/london/x/cards/.svg", "/cities/london/x/beige.svg", "/cities/london/x/../emblem.svg%00"),
        *("/cities/..%2flondon/x/board.svg", "/cities/london.toml/x/board.svg", "/cities/london"),
    ],
)
def test_other_pictures_are_not_there(client: DirectClient, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize(
    "name", ["atlantis", "London", "london.toml", "..%2Fpacks%2Flondon.toml", "%20", "🚋"]
)
def test_a_city_that_is_not_there(client: DirectClient, name: str) -> None:
    answer = client.get(f"/api/cities/{name}")
    assert answer.status_code == 404
    assert answer.json()["code"] in ("unknown-city", "unknown-path")


def test_what_is_missing_is_named(client: DirectClient) -> None:
    problem = client.get("/api/cities/atlantis").json()
    assert (problem["code"], problem["offender"], problem["where"]) == ("unknown-city", "atlantis", "path")


def test_a_table_of_an_earlier_edition_gets_its_own_board(client: DirectClient) -> None:
    today, earlier = list(editions("berlin"))
    info = told(client, "berlin", f"?edition={earlier.sha256}")
    assert info.sha256 == earlier.sha256 != today.sha256
    assert [route.id for route in info.routes] == list(earlier.route)
    assert info.board != told(client, "berlin").board
    for address in pictures_of(info):
        assert client.get(address).headers["cache-control"] == FOREVER
    assert told(client, "berlin", f"?edition={today.sha256}") == told(client, "berlin")
    unknown = client.get(f"/api/cities/berlin?edition={'0' * 64}")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown-edition")


@pytest.mark.parametrize("query", ["?edition=x", "?edition=", "?edition=1", "?size=3"])
def test_other_queries_are_refused(client: DirectClient, query: str) -> None:
    answer = client.get(f"/api/cities/berlin{query}")
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-query")


@pytest.mark.parametrize("name", CITIES)
def test_a_city_travels_lightly(client: DirectClient, name: str) -> None:
    answer = client.get(f"/api/cities/{name}", accept_encoding="gzip")
    assert answer.headers["cache-control"] == "public, max-age=60"
    assert int(answer.headers["content-length"]) < 14_000
    assert int(client.get(told(client, name).board).headers["content-length"]) < 60_000


def test_addresses_change_with_the_code_that_makes_the_files() -> None:
    """A browser never keeps what would be drawn, told or numbered otherwise now."""
    names = set(source_files(city_addresses._MAKER))
    made_by = ("drawing.board.interactive_board", "drawing.board.static_board", "drawing.primitives.palette")
    told_by = ("pages.make_city_files", "pages.city_info", "webassembly.city_numbers", "rules.kernel.state")
    assert names >= {f"crosstown.{name}" for name in (*made_by, *told_by)}
