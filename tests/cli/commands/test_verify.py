from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from crosstown import City, Game
from crosstown.game.records.fairness import SEAL_KEY, seal
from tests.cli.run_command import SAMPLES, TOYTOWN, crosstown, crosstown_many
from tests.property.odd_choices import finished

EXAMPLE = "docs/examples/london.json"
SHARED = "docs/examples/shared-deal.json"
ANNOUNCED = seal(331)  # its seed


@pytest.fixture
def record() -> Any:
    """A finished game in which the discards were shuffled, as plain data."""
    game = finished("berlin", 2, 1)
    assert game.shuffles
    return json.loads(game.record().to_json())


def write(folder: Path, *records: Any) -> str:
    file = folder / ("game.json" if len(records) == 1 else "games.jsonl")
    file.write_text("".join(json.dumps(record) + "\n" for record in records))
    return str(file)


def test_a_game_that_was_announced() -> None:
    done = crosstown("verify", EXAMPLE, "--announced", ANNOUNCED)
    assert done.code == 0
    assert done.out == f"{EXAMPLE}: fair: the cards are those of the seed that was announced as {ANNOUNCED}\n"


def exchanged(cards: list[str], one: int, two: int) -> list[str]:
    cards = cards.copy()
    cards[one], cards[two] = cards[two], cards[one]
    return cards


def test_what_is_said_of_one_record(tmp_path: Path, record: Any) -> None:
    own, deck, last = seal(1), record["start"]["deck"], record["shuffles"][-1]
    below = next(below for below in range(8, len(deck)) if deck[below] != deck[7])
    stacked = record | {"start": record["start"] | {"deck": exchanged(deck, 7, below)}}
    low = max(at for at in range(len(last) - 1) if last[at] != last[at + 1])
    shuffled = record | {"shuffles": [*record["shuffles"][:-1], exchanged(last, low, low + 1)]}
    begun = record | {"plies": record["plies"][:9], "shuffles": []}
    del begun["result"]
    scored = record | {"result": record["result"] | {"ranking": [1, 1]}}
    abroad = record | {"city": {"id": "\x1b[31mparis", "sha256": ""}}
    cards = "the cards are those of the seed that"
    unannounced = "the cards are the seed's, but nothing was announced"
    sealed = record | {"extra": {SEAL_KEY: own}}
    wrong_shuffle = (
        f"not fair: shuffle {len(record['shuffles']) - 1} card {low}: the seed does not give these"
    )
    cases: list[tuple[Any, str | None, int, str]] = [
        (shuffled, own, 1, wrong_shuffle),
        (record, own.upper(), 0, f"fair: {cards} was announced as {own}\n"),
        (sealed, None, 0, f"fair: {cards} the record says was announced as {own}\n"),
        (begun, own, 0, f"fair: {cards} was"),
        (record, None, 1, f"not proven: {unannounced}: give --announced"),
        (record, seal(2), 1, "not fair: $.seed: the seed is not the one that was announced as"),
        (record | {"seed": None}, own, 1, "cannot tell: the record holds no seed [no-seed]\n"),
        (stacked, None, 1, "not fair: start.deck card 7: the seed does not give these cards"),
        (scored, None, 1, "not fair: after ply"),
        (abroad, None, 1, "cannot tell: $.city.id: the record is of"),
        (record | {"format": "x"}, None, 1, "cannot tell: $.format: the format is 'x'"),
    ]
    commands: list[tuple[str, ...]] = []
    for number, (told, announced, _, _) in enumerate(cases):
        (tmp_path / str(number)).mkdir()
        file = write(tmp_path / str(number), told)
        commands.append(("verify", file, *(("--announced", announced) if announced else ())))
    replayed, *outcomes = crosstown_many([("replay", commands[0][1]), *commands])
    assert replayed.code == 0, "only verify can notice another shuffle"
    for command, (_, _, code, said), done in zip(commands, cases, outcomes, strict=True):
        assert done.code == code, done
        assert done.out.startswith(f"{command[1]}: {said}"), done.out
        assert done.out.count("\n") == 1
        assert "\x1b" not in done.all


def test_many_records(tmp_path: Path, record: Any) -> None:
    told = record | {"extra": {SEAL_KEY: seal(1)}}
    mixed = write(tmp_path, told, record, {"format": 1}, told)
    (tmp_path / "good").mkdir()
    good = write(tmp_path / "good", told, told)
    shown, asked, one, fine, which = crosstown_many(
        [
            ("verify", mixed),
            ("verify", mixed, "--json"),
            ("verify", mixed, "--game", "2", "--announced", seal(1)),
            ("verify", good),
            ("verify", good, "--announced", seal(1)),
        ]
    )
    assert shown.code == asked.code == 1
    assert shown.out.endswith("2 of 4 records are proven fair\n")
    assert f"{mixed}:2: not proven: " in shown.out
    data = json.loads(asked.out)
    assert [one["ok"] for one in data] == [True, False, False, True]
    assert [one["verdict"]["code"] for one in data] == ["fair", "not-announced", "record-shape", "fair"]
    assert data[0]["verdict"]["seal"] == data[0]["verdict"]["announced"] == seal(1)
    assert (data[0]["city"], data[0]["seats"], data[0]["record"]) == ("berlin", 2, 1)
    assert (one.code, fine.code) == (0, 0)
    assert (which.code, "[which-game]" in which.err) == (2, True)


def test_a_shuffle_that_people_added_to(tmp_path: Path) -> None:
    shared = json.loads(Path(SHARED).read_text(encoding="utf-8"))
    deal = shared["extra"]["deal"]
    announced, added = deal["seal"], deal["contributions"][0]
    cheat = shared | {"extra": shared["extra"] | {"deal": deal | {"contributions": [None, "ab" * 16]}}}
    forged = write(tmp_path, cheat)
    plain, checked, other, mixed, missing, told = crosstown_many(
        [
            ("verify", SHARED),
            ("verify", SHARED, "--announced", announced, "--contribution", added.upper()),
            ("verify", SHARED, "--announced", ANNOUNCED),
            ("verify", forged),
            ("verify", forged, "--contribution", added),
            ("verify", SHARED, "--json"),
        ]
    )
    fair = f"as {announced}, mixed with what seat 0 added\n"
    assert (plain.code, checked.code, other.code, mixed.code, missing.code) == (0, 0, 1, 1, 1)
    cards = f"{SHARED}: fair: the cards are those of the server's seed that"
    assert plain.out == f"{cards} the record says was announced {fair}"
    assert checked.out == f"{cards} was announced {fair}"
    assert other.out.endswith("[other-server-seed]\n")
    assert mixed.out.endswith("[other-mix]\n")
    assert missing.out.endswith("[missing-contribution]\n")
    (verdict,) = (one["verdict"] for one in json.loads(told.out))
    assert (verdict["server_seal"], verdict["contributors"]) == (announced, [0])


def test_the_samples_hold_no_seeds() -> None:
    done = crosstown("verify", SAMPLES)
    assert done.code == 1
    assert done.out.count("cannot tell: the record holds no seed") == 19
    assert done.out.endswith("0 of 19 records are proven fair\n")


def test_a_city_of_ones_own(tmp_path: Path) -> None:
    city = City.load(TOYTOWN)
    file = write(tmp_path, json.loads(Game.new(city, 2, seed=5).record().to_json()))
    words = ("verify", file, "--announced", seal(5))
    without, given = crosstown_many([words, (*words, "--pack", str(TOYTOWN))])
    assert (without.code, given.code) == (1, 0)
    assert "cannot tell: " in without.out


WRONG = [
    (("--announced", "3f2a"), 2, "bad-announced"),
    (("--announced", ""), 2, "bad-announced"),
    (("--announced", "\x1b[31m" + "0" * 59), 2, "bad-announced"),
    (("--announced", "g" * 64), 2, "bad-announced"),
    (("--contribution", "ab" * 15), 2, "bad-contribution"),
    (("--game", "2"), 2, "bad-game"),
    (("--pack", "/nonexistent.toml"), 1, "no such file"),
    (("--nope",), 2, "No such option"),
]


def test_what_a_user_may_type_wrongly() -> None:
    commands = [("verify", EXAMPLE, *words) for words, _, _ in WRONG]
    outcomes = crosstown_many([*commands, ("verify", "/nonexistent.json"), ("verify",), ("verify", "--help")])
    for (words, code, said), done in zip(WRONG, outcomes[: len(WRONG)], strict=True):
        assert (done.code, said in done.all) == (code, True), (words, done)
        assert "\x1b" not in done.all
    missing, nothing, asked = outcomes[len(WRONG) :]
    assert (missing.code, "No such file" in missing.err) == (1, True)
    assert (nothing.code, "Missing argument" in nothing.err) == (2, True)
    assert "Example: crosstown verify" in asked.out
