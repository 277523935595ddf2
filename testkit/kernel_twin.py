"""The same calls of the kernel twice: compiled for this machine, and as WebAssembly."""

from __future__ import annotations

import base64
import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from crosstown.rules.kernel.state import Array
from crosstown.webassembly.entries import ENTRIES
from testkit.frontend_node import front_end_node

if TYPE_CHECKING:
    from playwright.sync_api import Page

Task = dict[str, Any]
SCRIPT = Path(__file__).with_name("kernel_calls.mjs")


class KernelTwin:
    """Calls the compiled kernel at once, and notes the calls and the expected bytes for the other one."""

    def __init__(self, **arrays: Array) -> None:
        self.arrays = arrays
        self.steps: list[list[Any]] = []
        self.expected: list[int | str] = []
        self.told: list[str] = []
        self.clocks: list[int] = []  # which of the answers are times
        for name in arrays:
            self.write(name)

    def write(self, name: str) -> None:
        """The other kernel gets what lies in this array now."""
        self.steps.append(["write", name, _text(self.arrays[name].tobytes())])

    def call(self, entry: str, *arguments: str | int) -> Any:
        """Calls an entry; arguments are names of arrays, or whole numbers."""
        given = [self.arrays[one] if isinstance(one, str) else one for one in arguments]
        answer = ENTRIES[entry](*given)
        self.steps.append(["call", entry, *arguments])
        self.expected.append(0 if answer is None else int(answer))
        self.told.append(f"what {entry} returns")
        return answer

    def compare(self, name: str, items: int | None = None) -> None:
        """Both must have the same bytes in the first so many items of this array by now."""
        data = self.arrays[name][:items].tobytes()
        self.steps.append(["read", name, 0, len(data)])
        self.expected.append(_text(data))
        self.told.append(f"{name} after step {len(self.steps) - 1}")

    def clock(self) -> None:
        """The other kernel looks at the clock."""
        self.clocks.append(len(self.expected) + len(self.clocks))
        self.steps.append(["clock"])

    def task(self) -> Task:
        """What ``kernel_calls.mjs`` has to do."""
        sizes = {name: [one.nbytes, *one.shape] for name, one in self.arrays.items()}
        return {"arrays": sizes, "steps": self.steps}

    def check(self, answers: Sequence[int | str]) -> None:
        """Fails with the first difference."""
        assert len(answers) == len(self.expected)
        for told, wanted, found in zip(self.told, self.expected, answers, strict=True):
            assert found == wanted, f"{told} differs: {_difference(wanted, found)}"

    def seconds(self, answers: Sequence[Any]) -> float:
        """How long the other kernel took between its two looks at the clock; checks its other answers."""
        start, end = (answers[at] for at in self.clocks)
        self.check([answer for at, answer in enumerate(answers) if at not in self.clocks])
        return float(end - start) / 1000


def run_in_page(module: bytes, task: Task, page: Page) -> list[Any]:
    """The answers of the module in a browser."""
    source = SCRIPT.read_text(encoding="utf-8").split("// node kernel_calls.mjs")[0].replace("export ", "")
    given = json.dumps({"code": _text(module), **task})
    answers: list[Any] = page.evaluate(
        f"async (given) => {{ {source}\n const {{ code, ...task }} = "
        "JSON.parse(given); return await runSteps(await WebAssembly.compile(fromBase64(code)), task) }",
        given,
    )
    return answers


def run_in_node(module: bytes, *tasks: Task) -> list[list[Any]]:
    """The answers of the module in one Node, to each task."""
    given = json.dumps({"code": _text(module), "tasks": tasks})
    command = [str(front_end_node().folder / "node"), str(SCRIPT)]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    answers: list[list[Any]] = json.loads(done.stdout)
    return answers


def check_in_node(module: bytes, *twins: KernelTwin) -> None:
    """Fails with the first difference between the kernels."""
    answers = run_in_node(module, *(twin.task() for twin in twins))
    for twin, told in zip(twins, answers, strict=True):
        twin.check(told)


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()


def _difference(wanted: int | str, found: int | str) -> str:
    if isinstance(wanted, int) or isinstance(found, int):
        return f"{found!r:.40} instead of {wanted!r:.40}"
    one, other = (np.frombuffer(base64.b64decode(text), "u1") for text in (wanted, found))
    return f"{int((one != other).sum())} of {len(one)} bytes, the first at {int((one != other).argmax())}"
