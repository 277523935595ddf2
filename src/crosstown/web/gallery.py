"""The pictures of a city before a game: its boards, its emblem and its cards, for everyone to keep."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from crosstown.cities.city import City
from crosstown.cities.shelf import built_in, editions, load_city
from crosstown.drawing.board import draw_board
from crosstown.drawing.cards import draw_card, draw_card_back
from crosstown.drawing.emblem import draw_emblem
from crosstown.drawing.live import draw_ground, draw_live
from crosstown.web.files import FOREVER, File
from crosstown.web.pictures import POLICY, Pictures, city_key
from crosstown.web.problems import HttpError

Draw = Callable[[City], str]

ALL = 1000  # more pictures than all editions of all cities have
BACK = "back"  # the one side that all cards have in common
_DRAWN: dict[str, Draw] = {
    "": draw_board,
    "live": draw_live,
    "ground": draw_ground,
    "emblem": draw_emblem,
    f"cards/{BACK}": draw_card_back,
}


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


class Gallery:
    """Draws what is asked for, once. Boards of tables are drawn and kept elsewhere: nobody waits for them."""

    def __init__(self) -> None:
        self._pictures = Pictures(most=ALL, waiting=ALL)

    def routes(self) -> list[Route]:
        """The addresses of all pictures of cities."""
        return [
            Route("/cities/{city}.svg", self._show),
            Route("/cities/{city}/{name:path}.svg", self._show),
        ]

    async def prepare(self) -> None:
        """Draws everything of today's cities, so that the first guest does not wait for it."""
        for name in built_in():
            city = load_city(name)
            faces = [f"cards/{kind}" for kind in city.kinds]
            for picture in ("live", "ground", "emblem", f"cards/{BACK}", *faces, ""):
                await self._drawn(city, picture)

    async def _drawn(self, city: City, name: str) -> File:
        draw = _drawing(city, name)
        return await self._pictures.drawn(f"{city_key(city)} {name}", lambda: draw(city))

    async def _show(self, request: Request) -> Response:
        """One picture. The address names an edition of the city; without that it is today's."""
        name = request.path_params.get("name", "")
        if request.path_params["city"] not in built_in():
            raise _nothing()
        today = load_city(request.path_params["city"])
        told = request.query_params.get("v")
        named = next((city for city in editions(today) if city_key(city) == told), None)
        city = named or today
        file = await self._drawn(city, name)
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
