from __future__ import annotations

from pathlib import Path

import pytest

from crosstown.errors import StoreError, TextError
from crosstown.store.open_store import data_folder, open_store, sqlite_path
from crosstown.store.store import Store
from testkit.postgres_server import PostgresServer

pytestmark = pytest.mark.anyio


def test_where_the_data_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ada")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("CROSSTOWN_DATA", raising=False)
    assert data_folder() == Path("/home/ada/.local/share/crosstown")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert data_folder() == Path("/data/crosstown")
    monkeypatch.setenv("CROSSTOWN_DATA", "games")
    assert data_folder() == Path("games")


def test_the_path_of_a_file() -> None:
    assert sqlite_path("sqlite:///srv/my%20games.sqlite") == Path("/srv/my games.sqlite")
    assert str(sqlite_path("sqlite:////srv/games.sqlite")) == "/srv/games.sqlite"
    assert sqlite_path(Path("games.sqlite")) == Path("games.sqlite")


@pytest.mark.parametrize("database", ["", "games.sqlite", "mysql://ada:secret@host/x", "sqlite://games"])
async def test_other_databases_are_refused(database: str) -> None:
    with pytest.raises(TextError) as caught:
        await open_store(database)
    assert caught.value.code == "bad-database"
    assert "secret" not in repr(caught.value)


async def test_other_ways_to_commit_are_refused(tmp_path: Path) -> None:
    with pytest.raises(TextError, match=r"\[bad-synchronous\]$"):
        await open_store(tmp_path / "x.sqlite", synchronous="OFF")


async def test_what_must_be_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"\[store-missing\]$"):
        await open_store(tmp_path / "x.sqlite", create=False)
    assert list(tmp_path.iterdir()) == []


async def test_only_postgresql_is_shared(store: Store, database: str) -> None:
    assert store.shared == database.startswith("postgresql")
    await store.check()


async def test_a_password_is_never_told(postgres: PostgresServer) -> None:
    places = [
        f"postgresql://crosstown:hunter2@127.0.0.1:{postgres.port}/no-such-database",
        "postgresql://crosstown:hunter2@127.0.0.1:port/x",
        "postgresql://crosstown:hunter2@[::1/x",
    ]
    for place in places:
        with pytest.raises((StoreError, TextError)) as caught:
            await open_store(place)
        assert caught.value.code in ("store-unavailable", "bad-database")
        assert "hunter2" not in repr(caught.value)
        assert caught.value.__suppress_context__
