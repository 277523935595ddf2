"""The people around a table: what lies open of each, who is away, and what the host can do about it."""

from __future__ import annotations

from crosstown.game.sentences import many, words
from crosstown.players.catalogue import player_names
from crosstown.service.messages import SeatInfo
from crosstown.web.pages.forms import button, choice, hidden
from crosstown.web.pages.markup import NOTHING, Content, Markup, tag
from crosstown.web.pages.scene import Scene
from crosstown.web.pages.signs import seat_name, token

LEVELS = ("easy", "medium", "hard")


def seats_panel(scene: Scene) -> Markup:
    """One box for each seat."""
    rows = [_seat(scene, at, seat) for at, seat in enumerate(scene.snapshot.table.seats)]
    return tag("ul.seats", rows, aria_label="Players")


def _seat(scene: Scene, at: int, seat: SeatInfo) -> Markup:
    deciding = at == scene.turn and not scene.over
    name = seat_name(at, scene.names[at])
    sign = tag("span.turn", "to decide") if deciding else NOTHING
    kind = "li.deciding" if deciding else "li"
    return tag(kind, tag("div.name", name, _who(scene, at, seat), sign), _facts(scene, at))


def _who(scene: Scene, at: int, seat: SeatInfo) -> Markup:
    """Who that is, beside the name."""
    if seat.kind == "open":
        return tag("span.quiet", "waits for somebody")
    if seat.kind == "computer":
        return tag("span.quiet", f"computer, {seat.player}" if seat.player != seat.name else "computer")
    told = ["you" if not scene.shared else "at this screen"] if at in scene.mine else []
    if at == scene.snapshot.table.host:
        told.append("host")
    if at not in scene.mine and seat.away:
        told.append("away")
    if seat.minded_by:
        told.append(f"{seat.minded_by} plays meanwhile")
    return tag("span.quiet", ", ".join(told) or "guest")


def _facts(scene: Scene, at: int) -> Content:
    view = scene.view
    if view is None:
        return NOTHING
    pieces = [f"{count} × {scene.city.vehicle[kind].name}" for kind, count in view.pieces(at).items()]
    facts = [*pieces, many(view.hand_size(at), "card"), many(view.ticket_count(at), "ticket")]
    souvenirs = view.souvenirs(at)
    named = [tag("span", token(one), tag("span.unseen", words(one), " ")) for one in souvenirs]
    return (
        tag("p.facts", tag("b", many(view.points(at), "point")), " · ", " · ".join(facts)),
        tag("p.souvenirs", tag("span.unseen", "Souvenirs: "), named) if souvenirs else NOTHING,
    )


def level_choice(label: str, id_: str) -> Markup:
    """Which computer player."""
    options = {level: level for level in LEVELS} | {
        name: words(name) for name in player_names() if name not in LEVELS
    }
    groups = {name: "other characters" for name in options if name not in LEVELS}
    return choice(label, "player", options, "medium", id_, groups)


def host_panel(scene: Scene) -> Markup:
    """The host gives seats to computer players: open ones, and those whose people are gone."""
    table = scene.snapshot.table
    if not scene.snapshot.you.host or table.state == "over":
        return NOTHING
    forms: list[Markup] = []
    for at, seat in enumerate(table.seats):
        gone = seat.minded_by is not None and at not in scene.mine
        if seat.kind == "open" or gone:
            label = f"Seat {at + 1}" if seat.kind == "open" else f"{seat.name}'s seat"
            content = (hidden(seat=at), level_choice(f"{label}: computer player", f"level-{at}"))
            forms.append(scene.forms.form("appoint", *content, button("Give the seat to it"), kind="row"))
        if table.state == "waiting" and seat.kind != "open" and at not in scene.mine:
            text = f"Open the seat of {seat.name} again"
            forms.append(scene.forms.form("free", hidden(seat=at), button(text, "small"), kind="row"))
    if not forms:
        return NOTHING
    return tag("details.host", tag("summary", "As host of this table"), forms, open=table.state == "waiting")


def leave_panel(scene: Scene) -> Markup:
    """Getting up; a page behind a lid, so that nobody does it by mistake."""
    if not scene.mine or scene.left:
        return NOTHING
    playing = scene.snapshot.table.state == "playing"
    told = (
        "A computer player goes on in your place. You may come back until the host gives your seat away."
        if playing
        else "Your seat will be free for others."
    )
    form = scene.forms.form("leave", button("Leave the table", "small"))
    return tag("details", tag("summary", "Leave"), tag("p.quiet", told), form)


def take_backs(scene: Scene) -> Content:
    """Taking back one's own move, asking to, and answering somebody who asks."""
    you, asked = scene.snapshot.you, scene.snapshot.table.take_back
    if not scene.mine or scene.over or scene.left:
        return NOTHING
    if asked is not None and asked.seat not in scene.mine and not set(scene.mine) & set(asked.agreed):
        return _answering(scene, asked.seat, asked.moves)
    if asked is not None:
        return tag("p.notice", "A take-back was asked for: waiting for the others.")
    if you.can_undo:
        return scene.forms.form("undo", button("Take back the last move", "small"), versioned=True)
    if scene.can_ask:
        text = "Take back your last move" if scene.alone else "Ask to take back your last move"
        return scene.forms.form("ask-take-back", button(text, "small"), versioned=True)
    return NOTHING


def _answering(scene: Scene, seat: int, moves: int) -> Markup:
    told = f"{scene.names[seat]} asks to take back {many(moves, 'move')}."
    yes = scene.forms.form("answer-take-back", hidden(agree="true"), button("Agree", "first"), versioned=True)
    no = scene.forms.form("answer-take-back", hidden(agree="false"), button("Refuse"), versioned=True)
    return tag("div.notice", tag("p", told), tag("div.row", yes, no))
