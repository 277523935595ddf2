"""Errors as people with a browser see them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.direct_client import URL, DirectClient

HTML = "text/html,*/*;q=0.8"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[DirectClient]:
    with DirectClient(tmp_path, start=False) as client:
        yield client


@pytest.mark.parametrize(("method", "path", "status"), [("GET", "/nowhere", 404), ("POST", "/about", 405)])
def test_browsers_get_a_page_and_programs_json(
    client: DirectClient, method: str, path: str, status: int
) -> None:
    page = client.ask(method, path, accept=HTML, origin=URL)
    assert page.status_code == status
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert '<a href="/">To the start</a>' in page.text
    assert "refresh" not in page.text
    told = client.ask(method, path, accept="application/json", origin=URL)
    assert told.status_code == status
    assert told.json()["code"]


def test_the_api_answers_in_json_whoever_asks(client: DirectClient) -> None:
    assert client.get("/api/nowhere", accept=HTML).json()["code"] == "unknown-path"


@pytest.mark.parametrize("path", ["/<script>alert(1)</script>", "/%3Cb%3E", "/a?b=<script>"])
def test_an_error_page_quotes_nothing_that_was_sent(client: DirectClient, path: str) -> None:
    assert client.get(path, accept=HTML).text == client.get("/nowhere", accept=HTML).text


def test_a_page_links_only_to_files_of_this_server_that_browsers_keep(client: DirectClient) -> None:
    page = client.get("/nowhere", accept=HTML).text
    files = set(re.findall(r'(?:href|src)="([^"]+)"', page)) - {"/"}
    assert len(files) == 2
    for file in files:
        answer = client.get(file)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert client.get(file.partition("?")[0]).headers["cache-control"] == "no-store"
    assert client.get("/static/error_pages.py").status_code == 404


@pytest.mark.parametrize(
    ("asked", "reloaded"),
    [
        ("/nowhere?a=1&b=2", "/nowhere?a=1&amp;b=2"),
        ("/%22%3E?x=%22", "/%22%3E?x=%22"),
        ("//elsewhere.example/x", "/"),
        ("/%5Celsewhere.example/x", "/%5Celsewhere.example/x"),
    ],
)
def test_a_page_that_came_too_fast_reloads_its_own_address(tmp_path: Path, asked: str, reloaded: str) -> None:
    with DirectClient(tmp_path, start=False, limits=True) as client:
        while (answer := client.get(f"{URL}{asked}", accept=HTML)).status_code != 429:
            assert answer.status_code == 404
        assert int(answer.headers["retry-after"]) > 0
        assert f'content="5;url={reloaded}"' in answer.text
