"""The workers of a page: tables with a script of the test's own or on a faster clock, and no analysis."""

from __future__ import annotations

from playwright.sync_api import Route

from testkit.browsers.browser_user import BrowserUser

WORKERS = "**/table-worker-*.js"
ANALYSIS = "**/analysis-worker-*.js"
# Computer players pause before they move, and wait for somebody who may have slipped.
FASTER = """
{
  const [clock, later, began, times] = [Date.now.bind(Date), setTimeout, Date.now(), 25]
  Date.now = () => began + Math.floor((clock() - began) * times)
  globalThis.setTimeout = (work, wait = 0) => later(work, wait / times)
}
"""


def run_first(person: BrowserUser, script: str) -> None:
    """Every worker of a table runs this before anything else."""

    def answer(route: Route) -> None:
        got = route.fetch()
        headers = {name: value for name, value in got.headers.items() if name != "content-encoding"}
        route.fulfill(status=got.status, headers=headers, body=script + got.text())

    person.context.route(WORKERS, answer)


def hurry(person: BrowserUser) -> None:
    """Computer players at tables in the page hardly wait."""
    run_first(person, FASTER)


def without_analysis(person: BrowserUser) -> None:
    """No analysis takes the processor as long as a replay is open."""
    person.context.route(ANALYSIS, lambda route: route.fulfill(content_type="text/javascript", body=""))
