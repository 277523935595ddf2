"""The first page: who one is, starting a game, one's own games, and tables where somebody waits."""

from __future__ import annotations

import re
from collections.abc import Mapping

from starlette.responses import Response

from crosstown.cities.shelf import built_in, load_city
from crosstown.errors import CrosstownError
from crosstown.service.lobby import Brief
from crosstown.service.messages import SeatInfo
from crosstown.store.errors import StoreError
from crosstown.store.rows import PersonRow
from crosstown.web.cookies import token_of
from crosstown.web.endpoint import Call
from crosstown.web.pages.context import Context
from crosstown.web.pages.forms import button, post, read_form, see
from crosstown.web.pages.layout import details, page, section
from crosstown.web.pages.markup import NOTHING, Markup, tag
from crosstown.web.pages.paths import HOME, ME, table_path
from crosstown.web.pages.starting import city_card, start_form, wanted_table
from crosstown.web.pages.waiting import name_form
from crosstown.web.pages.wording import duration

_BACK = re.compile("/plain/(t/[A-Za-z0-9_-]{1,64})?")
_STATES = {"waiting": "waits for players", "playing": "is being played", "over": "is over"}


async def show_home(context: Context, call: Call) -> Response:
    """What to do here."""
    me = call.person
    lobby = await call.hall.lobby(me.id if me else None)
    mine = await call.hall.tables_of(me.id) if me else []
    now = call.hall.entropy.now()
    own = {brief.id for brief in mine}
    names = {name: load_city(name).name for name in built_in()}
    content = [
        tag("h1", "Short journeys across great cities"),
        tag(
            "p.lead",
            "Collect cards, claim routes, connect the places on your tickets. Two to four players, "
            "a quarter of an hour: against the computer, at one screen, or with friends by link.",
        ),
        NOTHING if me else _introduce(),
        _my_games(mine, names, now) if mine else NOTHING,
        start_form(context.fresh_id()) if me else _cities(),
        _listed([brief for brief in lobby if brief.id not in own], names, now),
        _you(me, context.fresh_id()) if me else NOTHING,
    ]
    return page(
        "Crosstown", *content, person=me, problem=call.request.query_params.get("problem"), kind="home"
    )


def _introduce() -> Markup:
    told = "There are no accounts. This browser will remember you by a cookie, and your games with it."
    return section("What is your name?", name_form(HOME, "Let's go"), tag("p.quiet", told), kind="hello")


def _cities() -> Markup:
    """What there is to play, for those who have not said a name yet."""
    rows = []
    for name in built_in():
        city = load_city(name)
        rows.append(tag("li.city", city_card(city)))
    return section("The cities", tag("ul.cities", rows))


def _my_games(briefs: list[Brief], names: Mapping[str, str], now: int) -> Markup:
    order = sorted(briefs, key=lambda brief: (not brief.your_turn, brief.state == "over"))
    return section(
        "My games", tag("ul.tables", [_brief(brief, names, now) for brief in order]), anchor="games"
    )


def _listed(briefs: list[Brief], names: Mapping[str, str], now: int) -> Markup:
    rows = [_brief(brief, names, now) for brief in briefs]
    content = tag("ul.tables", rows) if rows else tag("p.quiet", "No table is listed just now.")
    return section("Open to everyone", content, anchor="lobby")


def _brief(brief: Brief, names: Mapping[str, str], now: int) -> Markup:
    free = sum(seat.kind == "open" for seat in brief.seats)
    state = _STATES[brief.state]
    if brief.your_turn:
        state = "your turn"
    elif brief.turn is not None and brief.state == "playing":
        state = f"{brief.seats[brief.turn].name} is to decide"
    elif brief.state == "waiting" and free:
        state = f"{free} open seat{'' if free == 1 else 's'}"
    clock = f" · {duration(brief.turn_seconds)} a turn" if brief.turn_seconds else ""
    ago = duration((now - brief.touched) / 1000)
    return tag(
        "li.turn" if brief.your_turn else "li",
        tag("a", names.get(brief.city, brief.city), href=table_path(brief.id)),
        tag("span", ", ".join(_seat(seat) for seat in brief.seats)),
        tag("span.state", state),
        tag("span.quiet", f"{ago} ago{clock}"),
    )


def _seat(seat: SeatInfo) -> str:
    if seat.kind == "open":
        return "open seat"
    return f"{seat.name} (computer)" if seat.kind == "computer" else seat.name


def _you(me: PersonRow, form_id: str) -> Markup:
    told = (
        "On a computer that others use: this browser forgets you. Unless another device of yours knows you, "
        "nobody can get at your games any more."
    )
    return section(
        f"You are {me.name}",
        details("Take another name", name_form(HOME, "Rename me", me.name)),
        post(f"{ME}/link", button("Take me to my other device"), id=form_id),
        details("Forget me here", tag("p.quiet", told), post(f"{ME}/forget", button("Forget me", "small"))),
        anchor="you",
    )


async def say_name(context: Context, call: Call) -> Response:
    """Becoming a guest, or taking another name."""
    fields = await read_form(call.request)
    back = fields.get("back", HOME)
    back = back if _BACK.fullmatch(back) else HOME
    try:
        if call.person is not None:
            await call.people.rename(call.person, fields.get("name", ""))
        else:
            context.check_creating(call.request)
            _, call.token = await call.people.welcome(fields.get("name", ""))
    except CrosstownError as error:
        return _refused(back, error)
    return see(back)


async def forget_me(context: Context, call: Call) -> Response:
    """This browser's token is worth nothing any more."""
    await read_form(call.request)
    token = token_of(call.request)
    if token:
        await call.people.forget(token)
    call.forget = True
    return see(HOME)


async def open_table(context: Context, call: Call) -> Response:
    """A new table."""
    fields = await read_form(call.request)
    if call.person is None:
        return see(HOME, "no-name")
    me = call.person
    try:
        wanted = wanted_table(fields)
        context.check_creating(call.request)
        key = ("table", me.id, fields.get("id", ""))
        table = await context.once.do(key, lambda: call.hall.open_table(me, wanted))
    except CrosstownError as error:
        return _refused(HOME, error)
    return see(table_path(table.id))


def _refused(back: str, error: CrosstownError) -> Response:
    """Back to the form, with the reason at its top; trouble of the server is told on a page of its own."""
    if isinstance(error, StoreError):
        raise error
    return see(back, error.code)
