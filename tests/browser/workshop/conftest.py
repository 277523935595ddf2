"""One workshop for all tests of a process: Python is loaded into its page once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from testkit.browsers.browser_user import BrowserUser
from testkit.server_process import ServerProcess
from tests.browser.workshop.workshop_page import WorkshopPage


@pytest.fixture(scope="package")
def workshop(chromium: Browser, server: ServerProcess) -> Iterator[WorkshopPage]:
    """Somebody's workshop. Drafts of earlier tests may lie there."""
    person = BrowserUser(chromium, server.url, bypass_csp=True, accept_downloads=True)
    yield WorkshopPage(person)
    person.leave()
