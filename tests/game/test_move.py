"""A move: text that is read, printed, compared and carried about."""

from __future__ import annotations

import copy
import pickle

import pytest

from crosstown import City, Move, TextError
from crosstown.game.move import KINDS, LONGEST
from tests.property.odd_choices import TABLES, walk

GOOD: list[tuple[str, dict[str, object]]] = [
    ("keep a--b", {"kind": "keep", "tickets": ("a--b",)}),
    ("keep a-1--b c--d-e", {"kind": "keep", "tickets": ("a-1--b", "c--d-e")}),
    ("keep a--b c--d e--f g--h", {"kind": "keep", "tickets": ("a--b", "c--d", "e--f", "g--h")}),
    ("place sea-lion pier-39", {"kind": "place", "symbol": "sea-lion", "place": "pier-39"}),
    ("draw", {"kind": "draw"}),
    ("take blue", {"kind": "take", "card": "blue"}),
    ("take wild", {"kind": "take", "card": "wild"}),
    ("claim a--b blue*3", {"kind": "claim", "route": "a--b", "colour": "blue", "coloured": 3, "wilds": 0}),
    ("claim a--b:1 wild*3", {"kind": "claim", "route": "a--b:1", "colour": "", "coloured": 0, "wilds": 3}),
    (
        "claim a-b--c:2 pink*2+wild*10",
        {"kind": "claim", "route": "a-b--c:2", "colour": "pink", "coloured": 2, "wilds": 10},
    ),
    ("claim a--b wilder*3", {"kind": "claim", "route": "a--b", "colour": "wilder", "coloured": 3}),
    ("souvenir sunset", {"kind": "souvenir", "place": "sunset"}),
    ("tickets", {"kind": "tickets"}),
    ("pass", {"kind": "pass"}),
]
EMPTY = {
    "route": "",
    "colour": "",
    "coloured": 0,
    "wilds": 0,
    "card": "",
    "tickets": (),
    "symbol": "",
    "place": "",
}


@pytest.mark.parametrize(("text", "parts"), GOOD)
def test_a_move_is_read_and_printed(text: str, parts: dict[str, object]) -> None:
    move = Move(text)
    assert str(move) == move.text == text
    assert eval(repr(move), {"Move": Move}) == move, "its repr can be pasted"
    for name, value in {**EMPTY, **parts}.items():
        assert getattr(move, name) == value, name


def test_every_kind_is_covered_here() -> None:
    assert {str(parts["kind"]) for _, parts in GOOD} == set(KINDS)


@pytest.mark.parametrize(
    "text",
    [
        "claim a--b wild*2+wild*1", "claim a--b wild*1+blue*2", "claim a--b blue*0", "claim a--b blue*02",
        "claim a--b blue*2+wild*0", "claim a--b blue*2+wild*01", "claim a--b blue", "claim a--b", "claim",
        "claim a--b blue*100", "claim a--b blue*-1", "claim a--b blue*2+pink*1", "claim a--b  blue*2",
        "claim a--b blue*2 ", "claim a--b blue * 2", "claim a--b:3 blue*2", "claim a--b:0 blue*2",
        "claim a-b blue*2", "claim a--b--c blue*2", "claim A--B blue*2", "claim a--b BLUE*2",
        "claim a--b blue*٣", "claim a--b blue*2+wild*1+wild*1", "keep", "keep ", "keep a--b  c--d", "keep a",
        "keep a--b,c--d", "keep a--b ", "place a", "place a b c", "place", "take", "take blue pink",
        "take Blue", "take blue ", "take -blue", "souvenir", "souvenir a b", "draw ", "draw blue", "draw\n",
        "tickets 2", "pass pass", "claim é--b blue*2",
    ],
)  # fmt: skip
def test_text_of_a_known_kind_that_cannot_be_read(text: str) -> None:
    with pytest.raises(TextError) as caught:
        Move(text)
    assert caught.value.code in ("move-syntax", "move-unknown")
    assert caught.value.offender == text[:80]


@pytest.mark.parametrize("text", ["", " ", " draw", "Draw", "fly", "draws", "draw\tblue", "\0", "🚋"])
def test_text_of_no_kind(text: str) -> None:
    with pytest.raises(TextError) as caught:
        Move(text)
    assert caught.value.code == "move-unknown"
    assert "claim" in caught.value.message


def test_long_text_is_refused_at_once_and_quoted_in_part() -> None:
    for text in ("keep" + " a--b" * 10**5, "x" * 10**6, "claim " + "a-" * 10**5 + "--b wild*1"):
        with pytest.raises(TextError) as caught:
            Move(text)
        assert len(caught.value.offender) <= 80
        assert len(str(caught.value)) < 500
    assert len(Move("keep" + " a--b" * ((LONGEST - 4) // 5)).tickets) == (LONGEST - 4) // 5


@pytest.mark.parametrize("thing", [None, 3, 2.5, b"draw", ("draw",), ["draw"], {"draw": 1}, {"draw"}, Move])
def test_what_is_not_text_is_a_text_error(thing: object) -> None:
    with pytest.raises(TextError, match=r"\[move-text\]$"):
        Move(thing)  # type: ignore[arg-type]


def test_a_move_does_not_change() -> None:
    move = Move("take blue")
    for name in ("card", "text", "kind", "route", "anything"):
        with pytest.raises(AttributeError):
            setattr(move, name, "pink")
        with pytest.raises(AttributeError):
            delattr(move, name)
    assert move == Move("take blue")


def test_moves_are_equal_by_their_text() -> None:
    move = Move("take blue")
    assert move == Move("take blue")
    assert move != Move("take pink")
    assert move != "take blue"
    assert hash(move) == hash(Move("take blue"))
    assert len({move, Move("take blue"), Move("draw")}) == 2


@pytest.mark.parametrize(("text", "_"), GOOD)
def test_moves_are_pickled_and_copied(text: str, _: object) -> None:
    move = Move(text)
    for other in (pickle.loads(pickle.dumps(move)), copy.copy(move), copy.deepcopy(move)):
        assert other == move
        assert other.kind == move.kind
        assert other.tickets == move.tickets


LONDON = City.load("london")
BLACK_4 = LONDON.route["baker-street--hyde-park"]


@pytest.mark.parametrize(
    ("made", "text"),
    [
        (Move.draw(), "draw"),
        (Move.take("wild"), "take wild"),
        (Move.draw_tickets(), "tickets"),
        (Move.keep("a--b"), "keep a--b"),
        (Move.keep("a--b", "c--d"), "keep a--b c--d"),
        (Move.place_souvenir("bell", "castro"), "place bell castro"),
        (Move.take_souvenir("castro"), "souvenir castro"),
        (Move.pass_(), "pass"),
        (Move.claim(BLACK_4), "claim baker-street--hyde-park black*4"),
        (
            Move.claim(BLACK_4, "black", wilds=1),
            "claim baker-street--hyde-park black*3+wild*1",
        ),
        (
            Move.claim(BLACK_4, wilds=4),
            "claim baker-street--hyde-park wild*4",
        ),
    ],
)
def test_constructors(made: Move, text: str) -> None:
    assert made == Move(text)


@pytest.mark.parametrize(
    ("colour", "wilds"), [("", 0), ("", 1), ("blue", 5), ("blue", -1), ("wild", 0), ("wild", 1)]
)
def test_a_claim_that_does_not_add_up(colour: str, wilds: int) -> None:
    route = next(route for route in LONDON.routes if route.colour == "gray" and route.length > 1)
    with pytest.raises(TextError, match=r"\[move-payment\]$"):
        Move.claim(route, colour, wilds)


def test_a_claim_needs_the_route_itself_for_its_length() -> None:
    with pytest.raises(TextError) as caught:
        Move.claim("baker-street--hyde-park", "black")  # type: ignore[arg-type]
    assert (caught.value.code, caught.value.offender) == ("unknown-route", "'baker-street--hyde-park'")


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_every_legal_move_can_be_made_by_a_constructor(city: str, seats: int) -> None:
    for game in walk(city, seats, 8):
        for move in game.legal_moves:
            match move.kind:
                case "claim":
                    made = Move.claim(game.city.route[move.route], move.colour, move.wilds)
                case "take":
                    made = Move.take(move.card)
                case "keep":
                    made = Move.keep(*move.tickets)
                case "place":
                    made = Move.place_souvenir(move.symbol, move.place)
                case "souvenir":
                    made = Move.take_souvenir(move.place)
                case "draw":
                    made = Move.draw()
                case "tickets":
                    made = Move.draw_tickets()
                case "pass":
                    made = Move.pass_()
            assert made == move
            assert game.is_legal(made)
            assert game.view(game.turn).is_legal(made)


@pytest.mark.parametrize(
    ("text", "language", "words"),
    [
        ("draw", "en", "draw from the stack, unseen"),
        ("claim big-ben--waterloo green*1", "en", "claim Big Ben – Waterloo for 1 green"),
        ("claim big-ben--waterloo green*1", "de", "Big Ben – Waterloo für 1 grüne nutzen"),
    ],
)
def test_a_move_in_words(text: str, language: str, words: str) -> None:
    assert Move(text).describe(City.load("london"), language) == words
