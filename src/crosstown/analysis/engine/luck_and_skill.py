"""Luck and skill: every change of a chance is put down to a decision, to what was hidden, or to chance.

The chances before a ply are those of the planner's move. So with open cards a ply changes them in two steps:
from the planner's move to the one played, and by what chance then decides. The first step is skill as far as
the mover could know it, and luck with what was hidden for the rest. The steps of all plies lead from the
first deal to the result, so that luck and skill add up to it exactly.
"""

from __future__ import annotations

from typing import Any

from crosstown.analysis.engine.decisions import rounded, square_root
from crosstown.analysis.engine.study_records import DRAWN, NOTHING, OFFERED, REFILLED, WON
from crosstown.rules.kernel.compiler import entry, rule, whole


@rule
def temper(chances: Any, errors: Any, seats: int, sure: int, unsure: int) -> None:
    """Moves chances towards a fair share: by so many thousandths, and more where the game is even."""
    most = whole(0)
    for seat in range(seats):
        most = max(most, whole(chances[seat]))
    kept = sure - unsure * (4 * most * (WON - most) // WON) // WON
    fair = WON // seats
    for seat in range(seats):
        chances[seat] = fair + rounded((whole(chances[seat]) - fair) * kept, whole(1000))
        errors[seat] = rounded(whole(errors[seat]) * kept, whole(1000))


@entry
def temper_value(studies: Any, at: int, seats: int, sure: int, unsure: int) -> None:
    """Tempers the chances before a ply. A result stays what it is."""
    study = studies[at]
    if study.legal > 0:
        temper(study.value, study.value_error, seats, sure, unsure)


@entry
def tell_luck(studies: Any, at: int, seats: int, sure: int, unsure: int) -> None:
    """Divides the changes of a ply, once the next study has the chances after it. Both are tempered first."""
    study = studies[at]
    if at == 0:
        temper(study.value, study.value_error, seats, sure, unsure)
    temper(study.after, study.after_error, seats, sure, unsure)
    if studies[at + 1].legal > 0:
        temper(studies[at + 1].value, studies[at + 1].value_error, seats, sure, unsure)
    for seat in range(seats):
        change = whole(studies[at + 1].value[seat]) - whole(study.after[seat])
        study.hidden[seat] = study.after[seat] - study.value[seat] - study.skill[seat]
        study.luck[seat] = change
        if study.event == NOTHING:
            study.luck[seat] = 0
            study.hidden[seat] += change


@rule
def clear_sums(sums: Any) -> None:
    """Nothing added up yet."""
    sums.draw = 0
    sums.refill = 0
    sums.offer = 0
    sums.hidden = 0
    sums.others = 0
    sums.skill = 0
    sums.error = 0
    sums.decisions = 0
    sums.average_loss = 0
    sums.average_error = 0
    for mark in range(4):
        sums.marks[mark] = 0


@rule
def add_own(study: Any, sums: Any, seat: int) -> None:
    """A ply of the seat itself."""
    luck = whole(study.luck[seat])
    if study.event == DRAWN:
        sums.draw += luck
    elif study.event == REFILLED:
        sums.refill += luck
    elif study.event == OFFERED:
        sums.offer += luck
    sums.hidden += study.hidden[seat]
    if study.legal > 1:
        sums.decisions += 1
        sums.average_loss += study.measured
        sums.average_error += study.error * study.error
        sums.marks[study.mark] += 1


@entry
def sum_up(studies: Any, plies: int, seats: int, sums: Any) -> None:
    """The sums of each seat over the studies of so many plies and of the position after them."""
    fair = WON // seats
    for seat in range(seats):
        one = sums[seat]
        clear_sums(one)
        one.fair = fair
        one.result = studies[plies].value[seat]
        one.deal = studies[0].value[seat] - fair
        for at in range(plies):
            study = studies[at]
            one.skill += study.skill[seat]
            one.error += study.skill_error * study.skill_error
            if study.seat == seat:
                add_own(study, one, whole(seat))
            else:
                one.others += study.luck[seat] + study.hidden[seat]
        one.luck = one.deal + one.draw + one.refill + one.offer + one.hidden + one.others
        one.error = square_root(whole(one.error))
        one.average_loss = max(rounded(whole(one.average_loss), max(whole(one.decisions), 1)), 0)
        one.average_error = square_root(whole(one.average_error)) // max(whole(one.decisions), 1)
