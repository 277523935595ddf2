"""Every test of the service runs on both databases; on PostgreSQL with two processes' worth of halls."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from testkit.postgres_server import PostgresServer
from tests.service.service_fixture import Club

Founding = Callable[[], Awaitable[Club]]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite://{tmp_path}/crosstown.sqlite"
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.create_database()


@pytest.fixture
async def club(database: str, anyio_backend: str) -> AsyncIterator[Club]:
    async with Club(database) as open_club:
        yield open_club
