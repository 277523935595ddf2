"""Writing HTML so that escaping cannot be forgotten: a text is escaped, and only this module makes markup.

What the server's policy forbids cannot be written at all: no ``style``, no ``onclick``, no foreign link.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TypeAlias

from crosstown.drawing.svg import escaped

VOID = frozenset(("br", "hr", "img", "input", "link", "meta"))
LINKS = frozenset(("action", "formaction", "href", "src"))


class Markup:
    """A piece of HTML that is safe to send. Anything else that gets into a page is taken for plain text."""

    __slots__ = ("html",)

    def __init__(self, html: str) -> None:
        self.html = html

    def __str__(self) -> str:
        return self.html

    def __repr__(self) -> str:
        return f"Markup({self.html!r})"


Content: TypeAlias = "Markup | str | int | Iterable[Content] | None"
Attribute: TypeAlias = str | int | bool | None

NOTHING = Markup("")


def render(content: Content) -> str:
    """Content as HTML; whatever is not markup already is escaped here."""
    match content:
        case Markup():
            return content.html
        case None:
            return ""
        case str() | int():
            return escape(str(content))
        case _:
            return "".join(render(part) for part in content)


def tag(name: str, /, *children: Content, **attributes: Attribute) -> Markup:
    """One element. ``tag("p.quiet", "text")`` is a paragraph of a class, as in a style sheet.

    Underscores in attribute names become hyphens, and one at the end is dropped (``for_``). ``True`` is an
    attribute without a value, ``None`` and ``False`` leave it out.
    """
    kind, *classes = name.split(".")
    if classes:
        attributes = {"class": " ".join(classes), **attributes}
    written = "".join(
        _attribute(key.rstrip("_").replace("_", "-"), value)
        for key, value in attributes.items()
        if value is not None and value is not False
    )
    if kind in VOID:
        return Markup(f"<{kind}{written}>")
    return Markup(f"<{kind}{written}>{render(children)}</{kind}>")


def _attribute(name: str, value: str | int) -> str:
    if name == "style" or name.startswith("on"):
        raise ValueError(f"pages have neither styles nor scripts of their own: {name}")
    if name in LINKS and not is_own_link(str(value)):
        raise ValueError(f"pages link to this server only: {name}")
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'


def is_own_link(link: str) -> bool:
    """Whether a link stays on this server: a path, or a place on the same page."""
    return link.startswith(("#", "?")) or (link.startswith("/") and link[1:2] not in ("/", "\\"))


def symbol(svg: str, box: str, name: str) -> Markup:
    """A small picture to be used several times on a page, by its name.

    Its markup came out of :mod:`crosstown.drawing`, which escapes as strictly.
    """
    return Markup(f'<symbol id="{escaped(name)}" viewBox="{escaped(box)}">{svg}</symbol>')


def document(head: Content, body: Content) -> bytes:
    """A whole page."""
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        f"{render(head)}</head><body>{render(body)}</body></html>\n"
    ).encode()
