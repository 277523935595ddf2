"""A server and two browsers, for the tests of pages. Others start servers of their own kind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server import ServerProcess
from tests.web.browser import Browser, quick_server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with quick_server(tmp_path_factory.mktemp("server")) as server:
        yield server
        log = server.output()
        assert "Traceback" not in log
        assert '"event":"fault"' not in log


@pytest.fixture
def ada(server: ServerProcess) -> Iterator[Browser]:
    with Browser(server.url) as browser:
        browser.arrive("Ada")
        yield browser


@pytest.fixture
def ben(server: ServerProcess) -> Iterator[Browser]:
    with Browser(server.url) as browser:
        yield browser
