"""Serves the front end that Vite has built: one page for all its addresses, and the files it loads.

The files are read once, when the server starts. Without a built front end, its addresses show a notice. The
page links to the files of the screen at its address, so that browsers load all of them at once instead of
one after another.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from crosstown.markup import escaped
from crosstown.web.api.http_errors import HttpError
from crosstown.web.files.error_pages import front_end_missing
from crosstown.web.files.static_files import CACHE_FOREVER, MEDIA_TYPES, REVALIDATE, StaticFile, media_type_of

BUILT_FOLDER = Path(__file__).parent.parent / "built"

# The addresses that the page's own router knows.
ADDRESSES = (
    "/",
    "/new/{city}",
    "/t/{table}",
    "/rules",
    "/rules/{city}",
    "/device",
    "/device/{code}",
    "/about",
)
# The source files of their screens.
SCREEN_SOURCES = {
    "/": "src/screens/home/HomePage.svelte",
    "/new/{city}": "src/screens/new-table/NewTablePage.svelte",
    "/t/{table}": "src/screens/TablePage.svelte",
}
PAGE, MANIFEST = "index.html", "parts.json"

Handler = Callable[[Request], Awaitable[Response]]


def is_built(folder: Path = BUILT_FOLDER) -> bool:
    return (folder / PAGE).is_file()


class SinglePageApp:
    def __init__(self, folder: Path = BUILT_FOLDER) -> None:
        self.files = _read(folder) if is_built(folder) else {}
        self._html = (folder / PAGE).read_text("utf-8") if self.files else ""
        self._manifest = _read_manifest(folder) if self.files else {}

    def routes(self) -> list[BaseRoute]:
        pages = [Route(path, self._serve_page(path), name=f"front {path}") for path in ADDRESSES]
        top_level = [name for name in self.files if "/" not in name and name not in (PAGE, MANIFEST)]
        return [
            *pages,
            Route("/assets/{name:path}", self._serve_asset),
            *(Route(f"/{name}", self._serve_top_level(name)) for name in top_level),
        ]

    def _serve_page(self, path: str) -> Handler:
        links = preload_links(self._manifest, SCREEN_SOURCES.get(path, PAGE))
        html = self._html.replace("</head>", f"{links}</head>", 1)
        file = StaticFile.create(MEDIA_TYPES[".html"], html.encode())

        async def show(request: Request) -> Response:
            """The same page for every address: its script decides what to show."""
            return file.response(request, REVALIDATE) if self.files else front_end_missing()

        return show

    def _serve_top_level(self, name: str) -> Handler:
        async def serve(request: Request) -> Response:
            """A file whose name does not change with its content."""
            return self.files[name].response(request, REVALIDATE)

        return serve

    async def _serve_asset(self, request: Request) -> Response:
        """A file whose name changes with its content. Names are looked up in memory, never on the disk."""
        file = self.files.get(f"assets/{request.path_params['name']}")
        if file is None:
            raise HttpError("unknown-path", "there is nothing at this address")
        return file.response(request, CACHE_FOREVER)


def _read(folder: Path) -> dict[str, StaticFile]:
    """All files that may be served, by their paths in the folder."""
    found = {}
    for path in sorted(folder.rglob("*")):
        media_type = media_type_of(path.name)
        if media_type is not None and path.is_file():
            found[path.relative_to(folder).as_posix()] = StaticFile.create(media_type, path.read_bytes())
    return found


class BuiltFile(msgspec.Struct):
    """An entry of Vite's manifest. ``imports`` are names of source files."""

    file: str
    imports: list[str] = []
    css: list[str] = []


def _read_manifest(folder: Path) -> dict[str, BuiltFile]:
    path = folder / MANIFEST
    return msgspec.json.decode(path.read_bytes(), type=dict[str, BuiltFile]) if path.is_file() else {}


def preload_links(manifest: Mapping[str, BuiltFile], screen: str) -> str:
    """Links to a screen's scripts and styles, except those that the page itself loads."""
    page = _with_imports(manifest, PAGE)
    scripts = [file for name, file in _with_imports(manifest, screen).items() if name not in page]
    sheets = dict.fromkeys(sheet for file in scripts for sheet in file.css)
    return "".join(
        [
            *(
                f'<link rel="modulepreload" crossorigin href="/{escaped(script.file)}" />'
                for script in scripts
            ),
            *(f'<link rel="preload" as="style" crossorigin href="/{escaped(sheet)}" />' for sheet in sheets),
        ]
    )


def _with_imports(manifest: Mapping[str, BuiltFile], name: str) -> dict[str, BuiltFile]:
    found: dict[str, BuiltFile] = {}
    wanted = [name]
    while wanted:
        name = wanted.pop()
        if name in manifest and name not in found:
            found[name] = manifest[name]
            wanted += manifest[name].imports
    return found
