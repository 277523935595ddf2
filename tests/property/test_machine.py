"""Any games in any order: hypothesis plays, looks, copies, saves and loads, and everything always holds."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from crosstown import Game, Move, Record
from tests.property.odd_choices import CITIES, HABITS, Habit, of_kind
from tests.property.oracle_lockstep import Lockstep
from tests.property.recount_pieces import recount


class Table(RuleBasedStateMachine):
    """One game at a time, with the oracle's table beside it."""

    @initialize(
        city=st.sampled_from(CITIES),
        seats=st.integers(2, 4),
        seed=st.integers(0, 2**128 - 1),
    )
    def deal(self, city: str, seats: int, seed: int) -> None:
        self.both = Lockstep(Game.new(city, seats, seed=seed))

    @property
    def game(self) -> Game:
        return self.both.game

    def play(self, move: Move) -> None:
        """In the game and at the oracle's table."""
        self.both.play(str(move))

    @precondition(lambda self: not self.game.over)
    @rule(at=st.integers(0, 10**6))
    def any_move(self, at: int) -> None:
        self.play(self.game.legal_moves[at % len(self.game.legal_moves)])

    @precondition(lambda self: not self.game.over)
    @rule(habit=st.sampled_from(HABITS), at=st.integers(0, 10**6), times=st.integers(1, 30))
    def keep_a_habit(self, habit: Habit, at: int, times: int) -> None:
        """One habit of all seats for a while, so that few steps lead far."""
        for step in range(times):
            if self.game.over:
                return
            moves = list(self.game.legal_moves)
            groups = habit(self.game, moves)
            group = next((group for group in groups if group), moves)
            self.play(group[(at + step) % len(group)])

    @precondition(lambda self: bool(of_kind(self.game.legal_moves, "claim")))
    @rule(at=st.integers(0, 10**6))
    def claim(self, at: int) -> None:
        moves = of_kind(self.game.legal_moves, "claim")
        self.play(moves[at % len(moves)])

    @rule()
    def go_on_with_a_copy(self) -> None:
        copy = self.game.copy()
        assert copy == self.game
        self.both.game = copy

    @rule()
    def save_and_load(self) -> None:
        record = self.game.record()
        again = Game.replay(Record.from_json(record.to_json()))
        assert again.record() == record
        assert list(again.legal_moves) == list(self.game.legal_moves)

    @rule(data=st.data(), seed=st.integers(0, 2**32))
    def deal_anew(self, data: st.DataObject, seed: int) -> None:
        seat = data.draw(st.sampled_from([*range(self.game.seats), None]))
        view = self.game.view(seat)
        assert view.deal_anew(seed).view(seat).to_json() == view.to_json()

    @invariant()
    def everything_is_there(self) -> None:
        recount(self.game)
        self.both.compare()


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=15,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
