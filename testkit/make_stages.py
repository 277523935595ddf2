"""Runs stages of the Makefile and says at the end how long each took.

``python -m testkit.make_stages lint+types front unit`` runs ``make lint`` and ``make types`` at the same
time, then the others one after another. The first step that fails is the last. One stage more than there are
processors runs at a time, for most of them wait now and then: for a page, for the disk, for another process.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass


@dataclass(frozen=True)
class Stage:
    name: str
    seconds: float
    code: int

    def __str__(self) -> str:
        minutes, seconds = divmod(round(self.seconds), 60)
        return f"{self.name:12} {minutes:3}:{seconds:02}{'  FAILED' if self.code else ''}"


def run_stage(name: str, first: bool) -> Stage:
    """The first of a step shows what it does. Those beside it show it when they have ended."""
    began = time.monotonic()
    command = [os.environ.get("MAKE", "make"), "--no-print-directory", name]
    if first:
        done = subprocess.run(command, check=False)
    else:
        done = subprocess.run(command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        sys.stdout.buffer.write(done.stdout)
        sys.stdout.flush()
    return Stage(name, time.monotonic() - began, done.returncode)


def main(steps: list[str]) -> int:
    began = time.monotonic()
    stages: list[Stage] = []
    for step in steps:
        names = step.split("+")
        with ThreadPoolExecutor((os.cpu_count() or 1) + 1) as pool:
            stages += pool.map(run_stage, names, [name == names[0] for name in names])
        if any(stage.code for stage in stages):
            break
    failed = any(stage.code for stage in stages)
    print("\nminutes of each stage")
    for stage in [*stages, Stage("all", time.monotonic() - began, int(failed))]:
        print(stage)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
