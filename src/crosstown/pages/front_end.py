"""The front end that Vite has built: one page for all its addresses, and the files it loads.

The page links to the files of the screen at its address, so that browsers load all of them at once instead of
one after another.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from crosstown.markup import escaped
from crosstown.pages.media_types import media_type_of

BUILD_COMMAND = "python frontend/build.py"
BUILT_FOLDER = Path(__file__).parent / "built"
CHARSET = '<meta charset="utf-8" />'  # browsers look for it near the beginning only
PAGE, PARTS = "index.html", "parts.json"
PACKED = ".gz"
SERVICE_WORKER = "service-worker.js"

# The source files of screens whose code is announced, by the addresses of the page's own router.
SCREENS: Mapping[str, str | None] = {
    "/": "src/screens/home/HomePage.svelte",
    "/new/{city}": "src/screens/new-table/NewTablePage.svelte",
    "/new/{city}/{edition}": "src/screens/new-table/NewTablePage.svelte",
    "/t/{table}": "src/screens/TablePage.svelte",
    "/local": "src/screens/TablePage.svelte",
    "/game": "src/screens/replay/ReplayPage.svelte",
    "/game/{table}": "src/screens/replay/ReplayPage.svelte",
    "/game/{table}/{number:int}": "src/screens/replay/ReplayPage.svelte",
    "/rules": None,
    "/rules/{city}": None,
    "/rules/{city}/{edition}": None,
    "/learn": None,
    "/learn/{lesson}": "src/screens/learn/LessonPage.svelte",
    "/puzzles/{puzzle}": "src/screens/puzzles/PuzzlePage.svelte",
    "/device": None,
    "/device/{code}": None,
    "/workshop": None,
    "/about": None,
}


def is_built(folder: Path = BUILT_FOLDER) -> bool:
    return (folder / PAGE).is_file()


class BuiltFile(msgspec.Struct):
    """An entry of Vite's manifest. ``imports`` are names of source files."""

    file: str
    imports: list[str] = []
    css: list[str] = []


class FrontEnd:
    """The built files, read once; none if nothing was built. ``files`` are those that anybody may load.

    ``packed`` are large ones as the build has compressed them, by the same names.
    """

    def __init__(self, folder: Path = BUILT_FOLDER) -> None:
        self.html = ""
        self.service_worker = ""
        self.files: dict[str, bytes] = {}
        self.packed: dict[str, bytes] = {}
        self._parts: dict[str, BuiltFile] = {}
        if is_built(folder):
            self._read(folder)

    def _read(self, folder: Path) -> None:
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            if path.suffix == PACKED and path.with_suffix("").is_file():
                self.packed[name.removesuffix(PACKED)] = path.read_bytes()
            elif path.is_file() and media_type_of(name):
                self.files[name] = path.read_bytes()
        self.html = self.files.pop(PAGE).decode()
        self.service_worker = self.files.pop(SERVICE_WORKER, b"").decode()
        self._parts = msgspec.json.decode(self.files.pop(PARTS, b"{}"), type=dict[str, BuiltFile])

    def page(self, screen: str | None, prefix: str, head: str = "") -> str:
        """The page, as it is sent for an address.

        ``screen`` is the source file of the screen whose files are announced, ``prefix`` leads from the
        address to the folder of the files, and ``head`` comes before everything that the page loads.
        """
        links = preload_links(self._parts, screen or PAGE)
        html = self.html.replace("</head>", f"{links}</head>", 1)
        html = html.replace(CHARSET, CHARSET + head, 1)
        return html.replace('="./', f'="{prefix}')


def preload_links(parts: Mapping[str, BuiltFile], screen: str) -> str:
    """Links to a screen's scripts and styles, except those that the page itself loads."""
    page = _with_imports(parts, PAGE)
    scripts = [file for name, file in _with_imports(parts, screen).items() if name not in page]
    sheets = dict.fromkeys(sheet for file in scripts for sheet in file.css)
    return "".join(
        [
            *(f'<link rel="modulepreload" crossorigin href="./{escaped(one.file)}" />' for one in scripts),
            *(f'<link rel="preload" as="style" crossorigin href="./{escaped(sheet)}" />' for sheet in sheets),
        ]
    )


def _with_imports(parts: Mapping[str, BuiltFile], name: str) -> dict[str, BuiltFile]:
    found: dict[str, BuiltFile] = {}
    wanted = [name]
    while wanted:
        name = wanted.pop()
        if name in parts and name not in found:
            found[name] = parts[name]
            wanted += parts[name].imports
    return found
