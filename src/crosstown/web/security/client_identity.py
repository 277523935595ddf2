"""Who sent a request: the token in its cookie, and the site whose page made it."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from crosstown.web.server.config import Config

COOKIE_NAME = "crosstown"
SECURE_COOKIE_NAME = "__Host-crosstown"  # browsers accept it over HTTPS only, and from no other subdomain
COOKIE_DAYS = 400
SECURE_SCHEMES = ("https", "wss")

_TOKEN = re.compile(rb"[A-Za-z0-9_-]{1,64}")


def token_of(connection: HTTPConnection) -> str | None:
    """The token in the cookie, under either of its names.

    Python's own cookie parser takes seconds for some hostile headers (CVE-2024-7592). Nothing here calls it,
    nor Starlette's ``cookies``, which does.
    """
    tokens = _tokens_of(connection)
    return tokens.get(SECURE_COOKIE_NAME) or tokens.get(COOKIE_NAME)


def has_old_cookie(connection: HTTPConnection) -> bool:
    """Whether a browser that could have the cookie for HTTPS has only the other one."""
    return is_secure(connection) and SECURE_COOKIE_NAME not in _tokens_of(connection)


def _tokens_of(connection: HTTPConnection) -> dict[str, str]:
    found = {}
    for header, value in connection.scope["headers"]:
        if header == b"cookie":
            for pair in value.split(b";"):
                name, _, token = pair.strip().partition(b"=")
                if name in _COOKIE_NAMES and _TOKEN.fullmatch(token):
                    found[name.decode()] = token.decode()
    return found


_COOKIE_NAMES = (COOKIE_NAME.encode(), SECURE_COOKIE_NAME.encode())


def set_token(response: Response, token: str, *, secure: bool) -> None:
    """Sets the cookie, out of scripts' reach. Links from other sites send it (lax), their forms do not."""
    if secure:
        _set_cookie(response, SECURE_COOKIE_NAME, token, COOKIE_DAYS * 86400, secure=True)
        _set_cookie(response, COOKIE_NAME, "", 0, secure=True)
    else:
        _set_cookie(response, COOKIE_NAME, token, COOKIE_DAYS * 86400, secure=False)


def clear_token(response: Response, *, secure: bool) -> None:
    for name in (COOKIE_NAME, SECURE_COOKIE_NAME) if secure else (COOKIE_NAME,):
        _set_cookie(response, name, "", 0, secure=secure)


def _set_cookie(response: Response, name: str, value: str, seconds: int, *, secure: bool) -> None:
    flags = "; Secure" if secure else ""
    cookie = f"{name}={value}; HttpOnly; Max-Age={seconds}; Path=/; SameSite=lax{flags}"
    response.headers.append("set-cookie", cookie)


def is_secure(connection: HTTPConnection) -> bool:
    return connection.scope["scheme"] in SECURE_SCHEMES


def is_own_host(connection: HTTPConnection, config: Config) -> bool:
    """Whether a request came under a name of this server, with any port; any name if none was given."""
    host = connection.headers.get("host", "").lower()
    name = host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]
    return not config.host_names or name in config.host_names


def is_own_origin(connection: HTTPConnection, config: Config) -> bool:
    """Whether a page of this server made the request. Programs other than browsers send no origin.

    A page that came over plain HTTP may have been forged on its way, so it may not act over HTTPS. The
    reverse is allowed: behind a proxy that does not forward the scheme, every request looks like plain HTTP.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        site = connection.headers.get("sec-fetch-site", "none")
        return site in ("none", "same-origin")
    if origin in config.origins:
        return True
    try:
        scheme, site = urlsplit(origin)[:2]
    except ValueError:  # not a URL
        return False
    if scheme != "https" and (scheme != "http" or is_secure(connection)):
        return False
    return site.lower() == connection.headers.get("host", "").lower() != ""
