"""The front end as Vite has built it: one page for all its addresses, and the files that it asks for.

It is read once, when the server starts. Where it was not built, its addresses answer with a notice. The page
names the files of the screen that its address shows, so that a browser asks for all of them at once and not
for one after another.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from html import escape
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from crosstown.web.api.http_errors import HttpError
from crosstown.web.files.error_pages import front_end_missing
from crosstown.web.files.static_files import ASK, FOREVER, KINDS, File, kind_of

BUILT = Path(__file__).parent.parent / "built"

# The addresses that the page's own router knows.
ADDRESSES = ("/", "/new/{city}", "/t/{table}", "/rules", "/rules/{city}", "/device/{code}", "/about")
# What their screens are made of, by the names of their sources.
SCREENS = {
    "/": "src/screens/home/HomePage.svelte",
    "/new/{city}": "src/screens/new-table/NewTablePage.svelte",
    "/t/{table}": "src/screens/TablePage.svelte",
}
PAGE, PARTS = "index.html", "parts.json"

Handler = Callable[[Request], Awaitable[Response]]


def is_built(folder: Path = BUILT) -> bool:
    """Whether there is a front end to serve."""
    return (folder / PAGE).is_file()


class Front:
    """The built files of one folder, in memory."""

    def __init__(self, folder: Path = BUILT) -> None:
        self.files = _read(folder) if is_built(folder) else {}
        self._html = (folder / PAGE).read_text("utf-8") if self.files else ""
        self._parts = _read_parts(folder) if self.files else {}

    def routes(self) -> list[BaseRoute]:
        """The routes of the front end, built or not."""
        pages = [Route(path, self._page(path), name=f"front {path}") for path in ADDRESSES]
        loose = [name for name in self.files if "/" not in name and name not in (PAGE, PARTS)]
        return [
            *pages,
            Route("/assets/{name:path}", self._serve_asset),
            *(Route(f"/{name}", self._loose(name)) for name in loose),
        ]

    def _page(self, path: str) -> Handler:
        links = announced(self._parts, SCREENS.get(path, PAGE))
        file = File.of(KINDS[".html"], self._html.replace("</head>", f"{links}</head>", 1).encode())

        async def show(request: Request) -> Response:
            """The same page for every address: its script finds out what the address means."""
            return file.answer(request, ASK) if self.files else front_end_missing()

        return show

    def _loose(self, name: str) -> Handler:
        async def serve(request: Request) -> Response:
            """A file whose address says nothing about its content."""
            return self.files[name].answer(request, ASK)

        return serve

    async def _serve_asset(self, request: Request) -> Response:
        """A file whose name changes with its content. Names are looked up here, never on the disk."""
        file = self.files.get(f"assets/{request.path_params['name']}")
        if file is None:
            raise HttpError("unknown-path", "there is nothing at this address")
        return file.answer(request, FOREVER)


def _read(folder: Path) -> dict[str, File]:
    """All files that browsers may have, by their paths below the folder."""
    found = {}
    for path in sorted(folder.rglob("*")):
        kind = kind_of(path.name)
        if kind is not None and path.is_file():
            found[path.relative_to(folder).as_posix()] = File.of(kind, path.read_bytes())
    return found


class Part(msgspec.Struct):
    """A built file as Vite's manifest tells of it. What it imports is named by the sources."""

    file: str
    imports: list[str] = []
    css: list[str] = []


def _read_parts(folder: Path) -> dict[str, Part]:
    path = folder / PARTS
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Part]) if path.is_file() else {}


def announced(parts: Mapping[str, Part], screen: str) -> str:
    """Links to all that a screen is made of beyond the page itself, which has its own."""
    page = _made_of(parts, PAGE)
    more = [part for name, part in _made_of(parts, screen).items() if name not in page]
    sheets = dict.fromkeys(sheet for part in more for sheet in part.css)
    return "".join(
        [
            *(f'<link rel="modulepreload" crossorigin href="/{escape(part.file)}" />' for part in more),
            *(f'<link rel="preload" as="style" crossorigin href="/{escape(sheet)}" />' for sheet in sheets),
        ]
    )


def _made_of(parts: Mapping[str, Part], name: str) -> dict[str, Part]:
    """A part and all that it imports, and what those do."""
    found: dict[str, Part] = {}
    wanted = [name]
    while wanted:
        name = wanted.pop()
        if name in parts and name not in found:
            found[name] = parts[name]
            wanted += parts[name].imports
    return found
