"""Real browsers and a real server with the built front end. None of these tests is ever skipped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.chromium import UNPAINTED, check_built, launched
from testkit.forked_process import load_once
from testkit.server_process import ServerProcess, quick_server

ELSEWHERE = "crosstown.test"  # a name that only the tests' browser knows, for it is this machine

NewUser = Callable[..., BrowserUser]


# Not for the whole session: Playwright keeps an event loop in this thread, and other folders' tests have
# loops of their own.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with launched(*UNPAINTED, f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1") as browser:
        yield browser


@pytest.fixture(scope="package", autouse=True)
def compiled() -> None:
    """Nobody waits for a computer player that is still being compiled."""
    load_once()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    check_built()
    with quick_server(tmp_path_factory.mktemp("server"), forked=True) as server:
        yield server
        check_log(server)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may kill."""
    check_built()
    with quick_server(tmp_path / "server", forked=True) as server:
        yield server
        check_log(server)


def check_log(server: ServerProcess) -> None:
    log = server.output()
    assert "Traceback" not in log, log
    assert '"event":"fault"' not in log, log


@pytest.fixture
def new_user(chromium: Browser, server: ServerProcess) -> Iterator[NewUser]:
    """Makes people with a browser each: ``new_user("Ada")``. None of them may have had trouble in the end."""
    people: list[BrowserUser] = []

    def make(name: str | None = None, *, at: ServerProcess = server, **options: Any) -> BrowserUser:
        people.append(BrowserUser(chromium, at.url, name, **options))
        return people[-1]

    yield make
    troubles = []
    for person in people:
        try:
            person.leave()
        except AssertionError as error:
            troubles.append(str(error))
    assert not troubles, "\n".join(troubles)
