"""Names in other languages and the look of a city: what a pack can choose, and what is refused."""

from __future__ import annotations

import hashlib
import pickle

import pytest

from crosstown.cities import city_names, load_city
from crosstown.cities.checks.names_and_style import contrast
from crosstown.cities.checks.read_and_check import read_pack
from crosstown.cities.city import City
from crosstown.cities.names import LANGUAGES
from crosstown.cities.style import LETTERINGS, THEMES, VEHICLE_DRAWINGS, Style
from crosstown.drawing.board.static_board import draw_board
from crosstown.drawing.board.vehicles import KINDS
from crosstown.drawing.primitives import lettering, themes
from crosstown.drawing.primitives.themes import theme_of
from crosstown.drawing.style_choices import style_choices
from crosstown.game.game import Game
from crosstown.language import languages
from tests.cities.damaged_packs import line_at, pack_text, problems, swapped

GERMAN = """
[names.de]
city = "London an der Themse"
wild = "Doppeldecker"
places = { hyde-park = "Der Park" }
vehicles = { bus = "Omnibus" }
texts = { "Thames" = "Themse" }

[names.nl]
city = "Londen"
"""
COLOURS = '[style]\ncolours = { paper = "#fff8ee", ink = "#222222", accent = "#7a1f3d"'


def london(extra: str) -> City:
    return read_pack((pack_text("london") + extra).encode(), "london.toml")


def test_a_city_in_another_language_differs_in_names_alone() -> None:
    own = london(GERMAN)
    german = own.in_language("de")
    assert (german.name, german.wild_name, german.language) == ("London an der Themse", "Doppeldecker", "de")
    assert (german.place["hyde-park"].name, german.vehicle["bus"].name) == ("Der Park", "Omnibus")
    assert {piece.text for piece in german.scenery} >= {"Themse"}
    assert german.place["big-ben"].name == own.place["big-ben"].name, "what has no name keeps its own"
    assert (german.sha256, german.routes, german.tickets) == (own.sha256, own.routes, own.tickets)
    assert (german.wild_id, theme_of(german)) == (own.wild_id, theme_of(own))


def test_a_language_can_be_changed_again() -> None:
    own = london(GERMAN)
    dutch = own.in_language("de").in_language("nl")
    assert (dutch.name, dutch.place["hyde-park"].name) == ("Londen", "Hyde Park")
    assert dutch.in_language("") is dutch.in_language("da") is own
    assert own.languages == ("de", "nl")
    assert pickle.loads(pickle.dumps(dutch)).in_language("de") == own.in_language("de")


def test_a_game_is_the_same_in_every_language() -> None:
    games = [Game.new(london(GERMAN).in_language(one), seats=2, seed=7) for one in ("", "de")]
    assert games[0].legal_moves == games[1].legal_moves
    assert games[0].record().to_json() == games[1].record().to_json()


def test_pictures_have_the_names_of_their_language_and_the_same_landmarks() -> None:
    own, german = (draw_board(london(GERMAN).in_language(one)) for one in ("", "de"))
    assert "Der Park" in german
    assert "Der Park" not in own
    assert own.count("<circle") == german.count("<circle")


@pytest.mark.parametrize("name", city_names())
def test_a_pack_without_names_in_a_language_is_itself(name: str) -> None:
    city = load_city(name)
    spoken = {one: city.in_language(one) for one in LANGUAGES}
    assert all((spoken[one] is city) == (one not in city.languages) for one in LANGUAGES)


def test_the_languages_are_those_of_the_program() -> None:
    assert languages() == LANGUAGES


def test_every_choice_has_a_drawing() -> None:
    assert themes.NAMES == THEMES
    assert tuple(lettering.BY_NAME) == LETTERINGS
    assert frozenset(VEHICLE_DRAWINGS) == KINDS


def test_the_choices_can_be_shown() -> None:
    offered = style_choices(load_city("london"))
    assert offered.suggested == "terraces"
    assert tuple(offered.themes) == THEMES
    assert all(drawing.startswith("<svg") for drawing in offered.drawings.values())
    assert all(contrast(one["ink"], one["paper"]) >= 4.5 for one in offered.themes.values())
    assert all(contrast(one["accent"], one["paper"]) >= 4.5 for one in offered.themes.values())


def test_a_style_is_what_the_pack_chooses() -> None:
    chosen = london('[style]\ntheme = "courtyards"\nlettering = "deco"\n')
    plain = theme_of(london(""))
    assert (theme_of(chosen).lettering, theme_of(chosen).texture) == ("deco", "blocks")
    assert plain == theme_of(london('[style]\ntheme = "terraces"\n'))
    own = theme_of(london(COLOURS + ', water = "#88bbcc" }\n'))
    assert (own.paper, own.accent, own.livery, own.water) == ("#fff8ee", "#7a1f3d", "#7a1f3d", "#88bbcc")
    assert (own.texture, own.park) == (plain.texture, plain.park), "what has no colour keeps the theme's"


def test_a_vehicle_is_drawn_as_the_pack_chooses() -> None:
    text = pack_text("london")
    as_tram = swapped(text, 'id = "bus"\n', 'id = "bus"\ndrawing = "tram"\n')
    city = read_pack(as_tram.encode(), "london.toml")
    assert city.vehicle["bus"].drawing == "tram"
    assert city.style == Style()
    assert draw_board(city) != draw_board(london(""))
    assert city.sha256 == hashlib.sha256(as_tram.encode()).hexdigest()


@pytest.mark.parametrize(
    ("extra", "code", "key"),
    [
        ('[names.fr]\ncity = "Londres"', "unknown-language", "names.fr"),
        ('[names.de]\nplaces = { hyde-prak = "x" }', "unknown-place", "names.de.places.hyde-prak"),
        ('[names.de]\nvehicles = { tram = "x" }', "unknown-vehicle", "names.de.vehicles.tram"),
        ('[names.de]\ntexts = { "Rhine" = "x" }', "unknown-text", "names.de.texts.Rhine"),
        ('[names.de]\ncity = " "', "bad-text", "names.de.city"),
        (f'[names.de]\nplaces = {{ hyde-park = "{"x" * 81}" }}', "bad-text", "names.de.places.hyde-park"),
        ("[names.de]\nplaces = { hyde-park = 3 }", "wrong-type", "names.de.places.hyde-park"),
        ('[names.de]\nname = "x"', "unknown-key", "names.de.name"),
        ('[names]\nde = "x"', "wrong-type", "names.de"),
        ('[style]\ntheme = "neon"', "bad-choice", "style.theme"),
        ('[style]\nlettering = "comic"', "bad-choice", "style.lettering"),
        ('[style]\ncolours = { paper = "#fff8ee", ink = "#222222" }', "missing-key", "style.colours.accent"),
        (COLOURS + ', trim = "gold" }', "bad-colour", "style.colours.trim"),
        (COLOURS + ', sky = "#ffffff" }', "unknown-key", "style.colours.sky"),
        (COLOURS.replace("#7a1f3d", "#ddccbb") + " }", "low-contrast", "style.colours.accent"),
        (COLOURS.replace("#222222", "#aaaaaa") + " }", "low-contrast", "style.colours.ink"),
    ],
)
def test_a_wrong_choice_is_named_with_its_line(extra: str, code: str, key: str) -> None:
    text = f"{pack_text('london')}\n{extra}\n"
    (problem,) = problems(text, "london.toml")
    assert (problem.code, problem.key) == (code, key)
    assert problem.line >= line_at(text, extra.splitlines()[0])
