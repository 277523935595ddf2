"""Shows one record in the browser: the front end, the cities and the record, on this machine alone.

There are no tables, no guests and no store. The record lies at an address that nobody can guess, so that
other people on the machine cannot read it.
"""

from __future__ import annotations

import secrets
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from crosstown.pages.front_end import BUILT_FOLDER, SERVICE_WORKER
from crosstown.pages.media_types import JSON
from crosstown.pages.site import HEAD
from crosstown.web.files.city_files import CityFiles
from crosstown.web.files.single_page import SinglePageApp

HOST = "127.0.0.1"


def show_record(record: bytes, started: Callable[[str], None], front_end: Path = BUILT_FOLDER) -> None:
    """Serves the page of a record until a signal stops it; calls ``started`` with the page's address."""
    name = secrets.token_urlsafe(16)
    listener = socket.create_server((HOST, 0))
    port = listener.getsockname()[1]
    app = record_app(name, record, front_end)
    server = _Uvicorn(uvicorn.Config(app, lifespan="off", log_config=None, server_header=False))
    server.started_at = lambda: started(f"http://{HOST}:{port}/game#record={name}")
    server.run([listener])


def record_app(name: str, record: bytes, front_end: Path = BUILT_FOLDER) -> Starlette:
    """Without the service worker: what a browser keeps of a page must not outlive its server."""
    page = SinglePageApp(front_end, HEAD)
    page.files.pop(SERVICE_WORKER, None)

    async def send(request: Request) -> Response:
        return Response(record, media_type=JSON, headers={"cache-control": "no-store"})

    return Starlette(
        routes=[Route(f"/record/{name}.json", send), *CityFiles().routes(), *page.routes()],
    )


class _Uvicorn(uvicorn.Server):
    started_at: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.started_at()
