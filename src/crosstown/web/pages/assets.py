"""The few files that pages are shown with. Their addresses change with their content: browsers keep them."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from crosstown.web.problems import HttpError

FOLDER = Path(__file__).parent.parent / "static"
KINDS = {".css": "text/css; charset=utf-8", ".svg": "image/svg+xml"}
FOREVER = {"cache-control": "public, max-age=31536000, immutable"}

_FILES = {path.name: path.read_bytes() for path in FOLDER.iterdir() if path.suffix in KINDS}
_VERSIONS = {name: sha256(data).hexdigest()[:12] for name, data in _FILES.items()}


def asset(name: str) -> str:
    """The address of a file."""
    return f"/static/{name}?v={_VERSIONS[name]}"


async def serve_asset(request: Request) -> Response:
    """One of the files."""
    name = request.path_params["name"]
    data = _FILES.get(name)
    if data is None:
        raise HttpError("unknown-path", "there is nothing at this address")
    current = request.query_params.get("v") == _VERSIONS[name]
    return Response(data, headers=FOREVER if current else None, media_type=KINDS[Path(name).suffix])
