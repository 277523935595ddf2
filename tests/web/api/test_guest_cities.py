"""Cities that guests bring: played, watched, kept over restarts, and refused where they must be."""

from __future__ import annotations

import asyncio
import hashlib
import json
from pathlib import Path
from random import Random

import pytest

from crosstown import Game, Record
from crosstown.cities import load_city
from crosstown.game.records.record_packs import with_pack
from testkit.client import Guest, until_over
from testkit.in_process_server import InProcessServer
from testkit.postgres_server import PostgresServer
from testkit.server_process import NO_PAUSES, ROOT, ServerProcess
from tests.cli.run_command import crosstown

pytestmark = pytest.mark.anyio

TOYTOWN = (ROOT / "docs" / "examples" / "toytown.toml").read_bytes().decode()
SHA256 = hashlib.sha256(TOYTOWN.encode()).hexdigest()
CONNECTIONS = 6  # so that both workers get some of them
FOR_TWO = [{"type": "me"}, {"type": "computer", "player": "expert"}]


async def bring(guest: Guest, pack: str = TOYTOWN) -> dict[str, str]:
    answer = await guest.post("/api/cities", {"pack": pack})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def test_a_game_in_a_city_of_ones_own(tmp_path: Path) -> None:
    """Brought, invited to, watched, killed in the middle, played to the end against the expert, replayed."""
    server = ServerProcess(tmp_path / "data", settings=NO_PAUSES, forked=True)
    with server:
        ada = await Guest.arrive(server.url)
        city = await bring(ada)
        assert (city["id"], city["name"], city["sha256"]) == ("toytown", "Toytown", SHA256)
        assert await bring(ada) == city
        table = await ada.open("toytown", FOR_TWO, edition=SHA256, listed=True)
        server.kill()

    with server:
        ben = await Guest.arrive(server.url, "Ben")
        [listed] = (await ada.get("/api/me/tables")).json()["tables"]
        assert (listed["guest_city"], listed["edition"]) == ("Toytown", SHA256)
        told = (await ben.get(f"/api/tables/{table}")).json()["table"]
        assert (told["city"], told["edition"], told["guest_city"]) == ("toytown", SHA256, "Toytown")
        facts = (await ben.get("/api/cities/toytown", edition=SHA256)).json()
        assert facts["sha256"] == SHA256
        pictures = [facts[one] for one in ("board", "ground", "compact_ground", "picture", "emblem")]
        for address in (city["facts"], facts["numbers"], *pictures, *facts["cards"].values()):
            file = await ben.http.get(address)
            assert file.status_code == 200
            assert "immutable" in file.headers["cache-control"]
        emblem = await ben.http.get(f"/cities/toytown/{SHA256}/emblem.svg")
        assert emblem.status_code == 200
        assert emblem.headers["cache-control"] == "no-cache"
        async with ada.sit(table) as seat:
            await until_over(seat, Random(2).choice)
        record = (await ben.get(f"/api/tables/{table}/record")).content
        assert json.loads(record)["extra"]["pack"] == TOYTOWN
        replayed = Game.replay(Record.from_json(record))
        assert replayed.over
        assert replayed.city.sha256 == SHA256
        assert "toytown" not in (await ben.get("/api/cities")).text
        assert server.stop() == 0
    await ada.close()
    await ben.close()


async def test_copies_of_a_database_have_the_packs(tmp_path: Path) -> None:
    """A backup brings the table and its city back; a record with its pack is imported anywhere."""
    data, restored, copy = (tmp_path / name for name in ("data", "restored", "copy.sqlite"))
    data.mkdir()
    async with InProcessServer(data, prepare=False) as server:
        ada = await Guest.arrive(server.url)
        await bring(ada)
        table = await ada.open("toytown", edition=SHA256)
    assert crosstown("db", "backup", copy, "--data", data).code == 0
    assert crosstown("db", "restore", copy, "--data", restored).code == 0
    async with InProcessServer(restored, prepare=False, port=server.config.port):
        assert (await ada.get("/api/cities/toytown", edition=SHA256)).json()["sha256"] == SHA256
        assert (await ada.get(f"/api/tables/{table}")).json()["table"]["guest_city"] == "Toytown"
    await ada.close()
    record = Game.new(load_city(ROOT / "docs" / "examples" / "toytown.toml"), seats=2, seed=1).record()
    with_pack(record, TOYTOWN).dump(tmp_path / "games.jsonl")
    imported = crosstown("db", "import", tmp_path / "games.jsonl", "--data", tmp_path / "elsewhere")
    assert "1 record imported" in imported.out


@pytest.mark.slow
async def test_every_worker_knows_the_city(tmp_path: Path, postgres: PostgresServer) -> None:
    """Brought to one process, seen through all; played to the end after a restart that forbids new ones."""
    database = postgres.create_database()
    options = (tmp_path, "--workers", "2")
    with ServerProcess(*options, database=database, settings=NO_PAUSES, forked=True) as server:
        ada = await Guest.arrive(server.url)
        await bring(ada)
        table = await ada.open("toytown", edition=SHA256, listed=True)
        for _ in range(CONNECTIONS):
            await see_the_city(server.url, table)
        ben = await Guest.arrive(server.url, "Ben")
        await ben.join(table)
        port = server.port
        assert server.stop() == 0
    forbidden = (*options, "--guest-cities", "forbid")
    with ServerProcess(*forbidden, database=database, port=port, settings=NO_PAUSES, forked=True) as server:
        for _ in range(CONNECTIONS):
            await see_the_city(server.url, table)
        async with ada.sit(table) as first, ben.sit(table) as second:
            await asyncio.gather(*(until_over(seat, Random(3).choice) for seat in (first, second)))
        cleo = await Guest.arrive(server.url, "Cleo")
        record = Record.from_json((await cleo.get(f"/api/tables/{table}/record")).content)
        assert server.stop() == 0
    for guest in (ada, ben, cleo):
        await guest.close()
    postgres.drop_database(database)
    replayed = Game.replay(record)  # neither the server nor its database is there any more
    assert replayed.over
    assert replayed.city.sha256 == SHA256


async def see_the_city(url: str, table: str) -> None:
    """Somebody with a new connection, which any worker may answer, looks at invitation and board."""
    guest = await Guest.arrive(url, "Dora")
    told = (await guest.get(f"/api/tables/{table}")).json()["table"]
    assert (told["guest_city"], told["edition"]) == ("Toytown", SHA256)
    facts = (await guest.get("/api/cities/toytown", edition=SHA256)).json()
    board = await guest.http.get(facts["board"])
    assert board.status_code == 200
    assert 'data-place="lighthouse"' in board.text
    async with guest.sit(table) as watching:
        assert watching.table["edition"] == SHA256
    await guest.close()
