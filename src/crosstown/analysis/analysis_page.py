"""An analysis as one page of HTML: the graph, the marked decisions, luck and skill, tickets."""

from __future__ import annotations

from crosstown import __version__
from crosstown.analysis.analysis_data import Analysis, SeatAnalysis
from crosstown.analysis.analysis_text import (
    SIGNS,
    causes,
    compared_losses,
    marked,
    mistake_text,
    percent,
    signed,
    tenths,
    ticket_words,
)
from crosstown.cities.city import City
from crosstown.drawing.charts.chance_graph import ChancePoint, MarkedPly, draw_chances
from crosstown.drawing.reports.html import figure, page, paragraph, section, table, text
from crosstown.language import ENGLISH, Translator
from crosstown.markup import html_tag

_WHOLE = 10_000


def analysis_page(analysis: Analysis, city: City, texts: Translator = ENGLISH) -> str:
    """The whole report."""
    say = texts.say
    return page(
        say("report-title", city=city.name),
        _header(analysis, city, texts),
        section(say("report-chances"), "chances", _graph(analysis, texts)),
        section(say("analysis-players"), "luck", _luck(analysis, texts)),
        section(say("report-decisions"), "decisions", _decisions(analysis, city, texts)),
        section(say("analysis-tickets"), "tickets", _tickets(analysis, city, texts)),
        language=texts.language,
    )


def _header(analysis: Analysis, city: City, texts: Translator) -> str:
    facts = (
        texts.say("report-plies", count=len(analysis.decisions)),
        texts.say("report-games", count=analysis.games),
        texts.say("report-depth", depth=analysis.depth),
        texts.say("report-seed", seed=analysis.seed),
        f"Crosstown {__version__}",
    )
    names = ", ".join(seat.name for seat in analysis.seats)
    return html_tag(
        "header",
        html_tag("h1", text(f"{city.name}: {names}")),
        html_tag("ul", *(html_tag("li", text(fact)) for fact in facts), class_="facts"),
    )


def _graph(analysis: Analysis, texts: Translator) -> str:
    lines = [
        [ChancePoint(one.chance[seat] / _WHOLE, one.error[seat] / _WHOLE) for one in analysis.positions]
        for seat in range(len(analysis.seats))
    ]
    spots = [
        MarkedPly(ply + 1, one.seat, one.mark, _mark_at(analysis, ply, one.mark, texts))
        for ply, one in marked(analysis)
        if one.mark
    ]
    ends = "; ".join(
        texts.say("report-graph-ends", name=seat.name, **{"from": percent(line)}, to=percent(seat.result))
        for seat, line in zip(analysis.seats, analysis.positions[0].chance, strict=True)
    )
    label = texts.say("report-graph-label", ends=ends)
    return figure(texts.say("report-graph-caption"), draw_chances(lines, spots, label))


def _mark_at(analysis: Analysis, ply: int, mark: str, texts: Translator) -> str:
    name = analysis.seats[analysis.decisions[ply].seat].name
    return texts.say("analysis-mark-at", mark=texts.say(f"analysis-mark-{mark}"), name=name, ply=ply + 1)


def _luck(analysis: Analysis, texts: Translator) -> str:
    named = ("analysis-result", "analysis-luck", "analysis-skill", "report-error")
    counted = ("report-decisions", "analysis-loss")
    columns = ["", *map(texts.say, named), *map(texts.say, counted), *SIGNS.values()]
    told = table(texts.say("report-adds-up"), columns, [_seat_row(seat, texts) for seat in analysis.seats])
    by_seat = [dict(causes(seat.causes, texts)) for seat in analysis.seats]
    by_cause = [
        [words, *(signed(seat.get(words, 0), texts) for seat in by_seat)]
        for words in dict.fromkeys(words for seat in by_seat for words in seat)
    ]
    names = [texts.say("report-luck-by"), *(seat.name for seat in analysis.seats)]
    return (
        told
        + paragraph(compared_losses(analysis, texts))
        + table(texts.say("report-causes"), names, by_cause)
    )


def _seat_row(seat: SeatAnalysis, texts: Translator) -> list[str]:
    marks = (seat.marks.inaccuracy, seat.marks.mistake, seat.marks.blunder)
    return [
        seat.name,
        signed(seat.result - seat.fair, texts),
        signed(seat.luck, texts),
        signed(seat.skill, texts),
        f"± {tenths(seat.error, texts)}",
        str(seat.decisions),
        tenths(seat.average_loss, texts),
        *map(str, marks),
    ]


def _decisions(analysis: Analysis, city: City, texts: Translator) -> str:
    found = sorted(marked(analysis))
    if not found:
        return paragraph(texts.say("report-none-marked"))
    items = []
    for ply, one in found:
        mark = texts.say(f"analysis-mark-{one.mark}")
        sign = html_tag("span", text(f"{SIGNS[one.mark or '']} {mark}"), class_="sign look")
        words = html_tag("p", text(mistake_text(analysis, ply, city, texts)))
        items.append(html_tag("li", sign, html_tag("div", words)))
    return html_tag("ul", *items, class_="checks")


def _tickets(analysis: Analysis, city: City, texts: Translator) -> str:
    parts = []
    for seat in analysis.seats:
        items = [html_tag("li", text(ticket_words(city, one, texts))) for one in seat.tickets]
        parts.append(html_tag("h3", text(seat.name)) + html_tag("ul", *items))
    return "".join(parts)
