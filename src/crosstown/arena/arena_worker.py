"""A worker: a process that plays chunks, with a watchdog beside it for players that never answer."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

from crosstown.arena.chunk_results import Part, game_fault
from crosstown.arena.pairing import Table, seatings
from crosstown.arena.player_supervisor import Clock, Referee, too_slow
from crosstown.arena.schedule import Chunk, Plan, in_kernel
from crosstown.errors import CrosstownError
from crosstown.game.game import Game
from crosstown.players import faults
from crosstown.players.built_in_players import POLICIES
from crosstown.players.faults import PlayerFault
from crosstown.players.player import Player
from crosstown.players.player_registry import Roster
from crosstown.simulation.kernel_batch import batch_for
from crosstown.simulation.many_games import play_seeds
from crosstown.simulation.play_game import play_game, seat_names

TRIAL_SECONDS = 2.0  # how long a player is played for the sake of its timing
BUSY, SEATING, SEAT, PLY, SINCE = range(5)  # the fields of a beat: what a worker is at, for its parent to see
BEAT = 5


class Watchdog(threading.Thread):
    """Calls out when a player has been thinking for too long."""

    def __init__(self, patience: float, call_out: Callable[[Game | None, int, str], None], beat: Any) -> None:
        super().__init__(daemon=True)
        self._patience = patience
        self._call_out = call_out
        self._beat = beat
        self._lock = threading.Lock()
        self._watched: tuple[float, Game | None, int, str] | None = None

    def enter(self, game: Game | None, seat: int, what: str) -> None:
        """A player is about to be called."""
        now = time.monotonic()
        with self._lock:
            self._watched = now, game, seat, what
            self._beat[SEAT], self._beat[PLY], self._beat[SINCE] = seat, game.ply if game else 0, now
            self._beat[BUSY] = 1

    def leave(self) -> None:
        """It has answered."""
        with self._lock:
            self._watched = None
            self._beat[BUSY] = 0

    def run(self) -> None:
        """Looks now and then; a lock keeps a late answer from crossing the call."""
        step = min(0.1, self._patience / 4)
        while True:
            time.sleep(step)
            with self._lock:
                if self._watched is None:
                    continue
                since, *call = self._watched
                if time.monotonic() - since > self._patience:
                    self._call_out(*call)  # type: ignore[arg-type]


class Worker:
    """Plays chunks of a plan."""

    def __init__(self, plan: Plan, connection: Connection, beat: Any) -> None:
        self.plan = plan
        self.connection = connection
        self.beat = beat
        self.roster = Roster(plan.code)
        self.chunk = plan.chunks[0]
        self.deal = 0
        self.names: Table = ()
        self.watchdog = Watchdog(plan.patience, self._give_up, beat)
        self.watchdog.start()

    def warm_up(self) -> None:
        """Compiles and loads what will be used, so that it happens once and in nobody's time."""
        city, tables = self.plan.city, self.plan.tables
        entries = {
            batch_for([POLICIES[name] for name in table]): table for table in tables if in_kernel(table)
        }
        for table in entries.values():
            play_seeds(city, table, [0])
        if not all(map(in_kernel, tables)):
            play_game(city, [self.roster.make("random") for _ in range(city.players[0])], 0)
        for player in self.plan.players:
            if self.roster.is_built_in(player):
                with suppress(Exception):  # what goes wrong here goes wrong in a game, and is told there
                    self._first_move(player)

    def _first_move(self, name: str) -> None:
        seats = self.plan.city.players[0]
        view = Game.new(self.plan.city, seats, 0).view(0)
        player = self.roster.make(name)
        player.start(self.plan.city, 0, seats, 0)
        player.choose(view, view.legal_moves)

    def play(self, chunk: Chunk) -> Part:
        """Plays the deals of a chunk in all seatings."""
        self.chunk = chunk
        table = self.plan.tables[chunk.table]
        return self._play_inside(chunk, table) if in_kernel(table) else self._play_outside(chunk, table)

    def _play_inside(self, chunk: Chunk, table: Table) -> Part:
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
        return Part(
            chunk.number,
            totals=tuple(tuple(map(tuple, deal)) for deal in zip(*totals, strict=True)),
            places=tuple(tuple(map(tuple, deal)) for deal in zip(*places, strict=True)),
            records=tuple(record.to_json().decode() for deal in records for record in deal),
        )

    def _play_outside(self, chunk: Chunk, table: Table) -> Part:
        """One deal from Python. Players are made anew for it, so that no deal can change another."""
        self.deal = chunk.first
        referee = self._referee(len(table))
        games: list[Game] = []
        times = {name: Clock() for name in table}
        try:
            players = self._make_all(table, referee)
            for at, order in enumerate(seatings(table)):
                self.beat[SEATING] = at
                referee = self._referee(len(table))
                self.names = tuple(table[player] for player in order)
                seed = self.plan.deal_seed(self.deal)
                seated = [players[player] for player in order]
                games.append(play_game(self.plan.city, seated, seed, referee, self.names))
                for name, clock in zip(self.names, referee.clocks, strict=True):
                    times[name].join(clock)
        except PlayerFault as error:
            game = referee.game or self._untouched()
            return Part(chunk.number, fault=game_fault(error.fault, game, referee.seat, self.deal))
        return self._scored(chunk, games, times)

    def _scored(self, chunk: Chunk, games: list[Game], times: dict[str, Clock]) -> Part:
        results = [game.result for game in games if game.result is not None]
        records = tuple(game.record().to_json().decode() for game in games) if self.plan.logged else ()
        return Part(
            chunk.number,
            totals=(tuple(tuple(seat.total for seat in result.seats) for result in results),),
            places=(tuple(result.ranking for result in results),),
            times=times,
            records=records,
        )

    def _make_all(self, table: Table, referee: Referee) -> list[Player]:
        """Makes the players of a table; a constructor may fail or hang like any other method."""
        self.names = table
        made = []
        for seat, name in enumerate(table):
            referee.seat = seat
            self.watchdog.enter(None, seat, "making it")
            kind = Player if self.roster.is_built_in(name) else self.roster.kind(name)
            try:
                made.append(faults.call(kind, "making it", partial(self.roster.make, name)))
            finally:
                self.watchdog.leave()
        return made

    def _referee(self, seats: int) -> Referee:
        return Referee(seats, self.plan.patience, self.watchdog.enter, self.watchdog.leave)

    def _untouched(self) -> Game:
        """The game that was to begin."""
        return Game.new(
            self.plan.city, len(self.names), self.plan.deal_seed(self.deal), seat_names(self.names)
        )

    def _give_up(self, game: Game | None, seat: int, what: str) -> None:
        """Tells the parent of a player that does not answer, and ends the process: nothing else stops it."""
        fault = too_slow(what, self.plan.patience)
        part = Part(self.chunk.number, fault=game_fault(fault, game or self._untouched(), seat, self.deal))
        try:
            self.connection.send(("last", part))
        finally:
            os._exit(0)

    def time(self, name: str) -> Clock:
        """Times a player of the kernel at a table of Python's, for about two seconds at most."""
        city = self.plan.city
        seats = city.players[0]
        began = time.monotonic()
        clock = Clock()
        for number in range(3):
            referee = Referee(seats, self.plan.patience)
            play_game(
                city, [self.roster.make(name) for _ in range(seats)], self.plan.deal_seed(number), referee
            )
            for one in referee.clocks:
                clock.join(one)
            if time.monotonic() - began > TRIAL_SECONDS:
                break
        return clock


def work(plan: Plan, connection: Connection, beat: Any) -> None:
    """The life of a worker: jobs come in, parts go out, until the parent hangs up.

    Whatever players print goes to the error stream. Ctrl-C is the parent's to notice.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout.flush()
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    try:
        worker = Worker(plan, connection, beat)
        worker.warm_up()
        connection.send(("ready", None))
        while (job := connection.recv()) is not None:
            connection.send(("done", worker.play(job) if isinstance(job, Chunk) else worker.time(job)))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return  # the parent is gone
    except CrosstownError as error:
        connection.send(("broken", error))
    except Exception:
        import traceback

        connection.send(("broken", RuntimeError(f"a worker failed:\n{traceback.format_exc()}")))
