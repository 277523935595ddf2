"""Errors: a stable code, a sentence, the offending input and where it stood."""

from __future__ import annotations

import copy
import pickle

import pytest

from crosstown import (
    City,
    CrosstownError,
    DataError,
    Game,
    IllegalMove,
    PackError,
    Record,
    RecordError,
    TextError,
)
from crosstown.errors import Problem
from crosstown.game.reasons import REASONS
from crosstown.rules.kernel import reason_codes
from tests.property.odd_choices import finished


def an_illegal_move() -> CrosstownError:
    with pytest.raises(IllegalMove) as caught:
        Game.new("london", 2, seed=1).play("draw")
    return caught.value


def a_bad_record() -> CrosstownError:
    with pytest.raises(RecordError) as caught:
        Record.from_json('{"format": 1}', "there")
    return caught.value


def a_bad_text() -> CrosstownError:
    with pytest.raises(TextError) as caught:
        Game.new("london", 2, seed=1).play("fly")
    return caught.value


def a_bad_pack() -> CrosstownError:
    problems = tuple(Problem("code", f"message {n}", "x.toml", n, "key") for n in (1, 2))
    return PackError("x.toml", problems)


ERRORS = [an_illegal_move, a_bad_record, a_bad_text, a_bad_pack]


@pytest.mark.parametrize("make", ERRORS)
def test_every_error_has_a_code_and_a_sentence(make: object) -> None:
    error = make()  # type: ignore[operator]
    assert isinstance(error, CrosstownError)
    assert error.code
    assert error.code == error.code.lower()
    assert " " not in error.code
    assert error.message
    assert error.code in str(error)


@pytest.mark.parametrize("make", ERRORS)
def test_errors_cross_process_borders_whole(make: object) -> None:
    error = make()  # type: ignore[operator]
    for other in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(other) is type(error)
        assert other.__dict__ == error.__dict__
        assert str(other) == str(error)
        assert other.args == error.args


def test_the_families() -> None:
    assert issubclass(RecordError, DataError)
    assert issubclass(PackError, DataError)
    for kind in (TextError, IllegalMove, DataError):
        assert issubclass(kind, CrosstownError)
    for one, other in ((TextError, DataError), (IllegalMove, DataError), (TextError, IllegalMove)):
        assert not issubclass(one, other)
        assert not issubclass(other, one)


def test_an_illegal_move_says_what_where_and_by_which_rule() -> None:
    error = an_illegal_move()
    assert isinstance(error, IllegalMove)
    assert (error.code, error.rule, error.offender) == ("keep-first", "S4", "draw")
    assert error.where == "ply 0, seat 0 to move"
    assert "draw" in str(error)


def test_a_move_after_the_end_says_so() -> None:
    game = finished("london", 2, 1)
    with pytest.raises(IllegalMove) as caught:
        game.play("draw")
    assert caught.value.code == "game-over"
    assert "nobody" in caught.value.where


def test_a_bad_record_says_where() -> None:
    error = a_bad_record()
    assert "there" in error.where
    assert "$.format" in error.where


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("take mauve", "unknown-card"),
        ("claim a--b wild*1", "unknown-route"),
        ("claim baker-street--hyde-park mauve*4", "unknown-colour"),
        ("claim baker-street--hyde-park gray*4", "unknown-colour"),
        ("claim hyde-park--baker-street black*4", "unknown-route"),
        ("keep baker-street--hyde-park", "unknown-ticket"),
        ("place sea-lion hyde-park", "unknown-souvenir"),
        ("souvenir atlantis", "unknown-place"),
    ],
)
def test_names_that_the_city_does_not_have(text: str, code: str) -> None:
    game = Game.new("london", 2, seed=1)
    before = game._games.tobytes()
    for ask in (game.play, game.why_not):
        with pytest.raises(TextError) as caught:
            ask(text)
        assert caught.value.code == code
        assert caught.value.offender in text
        assert "London" in caught.value.message
    assert text not in game.legal_moves
    assert game._games.tobytes() == before


def test_every_reason_of_the_kernel_has_a_code_a_rule_and_a_sentence() -> None:
    names = {
        value
        for name, value in vars(reason_codes).items()
        if name.isupper() and isinstance(value, int) and name != "LEGAL"
    }
    assert names == set(REASONS)
    assert len({reason.code for reason in REASONS.values()}) == len(REASONS)
    for reason in REASONS.values():
        assert reason.rule in str(reason)
        assert reason.message in str(reason)
        assert reason.rule[0] in "STDCKE"


def test_a_city_that_is_not_there() -> None:
    with pytest.raises(TextError, match=r"\[unknown-city\]$"):
        Game.new("paris", 2)
    with pytest.raises(DataError):
        City.load("nowhere/paris.toml")
