"""What all tests share: one PostgreSQL server, and which tests ``make quick`` leaves out."""

from __future__ import annotations

import asyncio
import gc
import signal
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from crosstown.store.open_store import open_store
from testkit.postgres_server import PostgresServer

HERE = Path(__file__).parent
# Every test in these folders is slow. Elsewhere a single test says so itself: @pytest.mark.slow.
SLOW_FOLDERS = frozenset(
    {
        "arena",
        "balance",
        "browser",
        "cli",
        "data",
        "docs",
        "drawing",
        "faults",
        "gpu",
        "parity",
        "simulation",
        "web",
        "webassembly",
        "workers",
    }
)
SLOW_FIXTURES = frozenset({"postgres", "own_server"})  # a PostgreSQL server has to start
LEFT_OUT = pytest.StashKey[Counter[str]]()

# Hypothesis would judge how long an example takes, and so fail on a busy machine.
settings.register_profile("any-machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any-machine")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """One for a whole test process. It does not wait for the disk; each test makes a database of its own."""
    with PostgresServer() as started:
        yield started


@pytest.fixture(scope="session")
def shared_database(postgres: PostgresServer) -> str:
    """A store's tables, which whoever uses them empties first."""
    url = postgres.create_database()
    create_store(url)
    return url


def create_store(database: str) -> None:
    async def create() -> None:
        await (await open_store(database)).close()

    asyncio.run(create())


def folder_of(item: pytest.Item) -> str:
    return item.path.relative_to(HERE).parts[0]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        fixtures: list[str] = getattr(item, "fixturenames", [])
        if folder_of(item) in SLOW_FOLDERS or not SLOW_FIXTURES.isdisjoint(fixtures):
            item.add_marker("slow")
    processes: int = getattr(config, "workerinput", {}).get("workercount", 1)
    items[:] = long_ones_first(items, processes)


def long_ones_first(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """Each process gets an equal part of the list. Its part begins with some of the tests that take longest,
    so that no process is left with one of them at the end."""
    long = [item for item in items if item.get_closest_marker("long")]
    others = iter([item for item in items if item not in long])
    ordered: list[pytest.Item] = []
    for process in range(processes):
        ordered += long[process::processes]
        ordered += islice(others, max(0, len(items) * (process + 1) // processes - len(ordered)))
    return ordered


def pytest_configure(config: pytest.Config) -> None:
    config.stash[LEFT_OUT] = Counter()
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A shell starts background jobs so. The programs under test would ignore Ctrl-C too.
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """What is loaded by now stays: no collection of garbage needs to look through it again."""
    gc.freeze()


def pytest_deselected(items: list[pytest.Item]) -> None:
    if items and items[0].config.option.markexpr:
        items[0].config.stash[LEFT_OUT].update(map(folder_of, items))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A process of pytest-xdist passes its count on: the one that reports has collected nothing."""
    output: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
    if output is not None:
        left_out = session.config.stash[LEFT_OUT]
        output["left_out"] = dict(left_out)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    output: dict[str, Any] = getattr(node, "workeroutput", {})
    node.config.stash[LEFT_OUT] = Counter(output.get("left_out", {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    left_out = terminalreporter.config.stash[LEFT_OUT]
    if left_out:
        folders = ", ".join(f"{folder} {count}" for folder, count in sorted(left_out.items()))
        terminalreporter.section(f"{left_out.total()} tests left out; make test runs them")
        terminalreporter.write_line(folders)
