"""Who sent a request: the token in its cookie, its address, and the site whose page made it."""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from crosstown.web.server.config import Config

COOKIE_NAME = "crosstown"
COOKIE_DAYS = 400
LONGEST_TOKEN = 64


def token_of(connection: HTTPConnection) -> str | None:
    token = connection.cookies.get(COOKIE_NAME)
    return token if token and len(token) <= LONGEST_TOKEN else None


def set_token(response: Response, token: str, *, secure: bool) -> None:
    """Sets the cookie, out of scripts' reach. Links from other sites send it (lax), their forms do not."""
    response.set_cookie(
        COOKIE_NAME,
        token,
        max_age=COOKIE_DAYS * 86400,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
    )


def clear_token(response: Response, *, secure: bool) -> None:
    response.delete_cookie(COOKIE_NAME, path="/", httponly=True, samesite="lax", secure=secure)


def address_of(connection: HTTPConnection) -> str:
    """The address that rate limits count a connection under."""
    return client_network(connection.client.host if connection.client else "?")


def client_network(host: str) -> str:
    """What counts as one address: for IPv6 the /64 network, because one customer usually has all of it.

    A server that listens on IPv6 sees IPv4 clients as ``::ffff:192.0.2.1``. They count as IPv4.
    """
    try:
        address = ip_address(host)
    except ValueError:  # a proxy can send any text
        return host
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address), 64), strict=False))


def is_own_origin(connection: HTTPConnection, config: Config) -> bool:
    """Whether a page of this server made the request. Programs other than browsers send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        site = connection.headers.get("sec-fetch-site", "none")
        return site in ("none", "same-origin")
    if origin in config.origins:
        return True
    try:
        site = urlsplit(origin).netloc
    except ValueError:  # not a URL
        return False
    return site.lower() == connection.headers.get("host", "").lower() != ""
