"""A table: what it looks like to the one who asks, and doing what a form says."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from crosstown.game.guide import rules_in_brief
from crosstown.game.view import View
from crosstown.service.commands import Command
from crosstown.service.messages import Refused
from crosstown.service.table import LiveTable
from crosstown.web.endpoint import Call
from crosstown.web.pages import paths
from crosstown.web.pages.board import board
from crosstown.web.pages.context import Context
from crosstown.web.pages.desk import desk, numbered_tickets
from crosstown.web.pages.ending import ending, fairness
from crosstown.web.pages.forms import full_address, read_form, see
from crosstown.web.pages.layout import details, page, section
from crosstown.web.pages.markup import NOTHING, Content, Markup, tag
from crosstown.web.pages.moves import claims, reach
from crosstown.web.pages.scene import Scene, look
from crosstown.web.pages.seats import host_panel, leave_panel, seats_panel, take_backs
from crosstown.web.pages.signs import sprite
from crosstown.web.pages.story import lately, news
from crosstown.web.pages.talk import talk
from crosstown.web.pages.waiting import invitation, looking, settings, waiting
from crosstown.web.pages.wording import duration
from crosstown.web.problems import HttpError


async def show_table(context: Context, call: Call) -> Response:
    """The page of a table. Opening it takes no seat and makes nobody a guest."""
    table = await call.table()
    query = call.request.query_params
    scene = look(table, call.person, query, context.fresh_id())
    person = call.person.id if call.person else None
    # A host is met in the lobby, and computer players alone play while somebody watches.
    if scene.mine or person == table.document.host or not table.document.people:
        await context.presence.note(table, person, scene.attention)
    if scene.handing_over:
        content = _hand_over(scene)
    elif scene.view is None and scene.mine:
        content = waiting(scene, full_address(call.request, paths.invitation(table.id)))
    elif scene.view is None:
        content = invitation(scene, watching=query.get("watch") == "1")
    else:
        content = _playing(scene, scene.view)
    return page(
        _title(scene),
        sprite(scene.city),
        *content,
        person=call.person,
        problem=query.get("problem"),
        refresh=scene.refresh if scene.mine or scene.view or query.get("watch") else None,
        here=paths.table_path(table.id) + ("" if scene.mine else "?watch=1"),
        kind="table",
    )


def _title(scene: Scene) -> str:
    if scene.over:
        return f"Game over: {scene.city.name}"
    if scene.deciding:
        return f"Your turn: {scene.city.name}"
    if scene.turn is not None:
        return f"{scene.names[scene.turn]}'s turn: {scene.city.name}"
    return f"{scene.city.name}: waiting for players"


def _hand_over(scene: Scene) -> list[Content]:
    """Between two people who share a screen, nobody's cards are on it."""
    assert scene.turn is not None
    name = scene.names[scene.turn]
    ask = tag("p", f"Give {name} the screen. The others look away.")
    link = tag(
        "a.button.first",
        f"{name}: show my cards",
        href=f"{paths.table_path(scene.id)}?seat={scene.turn}#desk",
    )
    return [
        tag("h1", f"{name}'s turn"),
        section("Hand over", ask, tag("p", link), take_backs(scene), _clock(scene), kind="handover"),
        seats_panel(scene),
        board(scene, {}, {}),
        news(scene),
        talk(scene),
        _about(scene),
    ]


def _playing(scene: Scene, view: View) -> list[Content]:
    numbered = numbered_tickets(view) if not view.over else {}
    found = claims(view) if scene.deciding else []
    return [
        tag(
            "div.status",
            tag("h1", _headline(scene, view)),
            lately(scene) if not scene.over else NOTHING,
            _state(scene, view),
            looking(scene),
        ),
        take_backs(scene),
        seats_panel(scene),
        tag(
            "div.layout",
            ending(scene) if scene.over else NOTHING,
            board(scene, reach(found), numbered),
            desk(scene, view, found, numbered),
            tag("div.below", news(scene), talk(scene), _about(scene)),
        ),
    ]


def _headline(scene: Scene, view: View) -> str:
    if scene.over:
        return "The game is over"
    if scene.deciding:
        return "Your turn" if not scene.shared else f"{scene.names[view.turn or 0]}'s turn"
    return f"{scene.names[view.turn or 0]}'s turn"


def _state(scene: Scene, view: View) -> Content:
    """What else matters just now."""
    told: list[Content] = [_clock(scene)]
    if view.turns_left is not None and not scene.over:
        told.append(tag("p.notice", f"Last round: {view.turns_left} to go."))
    if scene.left and scene.mine:
        back = scene.forms.form("join", tag("button.first", "Come back", type="submit"))
        told.append(tag("div.notice", tag("p", "You have left: a computer player plays for you."), back))
    if not scene.mine:
        told.append(tag("p.quiet", "You are watching: you see what lies open for everyone."))
    return told


def _clock(scene: Scene) -> Markup:
    clock = scene.snapshot.clock
    if clock.deadline is None:
        return NOTHING
    left = duration((clock.deadline - clock.now) / 1000)
    return tag("p.notice", f"{left} left for this turn when this page was made.")


def _about(scene: Scene) -> Markup:
    rules = tag("ul", [tag("li", line) for line in rules_in_brief(scene.city)])
    return section(
        "About this table",
        tag("p.quiet", settings(scene)),
        details("The rules in brief", rules),
        fairness(scene) if not scene.over else NOTHING,
        host_panel(scene),
        leave_panel(scene),
        anchor="about",
    )


async def give_command(context: Context, call: Call) -> Response:
    """The same commands as over a connection, from a form."""
    table = await call.table()
    fields = await read_form(call.request)
    look = fields.pop("look", None)
    try:
        command: Command = msgspec.convert(fields, Command, strict=False)
    except msgspec.ValidationError:
        raise HttpError("bad-form", "this form asks for nothing that is known", where="body") from None
    answer = await call.hall.run(table.obey(call.person, command))
    problem = answer.code if isinstance(answer, Refused) else None
    return _after(call, table, fields["type"], look, problem)


def _after(call: Call, table: LiveTable, done: str, look: str | None, problem: str | None) -> Response:
    """Where to go after a command."""
    person = call.person.id if call.person else None
    if done == "leave" and problem is None and not table.document.seats_of(person):
        return see(paths.HOME)
    turn = table.match.game.seat if table.match else None
    more = done == "play" and problem is None and turn in table.document.seats_of(person)
    same = look is not None and look == str(turn)
    anchor = "#desk" if more and (look is None or same) else ""
    return see(f"{paths.table_path(table.id)}{anchor}", problem, seat=look if same else None)


async def show_board(context: Context, call: Call) -> Response:
    """The board of a table as a picture: what lies open for everyone."""
    table = await call.table()
    scene = look(table, None, call.request.query_params, "")
    view = scene.view
    owners, tokens = (view.owners, view.tokens) if view else ({}, {})
    return await context.pictures.board(call.request, scene.city, owners, tokens)
