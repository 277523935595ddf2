"""A browser without scripts: it knows pages by their HTML alone, follows links and sends forms."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlencode, urlsplit

import httpx

from tests.server import ServerProcess

VOID = ("br", "hr", "img", "input", "link", "meta", "path", "circle", "rect")
AT_ONCE = "0;url="
_RUN = """
import sys
from crosstown.web.config import Config
from crosstown.web.serving import serve
database = f"sqlite:///{sys.argv[2]}/crosstown.sqlite"
serve(Config(port=int(sys.argv[1]), database=database, pause=20, limits=False))
"""


def quick_server(data: Path) -> ServerProcess:
    """A real server whose computer players do not wait until people can follow them."""
    server = ServerProcess(data)
    server.command = [sys.executable, "-c", _RUN, str(server.port), str(data)]
    return server


@dataclass
class Form:
    """A form as it stands on a page."""

    action: str
    method: str
    fields: dict[str, str] = field(default_factory=dict)
    buttons: list[tuple[str, str]] = field(default_factory=list)
    options: list[tuple[str, str]] = field(default_factory=list)

    @property
    def kind(self) -> str:
        """The command that it gives."""
        return self.fields.get("type", "")


class Page(HTMLParser):
    """A page as far as one can see it and use it."""

    def __init__(self, address: str, status: int, headers: httpx.Headers, html: str) -> None:
        super().__init__()
        self.address, self.status, self.headers, self.html = address, status, headers, html
        self.forms: list[Form] = []
        self.links: list[str] = []
        self.pictures: list[str] = []
        self.labels: set[str] = set()
        self.inputs: list[dict[str, str]] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.refresh = ""
        self._text: list[str] = []
        self._open: list[str] = []
        self._select = ""
        self.feed(html)
        self.close()
        assert not self._open, f"not closed: {self._open}"

    @property
    def text(self) -> str:
        """What can be read, with single spaces."""
        return " ".join(" ".join(self._text).split())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        assert len(given) == len(attrs), f"an attribute twice: {attrs}"
        self.tags.append((tag, given))
        if tag not in VOID:
            self._open.append(tag)
        match tag:
            case "form":
                self.forms.append(Form(given["action"], given["method"]))
            case "a":
                self.links.append(given["href"])
            case "img":
                self.pictures.append(given["src"])
            case "label":
                self.labels.add(given["for"])
            case "meta" if given.get("http-equiv") == "refresh":
                self.refresh = given["content"]
            case "input" | "select":
                self._field(tag, given)
            case "option":
                self._option(given)
            case "button":
                self.forms[-1].buttons.append((given.get("name", ""), given.get("value", "")))

    def _field(self, tag: str, given: dict[str, str]) -> None:
        if given.get("type") != "hidden":
            self.inputs.append(given)
        if tag == "select":
            self._select = given["name"]
        elif "name" in given:
            self.forms[-1].fields[given["name"]] = given.get("value", "")

    def _option(self, given: dict[str, str]) -> None:
        form = self.forms[-1]
        form.options.append((self._select, given["value"]))
        if "selected" in given or self._select not in form.fields:
            form.fields[self._select] = given["value"]

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self._open.pop() == tag, f"{tag} closes something else"

    def handle_data(self, data: str) -> None:
        self._text.append(data)

    def of(self, kind: str) -> list[Form]:
        """The forms that give a command."""
        return [form for form in self.forms if form.kind == kind]

    @property
    def moves(self) -> list[tuple[Form, str]]:
        """The moves that can be made here, each with its form."""
        offered = [(form, one) for form in self.of("play") for one in (*form.buttons, *form.options)]
        return [(form, value) for form, (name, value) in offered if name == "move"]


class Browser:
    """Somebody with a browser that runs no scripts."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=60, headers={"accept": "text/html,*/*;q=0.8"})

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def open(self, path: str) -> Page:
        """A page; where the address belongs to the front end with scripts, the one to which that leads."""
        answer = self.http.get(path)
        if answer.status_code == 307:
            return self.open(answer.headers["location"])
        page = Page(path, answer.status_code, answer.headers, answer.text)
        return self.open(page.refresh.removeprefix(AT_ONCE)) if page.refresh.startswith(AT_ONCE) else page

    def send(self, form: Form, button: tuple[str, str] | None = None, **filled: str) -> httpx.Response:
        """The form as a browser sends it; the answer before it goes on to the next page."""
        assert form.method == "post"
        data = form.fields | filled | ({button[0]: button[1]} if button and button[0] else {})
        headers = {"origin": self.url, "content-type": "application/x-www-form-urlencoded"}
        return self.http.post(form.action, content=urlencode(data), headers=headers)

    def submit(self, form: Form, button: tuple[str, str] | None = None, **filled: str) -> Page:
        """Sends a form and goes where the server says."""
        answer = self.send(form, button, **filled)
        assert answer.status_code == 303, (answer.status_code, answer.text)
        where = urlsplit(answer.headers["location"])
        assert not where.netloc
        return self.open(f"{where.path}?{where.query}" if where.query else where.path)

    def arrive(self, name: str) -> Page:
        """Says a name on the first page."""
        return self.submit(self.open("/plain/").forms[0], name=name)

    def start(self, city: str = "london", **filled: str) -> Page:
        """Starts a game from the first page."""
        form = next(form for form in self.open("/plain/").forms if form.action == "/plain/tables")
        assert ("city", city) in form.buttons
        return self.submit(form, ("city", city), **filled)

    def wait(self, path: str, until: Callable[[Page], bool], seconds: float = 60) -> Page:
        """Looks again, as the page itself would, until something is so."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            page = self.open(path)
            if until(page):
                return page
            assert page.refresh, f"this page will never change: {page.text[:400]}"
            time.sleep(0.05)
        raise AssertionError(f"waited in vain at {path}")


def attributes(page: Page) -> Iterator[tuple[str, str, str]]:
    """Every attribute of a page: its element, its name, its value."""
    for tag, given in page.tags:
        for name, value in given.items():
            yield tag, name, value


def table_of(page: Page) -> str:
    """The address of the table that a page shows."""
    return page.address.partition("?")[0]
