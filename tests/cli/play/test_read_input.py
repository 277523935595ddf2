from __future__ import annotations

import pytest

from crosstown.cli.play.move_menu import Menu
from crosstown.cli.play.read_input import explain, read
from crosstown.game.game import Game
from tests.rules.positions import through_setup


@pytest.fixture
def game() -> Game:
    return through_setup(Game.new("london", 2, seed=4))


@pytest.fixture
def menu(game: Game) -> Menu:
    return Menu(game.view(0))


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("1", "draw"),
        ("draw", "draw"),
        ("DR", "draw"),
        ("stack", None),
        ("take black", "take black"),
        ("take w", "take wild"),
        ("pink", "take pink"),
        ("tickets", "tickets"),
        ("claim big ben waterloo", "claim big-ben--waterloo wild*1"),
        ("claim st. paul's globe", "claim st-pauls--globe-theatre:1 green*1"),
        ("claim paul globe wild", "claim st-pauls--globe-theatre:1 wild*1"),
        ("claim st-pauls--globe-theatre:2 green*1", "claim st-pauls--globe-theatre:2 green*1"),
        ("covent museum", "claim british-museum--covent-garden:1 green*1"),
        ("take b", None),
        ("0", None),
        ("1b", None),
        ("", None),
        ("zebra", None),
    ],
)
def test_what_is_meant(menu: Menu, typed: str, move: str | None) -> None:
    found = read(typed, menu).move
    assert (None if found is None else found.text) == move


def test_words_that_fit_several(menu: Menu) -> None:
    assert [choice.moves[0].text for choice in read("take b", menu).fits] == ["take blue", "take black"]


def test_a_letter_is_another_way_to_pay(menu: Menu) -> None:
    choice = next(choice for choice in menu.choices if len(choice.moves) > 1)
    found = read(f"{choice.number}b", menu).move
    assert found == choice.moves[1]


def test_every_legal_move_can_be_typed(game: Game, menu: Menu) -> None:
    for move in game.legal_moves:
        assert read(move.text, menu).move == move


def test_the_first_way_to_pay_spares_wilds(menu: Menu) -> None:
    for choice in menu.choices:
        wilds = [move.wilds for move in choice.moves]
        assert wilds == sorted(wilds)


def test_letters_with_marks_can_be_typed_without() -> None:
    game = Game.new("berlin", 2, seed=1)
    told = explain(game, game.hand(0), "claim turmstrasse siegessaule")
    assert told.startswith("Turmstraße – Siegessäule: not possible now: first choose")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("draw", "possible now"),
        ("take wild", "possible now"),
        ("take orange", "no such card lies face up (D1)"),
        ("claim baker hyde", "it costs 4 black; at best you have 0 black and 1 wild (C2)"),
        ("claim baker-street--hyde-park black*3", "a different number of cards (C2)"),
        ("pass", "you may pass only if no other move is possible (T2)"),
        ("claim park", "routes fit these words"),
        ("claim park", "Hyde Park – Buckingham Palace"),
        ("claim hide park", "Do you mean Hyde Park?"),
        (
            "claim backer hide park",
            "Do you mean Baker Street – Hyde Park?\nBaker Street – Hyde Park: it costs 4",
        ),
        ("claim narnia", "No route here fits “narnia”. Name the two places it connects, such as"),
        ("fly to the moon", "could not read 'fly to the moon' as a move"),
    ],
)
def test_why_not(game: Game, typed: str, said: str) -> None:
    assert said in explain(game, game.hand(0), typed)
