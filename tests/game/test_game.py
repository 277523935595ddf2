"""A game as an object: making one, copying, seeds and names, and how it looks."""

from __future__ import annotations

import copy
import pickle
import xml.etree.ElementTree as ET

import pytest

from crosstown import City, Game, RecordError, TextError
from crosstown.game.records.record import Seat
from crosstown.game.records.seeds import nth_seed, player_seeds, read_seed, seed_text
from tests.property.odd_choices import CITIES, TABLES, Chaos, finished, walk
from tests.rules.positions import a_start


def test_the_same_seed_gives_the_same_game() -> None:
    for city, seats in TABLES:
        assert Game.new(city, seats, seed=42) == Game.new(city, seats, seed=42)
        assert Game.new(city, seats, seed=42) != Game.new(city, seats, seed=43)
        assert finished(city, seats, 42).record() == finished(city, seats, 42).record()


def test_without_a_seed_it_is_a_surprise() -> None:
    games = [Game.new("london", 2) for _ in range(5)]
    assert len({game.seed for game in games}) == 5
    for game in games:
        assert game.seed is not None
        assert Game.new("london", 2, seed=game.seed) == game


def test_a_seed_is_a_number_or_its_digits() -> None:
    for seed in (0, 1, 42, 2**64, 2**128 - 1):
        game = Game.new("berlin", 3, seed=seed)
        assert game.seed == seed
        assert Game.new("berlin", 3, seed=str(seed)) == game or len(str(seed)) == 32
        assert Game.new("berlin", 3, seed=seed_text(seed)) == game
        assert Game.new("berlin", 3, seed=seed_text(seed).upper()) == game
        assert game.record().seed == f"{seed:032x}"


def test_every_bit_of_a_seed_counts() -> None:
    games = [Game.new("london", 2, seed=1 << bit) for bit in range(128)]
    assert len({game.start.deck for game in games if game.start}) == 128


@pytest.mark.parametrize(
    "seed",
    [-1, 2**128, True, False, 1.0, "", "x", "-1", "g" * 32, "0" * 33 + "x", "9" * 5000, b"1", [1], object(),
     " 1", "1 ", "1_0", "+1", "0x" + "0" * 30, "0X" + "0" * 30, "-" + "0" * 31, "0_" * 16, " " + "0" * 31,
     "٣", "1.5", "1e3"],
)  # fmt: skip
def test_a_bad_seed(seed: object) -> None:
    with pytest.raises(TextError) as caught:
        Game.new("london", 2, seed=seed)  # type: ignore[arg-type]
    assert caught.value.code == "bad-seed"
    assert len(caught.value.offender) <= 60


def test_seeds_of_many_games_and_players_differ_and_are_the_same_every_time() -> None:
    seeds = [nth_seed(7, n) for n in range(100)] + [nth_seed(8, n) for n in range(100)]
    seeds += [*player_seeds(7), *player_seeds(8)]
    assert len(set(seeds)) == 208
    assert all(read_seed(seed) == seed for seed in seeds)
    assert nth_seed(7, 3) == seeds[3]


@pytest.mark.parametrize("seats", ["2", 2.0, True, None, [2], -3, 5, 10**9])
def test_bad_seats(seats: object) -> None:
    with pytest.raises(TextError, match=r"\[bad-seats\]$"):
        Game.new("london", seats, seed=1)  # type: ignore[arg-type]


@pytest.mark.parametrize("names", [["Ada"], ["Ada", "Bo", "Cleo"], ["a"] * 99])
def test_as_many_names_as_seats_or_none(names: list[str]) -> None:
    with pytest.raises(TextError, match=r"\[bad-names\]$"):
        Game.new("london", 2, seed=1, names=names)


@pytest.mark.parametrize("count", [0, 1, 5, 6, 40])
def test_a_game_from_a_start_needs_two_to_four_names(count: int) -> None:
    city = City.load("london")
    with pytest.raises(TextError, match=r"\[bad-seats\]$"):
        Game.from_start(city, a_start(city), ["x"] * count)


def test_names_may_be_texts_or_seats() -> None:
    game = Game.new("london", 2, seed=1, names=["Ada", Seat(name="Hard", player="hard")])
    assert game.seating == (Seat(name="Ada", player="human"), Seat(name="Hard", player="hard"))
    assert len(Game.new("london", 4, seed=1).seating) == 4
    assert len({seat.name for seat in Game.new("london", 4, seed=1).seating}) == 4
    odd = Game.new("london", 2, seed=1, names=["Ünï <&> \"'", "日本\n"])
    assert Game.replay(odd.record()).seating == odd.seating


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_a_copy_goes_its_own_way(city: str, seats: int) -> None:
    chaos = Chaos(f"copy {city} {seats}")
    for game in walk(city, seats, 3):
        if game.ply % 23 == 7 and not game.over:
            before = game.record(), game._games.tobytes()
            pickled = pickle.loads(pickle.dumps(game))
            for other in (game.copy(), copy.copy(game), copy.deepcopy(game), pickled):
                assert other == game
                assert other.record() == game.record()
                for _ in range(15):
                    if not other.over:
                        other.play(chaos.choose(other))
                assert other != game
                assert (game.record(), game._games.tobytes()) == before


def test_a_copy_has_the_same_future() -> None:
    game = next(game for game in walk("london", 3, 1) if game.ply == 30)
    other = game.copy()
    for one in (game, other):
        chaos = Chaos("the same")
        while not one.over:
            one.play(chaos.choose(one))
    assert game == other
    assert game.record() == other.record()


def test_games_are_not_hashable_and_equal_only_to_games() -> None:
    game = Game.new("london", 2, seed=1)
    with pytest.raises(TypeError):
        hash(game)
    assert game != "game"
    assert game != Game.new("berlin", 2, seed=1)
    assert game != game.view(0)


def test_a_game_dealt_from_a_view_has_no_record_but_all_else() -> None:
    game = next(game for game in walk("berlin", 3, 1) if game.ply == 30)
    other = game.view(0).deal_anew(seed=1)
    with pytest.raises(RecordError, match=r"\[no-record\]$"):
        other.record()
    assert other.start is None
    assert repr(other)
    assert str(other)
    assert other.svg()
    other.copy().play(other.legal_moves[0])


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_it_prints_at_every_moment(city: str, seats: int) -> None:
    for game in walk(city, seats, 2):
        if game.ply % 25 == 0 or game.over or game.phase in ("souvenir", "place"):
            assert str(game).strip()
            assert game.city.id in repr(game)
            assert str(game.ply) in repr(game)
            for seat in (*range(seats), None):
                view = game.view(seat)
                assert str(view).strip()
                assert game.city.id in repr(view)


def test_what_a_view_prints_has_nothing_hidden() -> None:
    for city, seats in (*TABLES, ("istanbul", 3)):
        game = next(game for game in walk(city, seats, 3) if game.ply == 40)
        for seat in (*range(seats), None):
            other = game.view(seat).deal_anew(seed=5)
            assert str(other.view(seat)) == str(game.view(seat))
            assert repr(other.view(seat)) == repr(game.view(seat))


@pytest.mark.parametrize("city", CITIES)
def test_its_picture_is_well_formed_and_shows_the_claims(city: str) -> None:
    game = Game.new(city, 4, seed=2, names=["Ada <&>", "Bo", "Cleo", "Dan"])
    empty = game.svg()
    ET.fromstring(empty)
    game = finished(city, 4, 2)
    picture = game.svg()
    root = ET.fromstring(picture)
    assert root.tag.endswith("svg")
    assert picture == game.copy().svg()
    assert picture != empty
    assert game._repr_svg_() == picture
    marked = {
        element.get("data-route"): element.get("data-seat")
        for element in root.iter()
        if element.get("data-route") and element.get("data-seat")
    }
    assert marked == {route: str(owner) for route, owner in game.owners.items()}
    for seat in game.seating:
        assert seat.name.split(" ")[0] in picture
