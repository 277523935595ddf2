"""The network in use, as a file, and another one in its place."""

from __future__ import annotations

from importlib.resources import files

from crosstown.players.trained_networks import index, trained_network


def network_file() -> bytes:
    """The file that comes with Crosstown."""
    return files("crosstown.players").joinpath("networks", index().file).read_bytes()


def forget_networks() -> None:
    """Reads the network anew when it is needed next."""
    for read in (index, trained_network):
        read.cache_clear()
