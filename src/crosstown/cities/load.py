"""Loading cities: built-in packs and those of a server by their id, and any other pack by its path."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from crosstown.cities.checks.pack_fields import hint, quoted
from crosstown.cities.checks.problem_text import problem_text
from crosstown.cities.checks.read_and_check import MOST_BYTES, read_pack
from crosstown.cities.city import City
from crosstown.cities.guest_city import find_guest_city
from crosstown.errors import DataError, TextError
from crosstown.files import system_reason

PACKS = Path(__file__).parent / "packs"
EARLIER = PACKS / "earlier"  # earlier editions, which old games refer to
OWN_CITIES = "CROSSTOWN_CITIES"
"""How `crosstown serve` tells its processes of other cities, as a list of paths: the folder that keeps every
edition it ever offered, then the packs in it that are offered now. Each lies in a folder of its own."""
_SUFFIX = ".toml"
_LONGEST_SOURCE = 4096


def city_names() -> list[str]:
    """The ids of all cities: verified boards first, then by name, then those that a server was given."""
    cities = [load_city(stem) for stem in _stems()]
    built_in = sorted(cities, key=lambda city: (city.provenance != "verified", city.name))
    return [*(city.id for city in built_in), *(path.stem for path in _own_packs()[1])]


def load_city(source: str | Path | City) -> City:
    """A city by its id, by the path of a pack (has a separator or ends in ``.toml``), or the city itself."""
    if isinstance(source, City):
        return source
    if isinstance(source, Path):
        return _load_file(source)
    if not isinstance(source, str) or not 0 < len(source) <= _LONGEST_SOURCE or not source.isprintable():
        shown = quoted(source) if isinstance(source, str) else type(source).__name__
        message = f"{shown} names no city: give an id such as {quoted(_stems()[0])} or the path of a pack"
        raise TextError("bad-city", message, offender=shown)
    if source.endswith(_SUFFIX) or "/" in source or os.sep in source:
        return _load_file(Path(source))
    path = _current_pack(source)
    if path is not None:
        return _read_cached(_bytes(path), str(path))
    message = problem_text("unknown-city", {"name": quoted(source), **hint(source, city_names())})
    raise TextError("unknown-city", message, offender=source)


def load_edition(source: str, sha256: str) -> City:
    """The edition of a city with this hash: an earlier one, or one that a guest brought.

    The current edition if no edition has this hash.
    """
    guest = find_guest_city(source, sha256)
    if guest is not None:
        return guest.city
    found = next((edition for edition in editions(source) if edition.sha256 == sha256), None)
    return found or load_city(source)


def editions(name: str) -> Iterator[City]:
    """All editions of a city by its id: the current one, then the earlier ones. None if it is unknown."""
    for path in _edition_packs(name):
        yield _read_cached(_bytes(path), str(path))


def pack_bytes(city: City) -> bytes:
    """The pack of a city of this machine, as it is in its file. Raises `KeyError` for others."""
    for path in _edition_packs(city.id):
        data = _bytes(path)
        if _read_cached(data, str(path)).sha256 == city.sha256:
            return data
    raise KeyError(city.id)


def _edition_packs(name: str) -> Iterator[Path]:
    current, (kept, _) = _current_pack(name), _own_packs()
    if current is not None:
        yield current
    for folder in (EARLIER, *([kept] if kept else [])):
        for path in sorted(folder.glob(f"*/*{_SUFFIX}")):
            if path.stem == name and path != current:
                yield path


def _stems() -> list[str]:
    return sorted(path.stem for path in PACKS.glob(f"*{_SUFFIX}"))


def _own_packs() -> tuple[Path | None, list[Path]]:
    """The folder with all editions of other cities, and the packs that are offered now."""
    paths = [Path(path) for path in os.environ.get(OWN_CITIES, "").split(os.pathsep) if path]
    return (paths[0], paths[1:]) if paths else (None, [])


def _current_pack(name: str) -> Path | None:
    if name in _stems():
        return PACKS / f"{name}{_SUFFIX}"
    return next((path for path in _own_packs()[1] if path.stem == name), None)


@lru_cache(maxsize=128)
def _read_cached(data: bytes, file: str) -> City:
    """Cached by content, so that an edited pack is read again."""
    return read_pack(data, file)


def _load_file(path: Path) -> City:
    return read_pack(_bytes(path), str(path))


def _bytes(path: Path) -> bytes:
    """The bytes of a file, up to one more than the limit."""
    try:
        if path.is_file():
            with path.open("rb") as file:
                return file.read(MOST_BYTES + 1)
        reason = "it is not a file" if path.exists() else "there is no such file"
    except (OSError, ValueError) as error:
        reason = system_reason(error)
    message = f"cannot read the pack {quoted(str(path))}: {reason}"
    raise DataError("pack-unreadable", message, offender=str(path), where=str(path))
