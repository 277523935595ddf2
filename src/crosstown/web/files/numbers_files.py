"""Serves the numbers of a city, by which the kernel in a page plays. Their address is by their content."""

from __future__ import annotations

import asyncio
from functools import lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from crosstown.cities.city import City
from crosstown.cities.load import city_names, editions, load_city
from crosstown.web.api.http_errors import HttpError
from crosstown.web.files.static_files import CACHE_FOREVER, MEDIA_TYPES, StaticFile
from crosstown.webassembly.city_numbers import city_numbers


@lru_cache(maxsize=16)
def numbers_file(city: City) -> StaticFile:
    """The numbers as JSON."""
    return StaticFile.create(MEDIA_TYPES[".json"], msgspec.json.encode(city_numbers(city)))


def numbers_address(city: City) -> str:
    return f"/cities/{city.id}/numbers.json?v={numbers_file(city).hash}"


def numbers_routes() -> list[Route]:
    return [Route("/cities/{city}/numbers.json", _serve)]


async def _serve(request: Request) -> Response:
    """``v`` names an edition of the city; without it the current one is told."""
    name, key = request.path_params["city"], request.query_params.get("v")
    found = await asyncio.to_thread(_edition_with, name, key)
    if found is None and name not in city_names():
        raise HttpError("unknown-path", "there is nothing at this address")
    file = await asyncio.to_thread(numbers_file, found or load_city(name))
    return file.response(request, CACHE_FOREVER if found else "no-store")


def _edition_with(name: str, key: str | None) -> City | None:
    return next((city for city in editions(name) if numbers_file(city).hash == key), None)
