"""Records that carry the pack of their city."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace

from crosstown import Game, Record
from crosstown.cities import load_city
from crosstown.errors import RecordError
from crosstown.game.records.record import CityName
from crosstown.game.records.record_packs import city_in, with_pack
from tests.cli.run_command import TOYTOWN, crosstown


@pytest.fixture
def record() -> Record:
    """A game of a city that nobody here knows."""
    game = Game.new(load_city(TOYTOWN), seats=2, seed=3)
    for _ in range(5):
        game.play(game.legal_moves[0])
    return game.record()


def text() -> str:
    return TOYTOWN.read_bytes().decode()


def test_a_record_without_its_pack_is_not_replayed(record: Record) -> None:
    with pytest.raises(RecordError, match=r"\[record-city\]$"):
        Game.replay(record)


def test_a_record_with_its_pack_replays_anywhere(record: Record) -> None:
    carried = Record.from_json(with_pack(record, text()).to_json())
    assert Game.replay(carried).city == load_city(TOYTOWN)
    assert city_in(carried) == load_city(TOYTOWN)


def test_other_extras_stay(record: Record) -> None:
    marked = replace(record, extra={"began": 1})
    assert with_pack(marked, text()).extra == {"began": 1, "pack": text()}


@pytest.mark.parametrize(
    "pack",
    [
        text().replace("Toytown", "Toy Town"),  # another edition
        "",
        "id = 1",
        "\ud800",
        17,
        ["id"],
        {"id": "toytown"},
    ],
)
def test_a_pack_that_was_not_played_is_refused(record: Record, pack: object) -> None:
    with pytest.raises(RecordError) as caught:
        Game.replay(replace(record, extra={"pack": pack}))
    assert caught.value.code == "record-pack"
    assert caught.value.where == "$.extra.pack"


def test_a_hash_alone_does_not_make_a_pack(record: Record) -> None:
    """The hash fits, but what it names is no pack, or that of another city."""
    for bad in ("format = 1\n", text().replace('id = "toytown"', 'id = "elsewhere"', 1)):
        named = replace(record, city=CityName(id="toytown", sha256=sha256(bad.encode()).hexdigest()))
        with pytest.raises(RecordError, match=r"\[record-pack\]$"):
            Game.replay(with_pack(named, bad))


def test_a_known_edition_needs_no_pack() -> None:
    """What a record of a built-in city carries is not even looked at."""
    game = Game.new("london", seats=2, seed=1)
    assert Game.replay(with_pack(game.record(), "no pack")).city.id == "london"


def test_the_commands_find_the_pack(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with_pack(record, text()).dump(file)
    assert crosstown("replay", str(file)).code == 0
    assert crosstown("analyse", str(file), "--depth", "1").code == 0
    assert "cannot tell" not in crosstown("verify", str(file)).out
