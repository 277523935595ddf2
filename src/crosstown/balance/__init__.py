"""The balance of a city: measured by many games, judged, and shown as a report."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from crosstown.balance.measurements import measure as measure
    from crosstown.balance.verdicts import judge as judge

# They load when first used, so that commands which need no kernel start at once.
_HOMES = {"judge": "crosstown.balance.verdicts", "measure": "crosstown.balance.measurements"}

__all__ = ["judge", "measure"]


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        from importlib import import_module

        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'crosstown.balance' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
