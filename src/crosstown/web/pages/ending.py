"""The end of a game: who won, where every point came from, and that the cards were fair."""

from __future__ import annotations

from msgspec import UNSET

from crosstown.game.record import Result, SeatResult
from crosstown.game.sentences import ending as why_over
from crosstown.game.sentences import many, ticket_name
from crosstown.web.pages.forms import button
from crosstown.web.pages.layout import details, section
from crosstown.web.pages.markup import NOTHING, Content, Markup, tag
from crosstown.web.pages.scene import Scene
from crosstown.web.pages.signs import seat_name
from crosstown.web.pages.wording import sentence


def ending(scene: Scene) -> Markup:
    """The result, or that everybody has gone."""
    result = scene.view.result if scene.view else None
    if result is None:
        told = tag("p", "Everybody has left this game before its end.")
        return section("Nobody is left", told, rematch(scene), anchor="result", kind="result")
    return section(
        _headline(scene.called, result),
        tag("p.quiet", sentence(why_over(result.reason))),
        _table(scene, result),
        [_tickets(scene, seat, scored) for seat, scored in enumerate(result.seats)],
        rematch(scene),
        fairness(scene),
        anchor="result",
        kind="result",
    )


def _headline(names: list[str], result: Result) -> str:
    winners = [name for name, place in zip(names, result.ranking, strict=True) if place == 1]
    if len(winners) == 1:
        return f"{winners[0]} won"
    return f"{', '.join(winners[:-1])} and {winners[-1]} share the win"


def _table(scene: Scene, result: Result) -> Markup:
    columns = ("player", "total", "routes", "tickets", "bonus")
    head = tag("tr", tag("td"), [tag("th", column, scope="col") for column in columns])
    order = sorted(range(len(result.seats)), key=lambda seat: result.ranking[seat])
    rows = [_row(scene, result, seat) for seat in order]
    return tag("div.wide", tag("table", tag("thead", head), tag("tbody", rows)))


def _row(scene: Scene, result: Result, seat: int) -> Markup:
    scored = result.seats[seat]
    tickets = sum(points for _, points in scored.tickets)
    bonus = scored.total - scored.routes - tickets
    return tag(
        "tr",
        tag("td", f"{result.ranking[seat]}."),
        tag("th", seat_name(seat, scene.names[seat]), scope="row"),
        tag("td", tag("b", scored.total)),
        tag("td", scored.routes),
        tag("td", f"{tickets:+}"),
        tag("td", f"{bonus:+}"),
    )


def _tickets(scene: Scene, seat: int, scored: SeatResult) -> Markup:
    rows = [
        tag(
            "li.done" if points > 0 else "li.missed",
            tag("span.number", "✓" if points > 0 else "✗", aria_hidden="true"),
            tag("span", ticket_name(scene.city, ticket)),
            tag("b", f"{points:+}"),
            tag("span.quiet", "connected" if points > 0 else "missed"),
        )
        for ticket, points in scored.tickets
    ]
    count = f"{scored.completed} of {many(len(scored.tickets), 'ticket')} connected{_bonus(scored)}"
    return details((seat_name(seat, scene.names[seat]), f": {count}"), tag("ul.tickets", rows))


def _bonus(scored: SeatResult) -> str:
    bonuses = scored.bonuses
    if bonuses.districts is not UNSET and bonuses.districts:
        return f"; districts {' + '.join(map(str, bonuses.districts))}"
    if bonuses.souvenirs is not UNSET:
        return f"; souvenirs {bonuses.souvenirs}"
    return ""


def rematch(scene: Scene) -> Content:
    """Another game with the same people."""
    asked = scene.snapshot.table.rematch
    if not scene.mine or scene.left:
        return NOTHING
    others = [scene.names[seat] for seat in asked if seat not in scene.mine]
    if set(scene.mine) & set(asked):
        return tag("p.notice", "You asked for a rematch: waiting for the others.")
    told = tag("p.notice", f"{' and '.join(others)} would like a rematch.") if others else NOTHING
    return told, scene.forms.form("rematch", button("Another game", "first"))


def fairness(scene: Scene) -> Markup:
    """What was announced, what it was, and how to check it."""
    table = scene.snapshot.table
    if table.seal is None:
        return NOTHING
    parts: list[Content] = [
        tag("p", "Before the first card, this was announced as the SHA-256 of the seed of all shuffles:"),
        tag("p", tag("code", table.seal)),
    ]
    if table.seed is None:
        parts.append(tag("p.quiet", "When the game is over, the seed is told, and anyone can deal it again."))
    else:
        record = f"/api/tables/{scene.id}/record"
        link = tag("a", "Save the record of the game", href=record, download="game.json")
        command = tag("code", f"crosstown verify game.json --announced {table.seal}")
        parts += [
            tag("p", "The seed was:"),
            tag("p", tag("code", table.seed)),
            tag("p", link, " (JSON), and let this deal and play it again:"),
            tag("p", command),
        ]
    title = "Fair play" if table.seed is None else "Fair play: the seed and the record"
    return details(title, parts, kind="fair")
