"""One's place at the table: the market, one's cards and tickets, and what can be done with them."""

from __future__ import annotations

from crosstown.cities.city import WILD
from crosstown.game.sentences import many, ticket_name
from crosstown.game.sight import Phase
from crosstown.game.view import View
from crosstown.web.pages import moves
from crosstown.web.pages.forms import button
from crosstown.web.pages.layout import section
from crosstown.web.pages.markup import NOTHING, Content, Markup, tag
from crosstown.web.pages.scene import Scene
from crosstown.web.pages.signs import card

_QUESTIONS: dict[Phase, str] = {
    "first-keep": "Which tickets will you keep?",
    "place": "Where shall the souvenirs lie?",
    "turn": "What will you do?",
    "second-card": "Which second card?",
    "keep": "Which tickets will you keep?",
    "souvenir": "Which souvenir will you take?",
    "over": "Your place",
}


def numbered_tickets(view: View | None) -> dict[str, int]:
    """One's tickets by number: those still to be connected and those on offer, as the board shows them."""
    if view is None or view.seat is None:
        return {}
    done = view.completed(view.seat)
    waiting = [ticket for ticket in view.tickets if ticket not in done]
    return {ticket: at for at, ticket in enumerate((*waiting, *view.offered), 1)}


def desk(scene: Scene, view: View, found: list[moves.Claim], numbered: dict[str, int]) -> Markup:
    """Everything beside the board."""
    own = [hand(view), tickets(scene, view, numbered)] if view.seat is not None else []
    parts: list[Content] = [market(scene, view), *own]
    if scene.deciding and view.offered:
        parts = [own[1], moves.keep_panel(scene, view, numbered), own[0], market(scene, view)]
    elif scene.deciding:
        chosen = [moves.place_panel(scene, view), moves.souvenir_panel(scene, view)]
        parts = [*chosen, *parts, moves.claim_panel(scene, found), moves.other_panel(scene, view)]
    waiting = "Cards on the table" if view.seat is None else "Your place"
    title = _QUESTIONS[view.phase] if scene.deciding else waiting
    return section(title, *parts, anchor="desk", kind="desk" if not scene.deciding else "desk.mine")


def market(scene: Scene, view: View) -> Markup:
    """The cards that lie open, and the stack; where one may take a card, each of them is a button."""
    legal = {move.text for move in view.legal_moves} if scene.deciding else set()
    slots = [_slot(kind, f"take {kind}" in legal) for kind in view.market]
    said = tag("span.unseen", "draw from the ") if "draw" in legal else NOTHING
    stack = (card("back"), tag("span", said, f"stack {view.stack_size}"))
    slots.append(_cardy(stack, "draw", "draw" in legal))
    content = tag("ul.market", [tag("li", slot) for slot in slots])
    able = any(text == "draw" or text.startswith("take ") for text in legal)
    told = ""
    if able:
        told = "Take the second card." if view.phase == "second-card" else "Press a card to take it. "
        if view.phase == "turn" and f"take {WILD}" in legal:
            told += "A wild from the market is the only card of the turn."
    discards = sum(view.discards.values())
    return tag(
        "section.act",
        tag("h3", "Draw cards" if able else "Market"),
        tag("p.quiet", told) if told else NOTHING,
        scene.forms.form("play", content, versioned=True) if able else content,
        tag(
            "p.quiet",
            f"{many(discards, 'discard')} · {many(view.ticket_stack_size, 'ticket')} in their stack",
        ),
    )


def _slot(kind: str | None, legal: bool) -> Markup:
    if kind is None:
        return tag("span.cardy.gap", tag("span", "gap"))
    face = (card(kind), tag("span", tag("span.unseen", "take ") if legal else NOTHING, kind))
    return _cardy(face, f"take {kind}", legal)


def _cardy(face: Content, move: str, legal: bool) -> Markup:
    return button(face, "cardy", name="move", value=move) if legal else tag("span.cardy", face)


def hand(view: View) -> Markup:
    """One's cards."""
    cards = view.hand
    order = sorted(cards, key=lambda kind: (kind != WILD, -cards[kind], kind))
    held = [tag("li", card(kind), tag("b", cards[kind]), tag("span", kind)) for kind in order]
    title = f"Your hand: {many(sum(cards.values()), 'card')}"
    return tag("section.act", tag("h3", title), tag("ul.hand", held) if held else tag("p.quiet", "No cards."))


def tickets(scene: Scene, view: View, numbered: dict[str, int]) -> Markup:
    """One's tickets and what has become of them, and those to choose from."""
    assert view.seat is not None
    done = view.completed(view.seat)
    rows = [_ticket(scene, view, ticket, ticket in done, numbered) for ticket in view.tickets]
    offered = [_ticket(scene, view, ticket, False, numbered, offer=True) for ticket in view.offered]
    if not rows and not offered:
        return NOTHING
    return tag("section.act", tag("h3", "Your tickets"), tag("ul.tickets", rows, offered))


def _ticket(
    scene: Scene, view: View, ticket: str, done: bool, numbered: dict[str, int], *, offer: bool = False
) -> Markup:
    points = scene.city.ticket[ticket].points
    state, sign, kind = ("on offer", "?", "offer") if offer else ("open", "·", "open")
    if done:
        state, sign, kind = "connected", "✓", "done"
    elif view.over and not offer:
        state, sign, kind = "missed", "✗", "missed"
    mark: Content = numbered.get(ticket, sign) if kind in ("open", "offer") else sign
    return tag(
        f"li.{kind}",
        tag("span.number", mark, aria_hidden="true"),
        tag("span", ticket_name(scene.city, ticket)),
        tag("b", points),
        tag("span.quiet", state),
    )
