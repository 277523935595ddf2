"""Checks the wheel and the source archive that were built: ``python tools/check_wheel.py dist``.

Both must carry the pages of the browser game, and the rules as WebAssembly. The wheel's command must work
where nothing else is installed, and its server must play: a computer player begins a game.
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request
import venv
import zipfile
from collections.abc import Callable
from fnmatch import filter as filter_names
from pathlib import Path

PATIENCE = 300.0  # seconds: the rules have to be compiled first

CARRIED = (
    "crosstown/py.typed",
    "crosstown/pages/built/index.html",
    "crosstown/pages/built/assets/kernel-*.wasm",
    "crosstown/cities/packs/london.toml",
    "crosstown/players/networks/network.npz",
    "crosstown/language/locales/en/terms.ftl",
    "crosstown/printing/city.typ",
    "crosstown/printing/fonts/cabin-400-normal.ttf",
)


def missing(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return missing_among(archive.namelist())


def missing_in_archive(archive: Path) -> list[str]:
    with tarfile.open(archive) as opened:
        return missing_among([name.partition("/src/")[2] for name in opened.getnames()])


def missing_among(held: list[str]) -> list[str]:
    return [pattern for pattern in CARRIED if not filter_names(held, pattern)]


def try_out(wheel: Path, folder: Path) -> None:
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    subprocess.run([programs / "python", "-m", "pip", "install", "--quiet", f"{wheel}[server]"], check=True)
    listed = subprocess.run(
        [programs / "crosstown", "cities"], check=True, stdout=subprocess.PIPE, encoding="utf-8"
    ).stdout
    assert "london" in listed, listed
    try_server(programs, folder)


def try_server(programs: Path, folder: Path) -> None:
    """A guest opens a table, and the computer player in the first seat moves."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    command = [str(programs / "crosstown"), "serve", "--port", str(port), "--data", str(folder / "games")]
    with subprocess.Popen(command) as server:
        try:
            play(f"http://127.0.0.1:{port}")
        finally:
            server.terminate()


def play(url: str) -> None:
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

    def ask(path: str, body: object = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            url + path, data, {"content-type": "application/json"} if data else {}
        )
        answer: bytes = browser.open(request, timeout=PATIENCE).read()
        return answer

    began = time.monotonic()
    eventually(lambda: b"<html" in ask("/"))
    print(f"the page came after {time.monotonic() - began:.1f} s")
    ask("/api/me", {"name": "Ada"})
    seats = [{"type": "computer", "player": "medium"}, {"type": "me"}]
    opened = json.loads(ask("/api/tables", {"city": "london", "seats": seats, "first": 0}))
    print(f"a table was open after {time.monotonic() - began:.1f} s")
    eventually(lambda: json.loads(ask(f"/api/tables/{opened['id']}"))["view"]["ply"] > 0)
    print(f"the computer player had moved after {time.monotonic() - began:.1f} s")


def eventually(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            if condition():
                return
        except OSError:  # the server is not there yet
            pass
        assert time.monotonic() < end, "it never came"
        time.sleep(0.1)


def main(dist: Path) -> None:
    [wheel] = dist.glob("*.whl")
    [archive] = dist.glob("*.tar.gz")
    for file, lacking in ((wheel, missing(wheel)), (archive, missing_in_archive(archive))):
        if lacking:
            sys.exit(f"{file.name} lacks {', '.join(lacking)}")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try_out(wheel.resolve(), Path(folder))
    print(f"{wheel.name}: complete, crosstown cities runs, and crosstown serve plays")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
