"""The options of commands that write games as Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from crosstown.cities.city import City
    from crosstown.data.parquet_writer import ParquetWriter

Parquet = Annotated[
    Path | None, typer.Option("--parquet", help="Write the games as Parquet tables into this folder.")
]
Plies = Annotated[bool, typer.Option("--plies", help="With --parquet: a table of all moves, too.")]
Views = Annotated[
    bool,
    typer.Option("--views", help="With --parquet: all moves, with what the player saw, encoded."),
]


def parquet_writers(
    folder: Path | None, plies: bool, views: bool, city: City, command: str
) -> list[ParquetWriter]:
    """The writer that is asked for, if any. Fails before anything is played if it cannot write.

    ``command`` has only what decides the games: the same games give the same bytes, wherever they are played.
    """
    from crosstown.cli.output.error_messages import usage_error
    from crosstown.files import check_writable

    if folder is None:
        if plies or views:
            raise usage_error("needs-parquet", "--plies and --views say what --parquet writes: give a folder")
        return []
    from crosstown.data.parquet_writer import ParquetWriter

    check_writable(folder / "games.parquet" if folder.is_dir() else folder)
    metadata = {"command": command, "city": city.id, "pack": city.sha256}
    return [ParquetWriter(folder, plies=plies, views=views, metadata=metadata)]
