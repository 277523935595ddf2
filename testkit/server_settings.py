"""Settings of a server that its command has no options for, and other values for constants of its modules."""

from __future__ import annotations

from functools import partial
from importlib import import_module

from crosstown.web.server import config, processes


def set_up(settings: dict[str, object], constants: dict[str, float]) -> None:
    """In the server's process, before its command runs."""
    assert processes  # all modules are loaded before their constants change
    setattr(config, "Config", partial(config.Config, **settings))  # type: ignore[arg-type] # noqa: B010
    for place, value in constants.items():
        module, name = place.split(":")
        kind = type(getattr(import_module(module), name))
        setattr(import_module(module), name, kind(value))
