"""Drawing takes a while: each picture is drawn once, and nobody waits for those that others ask for."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest
from crosstown.web.files.city_pictures import CityPictures

from crosstown.cities.city import City
from crosstown.cities.load import load_city
from crosstown.errors import CrosstownError
from crosstown.web.files import city_pictures as module


class Slow:
    """A drawing that is finished when the test says so."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.count = 0
        self.error: Exception | None = None

    def __call__(self, city: City) -> str:
        self.count += 1
        assert self.go.wait(20)
        if self.error:
            raise self.error
        return "<svg/>"


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    slow = Slow()
    monkeypatch.setitem(module._DRAW_FUNCTIONS, "slow", slow)
    yield slow
    slow.go.set()


@pytest.mark.anyio
async def test_a_picture_that_is_there_waits_for_no_other(slow: Slow) -> None:
    pictures, london = CityPictures(), load_city("london")
    first = await pictures.picture(london, "emblem")
    other = asyncio.create_task(pictures.picture(london, "slow"))
    await asyncio.sleep(0)
    async with asyncio.timeout(5):
        assert await pictures.picture(london, "emblem") is first
    assert not other.done()
    slow.go.set()
    await other


@pytest.mark.anyio
async def test_a_picture_is_drawn_once_for_all_who_wait_for_it(slow: Slow) -> None:
    pictures, london = CityPictures(), load_city("london")
    asked = [asyncio.create_task(pictures.picture(london, "slow")) for _ in range(6)]
    await asyncio.sleep(0)
    asked[0].cancel()  # who asked first has gone
    slow.go.set()
    files = await asyncio.gather(*asked[1:])
    assert (slow.count, len(set(map(id, files)))) == (1, 1)


@pytest.mark.anyio
async def test_a_drawing_that_failed_is_tried_again(slow: Slow) -> None:
    pictures, london = CityPictures(), load_city("london")
    slow.go.set()
    slow.error = CrosstownError("no-ink", "there is no ink")
    with pytest.raises(CrosstownError):
        await pictures.picture(london, "slow")
    slow.error = None
    await pictures.picture(london, "slow")
    assert slow.count == 2
