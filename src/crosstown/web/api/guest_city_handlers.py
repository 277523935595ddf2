"""Cities that guests bring or print, over HTTP."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated, Literal

from msgspec import Meta

from crosstown.pages.city_addresses import FACTS, edition_key
from crosstown.service.guest_cities import MAX_PACK_BYTES
from crosstown.service.protocol.wire_types import FromClient, FromServer
from crosstown.web.api.endpoint import Call
from crosstown.web.security.client_address import address_of, host_of, origin_of

MAX_PACK_BODY = 2 * MAX_PACK_BYTES + 1024  # of a request: JSON writes some letters as two
PDF = "application/pdf"

PackText = Annotated[str, Meta(min_length=1, description="The text of a pack, as it is in its file.")]


class GuestCityRules(FromServer, frozen=True):
    """Whether guests may bring cities to this server, how large a pack may be, and whether it can print."""

    allowed: bool
    most_bytes: int
    printing: bool


class BroughtPack(FromClient, frozen=True):
    """A city of one's own for a table."""

    pack: PackText


class BroughtCity(FromServer, frozen=True):
    """A city that can be played now: open a table with ``id`` as its city and ``sha256`` as its edition.

    ``facts`` is the address of all its facts.
    """

    id: str
    name: str
    sha256: str
    facts: str


class WantedPrint(FromClient, frozen=True):
    """A city to print. With ``one_sheet`` the board is scaled to a single sheet."""

    pack: PackText
    paper: Literal["a4", "letter", "a3"] = "a4"
    language: Annotated[str, Meta(max_length=12)] = "en"
    one_sheet: bool = False


async def tell_guest_city_rules(call: Call) -> GuestCityRules:
    """Whether one may bring a city of one's own, and print it."""
    allowed = call.registry.guest_cities.allowed
    return GuestCityRules(
        allowed=allowed, most_bytes=MAX_PACK_BYTES, printing=allowed and find_spec("typst") is not None
    )


async def bring_city(call: Call) -> BroughtCity:
    """Bring a city of your own, to open a table with it."""
    cities, person, pack = call.registry.guest_cities, call.me, call.body.pack
    cities.check_allowed()
    drawn = await call.guest_city_files.draw(pack, address_of(host_of(call.request)))
    await cities.add(pack, drawn.id, drawn.sha256, person.id, origin_of(call.request))
    facts = f"/cities/{drawn.id}/{edition_key(drawn.sha256)}/{FACTS}"
    return BroughtCity(id=drawn.id, name=drawn.name, sha256=drawn.sha256, facts=facts)


async def print_city(call: Call) -> memoryview:
    """Make a PDF of a city of your own, to print and cut out."""
    call.registry.guest_cities.check_allowed()
    wanted, host = call.body, address_of(host_of(call.request))
    return await call.guest_city_files.print(
        wanted.pack, wanted.paper, wanted.language, host, one_sheet=wanted.one_sheet
    )
