"""People whose browsers keep the site on their device."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from crosstown.pages.site import write_site
from testkit.browsers.browser_user import BrowserUser
from testkit.browsers.chromium import check_built
from testkit.browsers.kept_site import plain_host, wait_until_kept
from tests.browser.conftest import NewUser

SUB_PATH = "/club/games/"


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
    write_site(folder.joinpath(*SUB_PATH.strip("/").split("/")))
    with plain_host(folder) as url:
        yield url + SUB_PATH
