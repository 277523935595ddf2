"""One name for one thing: words that a language does not use, and the one it uses instead."""

from __future__ import annotations

import re

import pytest

from crosstown.cities import load_city
from crosstown.game.move import Move
from crosstown.game.text.city_text import RULINGS, rulings
from crosstown.game.text.move_text import move_text
from crosstown.language import Translator
from tests.language.locale_files import LANGUAGES, ROOT, bundle, messages, variables

# What must not be said, as a pattern, and what is said instead. Typed words are exempt: many are understood.
FORBIDDEN = {
    "en": {
        r"\bgray\b": "grey",
        r"is to move|\bto move\b|has the turn": "X’s turn",
        r"tickets? (is|are) (complete|done|connected)\b": "completed",
        r"tickets connected|✓ (connected|complete)$": "completed",
        r"ferry signs?": "ferry symbol",
        r"rematch": "play again",
        r"(position|board) in words": "board as text",
        r"\bthe box\b": "the game",
    },
    "de": {
        r"\bam Zug\b": "an der Reihe",
        r"Spielern?\b": "Personen",
        r"Stärke\b": "Schwierigkeit",
        r"gerade weg": "abwesend",
        r"(?i)bildschirm (weiter|an)|diesem bildschirm": "Gerät",
        r"Fährsymbol|Fähren?-Symbol": "Fährensymbol",
        r"Schachtel": "Spiel",
        r"verfehlt": "nicht erfüllt",
        r"Stellung in Worten": "Spielplan als Text",
    },
    "nl": {
        r"voltooi": "behaald (bestemmingskaarten), verbonden (wijken)",
        r"aan zet\b": "aan de beurt",
        r"\bhou(d|dt|den)? er\b|\bhield\b|kaarten houden|die houd\b": "behouden",
        r"veelkleurig": "meerkleurig",
        r"vraagt (om )?een joker|vraagt slechts": "heb je … nodig",
        r"(bewaard|bewaren)\b": "opslaan",
        r"^even weg$": "afwezig",
        r"stand in woorden": "bord als tekst",
        r"\bde doos\b": "het spel",
        r"twee plaatsen|[“”]": "locaties, ‘ ’",
    },
    "da": {
        r"(?i)fuldfør": "færdiggjort (rutekort), forbundet (bydele)",
        r"(?i)optegnelse": "spilreferat",
        r"(?i)\buset\b|\bdækket\b": "skjult",
        r"(?i)kabelsporvogn": "sporvogn",
        r"(?i)rutekort (er )?færdige?t?\b|✓ færdigt": "færdiggjort",
        r"(?i)mangefarve": "flerfarvet",
        r"(?i)l[æa]g(ger|de)? (først )?en (overskydende )?stak": "placér",
        r"(?i)stillingen i ord": "spillepladen som tekst",
        r"(?i)gør .* tavs": "skjul beskeder",
    },
}
TYPED = re.compile(r"(command|move|typed)-")
COUNTS = (0, 1, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_name_for_one_thing(language: str) -> None:
    wrong = []
    for key in messages(language):
        if TYPED.match(key):
            continue
        for text in said(language, key):
            wrong += [
                f"{key}: {text!r}: say {better!r}"
                for word, better in FORBIDDEN[language].items()
                if re.search(word, text)
            ]
    assert not wrong, "\n".join(dict.fromkeys(wrong))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_drawn_is_called_by_its_full_name(language: str) -> None:
    """Beside tickets, cards are transport cards: at a table both are called cards."""
    full = {"de": "Transportkarten", "nl": "ransportkaarten", "da": "ransportkort"}.get(language, "ards")
    for key in ("rules-turn", "rules-cards-title", "rules-start-cards", "home-choice-cards", "menu-draw"):
        assert all(full in text for text in said(language, key)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_stand_behind_a_colon(language: str) -> None:
    """They begin small and have no full stop; where one stands alone the page makes a sentence of it."""
    for key in messages(language):
        if key.startswith("reason-"):
            (text,) = set(said(language, key))
            assert text[0].islower(), key
            assert not text.endswith("."), key


MOVES = {
    "draw": ("draw from the stack, unseen", "verdeckt vom Stapel ziehen"),
    "take black": ("take black", "Schwarz nehmen"),
    "claim baker-street--hyde-park black*3+wild*1": (
        "claim Baker Street – Hyde Park for 3 black and 1 wild",
        "Baker Street – Hyde Park für 3 schwarze und 1 Joker nutzen",
    ),
    "tickets": ("draw tickets: 2, keep at least 1", "Zielkarten ziehen: 2, mindestens 1 behalten"),
    "keep hyde-park--st-pauls": ("keep Hyde Park – St Paul's (6)", "Hyde Park – St Paul's (6) behalten"),
    "pass": ("pass", "passen"),
}


@pytest.mark.parametrize("move", MOVES)
def test_a_move_in_words(move: str) -> None:
    london = load_city("london")
    told = tuple(move_text(london, Move(move), Translator(one, strict=True)) for one in ("en", "de"))
    assert told == MOVES[move]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_records_in_a_move(language: str) -> None:
    city = load_city("san-francisco")
    for move in ("place sea-lion pier-39", "souvenir pier-39", "claim pier-39--alcatraz wild*3"):
        route = next(one for one in city.routes if {one.a, one.b} == {"pier-39", "alcatraz"})
        text = move_text(
            city, Move(move.replace("pier-39--alcatraz", route.id)), Translator(language, strict=True)
        )
        assert "Pier 39" in text
        assert not re.search(r"--|\*|sea-lion|pier-39", text), text


def said(language: str, key: str) -> list[str]:
    whole = bundle(language).get_message(key)
    if not whole.value:
        return []
    texts = []
    for count in COUNTS:
        for who in ("you", "other"):
            facts = dict.fromkeys(variables(language, key), count) | {"who": who, "name": "Bo"}
            texts.append(str(bundle(language).format_pattern(whole.value, facts)[0]))
    return texts


def test_every_ruling_is_stated_in_the_rules_pages() -> None:
    """By its number: what the rulebooks leave open and docs/rules.md decides, the game's help says too."""
    rules = (ROOT / "docs" / "rules.md").read_text("utf-8")
    entries = re.findall(r"^- \*\*([A-Z]\d)\b(.*?)(?=^- \*\*|^## |\Z)", rules, re.M | re.S)
    ruled = {number.lower() for number, text in entries if "(ruling)" in text}
    stated = {key.removeprefix("rules-ruling-") for key in messages("en") if key.startswith("rules-ruling-")}
    assert stated == ruled == set(RULINGS)
    assert len(ruled) > 9


def test_a_city_tells_only_the_rulings_that_it_needs() -> None:
    told = {name: " ".join(rulings(load_city(name))) for name in ("london", "san-francisco", "berlin")}
    assert [name for name in told if "(S6)" in told[name]] == ["san-francisco"]
    assert [name for name in told if "(E3)" in told[name]] == ["london"]
    assert all("(T2)" in text and "the game is over" in text for text in told.values())
