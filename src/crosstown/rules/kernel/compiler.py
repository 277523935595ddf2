"""One source, several ways to run it: the ``rule`` decorator.

``CROSSTOWN_KERNEL=python`` leaves the rules plain Python (to read, debug and cover), ``cuda`` makes them
device functions for Numba's CUDA target, and ``compiled``, the default, compiles them for the CPU. Numba's
own cache looks at one file at a time and would miss a change in a rule that another file calls, so the cache
folder is named by a hash of all kernel sources.

``whole(x)`` reads a small field as a whole number of full width: in plain Python it keeps sums from wrapping,
compiled it keeps each rule to a single version.
"""

from __future__ import annotations

import gc
import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

MODES = ("compiled", "python", "cuda")
MODE = os.environ.get("CROSSTOWN_KERNEL", "").lower() or "compiled"
if MODE not in MODES:
    raise ImportError(f"CROSSTOWN_KERNEL is {MODE!r}: it must be one of {', '.join(MODES)}")

NOTICE = "Compiling for this machine: once, up to half a minute …"
STALE_AFTER = 30 * 24 * 3600  # seconds after which the cache of an older version is thrown away


def source_hash() -> str:
    """Changes with any kernel file, in this package or in one built on it, and with the compiler."""
    import numba
    import numpy as np

    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    for path in kernel_files():
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def kernel_files() -> list[Path]:
    """The sources of everything that is compiled: all rules, and what is built on this module elsewhere."""
    package = Path(__file__).parents[2]
    others = [path for part in ("players", "simulation") for path in (package / part).rglob("*.py")]
    built_on = [path for path in others if b"crosstown.rules.kernel.compiler" in path.read_bytes()]
    return sorted([*(package / "rules").rglob("*.py"), *built_on])


def cache_home() -> Path:
    """The user's cache folder, or the one named by ``CROSSTOWN_CACHE``."""
    chosen = os.environ.get("CROSSTOWN_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".cache"
    return Path(base) / "crosstown"


def cache_folder() -> Path | None:
    """The folder for this version's machine code, or none where nothing can be written."""
    try:
        folder = cache_home() / f"kernel-{source_hash()}"
        if not folder.is_dir():
            folder.mkdir(parents=True, exist_ok=True)
            _sweep_stale(folder)
        return folder if os.access(folder, os.W_OK) else None
    except (OSError, RuntimeError):
        return None


def _sweep_stale(current: Path) -> None:
    for folder in current.parent.glob("kernel-*"):
        if folder != current and time.time() - folder.stat().st_mtime > STALE_AFTER:
            shutil.rmtree(folder, ignore_errors=True)


if MODE == "python":
    whole: Callable[[Any], int] = int

    def rule(function: Function) -> Function:
        """Leaves the function as it is: the rules run as plain Python."""
        return function

    leaf = rule
    entry = rule

elif MODE == "cuda":
    cuda: Any = import_module("numba.cuda")
    whole = import_module("numba").int64

    def rule(function: Function) -> Function:
        """Compiles the function for the device; a kernel of the caller's runs it."""
        device: Function = cuda.jit(function, device=True)
        return device

    leaf = rule
    entry = rule

else:
    # Any: the compiler's internals that are steered here have no stubs.
    numba: Any = import_module("numba")
    config: Any = import_module("numba.core.config")
    event: Any = import_module("numba.core.event")

    whole = numba.int64

    _FOLDER = cache_folder()

    class _Compiling(event.Listener):  # type: ignore[misc]
        """Watches rules being compiled, says so once, and keeps it short.

        Vectorising does nothing for short loops over small records but takes its time, and collecting garbage
        meanwhile finds none.
        """

        said = False
        depth = 0
        before = config.LOOP_VECTORIZE, config.SLP_VECTORIZE, gc.isenabled()

        def on_start(self, happened: Any) -> None:
            function = getattr(happened.data.get("dispatcher"), "py_func", None)
            if self.depth or getattr(function, "__module__", "").startswith("crosstown."):
                self.depth += 1
                if self.depth == 1:
                    self.begin()

        def begin(self) -> None:
            self.before = config.LOOP_VECTORIZE, config.SLP_VECTORIZE, gc.isenabled()
            config.LOOP_VECTORIZE = config.SLP_VECTORIZE = 0
            gc.disable()
            if not self.said:
                self.said = True
                print(NOTICE, file=sys.stderr, flush=True)

        def on_end(self, happened: Any) -> None:
            if self.depth:
                self.depth -= 1
                if self.depth == 0:
                    config.LOOP_VECTORIZE, config.SLP_VECTORIZE, collecting = self.before
                    if collecting:
                        gc.enable()

    event.register("numba:compile", _Compiling())

    codegen: Any = import_module("numba.core.codegen")
    compiler: Any = import_module("numba.core.compiler")

    class _NoEnvironment:
        """Stands in for a code generator where a rule asks to be given an environment: it needs none."""

        @staticmethod
        def set_env(name: str, environment: Any) -> None:
            """Nothing to set: rules raise nothing and touch no objects."""

    class _InnerLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
        """The code of a rule that only other rules call.

        Numba would optimise it and turn it into machine code by itself before it is linked into its callers,
        where both are done again. Only an entry's code ever runs, so here it waits for that.
        """

        codegen = _NoEnvironment

        def _optimize_functions(self, module: Any) -> None:
            module.data_layout = self._codegen._data_layout

        def _optimize_final_module(self) -> None:
            """Left to the entry."""

        def _finalize_final_module(self) -> None:
            self._finalize_dynamic_globals()
            self._finalized = True

        def get_pointer_to_function(self, name: str) -> int:
            """There is none: the code is never run by itself."""
            self._ensure_finalized()
            return 0

    class _InnerCompiler(compiler.CompilerBase):  # type: ignore[misc]
        """Compiles a rule as Numba does by default, into such a library."""

        def define_pipelines(self) -> list[Any]:
            generator = self.state.targetctx.codegen()
            self.state.library = _InnerLibrary(generator, self.state.func_id.func_qualname)
            return [compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)]

    _INNER: dict[str, Any] = {
        "error_model": "numpy",
        "no_cpython_wrapper": True,
        "no_cfunc_wrapper": True,
        "pipeline_class": _InnerCompiler,
    }

    def rule(function: Function) -> Function:
        """A function that other rules call: compiled into its callers, without a door from Python."""
        return numba.njit(**_INNER)(function)

    def leaf(function: Function) -> Function:
        """A small rule, asked often: copied to where it is called."""
        return numba.njit(forceinline=True, **_INNER)(function)

    def entry(function: Function) -> Function:
        """A function that Python calls: compiled at its first call, or loaded from the cache."""
        before = config.CACHE_DIR
        config.CACHE_DIR = str(_FOLDER or "")
        try:
            outer = numba.njit(error_model="numpy", nogil=True, cache=_FOLDER is not None)
            return outer(function)
        finally:
            config.CACHE_DIR = before
