from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.run_command import TOYTOWN, check_refusals, crosstown
from tests.parity.run_modes import run_python


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("reports")


def test_a_summary_a_report_and_the_numbers(folder: Path) -> None:
    report, numbers = folder / "sf.html", folder / "sf.json"
    words = ("city", "balance", "san-francisco", "--player", "random", "--games", "40", "--seed", "3")
    done = crosstown(*words, "--html", report, "--json", numbers)
    assert done.code == 0, done.err
    assert "San Francisco: 40 games at each table of 2 and 4 seats, random on every seat, seed 3" in done.out
    for part in (
        "unofficial reconstruction",
        "wins of seat A, which begins",
        "Tickets, the 6",
        "Routes, the 6",
    ):
        assert part in done.out
    assert "Is every ticket a fair bet?" in done.out
    assert f"The report is in {report}" in done.out
    assert "\x1b" not in done.out
    assert report.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    data = json.loads(numbers.read_text(encoding="utf-8"))
    assert (data["city"]["id"], data["games"], data["player"]) == ("san-francisco", 40, "random")
    assert [table["seats"] for table in data["tables"]] == [2, 4]
    assert {"fine", "look"} <= {check["verdict"] for check in data["checks"]}


def test_the_default_report_is_in_the_current_folder(tmp_path: Path) -> None:
    done = crosstown("city", "balance", TOYTOWN, "-p", "random", "-n", "5", folder=tmp_path)
    assert done.code == 0, done.err
    assert "The report is in toytown-balance.html" in done.out
    assert "each table of 2 and 3 seats" in done.out
    assert [path.name for path in tmp_path.iterdir()] == ["toytown-balance.html"]


def test_workers_change_no_byte(folder: Path) -> None:
    """Only the day may change between two reports."""
    outcomes = []
    for workers in ("1", "2"):
        report, numbers = folder / "london.html", folder / "london.json"
        words = ("city", "balance", "london", "-p", "chaos", "-n", "170", "--seats", "3", "-w", workers)
        printed = crosstown(*words, "--html", report, "--json", numbers).out
        page = re.sub(r"date <b>[0-9-]+", "", report.read_text(encoding="utf-8"))
        outcomes.append((printed, page, numbers.read_bytes()))
    assert outcomes[0] == outcomes[1]


BALANCE = ("city", "balance")
WRONG: list[tuple[tuple[str, ...], int, str]] = [
    ((*BALANCE,), 2, "Missing argument"),
    ((*BALANCE, "londn"), 2, 'did you mean "london"'),
    ((*BALANCE, "/nonexistent/x.toml"), 1, "there is no such file"),
    ((*BALANCE, "docs/"), 1, "not a file"),
    ((*BALANCE, "london", "--games", "0"), 2, "--games"),
    ((*BALANCE, "london", "--games", "1000000000"), 2, "--games"),
    ((*BALANCE, "london", "--workers", "0"), 2, "--workers"),
    ((*BALANCE, "london", "--player", "randm"), 2, "did you mean 'random'"),
    ((*BALANCE, "london", "--player", "hard"), 2, "slow-player"),
    ((*BALANCE, "london", "--seats", "two"), 2, "bad-seats"),
    ((*BALANCE, "london", "--seats", ""), 2, "bad-seats"),
    ((*BALANCE, "london", "--seats", "2,9"), 2, "2 to 4 players, not 9"),
    ((*BALANCE, "london", "--seed", "x"), 2, "bad-seed"),
    ((*BALANCE, "london", "--html", "/nonexistent/x.html"), 1, "no directory"),
    ((*BALANCE, "london", "--html", "docs"), 1, "is a directory"),
    ((*BALANCE, "london", "--html", "x.html", "--json", "docs"), 1, "is a directory"),
    ((*BALANCE, "london", "--html", "x", "--json", "./x"), 2, "same-file"),
]


def test_what_a_user_may_type_wrongly() -> None:
    check_refusals(WRONG)


def test_a_bad_pack_is_told_with_its_lines(tmp_path: Path) -> None:
    pack = tmp_path / "toytown.toml"
    text = TOYTOWN.read_text(encoding="utf-8").replace('b = "mill", length = 4', 'b = "mil", length = 4')
    pack.write_text(text, encoding="utf-8")
    done = crosstown("city", "balance", pack, "--html", tmp_path / "x.html")
    assert done.code == 1
    assert "unknown-place" in done.err
    assert not (tmp_path / "x.html").exists()


def test_a_narrow_terminal(folder: Path) -> None:
    words = ("city", "balance", "berlin", "-p", "random", "-n", "3", "--html", folder / "berlin.html")
    assert crosstown(*words, COLUMNS="30").code == 0


def test_help_has_an_example_and_needs_no_kernel() -> None:
    code = (
        "import sys\n"
        "from crosstown.cli.main import app\n"
        "app(['city', 'balance', '--help'], standalone_mode=False)\n"
        "assert 'numpy' not in sys.modules and 'numba' not in sys.modules"
    )
    assert "Example: crosstown city balance london" in "\n".join(run_python("-c", code))
