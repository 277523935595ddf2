"""``crosstown serve``: runs the server for playing in the browser."""

from __future__ import annotations

import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from crosstown.cli.output.error_messages import usage_error
from crosstown.cli.shared_options import CityFolder, Database, OtherCities


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on. 0.0.0.0 lets other machines connect.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8008,
    data: Annotated[
        Path | None,
        typer.Option("--data", help="The folder that stores games.", show_default="your data folder"),
    ] = None,
    database: Database = None,
    city: OtherCities = None,
    cities: CityFolder = None,
    guest_cities: Annotated[
        str,
        typer.Option(
            "--guest-cities",
            help="allow or forbid guests to bring cities of their own to their tables and print them.",
        ),
    ] = "allow",
    player: Annotated[
        list[str] | None,
        typer.Option(
            "--player",
            help="Another computer player to offer: mybot.py, my_module:MyBot, or the name of an installed "
            "one. Repeatable.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Number of server processes. More than one needs PostgreSQL.")
    ] = 1,
    thinkers: Annotated[
        int, typer.Option(min=1, max=64, help="Number of processes for computer players, per worker.")
    ] = 1,
    metrics_port: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=65000,
            help="The port for Prometheus metrics of all workers. Each worker uses one more port.",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", help="Another site whose pages may connect, such as https://… Repeatable."),
    ] = None,
    host_name: Annotated[
        list[str] | None,
        typer.Option(
            "--host-name", help="Answer only under this name, such as play.example.org. Repeatable."
        ),
    ] = None,
    proxies: Annotated[
        str,
        typer.Option("--proxies", help="Addresses or networks of proxies whose headers are trusted."),
    ] = "127.0.0.1",
    keep_unused: Annotated[
        int,
        typer.Option(
            min=0,
            help="Days after which guests without a table and tables without a game are removed; 0: never.",
        ),
    ] = 30,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    log_format: Annotated[
        str | None,
        typer.Option(help="json or plain.", show_default="plain in a terminal, else json"),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the game in your browser.")] = False,
) -> None:
    """Run a server for playing in the browser.

    Without options it accepts connections from this machine only and stores games in a file.

    Example: [bold]crosstown serve --port 8000 --data games[/bold]
    """
    from crosstown.cities.own_cities import offer_cities, packs_in
    from crosstown.pages.front_end import BUILD_COMMAND, is_built
    from crosstown.store.open_store import data_folder
    from crosstown.web.server.config import Config
    from crosstown.web.server.logs import FORMATS, LEVELS
    from crosstown.web.server.processes import serve as run

    if workers > 1 and database is None:
        message = (
            f"{workers} workers cannot share an SQLite file: use PostgreSQL with --database postgresql://…, "
            "or run one worker"
        )
        raise usage_error("workers-need-postgresql", message, f"--workers {workers}")
    if database is not None and not database.startswith(("postgresql://", "postgres://")):
        message = "--database must begin with postgresql://; use --data for a folder"
        raise usage_error("bad-database", message)
    if log_level not in LEVELS:
        raise usage_error("bad-log-level", f"--log-level must be one of {', '.join(LEVELS)}", log_level)
    if log_format not in (None, *FORMATS):
        raise usage_error("bad-log-format", f"--log-format must be one of {', '.join(FORMATS)}", log_format)
    if guest_cities not in ("allow", "forbid"):
        raise usage_error("bad-guest-cities", "--guest-cities must be allow or forbid", guest_cities)
    if workers > 1 and sys.platform == "win32":
        message = "Windows runs one worker only: leave out --workers, or use --thinkers for computer players"
        raise usage_error("workers-need-posix", message, f"--workers {workers}")
    folder = data or data_folder()
    added = offer_cities([*(city or ()), *(packs_in(cities) if cities else ())], folder)
    if player:
        from crosstown.players.own_players import offer_players

        added += offer_players(player)
    config = Config(
        host=host,
        port=port,
        database=database or f"sqlite:///{folder.absolute() / 'crosstown.sqlite'}",
        workers=workers,
        thinkers=thinkers,
        metrics_port=metrics_port,
        origins=tuple(origin or ()),
        host_names=tuple(name.lower() for name in host_name or ()),
        proxies=proxies,
        guest_cities=guest_cities == "allow",
        keep_unused=keep_unused,
        log_level=log_level,
        log_format=log_format or ("plain" if sys.stderr.isatty() else "json"),
    )
    where = "in PostgreSQL" if database is not None else f"in {folder}"
    address = f"http://{'[' + host + ']' if ':' in host else host}:{port}/"

    def announce() -> None:
        typer.echo(f"Crosstown: {address} (games are kept {where}; Ctrl-C stops it)")
        if added:
            typer.echo(f"Also offered: {', '.join(added)}")
        if not is_built():
            typer.echo(f"The front end is not built: browsers get a notice. To build it: {BUILD_COMMAND}")
        if open_browser:
            # In a thread: some browsers return only when they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(config, announce)
