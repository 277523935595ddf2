"""Games as Parquet tables, for Polars, pandas, DuckDB and programs that learn.

``pip install 'crosstown-game[data]'`` brings pyarrow, which this package needs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosstown.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from crosstown.data.parquet_writer import ParquetWriter as ParquetWriter
    from crosstown.data.parquet_writer import write_records as write_records
    from crosstown.data.read_games import read_records as read_records

_HOMES = {
    "ParquetWriter": "crosstown.data.parquet_writer",
    "read_records": "crosstown.data.read_games",
    "write_records": "crosstown.data.parquet_writer",
}

__all__ = ["ParquetWriter", "read_records", "write_records"]

__getattr__ = lazy_exports(__name__, _HOMES)


def __dir__() -> list[str]:
    return __all__
