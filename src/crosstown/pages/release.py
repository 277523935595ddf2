"""One version of all files that a page loads: its pages, its list for the service worker, its app manifest.

A page holds its version and the list of cities, and the addresses of all files change with their content. So
a page never mixes the files of two versions.
"""

from __future__ import annotations

import json

from crosstown.cities.load import city_names, load_city
from crosstown.markup import html_tag
from crosstown.pages.app_manifest import MANIFEST, TOUCH_ICON, app_manifest
from crosstown.pages.city_addresses import city_address, network_address
from crosstown.pages.content_policy import POLICY
from crosstown.pages.front_end import FrontEnd
from crosstown.pages.make_city_files import cities_file, city_file_names
from crosstown.pages.media_types import content_hash

SHELL = "shell.html"  # the page without a screen's links: the service worker shows it at every address
PYTHON = "assets/python/"  # what the workshop alone needs: kept on the device once it was opened
_OLD_FONTS = ".woff"  # for browsers that have no service workers either


class Release:
    """The front end together with the cities that there are now."""

    def __init__(self, front_end: FrontEnd) -> None:
        self.front_end = front_end
        self.cities = cities_file().decode()
        self.manifest = app_manifest()
        self.network = network_address().removeprefix("/")
        self.offline_files = [*_built_files(front_end), *_city_addresses(), self.network]
        self.later_files = _python_files(front_end)
        self.version = content_hash(
            front_end.html, front_end.service_worker, self.manifest, self.cities, POLICY, *self.offline_files,
            *self.later_files,
        )  # fmt: skip

    def page(self, screen: str | None, prefix: str, head: str = "") -> str:
        """The page for an address; see `FrontEnd.page`."""
        facts = [
            html_tag("meta", name="crosstown-version", content=self.version),
            html_tag("script", _inside_script(self.cities), id="crosstown-cities", type="application/json"),
            html_tag("link", rel="manifest", href=f"./{MANIFEST}"),
            html_tag("link", rel="apple-touch-icon", href=f"./{TOUCH_ICON}"),
        ]
        return self.front_end.page(screen, prefix, head + "".join(facts))

    def service_worker(self) -> str:
        """The service worker's script. Browsers take a script that has changed for a new version."""
        facts = {
            "version": self.version,
            "shell": SHELL,
            "files": self.offline_files,
            "later": self.later_files,
            "network": self.network,
        }
        return f"self.release = {json.dumps(facts)};\n{self.front_end.service_worker}"


def _built_files(front_end: FrontEnd) -> list[str]:
    needless = (PYTHON, *(name for name in front_end.files if name.endswith(_OLD_FONTS)))
    return [name for name in front_end.files if name.startswith("assets/") and not name.startswith(needless)]


def _python_files(front_end: FrontEnd) -> list[str]:
    return [name for name in front_end.files if name.startswith(PYTHON)]


def _city_addresses() -> list[str]:
    """Files of the current editions."""
    cities = [load_city(name) for name in city_names()]
    files = [city_address(city, name) for city in cities for name in city_file_names(city)]
    return [address.removeprefix("/") for address in files]


def _inside_script(json: str) -> str:
    """JSON that no text in it can end the element of."""
    return json.replace("<", r"\u003c")
