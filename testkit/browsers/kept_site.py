"""The site as a browser keeps it: whether all of it is there, and other versions of it."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from crosstown.pages.front_end import BUILT_FOLDER
from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.table_workers import FASTER
from testkit.server_process import free_port

# The page is under a service worker's control when all files of its version are kept.
_KEPT = """() => new Promise((kept) => {
  const container = navigator.serviceWorker
  if (container.controller) kept()
  else container.addEventListener('controllerchange', () => kept())
})"""
_ADDRESSES = """async () => {
  const names = await caches.keys()
  const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys())))
  return Object.fromEntries(names.map((name, at) => [name, kept[at].map(({ url }) => url)]))
}"""


def wait_until_kept(person: BrowserUser) -> None:
    """Waits until the whole site is on the device."""
    person.page.evaluate(_KEPT)


def kept_addresses(person: BrowserUser) -> dict[str, list[str]]:
    """What the caches of a browser hold, by the name of each."""
    found: dict[str, list[str]] = person.page.evaluate(_ADDRESSES)
    return found


def page_version(person: BrowserUser) -> str:
    """The version of the page that is shown."""
    return str(person.page.locator('meta[name="crosstown-version"]').get_attribute("content"))


def quick_build(folder: Path) -> Path:
    """The built front end with computer players that hardly wait at tables in the page."""
    copy = folder / "built"
    shutil.copytree(BUILT_FOLDER, copy)
    hurry_files(copy)
    return copy


def hurry_files(folder: Path) -> None:
    """The same for a folder of files. What a service worker hands out cannot be changed on its way."""
    for worker in (folder / "assets").glob("table-worker-*.js"):
        worker.write_text(FASTER + worker.read_text("utf-8"), "utf-8")


def another_version(built: Path, folder: Path) -> Path:
    """A built front end as another build would name it: the rules' page is another file."""
    copy = folder / "built"
    shutil.copytree(built, copy)
    old = next((copy / "assets").glob("RulesPage-*.js"))
    new = old.with_name("RulesPage-Another0.js")
    old.rename(new)
    for path in copy.rglob("*"):
        if path.suffix in (".js", ".json", ".html"):
            path.write_text(path.read_text("utf-8").replace(old.stem, new.stem), "utf-8")
    return copy


@contextmanager
def plain_host(folder: Path) -> Iterator[str]:
    """A host of plain files, Python's own, while the block runs. Gives its address."""
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "http.server",
        "--bind",
        "127.0.0.1",
        "--directory",
        str(folder),
        str(port),
    ]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            _wait_for(url := f"http://127.0.0.1:{port}")
            yield url
        finally:
            process.kill()


def _wait_for(url: str, seconds: float = 300.0) -> None:
    deadline = time.monotonic() + seconds
    while True:
        try:
            urllib.request.urlopen(url, timeout=2).close()
            return
        except OSError:
            assert time.monotonic() < deadline, f"nobody answers at {url}"
            time.sleep(0.05)
