"""Tests of tables run on SQLite, those that write in every way on PostgreSQL, too.

Each runs on one database that is emptied for every test. ``tests/store`` holds both databases to the same.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from testkit.postgres_server import PostgresServer
from tests.conftest import create_store
from tests.service.service_fixture import ServiceProcess

# These look at processes as only Linux shows them.
collect_ignore = [] if sys.platform == "linux" else ["bots/test_bots.py", "bots/test_odd_bots.py"]

# Moves, take-backs, games from elsewhere and long logs: all that a table writes.
ON_BOTH = ("test_tables", "test_undo", "test_moved_games", "test_guest_cities", "test_long_logs")


@pytest.fixture(scope="session")
def sqlite_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("empty") / "crosstown.sqlite"
    create_store(f"sqlite://{path}")
    return path


@pytest.fixture
def postgres_database(postgres: PostgresServer, shared_database: str) -> str:
    postgres.empty_database(shared_database)
    return shared_database


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database" in metafunc.fixturenames:
        more = [pytest.param("postgresql", marks=pytest.mark.slow)] if is_on_both(metafunc) else []
        metafunc.parametrize("database", ["sqlite", *more], indirect=True)


def is_on_both(metafunc: pytest.Metafunc) -> bool:
    return metafunc.module.__name__.rpartition(".")[2] in ON_BOTH


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        url: str = request.getfixturevalue("postgres_database")
        return url
    copy = shutil.copy(request.getfixturevalue("sqlite_file"), tmp_path / "crosstown.sqlite")
    return f"sqlite://{copy}"


@pytest.fixture
async def service(database: str, anyio_backend: str) -> AsyncIterator[ServiceProcess]:
    async with ServiceProcess(database) as process:
        yield process
