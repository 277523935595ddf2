"""Before the game: the invitation for those who come by the link, and the wait of those who sit."""

from __future__ import annotations

from crosstown.game.sentences import many
from crosstown.service.wire import NAME_LENGTH
from crosstown.web.pages.forms import button, hidden, post
from crosstown.web.pages.layout import section
from crosstown.web.pages.markup import NOTHING, Content, Markup, tag
from crosstown.web.pages.paths import ME, table_path
from crosstown.web.pages.scene import Scene
from crosstown.web.pages.seats import host_panel, leave_panel, seats_panel
from crosstown.web.pages.wording import duration


def invitation(scene: Scene, watching: bool) -> list[Content]:
    """For somebody who does not sit here. Nothing is taken before a button is pressed."""
    table = scene.snapshot.table
    host = scene.names[table.host] if table.host is not None else "Somebody"
    return [
        tag("h1", f"{host} invites you to {scene.city.name}"),
        tag("div.invite", _facts(scene), _joining(scene), _watching(scene, watching)),
    ]


def _joining(scene: Scene) -> Markup:
    seats = scene.snapshot.table.seats
    free = [at for at, seat in enumerate(seats) if seat.kind == "open"]
    if scene.person is None:
        form = name_form(table_path(scene.id), "Go on")
        return section("Join", tag("p", "How shall the others call you?"), form, anchor="join")
    if len(free) == 1:
        form = scene.forms.form("join", button(f"Join as {scene.person.name}", "first"))
        return section("Join", tag("p", "One seat is free."), form, anchor="join")
    forms = [scene.forms.form("join", hidden(seat=at), button(f"Take seat {at + 1}", "first")) for at in free]
    told = f"{many(len(free), 'seat')} are free. You play as {scene.person.name}."
    return section("Join", tag("p", told), tag("div.row", forms), anchor="join")


def _watching(scene: Scene, watching: bool) -> Markup:
    if watching:
        return section("Watch", tag("p", "The game begins when no seat is open. This page will show it."))
    link = tag("a.button", "Only watch", href=f"{table_path(scene.id)}?watch=1")
    return section("Watch", tag("p", "You can look on without a seat."), link)


def waiting(scene: Scene, address: str) -> list[Content]:
    """For those who sit: the link to invite with."""
    field = tag(
        "span.field.grow",
        tag("label", "Send this link to those who shall join", for_="link"),
        tag("input.link", id="link", value=address, readonly=True),
    )
    return [
        tag("h1", f"Waiting for players: {scene.city.name}"),
        tag(
            "div.invite",
            section("Invite", field, tag("p", "The game begins as soon as no seat is open."), looking(scene)),
            _facts(scene),
            tag("div.card", host_panel(scene), leave_panel(scene)),
        ),
    ]


def _facts(scene: Scene) -> Markup:
    return section("Who plays", seats_panel(scene), tag("p.quiet", settings(scene)))


def settings(scene: Scene) -> str:
    """How the table is played, in a sentence each."""
    table = scene.snapshot.table
    clock = "no clock" if table.turn_seconds is None else f"{duration(table.turn_seconds)} for each turn"
    parts = [
        "listed for everyone" if table.listed else "private, by link",
        clock,
        "take-backs if all agree" if table.take_backs else "no take-backs",
        "talking" if table.chat else "no talking",
    ]
    if scene.city.reconstruction:
        parts.append("the board is an unofficial reconstruction")
    return f"{'; '.join(parts)}.".capitalize()


def name_form(back: str, text: str, name: str = "") -> Markup:
    """Saying one's name, and going on to a page."""
    field = tag(
        "span.field",
        tag("label", "Your name", for_="name"),
        tag(
            "input",
            id="name",
            name="name",
            value=name or None,
            maxlength=NAME_LENGTH,
            required=True,
            autocomplete="nickname",
        ),
    )
    return post(ME, field, button(text, "first"), kind="row", back=back)


def looking(scene: Scene) -> Markup:
    """A page that changes by itself says so, and can be stopped."""
    here = table_path(scene.id) + ("" if scene.mine else "?watch=1")
    if scene.still:
        return tag("p.quiet", tag("a", "Let this page look again by itself", href=here))
    if scene.refresh is None or scene.deciding:
        return NOTHING
    stop = tag("a", "stop that", href=f"{here}{'&' if '?' in here else '?'}still=1")
    return tag("p.quiet", f"This page looks again every {scene.refresh} seconds (", stop, ").")
