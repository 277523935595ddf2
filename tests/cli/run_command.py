"""Runs the command as users do: in a process of its own, with input on stdin."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SAMPLES = ROOT / "tests" / "oracle" / "samples.jsonl"
PACKS = ROOT / "src" / "crosstown" / "cities" / "packs"


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str

    @property
    def all(self) -> str:
        return self.out + self.err


def crosstown(*args: str | Path, stdin: str | bytes = "", **environment: str) -> Outcome:
    return _run(["-m", "crosstown", *map(str, args)], stdin, environment)


def crosstown_many(commands: list[tuple[str, ...]]) -> list[Outcome]:
    """Several commands one after another in one process: loading the rules takes longer than any of them."""
    done = _run(["-c", _LOOP], json.dumps(commands), {})
    assert done.code == 0, done.err
    outcomes = [Outcome(*each) for each in json.loads(done.out)]
    assert not any("Traceback" in outcome.all for outcome in outcomes)
    return outcomes


_LOOP = """
import io, json, sys
from crosstown.cli.main import main
outcomes, real = [], sys.stdout
for command in json.load(sys.stdin):
    sys.argv, sys.stdin = ["crosstown", *command], io.StringIO()
    sys.stdout, sys.stderr = (io.TextIOWrapper(io.BytesIO(), "utf-8") for _ in range(2))
    try:
        main()
        code = 0
    except SystemExit as end:
        code = end.code or 0
    texts = []
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
        texts.append(stream.buffer.getvalue().decode())
    outcomes.append([code, *texts])
real.write(json.dumps(outcomes))
"""


def _run(words: list[str], stdin: str | bytes, environment: dict[str, str]) -> Outcome:
    hidden = ("COLUMNS", "NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES", "LANG", "CROSSTOWN_LANGUAGE")
    known = {key: value for key, value in os.environ.items() if key not in hidden}
    done = subprocess.run(
        [sys.executable, *words],
        input=stdin if isinstance(stdin, bytes) else stdin.encode(),
        capture_output=True,
        env=known | {"PYTHONPATH": str(ROOT / "src"), "PYTHONUTF8": "1"} | environment,
        cwd=ROOT,
        timeout=120,
        check=False,
    )
    outcome = Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())
    assert "Traceback" not in outcome.all, outcome.all
    return outcome
