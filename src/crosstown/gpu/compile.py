"""Compiles the kernels for CUDA devices: ``python -m crosstown.gpu.compile FOLDER``. Needs no device.

Writes one file of PTX, the assembly of all devices, for each kernel, and ``kernels.json`` with their names
and the hash of the sources. The driver turns PTX into the code of its device when it is loaded.
``--unoptimised`` takes less than half the time, for whoever only wants to know that everything compiles.
"""

from __future__ import annotations

import os

os.environ["CROSSTOWN_KERNEL"] = "cuda"  # before the rules are imported

import argparse
import gc
import json
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from time import perf_counter
from types import SimpleNamespace
from typing import Any

from crosstown.encoding.action_codes import ACTIONS
from crosstown.encoding.observation_fields import OFFSETS
from crosstown.gpu import device_kernels
from crosstown.gpu.device_code import INDEX, kernel_hash
from crosstown.players.engine.network.integer_network import EVALUATION, NETWORK
from crosstown.players.engine.player_memory import MEMORY
from crosstown.players.engine.search.search_nodes import NODE, SEARCH
from crosstown.players.engine.training_games import DECISION
from crosstown.rules.kernel.state import CITY, GAME, RESULT

ir: Any = import_module("llvmlite.ir")
cuda: Any = import_module("numba.cuda")
types: Any = import_module("numba.types")
from_dtype: Any = import_module("numba.np.numpy_support").from_dtype

CAPABILITY = (7, 5)  # the oldest devices that the compiler knows; newer ones take their code as well
PTX_VERSION = "8.3"  # older than what the compiler writes, and all that the code needs: older drivers read it
UNROLLED = ("copy_game", "scramble")  # loops whose steps do not wait for each other


def _records(dtype: Any) -> Any:
    return types.Array(from_dtype(dtype), 1, "C")


def _tables(dtype: Any) -> Any:
    return types.Array(from_dtype(dtype), 2, "C")


def _signatures() -> dict[str, tuple[Any, ...]]:
    whole = types.int64
    seeds = types.Array(types.uint32, 2, "C")
    columns = {width: types.Array(width, 2, "F") for width in (types.int8, types.int16, types.int32)}
    return {
        "begin_games": (_records(CITY), _records(GAME), _records(GAME), seeds),
        "play_out_games": (_records(CITY), _records(GAME), seeds, types.int32[::1], whole),
        "score_games": (_records(CITY), _records(GAME), _records(RESULT)),
        "list_games": (_records(CITY), _records(GAME), columns[types.int32], types.int32[::1]),
        "step_games": (
            _records(CITY), _records(GAME), _records(GAME), whole[::1], whole,
            _tables(MEMORY), seeds, _records(ACTIONS), types.int32[::1],
            _records(OFFSETS), _records(RESULT), whole, whole[::1], columns[types.int16],
            columns[types.int8], types.Array(types.float32, 2, "C"), types.int8[::1], whole[::1],
        ),
        "advance_games": (
            _records(CITY), _records(GAME), whole[::1], _records(GAME), _records(MEMORY), seeds,
            _records(DECISION), whole[::1],
        ),
        "tell_deals": (
            _records(CITY), whole[::1], _records(GAME), _records(MEMORY), types.Array(types.int8, 3, "C"),
        ),
        "search_games": (
            _records(CITY), _records(GAME), _tables(GAME), _records(SEARCH), _tables(NODE), _records(NETWORK),
            types.int8[::1], types.int32[::1], _records(EVALUATION), _tables(MEMORY), _records(RESULT),
            seeds, whole, whole[::1],
        ),
    }  # fmt: skip


class _LoopId(ir.values.MDValue):  # type: ignore[misc]
    """The name of a loop: a node that refers to itself, so nodes are told apart by identity."""

    __eq__ = object.__eq__
    __hash__ = object.__hash__


def _keep_rolled(module: Any) -> None:
    """Tells the compiler to unroll no loops.

    It would unroll every loop over a small field, up to 127 times, and make the code six times as long: too
    long for the instruction cache, which neighbours that do different things need most.
    """
    for function in module.functions:
        if any(name in function.name for name in UNROLLED):
            continue
        order = {block: at for at, block in enumerate(function.blocks)}
        loops: dict[Any, Any] = {}
        for block in function.blocks:
            jump = block.terminator
            targets = [] if jump is None else [one for one in jump.operands if isinstance(one, ir.Block)]
            for target in (one for one in targets if order[one] <= order[block]):  # the way back in a loop
                if target not in loops:
                    off = module.add_metadata(["llvm.loop.unroll.disable"])
                    loops[target] = _LoopId(module, (), str(len(module.metadata)))
                    loops[target].operands = (loops[target], off)
                jump.set_metadata("llvm.loop", loops[target])


def _leave_blank(module: Any) -> None:
    """Takes out the stores that clear local memory: kernels write their records before they read them."""
    for block in (block for function in module.functions for block in function.blocks):
        block.instructions = [one for one in block.instructions if not _clears_local_memory(one)]


def _clears_local_memory(one: Any) -> bool:
    if not isinstance(one, ir.instructions.StoreInstr):
        return False
    value, target = one.operands
    return isinstance(value, ir.Constant) and value.constant is None and "_cudapy_lmem" in target.name


def _steer_compiler() -> None:
    """Fits Numba's compiler to the rules. It has no options for these."""
    # Device functions ask the driver which device they are for; there may be none here.
    dispatcher = vars(import_module("numba.cuda.dispatcher"))
    dispatcher["get_current_device"] = lambda: SimpleNamespace(compute_capability=CAPABILITY)

    # An index below 0 would count from the end. No rule has any, and the question costs half the time.
    arrays: Any = import_module("numba.cuda.np.arrayobj")
    arrays.fix_integer_index = lambda context, builder, kind, index, size: context.cast(
        builder, index, kind, types.intp
    )

    library: Any = import_module("numba.cuda.codegen").CUDACodeLibrary
    add_module = library.add_ir_module

    def add_lean(self: Any, module: Any) -> None:
        _keep_rolled(module)
        _leave_blank(module)
        add_module(self, module)

    library.add_ir_module = add_lean


def compile_kernel(kernel: Any, *, optimised: bool = True) -> tuple[str, str]:
    """The PTX of a kernel, and its name there."""
    signature = types.void(*_signatures()[kernel.__name__])
    code, _ = cuda.compile(kernel, signature, cc=CAPABILITY, device=False, abi="numba", opt=optimised)
    code = re.sub(r"(?m)^\.version .*", f".version {PTX_VERSION}", code)
    return code, re.findall(r"\.visible \.entry (\S+)\(", code)[0]


def main(arguments: Sequence[str]) -> None:
    """Compiles all kernels into a folder."""
    reading = argparse.ArgumentParser(prog="python -m crosstown.gpu.compile", description=main.__doc__)
    reading.add_argument("folder", type=Path)
    reading.add_argument("--unoptimised", action="store_true", help="only to see that everything compiles")
    given = reading.parse_args(arguments)
    folder: Path = given.folder
    folder.mkdir(parents=True, exist_ok=True)
    _steer_compiler()
    gc.disable()  # it would find nothing, and take a quarter of the time
    names = {}
    for kernel in device_kernels.KERNELS:
        begun = perf_counter()
        code, names[kernel.__name__] = compile_kernel(kernel, optimised=not given.unoptimised)
        (folder / f"{kernel.__name__}.ptx").write_text(code, encoding="utf-8")
        print(f"{kernel.__name__}: {len(code):,} bytes in {perf_counter() - begun:.1f} s", flush=True)
    # last, so that a folder with it is whole
    (folder / INDEX).write_text(json.dumps({"sources": kernel_hash(), "names": names}), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
