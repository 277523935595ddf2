"""Elements of SVG and HTML. Attribute values are escaped here; text goes through `escaped` first."""

from __future__ import annotations

from collections.abc import Mapping
from xml.sax.saxutils import escape

Value = str | float | None

_VOID = frozenset({"img", "link", "meta"})
"""HTML elements without content or a closing tag."""


def element(tag: str, *children: str, **attributes: Value) -> str:
    """An SVG element. ``children`` are markup already.

    Underscores in attribute names become hyphens (``stroke_width``), and one at the end is dropped
    (``class_``). An attribute that is ``None`` is left out.
    """
    body = "".join(children)
    start = f"<{tag}{_written(attributes)}"
    return f"{start}>{body}</{tag}>" if body else f"{start}/>"


def html_tag(tag: str, *children: str, **attributes: Value) -> str:
    """The same for HTML, where a browser would take ``<td/>`` for an opening tag."""
    start = f"<{tag}{_written(attributes)}>"
    return start if tag in _VOID else f"{start}{''.join(children)}</{tag}>"


def _written(attributes: Mapping[str, Value]) -> str:
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for name, value in attributes.items()
        if value is not None
    )


def _value(value: str | float) -> str:
    return escaped(value) if isinstance(value, str) else number(value)


def number(value: float) -> str:
    """A coordinate to a tenth of a unit, an opacity to a hundredth: short, and exact to the eye."""
    text = f"{value:.{1 if abs(value) > 1 else 2}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def escaped(text: str) -> str:
    """Text made safe inside an element or a quoted attribute.

    Characters that XML forbids even when escaped (controls, lone surrogates) are dropped.
    """
    if not (text.isascii() and text.isprintable()):
        text = "".join(char for char in text if _allowed(ord(char)))
    return escape(text, {'"': "&quot;", "'": "&#39;"})


def _allowed(code: int) -> bool:
    return code in (9, 10, 13) or (code >= 32 and not 0x7F <= code < 0xA0 and not _unusable(code))


def _unusable(code: int) -> bool:
    return 0xD800 <= code <= 0xDFFF or code & 0xFFFE == 0xFFFE
