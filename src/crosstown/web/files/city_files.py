"""Serves the files of cities: facts, numbers, pictures, packs. Each is made once, in a thread, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from crosstown.cities.city import City
from crosstown.cities.load import city_names, editions, load_city
from crosstown.pages.city_addresses import PACK, edition_key, edition_of, network_address
from crosstown.pages.make_city_files import cities_file, city_file_names, make_city_file
from crosstown.pages.media_types import SVG
from crosstown.web.api.http_errors import nothing_here
from crosstown.web.files.static_files import CACHE_FOREVER, REVALIDATE, StaticFile
from crosstown.web.security.client_address import address_of, host_of
from crosstown.webassembly.network_file import network_file

FindGuestCity = Callable[[str, str, str], Awaitable[Mapping[str, StaticFile] | None]]
"""Finds the files of a brought city by its id and the hash of its pack, for a client's address."""

CONTENT_POLICY = {"content-security-policy": "default-src 'none'; sandbox"}  # a picture loads nothing


class CityFiles:
    """All files of all cities, made on first use. ``find_guest_city`` finds those that guests brought."""

    def __init__(self, find_guest_city: FindGuestCity | None = None) -> None:
        self._find_guest_city = find_guest_city
        self._files: dict[str, asyncio.Task[StaticFile]] = {}
        self._one_at_a_time = asyncio.Lock()  # leaves processor time to the games

    def routes(self) -> list[Route]:
        return [
            Route("/cities/{city}/{key}/{name:path}", self._serve),
            Route("/cities/{name}", serve_network),
        ]

    async def prepare(self) -> None:
        """Makes the files of the current editions, so that the first guest need not wait."""
        for city in map(load_city, city_names()):
            for name in city_file_names(city):
                await self.file(city, name)

    async def file(self, city: City, name: str) -> StaticFile:
        """A file, made on first use. Everyone who asks meanwhile waits for the same one."""
        key = f"{edition_key(city.sha256)} {name}"
        task = self._files.get(key)
        if task is None:
            task = self._files[key] = asyncio.create_task(self._make(key, city, name))
        return await asyncio.shield(task)

    async def _make(self, key: str, city: City, name: str) -> StaticFile:
        try:
            async with self._one_at_a_time:
                return await asyncio.to_thread(city_file, city, name)
        except BaseException:
            del self._files[key]
            raise

    async def _serve(self, request: Request) -> Response:
        """The key names an edition of the city. For an unknown one the current edition is sent."""
        city_name, key, name = (request.path_params[one] for one in ("city", "key", "name"))
        named = next((city for city in editions(city_name) if edition_key(city.sha256) == key), None)
        if named is None and city_name not in city_names():
            return await self._serve_guest_city(request, city_name, key, name)
        city = named or load_city(city_name)
        if name not in (*city_file_names(city), PACK):
            raise nothing_here()
        file = await self.file(city, name)
        return file.response(request, CACHE_FOREVER if named else "no-store", _policy(file))

    async def _serve_guest_city(self, request: Request, city: str, key: str, name: str) -> Response:
        """Lists of tables know only the hash of the pack: then the browser asks each time."""
        find, sha256 = self._find_guest_city, edition_of(key)
        files = await find(city, sha256, address_of(host_of(request))) if find else None
        if files is None or name not in files:
            raise nothing_here()
        cache = CACHE_FOREVER if key == edition_key(sha256) else REVALIDATE
        return files[name].response(request, cache, _policy(files[name]))


async def serve_network(request: Request) -> Response:
    """The network of the expert. Pages of another version must not read this one."""
    if request.url.path != network_address():
        raise nothing_here()
    return _network().response(request, CACHE_FOREVER)


@lru_cache(maxsize=1)
def _network() -> StaticFile:
    return StaticFile.create(network_address(), network_file(), level=6)


def _policy(file: StaticFile) -> dict[str, str]:
    return CONTENT_POLICY if file.media_type == SVG else {}


def list_file() -> StaticFile:
    """The list of all cities."""
    return _packed(cities_file())


@lru_cache(maxsize=4)
def _packed(content: bytes) -> StaticFile:
    return StaticFile.create("cities.json", content)


@lru_cache(maxsize=512)
def city_file(city: City, name: str) -> StaticFile:
    """A file of a city. The first time it takes a while."""
    return StaticFile.create(name, make_city_file(city, name), level=6)
