"""A short description of a device: its browser and its system, as far as the browser says."""

from __future__ import annotations

from starlette.requests import HTTPConnection

# The first name that a browser's own description contains; others claim to be those further down.
_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "Chromebook"),
    ("Linux", "Linux"),
)


def label_of(connection: HTTPConnection) -> str:
    """Such as ``Firefox · Linux``. Made of known names only, and empty where there are none."""
    user_agent = connection.headers.get("user-agent", "")
    found = (
        next((name for mark, name in names if mark in user_agent), "") for names in (_BROWSERS, _SYSTEMS)
    )
    return " · ".join(filter(None, found))
