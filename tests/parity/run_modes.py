"""Starting Python once more, in another mode or with another setting."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def run_python(
    *arguments: str, source: Path = ROOT / "src", mode: str | None = None, seconds: int = 300, **settings: str
) -> list[str]:
    """The lines that another Python prints; it must end well. Without a mode the kernel has its default."""
    paths = os.pathsep.join([str(source), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": paths, **settings}
    environment.pop("CROSSTOWN_KERNEL", None)
    if mode is not None:
        environment["CROSSTOWN_KERNEL"] = mode
    done = subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=seconds,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()
