"""Parquet tables: every game as it was, whoever reads them, and nothing that depends on the workers."""

from __future__ import annotations

import json
from importlib import import_module
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from crosstown import Game, Record
from crosstown.arena import run_arena
from crosstown.cities import city_names, load_city
from crosstown.data import ParquetWriter, read_records, write_records
from crosstown.data.table_columns import TABLES, VIEWS, pa, pq
from crosstown.encoding import ActionTable, ObservationLayout, action_mask, encode
from crosstown.errors import DataError, RecordError
from crosstown.game.records.record_replay import follow
from crosstown.simulation.many_games import LOGGED_CHUNK, simulate
from tests.cli.run_command import ROOT, SAMPLES, TOYTOWN, crosstown

BUILDER = ROOT / "docs" / "examples" / "builder.py"


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("city", [*city_names(), str(TOYTOWN)])
def test_simulated_games_come_back_as_their_records(city: str, tmp_path: Path) -> None:
    board = load_city(city)
    lines = tmp_path / "games.jsonl"
    writer = ParquetWriter(tmp_path / "games")
    simulate(board, board.players[1], ("chaos",), 30, seed=4, records=lines, writers=[writer])
    written = list(Record.load_all(lines))
    assert list(read_records(tmp_path / "games", board)) == written
    assert pq.read_table(tmp_path / "games" / "games.parquet")["record"].null_count == 30


def test_records_of_any_kind_come_back(tmp_path: Path) -> None:
    """Games of people, without a seed, with remarks, and such as are not over: all keep their text."""
    records = [*Record.load_all(SAMPLES), Record.load(ROOT / "docs" / "examples" / "shared-deal.json")]
    records.append(Game.new("london", seats=3, seed=1).record())
    assert write_records(records, tmp_path / "games", plies=True) == len(records)
    assert [one.to_json() for one in read_records(tmp_path / "games")] == [one.to_json() for one in records]


def test_both_ways_to_write_give_the_same_rows(tmp_path: Path) -> None:
    lines = tmp_path / "games.jsonl"
    writer = ParquetWriter(tmp_path / "kernel", views=True)
    simulate("san-francisco", 3, ("chaos",), 6, seed=2, records=lines, writers=[writer])
    write_records(Record.load_all(lines), tmp_path / "records", views=True)
    for table in TABLES:
        one, two = (
            pq.read_table(tmp_path / name / f"{table}.parquet").to_pylist() for name in ("kernel", "records")
        )
        if table == "games":
            for row in two:
                row["record"] = None
        assert one == two, table


def test_views_are_those_that_the_seats_had(tmp_path: Path) -> None:
    lines = tmp_path / "games.jsonl"
    writer = ParquetWriter(tmp_path / "games", views=True)
    simulate("berlin", 2, ("easy",), 3, seed=8, records=lines, writers=[writer])
    rows = iter(pq.read_table(tmp_path / "games" / "plies.parquet").to_pylist())
    table = ActionTable.of(load_city("berlin"))
    for number, record in enumerate(Record.load_all(lines)):
        game = Game.replay(record, 0)
        steps = follow(game, record)
        for ply, (told, row) in enumerate(zip(record.plies, islice(rows, len(record.plies)), strict=True)):
            view = game.view(told.seat)
            assert (row["game"], row["ply"], row["seat"], row["legal"]) == (
                number,
                ply,
                told.seat,
                told.legal,
            )
            assert str(table.move(row["action"], game.offered(told.seat))) == told.move
            assert row["move"] == table.text(row["action"])
            assert row["observation"] == encode(view).tolist()
            assert row["mask"] == action_mask(view).tolist()
            next(steps)
    assert next(rows, None) is None


def test_workers_change_no_byte(tmp_path: Path) -> None:
    for workers in (1, 2):
        writer = ParquetWriter(tmp_path / str(workers), plies=True)
        simulate("london", 2, ("random",), 2 * LOGGED_CHUNK + 50, seed=5, workers=workers, writers=[writer])
    assert files(tmp_path / "1") == files(tmp_path / "2")


def test_players_of_ones_own_are_written_too(tmp_path: Path) -> None:
    lines = tmp_path / "games.jsonl"
    writer = ParquetWriter(tmp_path / "games", plies=True)
    simulate("london", 2, (str(BUILDER), "random"), 3, seed=1, records=lines, writers=[writer])
    assert list(read_records(tmp_path / "games")) == list(Record.load_all(lines))
    assert writer.games == 3


def test_polars_pandas_and_duckdb_read_the_tables_in_one_line(tmp_path: Path) -> None:
    duckdb, pandas, polars = map(import_module, ("duckdb", "pandas", "polars"))
    folder = tmp_path / "games"
    done = simulate("london", 2, ("random",), 40, seed=1, writers=[ParquetWriter(folder, views=True)])
    mean = float(done.results["total"][:, 0].mean())
    path = folder / "results.parquet"
    assert polars.read_parquet(path).filter(seat=0)["total"].mean() == pytest.approx(mean)
    assert pandas.read_parquet(path).query("seat == 0")["total"].mean() == pytest.approx(mean)
    query = f"select mean(total) from '{path}' where seat = 0"
    assert duckdb.sql(query).fetchall()[0][0] == pytest.approx(mean)
    views = polars.read_parquet(folder / "plies.parquet")["observation"].to_numpy()
    assert views.shape == (done.results["plies"].sum(), ObservationLayout.of(load_city("london"), 2).size)
    assert views.dtype == np.int16


def test_the_command_writes_tables_that_say_what_made_them(tmp_path: Path) -> None:
    words = ("simulate", "--seats", "2", "--games", "5", "--seed", "7", "--parquet", tmp_path / "games")
    done = crosstown(*words, "--plies")
    assert done.code == 0, done.all
    assert "The tables are in" in done.out
    told = pq.read_schema(tmp_path / "games" / "games.parquet").metadata
    assert told[b"crosstown.pack"].decode() == load_city("london").sha256
    assert told[b"crosstown.command"].decode().startswith("simulate --city london --seats 2")
    assert crosstown(*words).code == 0
    assert sorted(files(tmp_path / "games")) == ["games.parquet", "results.parquet"]


def test_an_arena_writes_its_games(tmp_path: Path) -> None:
    told = run_arena(
        ["random", "chaos"],
        games=6,
        records=tmp_path / "games.jsonl",
        journal=tmp_path / "journal",
        writers=[ParquetWriter(tmp_path / "games", plies=True)],
    )
    assert told["tables"][0]["games"] == 6
    assert list(read_records(tmp_path / "games")) == list(Record.load_all(tmp_path / "games.jsonl"))
    rows = pq.read_table(tmp_path / "games" / "results.parquet").to_pylist()
    assert {row["player"] for row in rows} == {"random", "chaos"}


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    writer = ParquetWriter(tmp_path / "games")
    simulate("london", 2, ("random",), 3, seed=1, writers=[writer])
    path = tmp_path / "games" / "games.parquet"
    rows = pq.read_table(path)
    for column, value, code in (
        ("pack", "0" * 64, "record-pack"),
        ("city", "atlantis", "record-city"),
        ("actions", [1, 1, 1], "record-illegal"),
        ("actions", [30000], "record-illegal"),
    ):
        changed = rows.to_pylist()
        changed[1][column] = value
        pq.write_table(pa.Table.from_pylist(changed, rows.schema), tmp_path / "changed.parquet")
        with pytest.raises(RecordError, match=rf"\[{code}\]$"):
            list(read_records(tmp_path / "changed.parquet"))
    (tmp_path / "changed.parquet").write_bytes(b"PAR1")
    for name in ("changed.parquet", "nowhere"):
        with pytest.raises(RecordError, match=r"\[record-unreadable\]$"):
            list(read_records(tmp_path / name))


def test_games_that_were_broken_off_leave_the_old_tables(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    writer = ParquetWriter(folder)
    for _ in range(2):  # a writer can be used again
        simulate("london", 2, ("random",), 3, seed=1, writers=[writer])
    assert (writer.games, len(list(read_records(folder)))) == (3, 3)
    before = files(folder)

    def stop(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("london", 2, ("random",), 3, seed=2, on_progress=stop, writers=[writer])
    assert files(folder) == before


def test_views_of_different_tables_do_not_share_a_file(tmp_path: Path) -> None:
    records = [Game.new("london", seats=seats, seed=1).record() for seats in (2, 3)]
    with pytest.raises(DataError, match=r"\[views-differ\]$"):
        write_records(records, tmp_path / "games", views=True)


def test_the_page_has_a_table_of_every_column() -> None:
    text = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")
    for columns in (*TABLES.values(), VIEWS):
        for column in columns:
            kind = f"{column.type}" if columns is not VIEWS else f"list of {column.type}"
            assert (
                f"| `{column.name}` | {kind.replace('<item: ', ' of ').rstrip('>')} | {column.meaning} |"
                in text
            )


def test_a_record_column_is_json(tmp_path: Path) -> None:
    write_records(Record.load_all(SAMPLES), tmp_path / "games")
    first = pq.read_table(tmp_path / "games" / "games.parquet")["record"][0].as_py()
    assert json.loads(first)["format"] == "crosstown-record/1"
