"""The kernel's module, compiled once."""

from __future__ import annotations

import pytest

from crosstown.webassembly.compile_module import compile_module


@pytest.fixture(scope="session")
def module() -> bytes:
    return compile_module()
