"""Without the extra `server` everything but the server works, and `serve` says what to install."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path

import pytest

from crosstown.cli.output.error_messages import SERVER_MODULES
from tests.cli.run_command import ROOT, Outcome, crosstown
from tests.parity.run_modes import run_python


def bare(folder: Path, *words: str | Path, hidden: tuple[str, ...] = SERVER_MODULES) -> Outcome:
    """Runs the command where the server's packages, or others, cannot be imported."""
    hide = f"import sys\nsys.modules.update(dict.fromkeys({hidden!r}))\n"
    (folder / "sitecustomize.py").write_text(hide, encoding="utf-8")
    return crosstown(*words, PYTHONPATH=os.pathsep.join((str(folder), str(ROOT / "src"))))


def test_the_modules_are_those_of_the_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {
        re.match(r"[\w-]+", line)[0].replace("-", "_")  # type: ignore[index]
        for line in project["optional-dependencies"]["server"]
    }
    assert names == set(SERVER_MODULES)


@pytest.mark.parametrize("words", [("serve",), ("schema", "openapi")], ids=" ".join)
def test_what_needs_the_server_says_what_to_install(words: tuple[str, ...], tmp_path: Path) -> None:
    done = bare(tmp_path, *words)
    assert (done.code, done.out) == (1, "")
    assert done.err.count("\n") == 1
    assert "pip install 'crosstown-game[server]'" in done.err
    assert "[needs-server]" in done.err


@pytest.mark.parametrize(
    ("option", "package", "extra"), [("--parquet=games", "pyarrow", "data"), ("--on=ray", "ray", "ray")]
)
def test_an_option_without_its_extra_says_what_to_install(
    option: str, package: str, extra: str, tmp_path: Path
) -> None:
    done = bare(tmp_path, "simulate", "--games", "2", option, hidden=(package,))
    assert (done.code, done.out) == (1, "")
    assert done.err.count("\n") == 1
    assert f"pip install 'crosstown-game[{extra}]'" in done.err
    assert f"[needs-{extra}]" in done.err


def test_printing_without_its_extra_says_what_to_install(tmp_path: Path) -> None:
    toytown = ROOT / "docs" / "examples" / "toytown.toml"
    done = bare(tmp_path, "city", "print", toytown, "-o", tmp_path / "town.pdf", hidden=("typst",))
    assert (done.code, done.out) == (1, "")
    assert "pip install 'crosstown-game[print]'" in done.err
    assert "[needs-print]" in done.err


TWO_GAMES = ["--city", "london", "--games", "2", "--seed", "1"]
BOT_AUTHOR = f"""
import sys
sys.modules.update(dict.fromkeys({SERVER_MODULES!r}))
from crosstown.cli.main import app
for words in (
    ["cities"],
    ["players"],
    ["simulate", "--players", "random,random", "--seats", "2", *{TWO_GAMES!r}],
    ["arena", "--players", "random,easy", *{TWO_GAMES!r}],
):
    app(words, standalone_mode=False)
"""


def test_what_a_bot_author_uses_needs_no_server() -> None:
    """In one Python, because most of the time is spent on starting it."""
    assert "random – easy" in "\n".join(run_python("-W", "error", "-c", BOT_AUTHOR))


def test_games_can_be_backed_up_without_the_server(tmp_path: Path) -> None:
    samples = ROOT / "tests" / "oracle" / "samples.jsonl"
    assert bare(tmp_path, "db", "import", samples, "--data", tmp_path / "data").code == 0
    done = bare(tmp_path, "db", "backup", tmp_path / "copy.sqlite", "--data", tmp_path / "data")
    assert done.code == 0, done.all
    assert (tmp_path / "copy.sqlite").exists()
