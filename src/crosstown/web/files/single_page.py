"""Serves the front end: one page for all its addresses, and the files it loads.

The files are read once, when the server starts. Without a built front end, its addresses show a notice.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from crosstown.pages.app_manifest import MANIFEST
from crosstown.pages.front_end import BUILT_FOLDER, PAGE, SCREENS, SERVICE_WORKER, FrontEnd
from crosstown.pages.release import SHELL, Release
from crosstown.web.api.http_errors import nothing_here
from crosstown.web.files.error_pages import front_end_missing
from crosstown.web.files.static_files import CACHE_FOREVER, REVALIDATE, StaticFile

ASSETS = "assets/"
ROOT = "/"  # the server's addresses begin here

Handler = Callable[[Request], Awaitable[Response]]


class SinglePageApp:
    def __init__(self, folder: Path = BUILT_FOLDER, head: str = "") -> None:
        """``head`` comes before everything that a page loads."""
        built = FrontEnd(folder)
        self.files = {
            name: StaticFile.create(name, content, packed=built.packed.get(name))
            for name, content in built.files.items()
        }
        self._pages: dict[str, StaticFile] = {}
        if built.html:
            release = Release(built)
            self._pages = {path: _page(release.page(screen, ROOT, head)) for path, screen in SCREENS.items()}
            self.files[SHELL] = _page(release.page(None, ROOT, head))
            self.files[MANIFEST] = StaticFile.create(MANIFEST, release.manifest)
            worker = release.service_worker().encode()
            self.files[SERVICE_WORKER] = StaticFile.create(SERVICE_WORKER, worker)

    def routes(self) -> list[BaseRoute]:
        fixed = [name for name in self.files if not name.startswith(ASSETS)]
        return [
            *(Route(path, self._serve_page(path), name=f"front {path}") for path in SCREENS),
            Route("/assets/{name:path}", self._serve_asset),
            *(Route(f"/{name}", self._serve_file(name)) for name in fixed),
        ]

    def _serve_page(self, path: str) -> Handler:
        async def show(request: Request) -> Response:
            """The same page for every address: its script decides what to show."""
            file = self._pages.get(path)
            return file.response(request, REVALIDATE) if file else front_end_missing()

        return show

    def _serve_file(self, name: str) -> Handler:
        async def serve(request: Request) -> Response:
            """A file whose name does not change with its content."""
            return self.files[name].response(request, REVALIDATE)

        return serve

    async def _serve_asset(self, request: Request) -> Response:
        """A file whose name changes with its content. Names are looked up in memory, never on the disk."""
        file = self.files.get(f"{ASSETS}{request.path_params['name']}")
        if file is None:
            raise nothing_here()
        return file.response(request, CACHE_FOREVER)


def _page(html: str) -> StaticFile:
    return StaticFile.create(PAGE, html.encode())
