"""A game from set-up to result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from crosstown.cities.city import City
from crosstown.cities.kernel_city import table_for
from crosstown.cities.load import load_city
from crosstown.errors import IllegalMove, RecordError, TextError
from crosstown.game import events
from crosstown.game.events import Event
from crosstown.game.move import Move
from crosstown.game.move_choices import LegalMoves
from crosstown.game.position import ENDINGS, Position, copy_record, record_from, scratch, workspace
from crosstown.game.read_events import read_tape
from crosstown.game.reasons import REASONS, Reason
from crosstown.game.records.build_record import build_record, build_start, check_start
from crosstown.game.records.record import Ply, Record, Seat, Start
from crosstown.game.records.seeds import read_seed, seed_from, seed_words
from crosstown.game.view import View
from crosstown.rules import entry_points
from crosstown.rules.kernel import move_codes, reason_codes
from crosstown.rules.kernel.state import GAME, Array, blank


class Game(Position):
    """A game with everything in it, hidden cards included.

    Make one with `Game.new`, ask for its `legal_moves`, and `play` them until it is `over`:

    >>> from crosstown import Game
    >>> game = Game.new("london", seats=2, seed=42)
    >>> while not game.over:
    ...     events = game.play(game.legal_moves[0])
    >>> game.ply, game.result.reason
    (116, 'last-round')

    `play` and `undo` work like push and pop:

    >>> game = Game.new("london", seats=2, seed=42)
    >>> for move in game.legal_moves:
    ...     _ = game.play(move)
    ...     print(game.undo(), game.ply)
    keep big-ben--tower-of-london 0
    keep hyde-park--st-pauls 0
    keep big-ben--tower-of-london hyde-park--st-pauls 0

    ``print(game)`` draws the board with the market and all hands, as text. Seats count from 0. Players are
    never shown a game, but their own `view` of it.
    """

    def __init__(self, city: City, games: Array) -> None:
        super().__init__(city, games)
        self.seed: int | None = None
        self.seating: tuple[Seat, ...] = ()
        self._start: Start | None = None
        self._shuffles: list[tuple[str, ...]] = []
        self._plies: list[Ply] = []
        self._past: list[tuple[bytes, LegalMoves, int]] = []  # what undo goes back to

    @classmethod
    def new(
        cls,
        city: str | Path | City,
        seats: int = 2,
        seed: int | str | None = None,
        names: Sequence[Seat | str] = (),
    ) -> Game:
        """Deals a new game (S1 to S6).

        The city is an id (``"london"``), the path of a pack, or a `City`. The same seed always gives the same
        game. Without one the game is a surprise, and `seed` says which it was. `names` are those of the
        players, or a `Seat` each.
        """
        city = load_city(city)
        game = cls(city, blank(GAME))
        game.seed = read_seed(seed)
        game.seating = _names(city, seats, names)
        table = table_for(city, seats)
        entry_points.shuffle_game(game._cities, table, game._games, 0, seed_words(game.seed), workspace())
        game._deal()
        return game

    @classmethod
    def from_start(cls, city: City, start: Start, names: Sequence[Seat | str]) -> Game:
        """Deals a new game from given stacks, such as a record's start (S1 to S6).

        Later shuffles follow from the start as well, so the game can be repeated.
        """
        symbols = check_start(city, start)
        game = cls(city, copy_record(table_for(city, check_seats(city, len(names)))))
        game.seating = _names(city, len(names), names)
        now, numbers = game._now, [game._notation.kind[card] for card in reversed(start.deck)]
        now.stack[: len(numbers)] = numbers
        now.ticket_ring[: len(start.tickets)] = [game._notation.ticket[name] for name in start.tickets]
        now.chance.key[:] = seed_words(seed_from(" ".join((*start.deck, *start.tickets))))
        scratch().bag[: len(symbols)] = symbols
        game._deal()
        return game

    def _deal(self) -> None:
        """S2 to S6: notes the shuffled stacks for the record, and deals from them."""
        deck = reversed(self._numbers("stack")[: self.stack_size])
        tickets = self._numbers("ticket_ring")[: self.ticket_stack_size]
        self._start = build_start(self.city, deck, tickets, scratch().bag.tolist())
        entry_points.deal_game(self._cities, self._games, 0, workspace())
        self._read_tape(0)

    @classmethod
    def replay(cls, record: Record, plies: int | None = None, city: City | None = None) -> Game:
        """The game of a record after all its plies, or after the first ``plies`` of them.

        Every ply is checked by the rules; `RecordError` names the first that is wrong. To walk through a
        record, use `Record.steps`. For a city that is not built in, give the city too.
        """
        from crosstown.game.records.record_replay import replay

        return replay(record, plies, city)

    def why_not(self, move: str | Move) -> Reason | None:
        """Why a move is not legal here, or None if it is. Raises `TextError` if the text cannot be read."""
        move = move if isinstance(move, Move) else Move(move)
        number = self._notation.read(move, self._offered(self._number("seat")))
        if number is None:
            now = entry_points.why_not(self._cities, self._games, 0, _KEEP, 0, workspace())
            waiting = (reason_codes.LEGAL, reason_codes.KEEP_TOO_FEW)
            return self._cited(reason_codes.NOT_OFFERED if now in waiting else now)
        return self._cited(
            entry_points.why_not(self._cities, self._games, 0, number, move.coloured, workspace())
        )

    def _cited(self, reason: int) -> Reason | None:
        """The reason with the number of its rule; in the set-up the same is asked by rules of its own."""
        told = REASONS.get(reason)
        if told is not None and told.rule == "K1" and self.phase == "first-keep":
            return replace(told, rule="S4")
        if told is not None and told.rule == "S7" and self.seats == 2:
            return replace(told, rule="S8")
        return told

    def play(self, move: str | Move) -> tuple[Event, ...]:
        """Plays a move, or its text, and returns what happened, in order.

        A move that is not legal raises `IllegalMove` and changes nothing. The events show hidden cards;
        `events.redact` gives what a seat may see of one.
        """
        move = move if isinstance(move, Move) else Move(move)
        legal = self.legal_moves
        number = legal.number_of(move)
        if number is None:
            raise self._illegal(move)
        seat = self._number("seat")
        self._past.append((self._games.tobytes(), legal, len(self._shuffles)))
        entry_points.play_move(self._cities, self._games, 0, number, workspace())
        self._moves = None
        happened = (*self._declared(move, seat, legal.offered), *self._read_tape(seat))
        card = happened[0].card if isinstance(happened[0], events.Drew) else None
        self._plies.append(Ply(seat=seat, move=str(move), legal=len(legal), card=card))
        return happened

    def undo(self) -> Move:
        """Takes the last move back and returns it; the game is exactly as it was before that move.

        The shuffles to come stay the same too, so playing the move again gives the same events. Before the
        first move it raises `RecordError`.
        """
        if not self._past:
            raise RecordError("nothing-to-undo", "no move has been played that could be taken back")
        before, self._moves, shuffles = self._past.pop()
        self._games = record_from(before)
        del self._shuffles[shuffles:]
        return Move(self._plies.pop().move)

    def _illegal(self, move: Move) -> IllegalMove:
        reason = self.why_not(move)
        assert reason is not None, f"{move} is neither legal nor illegal"
        who = "nobody" if self.turn is None else f"seat {self.turn}"
        return IllegalMove(
            reason.code,
            f"{move.text!r} is not legal: {reason}",
            rule=reason.rule,
            offender=move.text,
            where=f"ply {self.ply}, {who} to move",
        )

    def _declared(self, move: Move, seat: int, offered: tuple[str, ...]) -> tuple[Event, ...]:
        """The event that the move itself is; drawing and taking are on the tape."""
        match move.kind:
            case "claim":
                route = self.city.route[move.route]
                points = self.city.points_of(route)
                return (events.Claimed(seat, move.route, move.colour, move.coloured, move.wilds, points),)
            case "tickets":
                drawn = self._offered(seat)
                return (events.Offered(seat, len(drawn), drawn),)
            case "keep":
                kept = len(move.tickets)
                return (events.Kept(seat, kept, len(offered) - kept, move.tickets),)
            case "place":
                return (events.Placed(seat, move.symbol, move.place),)
            case "pass":
                return (events.Passed(seat),)
        return ()

    def _read_tape(self, seat: int) -> tuple[Event, ...]:
        """The events of the last call to the kernel; shuffles are kept for the record."""
        pads = workspace()
        size = pads["tape_size"].item()
        if size < 0:
            raise RecordError("ply-too-long", "the market was swept too often in one ply to be told")
        reason = ENDINGS.get(self._number("reason"), "")
        story = tuple(read_tape(pads["tape"][0, :size], seat, reason, self._notation))
        self._shuffles += [
            event.cards for event in story if isinstance(event, events.Shuffled) and event.cards
        ]
        return story

    def view(self, seat: int | None) -> View:
        """What a seat may know, or what a spectator (None) may know, and nothing else."""
        return View(self.city, copy_record(self._games), None if seat is None else self._check_seat(seat))

    def hand(self, seat: int) -> dict[str, int]:
        """A seat's cards by kind."""
        return self._count(self._numbers("hands")[self._check_seat(seat)])

    def tickets(self, seat: int) -> tuple[str, ...]:
        """A seat's tickets in the order they were kept."""
        return self._kept(self._check_seat(seat))

    def offered(self, seat: int) -> tuple[str, ...]:
        """The tickets that a seat has yet to choose from."""
        return self._offered(self._check_seat(seat))

    def completed(self, seat: int) -> tuple[str, ...]:
        """Those of a seat's tickets whose places are connected by now (E2)."""
        return self._connected(self._check_seat(seat), self._kept(seat))

    @property
    def stack(self) -> tuple[str, ...]:
        """The stack, the top first."""
        cards = self._numbers("stack")[: self.stack_size]
        return tuple(self._notation.kinds[kind] for kind in reversed(cards))

    @property
    def ticket_stack(self) -> tuple[str, ...]:
        """The ticket stack, the top first."""
        return tuple(str(ticket) for ticket in self._ticket_stack())

    @property
    def start(self) -> Start | None:
        """The shuffled stacks before anything was dealt; None where the game was dealt from a view."""
        return self._start

    @property
    def shuffles(self) -> tuple[tuple[str, ...], ...]:
        """Every new stack that the discards became, the top first (D5)."""
        return tuple(self._shuffles)

    @property
    def plies(self) -> tuple[Ply, ...]:
        """The moves played so far."""
        return tuple(self._plies)

    def record(self) -> Record:
        """The game so far as a record."""
        if self._start is None:
            raise RecordError("no-record", "a game dealt from a view has no past, and so no record")
        return build_record(
            self.city, self.seating, self.seed, self._start, self._shuffles, self._plies, self.result
        )

    def copy(self) -> Game:
        """Another game in the same position, with the same past and the same future shuffles."""
        other = Game(self.city, copy_record(self._games))
        other.seed, other.seating = self.seed, self.seating
        other._start, other._moves = self._start, self._moves
        other._shuffles, other._plies = self._shuffles.copy(), self._plies.copy()
        other._past = self._past.copy()
        return other

    __copy__ = copy

    def svg(self) -> str:
        """The board as SVG, with claimed routes and souvenirs."""
        from crosstown.drawing.board.static_board import draw_board

        names = [f"{seat.name} · {self.points(at)}" for at, seat in enumerate(self.seating)]
        return draw_board(self.city, owners=self.owners, tokens=self.tokens, names=names)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.city == other.city and self._games.tobytes() == other._games.tobytes()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Game of {self.city.id}, {self.seats} seats, ply {self.ply}, {self.phase}>"

    def __str__(self) -> str:
        from crosstown.game.text.position_text import draw_game

        return draw_game(self)


_KEEP = move_codes.number_of(move_codes.KEEP_TICKETS)  # a keep of nothing, to ask whether keeping comes now


def check_seats(city: City, seats: int) -> int:
    """S1: the number of seats, if the city can be played by so many."""
    low, high = city.players
    if isinstance(seats, bool) or not isinstance(seats, int) or not low <= seats <= high:
        raise TextError(
            "bad-seats", f"{city.name} is for {low} to {high} players, not {seats}", offender=str(seats)
        )
    return seats


def _names(city: City, seats: int, names: Sequence[Seat | str]) -> tuple[Seat, ...]:
    """S1: who sits where; unnamed seats are numbered."""
    check_seats(city, seats)
    if isinstance(names, str) or len(names) not in (0, seats):
        raise TextError(
            "bad-names", f"there are {seats} seats but {len(names)} names", offender=str(len(names))
        )
    plain = [f"Seat {seat}" for seat in range(seats)]
    return tuple(
        name if isinstance(name, Seat) else Seat(name=str(name), player="human") for name in names or plain
    )
