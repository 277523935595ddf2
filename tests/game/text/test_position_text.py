from __future__ import annotations

import random

import pytest

from crosstown.cities import city_names, load_city
from crosstown.game.game import Game
from crosstown.game.text.board_map import colour_codes, map_lines, plain

CITIES = city_names()


def played(city: str, seats: int, plies: int) -> Game:
    game, chance = Game.new(city, seats, seed=5), random.Random(1)
    while game.ply < plies and not game.over:
        claims = [move for move in game.legal_moves if move.kind == "claim"]
        game.play(chance.choice(claims or list(game.legal_moves)))
    return game


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("width", [72, 80, 100, 120])
def test_a_map_names_every_place_and_every_route(city: str, width: int) -> None:
    board = load_city(city)
    text = plain(map_lines(board, width=width))
    rows = text.splitlines()
    assert max(map(len, rows)) <= width
    assert all(place.name in text for place in board.places)
    codes = colour_codes(board)
    first = next(iter(board.colours))
    key = next(at for at, row in enumerate(rows) if row.startswith(f"{codes[first]} {first}"))
    grid = "\n".join(rows[:key])
    for route in board.routes:
        assert f"{codes[route.colour]}{route.length}" in grid
    for label in {f"{code}{length}" for code in codes.values() for length in range(1, 9)}:
        wanted = sum(f"{codes[route.colour]}{route.length}" == label for route in board.routes)
        assert grid.count(label) == wanted, label


@pytest.mark.parametrize("city", CITIES)
def test_without_room_for_a_map_the_routes_are_listed(city: str) -> None:
    board = load_city(city)
    assert len(map_lines(board, width=50)) == len(board.routes)


@pytest.mark.parametrize("city", CITIES)
def test_colours_have_letters_of_their_own(city: str) -> None:
    codes = colour_codes(load_city(city))
    assert len(set(codes.values())) == len(codes)


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("plies", [40, 2000])
def test_positions_fit_a_terminal(city: str, seats: int, plies: int) -> None:
    game = played(city, seats, plies)
    for text in (str(game), *(str(game.view(seat)) for seat in (None, 0, seats - 1))):
        assert max(map(len, text.splitlines())) <= 100
        assert "\x1b" not in text
    assert str(game).count("Hand ") == seats
    assert str(game.view(0)).count("Hand ") == 1
    assert "Hand " not in str(game.view(None))


def test_claimed_routes_carry_their_owner() -> None:
    game = played("london", 2, 40)
    text = str(game)
    assert game.owners
    for route, seat in game.owners.items():
        assert f"{'AB'[seat]}{game.city.route[route].length}" in text
