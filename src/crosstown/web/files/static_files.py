"""Files as browsers get them: packed once, held in memory, and told by a mark whether they have changed."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import PurePath

from starlette.requests import Request
from starlette.responses import Response

FOREVER = "public, max-age=31536000, immutable"  # for addresses that change with their content
ASK = "no-cache"  # kept, but asked for every time whether it is still the same

SVG = "image/svg+xml"
_TEXTS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": SVG,
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
_OTHERS = {".ico": "image/x-icon", ".png": "image/png", ".webp": "image/webp"}
_FONTS = {".woff": "font/woff", ".woff2": "font/woff2"}
KINDS = _TEXTS | _OTHERS | _FONTS
_PACKABLE = frozenset(_TEXTS.values())
_LEAST = 256  # bytes that are worth packing


def kind_of(name: str) -> str | None:
    """What is in a file, by its name; none where such files are not handed out."""
    return KINDS.get(PurePath(name).suffix)


def mark_of(*parts: str | bytes) -> str:
    """The same for equal content and for nothing else."""
    digest = blake2b(digest_size=9)
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8) + data)
    return digest.hexdigest()


@dataclass(frozen=True, slots=True)
class File:
    """The content of one address; held packed where that makes it smaller."""

    kind: str
    mark: str
    data: bytes
    packed: bool

    @classmethod
    def of(cls, kind: str, data: bytes, level: int = 9) -> File:
        """Packs what can be packed."""
        if kind in _PACKABLE and len(data) >= _LEAST:
            return cls(kind, mark_of(data), gzip.compress(data, level, mtime=0), True)
        return cls(kind, mark_of(data), data, False)

    def answer(self, request: Request, cache: str, headers: Mapping[str, str] | None = None) -> Response:
        """The file for one browser, or that the one it has is still good."""
        head = {"cache-control": cache, **(headers or {})}
        if self.packed:
            head["vary"] = "accept-encoding"
        if cache == ASK:
            head["etag"] = f'W/"{self.mark}"'
            if _is_known(request, self.mark):
                return Response(status_code=304, headers=head)
        if not self.packed or not takes_packed(request):
            plain = gzip.decompress(self.data) if self.packed else self.data
            return Response(plain, headers=head, media_type=self.kind)
        return Response(self.data, headers=head | {"content-encoding": "gzip"}, media_type=self.kind)


def takes_packed(request: Request) -> bool:
    """Whether a browser can unpack gzip."""
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _is_known(request: Request, mark: str) -> bool:
    told = (one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(","))
    return f'"{mark}"' in told
