"""Media types of files by their names, and hashes of their content."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import PurePath

SVG = "image/svg+xml"
JSON = "application/json"
_TEXT_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": JSON,
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": SVG,
    ".toml": "application/toml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
_CODE_TYPES = {".bin": "application/octet-stream", ".wasm": "application/wasm"}
_PACKED_TYPES = {".gz": "application/gzip", ".zip": "application/zip"}
_IMAGE_TYPES = {".ico": "image/x-icon", ".png": "image/png", ".webp": "image/webp"}
_FONT_TYPES = {".woff": "font/woff", ".woff2": "font/woff2"}
MEDIA_TYPES = _TEXT_TYPES | _CODE_TYPES | _PACKED_TYPES | _IMAGE_TYPES | _FONT_TYPES
COMPRESSIBLE = frozenset((_TEXT_TYPES | _CODE_TYPES).values())


def media_type_of(name: str) -> str | None:
    """The media type by a file's name; None for files that are not served."""
    return MEDIA_TYPES.get(PurePath(name).suffix)


def content_hash(*parts: str | bytes) -> str:
    digest = blake2b(digest_size=9)
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8) + data)
    return digest.hexdigest()
