"""The referee against damaged records, odd values and bad files."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.oracle.loaded_packs import PACK, RECORDS, SAMPLES, Record, judged
from tests.oracle.referee import check, main


def wrong_legal(record: Record) -> None:
    """A count that is off by one."""
    record["plies"][10]["legal"] += 1


def swapped_card(record: Record) -> None:
    """Another card than the one drawn."""
    ply = next(ply for ply in record["plies"] if "card" in ply)
    ply["card"] = "wild" if ply["card"] != "wild" else "blue"


def card_on_take(record: Record) -> None:
    """A card on a move other than draw."""
    ply = next(ply for ply in record["plies"] if ply["move"].startswith("take"))
    ply["card"] = ply["move"].split(" ")[1]


def changed_total(record: Record) -> None:
    """One point too many."""
    record["result"]["seats"][0]["total"] += 1


def changed_ranking(record: Record) -> None:
    """Two seats change places."""
    record["result"]["ranking"].reverse()


def changed_reason(record: Record) -> None:
    """The other reason."""
    record["result"]["reason"] = "no-moves"


def dropped_bonus(record: Record) -> None:
    """No bonuses where the city has some."""
    record["result"]["seats"][0]["bonuses"] = {}


def no_result(record: Record) -> None:
    """A finished game without a result."""
    del record["result"]


def dropped_shuffle(record: Record) -> None:
    """The last shuffle is missing."""
    record["shuffles"].pop()


def added_shuffle(record: Record) -> None:
    """A shuffle that did not happen."""
    record["shuffles"].append(["blue"])


def false_shuffle(record: Record) -> None:
    """A shuffle with another card in it."""
    record["shuffles"][0][0] = "wild" if record["shuffles"][0][0] != "wild" else "blue"


def extra_ply(record: Record) -> None:
    """A ply after the end."""
    record["plies"].append({"seat": 0, "move": "draw"})


def dropped_ply(record: Record) -> None:
    """A ply is missing in the middle."""
    del record["plies"][12]


def truncated(record: Record) -> None:
    """The last plies are missing; the result is still there."""
    del record["plies"][-2:]


def wrong_seat(record: Record) -> None:
    """A ply by another seat."""
    record["plies"][9]["seat"] = 1 - record["plies"][9]["seat"]


def illegal_move(record: Record) -> None:
    """A move that is none."""
    record["plies"][8]["move"] = "take gray"


def unknown_key(record: Record) -> None:
    """A key that the format does not name."""
    record["plies"][3]["note"] = "hm"


def unknown_in_bonuses(record: Record) -> None:
    """A key that the format does not name, deep down."""
    record["result"]["seats"][1]["bonuses"]["style"] = 3


def false_deck(record: Record) -> None:
    """One card too many of a kind."""
    deck = record["start"]["deck"]
    deck[-1] = next(card for card in deck if card != deck[-1])


def false_tickets(record: Record) -> None:
    """A ticket is missing."""
    record["start"]["tickets"].pop()


def false_format(record: Record) -> None:
    """Another version."""
    record["format"] = "crosstown-record/2"


def false_sha256(record: Record) -> None:
    """Another pack."""
    record["city"]["sha256"] = "0" * 64


def true_for_one(record: Record) -> None:
    """JSON's true is not the number 1."""
    record["plies"][1]["seat"] = True


DAMAGES: list[Callable[[Record], None]] = [
    wrong_legal,
    swapped_card,
    card_on_take,
    changed_total,
    changed_ranking,
    changed_reason,
    dropped_bonus,
    no_result,
    dropped_shuffle,
    added_shuffle,
    false_shuffle,
    extra_ply,
    dropped_ply,
    truncated,
    wrong_seat,
    illegal_move,
    unknown_key,
    unknown_in_bonuses,
    false_deck,
    false_tickets,
    false_format,
    false_sha256,
    true_for_one,
]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
@pytest.mark.parametrize("index", [0, 6])
def test_damage_is_caught(damage: Callable[[Record], None], index: int) -> None:
    """A damaged record does not pass, and nothing is raised."""
    record = copy.deepcopy(RECORDS[index])
    damage(record)
    assert judged(record) != []


def test_what_may_be_left_out() -> None:
    """`legal`, `card` and `seed` may be missing, `extra` may stand anywhere, a game may still be going on."""
    record = copy.deepcopy(RECORDS[7])
    del record["seed"]
    for ply in record["plies"]:
        ply.pop("card", None)
        del ply["legal"]
        ply["extra"] = {"anything": [1]}
    record["extra"] = record["result"]["seats"][0]["bonuses"]["extra"] = None
    assert judged(record) == []
    del record["result"], record["plies"][3:]
    record["shuffles"] = []
    assert judged(record) == []


def test_odd_values_raise_nothing() -> None:
    """Whatever stands in a record, the referee answers."""
    odd: list[Any] = [None, True, 1, 1.5, "x", [], [1], [[1]], {}, {"x": 1}]
    for value in odd:
        assert check(value, PACK["san-francisco"]) != []
        for key in ["format", "city", "seats", "start", "shuffles", "plies", "result"]:
            record = copy.deepcopy(RECORDS[6])
            record[key] = value
            assert judged(record) if key != "city" else check(record, PACK["san-francisco"]), (key, value)
        for key in ["deck", "tickets", "souvenirs"]:
            record = copy.deepcopy(RECORDS[6])
            record["start"][key] = value
            assert judged(record), (key, value)


def test_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command's exit code, on good files, bad ones, and no file at all."""
    assert main([str(SAMPLES)]) == 0
    assert "19 records, 0 with" in capsys.readouterr().out
    bad = tmp_path / "bad.jsonl"
    texts = [b"", b"\xff\xfe", b"{", b"[" * 100000, b"NaN", b"3", b'{"city":{"id":"../x"}}', b'{"a":1,"a":2}']
    for data in texts:
        bad.write_bytes(data)
        assert main([str(bad)]) == 1, data
    assert main([str(tmp_path / "none.jsonl")]) == 1
    assert main([str(tmp_path)]) == 1
    assert main([str(SAMPLES), "--packs", str(tmp_path)]) == 1
