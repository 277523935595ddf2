"""What a kernel knows of the device: its thread's number, local memory, atomic addition.

Compiled for a device it is Numba's own ``cuda``. In plain Python one thread runs after the other.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from crosstown.rules.kernel.compiler import MODE
from crosstown.rules.kernel.state import Array, blank


class _PlainLocal:
    @staticmethod
    def array(size: int, record: np.dtype[Any]) -> Array:
        return blank(record, size)


class _PlainAtomic:
    @staticmethod
    def add(array: Array, at: int, number: int) -> int:
        before = int(array[at])
        array[at] = before + number
        return before


class PlainThreads:
    """Threads as plain Python knows them: the one that runs now."""

    thread = 0
    local = _PlainLocal
    atomic = _PlainAtomic

    def grid(self, dimensions: int) -> int:
        """The number of the thread."""
        assert dimensions == 1
        return self.thread


cuda: Any = import_module("numba.cuda") if MODE == "cuda" else PlainThreads()


def local_type(record: np.dtype[Any]) -> Any:
    """The type of a record in local memory."""
    return import_module("numba.np.numpy_support").from_dtype(record) if MODE == "cuda" else record
