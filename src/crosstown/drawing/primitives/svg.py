"""SVG: shapes, groups and transforms, stable random numbers, and a drawing split into shapes and text."""

from __future__ import annotations

import hashlib
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from crosstown.markup import Value, element, number


def document(*children: str, **attributes: Value) -> str:
    """A picture of its own. Among the attributes is its ``viewBox``."""
    return element("svg", *children, xmlns="http://www.w3.org/2000/svg", **attributes)


def view_box(left: float, top: float, width: float, height: float) -> str:
    return " ".join(map(number, (left, top, width, height)))


def path(d: str, **attributes: Value) -> str:
    return element("path", d=d, **attributes)


def circle(x: float, y: float, radius: float, **attributes: Value) -> str:
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Value) -> str:
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def centred(content: str, x: float, y: float, size: float, **attributes: Value) -> str:
    """A line of text around ``x``."""
    return element("text", content, x=x, y=y, text_anchor="middle", font_size=size, **attributes)


def group(*children: str, **attributes: Value) -> str:
    return element("g", *children, **attributes)


def placed(x: float, y: float, angle: float = 0.0, scale: float = 1.0) -> str:
    """A ``transform`` that moves to a point, then rotates, then scales."""
    turn = f" rotate({number(angle)})" if abs(angle) >= 0.05 else ""
    size = f" scale({scale:.3g})" if scale != 1.0 else ""
    return f"translate({number(x)} {number(y)}){turn}{size}"


def hashed(*key: object) -> float:
    """A number in [0, 1) that looks random but depends only on ``key``: every run draws the same picture."""
    digest = hashlib.blake2b(repr(key).encode(), digest_size=8).digest()
    return int.from_bytes(digest) / 2**64


def split_text(markup: str) -> tuple[str, str]:
    """The shapes and the texts of a drawing, each inside the groups where they were."""
    shapes, texts = (ElementTree.fromstring(f"<g>{markup}</g>") for _ in range(2))
    _remove_texts(shapes)
    _keep_texts(texts)
    return _inner_markup(shapes), _inner_markup(texts)


def _remove_texts(part: Element) -> None:
    for child in list(part):
        if child.tag == "text":
            part.remove(child)
        else:
            _remove_texts(child)


def _keep_texts(part: Element) -> None:
    for child in list(part):
        if child.tag == "text":
            continue
        _keep_texts(child)
        if not len(child):
            part.remove(child)


def _inner_markup(part: Element) -> str:
    return "".join(ElementTree.tostring(child, encoding="unicode") for child in part)
