"""Requests that nobody should make: each gets its code, and the server's log stays quiet."""

from __future__ import annotations

import asyncio
import io
import json
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from crosstown.web.api.http_errors import STATUS_BY_CODE, status_of
from crosstown.web.api.openapi import STATUS_TEXTS
from crosstown.web.app import Server, build_app
from crosstown.web.security.request_rate_limits import CREATIONS_PER_ADDRESS
from crosstown.web.server.config import Config
from crosstown.web.server.logs import Log
from testkit.server_process import ServerProcess

COMMANDS = "/api/tables/nowhere/commands"
JSON = "application/json"
TEXT = "text/plain"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server"), forked=True) as server:
        yield server
        assert httpx.get(f"{server.url}/readyz").status_code == 200
        log = server.output()
        assert "Traceback" not in log
        assert '"event":"fault"' not in log


@pytest.fixture(scope="module")
def http(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(verify=False, base_url=server.url, timeout=300) as http:
        yield http


def check_problem(answer: httpx.Response, code: str) -> dict[str, Any]:
    assert answer.headers["content-type"] == JSON
    problem: dict[str, Any] = answer.json()
    assert (answer.status_code, problem["code"]) == (status_of(code), code)
    assert problem.keys() == {"type", "code", "message", "offender", "where", "rule"}
    assert answer.headers["x-content-type-options"] == "nosniff"
    return problem


def command(**fields: Any) -> bytes:
    return json.dumps({"type": "play", "id": "a", "version": 0, "move": "pass"} | fields).encode()


BODIES = {
    "nothing": (b"", "bad-json"),
    "half": (b'{"type":', "bad-json"),
    "two": (command() + command(), "bad-json"),
    "nan": (b'{"type":"play","id":"a","version":NaN,"move":"pass"}', "bad-json"),
    "infinity": (b'{"type":"play","id":"a","version":-Infinity,"move":"pass"}', "bad-json"),
    "not-utf-8": (b'{"type":"say","id":"a","text":"\xff"}', "bad-json"),
    "surrogate-bytes": (b'{"type":"say","id":"a","text":"\xed\xa0\x80"}', "bad-json"),
    "surrogate-escape": (b'{"type":"say","id":"a","text":"\\ud800"}', "bad-json"),
    "surrogate-key": (b'{"type":"say","id":"a","\\udc00":1}', "bad-json"),
    "byte-order-mark": (b"\xef\xbb\xbf" + command(), "bad-json"),
    "utf-16": (command().decode().encode("utf-16"), "bad-json"),
    "deep": (b"[" * 16_000, "bad-shape"),
    "deep-field": (b'{"type":"say","id":' + b"[" * 16_000, "bad-shape"),
    "deep-unknown": (b'{"x":' + b"[" * 16_000, "bad-json"),
    "deep-objects": (b'{"x":' * 3_000, "bad-json"),
    "null": (b"null", "bad-shape"),
    "list": (b"[]", "bad-shape"),
    "no-type": (b"{}", "bad-shape"),
    "unknown-type": (command(type="cheat"), "bad-shape"),
    "odd-type": (command(type=["play"]), "bad-shape"),
    "ping": (b'{"type":"ping"}', "bad-shape"),
    "unknown-field": (command(seat=1), "bad-shape"),
    "missing-field": (b'{"type":"play","id":"a","version":0}', "bad-shape"),
    "null-field": (command(move=None), "bad-shape"),
    "wrong-kind": (command(version="0"), "bad-shape"),
    "truth-as-number": (command(version=True), "bad-shape"),
    "fraction": (command(version=0.5), "bad-shape"),
    "negative": (command(version=-1), "bad-shape"),
    "huge-number": (command(version=10**400), "bad-shape"),
    "endless-number": (b'{"type":"play","id":"a","version":1e999,"move":"pass"}', "bad-shape"),
    "64-bits": (command(version=2**64), "bad-shape"),
    "no-id": (command(id=""), "bad-shape"),
    "long-id": (command(id="a" * 65), "bad-shape"),
    "odd-id": (command(id="a b"), "bad-shape"),
    "line-end-in-id": (command(id="a\n"), "bad-shape"),
    "long-move": (command(move="p" * 201), "bad-shape"),
    "right-but-nowhere": (command(), "unknown-table"),
    "too-large": (command(move="p" * 16_384), "too-large"),
    "a-million": (b" " * 1_000_000, "too-large"),
}


@pytest.mark.parametrize("name", BODIES)
def test_a_body(http: httpx.Client, name: str) -> None:
    body, code = BODIES[name]
    check_problem(http.post(COMMANDS, content=body, headers={"Content-Type": JSON}), code)


def test_a_problem_says_where(http: httpx.Client) -> None:
    answer = http.post(COMMANDS, content=command(version="0"), headers={"Content-Type": JSON})
    problem = check_problem(answer, "bad-shape")
    assert (problem["where"], problem["message"]) == ("$.version", "Expected `int`, got `str`")


def test_a_body_in_pieces_is_measured_too(http: httpx.Client) -> None:
    pieces = (b" " * 1000 for _ in range(1000))
    check_problem(http.post(COMMANDS, content=pieces, headers={"Content-Type": JSON}), "too-large")


@pytest.mark.parametrize("kind", [TEXT, "", "application/x-www-form-urlencoded", "json", "application/jsonp"])
def test_what_is_not_json(http: httpx.Client, kind: str) -> None:
    answer = http.post(COMMANDS, content=command(), headers={"Content-Type": kind})
    assert check_problem(answer, "not-json")["offender"] == kind


def test_no_content_type(http: httpx.Client) -> None:
    check_problem(http.post(COMMANDS, content=command()), "not-json")


def test_json_may_name_its_encoding(http: httpx.Client) -> None:
    kind = "Application/JSON; charset=utf-8"
    check_problem(http.post(COMMANDS, content=command(), headers={"Content-Type": kind}), "unknown-table")


@pytest.mark.parametrize(
    "query",
    [
        *("seat=1&seat=1", "seat=1&seat=2", "seat=", "seat=null", "seat=one", "seat=4", "seat=-1"),
        *(
            "seat=1.0",
            "seat=01",
            "seat=%2B1",
            "seat=%EF%BC%91",
            "seat=%00",
            "seat=99999999999999999999999999",
        ),
        *("since=-1", "since=2147483649", "Seat=1", "seat[]=1", "%ff=%ff", "host=1"),
        "&".join(f"p{number}=1" for number in range(1000)),
    ],
)
def test_a_query(http: httpx.Client, query: str) -> None:
    check_problem(http.get(f"/api/tables/nowhere?{query}"), "bad-query")


@pytest.mark.parametrize("query", ["wait=26", "wait=-1", "lines=-2", "wait=0&wait=0"])
def test_waiting_for_the_wrong_thing(http: httpx.Client, query: str) -> None:
    check_problem(http.get(f"/api/tables/nowhere/events?{query}"), "bad-query")


def test_a_query_where_there_is_none(http: httpx.Client) -> None:
    check_problem(http.get("/api/me?name=Ada"), "bad-query")


@pytest.mark.parametrize(
    "table",
    [
        *("a" * 41, "a" * 5000, "%00", "%ff", "%ed%a0%80", "%F0%9F%9A%8B", "a%20b", "%2e%2e", "'--", "a%0a"),
        "%7B%7D",
    ],
)
@pytest.mark.parametrize("rest", ["", "/events", "/record"])
def test_an_id_that_no_table_has(http: httpx.Client, table: str, rest: str) -> None:
    problem = check_problem(http.get(f"/api/tables/{table}{rest}"), "unknown-table")
    assert len(problem["offender"]) <= 40


@pytest.mark.parametrize(
    "path",
    ["/api", "/api/", "/api/mine", "/api/me/", "/api/tables/a/b", "/api/tables/a%2Fb", "/api/tables//events"],
)
def test_nowhere(http: httpx.Client, path: str) -> None:
    check_problem(http.get(path), "unknown-path")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/api/me", "DELETE GET HEAD POST"),
        ("OPTIONS", "/api/tables", "GET HEAD POST"),
        ("DELETE", "/api/tables/nowhere", "GET HEAD"),
        ("GET", COMMANDS, "POST"),
        ("TRACE", "/api/cities", "GET HEAD POST"),
        ("POST", "/api/openapi.json", "GET HEAD"),
    ],
)
def test_a_method_that_does_not_belong_there(
    http: httpx.Client, method: str, path: str, allowed: str
) -> None:
    answer = http.request(method, path)
    check_problem(answer, "bad-method")
    assert sorted(answer.headers["allow"].split(", ")) == allowed.split()


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://[", "", "localhost"])
def test_a_page_of_another_site(http: httpx.Client, origin: str) -> None:
    headers = {"Content-Type": JSON, "Origin": origin}
    check_problem(http.post(COMMANDS, content=command(), headers=headers), "bad-origin")


def test_a_cookie_that_is_nobodys(http: httpx.Client) -> None:
    for token in ("x", "x" * 64, "x" * 5000, '"\\377\\000"', "ÿþ", ""):
        headers = {b"Cookie": f"crosstown={token}".encode("latin-1")}
        assert http.get("/api/me", headers=headers).json() == {"name": None}
        check_problem(http.post("/api/me/link", headers=headers), "no-name")


def exchange(server: ServerProcess, sent: bytes) -> bytes:
    """Bytes that no client library would send, and the first line that comes back."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=300) as door:
        door.sendall(sent)
        return door.makefile("rb").readline().rstrip()


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /api/tables/\xff HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /api/tables/" + b"a" * 500_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    ],
)
def test_what_is_not_http(server: ServerProcess, sent: bytes) -> None:
    assert exchange(server, sent) == b"HTTP/1.1 400 Bad Request"


@pytest.mark.parametrize("origin", ["http://[", "http://elsewhere.example"])
def test_a_connection_from_another_site(server: ServerProcess, origin: str) -> None:
    head = "GET /api/tables/nowhere/socket HTTP/1.1\r\nHost: a\r\n"
    head += "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    head += f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nOrigin: {origin}\r\n\r\n"
    assert exchange(server, head.encode()) == b"HTTP/1.1 403 Forbidden"


def test_a_method_that_nobody_knows(server: ServerProcess) -> None:
    assert exchange(server, b"BREW /api/me HTTP/1.1\r\nHost: a\r\n\r\n").startswith(b"HTTP/1.1 405")


def test_a_head_without_end_is_refused(server: ServerProcess, http: httpx.Client) -> None:
    assert exchange(server, b"GET / HTTP/1.1\r\nX: " + b"x" * 200_000) == b"HTTP/1.1 400 Bad Request"
    assert http.get("/healthz").json() == {"alive": True}


def test_a_request_that_is_cut_off(server: ServerProcess, http: httpx.Client) -> None:
    for _ in range(5):
        with socket.create_connection(("127.0.0.1", server.port)) as door:
            head = (
                f"POST {COMMANDS} HTTP/1.1\r\nHost: a\r\nContent-Type: {JSON}\r\nContent-Length: 100\r\n\r\n"
            )
            door.sendall(head.encode() + b"{")
    assert http.get("/healthz").json() == {"alive": True}


def ask_unstarted(*requests: httpx.Request) -> tuple[list[httpx.Response], str]:
    """What a server says that was never started, and what it logs."""
    server, log = Server(Config()), io.StringIO()
    server.log = Log("info", log)
    transport = httpx.ASGITransport(build_app(server), raise_app_exceptions=False)

    async def ask() -> list[httpx.Response]:
        async with httpx.AsyncClient(verify=False, transport=transport) as http:
            return [await http.send(request) for request in requests]

    return asyncio.run(ask()), log.getvalue()


def test_a_server_that_is_not_ready_says_so() -> None:
    (answer,), log = ask_unstarted(httpx.Request("GET", "http://inside/readyz"))
    assert (answer.status_code, answer.json()["code"], log) == (503, "store-unavailable", "")


def test_a_fault_of_ours_is_told_and_logged_without_its_text() -> None:
    (answer,), log = ask_unstarted(httpx.Request("GET", "http://inside/api/me"))
    assert (answer.status_code, answer.json()["code"]) == (500, "fault")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "registry" not in answer.text
    line = json.loads(log)
    assert line.pop("at") > 0
    assert line == {"level": "error", "event": "fault", "kind": "AttributeError", "where": line["where"]}
    assert line["where"].startswith("app.py:")


def test_a_made_up_cookie_opens_no_second_door() -> None:
    """New guests are counted by address, whatever token they say they have."""
    arriving = (
        httpx.Request("POST", "http://inside/api/me", headers={"Cookie": f"crosstown={number}"})
        for number in range(CREATIONS_PER_ADDRESS[0] + 20)
    )
    answers, _ = ask_unstarted(*arriving)
    assert answers[0].status_code == 500
    check_problem(answers[-1], "too-fast")
    assert int(answers[-1].headers["retry-after"]) >= 1


def test_every_status_is_one_that_a_description_can_explain() -> None:
    assert set(STATUS_BY_CODE.values()) - STATUS_TEXTS.keys() == {405, 500}
