"""What a city's maker should look at: the balance compared with limits, in words.

A finding is not an error. It is *certain* where the whole 95 % interval lies beyond the limit. Otherwise it
says about how many games would be needed to be certain.

A finding has its sentence in English, for the terminal and the report, and as a code with facts, which the
workshop's page words in every language (``workshop-balance.ftl``).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from crosstown.balance.balance_data import Balance, TableBalance
from crosstown.balance.balance_text import percent, route_name
from crosstown.cities.city import GRAY, WILD, City
from crosstown.simulation.intervals import Estimate

FIRST_SEAT = 0.03  # how far the first of two seats may be from half of the wins
OTHER_SEATS = 0.06  # and each of three or four from its share
LAST_ROUND = 0.98
TIES = 0.05
TICKET_DONE = (0.25, 0.95)
TICKET_KEPT = 0.05
ROUTE_CLAIMED = 0.02
COLOUR_PAID = 0.5  # of what its number of cards would make one expect
VEHICLE_USED = 0.25
DISTRICT_JOINED = 0.02
STAND_TOUCHED = 0.02

Facts = Mapping[str, str | int]

FINE, UNCLEAR, LOOK = "fine", "unclear", "look"


@dataclass(frozen=True)
class Finding:
    """One thing beyond a limit."""

    code: str
    subject: str
    seats: int
    message: str
    facts: Facts
    measured: Estimate
    limit: float
    certain: bool
    games: int  # about how many would be needed to be certain; 0 where it is

    @property
    def sentence(self) -> str:
        unsure = "" if self.certain else f"; not certain, about {self.games:,} games would tell"
        return f"{self.seats} seats, {percent(self.measured)}{unsure}: {self.message}"


@dataclass(frozen=True)
class Check:
    """One question about a city, and the findings, the worst first; none where all is well."""

    code: str
    question: str
    limit: str
    findings: tuple[Finding, ...]

    @property
    def verdict(self) -> str:
        """`FINE`, `UNCLEAR` (nothing certain was found) or `LOOK`."""
        if not self.findings:
            return FINE
        return LOOK if any(one.certain for one in self.findings) else UNCLEAR

    def to_dict(self) -> dict[str, Any]:
        return {
            "code": self.code,
            "question": self.question,
            "limit": self.limit,
            "verdict": self.verdict,
            "findings": [asdict(one) for one in self.findings],
        }


@dataclass(frozen=True)
class _Limits:
    """A number should lie from ``low`` to ``high``."""

    low: float = -math.inf
    high: float = math.inf

    def judge(
        self,
        code: str,
        subject: str,
        table: TableBalance,
        measured: Estimate,
        message: str,
        **facts: str | int,
    ) -> Iterator[Finding]:
        """The finding, if the value lies outside; none where nothing was measured."""
        if self.low <= measured.value <= self.high or math.isnan(measured.value):
            return
        certain = measured.high < self.low or measured.low > self.high
        limit = self.low if measured.value < self.low else self.high
        games = 0 if certain else games_needed(measured, limit, table.games)
        yield Finding(code, subject, table.seats, message, facts, measured, limit, certain, games)


def games_needed(measured: Estimate, limit: float, games: int) -> int:
    """About how many games it takes to be certain: intervals shrink with their root. Two digits suffice."""
    reach = measured.high - measured.value if measured.value < limit else measured.value - measured.low
    away = abs(measured.value - limit)
    if not math.isfinite(reach) or away == 0:
        return 10 * games
    needed = games * min((reach / away) ** 2, 1000.0)
    digit = max(10.0 ** (int(math.log10(needed)) - 1), 1.0)
    return int(math.ceil(needed / digit) * digit)


@dataclass(frozen=True)
class _Question:
    """A question, its limit in words, how to find what is beyond it, and for which cities it is asked."""

    code: str
    question: str
    limit: str
    find: Callable[[City, TableBalance], Iterable[Finding]]
    applies: Callable[[City], bool] = lambda city: True
    largest: bool = False  # asked only of the largest tables, where everything on the board is needed


def judge(balance: Balance) -> tuple[Check, ...]:
    """All questions with their findings."""
    return tuple(
        Check(
            one.code,
            one.question,
            one.limit,
            tuple(
                sorted(
                    (
                        finding
                        for table in ((balance.largest,) if one.largest else balance.tables)
                        for finding in one.find(balance.city, table)
                    ),
                    key=lambda found: (not found.certain, -abs(found.measured.value - found.limit)),
                )
            ),
        )
        for one in _QUESTIONS
        if one.applies(balance.city)
    )


def _seats(city: City, table: TableBalance) -> Iterator[Finding]:
    """With two seats, the second wins what the first does not."""
    slack = FIRST_SEAT if table.seats == 2 else OTHER_SEATS
    limits = _Limits(table.fair - slack, table.fair + slack)
    for one in table.each[:1] if table.seats == 2 else table.each:
        amount = "more" if one.wins.value > table.fair else "less"
        nth = ("first", "second", "third", "fourth")[one.seat]
        advice = "longer games help: more pieces for each seat, or a later end"
        message = (
            f"The {nth} of {table.seats} seats wins {amount} than its share of {100 * table.fair:.0f} %: "
            f"{advice}"
        )
        facts: Facts = {"number": one.seat + 1, "amount": amount, "share": round(100 * table.fair)}
        yield from limits.judge("seat-advantage", f"seat {one.seat}", table, one.wins, message, **facts)


def _end(city: City, table: TableBalance) -> Iterator[Finding]:
    message = "Too many games stop because nobody can move: more cards, or more short routes, would help"
    yield from _Limits(low=LAST_ROUND).judge("no-moves", "games", table, table.length.last_round, message)


def _ties(city: City, table: TableBalance) -> Iterator[Finding]:
    message = (
        "Too many wins are shared, for the scores lie too close together: give tickets more different "
        "points, or long routes more"
    )
    yield from _Limits(high=TIES).judge("shared-wins", "games", table, table.ties, message)


def _tickets(city: City, table: TableBalance) -> Iterator[Finding]:
    for one in table.tickets:
        hard = one.completed.value < TICKET_DONE[0]
        why = "is hardly ever completed" if hard else "is completed almost always"
        advice = "make its way shorter or wider" if hard else "move its places apart"
        code = "hard-ticket" if hard else "easy-ticket"
        message = f"{city.ticket_name(one.id)} {why}: {advice}"
        ticket = city.ticket_name(one.id)
        yield from _Limits(*TICKET_DONE).judge(code, one.id, table, one.completed, message, ticket=ticket)


def _offers(city: City, table: TableBalance) -> Iterator[Finding]:
    for one in table.tickets:
        ticket = city.ticket_name(one.id)
        message = (
            f"{ticket} is put back almost always, for it pays too little for its way: "
            "give it more points, or places nearer to each other"
        )
        limits = _Limits(low=TICKET_KEPT)
        yield from limits.judge("unwanted-ticket", one.id, table, one.kept, message, ticket=ticket)


def _routes(city: City, table: TableBalance) -> Iterator[Finding]:
    """Where one half of a double route closes the other (C5), the two count as one."""
    one_half = table.seats < city.both_from_players
    for one in table.routes:
        route = city.route[one.id]
        if route.double == 2 and one_half:
            continue
        claimed = one.either if one_half and one.either is not None else one.claimed
        message = f"{route_name(city, one.id)} is hardly ever claimed: shorten it, or lead a ticket over it"
        limits = _Limits(low=ROUTE_CLAIMED)
        facts: Facts = {"route": city.name_of(route), "length": route.length, "half": route.double}
        yield from limits.judge("unused-route", one.id, table, claimed, message, **facts)


def _colours(city: City, table: TableBalance) -> Iterator[Finding]:
    paid = {one.colour: one.paid for one in table.colours if one.colour not in (GRAY, WILD) and one.paid}
    total = sum(one.value for one in paid.values())
    deck = sum(city.colours.values())
    for colour, measured in paid.items() if total > 0 else ():
        usual = total * city.colours[colour] / deck
        message = f"Cards of {colour} are seldom paid: give the colour more routes, or fewer cards"
        compared = measured.scaled(1 / usual)
        limits = _Limits(low=COLOUR_PAID)
        yield from limits.judge("unused-colour", colour, table, compared, message, colour=colour)


def _vehicles(city: City, table: TableBalance) -> Iterator[Finding]:
    for one in table.vehicles:
        name = city.vehicle[one.id].name
        message = f"Few of the pieces ({name}) are used: give each seat fewer, or more routes for them"
        limits = _Limits(low=VEHICLE_USED)
        yield from limits.judge("unused-vehicle", one.id, table, one.used, message, vehicle=name)


def _districts(city: City, table: TableBalance) -> Iterator[Finding]:
    for one in table.districts:
        message = f"District {one.number} is hardly ever joined: bring its places nearer or pay more"
        limits = _Limits(low=DISTRICT_JOINED)
        yield from limits.judge(
            "unused-district", f"{one.number}", table, one.anyone, message, number=one.number
        )


def _souvenirs(city: City, table: TableBalance) -> Iterator[Finding]:
    """Stacks that players put down themselves lie where players want them."""
    for one in table.souvenirs.stands if table.souvenirs else ():
        if one.start:
            place = city.place[one.place].name
            message = (
                f"Hardly anybody fetches souvenirs from {place}: it lies too far out, so start with a stack "
                "elsewhere, or lead a ticket there"
            )
            limits = _Limits(low=STAND_TOUCHED)
            yield from limits.judge("unused-stand", one.place, table, one.touched, message, place=place)


_QUESTIONS = (
    _Question(
        "seats",
        "Does every seat have the same chance?",
        f"of two seats the first wins 50 ± {100 * FIRST_SEAT:.0f} %, "
        f"of more seats each its share ± {100 * OTHER_SEATS:.0f} %",
        _seats,
    ),
    _Question(
        "end", "Do games end by themselves?", f"at least {100 * LAST_ROUND:.0f} % with a last round", _end
    ),
    _Question(
        "ties", "Is there one winner?", f"the win is shared in at most {100 * TIES:.0f} % of games", _ties
    ),
    _Question(
        "tickets",
        "Is every ticket a fair bet?",
        f"completed {100 * TICKET_DONE[0]:.0f} to {100 * TICKET_DONE[1]:.0f} % of the times it is kept",
        _tickets,
    ),
    _Question(
        "offers",
        "Does anybody want every ticket?",
        f"kept in at least {100 * TICKET_KEPT:.0f} % of the games in which it is offered",
        _offers,
    ),
    _Question(
        "routes",
        "Is every route useful?",
        f"claimed in at least {100 * ROUTE_CLAIMED:.0f} % of games at the largest tables",
        _routes,
        largest=True,
    ),
    _Question(
        "colours",
        "Is every colour useful?",
        "its cards are paid at least half as often as their number would make one expect",
        _colours,
        largest=True,
    ),
    _Question(
        "vehicles",
        "Is every kind of piece useful?",
        f"a seat uses at least {100 * VEHICLE_USED:.0f} % of each",
        _vehicles,
        lambda city: len(city.vehicles) > 1,
    ),
    _Question(
        "districts",
        "Can every district be joined?",
        f"somebody does in at least {100 * DISTRICT_JOINED:.0f} % of games",
        _districts,
        lambda city: bool(city.districts),
    ),
    _Question(
        "souvenirs",
        "Does anybody fetch the souvenirs?",
        f"from every place in at least {100 * STAND_TOUCHED:.0f} % of games",
        _souvenirs,
        lambda city: city.souvenirs is not None,
    ),
)
