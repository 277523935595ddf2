"""Writing HTML by hand: elements, tables and pages. Text from a pack is escaped here and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from crosstown.balance.report_style import STYLE
from crosstown.drawing.primitives.svg import escaped


def tag(name: str, *children: str, **attributes: str | None) -> str:
    """One element; ``children`` are markup already, attribute values are escaped.

    ``class_`` is written ``class``; ``None`` leaves an attribute out.
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escaped(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(children)}</{name}>"


def text(content: str) -> str:
    """Text as markup. A number and its percent sign stay on one line."""
    return escaped(content).replace(" %", "\u00a0%")


def paragraph(content: str, class_: str | None = None) -> str:
    """A paragraph of plain text."""
    return tag("p", text(content), class_=class_)


def table(caption: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of plain texts. The first cell of a row is its heading; the others are numbers."""
    head = "".join(tag("th", text(column), scope="col") for column in columns)
    body = "".join(
        tag("tr", tag("th", text(row[0]), scope="row"), *(tag("td", text(cell)) for cell in row[1:]))
        for row in rows
    )
    drawn = tag("table", tag("caption", text(caption)), tag("thead", tag("tr", head)), tag("tbody", body))
    return tag("div", drawn, class_="wide", tabindex="0", role="region", aria_label=caption)


def details(summary: str, *content: str) -> str:
    """Something to be opened."""
    return tag("details", tag("summary", text(summary)), *content)


def figure(caption: str, *pictures: str, class_: str | None = None) -> str:
    """Pictures with a line below that says what they show."""
    return tag("figure", *pictures, tag("figcaption", text(caption)), class_=class_)


def section(title: str, anchor: str, *content: str) -> str:
    """A part of a page that can be linked to."""
    return tag("section", tag("h2", text(title), id=anchor), *content)


def page(title: str, *content: str) -> str:
    """A whole document. It loads nothing, and its policy forbids it to."""
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    return (
        "<!DOCTYPE html>\n"
        '<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{text(title)}</title><style>{STYLE}</style></head>"
        f"<body><main>{''.join(content)}</main></body></html>\n"
    )
