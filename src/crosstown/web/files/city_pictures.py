"""Serves pictures of a city: board, emblem and cards. Each is drawn once, in a thread, and kept in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from crosstown import drawing
from crosstown.cities.city import City
from crosstown.cities.load import city_names, editions, load_city
from crosstown.drawing.board.interactive_board import (
    draw_background,
    draw_compact_background,
    draw_interactive_board,
)
from crosstown.drawing.board.static_board import draw_board
from crosstown.drawing.cards import draw_card, draw_card_back
from crosstown.drawing.poster import draw_poster
from crosstown.web.api.http_errors import HttpError
from crosstown.web.files.static_files import CACHE_FOREVER, SVG, StaticFile, content_hash

Draw = Callable[[City], str]

CONTENT_POLICY = {"content-security-policy": "default-src 'none'; sandbox"}  # a picture loads nothing
CARD_BACK = "back"
_DRAW_FUNCTIONS: dict[str, Draw] = {
    "": draw_board,
    "live": draw_interactive_board,
    "ground": draw_background,
    "compact-ground": draw_compact_background,
    "emblem": draw_poster,
    f"cards/{CARD_BACK}": draw_card_back,
}

# Changed drawing code draws other pictures, so its hash is part of their addresses.
_SOURCES = sorted(Path(str(drawing.__file__)).parent.rglob("*.py"))
_DRAWING_CODE = content_hash(*(path.read_bytes() for path in _SOURCES))


def city_key(city: City) -> str:
    """A hash of everything a city's pictures depend on."""
    return content_hash(_DRAWING_CODE, city.sha256)


def board_address(city: City) -> str:
    """The interactive board."""
    return _address(city, "/live")


def ground_address(city: City) -> str:
    """The background of the interactive board."""
    return _address(city, "/ground")


def compact_ground_address(city: City) -> str:
    """The background for small screens."""
    return _address(city, "/compact-ground")


def picture_address(city: City) -> str:
    """The empty board as one picture."""
    return _address(city, "")


def emblem_address(city: City) -> str:
    return _address(city, "/emblem")


def card_addresses(city: City) -> dict[str, str]:
    return {kind: _address(city, f"/cards/{kind}") for kind in (*city.kinds, CARD_BACK)}


def _address(city: City, name: str) -> str:
    return f"/cities/{city.id}{name}.svg?v={city_key(city)}"


class CityPictures:
    """All pictures of all cities, drawn on first use."""

    def __init__(self) -> None:
        self._drawings: dict[str, asyncio.Task[StaticFile]] = {}
        self._one_at_a_time = asyncio.Lock()  # leaves processor time to the games

    def routes(self) -> list[Route]:
        return [
            Route("/cities/{city}.svg", self._serve),
            Route("/cities/{city}/{name:path}.svg", self._serve),
        ]

    async def prepare(self) -> None:
        """Draws the current editions' pictures, so that the first guest need not wait."""
        for city in map(load_city, city_names()):
            faces = [f"cards/{kind}" for kind in city.kinds]
            for name in ("live", "ground", "compact-ground", "emblem", f"cards/{CARD_BACK}", *faces, ""):
                await self.picture(city, name)

    async def picture(self, city: City, name: str) -> StaticFile:
        """A picture, drawn on first use. Everyone who asks meanwhile waits for the same drawing."""
        draw = _draw_function(city, name)
        key = f"{city_key(city)} {name}"
        task = self._drawings.get(key)
        if task is None:
            task = self._drawings[key] = asyncio.create_task(self._draw(key, draw, city))
        return await asyncio.shield(task)

    async def _draw(self, key: str, draw: Draw, city: City) -> StaticFile:
        try:
            async with self._one_at_a_time:
                return await asyncio.to_thread(lambda: StaticFile.create(SVG, draw(city).encode(), level=6))
        except BaseException:
            del self._drawings[key]
            raise

    async def _serve(self, request: Request) -> Response:
        """``v`` names an edition of the city; without it the current one is drawn."""
        name, city_name = request.path_params.get("name", ""), request.path_params["city"]
        key = request.query_params.get("v")
        named = next((city for city in editions(city_name) if city_key(city) == key), None)
        if named is None and city_name not in city_names():
            raise _not_found()
        file = await self.picture(named or load_city(city_name), name)
        return file.response(request, CACHE_FOREVER if named else "no-store", CONTENT_POLICY)


def _draw_function(city: City, name: str) -> Draw:
    if name in _DRAW_FUNCTIONS:
        return _DRAW_FUNCTIONS[name]
    kind = name.removeprefix("cards/")
    if kind == name or kind not in city.kinds:
        raise _not_found()
    return lambda city: draw_card(city, kind)


def _not_found() -> HttpError:
    return HttpError("unknown-path", "there is nothing at this address")
