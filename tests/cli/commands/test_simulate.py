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


BUILDER = "docs/examples/builder.py"


def test_players_of_ones_own(tmp_path: Path) -> None:
    words = ("simulate", "--games", "24", "--seed", "3", "--json", "--players")
    one, two = (
        crosstown(
            *words, f"{BUILDER},random", "--workers", str(workers), "--records", tmp_path / "games.jsonl"
        )
        for workers in (1, 2)
    )
    assert one.out == two.out, "however many processes play"
    summary = json.loads(one.out)
    assert [seat["player"] for seat in summary["seats"]] == ["builder", "random"]
    assert summary["shortest"] > 10
    assert len(list(Record.load_all(tmp_path / "games.jsonl"))) == 24
    assert crosstown("replay", tmp_path / "games.jsonl").code == 0


def test_what_a_player_of_ones_own_does_wrong_is_told_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(
        "from crosstown.players import Player\n\n\nclass Bad(Player):\n"
        "    def choose(self, view, moves):\n        return moves[1000]\n"
    )
    done = crosstown("simulate", "--games", "2", "--players", tmp_path / "bad.py")
    assert done.code == 1
    assert "the player 'bad': choose raised IndexError" in done.err
    assert "bad.py:6" in done.err


def test_bench_for_programs() -> None:
    found = json.loads(crosstown("bench", "--json").out)
    assert all(one.keys() == {"what", "number", "unit"} for one in found)
    assert all(one["number"] > 0 and one["unit"] for one in found)
