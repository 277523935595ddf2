"""Runs the command as users do: in a process of its own, with input on stdin."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SAMPLES = ROOT / "tests" / "oracle" / "samples.jsonl"
PACKS = ROOT / "src" / "crosstown" / "cities" / "packs"
TOYTOWN = ROOT / "docs" / "examples" / "toytown.toml"
LONGEST_RUN = 300.0  # seconds: the rules may have to be compiled
READ_AT_START = ("PYTHON", "CROSSTOWN_KERNEL", "CROSSTOWN_CACHE")  # variables that count when Python starts
HIDDEN = ("COLUMNS", "NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES", "LANG", "CROSSTOWN_LANGUAGE")


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str

    @property
    def all(self) -> str:
        return self.out + self.err


def crosstown(*args: str | Path, stdin: str | bytes = "", folder: Path = ROOT, **environment: str) -> Outcome:
    """Runs a command in a process that was forked when the rules were loaded, where that changes nothing."""
    if not hasattr(os, "fork") or any(name.startswith(READ_AT_START) for name in environment):
        return crosstown_alone(*args, stdin=stdin, folder=folder, **environment)
    with tempfile.TemporaryDirectory() as streams:
        files = {name: Path(streams, name) for name in ("stdin", "stdout", "stderr")}
        files["stdin"].write_bytes(_encoded(stdin))
        request = {
            "words": [*map(str, args)],
            "environment": _environment(environment),
            "folder": str(folder),
            **{name: str(file) for name, file in files.items()},
        }
        code = _command_server().run(request)
        return _outcome(code, files["stdout"].read_bytes(), files["stderr"].read_bytes())


def crosstown_many(commands: list[tuple[str, ...]]) -> list[Outcome]:
    return [crosstown(*words) for words in commands]


def check_refusals(wrong: list[tuple[tuple[str, ...], int, str]]) -> None:
    """Each of these commands ends with its code, and these words are in what it says."""
    for words, code, said in wrong:
        done = crosstown(*words)
        assert said in done.all, (words, done)
        assert done.code == code, (words, done)


def crosstown_alone(
    *args: str | Path, stdin: str | bytes = "", folder: Path = ROOT, **environment: str
) -> Outcome:
    """Runs a command in a Python that starts for it, with all that it has to load."""
    done = subprocess.run(
        [sys.executable, "-m", "crosstown", *map(str, args)],
        input=_encoded(stdin),
        capture_output=True,
        env=_environment(environment),
        cwd=folder,
        timeout=LONGEST_RUN,
        check=False,
    )
    return _outcome(done.returncode, done.stdout, done.stderr)


def _encoded(text: str | bytes) -> bytes:
    return text if isinstance(text, bytes) else text.encode()


def _environment(more: dict[str, str]) -> dict[str, str]:
    known = {key: value for key, value in os.environ.items() if key not in HIDDEN}
    return known | {"PYTHONPATH": str(ROOT / "src"), "PYTHONUTF8": "1"} | more


def _outcome(code: int, out: bytes, err: bytes) -> Outcome:
    outcome = Outcome(code, out.decode(), err.decode())
    assert "Traceback" not in outcome.all, outcome.all
    return outcome


class CommandServer:
    """Commands one after another, each forked from a process that has loaded the rules."""

    def __init__(self) -> None:
        environment = _environment({"OPENBLAS_NUM_THREADS": "1"})  # without threads it is safe to fork
        environment.pop("CROSSTOWN_KERNEL", None)
        self._process = subprocess.Popen(
            [sys.executable, "-W", "error", "-m", "tests.cli.command_server"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            cwd=ROOT,
        )
        atexit.register(self.stop)
        self._answer()

    def run(self, request: Mapping[str, object]) -> int:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        return int(self._answer())

    def _answer(self) -> str:
        assert self._process.stdout is not None
        watch = threading.Timer(LONGEST_RUN, self._process.kill)
        watch.start()
        answer = self._process.stdout.readline()
        watch.cancel()
        if not answer:
            _command_server.cache_clear()
            raise AssertionError(f"the command server ended, or a command took more than {LONGEST_RUN} s")
        return answer

    def stop(self) -> None:
        self._process.communicate()


@cache
def _command_server() -> CommandServer:
    return CommandServer()
