"""The kernel's module for pages: compiled once for each state of the sources, and kept in the cache."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from pathlib import Path

import llvmlite
import numba

from crosstown.files import holding_lock, replacing
from crosstown.rules.kernel.compiler import cache_home
from crosstown.rules.kernel.source_hash import source_hash
from crosstown.webassembly.entries import page_entries
from crosstown.webassembly.link_module import link_module
from crosstown.webassembly.machine_code import object_code


def compile_module() -> bytes:
    """The WebAssembly module; from the cache where the sources have not changed."""
    folder = cache_home()
    kept = folder / f"page-kernel-{module_hash()}.wasm"
    with holding_lock(folder / "page-kernel.lock"):
        if kept.is_file():
            return kept.read_bytes()
        entries = page_entries()
        module = link_module(object_code(entries), [entry.name for entry in entries])
        with suppress(OSError):  # where nothing can be kept, it is compiled again next time
            _keep(module, kept)
    return module


def _keep(module: bytes, kept: Path) -> None:
    with replacing(kept) as partial:
        partial.write_bytes(module)
    for old in kept.parent.glob("page-kernel-*.wasm"):
        if old != kept:
            old.unlink(missing_ok=True)


def module_hash() -> str:
    """Changes with every file that the module is made of, and with the compiler."""
    own = source_hash(Path(__file__))
    return hashlib.sha256(f"{numba.__version__} {llvmlite.__version__} {own}".encode()).hexdigest()[:16]
