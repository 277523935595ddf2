"""Errors as pages, where a browser asks for one; programs get them as JSON."""

from __future__ import annotations

from urllib.parse import quote

from starlette.requests import HTTPConnection
from starlette.responses import Response

from crosstown.errors import CrosstownError
from crosstown.web.endpoint import failure
from crosstown.web.pages.layout import page
from crosstown.web.pages.markup import NOTHING, is_own_link, tag
from crosstown.web.pages.paths import HOME
from crosstown.web.pages.wording import problem_text, problem_title
from crosstown.web.problems import TROUBLE, problem_of

WAIT = 5  # seconds before a page asks again by itself where the server was in trouble


def trouble(request: HTTPConnection, error: CrosstownError, head: dict[str, str] | None = None) -> Response:
    """An error as whoever asked can read it."""
    status, told = problem_of(error)
    if status == TROUBLE:
        head = {"retry-after": str(WAIT)} | (head or {})
    if not wants_page(request):
        return failure(error, head)
    again = status in (429, 503) and request.scope.get("method") == "GET"
    response = page(
        problem_title(status),
        tag("h1", problem_title(status)),
        tag("p", problem_text(told.code)),
        tag("p.quiet", "This page tries again by itself.") if again else NOTHING,
        tag("p", tag("a.button", "To the start", href=_start(request))),
        refresh=WAIT if again else None,
        here=_path(request),
        status=status,
    )
    response.headers.update(head or {})
    return response


def _path(request: HTTPConnection) -> str:
    """What was asked for, to be asked again."""
    query = request.scope["query_string"].decode("ascii", "ignore")
    path = quote(request.scope["path"]) + (f"?{query}" if query else "")
    return path if is_own_link(path) else "/"


def _start(request: HTTPConnection) -> str:
    """The first page of those that one was looking at."""
    return HOME if request.scope["path"].startswith(HOME) else "/"


def wants_page(request: HTTPConnection) -> bool:
    """Whether a person looks at the answer."""
    return not request.scope["path"].startswith("/api/") and "text/html" in request.headers.get("accept", "")
