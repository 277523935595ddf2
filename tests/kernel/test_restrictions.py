"""The rules stay within what compiles for the CPU and for CUDA: no objects, no exceptions, no allocation."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import crosstown
from crosstown.encoding.action_codes import ACTIONS
from crosstown.encoding.observation_fields import OFFSETS
from crosstown.players.engine.player_memory import MEMORY
from crosstown.rules.kernel import state
from crosstown.simulation.kernel_batch import LOG

PACKAGE = Path(crosstown.__file__).parent
KERNEL_FILES = sorted(
    path for part in ("rules", "players", "simulation", "analysis") for path in (PACKAGE / part).rglob("*.py")
)
DECORATORS = {"rule", "leaf", "entry"}

FORBIDDEN: tuple[type[ast.AST], ...] = (
    ast.Try,
    ast.Raise,
    ast.Assert,
    ast.With,
    ast.Lambda,
    ast.ListComp,
    ast.DictComp,
    ast.SetComp,
    ast.GeneratorExp,
    ast.List,
    ast.Dict,
    ast.Set,
    ast.JoinedStr,
    ast.Yield,
    ast.Await,
    ast.Global,
    ast.Nonlocal,
    ast.Import,
    ast.ImportFrom,
    ast.Starred,
    ast.Div,
    ast.Pow,
)


def kernel_functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and any(
            isinstance(mark, ast.Name) and mark.id in DECORATORS for mark in node.decorator_list
        ):
            yield node


def offences(source: str) -> list[str]:
    found = []
    for function in kernel_functions(ast.parse(source)):
        for node in ast.walk(function):
            strings = isinstance(node, ast.Constant) and isinstance(node.value, (str, float, bytes))
            documentation = isinstance(node, ast.Constant) and node.value == ast.get_docstring(
                function, clean=False
            )
            if isinstance(node, FORBIDDEN) or (strings and not documentation):
                found.append(f"{function.name}, line {node.lineno}: {type(node).__name__}")  # type: ignore[attr-defined]
    return found


@pytest.mark.parametrize("path", KERNEL_FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_kernel_functions_use_only_restricted_python(path: Path) -> None:
    assert offences(path.read_text()) == []


def test_the_check_finds_what_it_looks_for() -> None:
    source = """
@rule
def f(game):
    'Says.'
    try:
        x = [1]
    except E:
        raise
    return "a"
"""
    kinds = {offence.rsplit(" ", 1)[1] for offence in offences(source)}
    assert kinds == {"Try", "List", "Raise", "Constant"}


def test_every_rule_says_what_it_does() -> None:
    for path in KERNEL_FILES:
        for function in kernel_functions(ast.parse(path.read_text())):
            assert ast.get_docstring(function), f"{path.name}: {function.name}"


RECORDS = {
    "CHANCE": state.CHANCE,
    "CITY": state.CITY,
    "GAME": state.GAME,
    "SCRATCH": state.SCRATCH,
    "RESULT": state.RESULT,
    "MEMORY": MEMORY,
    "LOG": LOG,
    "ACTIONS": ACTIONS,
    "OFFSETS": OFFSETS,
}


@pytest.mark.parametrize("dtype", RECORDS.values(), ids=RECORDS)
def test_fields_can_be_read_in_plain_python(dtype: np.dtype[np.void]) -> None:
    """NumPy's own attributes of a record, such as ``size`` and ``take``, would hide a field."""
    assert dtype.names is not None
    assert [name for name in dtype.names if hasattr(np.void, name)] == []


@pytest.mark.parametrize("dtype", RECORDS.values(), ids=RECORDS)
def test_fields_are_aligned_for_the_device(dtype: np.dtype[np.void]) -> None:
    assert dtype.isalignedstruct
    assert dtype.fields is not None
    for name, (kind, offset, *_) in dtype.fields.items():
        assert offset % kind.base.alignment == 0, name


def test_the_words_of_a_game_cover_all_its_bytes() -> None:
    assert state.GAME["words"].itemsize == state.GAME.itemsize
