"""Servers for the tests of faults: each has its own data, and may be killed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from testkit.forked_process import load_once
from testkit.postgres_server import PostgresServer
from testkit.server_process import ServerProcess


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    load_once()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path / "data", forked=True) as started:
        yield started


@pytest.fixture(scope="session")
def durable_postgres() -> Iterator[PostgresServer]:
    with PostgresServer(durable=True) as started:
        yield started


@pytest.fixture
def postgres(durable_postgres: PostgresServer) -> Iterator[PostgresServer]:
    """One that waits for the disk as at home, for it will be killed. The next test finds it running."""
    yield durable_postgres
    if not durable_postgres.running:
        durable_postgres.start()
