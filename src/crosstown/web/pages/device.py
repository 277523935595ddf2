"""Taking oneself to another device: a link that works once, and only when a button is pressed."""

from __future__ import annotations

import re

from starlette.responses import Response

from crosstown.errors import CrosstownError
from crosstown.service.entropy import hashed
from crosstown.service.people import LINK_MINUTES
from crosstown.web.endpoint import Call
from crosstown.web.pages.context import Context
from crosstown.web.pages.forms import button, full_address, post, read_form, see
from crosstown.web.pages.layout import page, section
from crosstown.web.pages.markup import NOTHING, tag
from crosstown.web.pages.paths import HOME, ME, device_link, device_path
from crosstown.web.problems import HttpError

_CODE = re.compile("[A-Za-z0-9_-]{20,64}")


def _code(call: Call) -> str:
    code = str(call.request.path_params["code"])
    if not _CODE.fullmatch(code):
        raise HttpError("unknown-path", "there is nothing at this address")
    return code


async def make_link(context: Context, call: Call) -> Response:
    """A new link, shown on a page of its own."""
    fields = await read_form(call.request)
    if call.person is None:
        return see(HOME, "no-name")
    me = call.person
    context.check_creating(call.request)
    key = ("link", me.id, fields.get("id", ""))
    code, _ = await context.once.do(key, lambda: call.people.link(me))
    return see(f"{ME}/link/{code}")


async def show_link(context: Context, call: Call) -> Response:
    """The link to open on the other device. Whoever has it becomes this person, so nobody else should."""
    address = full_address(call.request, device_link(_code(call)))
    field = tag(
        "span.field.grow",
        tag("label", "Open this link on your other device", for_="link"),
        tag("input.link", id="link", value=address, readonly=True),
    )
    told = (
        f"It works once, within {LINK_MINUTES} minutes. "
        "Whoever opens it plays as you: send it to nobody but yourself."
    )
    return page(
        "My other device",
        tag("h1", "My other device"),
        section("The link", field, tag("p.quiet", told), tag("p", tag("a.button", "Done", href=HOME))),
        person=call.person,
    )


async def show_device(context: Context, call: Call) -> Response:
    """What the link leads to. Looking at it uses nothing up: some programs open every link they see."""
    code = _code(call)
    already = (
        tag("p", f"Until now this device was {call.person.name}'s. Its games stay with that name.")
        if call.person
        else NOTHING
    )
    form = post(device_path(code), button("Yes, this is my device", "first"), id=context.fresh_id())
    return page(
        "My other device",
        tag("h1", "Is this your other device?"),
        section("Take over", tag("p", "Your name and your games will be here as well."), already, form),
        person=call.person,
        problem=call.request.query_params.get("problem"),
    )


async def follow_link(context: Context, call: Call) -> Response:
    """This device becomes that person's."""
    code, fields = _code(call), await read_form(call.request)
    context.check_creating(call.request)
    try:
        key = ("device", hashed(code), fields.get("id", ""))
        _, call.token = await context.once.do(key, lambda: call.people.follow(code))
    except CrosstownError as error:
        if error.code != "link-used":
            raise
        return see(HOME, error.code)
    return see(HOME)
