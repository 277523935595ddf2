"""Loading cities: the built-in packs by id, and any other pack by its path."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from crosstown.cities.city import City
from crosstown.cities.pack_fields import hint, quoted
from crosstown.cities.read_pack import MOST_BYTES, read_pack
from crosstown.errors import DataError, TextError
from crosstown.files import system_reason

PACKS = Path(__file__).parent / "packs"
EARLIER = PACKS / "earlier"  # earlier editions, which old games refer to
_SUFFIX = ".toml"
_LONGEST_SOURCE = 4096


def city_names() -> list[str]:
    """The ids of the packs that come with Crosstown: verified boards first, then by name."""
    cities = [load_city(stem) for stem in _stems()]
    return [city.id for city in sorted(cities, key=lambda city: (city.provenance != "verified", city.name))]


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
    if source in _stems():
        path = PACKS / f"{source}{_SUFFIX}"
        return _read_built_in(_bytes(path), str(path))
    message = f"there is no city {quoted(source)}{hint(source, city_names())}"
    raise TextError("unknown-city", message, offender=source)


def load_edition(source: str, sha256: str) -> City:
    """The edition of a city with this hash, for games that were played with an earlier one.

    The current edition if no edition has this hash.
    """
    city = load_city(source)
    if city.sha256 != sha256:
        return next((edition for edition in editions(city) if edition.sha256 == sha256), city)
    return city


def editions(city: City) -> Iterator[City]:
    """All editions of a built-in city: the current one, then the earlier ones."""
    yield city
    for path in sorted(EARLIER.glob(f"*/{city.id}{_SUFFIX}")):
        yield _read_built_in(_bytes(path), str(path))


def _stems() -> list[str]:
    return sorted(path.stem for path in PACKS.glob(f"*{_SUFFIX}"))


@lru_cache(maxsize=32)
def _read_built_in(data: bytes, file: str) -> City:
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
