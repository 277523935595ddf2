"""What every page must be: nothing forbidden, everything labelled, and no form that harms."""

from __future__ import annotations

import json
import re

import httpx
import pytest

from crosstown.web.pages.markup import Markup, render, tag
from tests.server import ServerProcess
from tests.web.browser import Browser, Page, attributes, table_of

PAGES = (
    "/plain/",
    "/plain",
    "/nowhere",
    "/plain/nowhere",
    "/plain/t/nowhere",
    "/plain/device/short",
    f"/plain/device/{'x' * 43}",
    "/plain/me",
)


def check_page(page: Page) -> None:
    """Nothing that the policy forbids, nothing without a label, nothing from elsewhere."""
    policy = page.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-store"
    assert not {"script", "style", "iframe", "object", "base"} & {tag for tag, _ in page.tags}
    for _, name, value in attributes(page):
        assert name != "style"
        assert not name.startswith("on")
        if name in ("href", "src", "action"):
            assert re.match(r"[#?]|/(?!/)", value), value
    ids = [value for _, name, value in attributes(page) if name == "id"]
    assert len(ids) == len(set(ids)), sorted(ids)
    for given in page.inputs:
        assert given["id"] in page.labels
    for link in page.links:
        if link.startswith("#") and link != "#":
            assert link[1:] in ids, link
    for tag_name, given in page.tags:
        assert tag_name != "img" or "alt" in given
    assert "unofficial" in page.text


def test_nothing_forbidden(server: ServerProcess, ada: Browser, ben: Browser) -> None:
    solo, shared = ada.start(), ada.start("san-francisco", player1="beside", player2="computer medium")
    invited = ada.start("berlin", player1="open", player2="open")
    ada.wait(table_of(solo), lambda page: bool(page.moves))
    for browser in (ada, ben):
        for path in (*PAGES, *map(table_of, (solo, shared, invited))):
            check_page(browser.open(path))
    page = ada.wait(table_of(shared), lambda page: any("?seat=" in link for link in page.links))
    check_page(ada.open(next(link for link in page.links if "?seat=" in link).partition("#")[0]))


def test_pictures(server: ServerProcess, ada: Browser) -> None:
    page = ada.open("/plain/")
    for address in page.pictures:
        answer = ada.http.get(address)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "image/svg+xml"
        assert "immutable" in answer.headers["cache-control"]
        assert "<script" not in answer.text
        assert " style=" not in answer.text
    path = table_of(ada.start())
    board = next(address for address in ada.open(path).pictures if "board.svg" in address)
    assert ada.http.get(board).headers["content-security-policy"] == "default-src 'none'; sandbox"
    stale = ada.http.get(f"{path}/board.svg?v=old")
    assert stale.headers["cache-control"] == "no-store"
    assert stale.text == ada.http.get(board, headers={"accept-encoding": "identity"}).text
    for missing in (
        "/cities/atlantis.svg",
        "/static/nothing.css",
        "/static/..%2fapp.py",
        "/plain/t/nowhere/board.svg",
    ):
        assert ada.http.get(missing).status_code == 404
    assert ada.http.get("/static/crosstown.css").headers["content-type"] == "text/css; charset=utf-8"


@pytest.mark.parametrize(
    ("path", "status"), [("/nowhere", 404), ("/plain/t/nowhere", 404), ("/plain/me", 405)]
)
def test_errors_are_pages(server: ServerProcess, ben: Browser, path: str, status: int) -> None:
    page = ben.open(path)
    assert page.status == status
    assert "To the start" in page.text
    plain = httpx.get(f"{server.url}{path}", headers={"accept": "application/json"})
    assert plain.status_code == status
    assert plain.json()["code"]
    assert httpx.get(f"{server.url}/api/nowhere", headers={"accept": "text/html"}).json()["code"]


def test_bad_forms(server: ServerProcess, ada: Browser) -> None:
    path = table_of(ada.start())
    own = {"origin": server.url}
    kind = {"content-type": "application/x-www-form-urlencoded"}
    cases: list[tuple[bytes, dict[str, str], int]] = [
        (b"type=join&id=x", {}, 403),
        (b"type=join&id=x", {"origin": "https://elsewhere.example"}, 403),
        (b"type=join&id=x", {"origin": "null"}, 403),
        (b"type=join&id=x", {"sec-fetch-site": "cross-site"}, 403),
        (b"type=join&id=x", {"referer": "https://elsewhere.example/"}, 403),
        (b"type=join&id=x", {"referer": f"{server.url}.evil.example/"}, 403),
        (b"type=join&id=x", own | {"content-type": "text/plain"}, 422),
        (b"type=join&id=x&id=y", own, 422),
        (b"type=nothing&id=x", own, 422),
        (b"type=play&id=x&version=abc&move=draw", own, 422),
        (b"type=play&id=%FF&version=1&move=draw", own, 422),
        (b"\xff\xfe", own, 422),
        (b"", own, 422),
        (b"&".join(b"a%d=1" % at for at in range(100)), own, 422),
        (b"type=say&id=x&text=" + b"a" * 9000, own, 413),
        (b"type=join&id=x", {"sec-fetch-site": "same-origin"}, 303),
        (b"type=join&id=x", {"referer": f"{server.url}{path}"}, 303),
    ]
    for body, headers, status in cases:
        answer = ada.http.post(path, content=body, headers=kind | headers)
        assert answer.status_code == status, (body, headers, answer.text)
    for body in (b"city=atlantis", b"city=london", b"city=london&player1=computer+nobody", b"player1=robot"):
        answer = ada.http.post("/plain/tables", content=body, headers=kind | own)
        assert answer.status_code == 303
        assert answer.headers["location"].startswith("/plain/?problem=")
    answer = ada.http.post("/plain/me", content=b"name=Ada&back=//elsewhere.example", headers=kind | own)
    assert answer.headers["location"] == "/plain/"


def test_commands_go_the_same_way(server: ServerProcess, ada: Browser) -> None:
    """A form's move and the API's see the same table: an id used on one side is known on the other."""
    path = table_of(ada.start(first="0"))
    form, move = ada.open(path).moves[0]
    ada.send(form, ("move", move))
    body = {"type": "play", "id": form.fields["id"], "version": int(form.fields["version"]), "move": move}
    answer = ada.http.post(f"/api{path.replace('/plain/t/', '/tables/')}/commands", json=body)
    assert json.loads(answer.content)["type"] == "done"


class TestMarkup:
    def test_texts_are_escaped(self) -> None:
        made = tag("p.a.b", "<&>", ["\"'", 3, None], tag("br"), title='"<')
        assert str(made) == '<p class="a b" title="&quot;&lt;">&lt;&amp;&gt;&quot;&#x27;3<br></p>'

    def test_markup_by_way_of_a_text_is_escaped(self) -> None:
        assert render(f"{Markup('<b>')}") == "&lt;b&gt;"

    @pytest.mark.parametrize("name", ["style", "onclick", "onerror"])
    def test_no_styles_and_scripts(self, name: str) -> None:
        with pytest.raises(ValueError, match="of their own"):
            tag("p", **{name: "x"})

    @pytest.mark.parametrize(
        "link", ["javascript:x", "https://elsewhere", "//elsewhere", "/\\elsewhere", "x"]
    )
    def test_no_foreign_links(self, link: str) -> None:
        with pytest.raises(ValueError, match="this server only"):
            tag("a", href=link)

    def test_attributes(self) -> None:
        assert str(tag("input", required=True, value=None, disabled=False, for_="x")) == (
            '<input required for="x">'
        )
