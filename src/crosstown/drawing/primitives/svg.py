"""Writing SVG by hand: numbers, escaped text and elements. Every byte of a picture passes through here."""

from __future__ import annotations

import hashlib
from xml.sax.saxutils import escape

Value = str | float | None


def number(value: float) -> str:
    """A coordinate to a tenth of a unit, an opacity to a hundredth: exact to the eye, and short."""
    text = f"{value:.{1 if abs(value) > 1 else 2}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def escaped(text: str) -> str:
    """Text from a pack or a player, safe inside an element or a quoted attribute.

    Characters that XML forbids even when escaped (controls, lone surrogates) are dropped.
    """
    if not (text.isascii() and text.isprintable()):
        text = "".join(char for char in text if _allowed(ord(char)))
    return escape(text, {'"': "&quot;", "'": "&#39;"})


def _allowed(code: int) -> bool:
    return code in (9, 10, 13) or (code >= 32 and not 0x7F <= code < 0xA0 and not _unusable(code))


def _unusable(code: int) -> bool:
    return 0xD800 <= code <= 0xDFFF or code & 0xFFFE == 0xFFFE


def element(tag: str, *children: str, **attributes: Value) -> str:
    """One element; ``children`` are markup already, attribute values are escaped here.

    Underscores in attribute names become hyphens (``stroke_width``); ``None`` leaves an attribute out.
    """
    written = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for name, value in attributes.items()
        if value is not None
    )
    body = "".join(children)
    return f"<{tag}{written}>{body}</{tag}>" if body else f"<{tag}{written}/>"


def _value(value: str | float) -> str:
    return escaped(value) if isinstance(value, str) else number(value)


def group(*children: str, **attributes: Value) -> str:
    """A ``<g>``."""
    return element("g", *children, **attributes)


def placed(x: float, y: float, angle: float = 0.0, scale: float = 1.0) -> str:
    """A ``transform`` that moves to a point, then turns, then scales."""
    turn = f" rotate({number(angle)})" if abs(angle) >= 0.05 else ""
    size = f" scale({scale:.3g})" if scale != 1.0 else ""
    return f"translate({number(x)} {number(y)}){turn}{size}"


def hashed(*key: object) -> float:
    """A constant in [0, 1) that depends on ``key`` alone: irregular to the eye, the same on every run."""
    digest = hashlib.blake2b(repr(key).encode(), digest_size=8).digest()
    return int.from_bytes(digest) / 2**64
