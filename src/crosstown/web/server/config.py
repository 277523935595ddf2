"""The settings of a server, made from the command line and handed to every process."""

from __future__ import annotations

import msgspec

from crosstown.service.scheduler import BOT_PAUSE
from crosstown.service.tables.deadlines_and_absences import UNDO_WINDOW


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """The options of ``crosstown serve``, and a few for tests."""

    host: str = "127.0.0.1"
    port: int = 8008
    database: str = ""  # sqlite:///… or postgresql://…
    metrics_port: int | None = None
    metrics_host: str = ""  # the same as host
    workers: int = 1
    thinkers: int = 1  # processes for bots, for each worker
    pause: int = BOT_PAUSE  # milliseconds before a bot's move
    undo_window: int = UNDO_WINDOW  # milliseconds for which bots wait for an undo
    origins: tuple[str, ...] = ()  # other sites whose pages may connect
    host_names: tuple[str, ...] = ()  # under which requests may come; empty for any
    guest_cities: bool = True  # guests may bring cities to their tables
    keep_unused: int = 30  # days; 0 keeps everything
    proxies: str = "127.0.0.1"  # addresses whose forwarding headers are trusted
    log_level: str = "info"
    log_format: str = "json"  # or plain, for people
    synchronous: str = "FULL"  # or NORMAL
    limits: bool = True  # rate limits
    prepare: bool = True  # city facts and pictures before anybody asks for them
    front_end: str | None = None  # a folder with another built front end than the package's own
