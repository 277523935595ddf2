"""A hash of all that a module is made of: its own file and every ``crosstown`` file it imports, however deep.

Compiled code and an arena's journal are kept under such hashes, so a change in any file they depend on gives
them a new name. Import statements are found by pattern: this runs at every start, and parsing the files would
take a tenth of a second. ``tests/parity/test_cache.py`` compares the pattern with Python's own parser.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).parents[3]  # the folder that holds the package

_TYPES_ONLY = re.compile(rb"^if TYPE_CHECKING:\n(?:[ \t].*\n|\n)*", re.MULTILINE)
_IMPORT = re.compile(
    rb"^[ \t]*(?:from[ \t]+(crosstown[\w.]*)[ \t]+import[ \t]+(\([^)]*\)|.*)|import[ \t]+(crosstown[\w.]*))",
    re.MULTILINE,
)
_COMMENT = re.compile(rb"#.*")
_NAME = re.compile(rb"(\w+)(?:\s+as\s+\w+)?")


def source_hash(start: str | Path, without: Collection[str] = ()) -> str:
    """The hash for a module, given by its name or its file; ``without`` names packages that do not count."""
    digest = hashlib.sha256()
    for name, path in source_files(start, without).items():
        digest.update(f"{name}\0{_read(path)[0]}\0".encode())
    return digest.hexdigest()[:16]


def source_files(start: str | Path, without: Collection[str] = ()) -> dict[str, Path]:
    """The files behind a module by module name, in order. A file outside the package goes by its stem."""
    first = start if isinstance(start, str) else _module_name(start)
    found: dict[str, Path] = {}
    waiting = [(first, find_module(start) if isinstance(start, str) else start)]
    while waiting:
        name, path = waiting.pop()
        if path is None or name in found or any(f"{name}.".startswith(f"{one}.") for one in without):
            continue
        found[name] = path
        waiting += [(module, find_module(module)) for module in (*_read(path)[1], *_parents(name))]
    return dict(sorted(found.items()))


def imported_modules(source: bytes) -> set[str]:
    """The modules of this package that a source imports when it runs: not those for type checkers alone."""
    found = set()
    for package, names, module in _IMPORT.findall(_TYPES_ONLY.sub(b"", source)):
        base = (package or module).decode()
        found.add(base)
        for name in _NAME.findall(_COMMENT.sub(b"", names)):
            if find_module(f"{base}.{name.decode()}"):
                found.add(f"{base}.{name.decode()}")
    return found


@lru_cache(maxsize=1024)
def find_module(name: str) -> Path | None:
    """The file of a module or package of this package, or none where there is no such module."""
    path = ROOT.joinpath(*name.split("."))
    return next((file for file in (Path(f"{path}.py"), path / "__init__.py") if file.is_file()), None)


@lru_cache(maxsize=1024)
def _read(path: Path) -> tuple[str, frozenset[str]]:
    source = path.read_bytes()
    return hashlib.sha256(source).hexdigest(), frozenset(imported_modules(source))


def forget_files() -> None:
    """Looks at all files again next time: they are expected not to change while the program runs."""
    find_module.cache_clear()
    _read.cache_clear()


def _parents(name: str) -> list[str]:
    """The packages around a module: importing it runs them, too."""
    parts = name.split(".")
    return [".".join(parts[:end]) for end in range(1, len(parts))] if parts[0] == "crosstown" else []


def _module_name(path: Path) -> str:
    if not path.is_relative_to(ROOT / "crosstown"):
        return path.stem
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
