"""Legal moves round-trip as text; every other move is refused, with a reason, and changes nothing."""

from __future__ import annotations

import random
import re

import pytest

from crosstown import City, Game, IllegalMove, Move, TextError
from tests.property.odd_choices import TABLES, some_positions
from tests.rules.positions import deadlock_record

RULE = re.compile(r"[STDCKE][1-8]")


def a_move(city: City, rng: random.Random) -> str:
    """Any move that can be read in this city, sensible or not."""
    kind = rng.choice(["draw", "tickets", "pass", "take", "keep", "place", "souvenir", *["claim"] * 6])
    if kind == "take":
        return f"take {rng.choice(city.kinds)}"
    if kind == "keep":
        return " ".join(["keep", *rng.sample(list(city.ticket), rng.randint(1, 3))])
    if kind == "souvenir":
        return f"souvenir {rng.choice(list(city.place))}"
    if kind == "place":
        if city.souvenirs is None:
            return "pass"
        return f"place {rng.choice(city.souvenirs.symbols)} {rng.choice(list(city.place))}"
    if kind == "claim":
        return f"claim {rng.choice(list(city.route))} {a_payment(city, rng)}"
    return kind


def a_payment(city: City, rng: random.Random) -> str:
    """Any payment that can be read."""
    colour = f"{rng.choice(list(city.colours))}*{rng.choice([1, 1, 2, 2, 3, 4, 5, 9, 16, 99])}"
    wild = f"wild*{rng.choice([1, 1, 2, 2, 3, 4, 5, 8, 9, 10, 15, 16, 17, 32, 99])}"
    return rng.choice([colour, wild, f"{colour}+{wild}"])


def readable(game: Game, text: str) -> bool:
    """Whether the text is a move of this city at all."""
    try:
        game.why_not(text)
    except TextError:
        return False
    return True


def check_legal(game: Game) -> None:
    """The list is a sequence of moves, each of which is legal by every other question too."""
    moves = list(game.legal_moves)
    for at, move in enumerate(moves):
        assert Move(str(move)) == move
        assert move in game.legal_moves
        assert str(move) in game.legal_moves
        assert game.legal_moves[at] == move
        assert game.why_not(move) is None
        assert game.why_not(str(move)) is None
    assert len(set(moves)) == len(moves) == len(game.legal_moves)
    assert moves or game.over


def check_refused(game: Game, text: str) -> str:
    """An illegal move is refused in every way alike; returns the code."""
    before = game._games.tobytes(), game.plies, game.shuffles
    assert text not in game.legal_moves
    reason = game.why_not(text)
    assert reason is not None, text
    assert RULE.fullmatch(reason.rule)
    assert reason.message
    with pytest.raises(IllegalMove) as caught:
        game.play(text)
    assert (caught.value.code, caught.value.rule) == (reason.code, reason.rule)
    assert caught.value.offender == text
    assert text in str(caught.value)
    assert (game._games.tobytes(), game.plies, game.shuffles) == before
    return reason.code


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_legal_moves_round_trip(city: str, seats: int) -> None:
    for seed in range(2):
        for game in some_positions(city, seats, seed, 15):
            check_legal(game)


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_every_other_move_is_refused_with_a_reason(city: str, seats: int) -> None:
    rng = random.Random(f"{city} {seats}")
    codes = set()
    for seed in range(2):
        for game in some_positions(city, seats, seed, 15):
            legal = {str(move) for move in game.legal_moves}
            for text in {a_move(game.city, rng) for _ in range(40)} - legal:
                codes.add(check_refused(game, text))
    expected = {"not-now", "keep-first", "may-not-pass", "route-taken", "wrong-number", "game-over"}
    assert expected <= codes | {"keep-first"}
    assert len(codes) > 9


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_moves_near_a_legal_one_are_refused(city: str, seats: int) -> None:
    """One card more or less, another colour, the other half, the tickets the other way round."""
    rng = random.Random(f"near {city} {seats}")
    for game in some_positions(city, seats, 17, 15):
        legal = {str(move) for move in game.legal_moves}
        for text in sorted(legal):
            near = [
                re.sub(r"\*(\d)", lambda found: f"*{int(found[1]) + 1}", text),
                text.replace("*2", "*1"),
                re.sub(r" [a-z]+\*", f" {rng.choice(list(game.city.colours))}*", text),
                text.replace(":1", ":2"),
                " ".join(["keep", *reversed(text.split(" ")[1:])]) if text.startswith("keep") else text,
            ]
            for other in sorted({*near} - legal):
                if readable(game, other):
                    check_refused(game, other)


def test_where_nobody_can_move_only_pass_is_legal() -> None:
    record = deadlock_record()
    rng = random.Random(1)
    for game in (Game.replay(record, plies=len(record.plies) - left) for left in (4, 3, 2, 1)):
        check_legal(game)
        for text in {a_move(game.city, rng) for _ in range(60)} - {"pass"}:
            check_refused(game, text)
