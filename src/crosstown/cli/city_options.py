"""The options that offer cities besides the built-in ones, for servers and for sites."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

OtherCities = Annotated[
    list[Path] | None,
    typer.Option("--city", "-c", help="The pack of another city to offer. Repeatable."),
]
CityFolder = Annotated[
    Path | None,
    typer.Option("--cities", help="A folder of packs: all its cities are offered."),
]
