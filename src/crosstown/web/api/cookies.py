"""The token's cookie: for this site alone, out of reach of scripts."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

NAME = "crosstown"
DAYS = 400


def token_of(connection: HTTPConnection) -> str | None:
    """The token that came with a request."""
    token = connection.cookies.get(NAME)
    return token if token and len(token) <= 64 else None


def give_token(response: Response, token: str, *, secure: bool) -> None:
    """Sends the token along. A link from elsewhere may bring it (lax), a foreign form may not."""
    response.set_cookie(
        NAME, token, max_age=DAYS * 86400, httponly=True, samesite="lax", secure=secure, path="/"
    )


def take_token(response: Response, *, secure: bool) -> None:
    """Tells the browser to forget it."""
    response.delete_cookie(NAME, path="/", httponly=True, samesite="lax", secure=secure)
