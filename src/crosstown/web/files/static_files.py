"""Files as browsers get them: compressed once, held in memory, revalidated by a hash of their content.

Starlette's StaticFiles neither compresses nor sends a lasting Cache-Control.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from crosstown.pages.media_types import COMPRESSIBLE, content_hash, media_type_of

CACHE_FOREVER = "public, max-age=31536000, immutable"  # for addresses that change with their content
REVALIDATE = "no-cache"  # kept by the browser, which asks every time whether it is still current

_COMPRESS_FROM = 256  # bytes


@dataclass(frozen=True, slots=True)
class StaticFile:
    """The content of one address, the same for everyone. ``data`` is compressed if ``gzipped``."""

    media_type: str
    hash: str
    data: bytes
    gzipped: bool

    @classmethod
    def create(cls, name: str, data: bytes, level: int = 9, packed: bytes | None = None) -> StaticFile:
        """``packed`` is the content compressed by gzip, where somebody has done that already."""
        media_type = media_type_of(name) or ""
        if media_type in COMPRESSIBLE and len(data) >= _COMPRESS_FROM:
            return cls(media_type, content_hash(data), packed or gzip.compress(data, level, mtime=0), True)
        return cls(media_type, content_hash(data), data, False)

    def response(self, request: Request, cache: str, headers: Mapping[str, str] | None = None) -> Response:
        """The file, or a 304 if the browser already has it."""
        all_headers = {"cache-control": cache, **(headers or {})}
        if self.gzipped:
            all_headers["vary"] = "accept-encoding"
        if cache == REVALIDATE:
            all_headers["etag"] = f'W/"{self.hash}"'
            if _browser_has(request, self.hash):
                return Response(status_code=304, headers=all_headers)
        data = self.data
        if self.gzipped:
            if _accepts_gzip(request):
                all_headers["content-encoding"] = "gzip"
            else:
                data = gzip.decompress(data)
        return Response(data, headers=all_headers, media_type=self.media_type)


def _accepts_gzip(request: Request) -> bool:
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _browser_has(request: Request, hash: str) -> bool:
    etags = (one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(","))
    return f'"{hash}"' in etags
