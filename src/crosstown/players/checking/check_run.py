"""The work behind `crosstown.players.check`: whole games, awkward positions, and games played again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from crosstown.cities.city import City
from crosstown.game.game import Game
from crosstown.game.move import Move
from crosstown.game.move_choices import LegalMoves
from crosstown.game.records.record import Record
from crosstown.game.records.seeds import player_seeds
from crosstown.game.view import View
from crosstown.players import faults
from crosstown.players.built_in_players import make_player
from crosstown.players.checking.awkward_positions import awkward_positions
from crosstown.players.checking.timed_call import CallTimeout, TimedCaller
from crosstown.players.faults import TOO_SLOW, Fault, PlayerFault
from crosstown.players.player import Player

MUTATES = "player-mutates"
REMEMBERS = "player-remembers"
CHANCE = "player-chance"
UNEXPLAINED = "player-unexplained"

PATIENCE = 10.0  # seconds after which a player counts as hanging
FIRST_PATIENCE = 120.0  # seconds for the first move, which may have code to compile
KEPT = 3  # faults of each kind that are kept; the others are counted
MOST_SLOW = 10  # slow moves after which the check ends
EXPLAIN_EVERY = 5  # moves
LONGEST_SENTENCE = 400

_FAILED = object()  # the answer of a player that raised something instead


@dataclass(frozen=True)
class CheckFault:
    """A fault and the position it happened in, as a record to replay."""

    fault: Fault
    place: str
    record: Record

    @property
    def code(self) -> str:
        return self.fault.code

    def __str__(self) -> str:
        return f"{self.fault} in {self.place}"


@dataclass(frozen=True)
class PlayedGame:
    city: City
    seats: int
    seat: int
    seed: int
    moves: tuple[Move | None, ...]


class _CheckStopped(Exception):
    """The check cannot go on, or need not."""


class _Opponents:
    """Chaos in all other seats, so that rare things happen."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._players = [make_player("chaos") for _ in range(game.seats)]
        for at, player in enumerate(self._players):
            player.start(game.city, at, game.seats, player_seeds(game.seed or 0)[at])

    def play_on(self) -> bool:
        """Plays until the seat has to decide; false when the game is over before that."""
        game = self.game
        while game.turn not in (None, self.seat):
            view = game.view(game.turn)
            game.play(self._players[game.turn].choose(view, view.legal_moves))
        return not game.over


class CheckRun:
    """Checks one class of players. What it finds is in ``faults``, how often in ``counts``."""

    def __init__(
        self,
        make: Callable[[], Player],
        caller: TimedCaller,
        budget: float,
        patience: float | None,
        on_wait: Callable[[str], None] = lambda what: None,
    ) -> None:
        self.tested: Counter[str] = Counter()  # how often each fault could have been found
        self.faults: list[CheckFault] = []
        self.counts: Counter[str] = Counter()
        self.games = self.positions = self.moves = 0
        self._make = make
        self._kind: type[Player] = make if isinstance(make, type) else Player
        self.name = self._kind.name
        self._caller = caller
        self._budget = budget
        self._patience = PATIENCE if patience is None else patience
        self._first_patience = FIRST_PATIENCE if patience is None else patience
        self._on_wait = on_wait

    def run(self, cities: list[City], on_progress: Callable[[int, int], None]) -> str:
        """Runs the whole check. Returns why it ended early, if it did."""
        tables = [(city, seats) for city in cities for seats in range(city.players[0], city.players[1] + 1)]
        total = sum(seats + 2 for _, seats in tables)
        done = 0
        try:
            used = self._make_player(Game.new(*tables[0], 0))
            for at, (city, seats) in enumerate(tables):
                games = []
                for seat in range(seats):
                    games.append(self._play_game(used, city, seats, seat, seed=100 * at + seat))
                    on_progress(done := done + 1, total)
                self._try_awkward_positions(used, city, seats)
                on_progress(done := done + 1, total)
                self._compare_with_new_player(games[at % seats])
                on_progress(done := done + 1, total)
        except _CheckStopped as reason:
            return str(reason)
        return ""

    def _make_player(self, game: Game) -> Player:
        player = self._call(game, 0, "making it", self._make)
        if not isinstance(player, Player):
            raise _CheckStopped("The check ended here: there is no player to ask.")
        self._kind = type(player)
        self.name = player.name
        return player

    def _play_game(self, player: Player, city: City, seats: int, seat: int, seed: int) -> PlayedGame:
        """Plays a whole game against chaos. Where the player gives no legal move, another one is played."""
        game = Game.new(city, seats, seed)
        others = _Opponents(game, seat)
        start = partial(player.start, city, seat, seats, player_seeds(seed)[seat])
        self._call(game, seat, "start", start)
        moves = []
        while others.play_on():
            moves.append(self._decide(player, game, seat))
        self._call(game, seat, "finish", partial(player.finish, game.view(seat)))
        self.games += 1
        return PlayedGame(city, seats, seat, seed, tuple(moves))

    def _decide(self, player: Player, game: Game, seat: int) -> Move | None:
        """Plays one move of the player, or the first legal one where it gives none."""
        before = game.copy()
        answer = self._ask(player, game, seat)
        if answer is not _FAILED:
            try:
                move = faults.play(game, answer)
                if self.moves % EXPLAIN_EVERY == 0:
                    self._ask_explanation(player, before, seat, move)
                return move
            except PlayerFault as error:
                self._add_fault(error.fault, before, seat)
        game.play(game.legal_moves[0])
        return None

    def _ask(self, player: Player, game: Game, seat: int) -> object:
        """Returns the player's answer, whatever it is."""
        view, untouched = game.view(seat), game.view(seat)
        moves = view.legal_moves
        answer = self._call(game, seat, "choose", partial(player.choose, view, moves))
        self.moves += 1
        self.tested.update([MUTATES] if answer is _FAILED else [MUTATES, faults.ILLEGAL, TOO_SLOW])
        if self.games and self._caller.seconds > self._budget:
            slow = f"choose took {self._caller.seconds:.2f} s, more than its {self._budget:g} s"
            self._add_fault(Fault(TOO_SLOW, slow), game, seat)
        if not _is_same(view, untouched, moves):
            self._add_fault(Fault(MUTATES, "choose changed the view or the moves it was given"), game, seat)
        return answer

    def _ask_explanation(self, player: Player, game: Game, seat: int, move: Move) -> None:
        view = game.view(seat)
        reason = self._call(game, seat, "explain", partial(player.explain, view, view.legal_moves, move))
        self.tested.update([] if reason is _FAILED else [UNEXPLAINED])
        if reason is not _FAILED and not _is_sentence(reason):
            shown = repr(reason)[:80]
            message = f"explain returned {shown}: give one sentence on one line that ends with a full stop"
            self._add_fault(Fault(UNEXPLAINED, message), game, seat)

    def _try_awkward_positions(self, player: Player, city: City, seats: int) -> None:
        """Asks for moves in positions that it would hardly reach: it takes over a seat in mid-game."""
        for one in awkward_positions(city, seats):
            game = one.game.copy()
            seat = game.turn
            assert seat is not None
            self._call(game, seat, "start", partial(player.start, city, seat, seats, player_seeds(1)[seat]))
            self._decide(player, game, seat)
            self.positions += 1

    def _compare_with_new_player(self, played: PlayedGame) -> None:
        """Plays a game again with a new player, which must move like the one that has played before."""
        if self.counts[REMEMBERS] or self.counts[CHANCE] or None in played.moves:
            return
        new = self._play_with_new_player(played)
        self.tested.update([REMEMBERS, CHANCE])
        if new.moves == played.moves:
            return
        again = self._play_with_new_player(played)
        if again.moves == new.moves:
            fault = Fault(REMEMBERS, "after other games it plays another move than a new player does")
            at = _first_difference(played.moves, new.moves)
        else:
            advice = "take all chance from the seed, and keep nothing outside of self"
            fault = Fault(CHANCE, f"at the same seed it plays another move: {advice}")
            at = _first_difference(new.moves, again.moves)
        self._add_fault(fault, self._position(new, at), played.seat)

    def _play_with_new_player(self, played: PlayedGame) -> PlayedGame:
        player = self._make_player(Game.new(played.city, played.seats, played.seed))
        return self._play_game(player, played.city, played.seats, played.seat, played.seed)

    @staticmethod
    def _position(played: PlayedGame, at: int) -> Game:
        game = Game.new(played.city, played.seats, played.seed)
        others = _Opponents(game, played.seat)
        for move in played.moves[:at]:
            others.play_on()
            game.play(move or game.legal_moves[0])
        others.play_on()
        return game

    def _call(self, game: Game, seat: int, what: str, function: Callable[[], object]) -> object:
        """Calls the player; a fault is kept, and the answer is ``_FAILED``."""
        limit = self._patience if self.moves else self._first_patience
        first = "" if self.moves else "; the first move may have code to compile"
        self.tested.update([faults.RAISED])
        try:
            return self._caller.call(
                lambda: faults.call(self._kind, what, function),
                limit,
                lambda: self._on_wait(f"waiting for {what}, at most {limit:g} s{first}"),
            )
        except PlayerFault as error:
            self._add_fault(error.fault, game, seat)
            return _FAILED
        except CallTimeout:
            self._add_fault(Fault(TOO_SLOW, f"{what} did not return within {limit:g} s"), game, seat)
            raise _CheckStopped(
                "The check ended here: a player that hangs can be asked nothing more."
            ) from None

    def _add_fault(self, fault: Fault, game: Game, seat: int) -> None:
        place = f"{game.city.id}, {game.seats} seats, seat {seat}, ply {game.ply}"
        self.counts[fault.code] += 1
        if self.counts[fault.code] <= KEPT:
            self.faults.append(CheckFault(fault, place, game.record()))
        if self.counts[TOO_SLOW] >= MOST_SLOW:
            raise _CheckStopped("The check ended here: at this pace it would take too long.")


def _is_same(view: View, untouched: View, moves: LegalMoves) -> bool:
    try:
        return view == untouched and moves.numbers == untouched.legal_moves.numbers
    except Exception:  # it has been changed beyond reading
        return False


def _is_sentence(text: object) -> bool:
    if not isinstance(text, str) or not text.strip() or len(text) > LONGEST_SENTENCE:
        return False
    return "\n" not in text.strip() and text.strip()[-1] in ".!?…"


def _first_difference(one: tuple[Move | None, ...], other: tuple[Move | None, ...]) -> int:
    for at, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine != theirs:
            return at
    return min(len(one), len(other))
