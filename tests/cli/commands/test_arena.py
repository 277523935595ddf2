"""The arena command: real processes, bad players, Ctrl-C and kill."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from crosstown.cli.commands.players import BUILT_IN
from crosstown.game.records.record import Record
from crosstown.players.built_in_players import player_names
from tests.cli.run_command import ROOT, check_refusals, crosstown, crosstown_many

pytestmark = pytest.mark.long

BOTS = ROOT / "tests" / "arena" / "sample_bots.py"


def lasting(file: Path) -> dict[str, Any]:
    """A report without the part that depends on the machine."""
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    assert data.pop("timings")
    return data


def test_a_report_for_people_for_programs_and_for_pages(tmp_path: Path) -> None:
    reports = []
    for workers in ("1", "2"):
        folder = tmp_path / workers
        folder.mkdir()
        done = crosstown(
            *("arena", "--players", "random,chaos", "--games", "120", "--seed", "7", "--workers", workers),
            *("--json", folder / "arena.json", "--markdown", folder / "arena.md"),
            *("--records", folder / "games.jsonl", "--journal", folder / "journal.jsonl"),
        )
        assert done.code == 0, done.err
        assert "120 games of london, seed 7" in done.out
        assert "random – chaos" in done.out
        reports.append((lasting(folder / "arena.json"), (folder / "games.jsonl").read_bytes()))
    assert reports[0] == reports[1]
    data, records = reports[0]
    assert data["tables"][0]["games"] == 120
    assert data["ratings"][0]["player"] == "random"
    assert data["ratings"][0]["rating"] == 1000
    assert records.count(b"\n") == 120
    page = (tmp_path / "1" / "arena.md").read_text(encoding="utf-8")
    assert page.startswith("# Arena of London\n")
    assert "| random – chaos | 120 |" in page
    assert crosstown("replay", tmp_path / "1" / "games.jsonl").code == 0


def test_bad_players_are_named_and_the_others_play_on(tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    tables = ("crashes,random", "sleeps,random", "prints,random,random")
    done = crosstown(
        *("arena", "--code", BOTS, "--games", "6", "--patience", "0.5", "--journal", journal),
        *(word for table in tables for word in ("--table", table)),
        *("--json", tmp_path / "arena.json", "--workers", "2"),
    )
    assert done.code == 1
    assert "thinking" not in done.out
    assert "I am thinking aloud" in done.err
    assert f"error: crashes: choose raised ZeroDivisionError: a crash in the middle at {BOTS}:" in done.err
    assert "error: sleeps: choose took longer than 0.5 s" in done.err
    assert "crashes made 3 faults and was retired" in done.out
    data = lasting(tmp_path / "arena.json")
    assert [table["games"] for table in data["tables"]] == [0, 0, 6]
    assert data["retired"] == ["crashes", "sleeps"]
    commands = [line.split("crosstown ")[1] for line in done.err.splitlines() if "the position:" in line]
    assert len(commands) == 6
    shown = crosstown_many([tuple(command.split()) for command in commands])
    assert all(one.code == 0 and "not finished" in one.out for one in shown)
    again = crosstown(
        *("arena", "--code", BOTS, "--games", "6", "--patience", "0.5", "--journal", journal),
        *(word for table in tables for word in ("--table", table)),
    )
    assert again.code == 1  # a result that is known already, faults and all
    assert "thinking" not in again.all


def started(folder: Path, *words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "crosstown", "arena", *words],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONUTF8": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
    )


GAMES = ("--players", "builder,random", "--code", str(BOTS), "--games", "40", "--records", "games.jsonl")
OUTPUT = ("--journal", "journal.jsonl", "--json", "arena.json")


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("undisturbed")
    done = crosstown("arena", *GAMES, *OUTPUT, folder=folder)
    assert done.code == 0, done.err
    assert len(list(Record.load_all(folder / "games.jsonl"))) == 40
    return folder


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT])
def test_a_stopped_arena_goes_on(tmp_path: Path, undisturbed: Path, end: signal.Signals) -> None:
    journal = tmp_path / "journal.jsonl"
    process = started(tmp_path, *GAMES, *OUTPUT)
    deadline = time.monotonic() + 300
    while time.monotonic() < deadline and (not journal.exists() or journal.read_bytes().count(b"\n") < 4):
        time.sleep(0.01)
    process.send_signal(end)
    _, told = process.communicate(timeout=300)
    before = journal.read_bytes()
    assert 3 <= before.count(b"\n") - 1 < 20
    if end == signal.SIGINT:
        assert process.returncode == 130
        assert b"Run the same command again to continue" in told
    done = crosstown("arena", *GAMES, *OUTPUT, "--workers", "2", folder=tmp_path)
    assert done.code == 0, done.err
    assert journal.read_bytes().startswith(before[: before.rindex(b"\n")])  # nothing was played again
    assert lasting(tmp_path / "arena.json") == lasting(undisturbed / "arena.json")
    assert (tmp_path / "games.jsonl").read_bytes() == (undisturbed / "games.jsonl").read_bytes()


WRONG: list[tuple[tuple[str, ...], int, str]] = [
    (("arena",), 2, "bad-players"),
    (("arena", "--players", "random"), 2, "bad-players"),
    (("arena", "--players", "random,random"), 2, "bad-players"),
    (("arena", "--players", "random,,chaos"), 2, "unknown-player"),
    (("arena", "--players", "random,randon"), 2, "did you mean 'random'"),
    (("arena", "--players", "random,chaos", "--seats", "5"), 2, "bad-seats"),
    (("arena", "--table", "random"), 2, "bad-seats"),
    (("arena", "--table", "random,chaos", "--table", "random,chaos"), 2, "named twice"),
    (("arena", "--players", "random,chaos", "--games", "0"), 2, "--games"),
    (("arena", "--players", "random,chaos", "--seed", "x"), 2, "bad-seed"),
    (("arena", "--players", "random,chaos", "--patience", "0"), 2, "bad-number"),
    (("arena", "--players", "random,chaos", "--code", "/nonexistent.py"), 1, "code-unreadable"),
    (("arena", "--players", "random,chaos", "--json", "/nonexistent/a.json"), 1, "unwritable"),
    (("arena", "--players", "random,chaos", "--journal", "/proc/nothing/j"), 1, "journal-unwritable"),
    (("arena", "--players", "random,chaos", "--journal", str(BOTS)), 1, "journal-other"),
    (("arena", "--players", "random,chaos", "--city", "londn"), 2, "unknown-city"),
    (("players", "--code", "/nonexistent.py"), 1, "code-unreadable"),
    (("player",), 2, "Usage"),
    (("player", "check"), 2, "Missing argument"),
    (("player", "check", "/nonexistent.py"), 1, "code-unreadable"),
    (("player", "check", str(BOTS), "--name", "nobody"), 2, "unknown-player"),
    (("player", "check", str(BOTS), "--name", "builder", "--budget", "0"), 2, "bad-number"),
]


def test_what_a_user_may_type_wrongly() -> None:
    check_refusals(WRONG)


def test_a_check_for_people_and_for_programs(tmp_path: Path) -> None:
    words = ("player", "check", str(BOTS), "--city", "london", "--name")
    file = tmp_path / "faults.jsonl"
    good, bad, plain = crosstown_many(
        [(*words, "builder"), (*words, "crashes", "--records", str(file)), (*words, "crashes", "--json")]
    )
    assert good.code == 0
    assert good.out.startswith("builder: fine")
    assert bad.code == 1
    assert "✗ raises no exception" in bad.out
    assert f"{BOTS}:" in bad.out
    assert len(list(Record.load_all(file))) == 3
    assert plain.code == 1
    assert json.loads(plain.out)[0]["faults"][0]["code"] == "player-raised"


def test_the_players_are_listed() -> None:
    listed, plain = crosstown_many([("players",), ("players", "--code", str(BOTS), "--json")])
    assert all(name in listed.out for name in player_names())
    found = {one["name"]: one for one in json.loads(plain.out)}
    about = "Claims the longest route it can."
    assert found["builder"] == {"name": "builder", "from": "your code", "about": about}
    assert set(BUILT_IN) == set(player_names())
