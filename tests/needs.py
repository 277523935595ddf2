"""What the tests need beside Python: installed here where that is allowed, else said loudly.

Run before the tests by ``make test``. Without these the tests fail; they are never skipped.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path


def has_postgresql() -> bool:
    return bool(shutil.which("postgres") or list(Path("/usr/lib/postgresql").glob("*/bin/postgres")))


def install(*packages: str) -> None:
    """Debian's packages, as root."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", *packages]):
        subprocess.run(command, env=environment, check=False, stdout=subprocess.DEVNULL)


def main() -> int:
    if not has_postgresql():
        install("postgresql")
    if has_postgresql():
        return 0
    print("THE TESTS NEED A POSTGRESQL SERVER and cannot install one here.", file=sys.stderr)
    print("Install Debian's package postgresql, or put its bin folder into PATH.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
