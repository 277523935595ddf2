"""Guests and their devices, over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from crosstown.service.guests import id_of
from crosstown.service.protocol.wire_types import FromClient, FromServer, Millis, Name
from crosstown.service.tokens import hashed
from crosstown.web.api.endpoint import Call
from crosstown.web.security.client_identity import token_of
from crosstown.web.security.device_label import label_of


class ChosenName(FromClient, frozen=True):
    """The name that a guest chooses."""

    name: Name


class LinkCode(FromClient, frozen=True):
    """The code in a link to another device."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class Whoami(FromServer, frozen=True):
    """The guest who asks; null if they have no name yet."""

    name: str | None


class Device(FromServer, frozen=True):
    """A device on which the guest is signed in. ``seen`` is when it was last here, within an hour."""

    id: str
    label: str
    created: Millis | None
    seen: Millis | None
    here: bool


class Devices(FromServer, frozen=True):
    """The devices on which the guest is signed in, the last seen first."""

    devices: tuple[Device, ...]


class Link(FromServer, frozen=True):
    """A page that signs the guest in on another device. It works once, until it expires."""

    path: str
    expires: Millis


async def who_am_i(call: Call) -> Whoami:
    """The guest who asks."""
    return Whoami(name=call.person.name if call.person else None)


async def say_name(call: Call) -> Whoami:
    """Become a guest, or change the name. A new guest gets a token as a cookie."""
    if call.person is not None:
        return Whoami(name=(await call.guests.rename(call.person, call.body.name)).name)
    person, call.token = await call.guests.create(call.body.name, label_of(call.request))
    return Whoami(name=person.name)


async def leave_device(call: Call) -> Whoami:
    """Sign out on this device: its token and unused links become invalid, its connections end."""
    await _end_own_device(call)
    call.forget = True
    return Whoami(name=None)


async def _end_own_device(call: Call) -> None:
    token = token_of(call.request)
    if token and call.person is not None:
        await call.guests.end_token(call.person, token)


async def list_devices(call: Call) -> Devices:
    """The devices on which the guest is signed in."""
    here = _own_device(call)
    found = await call.guests.devices(call.me)
    devices = (
        Device(
            id=id_of(device.hash),
            label=device.label,
            created=device.created or None,
            seen=device.seen or None,
            here=id_of(device.hash) == here,
        )
        for device in found
    )
    return Devices(devices=tuple(devices))


async def end_device(call: Call) -> Devices:
    """Sign out on one device. Its connections end."""
    device = call.request.path_params["device"]
    await call.guests.end_device(call.me, device)
    call.forget = device == _own_device(call)
    return await list_devices(call)


async def end_all_devices(call: Call) -> Whoami:
    """Sign out everywhere, on this device too."""
    await call.guests.end_all_devices(call.me)
    call.forget = True
    return Whoami(name=None)


def _own_device(call: Call) -> str:
    return id_of(hashed(token_of(call.request) or ""))


async def make_link(call: Call) -> Link:
    """Make a one-time link that signs the guest in on another device."""
    code, expires = await call.guests.create_link(call.me)
    return Link(path=f"/device#{code}", expires=expires)  # a fragment, which no server or proxy logs


async def follow_link(call: Call) -> Whoami:
    """Use such a link on this device. Whoever was signed in here before is signed out."""
    person, call.token = await call.guests.use_link(call.body.code, label_of(call.request))
    await _end_own_device(call)
    return Whoami(name=person.name)
