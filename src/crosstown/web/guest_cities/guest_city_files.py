"""The files of cities that guests brought: made in another process, and the latest of them kept in memory."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping

from crosstown.errors import DataError
from crosstown.service.clock import Log
from crosstown.service.guest_cities import check_size
from crosstown.web.files.static_files import StaticFile
from crosstown.web.guest_cities.pack_worker_supervisor import PackWorker
from crosstown.web.guest_cities.worker_messages import (
    DrawCity,
    DrawnCity,
    PrintCity,
    PrintedCity,
    RefusedPack,
    Reply,
)

KEPT_BYTES = 48 << 20  # of all files in memory: those of some five hundred cities


TextOf = Callable[[str, str], Awaitable[str | None]]
"""The text of a pack that was brought, by its city's id and its hash."""


class GuestCityFiles:
    """Draws cities when somebody needs them, and keeps what it has drawn."""

    def __init__(self, log: Log, text_of: TextOf) -> None:
        self._text_of = text_of
        self._worker = PackWorker(log)  # for all: games shall find a processor that no city keeps busy
        self._kept: OrderedDict[str, DrawnCity] = OrderedDict()
        self._size = 0
        self._drawing: dict[str, asyncio.Task[DrawnCity]] = {}

    async def find(self, city: str, sha256: str, host: str) -> Mapping[str, StaticFile] | None:
        """The files of a city that a guest brought; None if there is none. Hosts take turns at drawing."""
        kept = self._kept.get(sha256)
        if kept is not None and kept.id == city:
            self._kept.move_to_end(sha256)
            return kept.files
        pack = await self._text_of(city, sha256)
        return None if pack is None else (await self.draw(pack, host)).files

    async def draw(self, pack: str, host: str) -> DrawnCity:
        """Checks a pack and draws its city, unless that is done. Raises if it is wrong or takes too long.

        Everyone who asks for the same city meanwhile waits for the same drawing.
        """
        check_size(pack)
        sha256 = hashlib.sha256(pack.encode()).hexdigest()
        kept = self._kept.get(sha256)
        if kept is not None:
            self._kept.move_to_end(sha256)
            return kept
        drawing = self._drawing.get(sha256)
        if drawing is None:
            drawing = self._drawing[sha256] = asyncio.create_task(self._draw(pack, host))
            drawing.add_done_callback(lambda _: self._drawing.pop(sha256))
        return await asyncio.shield(drawing)

    async def _draw(self, pack: str, host: str) -> DrawnCity:
        reply = _accepted(await self._worker.run(DrawCity(pack), host))
        assert isinstance(reply, DrawnCity)
        self._keep(reply)
        return reply

    def _keep(self, drawn: DrawnCity) -> None:
        self._kept[drawn.sha256] = drawn
        self._size += drawn.size
        while self._size > KEPT_BYTES and len(self._kept) > 1:
            self._size -= self._kept.popitem(last=False)[1].size

    async def print(self, pack: str, paper: str, language: str, host: str, *, one_sheet: bool) -> memoryview:
        """The PDF of a city. Raises as `draw` does, or where nothing can be printed."""
        check_size(pack)
        reply = _accepted(await self._worker.run(PrintCity(pack, paper, language, one_sheet), host))
        assert isinstance(reply, PrintedCity)
        return reply.pdf

    async def stop(self) -> None:
        for drawing in list(self._drawing.values()):
            drawing.cancel()
        await self._worker.stop()


def _accepted(reply: Reply) -> Reply:
    if isinstance(reply, RefusedPack):
        raise DataError(reply.code, reply.message, offender=reply.offender, where=reply.where)
    return reply
