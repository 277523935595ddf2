"""The content policy of every page: files of this site, and nothing inline."""

from __future__ import annotations

# The rules come as WebAssembly; 'wasm-unsafe-eval' allows just that, and no script in a text.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'"
)
FRAMES = "frame-ancestors 'none'"  # browsers heed it in a header only
HEADER = f"{POLICY}; {FRAMES}"
