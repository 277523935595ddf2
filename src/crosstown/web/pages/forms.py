"""Forms: reading what was sent, and writing them so that what is sent twice is done once."""

from __future__ import annotations

import re
from collections.abc import Mapping
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import Response

from crosstown.web.pages.markup import Content, Markup, tag
from crosstown.web.pages.paths import table_path
from crosstown.web.problems import HttpError

KIND = "application/x-www-form-urlencoded"
LARGEST = 8 * 1024
MOST_FIELDS = 40
_HOST = re.compile(r"[A-Za-z0-9.-]+(:[0-9]+)?|\[[0-9a-fA-F:.]+\](:[0-9]+)?")


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a form of ours; each may come once."""
    check_own_page(request)
    content = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if content != KIND:
        raise HttpError("bad-form", f"a form is sent as {KIND}", offender=content[:60], where="Content-Type")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > LARGEST:
            raise HttpError("too-large", f"a form has at most {LARGEST} bytes", where="body")
    try:
        text = data.decode("ascii")
        pairs = parse_qsl(text, keep_blank_values=True, errors="strict", max_num_fields=MOST_FIELDS)
    except ValueError:
        raise HttpError("bad-form", "this is no form", where="body") from None
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise HttpError("bad-form", "a field is given twice", where="body")
    return fields


def check_own_page(request: Request) -> None:
    """A form must come from a page of ours. The guard has looked at the origin if the browser told one;
    one that tells none must say it in another way, for a form is nothing that a program has to send.
    """
    headers = request.headers
    told = headers.get("origin") or headers.get("sec-fetch-site") == "same-origin"
    page = f"{request.scope['scheme']}://{headers.get('host', '')}/"
    if not told and not headers.get("referer", "").startswith(page):
        raise HttpError("bad-origin", "this form comes from another site's page", where="Origin")


def full_address(request: Request, path: str) -> str:
    """A path of this server as others can open it, by the name that the browser used."""
    host = request.headers.get("host", "")
    return f"{request.scope['scheme']}://{host}{path}" if _HOST.fullmatch(host) else path


def see(path: str, problem: str | None = None, **query: str | int | None) -> Response:
    """After a form: the browser is sent to a page, which it may reload without sending the form again."""
    path, _, anchor = path.partition("#")
    told = {"problem": problem, **query}
    parts = "&".join(f"{name}={value}" for name, value in told.items() if value is not None)
    location = path + (f"?{parts}" if parts else "") + (f"#{anchor}" if anchor else "")
    return Response(status_code=303, headers={"location": location})


def post(action: str, *content: Content, kind: str = "", **fields: str | int | None) -> Markup:
    """A form with hidden fields."""
    name = "form" + (f".{kind}" if kind else "")
    return tag(name, hidden(**fields), *content, method="post", action=action)


def hidden(**fields: str | int | None) -> list[Markup]:
    """Fields that nobody sees."""
    return [
        tag("input", type="hidden", name=name.rstrip("_"), value=value)
        for name, value in fields.items()
        if value is not None
    ]


def button(text: Content, kind: str = "", /, **attributes: str | int | bool | None) -> Markup:
    """Something to press."""
    return tag("button" + (f".{kind}" if kind else ""), text, type="submit", **attributes)


def choice(
    label: str,
    name: str,
    options: Mapping[str, str],
    chosen: str,
    id_: str,
    groups: Mapping[str, str] = {},
) -> Markup:
    """A labelled list to choose from. ``groups`` names the group of some of the options."""
    grouped: dict[str, list[Markup]] = {}
    for value, text in options.items():
        option = tag("option", text, value=value, selected=value == chosen)
        grouped.setdefault(groups.get(value, ""), []).append(option)
    content = [
        tag("optgroup", members, label=title) if title else members for title, members in grouped.items()
    ]
    return tag("span.field", tag("label", label, for_=id_), tag("select", content, name=name, id=id_))


class CommandForms:
    """The forms of one page of a table. Each has an id of its own: pressed twice, it is done once."""

    def __init__(self, table: str, stem: str, version: int, look: int | None) -> None:
        self.action = table_path(table)
        self.version = version
        self._stem = stem
        self._look = look
        self._count = 0

    def form(self, command: str, *content: Content, kind: str = "", versioned: bool = False) -> Markup:
        """A form that gives a command. What it needs beside that stands in ``content``."""
        self._count += 1
        return post(
            self.action,
            *content,
            kind=kind,
            type=command,
            id=f"{self._stem}.{self._count}",
            version=self.version if versioned else None,
            look=self._look,
        )
