"""What all pages share: the head, the line at the top, what was refused, and who we are not."""

from __future__ import annotations

from starlette.responses import Response

from crosstown.store.rows import PersonRow
from crosstown.web.pages.assets import asset
from crosstown.web.pages.markup import NOTHING, Content, Markup, document, tag
from crosstown.web.pages.paths import HOME
from crosstown.web.pages.wording import problem_text

HTML = "text/html; charset=utf-8"


def page(
    title: str,
    *content: Content,
    person: PersonRow | None = None,
    problem: str | None = None,
    refresh: int | None = None,
    here: str = HOME,
    kind: str = "plain",
    status: int = 200,
) -> Response:
    """A whole page. ``problem`` is the code of a refusal to be told at its top, ``kind`` its class.

    With ``refresh`` it asks for ``here`` after so many seconds. That address must be named: a browser that
    shows a part of a page (``#desk``) would otherwise only go to that part again, and never ask the server.
    """
    head = (
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("meta", http_equiv="refresh", content=f"{refresh};url={here}")
        if refresh is not None
        else NOTHING,
        tag("title", title, " · Crosstown" if title != "Crosstown" else ""),
        tag("link", rel="icon", href=asset("favicon.svg"), type="image/svg+xml"),
        tag("link", rel="stylesheet", href=asset("crosstown.css")),
    )
    body = (
        tag("a.skip", "To the content", href="#content"),
        _top(person),
        tag("main", _told(problem), *content, id="content", class_=kind),
        _bottom(),
    )
    return Response(document(head, body), status, media_type=HTML)


def _top(person: PersonRow | None) -> Markup:
    mark = tag("img.mark", src=asset("favicon.svg"), alt="", width=32, height=32)
    home = tag("a.brand", mark, tag("span", "Crosstown"), href=HOME)
    who = tag("a.who", person.name, href=f"{HOME}#you") if person else NOTHING
    return tag("header.top", home, who)


def _told(problem: str | None) -> Markup:
    if not problem:
        return NOTHING
    return tag("p.problem", tag("span.mark", "!", aria_hidden="true"), problem_text(problem), role="alert")


def _bottom() -> Markup:
    return tag(
        "footer.bottom",
        tag(
            "p",
            "Crosstown is unofficial: our own program, names and drawings, connected with no publisher. "
            "These pages need no scripts.",
        ),
    )


def section(title: str, *content: Content, anchor: str | None = None, kind: str = "") -> Markup:
    """A part of a page under a heading."""
    name = "section.card" + (f".{kind}" if kind else "")
    return tag(name, tag("h2", title), *content, id=anchor)


def details(summary: Content, *content: Content, kind: str = "") -> Markup:
    """Something to be opened."""
    name = "details" + (f".{kind}" if kind else "")
    return tag(name, tag("summary", summary), *content)
