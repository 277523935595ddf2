"""Players of one's own on a server: those that its host allows, by name."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from crosstown.errors import TextError
from crosstown.players.built_in_players import check_name
from crosstown.players.player import Player
from crosstown.players.player_registry import PlayerRegistry

OWN_PLAYERS = "CROSSTOWN_OWN_PLAYERS"
"""The environment variable that tells the processes of a server what its host allows, one a line."""
MAX_NAME = 24  # letters of a player at a table


def offer_players(specs: Iterable[str]) -> tuple[str, ...]:
    """Loads players, and offers them in this process and those it starts. Returns their names."""
    os.environ[OWN_PLAYERS] = "\n".join(map(_absolute, specs))
    for name in own_names():
        if len(name) > MAX_NAME:
            message = f"the player {name!r} cannot sit at a table: a name has at most {MAX_NAME} letters"
            raise TextError("player-name", message, offender=name)
    return own_names()


def own_names() -> tuple[str, ...]:
    """The names of the players that are offered besides the built-in ones."""
    return _offered(os.environ.get(OWN_PLAYERS, ""))[1]


def check_table_player(spec: str) -> str:
    """The name of a player with its option, if it can sit at a table of this server."""
    return spec if spec in own_names() else check_name(spec)


def make_own_player(name: str) -> Player:
    """A player that the host of this server allows and that has not started a game."""
    return _offered(os.environ.get(OWN_PLAYERS, ""))[0].make(name)


@lru_cache(maxsize=2)
def _offered(specs: str) -> tuple[PlayerRegistry, tuple[str, ...]]:
    registry = PlayerRegistry()
    names = [name for spec in specs.splitlines() for name in registry.add(spec)]
    return registry, tuple(dict.fromkeys(names))


def _absolute(spec: str) -> str:
    """Files are found from everywhere."""
    path = spec if spec.endswith(".py") else spec.rpartition(":")[0]
    return spec.replace(path, str(Path(path).absolute()), 1) if path.endswith(".py") else spec
