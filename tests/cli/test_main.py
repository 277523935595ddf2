from __future__ import annotations

import subprocess
import sys

import pytest

from crosstown import __version__
from tests.cli.run_command import ROOT, SAMPLES, check_refusals, crosstown, crosstown_alone, crosstown_many
from tests.parity.run_modes import run_python


def test_version() -> None:
    done = crosstown("--version")
    assert (done.code, done.out) == (0, f"crosstown {__version__}\n")


EXAMPLES = [
    *("play", "replay", "cities", "simulate", "arena", "players", "player check", "bench"),
    *("city check", "city show", "puzzles", "puzzles solve", "puzzles make", "puzzles check"),
]


def test_help_names_every_command() -> None:
    out = crosstown("--help").out
    assert all(words.split()[0] in out for words in EXAMPLES)


def test_every_command_has_help_with_an_example() -> None:
    outcomes = crosstown_many([(*words.split(), "--help") for words in EXAMPLES])
    for words, done in zip(EXAMPLES, outcomes, strict=True):
        assert f"Example: crosstown {words}" in done.out


STARTS = """heavy = {'numpy', 'numba', 'msgspec', 'crosstown.game.game'} & set(sys.modules)
assert not heavy, heavy"""
CHECKS = """app(['city', 'check', 'src/crosstown/cities/packs/london.toml'], standalone_mode=False)
app(['cities'], standalone_mode=False)
assert 'numpy' not in sys.modules and 'numba' not in sys.modules"""


@pytest.mark.parametrize("code", [STARTS, CHECKS], ids=["start", "check"])
def test_without_the_kernel(code: str) -> None:
    run_python("-c", f"import sys\nfrom crosstown.cli.main import app\n{code}")


WRONG: list[tuple[tuple[str, ...], int, str]] = [
    (("nonsense",), 2, "No such command"),
    (("citys",), 2, "Did you mean"),
    (("--nope",), 2, "No such option"),
    (("city",), 2, "Usage"),
    (("play", "--city", "londn"), 2, 'did you mean "london"'),
    (("play", "--city", "[bold]x[/bold]"), 1, "[bold]x[/bold]"),
    (("play", "--city", "[/bold]"), 1, "[/bold]"),
    (("play", "--city", "/tmp"), 1, "not a file"),
    (("play", "--seats", "two"), 2, "--seats"),
    (("play", "--record", "/nonexistent/x.json"), 1, "no directory"),
    (("play", "--record", "/tmp"), 1, "is a directory"),
    (("city", "show", ""), 2, "bad-city"),
    (("city", "show", "\x1b[31mred"), 2, "\\x1b[31mred"),
    (("city", "show", "caf\udce9"), 2, "bad-city"),
    (("city", "show", "🚋"), 2, "unknown-city"),
    (("city", "show", "london", "--svg", "/tmp"), 1, "unwritable"),
    (("city", "show", "london", "--svg", "/nonexistent/x.svg"), 1, "unwritable"),
    (("city", "check"), 2, "Missing argument"),
    (("city", "check", "/nonexistent.toml"), 1, "no such file"),
    (("city", "check", "/tmp"), 1, "not a file"),
    (("replay", "/nonexistent.json"), 1, "No such file"),
    (("replay", "/tmp"), 1, "directory"),
    (("simulate", "--games", "0"), 2, "--games"),
    (("simulate", "--games", "many"), 2, "--games"),
    (("simulate", "--workers", "-3"), 2, "--workers"),
    (("play", "--players", "human,randm"), 2, 'did you mean "random"'),
    (("play", "--players", ","), 2, "unknown-player"),
    (("play", "--players", "random,random,random,random,random"), 2, "bad-seats"),
    (("play", "--players", "human,random", "--seats", "3"), 2, "bad-players"),
    (("play", "--seats", "9"), 2, "bad-seats"),
    (("play", "--seed", "abc"), 2, "bad-seed"),
    (("play", "--seed", "-1"), 2, "bad-seed"),
    (("simulate", "--players", "nobody", "--games", "2"), 2, "unknown-player"),
    (("simulate", "--players", "random,random", "--seats", "3", "--games", "2"), 2, "bad-players"),
    (("simulate", "--seed", "z"), 2, "bad-seed"),
    (("puzzles", "solve", "chess-1"), 1, "unknown-puzzle"),
    (("puzzles", "solve", "../[/bold]"), 1, "unknown-puzzle"),
    (("puzzles", "solve", "--language", "klingon"), 2, "unknown-language"),
    (("puzzles", "nonsense"), 2, "No such command"),
]


def test_what_a_user_may_type_wrongly() -> None:
    check_refusals(WRONG)


# One that ends before the rules are loaded, and one that uses them.
@pytest.mark.parametrize("words", [("city", "check", "/tmp"), ("replay", str(SAMPLES))])
def test_it_is_the_same_in_a_python_that_starts_for_it(words: tuple[str, ...]) -> None:
    assert crosstown_alone(*words) == crosstown(*words)


@pytest.mark.parametrize("width", ["1", "40", "abc"])
def test_any_width_of_terminal(width: str) -> None:
    assert crosstown("cities", COLUMNS=width).code == 0
    assert crosstown("city", "show", "san-francisco", COLUMNS=width).code == 0


def test_a_stream_without_our_letters_shows_question_marks() -> None:
    done = crosstown("city", "show", "berlin", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert done.code == 0
    assert "Turmstra?e" in done.out


def test_a_reader_that_goes_away() -> None:
    command = f"{sys.executable} -m crosstown city show london | head -n 1"
    done = subprocess.run(
        ["bash", "-c", command],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(ROOT / "src")},
        check=False,
    )
    assert done.stdout.startswith("London")
    assert done.stderr == ""


def test_no_colour_in_pipes() -> None:
    assert "\x1b" not in crosstown("city", "show", "london").out
    assert "\x1b" not in crosstown("cities", NO_COLOR="1").out
