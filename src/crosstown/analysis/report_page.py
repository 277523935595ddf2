"""An analysis as one page of HTML: the graph, the marked decisions, luck and skill, tickets."""

from __future__ import annotations

from crosstown import __version__
from crosstown.analysis.analysis_data import Analysis, SeatAnalysis
from crosstown.analysis.wording import (
    SIGNS,
    causes,
    marked,
    mistake_text,
    percent,
    signed,
    ticket_words,
)
from crosstown.cities.city import City
from crosstown.drawing.charts.chance_graph import ChancePoint, MarkedPly, draw_chances
from crosstown.drawing.reports.html import figure, page, paragraph, section, table, text
from crosstown.markup import html_tag

_WHOLE = 10_000


def analysis_page(analysis: Analysis, city: City) -> str:
    """The whole report."""
    return page(
        f"{city.name}: analysis",
        _header(analysis, city),
        section("Chances", "chances", _graph(analysis)),
        section("Luck and skill", "luck", _luck(analysis)),
        section("Decisions", "decisions", _decisions(analysis, city)),
        section("Tickets", "tickets", _tickets(analysis, city)),
    )


def _header(analysis: Analysis, city: City) -> str:
    facts = {
        "plies": str(len(analysis.decisions)),
        "imagined games": f"{analysis.games:,}",
        "depth": str(analysis.depth),
        "seed": analysis.seed,
        "Crosstown": __version__,
    }
    items = (html_tag("li", text(name), " ", html_tag("b", text(value))) for name, value in facts.items())
    names = " against ".join(seat.name for seat in analysis.seats)
    return html_tag(
        "header",
        html_tag("h1", text(f"{city.name}: {names}")),
        html_tag("ul", *items, class_="facts"),
    )


def _graph(analysis: Analysis) -> str:
    lines = [
        [ChancePoint(one.chance[seat] / _WHOLE, one.error[seat] / _WHOLE) for one in analysis.positions]
        for seat in range(len(analysis.seats))
    ]
    spots = [
        MarkedPly(ply, one.seat, one.mark, f"{analysis.seats[one.seat].name}, ply {ply}: {one.mark}")
        for ply, one in marked(analysis)
        if one.mark
    ]
    ends = "; ".join(
        f"{seat.name} begins with {percent(line)} and ends with {percent(seat.result)}"
        for seat, line in zip(analysis.seats, analysis.positions[0].chance, strict=True)
    )
    caption = (
        "Each seat's chance to win, by ply. The bands hold the true chance about 95 times in 100. "
        "Circles are marked decisions, the larger the worse; point at one for what it is."
    )
    return figure(caption, draw_chances(lines, spots, f"Chances to win. {ends}"))


def _luck(analysis: Analysis) -> str:
    compared = ", ".join(f"{name} {signed(-loss)}" for name, loss in analysis.compared.items())
    columns = ["", "result", "luck", "skill", "error", "decisions", "average loss", "?!", "?", "??"]
    rows = [_seat_row(seat) for seat in analysis.seats]
    told = table("In percent points of winning chance; luck and skill add up to the result", columns, rows)
    by_cause = [
        [words, *(signed(dict(causes(seat.causes)).get(words, 0)) for seat in analysis.seats)]
        for words in dict.fromkeys(words for seat in analysis.seats for words, _ in causes(seat.causes))
    ]
    names = ["luck by", *(seat.name for seat in analysis.seats)]
    return (
        told
        + paragraph(f"The average decision of computer players here: {compared}.")
        + table("Where the luck came from, in percent points", names, by_cause)
    )


def _seat_row(seat: SeatAnalysis) -> list[str]:
    marks = (seat.marks.inaccuracy, seat.marks.mistake, seat.marks.blunder)
    return [
        seat.name,
        signed(seat.result - seat.fair),
        signed(seat.luck),
        signed(seat.skill),
        f"± {seat.error / 100:.1f}",
        str(seat.decisions),
        signed(-seat.average_loss),
        *map(str, marks),
    ]


def _decisions(analysis: Analysis, city: City) -> str:
    found = sorted(marked(analysis))
    if not found:
        return paragraph("No decision was clearly wrong.")
    items = []
    for ply, one in found:
        sign = html_tag("span", text(f"{SIGNS[one.mark or '']} {one.mark}"), class_="sign look")
        head = f"Ply {ply}, {analysis.seats[one.seat].name}, {signed(-one.loss)} (± {one.error / 100:.1f}): "
        words = html_tag("p", html_tag("b", text(head)), text(mistake_text(city, one)))
        items.append(html_tag("li", sign, html_tag("div", words)))
    return html_tag("ul", *items, class_="checks")


def _tickets(analysis: Analysis, city: City) -> str:
    parts = []
    for seat in analysis.seats:
        items = [html_tag("li", text(ticket_words(city, one))) for one in seat.tickets]
        parts.append(html_tag("h3", text(seat.name)) + html_tag("ul", *items))
    return "".join(parts)
