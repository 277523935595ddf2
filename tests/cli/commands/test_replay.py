from __future__ import annotations

import hashlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.cli.run_command import PACKS, SAMPLES, crosstown, crosstown_many


@pytest.fixture
def record() -> Any:
    return json.loads(SAMPLES.read_text().splitlines()[0])


def write(folder: Path, record: Any) -> Path:
    file = folder / "game.json"
    file.write_text(json.dumps(record, indent=1))
    return file


def test_the_samples_replay() -> None:
    done = crosstown("replay", SAMPLES)
    assert done.code == 0
    assert done.out.count(": ok: ") == 19
    assert done.out.endswith("19 of 19 records are valid\n")


def test_a_damaged_record_says_ply_and_rule(tmp_path: Path, record: Any) -> None:
    record["plies"][2]["move"] = "take pink"
    done = crosstown("replay", write(tmp_path, record))
    assert done.code == 1
    assert (
        "wrong: ply 2: 'take pink' is not legal: no such card lies face up (D1) [not-in-market]" in done.out
    )


def test_one_bad_line_does_not_hide_the_others(tmp_path: Path, record: Any) -> None:
    good = SAMPLES.read_text().splitlines()[1]
    record["result"]["seats"][0]["total"] += 1
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join([json.dumps(record), "{", good, ""]))
    asked, shown = crosstown_many([("replay", "--json", str(file)), ("replay", str(file))])
    told = json.loads(asked.out)
    assert [one["ok"] for one in told] == [False, False, True]
    assert [one["error"] and one["error"]["code"] for one in told] == ["wrong-result", "record-json", None]
    assert told[0]["error"]["rule"] == "E5"
    assert told[2]["totals"] == [21, -8]
    assert asked.code == shown.code == 1


def test_moves_in_sentences() -> None:
    out = crosstown("replay", SAMPLES, "--game", "2", "--moves").out
    assert "   2  builder 0 claimed British Museum – Covent Garden for 1 blue: 1 point." in out
    assert "The game is over" in out


def test_a_position_as_text_data_and_picture(tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    words = ("replay", str(SAMPLES), "--game", "13", "--ply", "30")
    done, data_out = crosstown_many([(*words, "--svg", str(picture)), (*words, "--json")])
    assert "ply 30 ·" in done.out
    assert "unofficial reconstruction" in done.out
    assert picture.read_text().startswith("<svg")
    data = json.loads(data_out.out)
    assert (data["ply"], data["city"], len(data["seats"])) == (30, "berlin", 2)


def test_the_end_shows_the_result() -> None:
    out = crosstown("replay", SAMPLES, "--game", "1", "--ply", "73").out
    assert "the last round was played" in out
    assert "collector 0 won." in out


def test_a_name_cannot_steer_the_terminal(tmp_path: Path, record: Any) -> None:
    record["seats"][0]["name"] = "\x1b[31m[bold]evil[/bold]\r\n"
    file = write(tmp_path, record)
    for done in crosstown_many([("replay", str(file), "--moves"), ("replay", str(file), "--ply", "5")]):
        assert done.code == 0
        assert "\x1b" not in done.out
        assert "[bold]evil" in done.out


NO_RECORDS = [b"", b"\n\n", b"[1, 2", b"{}", b'{"format": "x"}', bytes(range(256)), b"{" * 10000]


def test_what_is_no_record(tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.json" for number in range(len(NO_RECORDS))]
    for file, content in zip(files, NO_RECORDS, strict=True):
        file.write_bytes(content)
    for done in crosstown_many([("replay", str(file)) for file in files]):
        assert done.code == 1
        assert "[record-" in done.all


def test_which_record_and_ply() -> None:
    wrong = [("--ply", "3"), ("--game", "99"), ("--game", "1", "--ply", "999"), ("--game", "0")]
    for done in crosstown_many([("replay", str(SAMPLES), *words) for words in wrong]):
        assert done.code == 2


@contextmanager
def page_of(*args: str | Path) -> Iterator[str]:
    """The address that ``crosstown replay --open`` gives to the browser, until Ctrl-C."""
    words = [sys.executable, "-m", "crosstown", "replay", *map(str, args), "--open"]
    quiet = os.environ | {"BROWSER": "true", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=quiet) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Your game: http://127.0.0.1:"), line
        yield line.split()[2]
        process.send_signal(signal.SIGINT)
        process.wait(30)
    assert process.returncode in (0, 130)


def test_a_record_opens_in_the_browser(tmp_path: Path, record: Any) -> None:
    with page_of(write(tmp_path, record), "--ply", "20") as address:
        page, _, fragment = address.partition("#")
        name = fragment.removeprefix("record=").removesuffix("&ply=20")
        with urlopen(page) as answer:
            html = answer.read().decode()
        assert 'name="crosstown-server" content="none"' in html
        with urlopen(page.replace("/game", f"/record/{name}.json")) as answer:
            assert json.load(answer) == record
        with pytest.raises(HTTPError):
            urlopen(page.replace("/game", "/record/game.json"))


def test_another_edition_opens_with_its_pack(tmp_path: Path, record: Any) -> None:
    pack = tmp_path / "london.toml"
    pack.write_bytes((PACKS / "london.toml").read_bytes() + b"\n# ours\n")
    edition = hashlib.sha256(pack.read_bytes()).hexdigest()
    with page_of(write(tmp_path, record), "--pack", pack) as address, urlopen(address) as answer:
        assert edition in answer.read().decode()


def test_several_records_do_not_open_at_once() -> None:
    done = crosstown("replay", SAMPLES, "--open")
    assert done.code == 2
    assert "--game" in done.err
