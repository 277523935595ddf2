"""Drawing takes a while: each file is made once, and nobody waits for those that others ask for."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest

from crosstown.cities.city import City
from crosstown.cities.load import load_city
from crosstown.errors import CrosstownError
from crosstown.pages import make_city_files
from crosstown.web.files import city_files as module
from crosstown.web.files.city_files import CityFiles


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
    drawn = make_city_files.make_city_file
    monkeypatch.setattr(
        module,
        "make_city_file",
        lambda city, name: slow(city).encode() if name == "slow.svg" else drawn(city, name),
    )
    module.city_file.cache_clear()
    yield slow
    slow.go.set()


@pytest.mark.anyio
async def test_a_file_that_is_there_waits_for_no_other(slow: Slow) -> None:
    files, london = CityFiles(), load_city("london")
    first = await files.file(london, "emblem.svg")
    other = asyncio.create_task(files.file(london, "slow.svg"))
    await asyncio.sleep(0)
    async with asyncio.timeout(300):
        assert await files.file(london, "emblem.svg") is first
    assert not other.done()
    slow.go.set()
    await other


@pytest.mark.anyio
async def test_a_file_is_made_once_for_all_who_wait_for_it(slow: Slow) -> None:
    files, london = CityFiles(), load_city("london")
    asked = [asyncio.create_task(files.file(london, "slow.svg")) for _ in range(6)]
    await asyncio.sleep(0)
    asked[0].cancel()  # who asked first has gone
    slow.go.set()
    made = await asyncio.gather(*asked[1:])
    assert (slow.count, len(set(map(id, made)))) == (1, 1)


@pytest.mark.anyio
async def test_a_drawing_that_failed_is_tried_again(slow: Slow) -> None:
    files, london = CityFiles(), load_city("london")
    slow.go.set()
    slow.error = CrosstownError("no-ink", "there is no ink")
    with pytest.raises(CrosstownError):
        await files.file(london, "slow.svg")
    slow.error = None
    await files.file(london, "slow.svg")
    assert slow.count == 2
