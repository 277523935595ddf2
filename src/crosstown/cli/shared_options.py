"""The options that several commands have, and what those of many games and of Parquet tables ask for."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from crosstown.cli.output.error_messages import usage_error
from crosstown.files import check_writable

if TYPE_CHECKING:
    from crosstown.cities.city import City
    from crosstown.data.parquet_writer import ParquetWriter

CITY_HELP = "A city's id, such as london, or the path of a pack."

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
CityArgument = Annotated[str, typer.Argument(metavar="CITY", help=CITY_HELP)]
CityOption = Annotated[str, typer.Option("--city", "-c", help=CITY_HELP)]
CityFolder = Annotated[
    Path | None,
    typer.Option("--cities", help="A folder of packs: all its cities are offered."),
]
Code = Annotated[
    list[Path] | None, typer.Option("--code", help="A Python file with your own players. Repeatable.")
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        help="A PostgreSQL address, postgresql://…, instead of a data folder.",
        envvar="CROSSTOWN_DATABASE",
    ),
]
Language = Annotated[
    str | None, typer.Option("--language", "-l", help="en, de, nl or da. Default: your system's.")
]
On = Annotated[
    str,
    typer.Option(
        "--on", help="Where to play: local, ray, or the address of a Ray cluster, such as ray://host:10001."
    ),
]
OtherCities = Annotated[
    list[Path] | None,
    typer.Option("--city", "-c", help="The pack of another city to offer. Repeatable."),
]
Parquet = Annotated[
    Path | None, typer.Option("--parquet", help="Write the games as Parquet tables into this folder.")
]
Plies = Annotated[bool, typer.Option("--plies", help="With --parquet: a table of all moves, too.")]
Records = Annotated[
    Path | None, typer.Option("--records", help="Write the record of every game, one per line.")
]
Views = Annotated[
    bool,
    typer.Option("--views", help="With --parquet: all moves, with what the player saw, encoded."),
]
Workers = Annotated[
    int | None,
    typer.Option(
        "--workers",
        "-w",
        min=1,
        max=1024,
        help="Number of processes. Default: 1; on a cluster, one for each processor.",
    ),
]


def check_workers(workers: int | None, on: str) -> int | None:
    """The number of workers. More than two for each processor of this machine would only slow it down."""
    from crosstown.workers.open_pool import LOCAL, check_place

    here = check_place(on) == LOCAL
    return min(workers, 2 * (os.cpu_count() or 1)) if workers is not None and here else workers


def parquet_writers(
    folder: Path | None, plies: bool, views: bool, city: City, command: str
) -> list[ParquetWriter]:
    """The writer that is asked for, if any. Fails before anything is played if it cannot write.

    ``command`` has only what decides the games: the same games give the same bytes, wherever they are played.
    """
    if folder is None:
        if plies or views:
            raise usage_error("needs-parquet", "--plies and --views say what --parquet writes: give a folder")
        return []
    from crosstown.data.parquet_writer import ParquetWriter

    check_writable(folder / "games.parquet" if folder.is_dir() else folder)
    metadata = {"command": command, "city": city.id, "pack": city.sha256}
    return [ParquetWriter(folder, plies=plies, views=views, metadata=metadata)]
