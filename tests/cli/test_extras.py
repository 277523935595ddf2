"""Without the extra `server` everything but the server works, and `serve` says what to install."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path

import pytest

from crosstown.cli.output.error_messages import SERVER_MODULES
from tests.cli.run_command import ROOT, SAMPLES, TOYTOWN, Outcome, crosstown
from tests.parity.run_modes import run_python


def bare(folder: Path, *words: str | Path, hidden: tuple[str, ...] = SERVER_MODULES) -> Outcome:
    """Runs the command where the server's packages, or others, cannot be imported."""
    hide = f"import sys\nsys.modules.update(dict.fromkeys({hidden!r}))\n"
    (folder / "sitecustomize.py").write_text(hide, encoding="utf-8")
    return crosstown(*words, folder=folder, PYTHONPATH=os.pathsep.join((str(folder), str(ROOT / "src"))))


def test_the_modules_are_those_of_the_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {
        re.match(r"[\w-]+", line)[0].replace("-", "_")  # type: ignore[index]
        for line in project["optional-dependencies"]["server"]
    }
    assert names == set(SERVER_MODULES)


@pytest.mark.parametrize(
    ("words", "hidden", "extra"),
    [
        (("serve",), SERVER_MODULES, "server"),
        (("schema", "openapi"), SERVER_MODULES, "server"),
        (("simulate", "--games", "2", "--parquet=games"), ("pyarrow",), "data"),
        (("simulate", "--games", "2", "--on=ray"), ("ray",), "ray"),
        (("city", "print", str(TOYTOWN)), ("typst",), "print"),
    ],
)
def test_what_needs_an_extra_says_what_to_install(
    words: tuple[str, ...], hidden: tuple[str, ...], extra: str, tmp_path: Path
) -> None:
    done = bare(tmp_path, *words, hidden=hidden)
    assert (done.code, done.out) == (1, "")
    assert done.err.count("\n") == 1
    assert f"pip install 'crosstown-game[{extra}]'" in done.err
    assert f"[needs-{extra}]" in done.err


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
    assert bare(tmp_path, "db", "import", SAMPLES, "--data", tmp_path / "data").code == 0
    done = bare(tmp_path, "db", "backup", tmp_path / "copy.sqlite", "--data", tmp_path / "data")
    assert done.code == 0, done.all
    assert (tmp_path / "copy.sqlite").exists()
