"""Which code and which pack a machine has: all that take part must have the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from crosstown import __version__
from crosstown.cities.city import City
from crosstown.cities.load import load_edition
from crosstown.errors import DataError, TextError
from crosstown.rules.kernel.source_hash import source_hash
from crosstown.workers.work import Work

# Packages that cannot change how a game goes.
NO_ENGINE = ("crosstown.drawing", "crosstown.language")


@dataclass(frozen=True)
class Versions:
    crosstown: str
    code: str  # a hash of all modules that may change how a game goes
    pack: str  # the hash of the city's pack, as this machine has it

    def __str__(self) -> str:
        return f"crosstown {self.crosstown}, code {self.code[:12]}, pack {self.pack[:12]}"


def versions_here(module: str, city: City) -> Versions:
    """What this machine has for work that ``module`` does. A pack of one's own travels with the work."""
    try:
        pack = load_edition(city.id, city.sha256).sha256
    except TextError:
        pack = city.sha256
    return Versions(__version__, source_hash(module, NO_ENGINE), pack)


def versions_for(work: Work[Any, Any]) -> Versions:
    return versions_here(type(work).__module__, work.city)


def check_versions(node: str, here: Versions, there: Versions) -> None:
    if here != there:
        message = (
            f"the node {node} has other versions: {there} there, {here} here; "
            "install the same on every machine, and start Ray on it again"
        )
        raise DataError("node-differs", message, offender=node)
