"""One source, three ways to run it: the decorators of the rules.

``CROSSTOWN_KERNEL=python`` leaves the rules plain Python (to read, debug and cover), ``cuda`` makes them
device functions for Numba's CUDA target, and ``compiled``, the default, compiles them for the CPU.

Numba's own cache looks at one file at a time and would miss a change in a rule that another file calls. So
each entry's code is kept in a folder named by a hash of all files that the entry is made of.

``whole(x)`` reads a small field as a whole number of full width: in plain Python it keeps sums from wrapping,
compiled it keeps each rule to a single version.
"""

from __future__ import annotations

import gc
import hashlib
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from crosstown.rules.kernel.source_hash import source_hash

Function = TypeVar("Function", bound=Callable[..., Any])

MODES = ("compiled", "python", "cuda")
MODE = os.environ.get("CROSSTOWN_KERNEL", "").lower() or "compiled"
if MODE not in MODES:
    raise ImportError(f"CROSSTOWN_KERNEL is {MODE!r}: it must be one of {', '.join(MODES)}")

# What is compiled together, by the module of the entry; the first that fits.
PARTS = (
    ("crosstown.players.engine.search.tree_search", "the search of the hard player"),
    ("crosstown.players.engine.search.network_search", "the search of the expert"),
    ("crosstown.players", "the computer players"),
    ("crosstown.analysis", "the analysis"),
    ("crosstown.simulation", "the simulation of many games"),
    ("crosstown", "the rules"),
)
VECTORISED = ("crosstown.players.engine.search.network_search",)  # long loops over numbers of a few bits
NOTICE = "Compiling {} for this machine. This happens only once …"
STALE_AFTER = 30 * 24 * 3600  # seconds without use after which compiled code is thrown away


def cache_home() -> Path:
    """The user's cache folder, or the one named by ``CROSSTOWN_CACHE``."""
    chosen = os.environ.get("CROSSTOWN_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".cache"
    return Path(base) / "crosstown"


@lru_cache(maxsize=64)
def cache_folder(file: Path) -> Path | None:
    """The folder for the machine code of a file's entries, or none where nothing can be written."""
    try:
        folder = cache_home() / f"kernel-{_code_hash(file)}"
        if not folder.is_dir():
            folder.mkdir(parents=True, exist_ok=True)
            _sweep_stale(folder)
        os.utime(folder)  # when it was last used
        return folder if os.access(folder, os.W_OK) else None
    except (OSError, RuntimeError):
        return None


def _code_hash(file: Path) -> str:
    """Changes with any file that the entries of this one are made of, and with the compiler."""
    import numba
    import numpy as np

    versions = f"{numba.__version__} {np.__version__} {sys.version} {source_hash(file)}"
    return hashlib.sha256(versions.encode()).hexdigest()[:16]


def _sweep_stale(current: Path) -> None:
    for folder in current.parent.glob("kernel-*"):
        if folder != current and time.time() - folder.stat().st_mtime > STALE_AFTER:
            shutil.rmtree(folder, ignore_errors=True)


class NotCompiled(Exception):
    """Something would have to be compiled where only compiled code may be loaded."""


class _Watch(threading.local):
    """What this thread may do."""

    loading_only = False


class _Progress:
    compiled = 0
    report: Callable[[int], None] | None = None


_watch = _Watch()


def report_compiling(report: Callable[[int], None] | None) -> None:
    """Calls ``report`` with the number of functions compiled so far, instead of printing a notice."""
    _Progress.report = report


@contextmanager
def loading_only() -> Iterator[None]:
    """In this block entries are loaded from the cache; one that is not there raises `NotCompiled`."""
    _watch.loading_only = True
    try:
        yield
    finally:
        _watch.loading_only = False


if MODE == "python":
    whole: Callable[[Any], int] = int

    def rule(function: Function) -> Function:
        """Leaves the function as it is."""
        return function

    leaf = rule
    entry = rule

elif MODE == "cuda":
    cuda: Any = import_module("numba.cuda")
    whole = import_module("numba").int64

    def rule(function: Function) -> Function:
        """Compiles the function for the device, to be called by a CUDA kernel."""
        device: Function = cuda.jit(function, device=True)
        return device

    leaf = rule
    entry = rule

else:
    # Any: the compiler's internals that are steered here have no stubs.
    numba: Any = import_module("numba")
    config: Any = import_module("numba.core.config")
    event: Any = import_module("numba.core.event")
    arrays: Any = import_module("numba.np.arrayobj")

    whole = numba.int64

    def _index_from_start(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        """Takes the place of Numba's ``fix_integer_index``, without its test for a negative index.

        That test costs every access to an array, a tenth of the time in all. The rules need none: no index
        of theirs is negative (``tests/kernel/test_indices.py``).
        """
        types = numba.types
        return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)

    class _Compiling(event.Listener):  # type: ignore[misc]
        """Says what is being compiled, and makes compiling and the compiled code faster.

        Vectorising takes long and gains nothing in short loops over small records. Collecting garbage in the
        meantime finds none. Indices are taken as they are. All this holds only while rules compile.
        """

        depth = 0
        before = config.LOOP_VECTORIZE, config.SLP_VECTORIZE, gc.isenabled(), arrays.fix_integer_index

        def __init__(self) -> None:
            self.said: set[str] = set()

        def on_start(self, happened: Any) -> None:
            function = getattr(happened.data.get("dispatcher"), "py_func", None)
            module = getattr(function, "__module__", "")
            if self.depth or module.startswith("crosstown."):
                if _watch.loading_only:
                    raise NotCompiled
                self.depth += 1
                if self.depth == 1:
                    self.begin(module)

        def begin(self, module: str) -> None:
            self.before = (
                config.LOOP_VECTORIZE,
                config.SLP_VECTORIZE,
                gc.isenabled(),
                arrays.fix_integer_index,
            )
            config.LOOP_VECTORIZE = int(module in VECTORISED)
            config.SLP_VECTORIZE = 0
            gc.disable()
            arrays.fix_integer_index = _index_from_start
            part = next(told for start, told in PARTS if module.startswith(start))
            if part not in self.said and _Progress.report is None:
                self.said.add(part)
                print(NOTICE.format(part), file=sys.stderr, flush=True)

        def on_end(self, happened: Any) -> None:
            if self.depth:
                _Progress.compiled += 1
                if _Progress.report is not None:
                    _Progress.report(_Progress.compiled)
                self.depth -= 1
                if self.depth == 0:
                    config.LOOP_VECTORIZE, config.SLP_VECTORIZE, collecting, fixing = self.before
                    arrays.fix_integer_index = fixing
                    if collecting:
                        gc.enable()

    event.register("numba:compile", _Compiling())

    codegen: Any = import_module("numba.core.codegen")
    compiler: Any = import_module("numba.core.compiler")

    class _NoEnvironment:
        """A code generator that sets no environment: rules raise nothing and touch no objects."""

        @staticmethod
        def set_env(name: str, environment: Any) -> None:
            """Does nothing."""

    class _InnerLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
        """The code of a rule that only other rules call.

        Numba would optimise it and make machine code of it, and do both again once it is linked into its
        callers. Only an entry's code ever runs, so here both wait for the entry.
        """

        codegen = _NoEnvironment

        def _optimize_functions(self, module: Any) -> None:
            module.data_layout = self._codegen._data_layout

        def _optimize_final_module(self) -> None:
            """Does nothing: the entry is optimised as a whole."""

        def _finalize_final_module(self) -> None:
            self._finalize_dynamic_globals()
            self._finalized = True

        def get_pointer_to_function(self, name: str) -> int:
            """Returns no address: the code never runs by itself."""
            self._ensure_finalized()
            return 0

    class _InnerCompiler(compiler.CompilerBase):  # type: ignore[misc]
        """Numba's default compiler, with an `_InnerLibrary` for its output."""

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
        """A function that other rules call: compiled into its callers; Python cannot call it."""
        return numba.njit(**_INNER)(function)

    def leaf(function: Function) -> Function:
        """A small rule that is called often: inlined where it is called."""
        return numba.njit(forceinline=True, **_INNER)(function)

    def entry(function: Function) -> Function:
        """A function that Python calls: compiled at its first call, or loaded from the cache."""
        folder = cache_folder(Path(function.__code__.co_filename))
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder or "")
        try:
            outer = numba.njit(error_model="numpy", nogil=True, cache=folder is not None)
            return outer(function)
        finally:
            config.CACHE_DIR = before
