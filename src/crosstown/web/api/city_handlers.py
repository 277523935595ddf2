"""The cities and the computer players of this server, over HTTP."""

from __future__ import annotations

import asyncio
from typing import Annotated

from msgspec import Meta

from crosstown.cities.load import editions
from crosstown.pages.city_addresses import FACTS, file_in_language
from crosstown.players import LEVELS, player_names
from crosstown.players.computer_names import COMPUTER_NAMES
from crosstown.players.own_players import own_names
from crosstown.service.protocol.wire_types import Edition, FromClient, FromServer
from crosstown.web.api.endpoint import Call
from crosstown.web.api.http_errors import NotFound
from crosstown.web.files.city_files import city_file, list_file
from crosstown.web.files.static_files import StaticFile
from crosstown.web.security.client_address import address_of, host_of


class Players(FromServer, frozen=True):
    """The computer players of this server; ``levels`` are those for people, the weakest first.

    ``names`` are what a computer player at a table may be called.
    Below 100 ``percent``, a new server is still compiling the rules and the players, and they answer later.
    """

    players: tuple[str, ...]
    levels: tuple[str, ...]
    names: tuple[str, ...]
    percent: Annotated[int, Meta(ge=0, le=100)]


class CityQuery(FromClient, frozen=True):
    """The SHA-256 of an edition, as a table names it. Without it, the current edition.

    ``language`` is that of the names, where the city has names in it.
    """

    edition: Edition | None = None
    language: Annotated[str, Meta(pattern=r"^[a-z]{2}(?!\n)$")] = ""


async def list_cities(call: Call) -> StaticFile:
    """The cities of this server."""
    return list_file()


async def show_city(call: Call) -> StaticFile:
    """Everything about a city: its board, cards, tickets and pictures."""
    name = call.request.path_params["city"]
    edition = call.query.edition
    known = list(editions(name))
    city = next((city for city in known if edition in (None, city.sha256)), None)
    if city is not None:
        named = city.in_language(call.query.language)
        return await asyncio.to_thread(city_file, city, file_in_language(named.language, FACTS))
    host = address_of(host_of(call.request))
    brought = await call.guest_city_files.find(name, edition, host) if edition else None
    if brought is not None:
        return brought.get(file_in_language(call.query.language, FACTS)) or brought[FACTS]
    if not known:
        raise NotFound("unknown-city", "this city does not exist", offender=name[:40], where="path")
    message = f"no edition of {name} has this hash"
    raise NotFound("unknown-edition", message, offender=edition, where="query.edition")


async def list_players(call: Call) -> Players:
    """The computer players of this server."""
    return Players(
        players=(*own_names(), *player_names()),
        levels=LEVELS,
        names=COMPUTER_NAMES,
        percent=call.registry.players_percent(),
    )
