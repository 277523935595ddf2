"""People whose browsers keep the site on their device."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from crosstown.pages.site import write_site
from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.chromium import check_built
from testkit.browsers.kept_site import hurry_files, plain_host, quick_build, wait_until_kept
from testkit.server_process import ServerProcess, quick_server
from tests.browser.conftest import NewUser, check_log

SUB_PATH = "/club/games/"
# What a browser says of a server that is not there.
GONE = (
    "INTERNET_DISCONNECTED",
    "CONNECTION_REFUSED",
    "CONNECTION_RESET",
    "ERR_FAILED",
    "EMPTY_RESPONSE",
    "WebSocket",
)


@pytest.fixture(scope="package")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    check_built()
    return quick_build(tmp_path_factory.mktemp("quick"))


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, built: Path) -> Iterator[ServerProcess]:
    with quick_server(tmp_path_factory.mktemp("server"), front_end=str(built), forked=True) as server:
        yield server
        check_log(server)


@pytest.fixture
def own_server(tmp_path: Path, built: Path) -> Iterator[ServerProcess]:
    """A server that a test may kill."""
    with quick_server(tmp_path / "server", front_end=str(built), forked=True) as server:
        yield server
        check_log(server)


@pytest.fixture
def visitor(new_user: NewUser) -> NewUser:
    """Makes people who have visited the site once, with all of it on their devices."""

    def make(name: str | None = None, **options: Any) -> BrowserUser:
        person = new_user(name, service_workers="allow", **options)
        person.open("/", "home")
        wait_until_kept(person)
        return person

    return make


@pytest.fixture(scope="package")
def plain_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site without a server, below a sub-path of a host of plain files."""
    check_built()
    folder = tmp_path_factory.mktemp("host")
    site = folder.joinpath(*SUB_PATH.strip("/").split("/"))
    write_site(site)
    hurry_files(site)
    with plain_host(folder) as url:
        yield url + SUB_PATH
