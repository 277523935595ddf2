"""Where the plain pages live. The addresses without ``/plain`` belong to the front end with scripts."""

from __future__ import annotations

HOME = "/plain/"
ME = "/plain/me"
TABLES = "/plain/tables"


def table_path(table: str) -> str:
    """The plain page of a table."""
    return f"/plain/t/{table}"


def device_path(code: str) -> str:
    """The plain page of a link to another device."""
    return f"/plain/device/{code}"


def invitation(table: str) -> str:
    """What one sends to others: each gets the page that their browser can show."""
    return f"/t/{table}"


def device_link(code: str) -> str:
    """What one opens on another device."""
    return f"/device/{code}"
