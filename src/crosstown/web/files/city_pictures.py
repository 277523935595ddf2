"""Pictures of a city as it looks before a game: its boards, emblem and cards.

Drawing one takes a while, so each is drawn once, in a thread, and kept in memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from crosstown import drawing
from crosstown.cities.city import City
from crosstown.cities.load import built_in, editions, load_city
from crosstown.drawing.board.interactive_board import draw_ground, draw_live
from crosstown.drawing.board.static_board import draw_board
from crosstown.drawing.cards import draw_card, draw_card_back
from crosstown.drawing.poster import draw_emblem
from crosstown.web.api.http_errors import HttpError
from crosstown.web.files.static_files import FOREVER, SVG, File, mark_of

Draw = Callable[[City], str]

POLICY = {"content-security-policy": "default-src 'none'; sandbox"}  # a picture needs and does nothing
BACK = "back"  # the one side that all cards have in common
_DRAWN: dict[str, Draw] = {
    "": draw_board,
    "live": draw_live,
    "ground": draw_ground,
    "emblem": draw_emblem,
    f"cards/{BACK}": draw_card_back,
}


# Changed drawing code draws other pictures of the same city, so its hash is a part of their addresses.
_SOURCES = sorted(Path(str(drawing.__file__)).parent.rglob("*.py"))
_DRAWING_CODE = mark_of(*(path.read_bytes() for path in _SOURCES))


def city_key(city: City) -> str:
    """A hash of all that the pictures of a city depend on."""
    return mark_of(_DRAWING_CODE, city.sha256)


def board_address(city: City) -> str:
    """The board that the front end plays on."""
    return _address(city, "/live")


def ground_address(city: City) -> str:
    """The picture under it."""
    return _address(city, "/ground")


def picture_address(city: City) -> str:
    """The empty board, to look at."""
    return _address(city, "")


def emblem_address(city: City) -> str:
    """A small poster of the city."""
    return _address(city, "/emblem")


def card_addresses(city: City) -> dict[str, str]:
    """The face of each kind of card, and their back."""
    return {kind: _address(city, f"/cards/{kind}") for kind in (*city.kinds, BACK)}


def _address(city: City, name: str) -> str:
    return f"/cities/{city.id}{name}.svg?v={city_key(city)}"


class Pictures:
    """All pictures of all cities, drawn when they are first asked for."""

    def __init__(self) -> None:
        self._drawings: dict[str, asyncio.Task[File]] = {}
        self._one_at_a_time = asyncio.Lock()  # drawing must not take the processor from the games

    def routes(self) -> list[Route]:
        """The addresses of all pictures."""
        return [
            Route("/cities/{city}.svg", self._show),
            Route("/cities/{city}/{name:path}.svg", self._show),
        ]

    async def prepare(self) -> None:
        """Draws everything of the current editions, so that the first guest does not wait for it."""
        for name in built_in():
            city = load_city(name)
            faces = [f"cards/{kind}" for kind in city.kinds]
            for picture in ("live", "ground", "emblem", f"cards/{BACK}", *faces, ""):
                await self.drawn(city, picture)

    async def drawn(self, city: City, name: str) -> File:
        """A picture, drawn now or before. All who ask for it meanwhile wait for the same drawing."""
        draw = _drawing(city, name)
        key = f"{city_key(city)} {name}"
        task = self._drawings.get(key)
        if task is None:
            task = self._drawings[key] = asyncio.create_task(self._draw(key, draw, city))
        return await asyncio.shield(task)

    async def _draw(self, key: str, draw: Draw, city: City) -> File:
        try:
            async with self._one_at_a_time:
                return await asyncio.to_thread(lambda: File.of(SVG, draw(city).encode(), level=6))
        except BaseException:
            del self._drawings[key]
            raise

    async def _show(self, request: Request) -> Response:
        """One picture. The address names an edition of the city; without that it is the current one."""
        name = request.path_params.get("name", "")
        if request.path_params["city"] not in built_in():
            raise _nothing()
        current = load_city(request.path_params["city"])
        key = request.query_params.get("v")
        named = next((city for city in editions(current) if city_key(city) == key), None)
        file = await self.drawn(named or current, name)
        return file.answer(request, FOREVER if named else "no-store", POLICY)


def _drawing(city: City, name: str) -> Draw:
    """How a picture is drawn."""
    if name in _DRAWN:
        return _DRAWN[name]
    kind = name.removeprefix("cards/")
    if kind == name or kind not in city.kinds:
        raise _nothing()
    return lambda city: draw_card(city, kind)


def _nothing() -> HttpError:
    return HttpError("unknown-path", "there is nothing at this address")
