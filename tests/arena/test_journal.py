"""The journal: complete lines count, a torn one does not, and no other arena's does."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from crosstown.arena.chunk_results import ChunkResult, MoveTimes
from crosstown.arena.journal import STALE_AFTER, Journal, journal_path
from crosstown.errors import DataError

ARGUMENTS = {"city": "london", "games": 10}
PART = ChunkResult(
    3,
    totals=(((5, 4), (3, 9)),),
    places=(((1, 2), (2, 1)),),
    times={"a": MoveTimes(2, 0.5, 0.4)},
    records=("{}",),
)


def opened(path: Path, key: str = "key", *, fresh: bool = False) -> Journal:
    return Journal(path, key, ARGUMENTS | {"games": len(key)}, fresh=fresh)


def test_what_was_noted_is_there_again(tmp_path: Path) -> None:
    path = tmp_path / "new" / "arena.jsonl"
    with opened(path) as journal:
        journal.add(PART)
        journal.add_times("b", MoveTimes(1, 0.25, 0.25))
        assert list(journal.records(3)) == ["{}"]
    with opened(path) as journal:
        assert journal.results == {3: ChunkResult(3, PART.totals, PART.places, PART.times)}
        assert journal.times == {"b": MoveTimes(1, 0.25, 0.25)}
        assert list(journal.records(3)) == ["{}"]


@pytest.mark.parametrize("cut", [1, 7, 20])
def test_a_torn_line_is_forgotten(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "arena.jsonl"
    with opened(path) as journal:
        journal.add(PART)
        journal.add(ChunkResult(4))
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    with opened(path) as journal:
        assert 4 not in journal.results
        journal.add(ChunkResult(4))
    assert path.read_bytes() == whole


def test_a_torn_first_line_is_a_new_journal(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    path.write_bytes(b'{"journal":"cross')
    with opened(path) as journal:
        assert journal.results == {}
    assert path.read_bytes().count(b"\n") == 1


def test_another_arena_is_refused_and_says_what_differs(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    opened(path, "one").__exit__()
    with pytest.raises(DataError) as caught:
        opened(path, "another")
    assert caught.value.code == "journal-other"
    assert "not the same games" in str(caught.value)
    with opened(path, "another", fresh=True) as journal:
        assert journal.results == {}


def test_a_file_that_is_no_journal_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    for text in ("Dear Ada,\n", "Dear Ada"):
        path.write_text(text)
        for fresh in (False, True):
            with pytest.raises(DataError, match=r"\[journal-other\]$"):
                opened(path, fresh=fresh)
            assert path.read_text() == text


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    with opened(path) as journal:
        journal.add(PART)
        journal.add(ChunkResult(4))
    path.write_bytes(path.read_bytes().replace(b'"chunk":3', b'"chunk":x'))
    with pytest.raises(DataError) as caught:
        opened(path)
    assert caught.value.code == "journal-damaged"
    assert caught.value.where == f"{path}:2"
    opened(path, fresh=True).__exit__()


def test_one_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    with opened(path), pytest.raises(DataError) as caught:
        opened(path)
    assert caught.value.code == "journal-busy"


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"\[journal-unwritable\]$"):
        opened(tmp_path)


def test_old_journals_in_the_cache_are_thrown_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROSSTOWN_CACHE", str(tmp_path))
    (tmp_path / "arena").mkdir()
    old, new = tmp_path / "arena" / "old.jsonl", tmp_path / "arena" / "new.jsonl"
    for path in (old, new):
        path.touch()
    os.utime(old, (0, time.time() - STALE_AFTER - 10))
    assert journal_path("key") == tmp_path / "arena" / "key.jsonl"
    assert not old.exists()
    assert new.exists()
