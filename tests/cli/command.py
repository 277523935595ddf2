"""Runs the command as users do: a process of its own, with what it is given on stdin."""

from __future__ import annotations

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


def crosstown(*args: str | Path | bytes, stdin: str | bytes = "", **environment: str) -> Outcome:
    given = stdin if isinstance(stdin, bytes) else stdin.encode()
    known = {
        key: value for key, value in os.environ.items() if key not in ("COLUMNS", "NO_COLOR", "FORCE_COLOR")
    }
    known |= {"PYTHONPATH": str(ROOT / "src"), "PYTHONUTF8": "1"} | environment
    done = subprocess.run(
        [sys.executable, "-m", "crosstown", *args],
        input=given,
        capture_output=True,
        env=known,
        cwd=ROOT,
        timeout=120,
        check=False,
    )
    outcome = Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())
    assert "Traceback" not in outcome.all, outcome.all
    return outcome
