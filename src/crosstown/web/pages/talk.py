"""Talking at a table: what was said, and saying something, where the table allows it."""

from __future__ import annotations

from typing import get_args

from crosstown.game.sentences import words
from crosstown.service.commands import Reaction
from crosstown.service.messages import Line
from crosstown.service.wire import SAY_LENGTH
from crosstown.web.pages.forms import button, hidden
from crosstown.web.pages.layout import section
from crosstown.web.pages.markup import NOTHING, Content, Markup, tag
from crosstown.web.pages.paths import table_path
from crosstown.web.pages.scene import Scene
from crosstown.web.pages.signs import seat_name

LINES = 20


def talk(scene: Scene) -> Markup:
    """What was said lately, and the way to answer."""
    if not scene.snapshot.table.chat or (scene.alone and scene.mine):
        return NOTHING
    lines = [_line(line) for line in scene.snapshot.chat[-LINES:]]
    said = tag("ol.talk", lines) if lines else tag("p.quiet", "Nobody has said anything yet.")
    return section("Talk", said, _saying(scene), _muting(scene), anchor="talk")


def _line(line: Line) -> Markup:
    name: Content = seat_name(line.seat, line.name) if line.seat >= 0 else line.name or "somebody"
    text = tag("em", f"{words(line.text)}!") if line.kind == "reaction" else line.text
    return tag("li", tag("b", name), " ", tag("span", text))


def _saying(scene: Scene) -> Content:
    """A page that looks again by itself would eat what one types: so there typing has to be asked for."""
    if not scene.mine:
        return NOTHING
    if scene.refresh is not None and not scene.deciding:
        return tag("p", tag("a.button", "Say something", href=f"{table_path(scene.id)}?still=1#talk"))
    field = tag(
        "span.field.grow",
        tag("label", "Say something", for_="say"),
        tag("input", id="say", name="text", maxlength=SAY_LENGTH, required=True, autocomplete="off"),
    )
    reactions = [button(words(name), "small", name="reaction", value=name) for name in get_args(Reaction)]
    return (
        scene.forms.form("say", field, button("Say it"), kind="row"),
        scene.forms.form("react", tag("div.reactions", reactions)),
    )


def _muting(scene: Scene) -> Content:
    """Not hearing somebody."""
    muted = scene.snapshot.you.muted
    others = [
        at
        for at, seat in enumerate(scene.snapshot.table.seats)
        if seat.kind == "person" and at not in scene.mine
    ]
    if not scene.mine or not others:
        return NOTHING
    forms = []
    for at in others:
        name = scene.names[at]
        hears = at not in muted
        fields = hidden(seat=at, muted="true" if hears else "false")
        text = f"Mute {name}" if hears else f"Hear {name} again"
        forms.append(scene.forms.form("mute", fields, button(text, "small")))
    return tag("details", tag("summary", "Not hearing somebody"), tag("div.row", forms))
