"""Debian's Chromium, for tests, benchmarks and the pictures in the docs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from crosstown.pages.front_end import is_built
from testkit.system_packages import chromium

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# With no memory for pictures of pages, none is painted: pages lay out, move and answer clicks as always.
# Frames without pictures need no process of their own to be put together.
UNPAINTED = ("--force-gpu-mem-available-mb=0", "--in-process-gpu")


def find_chromium() -> str:
    found = chromium()
    assert found, "THE BROWSER TESTS NEED CHROMIUM: install Debian's package chromium-headless-shell"
    return found


@contextmanager
def launched(*more: str) -> Iterator[Browser]:
    """A browser while the block runs."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*FLAGS, *more])
        yield browser
        browser.close()


def check_built() -> None:
    """Without the built front end there is nothing to look at."""
    assert is_built(), "THE FRONT END IS NOT BUILT: run make, or npm run build in frontend/"
