"""Whole games of every city, told in every language without a missing text or argument."""

from __future__ import annotations

import random
from functools import cache

import pytest

from crosstown.cities import city_names
from crosstown.game.events import Event, redact
from crosstown.game.game import Game
from crosstown.game.text.board_map import plain
from crosstown.game.text.city_text import rules_in_brief
from crosstown.game.text.narration import story
from crosstown.game.text.position_text import own_lines, position_lines, result_lines
from crosstown.language import Translator
from tests.language.locale_files import LANGUAGES

NAMES = ["Ada", "Bo", "Cem"]
WIDTH = 100


@cache
def played(city: str) -> tuple[Game, list[tuple[Event, ...]]]:
    """A game at random that claims where it can, so that every kind of thing happens."""
    game, chance = Game.new(city, len(NAMES), seed=11), random.Random(3)
    past = []
    while not game.over:
        claims = [move for move in game.legal_moves if move.kind == "claim"]
        past.append(game.play(chance.choice(claims or list(game.legal_moves))))
    return game, past


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("city", city_names())
def test_a_whole_game_is_told(city: str, language: str) -> None:
    texts = Translator(language, strict=True)
    game, past = played(city)
    for reader in (None, 0, 2):
        for happened in past:
            for line in story([redact(event, reader) for event in happened], game.city, NAMES, texts, reader):
                assert line.endswith("."), line
                assert line[0].isupper(), line
                assert reader is None or NAMES[reader] not in line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("city", city_names())
def test_positions_fit_a_terminal(city: str, language: str) -> None:
    texts = Translator(language, strict=True)
    over, _ = played(city)
    for game in (Game.new(city, len(NAMES), seed=2), over):
        lines = position_lines(game, NAMES, WIDTH, texts)
        for seat in range(game.seats):
            lines += own_lines(game, seat, texts)
        lines += result_lines(game.city, NAMES, game.result, texts)
        assert max(map(len, plain(lines).splitlines())) <= WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("city", city_names())
def test_the_rules_in_brief(city: str, language: str) -> None:
    played = Game.new(city, 2).city
    lines = rules_in_brief(played, Translator(language, strict=True))
    own = [played.souvenirs, played.districts, any(route.ferries for route in played.routes)]
    assert len(lines) == 5 + sum(map(bool, own)) + sum(not one.per_space for one in played.vehicles)
    assert all(line.endswith(".") for line in lines)


def test_only_what_a_city_has_is_explained() -> None:
    told = {city: " ".join(rules_in_brief(Game.new(city, 2).city)) for city in city_names()}
    assert [city for city in told if "ferry symbol" in told[city]] == ["istanbul", "san-francisco"]
    assert [city for city in told if "Districts" in told[city]] == ["london", "istanbul"]
    assert [city for city in told if "takes only 1 subway" in told[city]] == ["berlin"]
    assert [city for city in told if "takes only 1 metro" in told[city]] == ["istanbul"]
