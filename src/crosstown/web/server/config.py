"""How a server is run: what the command line says, handed to every process."""

from __future__ import annotations

import msgspec


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of one server. ``database`` is where games are kept: a SQLite file or a PostgreSQL address.
    ``front`` is a folder with another built front end than the package's own.
    """

    host: str = "127.0.0.1"
    port: int = 8008
    database: str = ""
    metrics_port: int | None = None
    workers: int = 1
    thinkers: int = 1
    pause: int = 700
    origins: tuple[str, ...] = ()
    proxies: str = "127.0.0.1"
    log_level: str = "info"
    synchronous: str = "FULL"
    limits: bool = True
    front: str | None = None
