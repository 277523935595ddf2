"""Under which names a server answers, whose pages may use it, and what it says of its options."""

from __future__ import annotations

import http.cookies
import json

import httpx
import pytest
from starlette.requests import HTTPConnection

from crosstown.web.app import Server, build_app
from crosstown.web.security.client_identity import is_own_origin
from crosstown.web.server.config import Config
from crosstown.web.server.processes import _warn

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("scheme", "origin", "own"),
    [
        ("http", "http://play.example", True),
        ("https", "https://play.example", True),
        ("https", "http://play.example", False),
        ("wss", "http://play.example", False),
        ("wss", "https://play.example", True),
        ("http", "https://play.example", True),  # behind a proxy that does not forward the scheme
        ("http", "ftp://play.example", False),
        ("http", "play.example", False),
        ("http", "https://elsewhere.example", False),
    ],
)
def test_the_scheme_of_an_origin_counts(scheme: str, origin: str, own: bool) -> None:
    headers = [(b"host", b"play.example"), (b"origin", origin.encode())]
    connection = HTTPConnection({"type": "http", "scheme": scheme, "headers": headers})
    assert is_own_origin(connection, Config()) == own


async def ask(config: Config, host: str, path: str = "/nowhere") -> tuple[int, str]:
    transport = httpx.ASGITransport(build_app(Server(config)))
    async with httpx.AsyncClient(
        verify=False, transport=transport, base_url="http://inside.example"
    ) as client:
        answer = await client.get(path, headers={"Host": host})
    return answer.status_code, answer.json().get("code", "")


async def test_a_server_with_names_answers_under_no_other() -> None:
    named = Config(host_names=("play.example", "[::1]"))
    for host in ("play.example", "PLAY.example:8008", "[::1]:8008"):
        assert await ask(named, host) == (404, "unknown-path"), host
    for host in ("elsewhere.example", "play.example.elsewhere.example", "", "[::2]"):
        assert await ask(named, host) == (421, "wrong-host"), host
    assert await ask(named, "127.0.0.1:8008", "/healthz") == (200, ""), "health checks use the address"
    assert await ask(Config(), "elsewhere.example") == (404, "unknown-path")


def test_what_a_host_is_warned_of(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http.cookies, "_unquote_replace", None, raising=False)
    _warn(Config())
    assert capsys.readouterr().err == ""
    monkeypatch.delattr(http.cookies, "_unquote_replace")
    _warn(Config(log_format="plain"))
    assert capsys.readouterr().err == "", "somebody at home can do nothing about it"
    _warn(Config(log_format="plain", host="0.0.0.0"))
    assert "CVE-2024-7592" in capsys.readouterr().err
    _warn(Config(proxies="10.0.0.1,*"))
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(line["event"], line.get("code")) for line in lines] == [
        ("old-python", "CVE-2024-7592"),
        ("proxies-unlimited", None),
    ]
