"""What the tests need beside Python: installed here where that is allowed, else said loudly.

Run before the tests by ``make test``. Without these the tests fail, except for the few that need Firefox.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

# The shell first: the same engine without windows, so that a page costs half as much.
CHROMIUMS = (
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
)
FIREFOXES = ("firefox-esr", "firefox")


@dataclass(frozen=True)
class Need:
    """Something the tests cannot do without: how to see it, and Debian's packages that bring it."""

    name: str
    there: Callable[[], bool]
    packages: tuple[str, ...]
    optional: bool = False  # without it some tests are skipped, loudly


def has_postgresql() -> bool:
    return bool(shutil.which("postgres") or list(Path("/usr/lib/postgresql").glob("*/bin/postgres")))


def chromium() -> str | None:
    """The browser that the browser tests drive."""
    named = os.environ.get("CROSSTOWN_CHROMIUM")
    return named or next((path for name in CHROMIUMS if (path := shutil.which(name))), None)


def firefox() -> str | None:
    """The second browser, for what browsers do differently."""
    return next((path for name in FIREFOXES if (path := shutil.which(name))), None)


def has_fonts() -> bool:
    """Without any, a browser shows boxes; elsewhere than on Debian they come with the system."""
    return not shutil.which("dpkg") or Path("/usr/share/fonts/truetype/dejavu").is_dir()


NEEDS = (
    Need("A POSTGRESQL SERVER", has_postgresql, ("postgresql",)),
    Need("CHROMIUM", lambda: chromium() is not None, ("chromium-headless-shell",)),
    Need("THE DEJAVU FONTS", has_fonts, ("fonts-dejavu-core",)),
    Need("FIREFOX", lambda: firefox() is not None, ("firefox-esr",), optional=True),
)


def install(*packages: str) -> None:
    """Debian's packages, as root; another program that installs something is waited for."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"]
    for command in (["update"], ["install", "-y", *packages]):
        subprocess.run([*apt, *command], env=environment, check=False, stdout=subprocess.DEVNULL)


def main() -> int:
    missing = [need for need in NEEDS if not need.there()]
    if missing:
        install(*(package for need in missing for package in need.packages))
    still = [need for need in missing if not need.there()]
    for need in still:
        print(f"THE TESTS NEED {need.name} and cannot install it here.", file=sys.stderr)
        print(f"Install Debian's package {' '.join(need.packages)}, or put it on the path.", file=sys.stderr)
    if any(need.name == "CHROMIUM" for need in still):
        print("THE BROWSER TESTS DID NOT RUN.", file=sys.stderr)
    if any(need.optional for need in still):
        print("THE TESTS WITH FIREFOX ARE SKIPPED: nothing is known of it.", file=sys.stderr)
    return 1 if any(not need.optional for need in still) else 0


if __name__ == "__main__":
    sys.exit(main())
