"""Starting Python once more, in another mode or with another setting."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def run_python(*arguments: str, source: Path = ROOT / "src", **settings: str) -> list[str]:
    """The lines that another Python prints; it must end well."""
    paths = os.pathsep.join([str(source), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": paths, **settings}
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=ROOT, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()
