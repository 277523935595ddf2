"""The compiled kernels and the device that runs them."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from functools import cached_property, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from crosstown.errors import DeviceError
from crosstown.rules.kernel.compiler import MODE, cache_home
from crosstown.rules.kernel.source_hash import source_hash
from crosstown.rules.kernel.state import Array, with_attributes

INDEX = "kernels.json"
BLOCK = 64  # threads that start together
WARPS_FOR_WAITING = 24  # of a processor, where threads take one game after the other


class Device(Protocol):
    """Where kernels run: ``arrays`` is the library of its arrays, NumPy or CuPy."""

    arrays: Any

    def records(self, values: Array) -> Any:
        """A copy of records in the device's memory."""

    def blank(self, shape: tuple[int, ...], record: np.dtype[Any]) -> Any:
        """Empty records in the device's memory."""

    def field(self, records: Any, name: str) -> Any:
        """A field of all records as an array that shares their memory."""

    def fetch(self, records: Any) -> Array:
        """A copy of the records for NumPy."""

    def launch(self, kernel: str, threads: int, *arguments: Any) -> None:
        """Runs a kernel with so many threads. It may still run when this returns."""

    def threads_at_once(self) -> int:
        """How many threads are worth starting where each takes one game after the other."""


class PlainDevice:
    """The kernels as plain Python (``CROSSTOWN_KERNEL=python``), to read, debug and test without a device."""

    arrays: Any = np

    def records(self, values: Array) -> Any:
        """The records as plain Python reads them."""
        return with_attributes(values.copy())

    def blank(self, shape: tuple[int, ...], record: np.dtype[Any]) -> Any:
        return np.zeros(shape, record).view(np.recarray)

    def field(self, records: Any, name: str) -> Any:
        return np.asarray(records[name])

    def fetch(self, records: Any) -> Array:
        return np.array(records)

    def launch(self, kernel: str, threads: int, *arguments: Any) -> None:
        """Runs one thread after the other."""
        from crosstown.gpu import device_kernels, thread_model

        function = getattr(device_kernels, kernel)
        for thread_model.cuda.thread in range(threads):
            function(*arguments)

    def threads_at_once(self) -> int:
        return 1


class CudaRecords:
    """Records in a device's memory, with the attributes of an array. CuPy knows only their bytes."""

    def __init__(self, shape: tuple[int, ...], record: np.dtype[Any], data: Any) -> None:
        self.shape, self.dtype, self.itemsize = shape, record, record.itemsize
        self.size = math.prod(shape)
        self.strides = tuple(record.itemsize * math.prod(shape[at + 1 :]) for at in range(len(shape)))
        self.bytes = data
        self.data = data.data


class CudaDevice:
    """The CUDA device that CuPy uses."""

    def __init__(self) -> None:
        if find_spec("cupy") is None:
            message = "CuPy is not installed: pip install cupy-cuda13x, or cupy-cuda12x for older drivers"
            raise DeviceError("gpu-no-cupy", message)
        self.arrays: Any = import_module("cupy")
        try:
            self._processors = self.arrays.cuda.Device().attributes["MultiProcessorCount"]
        except self.arrays.cuda.runtime.CUDARuntimeError as error:
            message = f"CuPy finds no CUDA device: {error}"
            raise DeviceError("gpu-no-device", message) from error
        self._kernels: dict[str, Any] = {}

    def records(self, values: Array) -> CudaRecords:
        """Sends the records to the device."""
        sent = self.arrays.asarray(np.ascontiguousarray(values).view(np.uint8))
        return CudaRecords(values.shape, values.dtype, sent)

    def blank(self, shape: tuple[int, ...], record: np.dtype[Any]) -> CudaRecords:
        """Made on the device: nothing is sent."""
        return CudaRecords(shape, record, self.arrays.zeros(math.prod(shape) * record.itemsize, np.uint8))

    def field(self, records: CudaRecords, name: str) -> Any:
        """An array over the records' memory, which steps from one record to the next."""
        assert records.dtype.fields is not None
        kind, offset = records.dtype.fields[name][:2]
        inner = np.zeros(0, kind)  # its shape behind the records' own, its strides
        item = inner.dtype.itemsize
        shape = (*records.shape, *inner.shape[1:])
        steps = [item * int(np.prod(inner.shape[2 + at :])) for at in range(inner.ndim - 1)]
        return self.arrays.ndarray(
            shape, inner.dtype, records.data + offset, strides=(*records.strides, *steps)
        )

    def fetch(self, records: CudaRecords) -> Array:
        """Waits for the device and copies."""
        values: Array = self.arrays.asnumpy(records.bytes).view(records.dtype)
        return values.reshape(records.shape)

    def launch(self, kernel: str, threads: int, *arguments: Any) -> None:
        """Starts a kernel on the current stream."""
        if kernel not in self._kernels:
            folder, name = self._code
            path = str(folder / f"{kernel}.ptx")
            self._kernels[kernel] = self.arrays.RawModule(path=path).get_function(name[kernel])
        flat = [number for argument in arguments for number in _flatten(argument)]
        self._kernels[kernel]((-(-threads // BLOCK),), (BLOCK,), tuple(flat))

    def threads_at_once(self) -> int:
        """As many as fit on the processors without crowding each other out of the cache."""
        return int(self._processors) * WARPS_FOR_WAITING * 32

    @cached_property
    def _code(self) -> tuple[Path, dict[str, str]]:
        folder = compiled_kernels()
        return folder, json.loads((folder / INDEX).read_text(encoding="utf-8"))["names"]


@lru_cache(maxsize=1)
def this_device() -> Device:
    return PlainDevice() if MODE == "python" else CudaDevice()


def _flatten(argument: Any) -> list[Any]:
    """An argument as Numba's kernels take it: an array is seven numbers and more."""
    if not hasattr(argument, "strides"):
        return [np.int64(argument)]
    numbers = [0, 0, argument.size, argument.itemsize, argument.data.ptr, *argument.shape, *argument.strides]
    return [np.int64(number) for number in numbers]


def kernel_hash() -> str:
    """Changes with every file that the kernels are made of, and with how they are compiled."""
    return source_hash("crosstown.gpu.compile")


def compiled_kernels() -> Path:
    """The folder with the kernels: the one that ``CROSSTOWN_PTX`` names, or the cache, compiled if needed."""
    chosen = os.environ.get("CROSSTOWN_PTX")
    if chosen:
        _check(Path(chosen))
        return Path(chosen)
    folder = cache_home() / f"gpu-{kernel_hash()}"
    if not (folder / INDEX).is_file():
        _compile(folder)
    return folder


def _check(folder: Path) -> None:
    try:
        sources = json.loads((folder / INDEX).read_text(encoding="utf-8"))["sources"]
    except (OSError, ValueError, KeyError) as error:
        message = f"CROSSTOWN_PTX names a folder without compiled kernels: {error}"
        raise DeviceError("gpu-no-code", message, offender=str(folder)) from error
    if sources != kernel_hash():
        message = "these kernels were compiled from other sources: run python -m crosstown.gpu.compile again"
        raise DeviceError("gpu-stale-code", message, offender=str(folder), where=str(folder / INDEX))


def _compile(folder: Path) -> None:
    """Compiles in a process of its own: the rules of this one are made for the CPU."""
    if find_spec("numba_cuda") is None:
        message = "the compiler for devices is not installed: pip install 'crosstown-game[gpu]'"
        raise DeviceError("gpu-no-compiler", message)
    print("Compiling the kernels for CUDA devices. This happens only once …", file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "crosstown.gpu.compile", str(folder)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    if ended.returncode:
        message = f"the kernels could not be compiled: {ended.stderr.strip()[-2000:]}"
        raise DeviceError("gpu-compile-failed", message)
