"""Writes games to a folder of Parquet files, in groups of rows of bounded size."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from itertools import groupby, islice
from pathlib import Path
from typing import Any, Self

from crosstown import __version__
from crosstown.cities.city import City
from crosstown.data.games_to_rows import Batches, GamesToRows
from crosstown.data.table_columns import TABLES, pa, pc, pq, schema_of
from crosstown.encoding import VERSION
from crosstown.errors import DataError
from crosstown.files import replacing, system_reason
from crosstown.game.records.record import Record
from crosstown.game.records.record_replay import city_of
from crosstown.simulation.played_games import RecordedGames

GROUP_BYTES = 16 * 1024 * 1024  # what is held of a table before it is written
GROUP_ROWS = 100_000
RECORDS_AT_A_TIME = 100


class ParquetWriter:
    """Writes ``games.parquet``, ``results.parquet`` and, where wanted, ``plies.parquet``.

    Use it in a ``with`` block, or hand it to `crosstown.arena.simulate` as one of its ``writers``. Files take
    their place when all games are written. A table of earlier games that is not written now is removed.
    ``views`` adds to each ply what its seat could see, encoded, and the mask of legal actions.
    ``metadata`` is kept in the files, beside the versions of Crosstown and of the encoding.
    """

    def __init__(
        self,
        folder: str | Path,
        *,
        plies: bool = False,
        views: bool = False,
        metadata: Mapping[str, str] | None = None,
    ) -> None:
        self.folder = Path(folder)
        self.games = 0  # written so far
        self.pack = GamesToRows(plies or views, views)
        told = {"version": __version__, "encoding": VERSION, **(metadata or {})}
        self._metadata = {f"crosstown.{name}": text for name, text in told.items()}

    def __enter__(self) -> Self:
        self.games = 0
        self._tables: dict[str, _Table] = {}
        self._stack = ExitStack()
        with self._checked():
            self.folder.mkdir(exist_ok=True)
        return self

    def write(self, packed: Batches) -> None:
        """Writes the batches that `pack` made."""
        with self._checked():
            for name, batch in packed.items():
                self._table(name, batch).add(batch, self.games)
        self.games += packed["games"].num_rows

    def __exit__(self, *error: Any) -> None:
        if error[0] is not None:
            self._stack.__exit__(*error)  # whatever lay at the files' places stays there
            return
        with self._checked(), self._stack:
            for name in ("games", "results", *(["plies"] if self.pack.plies else [])):
                self._table(name).finish()
        for name in set(TABLES) - set(self._tables):
            (self.folder / f"{name}.parquet").unlink(missing_ok=True)

    def _table(self, name: str, batch: Any = None) -> _Table:
        if name not in self._tables:
            schema = (schema_of(name) if batch is None else batch.schema).with_metadata(self._metadata)
            partial = self._stack.enter_context(replacing(self.folder / f"{name}.parquet"))
            writer = self._stack.enter_context(pq.ParquetWriter(partial, schema, compression="zstd"))
            self._tables[name] = _Table(writer, schema)
        return self._tables[name]

    @contextmanager
    def _checked(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            message = f"cannot write it: {system_reason(error)}; choose another place or name"
            raise DataError("unwritable", message, where=str(self.folder)) from None


class _Table:
    def __init__(self, writer: Any, schema: Any) -> None:
        self._writer = writer
        self._schema = schema
        self._waiting: list[Any] = []

    def add(self, batch: Any, first: int) -> None:
        """Adds rows, whose games are numbered from ``first`` on."""
        if not batch.schema.equals(self._schema):
            message = "views of tables with different numbers of seats cannot lie in one file"
            raise DataError("views-differ", message)
        numbers = pc.add(batch.column(0), pa.scalar(first, pa.int64()))
        batch = pa.RecordBatch.from_arrays([numbers, *batch.columns[1:]], schema=self._schema)
        self._waiting.append(batch)
        rows = sum(one.num_rows for one in self._waiting)
        if rows >= GROUP_ROWS or sum(one.nbytes for one in self._waiting) >= GROUP_BYTES:
            self.finish()

    def finish(self) -> None:
        if self._waiting:
            self._writer.write_table(pa.Table.from_batches(self._waiting, self._schema))
            self._waiting = []


def write_records(
    records: Iterable[Record],
    folder: str | Path,
    *,
    plies: bool = False,
    views: bool = False,
    city: City | None = None,
) -> int:
    """Writes records to a folder of Parquet files; returns how many. Every record is replayed by the rules.

    For a city that is not built in, give the city too.
    """
    with ParquetWriter(folder, plies=plies, views=views) as writer:
        for (name, _), group in groupby(records, lambda record: (record.city.id, record.city.sha256)):
            while some := list(islice(group, RECORDS_AT_A_TIME)):
                board = city if city is not None and city.id == name else city_of(some[0])
                writer.write(writer.pack(RecordedGames(board, some)))
    return writer.games
