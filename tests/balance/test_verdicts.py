"""Verdicts: on the right side of every limit, and honest about what is not certain."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from crosstown.balance.balance_data import Balance, TableBalance
from crosstown.balance.balance_text import route_name
from crosstown.balance.measure_balance import measure
from crosstown.balance.verdicts import FINE, LOOK, UNCLEAR, Check, games_needed, judge
from crosstown.cities import load_city
from crosstown.simulation.intervals import Estimate, share

EVEN = share(1000, 2000)


@pytest.fixture(scope="module")
def sane() -> Balance:
    """San Francisco as its maker would wish it to be."""
    found = measure(load_city("san-francisco"), "random", (2, 4), 20)
    return replace(found, tables=tuple(map(_sane, found.tables)))


def _sane(table: TableBalance) -> TableBalance:
    half, always = EVEN, share(2000, 2000)
    assert table.souvenirs is not None
    return replace(
        table,
        ties=share(10, 2000),
        length=replace(table.length, last_round=always),
        each=tuple(replace(one, wins=share(2000 * table.fair, 2000)) for one in table.each),
        tickets=tuple(replace(one, kept=half, completed=half) for one in table.tickets),
        routes=tuple(replace(one, claimed=half) for one in table.routes),
        colours=tuple(replace(one, paid=half.scaled(16)) if one.cards else one for one in table.colours),
        souvenirs=replace(
            table.souvenirs, stands=tuple(replace(one, touched=half) for one in table.souvenirs.stands)
        ),
    )


def changed(balance: Balance, seats: int, **parts: object) -> Balance:
    tables = tuple(
        replace(table, **parts) if table.seats == seats else table  # type: ignore[arg-type]
        for table in balance.tables
    )
    return replace(balance, tables=tables)


def asked(balance: Balance, code: str) -> Check:
    return next(check for check in judge(balance) if check.code == code)


def test_nothing_is_found_where_all_is_well(sane: Balance) -> None:
    checks = judge(sane)
    assert {check.verdict for check in checks} == {FINE}
    assert "souvenirs" in {check.code for check in checks}
    assert {"vehicles", "districts"}.isdisjoint(check.code for check in checks)


def test_what_a_city_does_not_have_is_not_asked() -> None:
    found = {
        name: {check.code for check in judge(measure(load_city(name), "random", 2, 2))}
        for name in ("london", "berlin")
    }
    assert found["london"] - found["berlin"] == {"districts"}
    assert found["berlin"] - found["london"] == {"vehicles"}


@pytest.mark.parametrize(
    ("hits", "games", "verdict"),
    [
        (1059, 2000, FINE),
        (941, 2000, FINE),
        (1061, 2000, UNCLEAR),
        (1110, 2000, LOOK),
        (890, 2000, LOOK),
        (11, 20, UNCLEAR),
    ],
)
def test_the_first_of_two_seats(sane: Balance, hits: int, games: int, verdict: str) -> None:
    table = sane.table(2)
    first = replace(table.each[0], wins=share(hits, games))
    check = asked(changed(sane, 2, each=(first, table.each[1])), "seats")
    assert check.verdict == verdict
    if verdict != FINE:
        (found,) = check.findings
        assert ("more" if hits > games / 2 else "less") in found.message
        assert found.certain == (verdict == LOOK)
        assert ("games would tell" in found.sentence) == (verdict == UNCLEAR)


def test_each_of_four_seats(sane: Balance) -> None:
    each = sane.table(4).each
    wins = [share(hits, 2000) for hits in (700, 500, 420, 380)]
    seats = tuple(replace(one, wins=won) for one, won in zip(each, wins, strict=True))
    check = asked(changed(sane, 4, each=seats), "seats")
    assert [(one.subject, one.certain) for one in check.findings] == [("seat 0", True)]
    assert "first of 4 seats wins more than its share of 25 %" in check.findings[0].message


@pytest.mark.parametrize(
    ("hits", "code"),
    [
        (499, "hard-ticket"),
        (500, None),
        (1000, None),
        (1900, None),
        (1901, "easy-ticket"),
        (0, "hard-ticket"),
    ],
)
def test_tickets_that_are_no_fair_bet(sane: Balance, hits: int, code: str | None) -> None:
    first, *rest = sane.table(4).tickets
    check = asked(changed(sane, 4, tickets=(replace(first, completed=share(hits, 2000)), *rest)), "tickets")
    assert [one.code for one in check.findings] == ([code] if code else [])
    assert all((one.subject, one.seats) == (first.id, 4) for one in check.findings)


def test_tickets_that_nobody_kept_are_judged_by_that_alone(sane: Balance) -> None:
    first, *rest = sane.table(2).tickets
    never = replace(first, kept=share(0, 1000), completed=share(0, 0))
    balance = changed(sane, 2, tickets=(never, *rest))
    assert asked(balance, "tickets").verdict == FINE
    (found,) = asked(balance, "offers").findings
    assert (found.code, found.subject, found.certain) == ("unwanted-ticket", first.id, True)


def test_routes_count_at_the_largest_tables(sane: Balance) -> None:
    for seats, verdict in ((2, FINE), (4, LOOK)):
        first, *rest = sane.table(seats).routes
        rare = replace(first, claimed=share(20, 2000))
        assert asked(changed(sane, seats, routes=(rare, *rest)), "routes").verdict == verdict


def test_a_half_that_the_other_one_closes_is_not_unused(sane: Balance) -> None:
    """With two seats one half closes the other (C5), which is then never claimed."""
    two = sane.table(2)
    assert two.seats < sane.city.both_from_players
    routes = [replace(one, either=EVEN if one.either else None) for one in two.routes]
    for at, one in enumerate(routes):
        if sane.city.route[one.id].double == 2:
            routes[at] = replace(one, claimed=share(0, 2000))
    alone = replace(sane, tables=(replace(two, routes=tuple(routes)),))
    assert asked(alone, "routes").findings == ()


def test_colours_that_nobody_pays(sane: Balance) -> None:
    first, *rest = sane.table(4).colours
    assert first.paid is not None
    for factor, verdict in ((0.2, LOOK), (0.6, FINE)):
        rare = replace(first, paid=first.paid.scaled(factor))
        check = asked(changed(sane, 4, colours=(rare, *rest)), "colours")
        assert check.verdict == verdict
        assert all(one.subject == first.colour for one in check.findings)


def test_endings_ties_and_souvenirs(sane: Balance) -> None:
    table = sane.table(2)
    stuck = changed(sane, 2, length=replace(table.length, last_round=share(1800, 2000)))
    assert asked(stuck, "end").verdict == LOOK
    assert asked(changed(sane, 2, ties=share(300, 2000)), "ties").verdict == LOOK
    assert table.souvenirs is not None
    lonely = tuple(
        replace(one, touched=share(0, 2000) if one.place == "alcatraz" else one.touched)
        for one in table.souvenirs.stands
    )
    check = asked(changed(sane, 2, souvenirs=replace(table.souvenirs, stands=lonely)), "souvenirs")
    assert [one.subject for one in check.findings] == ["alcatraz"]
    assert "Alcatraz" in check.findings[0].message


def test_the_worst_comes_first(sane: Balance) -> None:
    completed = [share(hits, of) for hits, of in ((300, 2000), (1, 2000), (40, 180), (1990, 2000))]
    rest = sane.table(4).tickets[4:]
    worse = (
        replace(one, completed=done) for one, done in zip(sane.table(4).tickets, completed, strict=False)
    )
    findings = asked(changed(sane, 4, tickets=(*worse, *rest)), "tickets").findings
    assert [one.measured for one in findings] == [completed[at] for at in (1, 0, 3, 2)]
    assert [one.certain for one in findings] == [True, True, True, False]


@pytest.mark.parametrize(
    ("measured", "limit", "games", "needed"),
    [
        (Estimate(0.55, 0.45, 0.65, 100), 0.53, 100, 2500),
        (Estimate(0.02, 0.005, 0.06, 100), 0.03, 100, 1600),
        (Estimate(0.53, 0.43, 0.63, 100), 0.53, 100, 1000),
    ],
)
def test_games_needed(measured: Estimate, limit: float, games: int, needed: int) -> None:
    assert games_needed(measured, limit, games) == needed


def test_a_check_as_data(sane: Balance) -> None:
    data = asked(changed(sane, 2, ties=share(300, 2000)), "ties").to_dict()
    assert (data["code"], data["verdict"]) == ("ties", LOOK)
    assert data["findings"][0]["measured"]["value"] == 0.15


def test_the_page_words_findings_as_the_report_does() -> None:
    """English of ``workshop-balance.ftl``, except that the report says more of a route than its ends."""
    folder = files("crosstown.language") / "locales" / "en"
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource((folder / "workshop-balance.ftl").read_text("utf-8")))
    for name in ("london", "san-francisco", "berlin"):
        balance = measure(load_city(name), "random", (2, 4), 30)
        for finding in (one for check in judge(balance) for one in check.findings):
            facts = {**finding.facts, "seats": finding.seats}
            if finding.code == "unused-route":
                facts["route"] = route_name(balance.city, finding.subject)
            pattern = bundle.get_message(f"balance-{finding.code}").value
            assert pattern is not None
            assert bundle.format_pattern(pattern, facts) == (finding.message, [])
