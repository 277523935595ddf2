"""Cities of one's own on a server: their packs are checked, and a copy of every edition is kept.

A stored game names its city by the hash of its pack. The copies lie in the data folder, so a game goes on
with the edition it began with, even after the pack was edited or is no longer offered.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from crosstown.cities.load import OWN_CITIES, PACKS, load_city
from crosstown.errors import DataError
from crosstown.files import replacing, system_reason

FOLDER = "cities"  # in the data folder
SUFFIX = ".toml"


def packs_in(folder: Path) -> list[Path]:
    """The packs of a folder by name; hidden files and folders inside it do not count.

    An empty folder is fine, a missing one is not.
    """
    try:
        files = [file for file in folder.iterdir() if file.suffix == SUFFIX and file.is_file()]
    except (OSError, ValueError) as error:
        message = f"cannot read the folder of cities: {system_reason(error)}; name a folder of packs (*.toml)"
        raise DataError("cities-unreadable", message, offender=str(folder), where=str(folder)) from None
    return sorted(file for file in files if not file.name.startswith("."))


def offer_cities(files: Iterable[Path], data: Path) -> list[str]:
    """Checks packs, keeps copies in the data folder, and offers them in this process and those it starts.

    Returns the cities' names. Raises `PackError` with every problem of a pack.
    """
    kept = data.absolute() / FOLDER
    offered: dict[str, Path] = {}
    names = []
    for file in files:
        city = load_city(file)
        if city.id in offered or (PACKS / f"{city.id}.toml").exists():
            message = f"there is a city with the id {city.id!r} already: give this one another id"
            raise DataError("city-taken", message, offender=city.id, where=str(file))
        offered[city.id] = kept / city.sha256[:16] / f"{city.id}.toml"
        _keep(file, offered[city.id])
        names.append(city.name)
    if offered or kept.is_dir():
        os.environ[OWN_CITIES] = os.pathsep.join(map(str, (kept, *offered.values())))
    return names


def know_city(file: Path, data: Path) -> None:
    """Makes a pack known to this process: a city of its own, or another edition of one that is built in."""
    city = load_city(file)
    if not (PACKS / f"{city.id}.toml").exists():
        offer_cities([file], data)
        return
    kept = data.absolute() / FOLDER
    _keep(file, kept / city.sha256[:16] / f"{city.id}.toml")
    os.environ[OWN_CITIES] = str(kept)


def _keep(file: Path, copy: Path) -> None:
    if not copy.exists():
        copy.parent.mkdir(parents=True, exist_ok=True)
        with replacing(copy) as partial:
            partial.write_bytes(file.read_bytes())
