"""Errors as small HTML pages for people, without scripts or the front end. Programs get JSON."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from crosstown.errors import CrosstownError
from crosstown.language import ENGLISH
from crosstown.markup import escaped, html_tag
from crosstown.pages.front_end import BUILD_COMMAND
from crosstown.pages.media_types import MEDIA_TYPES
from crosstown.web.api.endpoint import error_json
from crosstown.web.api.http_errors import UNAVAILABLE, nothing_here, problem_of
from crosstown.web.files.static_files import CACHE_FOREVER, StaticFile

TERMINAL_COMMAND = "crosstown play"
RETRY_AFTER = 5  # seconds before a page reloads itself after an error of the server

_TITLES = {
    404: "Nothing here",
    410: "Too late",
    403: "Not from here",
    405: "Not like this",
    429: "Slow down",
    500: "Our mistake",
    503: "One moment",
}
_FOOTER = "Crosstown is unofficial: our own program, names and drawings, connected with no publisher."
_STATIC = Path(__file__).parent / "static"
_FILES = {
    path.name: StaticFile.create(path.name, path.read_bytes())
    for path in sorted(_STATIC.iterdir())
    if path.suffix in MEDIA_TYPES
}


async def serve_static(request: Request) -> Response:
    """The style sheet and the icon of the error pages."""
    file = _FILES.get(request.path_params["name"])
    if file is None:
        raise nothing_here()
    is_current = request.query_params.get("v") == file.hash
    return file.response(request, CACHE_FOREVER if is_current else "no-store")


def error_response(
    request: HTTPConnection, error: CrosstownError, headers: dict[str, str] | None = None
) -> Response:
    """An error as HTML if a browser asked for a page, otherwise as JSON."""
    status, problem = problem_of(error)
    if status in (429, UNAVAILABLE):
        headers = {"retry-after": str(RETRY_AFTER)} | (headers or {})
    if not _wants_html(request):
        return error_json(error, headers)
    title = _TITLES.get(status, "That did not work")
    body = html_tag("h1", title) + html_tag("p", escaped(_sentence(problem.code)))
    head = ""
    if status in (429, 503) and request.scope.get("method") == "GET":
        body += html_tag("p", "This page tries again by itself.")
        reload = f"{RETRY_AFTER};url={_own_path(request)}"
        head = html_tag("meta", http_equiv="refresh", content=reload)
    body += html_tag("p", html_tag("a", "To the start", href="/"))
    return _html(status, title, body, head, headers)


def front_end_missing() -> Response:
    """The response for every page in a checkout whose front end was not built."""
    body = (
        "<h1>The front end is not built</h1>"
        f"<p>To build it, run <code>{BUILD_COMMAND}</code> in the checkout and start the server again.</p>"
        f"<p>To play in the terminal instead, run <code>{TERMINAL_COMMAND}</code>.</p>"
    )
    return _html(UNAVAILABLE, "Not built", body, headers={"cache-control": "no-store"})


def _wants_html(request: HTTPConnection) -> bool:
    return not request.scope["path"].startswith("/api/") and "text/html" in request.headers.get("accept", "")


def _sentence(code: str) -> str:
    """A sentence for an error code. It never shows what the client sent."""
    key = f"problem-{code}"
    return ENGLISH.say(key) if ENGLISH.has(key) else "That cannot be done here, or not now."


def _own_path(request: HTTPConnection) -> str:
    """The address to reload, never on another server."""
    query = request.scope["query_string"].decode("ascii", "ignore")
    path = quote(request.scope["path"]) + (f"?{query}" if query else "")
    return path if path.startswith("/") and path[1:2] not in ("/", "\\") else "/"


def _html(
    status: int, title: str, body: str, head: str = "", headers: dict[str, str] | None = None
) -> Response:
    icon = _address("favicon.svg")
    logo = html_tag("img", src=icon, alt="", width="32", height="32")
    page = html_tag(
        "html",
        html_tag(
            "head",
            html_tag("meta", charset="utf-8"),
            html_tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
            html_tag("meta", name="color-scheme", content="light dark"),
            head,
            html_tag("title", f"{title} · Crosstown"),
            html_tag("link", rel="icon", href=icon, type="image/svg+xml"),
            html_tag("link", rel="stylesheet", href=_address("error.css")),
        ),
        html_tag(
            "body",
            html_tag("header", html_tag("a", logo, "Crosstown", class_="brand", href="/")),
            html_tag("main", body),
            html_tag("footer", _FOOTER),
        ),
        lang="en",
    )
    return Response(f"<!DOCTYPE html>\n{page}\n", status, headers, media_type=MEDIA_TYPES[".html"])


def _address(name: str) -> str:
    return f"/static/{name}?v={_FILES[name].hash}"
