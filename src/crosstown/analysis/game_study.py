"""A record studied ply by ply inside the kernel. Python only replays the record and calls the entries."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from crosstown.analysis.calibration import calibration_of
from crosstown.analysis.engine import luck_and_skill, ply_study
from crosstown.analysis.engine.study_records import MAX_FINALISTS, MAX_TRIALS, STUDY, SUMS, TRIAL
from crosstown.cities.city import City
from crosstown.cities.kernel_city import compile_city
from crosstown.errors import RecordError, TextError
from crosstown.game.game import Game
from crosstown.game.records.record import Record
from crosstown.game.records.record_replay import begin, follow
from crosstown.game.records.seeds import read_seed, seed_words
from crosstown.players.engine.planning.planner_weights import new_memories
from crosstown.players.engine.search.search_nodes import SEARCH
from crosstown.players.search_player import HARD
from crosstown.rules.kernel.limits import MAX_SEATS
from crosstown.rules.kernel.state import GAME, NONE, RESULT, SCRATCH, Array, blank, fields

DEEPEST = 10
REFERENCE = "medium"  # who plays the imagined games
_GAME = 4  # where the entry expects the game itself


def effort_of(depth: int) -> int:
    """How much a depth imagines: twice as much as the one before."""
    if not 1 <= depth <= DEEPEST:
        raise TextError("bad-depth", f"{depth} is no depth: it goes from 1 to {DEEPEST}", offender=str(depth))
    return ply_study.FIRST_DEPTH << (depth - 1)


class StudyRoom:
    """The arrays that studies of one city need."""

    def __init__(self, city: City, seed: int, effort: int) -> None:
        self._seed = seed_words(seed)
        self._effort = effort
        self._cities = compile_city(city)
        self._games = blank(GAME, _GAME + 1)
        self._trials = blank(TRIAL, MAX_TRIALS)
        self._finalists = blank(TRIAL, MAX_FINALISTS)
        self._searches = blank(SEARCH)
        fields(self._searches).breadth = HARD.breadth
        self._memories = new_memories((REFERENCE,) * MAX_SEATS)
        self._scratches = blank(SCRATCH)
        self._results = blank(RESULT)

    def study(self, games: Array, move: int, studies: Array, at: int) -> None:
        """Writes the study of a game's next ply; without a move (-1) that of the position alone."""
        self._games[_GAME : _GAME + 1] = games
        ply_study.study_ply(
            self._cities,
            self._games,
            move,
            self._trials,
            self._finalists,
            self._searches,
            studies,
            at,
            self._memories,
            self._scratches,
            self._results,
            self._seed,
            self._effort,
        )


class GameStudy:
    """The studies of a game's plies at one depth. Iterate over `plies`; then all of them are there.

    ``effort`` is for less than the first depth, where many games are measured.
    """

    def __init__(
        self,
        record: Record,
        city: City | None = None,
        *,
        seed: int | str = 0,
        depth: int = 1,
        effort: int | None = None,
    ) -> None:
        if not record.plies:
            raise RecordError("nothing-played", "the record has no plies that could be analysed")
        self.record = record
        self.seed = read_seed(seed)
        self.depth = depth
        self.game = begin(record, city)
        self.offered: list[tuple[str, ...]] = []  # the tickets that the mover had to choose from
        self.studies = blank(STUDY, len(record.plies) + 1)
        self.sums = blank(SUMS, MAX_SEATS)
        self._calibration = calibration_of([seat.player for seat in record.seats])
        self._room = StudyRoom(self.game.city, self.seed, effort or effort_of(depth))

    @property
    def seats(self) -> int:
        """How many there are."""
        return self.game.seats

    def study(self, ply: int) -> Any:
        """The study of a ply, with its fields as attributes."""
        return fields(self.studies, ply)

    def sums_of(self, seat: int) -> Any:
        """The sums of a seat over all plies, once these are studied."""
        return fields(self.sums, seat)

    def plies(self) -> Iterator[int]:
        """Studies one ply after the other, and yields how many are complete."""
        count = len(self.record.plies)
        following = follow(self.game, self.record)
        for ply, played in enumerate(self.record.plies):
            before, legal = self.game._games.copy(), self.game.legal_moves
            next(following)  # raises where the ply is wrong
            self.offered.append(legal.offered)
            number = legal.number_of(played.move)
            assert number is not None  # it was just played
            self._room.study(before, number, self.studies, ply)
            if ply:
                luck_and_skill.tell_luck(self.studies, ply - 1, self.seats, *self._calibration)
                yield ply
        next(following, None)  # checks the result
        self._room.study(self.game._games, NONE, self.studies, count)
        luck_and_skill.tell_luck(self.studies, count - 1, self.seats, *self._calibration)
        luck_and_skill.sum_up(self.studies, count, self.seats, self.sums)
        yield count


def study_position(
    game: Game, move: int = NONE, *, seed: int = 0, depth: int = 1, players: Sequence[str] = (REFERENCE,)
) -> Any:
    """The study of a game's next ply alone, or of its position; its chances if such players go on."""
    studies = blank(STUDY)
    StudyRoom(game.city, seed, effort_of(depth)).study(game._games, move, studies, 0)
    luck_and_skill.temper_value(studies, 0, game.seats, *calibration_of(players))
    return fields(studies)
