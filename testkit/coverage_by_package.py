"""Prints how much of each package the tests have run, from what ``make coverage`` has measured."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from coverage import Coverage

PACKAGE = Path(__file__).parents[1] / "src" / "crosstown"


def main() -> None:
    measured = Coverage()
    measured.load()
    lines: Counter[str] = Counter()
    missed: Counter[str] = Counter()
    for path in sorted(PACKAGE.rglob("*.py")):
        _, statements, _, missing, _ = measured.analysis2(str(path))
        part, *below = path.relative_to(PACKAGE).parts
        for name in (part if below else "(modules beside the packages)", "all"):
            lines[name] += len(statements)
            missed[name] += len(missing)
    for name in sorted(lines, key=lambda name: (name == "all", name)):
        print(f"{name:30} {lines[name]:6} statements {1 - missed[name] / (lines[name] or 1):7.1%}")


if __name__ == "__main__":
    main()
