"""The analysis of a record: the kernel's studies with the names of the city."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from crosstown.analysis.analysis_data import (
    FORMAT,
    Analysis,
    ChanceEvent,
    Decision,
    KeptTicket,
    LuckCauses,
    Mark,
    Marks,
    SeatAnalysis,
    SeatChances,
    TriedMove,
)
from crosstown.analysis.average_losses import average_losses
from crosstown.analysis.engine.study_records import (
    BLUNDER,
    DRAWN,
    INACCURACY,
    MISTAKE,
    OFFERED,
    POINTS,
    REFILLED,
    RIVALS,
    TICKET,
    WINS,
)
from crosstown.analysis.game_study import GameStudy
from crosstown.cities.city import City
from crosstown.game.notation import notation_for
from crosstown.game.reasons import MoveReason, ReasonFacts
from crosstown.game.records.record import Record
from crosstown.game.records.seeds import seed_text

MARKS: dict[int, Mark] = {INACCURACY: "inaccuracy", MISTAKE: "mistake", BLUNDER: "blunder"}
EVENTS: dict[int, ChanceEvent] = {DRAWN: "draw", REFILLED: "refill", OFFERED: "offer"}
REASONS = {
    TICKET: "better-ticket",
    POINTS: "better-points",
    RIVALS: "better-rivals",
    WINS: "better-chance",
}


def analyse(
    record: Record,
    city: City | None = None,
    *,
    seed: int | str = 0,
    depth: int = 1,
    tell: Callable[[int], None] = lambda done: None,
) -> Analysis:
    """Judges a game: chances after every ply, what decisions cost, luck and skill.

    Every depth imagines twice as many games as the one before. The same record, seed and depth give the same
    numbers, here and in a page. ``tell`` is called with the number of plies that are done. For a city that is
    not built in, give the city too.

    >>> from crosstown.analysis import analyse
    >>> from crosstown.arena import play_game
    >>> from crosstown.cities import load_city
    >>> from crosstown.players import make_player
    >>> game = play_game(load_city("london"), [make_player("easy"), make_player("medium")], seed=1)
    >>> analysis = analyse(game.record())
    >>> seat = analysis.seats[0]
    >>> seat.luck + seat.skill == seat.result - seat.fair
    True
    """
    study = GameStudy(record, city, seed=seed, depth=depth)
    for done in study.plies():
        tell(done)
    return told(study)


def told(study: GameStudy) -> Analysis:
    """A complete study in names."""
    record, game = study.record, study.game
    plies = range(len(record.plies))
    return Analysis(
        format=FORMAT,
        city=game.city.id,
        edition=game.city.sha256,
        seed=seed_text(study.seed),
        depth=study.depth,
        games=sum(int(study.study(ply).games) for ply in (*plies, len(plies))),
        over=game.over,
        seats=tuple(seat_analysis(study, seat) for seat in range(study.seats)),
        positions=tuple(seat_chances(study, ply) for ply in (*plies, len(plies))),
        decisions=tuple(decision(study, ply) for ply in plies),
        compared=average_losses(game.city.id),
    )


def seat_chances(study: GameStudy, ply: int) -> SeatChances:
    """The chances before a ply."""
    one = study.study(ply)
    return SeatChances(
        chance=_each(one.value, study.seats),
        error=_each(one.value_error, study.seats),
    )


def decision(study: GameStudy, ply: int) -> Decision:
    """A ply as a decision."""
    one = study.study(ply)
    notation, offered = notation_for(study.game.city), study.offered[ply]
    return Decision(
        seat=int(one.seat),
        move=study.record.plies[ply].move,
        legal=int(one.legal),
        best=notation.write(int(one.best), offered),
        loss=int(one.loss),
        measured=int(one.measured),
        error=int(one.error),
        mark=MARKS.get(int(one.mark)),
        reason=reason_of(study.game.city, one),
        tried=tuple(
            TriedMove(
                move=notation.write(int(one.tried_move[at]), offered),
                chance=int(one.tried_chance[at]),
                deals=int(one.tried_deals[at]),
            )
            for at in range(int(one.tried))
        ),
        chance=EVENTS.get(int(one.event)),
        skill=_each(one.skill, study.seats),
        skill_error=int(one.skill_error),
        hidden=_each(one.hidden, study.seats),
        luck=_each(one.luck, study.seats),
    )


def reason_of(city: City, one: Any) -> MoveReason | None:
    """Why the best move is better: in percent and points, first for that move, then for the one played."""
    code = REASONS.get(int(one.reason))
    if code is None:
        return None
    facts: ReasonFacts = {
        "chance": _percent(one.chances[0]),
        "instead": _percent(one.chances[1]),
        "points": _percent(one.points[0] - one.points[1]),
        "rivals": _percent(one.rivals[1] - one.rivals[0]),
    }
    if one.reason == TICKET:
        facts["ticket"] = notation_for(city).tickets[int(one.ticket)]
        facts["done"] = _percent(one.ticket_done[0])
        facts["done_instead"] = _percent(one.ticket_done[1])
    return MoveReason(code, facts)


def seat_analysis(study: GameStudy, seat: int) -> SeatAnalysis:
    """How a seat did."""
    sums = study.sums_of(seat)
    who = study.record.seats[seat]
    return SeatAnalysis(
        name=who.name,
        player=who.player,
        result=int(sums.result),
        fair=int(sums.fair),
        luck=int(sums.luck),
        skill=int(sums.skill),
        error=int(sums.error),
        causes=LuckCauses(**{name: int(sums[name]) for name in LuckCauses.__struct_fields__}),
        decisions=int(sums.decisions),
        average_loss=int(sums.average_loss),
        average_error=int(sums.average_error),
        marks=Marks(**{name: int(sums.marks[number]) for number, name in MARKS.items()}),
        tickets=_tickets(study, seat),
    )


def _tickets(study: GameStudy, seat: int) -> tuple[KeptTicket, ...]:
    names = notation_for(study.game.city).tickets
    completed = study.game.view(seat).data().done
    kept = []
    for ply, played in enumerate(study.record.plies):
        if played.seat == seat:
            one = study.study(ply)
            for at in range(int(one.kept)):
                name = names[int(one.kept_ticket[at])]
                kept.append(
                    KeptTicket(
                        ticket=name,
                        ply=ply,
                        worth=int(one.kept_worth[at]),
                        error=int(one.kept_error[at]),
                        points=int(one.kept_points[at]),
                        expected=int(one.kept_done[at]),
                        completed=name in completed,
                    )
                )
    return tuple(kept)


def _each(numbers: Any, seats: int) -> tuple[int, ...]:
    return tuple(int(number) for number in numbers[:seats])


def _percent(number: Any) -> int:
    """Hundredths as whole numbers, halves upwards, as the page rounds."""
    return (int(number) + 50) // 100
