"""HTML of a report: paragraphs, tables, figures and the page. Every text is escaped here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from crosstown.drawing.reports.report_style import STYLE
from crosstown.markup import escaped, html_tag


def text(content: str) -> str:
    """Text as markup. A number and its percent sign stay on one line."""
    return escaped(content).replace(" %", "\u00a0%")


def paragraph(content: str) -> str:
    return html_tag("p", text(content))


def table(caption: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of plain texts. The first cell of a row is its heading; the others are numbers."""
    head = "".join(html_tag("th", text(column), scope="col") for column in columns)
    body = "".join(
        html_tag(
            "tr", html_tag("th", text(row[0]), scope="row"), *(html_tag("td", text(cell)) for cell in row[1:])
        )
        for row in rows
    )
    drawn = html_tag(
        "table",
        html_tag("caption", text(caption)),
        html_tag("thead", html_tag("tr", head)),
        html_tag("tbody", body),
    )
    return html_tag("div", drawn, class_="wide", tabindex="0", role="region", aria_label=caption)


def details(summary: str, *content: str) -> str:
    return html_tag("details", html_tag("summary", text(summary)), *content)


def figure(caption: str, *pictures: str) -> str:
    return html_tag("figure", *pictures, html_tag("figcaption", text(caption)))


def section(title: str, anchor: str, *content: str) -> str:
    return html_tag("section", html_tag("h2", text(title), id=anchor), *content)


def page(title: str, *content: str, language: str = "en") -> str:
    """A whole document. It loads nothing, and its policy forbids it to."""
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    return (
        "<!DOCTYPE html>\n"
        f'<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{text(title)}</title><style>{STYLE}</style></head>"
        f"<body><main>{''.join(content)}</main></body></html>\n"
    )
