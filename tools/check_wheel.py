"""Checks the wheel that was built: ``python tools/check_wheel.py dist``.

It must carry the pages of the browser game, and its command must work where nothing else is installed.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path

CARRIED = (
    "crosstown/py.typed",
    "crosstown/web/built/index.html",
    "crosstown/cities/packs/london.toml",
    "crosstown/language/locales/en/terms.ftl",
)


def missing(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
    return [name for name in CARRIED if name not in held]


def try_out(wheel: Path, folder: Path) -> None:
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    subprocess.run([programs / "python", "-m", "pip", "install", "--quiet", str(wheel)], check=True)
    listed = subprocess.run(
        [programs / "crosstown", "cities"], check=True, stdout=subprocess.PIPE, encoding="utf-8"
    ).stdout
    assert "london" in listed, listed


def main(dist: Path) -> None:
    [wheel] = dist.glob("*.whl")
    if lacking := missing(wheel):
        sys.exit(f"{wheel.name} lacks {', '.join(lacking)}")
    with tempfile.TemporaryDirectory() as folder:
        try_out(wheel.resolve(), Path(folder))
    print(f"{wheel.name}: complete, and crosstown cities runs")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
