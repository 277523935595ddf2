"""What an arena's worker does: it plays chunks, and ends itself when a player never answers."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from crosstown.arena.chunk_results import ChunkResult, MoveTimes, game_fault
from crosstown.arena.player_supervisor import (
    BUSY,
    PLY,
    SEAT,
    SEATING,
    SINCE,
    CallTimer,
    PlayerSupervisor,
    too_slow,
)
from crosstown.arena.schedule import Chunk, Plan, Table, in_kernel, seatings
from crosstown.errors import DataError
from crosstown.game.game import Game
from crosstown.players import faults
from crosstown.players.built_in_players import POLICIES
from crosstown.players.faults import DIED, Fault, PlayerFault
from crosstown.players.player import Player
from crosstown.players.player_registry import PlayerRegistry
from crosstown.players.search_player import Budget, SearchPlayer
from crosstown.simulation.kernel_batch import batch_for
from crosstown.simulation.play_game import play_game, seat_names
from crosstown.simulation.played_games import play_seeds
from crosstown.workers.work import Work, WorkerLink, worker_died

TRIAL_SECONDS = 2.0  # how long a player plays for its timing
GRACE = 3.0  # seconds beyond the patience after which a worker that cannot even end itself is killed

Job = Chunk | str  # some deals to play, or the name of a player to time
Reply = ChunkResult | MoveTimes


class ArenaWork(Work[Job, Reply]):
    """A plan, played in chunks. Players in Python may hang or end their process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.city = plan.city
        self.isolated = not all(map(in_kernel, plan.tables))

    def start(self, link: WorkerLink) -> Callable[[Job], Reply]:
        worker = ArenaWorker(self.plan, link)
        worker.warm_up()
        return worker.do

    def is_stuck(self, status: Any) -> bool:
        """Whether a player holds its worker so tightly that not even the timer's thread can run."""
        return bool(status[BUSY]) and time.monotonic() - status[SINCE] > self.plan.patience + GRACE

    def reply_for_lost(self, job: Job, status: Any, exit_code: int | None) -> Reply:
        """The fault of the player that was thinking. The position is lost, the deal is known."""
        if not isinstance(job, Chunk) or not status[BUSY]:
            raise worker_died(exit_code)
        fault = too_slow("choose", self.plan.patience)
        if exit_code is not None:
            fault = Fault(DIED, f"the worker process ended while it was thinking (exit code {exit_code})")
        fault = replace(fault, message=f"{fault.message}; its record holds only the start of the game")
        table = self.plan.tables[job.table]
        names = [table[at] for at in seatings(table)[int(status[SEATING])]]
        game = Game.new(self.city, len(names), self.plan.deal_seed(job.first), seat_names(names))
        found = game_fault(fault, game, int(status[SEAT]), job.first, int(status[PLY]))
        return ChunkResult(job.number, fault=found)


class ArenaWorker:
    def __init__(self, plan: Plan, link: WorkerLink) -> None:
        self.plan = plan
        self.link = link
        self.status = link.status
        self.registry = PlayerRegistry(plan.code)
        self._check_sources()
        self.chunk = plan.chunks[0]
        self.deal = 0
        self.names: Table = ()
        self.timer = CallTimer(plan.patience, self._give_up, self.status)
        if not all(map(in_kernel, plan.tables)):
            self.timer.start()

    def _check_sources(self) -> None:
        """Another machine may have other versions of the players, or another network."""
        for player, wanted in zip(self.plan.players, self.plan.sources, strict=True):
            self.registry.check(player)
            here = self.registry.source(player)
            if here != wanted:
                message = (
                    f"{player} is {here} on this machine, and {wanted} where the arena was started; "
                    "give all machines the same"
                )
                raise DataError("player-differs", message, offender=player, where=platform.node())

    def warm_up(self) -> None:
        """Compiles and loads everything that will be used, so that no move is charged for it."""
        city, tables = self.plan.city, self.plan.tables
        entries = {
            batch_for([POLICIES[name] for name in table]): table for table in tables if in_kernel(table)
        }
        for table in entries.values():
            play_seeds(city, table, [0])
        if not all(map(in_kernel, tables)):
            play_game(city, [self.registry.make("random") for _ in range(city.players[0])], 0)
        for player in self.plan.players:
            if self.registry.is_built_in(player):
                with suppress(Exception):  # a fault here comes up again in a game, and is reported there
                    self._first_move(player)

    def _first_move(self, name: str) -> None:
        seats = self.plan.city.players[0]
        view = Game.new(self.plan.city, seats, 0).view(0)
        player = self.registry.make(name)
        if isinstance(player, SearchPlayer) and player.budget.simulations != 0:
            player.budget = Budget(1)  # nobody watches the time yet
        player.start(self.plan.city, 0, seats, 0)
        player.choose(view, view.legal_moves)

    def do(self, job: Job) -> Reply:
        return self.play(job) if isinstance(job, Chunk) else self.time(job)

    def play(self, chunk: Chunk) -> ChunkResult:
        self.chunk = chunk
        table = self.plan.tables[chunk.table]
        return self._play_in_kernel(chunk, table) if in_kernel(table) else self._play_in_python(chunk, table)

    def _play_in_kernel(self, chunk: Chunk, table: Table) -> ChunkResult:
        plan = self.plan
        seeds = [plan.deal_seed(deal) for deal in range(chunk.first, chunk.first + chunk.count)]
        played = [
            play_seeds(plan.city, [table[at] for at in order], seeds, logged=plan.logged)
            for order in seatings(table)
        ]
        seats = len(table)
        totals = [one.results["total"][:, :seats].tolist() for one in played]
        places = [one.results["place"][:, :seats].tolist() for one in played]
        records = zip(*(one.records for one in played), strict=True)
        return ChunkResult(
            chunk.number,
            totals=tuple(tuple(map(tuple, deal)) for deal in zip(*totals, strict=True)),
            places=tuple(tuple(map(tuple, deal)) for deal in zip(*places, strict=True)),
            records=tuple(record.to_json().decode() for deal in records for record in deal),
        )

    def _play_in_python(self, chunk: Chunk, table: Table) -> ChunkResult:
        """Plays one deal. Players are made anew for it, so that no deal can change another."""
        self.deal = chunk.first
        supervisor = self._supervisor(len(table))
        games: list[Game] = []
        times = {name: MoveTimes() for name in table}
        try:
            players = self._make_all(table, supervisor)
            for at, order in enumerate(seatings(table)):
                self.status[SEATING] = at
                supervisor = self._supervisor(len(table))
                self.names = tuple(table[player] for player in order)
                seed = self.plan.deal_seed(self.deal)
                seated = [players[player] for player in order]
                games.append(play_game(self.plan.city, seated, seed, supervisor, self.names))
                for name, taken in zip(self.names, supervisor.times, strict=True):
                    times[name].join(taken)
        except PlayerFault as error:
            game = supervisor.game or self._first_position()
            return ChunkResult(chunk.number, fault=game_fault(error.fault, game, supervisor.seat, self.deal))
        return self._scored(chunk, games, times)

    def _scored(self, chunk: Chunk, games: list[Game], times: dict[str, MoveTimes]) -> ChunkResult:
        results = [game.result for game in games if game.result is not None]
        records = tuple(game.record().to_json().decode() for game in games) if self.plan.logged else ()
        return ChunkResult(
            chunk.number,
            totals=(tuple(tuple(seat.total for seat in result.seats) for result in results),),
            places=(tuple(result.ranking for result in results),),
            times=times,
            records=records,
        )

    def _make_all(self, table: Table, supervisor: PlayerSupervisor) -> list[Player]:
        """Makes the players of a table. A constructor may fail or hang like any other method."""
        self.names = table
        made = []
        for seat, name in enumerate(table):
            supervisor.seat = seat
            self.timer.enter(None, seat, "making it")
            kind = Player if self.registry.is_built_in(name) else self.registry.kind(name)
            try:
                made.append(faults.call(kind, "making it", partial(self.registry.make, name)))
            finally:
                self.timer.leave()
        return made

    def _supervisor(self, seats: int) -> PlayerSupervisor:
        return PlayerSupervisor(seats, self.plan.patience, self.timer.enter, self.timer.leave)

    def _first_position(self) -> Game:
        return Game.new(
            self.plan.city, len(self.names), self.plan.deal_seed(self.deal), seat_names(self.names)
        )

    def _give_up(self, game: Game | None, seat: int, what: str) -> None:
        """Reports a player that does not answer, and ends the process: nothing else stops the player."""
        fault = too_slow(what, self.plan.patience)
        result = ChunkResult(
            self.chunk.number, fault=game_fault(fault, game or self._first_position(), seat, self.deal)
        )
        self.link.end_with(result)

    def time(self, name: str) -> MoveTimes:
        """Times a kernel player in games played from Python, for about two seconds at most."""
        city = self.plan.city
        seats = city.players[0]
        began = time.monotonic()
        times = MoveTimes()
        for number in range(3):
            supervisor = PlayerSupervisor(seats, self.plan.patience)
            play_game(
                city,
                [self.registry.make(name) for _ in range(seats)],
                self.plan.deal_seed(number),
                supervisor,
            )
            for one in supervisor.times:
                times.join(one)
            if time.monotonic() - began > TRIAL_SECONDS:
                break
        return times
