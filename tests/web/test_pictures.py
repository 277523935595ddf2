"""Drawing takes a while: nobody waits for pictures that others ask for, and no crowd of them can wait."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from crosstown.web.pictures import SHARE, WAITING, Pictures
from crosstown.web.problems import HttpError
from tests.web.near import Near


class Slow:
    """Drawings that are finished when the test says so."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.count = 0

    def __call__(self) -> str:
        self.count += 1
        assert self.go.wait(20)
        return "<svg/>"


@pytest.fixture
def slow() -> Iterator[Slow]:
    slow = Slow()
    yield slow
    slow.go.set()


@pytest.mark.anyio
async def test_a_picture_that_is_there_waits_for_no_other(slow: Slow) -> None:
    pictures = Pictures()
    first = await pictures.drawn("first", lambda: "<svg/>")
    other = asyncio.create_task(pictures.drawn("other", slow))
    await asyncio.sleep(0)
    async with asyncio.timeout(5):
        assert await pictures.drawn("first", slow) is first
    slow.go.set()
    await other


@pytest.mark.anyio
async def test_a_picture_is_drawn_once_for_all_who_wait_for_it(slow: Slow) -> None:
    pictures = Pictures()
    asked = [asyncio.create_task(pictures.drawn("same", slow, "somebody")) for _ in range(SHARE + 2)]
    await asyncio.sleep(0)
    asked[0].cancel()  # who asked first has gone
    slow.go.set()
    files = await asyncio.gather(*asked[1:])
    assert (slow.count, len(set(map(id, files)))) == (1, 1)


@pytest.mark.anyio
async def test_only_so_many_wait_and_fewer_of_one_address(slow: Slow) -> None:
    pictures = Pictures()
    greedy = [asyncio.create_task(pictures.drawn(f"a {at}", slow, "a")) for at in range(WAITING)]
    await asyncio.sleep(0)
    assert [one.done() for one in greedy] == [at >= SHARE for at in range(WAITING)]
    asked = [asyncio.create_task(pictures.drawn(f"{at}", slow, f"{at}")) for at in range(WAITING)]
    await asyncio.sleep(0)
    assert [one.done() for one in asked] == [at >= WAITING - SHARE for at in range(WAITING)]
    error = asked[-1].exception()
    assert isinstance(error, HttpError)
    assert error.code == "too-busy"
    slow.go.set()
    await asyncio.gather(*greedy, *asked, return_exceptions=True)
    await pictures.drawn("later", slow, "a")


def test_boards_of_tables_keep_nobody_from_a_city(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Near(tmp_path, start=False) as near:
        monkeypatch.setattr(near.server.pictures, "_waiting", 0)
        assert near.get("/cities/london/emblem.svg").status_code == 200


def test_who_comes_too_late_is_told_when_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Near(tmp_path) as near:
        token = near.post("/api/me", {"name": "Ada"}).cookies["crosstown"]
        seats = [{"type": "me"}, {"type": "computer"}]
        opened = near.post("/api/tables", {"city": "london", "seats": seats}, Cookie=f"crosstown={token}")
        monkeypatch.setattr(near.server.pictures, "_waiting", 0)
        answer = near.get(f"/plain/t/{opened.json()['id']}/board.svg")
        assert (answer.status_code, answer.json()["code"]) == (503, "too-busy")
        assert int(answer.headers["retry-after"]) > 0
