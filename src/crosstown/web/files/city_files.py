"""Serves the files of cities: facts, numbers and pictures. Each is made once, in a thread, and kept."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from crosstown.cities.city import City
from crosstown.cities.load import city_names, editions, load_city
from crosstown.pages.city_addresses import city_key
from crosstown.pages.city_files import cities_file, city_file_names, files_for_some_games, make_city_file
from crosstown.pages.media_types import JSON, SVG, media_type_of
from crosstown.web.api.http_errors import HttpError
from crosstown.web.files.static_files import CACHE_FOREVER, StaticFile

CONTENT_POLICY = {"content-security-policy": "default-src 'none'; sandbox"}  # a picture loads nothing


class CityFiles:
    """All files of all cities, made on first use."""

    def __init__(self) -> None:
        self._files: dict[str, asyncio.Task[StaticFile]] = {}
        self._one_at_a_time = asyncio.Lock()  # leaves processor time to the games

    def routes(self) -> list[Route]:
        return [Route("/cities/{city}/{key}/{name:path}", self._serve)]

    async def prepare(self) -> None:
        """Makes the files of the current editions, so that the first guest need not wait."""
        for city in map(load_city, city_names()):
            for name in city_file_names(city):
                await self.file(city, name)

    async def file(self, city: City, name: str) -> StaticFile:
        """A file, made on first use. Everyone who asks meanwhile waits for the same one."""
        key = f"{city_key(city)} {name}"
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
        named = next((city for city in editions(city_name) if city_key(city) == key), None)
        if named is None and city_name not in city_names():
            raise _not_found()
        city = named or load_city(city_name)
        if name not in (*city_file_names(city), *files_for_some_games(city)):
            raise _not_found()
        file = await self.file(city, name)
        headers = CONTENT_POLICY if file.media_type == SVG else {}
        return file.response(request, CACHE_FOREVER if named else "no-store", headers)


def list_file() -> StaticFile:
    """The list of all cities."""
    return _packed(cities_file())


@lru_cache(maxsize=4)
def _packed(content: bytes) -> StaticFile:
    return StaticFile.create(JSON, content)


@lru_cache(maxsize=512)
def city_file(city: City, name: str) -> StaticFile:
    """A file of a city. The first time it takes a while."""
    return StaticFile.create(media_type_of(name) or "", make_city_file(city, name), level=6)


def _not_found() -> HttpError:
    return HttpError("unknown-path", "there is nothing at this address")
