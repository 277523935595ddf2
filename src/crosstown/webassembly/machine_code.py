"""Compiles entries of the kernel into one WebAssembly module.

Numba makes LLVM's intermediate code of each entry with all that it calls. That code is linked into one
module, so that inner rules are there once, and compiled by LLVM's own WebAssembly target. Addresses are 32
bits wide there, but Numba computes with addresses as 64-bit numbers, so its code needs no change. What does
not fit is replaced: reference counts, which the kernel never uses, and the features of this machine's
processor.

An export takes numbers only: for each array its address and the sizes of its dimensions.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any

import llvmlite.binding as llvm
import numpy as np

from crosstown.rules.kernel.compiler import rule
from crosstown.webassembly.entries import Entry, Parameter

numba: Any = import_module("numba")  # Any: half of it has no types

TRIPLE = "wasm32-unknown-unknown"
# What every browser since spring 2023 understands, as the page's styles ask for anyway. The expert's network
# gains most by ``simd128``.
FEATURES = "+mutable-globals,+sign-ext,+bulk-memory,+nontrapping-fptoint,+simd128"

_REFERENCE_COUNT = re.compile(r"^define [^\n]*@(NRT_incref|NRT_decref)\(.*?^}\n", re.MULTILINE | re.DOTALL)
_PROCESSOR = re.compile(r'"(?:target|tune)-(?:cpu|features)"="[^"]*"')
_TARGET = re.compile(r'^target (?:datalayout|triple) = ".*"\n', re.MULTILINE)


def object_code(entries: Sequence[Entry]) -> bytes:
    """The entries as one WebAssembly object file, which a linker makes a module of."""
    machine = _machine()
    whole = llvm.parse_assembly(_header(machine))
    for entry in entries:
        inner, code = _compile(entry)
        whole.link_in(_parse(code, machine))
        whole.link_in(_parse(_export(entry, inner), machine))
    _keep_only(whole, {entry.name for entry in entries})
    whole.verify()
    _optimise(whole, machine)
    return bytes(machine.emit_object(whole))


@lru_cache(maxsize=1)
def _machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)


def _header(machine: Any) -> str:
    return f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n'


def _compile(entry: Entry) -> tuple[str, str]:
    """The name of an entry's function, and the intermediate code of it and of all that it calls.

    As a rule, an entry is not optimised for this machine's processor, and has no wrappers for Python.
    """
    compiled: Any = rule(entry.function)
    signature = tuple(_numba_type(parameter) for parameter in entry.parameters)
    compiled.compile(signature)
    overload = compiled.overloads[signature]
    return overload.fndesc.llvm_func_name, overload.library.get_llvm_str()


def _numba_type(parameter: Parameter) -> Any:
    if parameter.items is None:
        return numba.int64
    return numba.typeof(np.zeros((1,) * parameter.dimensions, parameter.items))


def _parse(code: str, machine: Any) -> Any:
    code = _TARGET.sub("", code)
    code = _REFERENCE_COUNT.sub(r"define linkonce_odr void @\1(ptr %counted) {\n  ret void\n}\n", code)
    return llvm.parse_assembly(_header(machine) + _PROCESSOR.sub("", code))


def _keep_only(module: Any, exports: set[str]) -> None:
    """Makes everything internal but the exports, so that what nobody calls is dropped."""
    for symbol in (*module.functions, *module.global_variables):
        if not symbol.is_declaration:
            symbol.linkage = "external" if symbol.name in exports else "internal"


def _optimise(module: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization, options.slp_vectorization = True, False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def _export(entry: Entry, inner: str) -> str:
    """The exported function in intermediate code: it hands arrays over as Numba takes them.

    Numba takes an array as two pointers that the kernel never uses, its number of items, the size of one, its
    address, its sizes, and its strides.
    """
    taken: list[str] = []
    handed = ["ptr %result", "ptr %error"]
    lines: list[str] = []
    for one in entry.parameters:
        if one.items is None:
            taken.append(f"i32 %{one.name}")
            handed.append(_widen(one.name, lines))
        else:
            taken += [f"ptr %{one.name}", *(f"i32 %{one.name}.{axis}" for axis in range(one.dimensions))]
            handed += _array(one, one.items.itemsize, lines)
    body = "\n".join(f"  {line}" for line in lines)
    return f"""\
declare i32 @"{inner}"({", ".join(one.split()[0] for one in handed)})
define i32 @{entry.name}({", ".join(taken)}) {{
  %result = alloca i64
  %error = alloca ptr
  store i64 0, ptr %result
{body}
  %status = call i32 @"{inner}"({", ".join(handed)})
  %failed = icmp ne i32 %status, 0
  br i1 %failed, label %stop, label %done
stop:
  call void @llvm.trap()
  unreachable
done:
  %result.wide = load i64, ptr %result
  %result.short = trunc i64 %result.wide to i32
  ret i32 %result.short
}}
"""


def _widen(name: str, lines: list[str]) -> str:
    lines.append(f"%{name}.wide = sext i32 %{name} to i64")
    return f"i64 %{name}.wide"


def _array(array: Parameter, size: int, lines: list[str]) -> list[str]:
    """An array as Numba takes it. Items lie close together, the last dimension first."""
    name = array.name
    sizes = [_widen(f"{name}.{axis}", lines) for axis in range(array.dimensions)]
    items, strides = "i64 1", [f"i64 {size}"]
    for number, axis in enumerate(reversed(sizes)):
        lines.append(f"%{name}.items{number} = mul {axis}, {items.removeprefix('i64 ')}")
        items = f"i64 %{name}.items{number}"
        lines.append(f"%{name}.stride{number} = mul {items}, {size}")
        strides.insert(0, f"i64 %{name}.stride{number}")
    return ["ptr null", "ptr null", items, f"i64 {size}", f"ptr %{name}", *sizes, *strides[1:]]
