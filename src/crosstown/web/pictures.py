"""Boards as pictures. Drawing one takes a while, so it is done in a thread, and once for equal boards."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from crosstown import drawing
from crosstown.cities.city import City
from crosstown.drawing.board import draw_board
from crosstown.web.files import SVG, File, mark_of
from crosstown.web.guard import address_of
from crosstown.web.problems import HttpError

MOST = 200  # pictures kept, packed: about 20 KB each
WAITING = 12  # pictures that may wait to be drawn: about half a second each
SHARE = 4  # of those, asked for from one address
POLICY = {"content-security-policy": "default-src 'none'; sandbox"}  # a picture needs and does nothing

Owners = Mapping[str, int]
Tokens = Mapping[str, tuple[str, int]]

# Another pencil draws other pictures of the same board, so its own source is a part of their addresses.
_SOURCES = sorted(Path(str(drawing.__file__)).parent.glob("*.py"))
_PENCIL = mark_of(*(path.read_bytes() for path in _SOURCES))


def city_key(city: City) -> str:
    """The same for all that is drawn of a city before a game, as long as it looks the same."""
    return mark_of(_PENCIL, city.sha256)


def picture_key(city: City, owners: Owners, tokens: Tokens) -> str:
    """The same for boards that look the same. Only what lies open to everyone is in it."""
    return mark_of(_PENCIL, city.sha256, repr((sorted(owners.items()), sorted(tokens.items()))))


class Pictures:
    """The pictures drawn lately: each once, and one at a time, so that the games are not crowded out.

    Only so many may wait to be drawn, and of one address fewer; who comes later is told to come again.
    """

    def __init__(self, most: int = MOST, waiting: int = WAITING) -> None:
        self._most, self._waiting = most, waiting
        self._drawn: OrderedDict[str, File] = OrderedDict()
        self._coming: dict[str, asyncio.Task[File]] = {}
        self._asking: Counter[str] = Counter()
        self._busy = asyncio.Lock()

    async def board(self, request: Request, city: City, owners: Owners, tokens: Tokens) -> Response:
        """A board for a browser, which may keep it as long as the address names just this board."""
        given, stacks = dict(owners), dict(tokens)
        key = picture_key(city, given, stacks)
        drawn = await self.drawn(
            key, lambda: draw_board(city, owners=given, tokens=stacks), address_of(request)
        )
        kept = request.query_params.get("v") == key
        cache = "private, max-age=604800, immutable" if kept else "no-store"
        return drawn.answer(request, cache, POLICY)

    async def drawn(self, key: str, draw: Callable[[], str], whom: str = "") -> File:
        """A picture by its key, drawn now or before; whoever is named has a share of those that wait."""
        file = self._drawn.get(key)
        if file is not None:
            self._drawn.move_to_end(key)
            return file
        coming = self._coming.get(key)
        if coming is None:
            if len(self._coming) >= self._waiting or (whom and self._asking[whom] >= SHARE):
                raise HttpError("too-busy", "too many boards are being drawn: try again in a moment")
            coming = self._coming[key] = asyncio.create_task(self._draw(key, draw))
        self._asking[whom] += 1
        try:
            return await asyncio.shield(coming)  # others may wait for it, too
        finally:
            self._asking[whom] -= 1
            if not self._asking[whom]:
                del self._asking[whom]

    async def _draw(self, key: str, draw: Callable[[], str]) -> File:
        try:
            async with self._busy:
                file = await asyncio.to_thread(lambda: File.of(SVG, draw().encode(), level=6))
        finally:
            del self._coming[key]
        self._drawn[key] = file
        if len(self._drawn) > self._most:
            self._drawn.popitem(last=False)
        return file
