"""``crosstown db`` as people use it, on both databases."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from crosstown.errors import StoreError
from crosstown.store.backup import back_up
from crosstown.store.open_store import open_store
from crosstown.store.store import Store
from testkit.postgres_server import PostgresServer
from tests.cli.run_command import ROOT, SAMPLES, Outcome, crosstown
from tests.store.row_factory import SEED, add_game, append, load, ply

pytestmark = [pytest.mark.anyio, pytest.mark.slow]  # most of them start the command


def db(command: str, file: Path, database: str, *more: str) -> Outcome:
    """SQLite by its folder, as people name it."""
    if database.startswith("sqlite"):
        return crosstown(
            "db", command, file, "--data", Path(database.removeprefix("sqlite://")).parent, *more
        )
    return crosstown("db", command, file, "--database", database, *more)


def test_records_go_in_and_out(database: str, tmp_path: Path) -> None:
    done = db("import", SAMPLES, database)
    assert (done.code, done.out) == (0, "19 records imported\n")
    done = db("import", SAMPLES, database)
    assert (done.code, done.out) == (0, "0 records imported, 19 known already\n")
    out = tmp_path / "out.jsonl"
    out.write_text("replaced")
    done = db("export", out, database)
    assert (done.code, done.out) == (0, f"19 records written to {out}\n")
    assert sorted(map(json.loads, out.read_text().splitlines()), key=str) == sorted(
        map(json.loads, SAMPLES.read_text().splitlines()), key=str
    )
    assert not list(tmp_path.glob("*.part"))


def test_a_record_is_the_same_however_it_is_written(database: str, tmp_path: Path) -> None:
    loose = tmp_path / "loose.jsonl"
    loose.write_text("\n\n".join(json.dumps(json.loads(row)) for row in SAMPLES.read_text().splitlines()[:2]))
    assert db("import", loose, database).out == "2 records imported\n"
    assert db("import", SAMPLES, database).out == "17 records imported, 2 known already\n"


def test_wrong_lines_are_named(database: str, tmp_path: Path) -> None:
    rows = SAMPLES.read_text().splitlines()[:4]
    damaged = json.loads(rows[1])
    damaged["plies"][2]["move"] = "take pink"
    rows[1] = json.dumps(damaged)
    rows[2] = "{\x1b[31m"
    file = tmp_path / "some.jsonl"
    file.write_text("\n".join(rows))
    done = db("import", file, database)
    assert done.code == 1
    assert f"{file}:2: wrong: ply 2: 'take pink' is not legal: " in done.err
    assert f"{file}:3: wrong: this is not JSON" in done.err
    assert "\x1b" not in done.err
    assert "2 records of 4 wrong, nothing imported: see --skip-bad" in done.err
    out = tmp_path / "out.jsonl"
    assert db("export", out, database).code == 0
    assert out.read_text() == ""
    done = db("import", file, database, "--skip-bad")
    assert (done.code, done.out) == (0, "2 records imported, 2 wrong\n")
    assert f"{file}:2: wrong: " in done.err


@pytest.mark.parametrize("command", ["export", "backup"])
def test_there_must_be_something_to_copy(tmp_path: Path, command: str) -> None:
    done = crosstown("db", command, tmp_path / "out", "--data", tmp_path / "nothing")
    assert done.code == 1
    assert "there is no database here [store-missing]" in done.err
    assert list(tmp_path.iterdir()) == []


def test_bad_words(tmp_path: Path) -> None:
    done = crosstown("db", "export", tmp_path / "out", "--database", "oracle://ada:hunter2@x/y")
    assert (done.code, "[bad-database]" in done.err, "hunter2" in done.all) == (2, True, False)
    done = crosstown("db", "export", tmp_path / "no" / "out", "--data", tmp_path)
    assert (done.code, "[unwritable]" in done.err) == (1, True)
    done = crosstown("db", "import", tmp_path / "none.jsonl", "--data", tmp_path)
    assert (done.code, "[record-unreadable]" in done.err) == (1, True)


async def _played(database: str) -> Store:
    store = await open_store(database)
    await add_game(store)
    for number in range(30):
        await append(store, ply(number))
    return store


async def test_a_copy_of_sqlite_while_a_server_runs(tmp_path: Path) -> None:
    """Larger than a step, and written to all the time: the copy is of one moment and all is there."""
    database = tmp_path / "crosstown.sqlite"
    store = await open_store(database, exclusive=True)
    await add_game(store)
    await store.add_records([f'{{"n":{n},"x":"{"y" * 4000}"}}'.encode() for n in range(1500)])
    stop = asyncio.Event()
    acknowledged = 0

    async def play() -> None:
        nonlocal acknowledged
        while not stop.is_set():
            assert await append(store, ply(acknowledged), touched=acknowledged)
            acknowledged += 1

    task = asyncio.create_task(play())
    while acknowledged < 20:
        await asyncio.sleep(0.01)
    before, told = acknowledged, []
    copy = tmp_path / "copy.sqlite"
    await asyncio.to_thread(back_up, database, copy, lambda done, total: told.append((done, total)))
    assert acknowledged > before
    stop.set()
    await task
    await store.close()
    assert len(told) > 2
    assert told[-1][0] == told[-1][1]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(file.name for file in tmp_path.iterdir() if "copy" in file.name) == ["copy.sqlite"]
    restored = await open_store(copy)
    loaded = await load(restored)
    assert loaded.game is not None
    assert loaded.game.seed == SEED
    assert before <= len(loaded.plies) <= acknowledged
    assert loaded.table.touched == len(loaded.plies) - 1
    assert await restored.count_records() == 1500
    await restored.close()


async def test_a_file_that_is_there_stays(tmp_path: Path) -> None:
    store = await _played(f"sqlite://{tmp_path}/crosstown.sqlite")
    await store.close()
    file = tmp_path / "backup.sqlite"
    file.write_text("precious")
    done = crosstown("db", "backup", file, "--data", tmp_path)
    assert (done.code, "[backup-exists]" in done.err) == (1, True)
    assert file.read_text() == "precious"
    done = crosstown("db", "backup", file, "--data", tmp_path, "--force")
    assert done.code == 0
    assert "has been checked" in done.out
    with closing(sqlite3.connect(file)) as copy:
        assert copy.execute("SELECT COUNT(*) FROM plies").fetchall() == [(30,)]


async def test_a_damaged_database_is_not_called_a_backup(tmp_path: Path) -> None:
    database = tmp_path / "crosstown.sqlite"
    store = await open_store(database)
    await store.add_records([f'{{"n":{n},"x":"{"y" * 3000}"}}'.encode() for n in range(100)])
    await store.close()
    data = bytearray(database.read_bytes())
    data[-40 * 4096 : -20 * 4096] = os.urandom(20 * 4096)
    database.write_bytes(data)
    with pytest.raises(StoreError, match=r"\[store-corrupt\]$"):
        back_up(database, tmp_path / "copy", lambda done, total: None)
    assert [file.name for file in tmp_path.iterdir()] == ["crosstown.sqlite"]


async def test_a_copy_of_postgresql_can_be_restored(postgres: PostgresServer, tmp_path: Path) -> None:
    source, target = postgres.create_database(), postgres.create_database()
    store = await _played(source)
    file = tmp_path / "games.dump"
    done = crosstown("db", "backup", file, "--database", source.replace("crosstown@", "crosstown:hunter2@"))
    assert done.code == 0, done.err
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    await store.close()
    done = crosstown("db", "restore", file, "--database", target)
    assert (done.code, done.out) == (0, f"{file} is restored\n"), done.err
    restored = await open_store(target)
    assert len(await restored.plies("g1")) == 30
    await restored.close()


async def test_a_server_moves_to_postgresql_and_back_with_its_games(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    """Without PostgreSQL's programs, which the image lacks."""
    there = postgres.create_database()
    store = await _played(f"sqlite://{tmp_path}/crosstown.sqlite")
    await store.add_records([f'{{"n":{n}}}'.encode() for n in range(1200)])
    await store.close()
    here, again, nowhere = tmp_path / "copy.sqlite", tmp_path / "again.sqlite", str(tmp_path / "bin")
    assert crosstown("db", "backup", here, "--data", tmp_path).code == 0
    done = crosstown("db", "restore", here, "--database", there, PATH=nowhere)
    assert (done.code, done.out) == (0, f"{here} is restored\n")
    moved = await open_store(there)
    assert await load(moved) is not None
    assert len(await moved.plies("g1")) == 30
    assert await moved.count_records() == 1200
    await append(moved, ply(30))
    await moved.close()
    done = crosstown("db", "restore", here, "--database", there)
    assert (done.code, "[restore-not-empty]" in done.err) == (1, True)
    assert crosstown("db", "backup", again, "--database", there, PATH=nowhere).code == 0
    done = crosstown("db", "restore", again, "--data", tmp_path)
    assert (done.code, "[restore-not-empty]" in done.err) == (1, True)
    assert crosstown("db", "restore", again, "--data", tmp_path, "--force").code == 0
    back = await open_store(tmp_path / "crosstown.sqlite")
    assert len(await back.plies("g1")) == 31
    assert await back.count_records() == 1200
    await back.close()


async def test_a_running_server_keeps_its_database(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "crosstown.sqlite", exclusive=True)
    assert crosstown("db", "backup", tmp_path / "copy.sqlite", "--data", tmp_path).code == 0
    done = crosstown("db", "restore", tmp_path / "copy.sqlite", "--data", tmp_path, "--force")
    assert (done.code, "[store-in-use]" in done.err) == (1, True)
    await store.close()


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    file = tmp_path / "games.dump"
    file.write_text("PGDMP")
    done = crosstown("db", "restore", file, "--data", tmp_path / "data")
    assert (done.code, "[restore-kind]" in done.err) == (1, True)
    done = crosstown("db", "restore", tmp_path / "none", "--data", tmp_path / "data")
    assert (done.code, "[restore-unreadable]" in done.err) == (1, True)
    assert not (tmp_path / "data").exists()


def test_records_are_written_to_stdout(tmp_path: Path) -> None:
    crosstown("db", "import", SAMPLES, "--data", tmp_path)
    done = crosstown("db", "export", "-", "--data", tmp_path)
    assert (done.code, done.err) == (0, "19 records written\n")
    assert len([json.loads(line) for line in done.out.splitlines()]) == 19
    assert not (ROOT / "-").exists()


def test_without_pg_dump_it_says_what_to_do(postgres: PostgresServer, tmp_path: Path) -> None:
    assert shutil.which("pg_dump")
    done = crosstown("db", "backup", tmp_path / "x", "--database", postgres.url(), PATH=str(tmp_path))
    assert done.code == 1
    assert "ends in .sqlite" in done.err
    assert "install PostgreSQL's client programs" in done.err
    assert list(tmp_path.iterdir()) == []


def test_what_pg_dump_says_is_passed_on(postgres: PostgresServer, tmp_path: Path) -> None:
    done = crosstown("db", "backup", tmp_path / "x", "--database", postgres.url("no_such"))
    assert done.code == 1
    assert 'pg_dump failed: pg_dump: error: connection to server at "127.0.0.1"' in done.err
    assert "[backup-failed]" in done.err
    assert list(tmp_path.iterdir()) == []
