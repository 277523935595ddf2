"""Links an object file into a WebAssembly module, with LLD from the path or from PyPI's ``ziglang``."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

LINKER_PACKAGE = "ziglang>=0.14"
STACK = 256 * 1024  # bytes; the rules use far less, and below it nothing can be overwritten
_NUMBERED = re.compile(r"wasm-ld-\d+")  # as Debian calls it


class LinkFailed(Exception):
    """Why there is no module, in a sentence."""


def find_linker() -> list[str] | None:
    """The command of a linker for WebAssembly, or none."""
    found = shutil.which("wasm-ld") or _newest_numbered()
    if found:
        return [found]
    return [sys.executable, "-m", "ziglang", "wasm-ld"] if find_spec("ziglang") else None


def _newest_numbered() -> str | None:
    folders = [Path(folder) for folder in os.get_exec_path()]
    found = [
        path for folder in folders for path in folder.glob("wasm-ld-*") if _NUMBERED.fullmatch(path.name)
    ]
    return str(max(found, key=lambda path: int(path.name.split("-")[-1]))) if found else None


def link_module(code: bytes, exports: Iterable[str]) -> bytes:
    """The module with its memory, which begins to be free at ``__heap_base``."""
    linker = find_linker()
    if linker is None:
        raise LinkFailed(f'There is no wasm-ld. Install LLD, or: python -m pip install "{LINKER_PACKAGE}"')
    with tempfile.TemporaryDirectory(prefix="crosstown-") as folder:
        source, module = Path(folder, "kernel.o"), Path(folder, "kernel.wasm")
        source.write_bytes(code)
        wanted = [f"--export={name}" for name in (*exports, "__heap_base")]
        options = ("--no-entry", "--strip-all", "-O2", "--stack-first", "-z", f"stack-size={STACK}")
        done = subprocess.run(
            [*linker, *options, *wanted, "-o", str(module), str(source)],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise LinkFailed(f"{linker[0]} could not link the kernel: {done.stderr.strip()[-500:]}")
        return module.read_bytes()
