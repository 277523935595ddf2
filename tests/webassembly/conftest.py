"""The kernel's module, compiled once."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from crosstown.webassembly.compile_module import compile_module
from testkit.frontend_node import front_end_node


@pytest.fixture(scope="session")
def module() -> bytes:
    return compile_module()


@pytest.fixture
def run_page_tests(tmp_path: Path, module: bytes, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Runs tests of the page's own code, to which all that Python has found is given in a file."""

    def run(name: str, passed: int, **found: object) -> None:
        kernel, given = tmp_path / "kernel.wasm", tmp_path / "given.json"
        kernel.write_bytes(module)
        given.write_text(json.dumps({"module": str(kernel), **found}))
        monkeypatch.setenv("CROSSTOWN_GAMES", str(given))
        done = front_end_node().run("test", "--", name)
        assert done.returncode == 0, done.stdout[-4000:]
        assert re.search(rf"Tests\s+{passed} passed", done.stdout)

    return run
