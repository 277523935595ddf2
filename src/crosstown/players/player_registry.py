"""Finds players by name: those built in, those of installed packages, and those in the user's own code.

A package offers players in its entry point group ``crosstown.players``. A file offers every class in it that
builds on `Player` and does not begin with an underscore. Code can also be named where a player is asked for:
``my_bot.py``, ``my_bot.py:MyBot``, or ``my_module:MyBot``.
"""

from __future__ import annotations

import contextlib
import hashlib
import inspect
import os
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType

from crosstown.errors import DataError, TextError
from crosstown.files import system_reason
from crosstown.players.built_in_players import (
    check_name,
    make_player,
    player_names,
    player_source,
    unknown_player,
)
from crosstown.players.faults import error_text, place_in
from crosstown.players.player import Player

GROUP = "crosstown.players"
_NAME = re.compile("[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True)
class CodeFile:
    """A file with players: where it lies, and its bytes as they were when it was read."""

    path: str
    source: bytes

    @property
    def sha256(self) -> str:
        """The hash of its bytes."""
        return hashlib.sha256(self.source).hexdigest()


def read_code(path: str | Path) -> CodeFile:
    """Reads a file with players; it is not run yet."""
    try:
        return CodeFile(str(path), Path(path).read_bytes())
    except (OSError, ValueError) as error:
        message = f"cannot read the code: {system_reason(error)}; give the path of a Python file"
        raise DataError("code-unreadable", message, offender=str(path), where=str(path)) from None


@dataclass(frozen=True)
class _OwnPlayer:
    """A class from the user's code: where it was found, and what tells it from other versions."""

    kind: type[Player]
    where: str
    source: str


class PlayerRegistry:
    """All players that can be named. Another process can make the same registry from the same files."""

    def __init__(self, code: Iterable[CodeFile] = ()) -> None:
        self.code: tuple[CodeFile, ...] = ()
        self._own: dict[str, _OwnPlayer] = {}
        for file in code:
            self._add_file(file)

    def add(self, spec: str, code: Iterable[CodeFile] = ()) -> tuple[str, ...]:
        """Adds players by ``file.py``, ``file.py:Class`` or ``module:Class``; returns their names.

        Files in ``code`` are not read again. Of the players that need not be added, it checks the name.
        """
        place, name = _split(spec)
        if place.endswith(".py"):
            known = next((file for file in code if file.path == place), None)
            return self._add_file(known or read_code(place), name)
        if name is None or self.is_built_in(spec):
            return (self.check(spec),)
        kind = _load_class(place, name)
        self._add(_checked_name(kind, spec), kind, spec, f"module {place}")
        return (kind.name,)

    def find(self, spec: str) -> str:
        """The name of one player, with its option. Code is added when it is named for the first time."""
        known = next((name for name, own in self._own.items() if own.where == spec), None)
        if known is not None:
            return known
        names = self.add(spec)
        if len(names) > 1:
            message = f"{spec} has several players: write {spec}:Class for one of them"
            raise TextError("bad-players", message, offender=spec[:40])
        return names[0]

    def _add_file(self, file: CodeFile, only: str | None = None) -> tuple[str, ...]:
        kinds = load_code(file)
        if only is not None:
            kinds = {name: kind for name, kind in kinds.items() if kind.__name__ == only}
            if not kinds:
                message = f"there is no player {only!r} in the file"
                raise DataError("code-no-player", message, offender=only, where=file.path)
        where = file.path if only is None else f"{file.path}:{only}"
        for name, kind in kinds.items():
            self._add(name, kind, where, f"sha256 {file.sha256}")
        self.code = (*self.code, file)
        return tuple(kinds)

    def _add(self, name: str, kind: type[Player], where: str, source: str) -> None:
        taken = None
        if name in self._own:
            taken = f"a player in {self._own[name].where}"
        elif name in player_names():
            taken = "a player that is built in"
        elif name in self._offers:
            taken = f"a player of the package {_package(self._offers[name][0])}"
        if taken:
            message = f"the player {name!r} has the name of {taken}: give the class another name"
            raise DataError("player-clash", message, offender=name, where=where)
        self._own[name] = _OwnPlayer(kind, where, source)

    @cached_property
    def _offers(self) -> Mapping[str, list[EntryPoint]]:
        offers: dict[str, list[EntryPoint]] = {}
        for point in entry_points(group=GROUP):
            offers.setdefault(point.name, []).append(point)
        return offers

    @property
    def own(self) -> tuple[str, ...]:
        """The names of the players from the user's code, in its order."""
        return tuple(self._own)

    @property
    def packaged(self) -> tuple[str, ...]:
        """The names of players that installed packages offer, without those that are built in."""
        return tuple(sorted(set(self._offers) - set(player_names())))

    @property
    def names(self) -> tuple[str, ...]:
        """All names, those from the user's code first."""
        return (*self.own, *player_names(), *self.packaged)

    def check(self, spec: str) -> str:
        """The name of a player with its option, if there is such a player and it can be loaded."""
        if self.is_built_in(spec):
            return check_name(spec)
        self.kind(spec)
        return spec

    def make(self, spec: str) -> Player:
        """Makes a player that has not started a game."""
        return make_player(spec) if self.is_built_in(spec) else self.kind(spec)()

    def is_built_in(self, spec: str) -> bool:
        """Whether a player comes with Crosstown."""
        return spec.split(":")[0] in player_names()

    def source(self, spec: str) -> str:
        """Where a player comes from, down to its version: players with equal sources play alike."""
        if self.is_built_in(spec):
            return player_source(spec)
        if spec in self._own:
            return self._own[spec].source
        point = self._offers[spec][0]
        return f"{_package(point)} {point.dist.version if point.dist else ''}".strip()

    def kind(self, name: str) -> type[Player]:
        """The class of a player that is not built in."""
        if name in self._own:
            return self._own[name].kind
        points = self._offers.get(name, [])
        if not points:
            raise unknown_player(name, self.names, name)
        if len(points) > 1:
            packages = " and ".join(_package(point) for point in points)
            message = f"the packages {packages} both offer a player {name!r}: uninstall one of them"
            raise DataError("player-clash", message, offender=name)
        return _load_point(points[0])


def load_code(file: CodeFile) -> dict[str, type[Player]]:
    """Runs a code file; returns its players by name, in the order of the file."""
    module = _run(file)
    kinds = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Player) and kind.__module__ == module.__name__
    ]
    found: dict[str, type[Player]] = {}
    for kind in dict.fromkeys(kinds):
        if not kind.__name__.startswith("_") and not inspect.isabstract(kind):
            name = _checked_name(kind, file.path)
            if name in found:
                message = f"two players are called {name!r}: give one of them another name"
                raise DataError("player-clash", message, offender=name, where=file.path)
            found[name] = kind
    if not found:
        raise _no_player(file, kinds)
    return found


def _run(file: CodeFile) -> ModuleType:
    """The file as a module. It can import from its own folder, after all other places."""
    module = ModuleType(f"crosstown_code_{hashlib.sha256(file.path.encode()).hexdigest()[:12]}")
    module.__file__ = file.path
    folder = str(Path(file.path).parent.resolve())
    if folder not in sys.path:
        sys.path.append(folder)
    sys.modules[module.__name__] = module
    try:
        with contextlib.redirect_stdout(sys.stderr):  # what it prints is not part of our output
            exec(compile(file.source, file.path, "exec"), vars(module))
    except SyntaxError as error:
        if error.filename == file.path:
            message = f"this is not Python: {error.msg}"
            raise DataError("code-syntax", message, where=f"{file.path}:{error.lineno or 1}") from None
        raise _raised(error, file) from None
    except (Exception, SystemExit) as error:
        raise _raised(error, file) from None
    return module


def _raised(error: BaseException, file: CodeFile) -> DataError:
    place = place_in(error, {file.path}) or file.path
    return DataError("code-raised", f"the code raised {error_text(error)}", offender=file.path, where=place)


def _no_player(file: CodeFile, kinds: list[type[Player]]) -> DataError:
    unfinished = [kind.__name__ for kind in kinds if inspect.isabstract(kind)]
    if unfinished:
        message = f"the class {unfinished[0]} has no method choose(self, view, moves): write one"
    else:
        message = "there is no player in the file: write a class that builds on crosstown.players.Player"
    return DataError("code-no-player", message, offender=file.path, where=file.path)


def _checked_name(kind: type[Player], where: str) -> str:
    name = kind.name
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        message = (
            f"the name of the class {kind.__name__} is {str(name)[:40]!r}: "
            "use lower-case letters, digits and single dashes"
        )
        raise DataError("player-name", message, offender=str(name)[:40], where=where)
    return name


def _split(spec: str) -> tuple[str, str | None]:
    """``place:Class`` in two; the colon of ``C:\\bots\\mine.py`` is none."""
    place, colon, name = spec.rpartition(":")
    return (place, name) if colon and name.isidentifier() and len(place) > 1 else (spec, None)


def _load_class(module: str, name: str) -> type[Player]:
    """A class from a module, which may lie in the current folder."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    where = f"{module}:{name}"
    return _load(where, where, lambda: getattr(import_module(module), name))


def _load_point(point: EntryPoint) -> type[Player]:
    return _load(
        point.name, f"package {_package(point)}, entry point {point.name} = {point.value}", point.load
    )


def _load(name: str, where: str, load: Callable[[], object]) -> type[Player]:
    try:
        with contextlib.redirect_stdout(sys.stderr):
            kind = load()
    except (Exception, SystemExit) as error:
        at = place_in(error, set())
        message = f"the player {name!r} cannot be loaded: {error_text(error)}{f' at {at}' if at else ''}"
        raise DataError("player-unloadable", message, offender=name, where=where) from None
    if not isinstance(kind, type) or not issubclass(kind, Player) or inspect.isabstract(kind):
        message = f"the player {name!r} is no class that builds on crosstown.players.Player"
        raise DataError("player-unloadable", message, offender=name, where=where)
    return kind


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist else point.value.split(":")[0]
