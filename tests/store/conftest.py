"""Every test of the contract runs on both databases, PostgreSQL being a real server."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from crosstown.store.open_store import open_store
from crosstown.store.store import Store
from testkit.postgres_server import PostgresServer

Opener = Callable[[], Awaitable[Store]]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite://{tmp_path}/crosstown.sqlite"
        return
    postgres: PostgresServer = request.getfixturevalue("postgres")
    if request.path.parent.name == "queries":  # they need no more than empty tables
        shared: str = request.getfixturevalue("shared_database")
        postgres.empty_database(shared)
        yield shared
        return
    url = postgres.create_database()
    yield url
    postgres.drop_database(url)


@pytest.fixture
async def opened(database: str, anyio_backend: str) -> AsyncIterator[Opener]:
    """Opens stores on the database, as several processes would."""
    stores: list[Store] = []

    async def open_another() -> Store:
        stores.append(await open_store(database))
        return stores[-1]

    yield open_another
    for store in stores:
        await store.close()


@pytest.fixture
async def store(opened: Opener) -> Store:
    return await opened()
