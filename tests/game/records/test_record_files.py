"""Files of records: read one by one, written whole."""

from __future__ import annotations

import json
import os
import threading
from pathlib import Path
from typing import Any

import pytest

from crosstown import Game, Record, RecordError

ROOT = Path(__file__).parents[3]

Json = dict[str, Any]


def test_one_record_in_a_file_written_by_hand(told: Json, whole: Game, tmp_path: Path) -> None:
    path = tmp_path / "pretty.json"
    path.write_text(json.dumps(told, indent=2), "utf-8")
    assert Record.load(path) == whole.record()
    assert Record.load(str(path)) == whole.record()


def test_two_records_in_one_file(whole: Game, tmp_path: Path) -> None:
    path = tmp_path / "two.jsonl"
    Record.dump_all([whole.record()] * 2, path)
    with pytest.raises(RecordError, match=r"\[record-count\]$"):
        Record.load(path)
    assert len(list(Record.load_all(path))) == 2
    other = path.rename(tmp_path / "two.json")
    assert len(list(Record.load_all(other))) == 2


def test_records_are_read_one_by_one(whole: Game, tmp_path: Path) -> None:
    """A pipe that another thread goes on writing to only when the first record has been read."""
    pipe = tmp_path / "games.jsonl"
    os.mkfifo(pipe)
    line = whole.record().to_json() + b"\n"
    first_was_read, waited = threading.Event(), []

    def write() -> None:
        with pipe.open("wb", buffering=0) as file:
            file.write(line)
            waited.append(first_was_read.wait(60))
            file.write(line)

    writer = threading.Thread(target=write)
    writer.start()
    records = Record.load_all(pipe)
    assert next(records) == whole.record()
    first_was_read.set()
    assert list(records) == [whole.record()]
    writer.join()
    assert waited == [True]


def test_what_is_not_known_is_none_and_is_not_written(told: Json) -> None:
    for key in ("result", "seed"):
        del told[key]
    for ply in told["plies"]:
        ply.pop("legal", None)
        ply.pop("card", None)
    record = Record.from_json(json.dumps(told))
    assert (record.result, record.seed, record.extra) == (None, None, None)
    assert {(ply.legal, ply.card, ply.extra) for ply in record.plies} == {(None, None, None)}
    again = json.loads(record.to_json())
    assert again == told | {"seed": None}


@pytest.mark.parametrize("path", ["tests/oracle/samples.jsonl", "docs/examples/london.json"])
def test_records_are_written_byte_for_byte_as_they_were_read(path: str) -> None:
    lines = (ROOT / path).read_bytes().splitlines()
    assert lines
    for line, record in zip(lines, Record.load_all(ROOT / path), strict=True):
        assert record.to_json() == line
        assert Game.replay(record).record().to_json() == line


def test_a_replay_is_walked_ply_by_ply(whole: Game) -> None:
    record = whole.record()
    live = Game.replay(record, plies=0)
    steps = list(record.steps())
    assert [step.ply for step in steps] == list(record.plies)
    for step in steps:
        assert live.play(step.ply.move) == step.events
        assert step.game == live
        assert step.game.record().plies == live.plies
    assert steps[-1].game == whole


def test_blank_lines_between_records_do_no_harm(whole: Game, tmp_path: Path) -> None:
    line = whole.record().to_json()
    path = tmp_path / "gaps.jsonl"
    path.write_bytes(b"\n\n" + line + b"\r\n \n" + line)
    assert list(Record.load_all(path)) == [whole.record()] * 2


def test_a_bad_line_is_named(whole: Game, tmp_path: Path) -> None:
    line = whole.record().to_json()
    path = tmp_path / "bad.jsonl"
    path.write_bytes(line + b"\n" + line[:100] + b"\n" + line)
    records = Record.load_all(path)
    assert next(records) == whole.record()
    with pytest.raises(RecordError) as caught:
        next(records)
    assert caught.value.where == f"{path}:2"


@pytest.mark.parametrize("content", [b"", b"\n", b"   "])
def test_an_empty_file_holds_no_record(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "empty.jsonl"
    path.write_bytes(content)
    with pytest.raises(RecordError):
        Record.load(path)


@pytest.mark.parametrize("name", ["missing.json", ".", "no/such/folder.json", "nul\0.json"])
def test_a_file_that_cannot_be_read(name: str, tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"\[record-unreadable\]$"):
        Record.load(f"{tmp_path}/{name}")


@pytest.mark.parametrize("name", ["no/such/folder.json", "file/game.json", "folder", "nul\0.json", "x" * 300])
def test_a_file_that_cannot_be_written(whole: Game, name: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "folder").mkdir()
    with pytest.raises(RecordError, match=r"\[record-unwritable\]$"):
        whole.record().dump(f"{tmp_path}/{name}")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]


def test_a_file_is_replaced_only_when_all_is_written(whole: Game, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Record.dump_all([whole.record()], path)
    before = path.read_bytes()

    def failing() -> Any:
        yield whole.record()
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        Record.dump_all(failing(), path)
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["games.jsonl"]
