"""Errors of the database: the host reads in the log what is wrong, others learn only that something is."""

from __future__ import annotations

import io
import json
import re
import sqlite3
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from crosstown.errors import StoreError
from crosstown.service.protocol.refusals import facts_of
from crosstown.service.retention import DAY, clear_away
from crosstown.store.open_store import open_store
from crosstown.web.server.logs import Log
from testkit.client import Guest
from testkit.in_process_server import InProcessServer, StoppedClock

pytestmark = pytest.mark.anyio

PLACE = "/home/host/games/crosstown.sqlite"
REASON = "the database failed (no such table: tokens)"


def test_an_error_of_the_store_names_nothing_of_the_host() -> None:
    for code in ("store-full", "store-unavailable", "store-read-only", "store-corrupt", "store-new"):
        facts = facts_of(StoreError(code, f"{REASON} at {PLACE}", where=PLACE, offender="5432"))
        assert facts.pop("code") == code
        assert facts.pop("message")
        assert set(facts.values()) == {""}


async def test_a_broken_database_is_explained_in_the_log_only(tmp_path: Path) -> None:
    out = io.StringIO()
    inside = InProcessServer(tmp_path)
    inside.server.log = Log("info", out)
    async with inside:
        ada = await Guest.arrive(inside.url)
        table = await ada.open()
        with sqlite3.connect(tmp_path / "crosstown.sqlite") as database:
            for name in ("tokens", "tables", "schema_version"):
                database.execute(f"ALTER TABLE {name} RENAME TO gone_{name}")
            database.execute("CREATE TABLE schema_version (odd BIGINT)")
        database.close()
        paths = ("/readyz", "/api/me", f"/api/tables/{table}", "/api/tables")
        told = [await ada.get(path) for path in paths]
        async with connect(
            f"{inside.url.replace('http', 'ws', 1)}/api/tables/another-table/socket"
        ) as socket:
            bye = str(await socket.recv())
    assert [answer.status_code for answer in told] == [503] * 4
    assert json.loads(bye)["code"] == "store-unavailable"
    for text in (bye, *(answer.text for answer in told)):
        assert not any(word in text for word in (str(tmp_path), "sqlite", "no such")), text
    troubles = [json.loads(line) for line in out.getvalue().splitlines() if "store-trouble" in line]
    assert troubles[0]["where"] == f"{tmp_path}/crosstown.sqlite"[:80]
    assert "no such" in troubles[0]["error"]
    await ada.close()


@pytest.mark.parametrize(
    "password", ["Zq7@Xk9/Vb3#Wd5", "Zq7@Xk9#Wd5", "Zq7/Xk9", "Zq7?Xk9", "Zq7#Xk9/Vb3", "Zq7@Xk9@Vb3"]
)
async def test_a_password_that_breaks_the_address_is_not_printed(password: str) -> None:
    with pytest.raises(Exception, match="bad-database") as caught:
        await open_store(f"postgresql://someone:{password}@127.0.0.1:1/games")
    assert not any(part in str(caught.value) for part in re.split("[@/?#]", password))


async def test_a_password_is_cut_out_of_what_the_driver_says() -> None:
    with pytest.raises(StoreError) as caught:
        await open_store("postgresql://someone:s3cret@s3cret.invalid:1/games?connect_timeout=1")
    assert "s3cret" not in caught.value.message


async def test_what_was_never_used_is_cleared_away(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with InProcessServer(tmp_path, clock=clock) as inside:
        ada, ben = await Guest.arrive(inside.url, "Ada"), await Guest.arrive(inside.url, "Ben")
        waiting = await ada.open()
        playing = await ada.open(seats=[{"type": "me"}, {"type": "beside", "name": "Bo"}])
        registry = inside.server.registry
        async with ada.sit(waiting) as seat:
            clock.time += 30 * DAY
            await clear_away(registry, 30)
            assert (await ada.get(f"/api/tables/{waiting}")).status_code == 200, "not yet"
            clock.time += 1 + 30 * DAY
            await clear_away(registry, 30)
            assert (await seat.hear_until("bye"))["code"] == "table-gone"
        assert (await ada.get("/api/me")).json() == {"name": "Ada"}, "who has a game is kept"
        assert (await ada.get(f"/api/tables/{playing}")).status_code == 200
        assert (await ada.get(f"/api/tables/{waiting}")).status_code == 404
        assert (await ben.get("/api/me")).json() == {"name": None}
        await ada.close()
        await ben.close()
