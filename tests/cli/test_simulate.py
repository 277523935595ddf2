from __future__ import annotations

import json
from pathlib import Path

from crosstown.game.records.record import Record
from tests.cli.run_command import crosstown


def test_a_summary_for_people() -> None:
    done = crosstown("simulate", "--city", "berlin", "--seats", "3", "--games", "50", "--seed", "7")
    assert done.code == 0
    assert "50 games of berlin, seed 7" in done.out
    assert "Equal seats would win 33.3 % each" in done.out
    assert done.out.count(" random ") == 3


def test_a_summary_for_programs_and_the_records(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ("simulate", "--games", "10", "--seed", "7", "--players", "random,chaos", "--json")
    summary = json.loads(crosstown(*words, "--records", file).out)
    assert summary["games"] == 10
    assert [seat["player"] for seat in summary["seats"]] == ["random", "chaos"]
    assert summary["seed"] == f"{7:032x}"
    assert len(list(Record.load_all(file))) == 10
    assert crosstown("replay", file).code == 0


def test_bench_for_programs() -> None:
    found = json.loads(crosstown("bench", "--json").out)
    assert all(one.keys() == {"what", "number", "unit"} for one in found)
    assert all(one["number"] > 0 for one in found)
