"""The terminal in the player's language."""

from __future__ import annotations

import pytest

from crosstown.cli.commands.play import translator_for
from crosstown.cli.play import read_input
from crosstown.cli.play.move_menu import Menu
from crosstown.cli.play.read_input import explain, read
from crosstown.errors import TextError
from crosstown.game.game import Game
from crosstown.game.move import KINDS
from crosstown.language import Translator, languages
from tests.cli.run_command import crosstown
from tests.rules.positions import through_setup

ALWAYS_FIRST = "1\n" * 400
OVER = {
    "de": ("Die Partie ist zu Ende", "hat gewonnen", "Strecken"),
    "nl": ("Het spel is afgelopen", "heeft gewonnen", "totaal"),
    "da": ("Spillet er slut", "har vundet", "strækninger"),
}


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name in ("CROSSTOWN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


def test_english_is_the_default(environment: pytest.MonkeyPatch) -> None:
    assert translator_for(None).language == "en"


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_NL"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "CROSSTOWN_LANGUAGE": "da"}, "da"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_environment_decides(
    environment: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name, value in variables.items():
        environment.setenv(name, value)
    assert translator_for(None).language == language
    assert translator_for("nl").language == "nl"


def test_an_unknown_language_is_refused(environment: pytest.MonkeyPatch) -> None:
    with pytest.raises(TextError, match="no language 'klingon'"):
        translator_for("klingon")


@pytest.mark.parametrize(("language", "city"), [("de", "london"), ("nl", "berlin"), ("da", "san-francisco")])
def test_a_whole_game_in_another_language(language: str, city: str) -> None:
    lines = "?\nhint\n" + ALWAYS_FIRST
    done = crosstown("play", "--city", city, "--seed", "4", "--language", language, stdin=lines)
    assert done.code == 0
    for words in OVER[language]:
        assert words in done.out
    for english in ("You ", "Turned up", "Type a number", "market", "ticket", "would choose"):
        assert english not in done.out


def test_the_system_s_language() -> None:
    assert "Du: Zielkarten auswählen" in crosstown("play", "--seed", "4", stdin="", LANG="de_DE.UTF-8").out


@pytest.mark.parametrize("language", languages())
def test_words_of_a_language_never_mean_two_things(language: str) -> None:
    texts = Translator(language)
    keys = [f"command-{one}" for one in read_input.COMMANDS] + [f"move-{kind}" for kind in KINDS]
    words = [word for key in keys for word in texts.say(key).split()]
    assert len(words) == len(set(words))
    english = {*read_input.COMMANDS, *KINDS}
    for key in keys:
        for word in set(texts.say(key).split()) & english:
            assert key.endswith(f"-{word}"), f"{word!r} is {key} here, and something else in English"


@pytest.mark.parametrize(
    ("language", "typed", "move"),
    [
        ("de", "nimm schwarz", "take black"),
        ("de", "ziehen", "draw"),
        ("de", "zielkarten", "tickets"),
        ("de", "nutze big ben waterloo", "claim big-ben--waterloo wild*1"),
        ("de", "nutze paul globe joker", "claim st-pauls--globe-theatre:1 wild*1"),
        ("nl", "neem zwart", "take black"),
        ("nl", "claim covent museum groen", "claim british-museum--covent-garden:1 green*1"),
        ("da", "tag sort", "take black"),
        ("da", "krav covent museum", "claim british-museum--covent-garden:1 green*1"),
        ("da", "take black", "take black"),
    ],
)
def test_moves_in_a_player_s_own_words(language: str, typed: str, move: str) -> None:
    game = through_setup(Game.new("london", 2, seed=4))
    found = read(typed, Menu(game.view(0), Translator(language, strict=True))).move
    assert (None if found is None else found.text) == move


@pytest.mark.parametrize(
    ("language", "typed"), [("de", "behalte beide"), ("nl", "houd allebei"), ("da", "behold begge")]
)
def test_keep_both(language: str, typed: str) -> None:
    game = Game.new("london", 2, seed=4)
    found = read(typed, Menu(game.view(0), Translator(language, strict=True))).move
    assert found is not None
    assert len(found.tickets) == 2


WHY = {
    "de": "Baker Street – Hyde Park: kostet 4 schwarze; du hast höchstens 0 schwarze und 1 Joker (C2).",
    "nl": "Baker Street – Hyde Park: kost 4 zwarte; je hebt hooguit 0 zwarte en 1 joker (C2).",
    "da": "Baker Street – Hyde Park: koster 4 sorte; du har højst 0 sorte og 1 joker (C2).",
}


@pytest.mark.parametrize("language", WHY)
def test_why_not(language: str) -> None:
    game, texts = through_setup(Game.new("london", 2, seed=4)), Translator(language, strict=True)
    hand = game.view(0).hand()
    assert explain(game, hand, "claim baker hyde", texts) == WHY[language]
    for text in ("draw", "claim x--y blue*3", "zebra", "claim circus", "pass", "souvenir waterloo"):
        assert explain(game, hand, text, texts)


@pytest.mark.parametrize("language", languages())
def test_help_names_words_that_are_understood(language: str) -> None:
    texts = Translator(language, strict=True)
    for word, _ in read_input.help_lines(texts)[2:]:
        assert read_input.command_of(word.split()[0], texts)
