"""The few files that pages are shown with. Their addresses change with their content: browsers keep them."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from crosstown.web.files import FOREVER, KINDS, File
from crosstown.web.problems import HttpError

FOLDER = Path(__file__).parent.parent / "static"

_FILES = {
    path.name: File.of(KINDS[path.suffix], path.read_bytes())
    for path in FOLDER.iterdir()
    if path.suffix in KINDS
}


def asset(name: str) -> str:
    """The address of a file."""
    return f"/static/{name}?v={_FILES[name].mark}"


async def serve_asset(request: Request) -> Response:
    """One of the files."""
    name = request.path_params["name"]
    file = _FILES.get(name)
    if file is None:
        raise HttpError("unknown-path", "there is nothing at this address")
    return file.answer(request, FOREVER if request.query_params.get("v") == file.mark else "no-store")
