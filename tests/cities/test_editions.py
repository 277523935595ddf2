"""Earlier editions of packs: games played with them can still be replayed."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from crosstown import Game, Record
from crosstown.cities import load_city
from crosstown.cities.checks.read_and_check import read_pack
from crosstown.cities.load import EARLIER, load_edition

EDITIONS = sorted(EARLIER.glob("*/*.toml"))


def test_there_are_earlier_editions() -> None:
    assert {path.stem for path in EDITIONS} == {"berlin", "san-francisco"}


@pytest.mark.parametrize("path", EDITIONS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_an_edition_is_found_by_its_hash_and_its_games_replay(path: Path) -> None:
    sha256 = hashlib.sha256(path.read_bytes()).hexdigest()
    edition = load_edition(path.stem, sha256)
    assert edition.sha256 == sha256 != load_city(path.stem).sha256
    game = Game.new(read_pack(path.read_bytes(), str(path)), 2, seed=1)
    for _ in range(30):
        game.play(game.legal_moves[0])
    again = Game.replay(Record.from_json(game.record().to_json()))
    assert again.city.sha256 == sha256
    assert again.record() == game.record()


def test_without_such_an_edition_it_is_the_one_of_today() -> None:
    assert load_edition("berlin", "0" * 64) == load_city("berlin")


@pytest.mark.parametrize("path", EDITIONS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_an_edition_changes_tickets_and_notes_alone(path: Path) -> None:
    """What is sourced, and the whole board, stayed: only tickets were exchanged."""
    before = read_pack(path.read_bytes(), str(path))
    today = load_city(path.stem)
    for name in ("routes", "places", "vehicles", "colours", "districts", "souvenirs", "pieces_left", "hand"):
        assert getattr(before, name) == getattr(today, name), name
    assert len(before.tickets) == len(today.tickets)
    assert before.sources.sourced == today.sources.sourced
