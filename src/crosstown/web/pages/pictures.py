"""Boards as pictures. Drawing one takes a while, so it is done in a thread, and once for equal boards."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Mapping
from hashlib import blake2b

from starlette.requests import Request
from starlette.responses import Response

from crosstown.cities.city import City
from crosstown.drawing.board import draw_board

MOST = 200  # pictures kept, packed: about 20 KB each
POLICY = "default-src 'none'; sandbox"  # a picture needs nothing and does nothing

Owners = Mapping[str, int]
Tokens = Mapping[str, tuple[str, int]]


def picture_key(city: City, owners: Owners, tokens: Tokens) -> str:
    """The same for boards that look the same. Only what lies open to everyone is in it."""
    facts = city.sha256, sorted(owners.items()), sorted(tokens.items())
    return blake2b(repr(facts).encode(), digest_size=9).hexdigest()


class Pictures:
    """The boards drawn lately."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[str, bytes] = OrderedDict()
        self._pencil = asyncio.Lock()

    async def board(self, request: Request, city: City, owners: Owners, tokens: Tokens) -> Response:
        """A board for a browser, which may keep it as long as the address names just this board."""
        key = picture_key(city, owners, tokens)
        packed = await self._packed(key, city, owners, tokens)
        kept = request.query_params.get("v") == key
        headers = {
            "content-security-policy": POLICY,
            "cache-control": "private, max-age=604800, immutable" if kept else "no-store",
            "vary": "accept-encoding",
        }
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(gzip.decompress(packed), headers=headers, media_type="image/svg+xml")
        headers["content-encoding"] = "gzip"
        return Response(packed, headers=headers, media_type="image/svg+xml")

    async def _packed(self, key: str, city: City, owners: Owners, tokens: Tokens) -> bytes:
        async with self._pencil:  # one at a time: drawing must not crowd out the games
            packed = self._drawn.get(key)
            if packed is None:
                packed = await asyncio.to_thread(_draw, city, dict(owners), dict(tokens))
                self._drawn[key] = packed
                if len(self._drawn) > MOST:
                    self._drawn.popitem(last=False)
            self._drawn.move_to_end(key)
        return packed


def _draw(city: City, owners: Owners, tokens: Tokens) -> bytes:
    return gzip.compress(draw_board(city, owners=owners, tokens=tokens).encode(), 6, mtime=0)
