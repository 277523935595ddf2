"""The record: its form, what is an error and where, files with one and with many."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from crosstown import City, Game, Record, RecordError, TextError
from tests.property.odd_choices import finished

Json = dict[str, Any]


def refused(data: object) -> RecordError:
    """The error of a record that cannot be read or does not replay."""
    with pytest.raises(RecordError) as caught:
        Game.replay(Record.from_json(json.dumps(data)))
    return caught.value


def put(data: Json, path: str, value: object) -> Json:
    """A copy with another value at a dotted path; DROP takes it out."""
    data = deepcopy(data)
    *way, last = [int(part) if part.lstrip("-").isdigit() else part for part in path.split(".")]
    place: Any = data
    for part in way:
        place = place[part]
    if value is DROP:
        del place[last]
    else:
        place[last] = value
    return data


DROP = object()


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("format", 1, "$.format"),
        ("city", "london", "$.city"),
        ("city.id", 3, "$.city.id"),
        ("city.sha256", None, "$.city.sha256"),
        ("seats", {}, "$.seats"),
        ("seats.1.name", None, "$.seats[1].name"),
        ("seats.1.player", DROP, "$.seats[1]"),
        ("seed", 42, "$.seed"),
        ("start", [], "$.start"),
        ("start.deck", "blue", "$.start.deck"),
        ("start.deck.3", 3, "$.start.deck[3]"),
        ("start.tickets", DROP, "$.start"),
        ("start.souvenirs", ["bell"], "$.start.souvenirs"),
        ("shuffles", None, "$.shuffles"),
        ("extra", None, "$.extra"),
        ("plies.0.legal", None, "$.plies[0].legal"),
        ("plies.0.card", None, "$.plies[0].card"),
        ("result", None, "$.result"),
        ("start.souvenirs", None, "$.start.souvenirs"),
        ("result.seats.0.bonuses.districts", None, "$.result.seats[0].bonuses.districts"),
        ("shuffles.0", "blue", "$.shuffles[0]"),
        ("plies", {}, "$.plies"),
        ("plies.2.seat", "0", "$.plies[2].seat"),
        ("plies.2.seat", True, "$.plies[2].seat"),
        ("plies.2.seat", 0.5, "$.plies[2].seat"),
        ("plies.2.move", DROP, "$.plies[2]"),
        ("plies.2.legal", "3", "$.plies[2].legal"),
        ("plies.2.card", 1, "$.plies[2].card"),
        ("result.reason", 1, "$.result.reason"),
        ("result.seats.0.routes", "1", "$.result.seats[0].routes"),
        ("result.seats.0.tickets.0", ["a--b"], "$.result.seats[0].tickets[0]"),
        ("result.seats.0.bonuses", None, "$.result.seats[0].bonuses"),
        ("result.ranking", 1, "$.result.ranking"),
        ("extra", 1, "$.extra"),
    ],
)
def test_a_wrong_shape_is_named_by_its_path(told: Json, path: str, value: object, where: str) -> None:
    error = refused(put(told, path, value))
    assert error.code == "record-shape"
    assert where in error.where
    assert error.offender == where


@pytest.mark.parametrize(
    "path",
    ["note", "city.note", "seats.0.note", "start.note", "plies.0.note", "result.note", "result.seats.0.note",
     "result.seats.0.bonuses.note"],
)  # fmt: skip
def test_keys_that_are_not_named_are_an_error(told: Json, path: str) -> None:
    error = refused(put(told, path, 1))
    assert error.code == "record-shape"
    assert "note" in error.message


@pytest.mark.parametrize("key", ["format", "city", "seats", "start", "shuffles", "plies"])
def test_keys_that_must_be_there(told: Json, key: str) -> None:
    error = refused(put(told, key, DROP))
    assert error.code == "record-shape"
    assert key in error.message


@pytest.mark.parametrize(
    ("path", "value", "code", "where"),
    [
        ("format", "crosstown-record/2", "record-format", "$.format"),
        ("city.id", "paris", "record-city", "$.city.id"),
        ("city.id", "london", "record-pack", "$.city.sha256"),
        ("city.sha256", "0" * 64, "record-pack", "$.city.sha256"),
        ("seats", [], "bad-seats", "$.seats"),
        ("seats", [{"name": "a", "player": "b"}] * 5, "bad-seats", "$.seats"),
        ("seed", "x", "bad-seed", "$.seed"),
        ("seed", "", "bad-seed", "$.seed"),
        ("seed", "42", "bad-seed", "$.seed"),
        ("seed", "0x" + "0" * 30, "bad-seed", "$.seed"),
        ("start.deck.0", "mauve", "start-deck", "$.start.deck"),
        ("start.deck", [], "start-deck", "$.start.deck"),
        ("start.tickets.0", "a--b", "start-tickets", "$.start.tickets"),
        ("start.tickets", [], "start-tickets", "$.start.tickets"),
        ("start.souvenirs", DROP, "start-souvenirs", "$.start.souvenirs"),
        ("start.souvenirs.sunset", "trombone", "start-souvenirs", "$.start.souvenirs"),
        ("start.souvenirs.sunset", 3, "start-souvenirs", "$.start.souvenirs"),
        ("start.souvenirs.sunset", None, "start-souvenirs", "$.start.souvenirs"),
        ("start.souvenirs.sunset", ["sea-lion"], "start-souvenirs", "$.start.souvenirs"),
        ("start.souvenirs.castro", "sea-lion", "start-souvenirs", "$.start.souvenirs"),
        ("shuffles.0", ["blue"], "wrong-shuffle", "ply "),
        ("shuffles", [], "shuffle-missing", "ply "),
        ("plies.0.seat", 1, "wrong-seat", "ply 0"),
        ("plies.0.seat", -1, "wrong-seat", "ply 0"),
        ("plies.0.legal", 4, "wrong-legal", "ply 0"),
        ("plies.0.card", "blue", "wrong-card", "ply 0"),
        ("plies.0.move", "fly", "move-unknown", "ply 0"),
        ("plies.0.move", "draw", "keep-first", "ply 0"),
        ("plies.0.move", "keep a--b", "unknown-ticket", "ply 0"),
        ("plies.-1", DROP, "result-early", "after ply"),
        ("result", DROP, "result-missing", "after ply"),
        ("result.reason", "no-moves", "wrong-result", "after ply"),
        ("result.ranking", [1, 1, 1], "wrong-result", "after ply"),
        ("result.seats.0.total", 999, "wrong-result", "after ply"),
        ("result.seats.0.bonuses.souvenirs", DROP, "wrong-result", "after ply"),
        ("result.seats.0.bonuses.districts", [], "wrong-result", "after ply"),
    ],
)
def test_what_does_not_fit_the_rules_is_named_by_its_ply(
    told: Json, path: str, value: object, code: str, where: str
) -> None:
    error = refused(put(told, path, value))
    assert error.code == code
    assert where in error.where
    assert str(error)


def test_what_is_left_over_is_an_error(told: Json) -> None:
    error = refused({**told, "shuffles": [*told["shuffles"], ["blue"]]})
    assert error.code == "shuffle-left"
    error = refused({**told, "plies": [*told["plies"], {"seat": 0, "move": "draw"}]})
    assert (error.code, error.rule) == ("ply-after-end", "E1")


def test_souvenirs_only_where_the_city_has_them() -> None:
    told = json.loads(finished("london", 2, 1).record().to_json())
    for souvenirs in ({}, {"big-ben": "sea-lion"}):
        assert refused(put(told, "start.souvenirs", souvenirs)).code == "start-souvenirs"


def test_a_broken_rule_is_named(told: Json) -> None:
    error = refused(put(told, "plies.0.move", "draw"))
    assert (error.code, error.rule, error.offender) == ("keep-first", "S4", "draw")


def test_a_result_that_differs_is_quoted(told: Json) -> None:
    error = refused(put(told, "result.seats.1.total", 999))
    assert "$.result.seats[1].total" in error.message
    assert "999" in error.message


@pytest.mark.parametrize(
    "text",
    ["", " ", "{", "[", "null x", "{'format': 1}", "\x00", "NaN", '{"format": "crosstown-record/1",}',
     b"\xff\xfe", b"\xef\xbb\xbf{}", '"\ud800"', "[" * 100000, '{"extra":' * 50000],
)  # fmt: skip
def test_what_is_not_json(text: str | bytes) -> None:
    with pytest.raises(RecordError) as caught:
        Record.from_json(text, "here")
    assert caught.value.code in ("record-json", "record-shape")
    assert "here" in caught.value.where


@pytest.mark.parametrize("text", ["null", "1", '"x"', "[]", "true", "{}"])
def test_json_that_is_no_record(text: str) -> None:
    with pytest.raises(RecordError, match=r"\[record-shape\]$"):
        Record.from_json(text)


def test_truncated_text(whole: Game) -> None:
    text = whole.record().to_json()
    for size in range(0, len(text), 97):
        with pytest.raises(RecordError):
            Record.from_json(text[:size])


@pytest.mark.parametrize("plies", [-1, 10**6])
def test_more_plies_than_there_are(whole: Game, plies: int) -> None:
    with pytest.raises(TextError, match=r"\[bad-plies\]$"):
        Game.replay(whole.record(), plies=plies)


def test_no_plies_is_the_deal(whole: Game) -> None:
    game = Game.replay(whole.record(), plies=0)
    assert game.ply == 0
    assert game == Game.new("san-francisco", 3, seed=1)


def test_with_its_city_given(whole: Game) -> None:
    assert Game.replay(whole.record(), city=City.load("san-francisco")).result == whole.result
    with pytest.raises(RecordError, match=r"\[record-pack\]$"):
        Game.replay(whole.record(), city=City.load("london"))


def test_a_record_does_not_change(whole: Game) -> None:
    record = whole.record()
    with pytest.raises(AttributeError):
        record.seed = None  # type: ignore[misc]


def test_the_record_of_the_format_page(whole: Game, told: Json) -> None:
    """Keys and their order, as the page has them."""
    assert list(told) == ["format", "city", "seats", "seed", "start", "shuffles", "plies", "result"]
    assert list(told["start"]) == ["deck", "tickets", "souvenirs"]
    assert len(told["start"]["deck"]) == 44
    assert len(told["seed"]) == 32
    for ply in told["plies"]:
        assert list(ply) == ["seat", "move", "legal", "card"][: 4 if ply["move"] == "draw" else 3]
    assert list(told["result"]) == ["reason", "seats", "ranking"]
    for seat in told["result"]["seats"]:
        assert list(seat) == ["routes", "tickets", "bonuses", "total", "completed"]
    going = json.loads(Game.replay(whole.record(), plies=20).record().to_json())
    assert "result" not in going
