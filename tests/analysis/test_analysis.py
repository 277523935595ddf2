"""An analysis adds up, finds what was planted, leaves good play alone, and knows no more than the mover."""

from __future__ import annotations

import math
from typing import Any

import pytest

from crosstown import Game, Record, RecordError, TextError
from crosstown.analysis import Analysis, analyse
from crosstown.analysis.analyse_record import told
from crosstown.analysis.engine.study_records import STUDY
from crosstown.analysis.game_study import GameStudy, study_position
from crosstown.cities import load_city
from crosstown.players import make_player
from crosstown.simulation.play_game import play_game

OPEN = {"value", "value_error", "after", "after_error", "hidden", "luck", "chance", "seed", "games"}
"""What an analysis says with open cards; the rest is by what the mover knew."""
GAMES = [
    ("london", ("easy", "medium"), 1),
    ("berlin", ("medium", "random", "easy"), 2),
    ("london", ("random", "easy", "medium", "easy"), 4),
]


def played(city: str, players: tuple[str, ...], seed: int) -> Record:
    return play_game(load_city(city), [make_player(name) for name in players], seed).record()


def studied(record: Record, seed: int = 0) -> GameStudy:
    study = GameStudy(record, seed=seed, effort=1)
    for _ in study.plies():
        pass
    return study


@pytest.mark.parametrize("given", GAMES, ids=lambda given: f"{given[0]}-{len(given[1])}")
def test_luck_and_skill_add_up_to_the_result(given: Any) -> None:
    """Within one analysis exactly, ply by ply; between two of different seeds within their errors."""
    record = played(*given)
    one, other = (told(studied(record, seed)) for seed in (1, 2))
    check_steps(one)
    for seat, again in zip(one.seats, other.seats, strict=True):
        missed = seat.luck + again.skill - (seat.result - seat.fair)
        assert abs(missed) <= 4 * math.hypot(seat.error, again.error) + 1
    assert one.positions != other.positions


def check_steps(analysis: Analysis) -> None:
    """Every ply leads from the chances before it to those after it, and all plies to the result."""
    for ply, decision in enumerate(analysis.decisions):
        for seat in range(len(analysis.seats)):
            step = decision.skill[seat] + decision.hidden[seat] + decision.luck[seat]
            before, after = (analysis.positions[at].chance[seat] for at in (ply, ply + 1))
            assert after - before == step, f"ply {ply}"
            assert decision.chance or not decision.luck[seat]
    for seat, one in enumerate(analysis.seats):
        causes = one.causes
        parts = (causes.deal, causes.draw, causes.refill, causes.offer, causes.hidden, causes.others)
        assert sum(parts) == one.luck
        assert one.luck + one.skill == one.result - one.fair
        assert one.result == analysis.positions[-1].chance[seat]
        assert one.skill == sum(decision.skill[seat] for decision in analysis.decisions)


def test_medium_is_the_measure_of_skill() -> None:
    """Identical players have equal skill: none, where they play as those who imagine the games."""
    analysis = told(studied(played("berlin", ("medium", "medium"), 9)))
    assert [seat.skill for seat in analysis.seats] == [0, 0]
    assert analysis.seats[0].decisions > 20


def test_what_is_hidden_changes_nothing_about_a_decision() -> None:
    record = played("san-francisco", ("easy", "medium", "random"), 5)
    game = Game.replay(record, 0)
    differed = 0
    for ply in record.plies:
        if game.ply % 9 in (0, 1):
            assert game.turn is not None
            other = game.view(game.turn).deal_anew(seed=game.ply + 1)
            move = game.legal_moves.number_of(ply.move)
            assert move is not None
            one, another = study_position(game, move), study_position(other, move)
            for name in (
                set(STUDY.names or ()) - OPEN - {name for name in STUDY.names or () if "kept" in name}
            ):
                assert str(one[name]) == str(another[name]), f"ply {game.ply}: {name}"
            differed += str(one.value) != str(another.value)
        game.play(ply.move)
        if game.ply > 45:
            break
    assert differed > 3, "the deals are too much alike to tell anything"


def test_a_planted_blunder_is_found_and_named() -> None:
    """Medium plays; once, where a move is far the best, another one is played that throws the game away."""
    game = Game.new("london", seats=2, seed=11, names=["Ada", "Ben"])
    planted = -1
    wanted = 0
    while game.turn is not None:
        view = game.view(game.turn)
        player = make_player("medium")
        player.start(game.city, game.turn, 2, 1)
        move = player.choose(view, view.legal_moves)
        if planted < 0 and game.ply > 20 and game.phase == "turn":
            worst = next((one for one in view.legal_moves if one.kind == "tickets"), None)
            if worst is not None:
                study = study_position(game, int(view.legal_moves.number_of(worst) or 0))
                if study.loss > 2500:
                    planted, wanted, move = game.ply, int(study.best), worst
        game.play(move)
    assert planted > 0, "no ply was fit for a blunder"
    analysis = analyse(game.record(), seed=5)
    decision = analysis.decisions[planted]
    assert decision.mark == "blunder"
    assert decision.move == "tickets"
    assert decision.best != "tickets"
    assert decision.reason is not None
    assert decision.reason.facts["chance"] > decision.reason.facts["instead"]  # type: ignore[operator]
    assert wanted > 0


def test_a_line_of_best_moves_has_no_mark() -> None:
    """Each move is the best one that a deeper study finds; another seed must not mark any of them."""
    game = Game.new("london", seats=2, seed=21, names=["Ada", "Ben"])
    while not game.over:
        moves = game.legal_moves
        planned = int(study_position(game).reference)
        study = study_position(game, planned, seed=77, depth=2)
        best = max(range(int(study.tried)), key=lambda at: study.tried_chance[at], default=0)
        number = int(study.tried_move[best]) if study.tried else planned
        game.play(moves[moves.numbers.index(number)])
    analysis = analyse(game.record(), seed=5)
    assert [one.mark for one in analysis.decisions if one.mark] == []


def test_chances_come_true() -> None:
    """A small part of benchmarks/analysis/calibration.py: the curve is printed, and its slope is near one."""
    chances: list[float] = []
    won: list[float] = []
    for number in range(40):
        record = played("london", ("medium", "medium"), 900 + number)
        assert record.result is not None
        ranking = record.result.ranking
        for ply in (len(record.plies) // 3, 2 * len(record.plies) // 3):
            study = study_position(Game.replay(record, ply), seed=number)
            chances.append(int(study.value[0]) / 10_000)
            won.append((ranking[0] == 1) / ranking.count(1))
    for low in range(0, 100, 20):
        inside = [end for chance, end in zip(chances, won, strict=True) if low <= 100 * chance < low + 20.01]
        print(f"{low} to {low + 20} %: won {sum(inside)} of {len(inside)}")
    middle = sum(chances) / len(chances)
    spread = sum((chance - middle) ** 2 for chance in chances)
    slope = sum((chance - middle) * end for chance, end in zip(chances, won, strict=True)) / spread
    assert 0.7 < slope < 1.3
    assert abs(sum(won) / len(won) - middle) < 0.1


def test_bad_input_is_told() -> None:
    record = played("london", ("random", "random"), 1)
    with pytest.raises(TextError, match="bad-depth"):
        analyse(record, depth=0)
    with pytest.raises(TextError, match="bad-seed"):
        analyse(record, seed="x")
    with pytest.raises(RecordError, match="nothing-played"):
        analyse(Game.new("london", seats=2, seed=1).record())
    with pytest.raises(RecordError, match="analysis-shape"):
        Analysis.from_json("{}")


def test_an_analysis_is_the_same_after_json() -> None:
    analysis = told(studied(played("london", ("random", "random"), 1)))
    assert Analysis.from_json(analysis.to_json()) == analysis
