"""Balance counted the slow way: from the records of the same games, one move after the other."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from crosstown import Game, Move, Record
from crosstown.cities.city import City

Shares = defaultdict[str, float]


@dataclass
class Recount:
    """Sums over all games; divide by the number of games, seats or times."""

    city: City
    games: int = 0
    last_rounds: int = 0
    ties: int = 0
    plies: int = 0
    turns: Counter[str] = field(default_factory=Counter)  # by what they are spent on
    rounds: Counter[int] = field(default_factory=Counter)
    wins: defaultdict[int, float] = field(default_factory=lambda: defaultdict(float))
    scores: defaultdict[int, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    offered: Counter[str] = field(default_factory=Counter)
    kept: Counter[str] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)
    keeper_wins: Shares = field(default_factory=lambda: defaultdict(float))
    claimed: Counter[str] = field(default_factory=Counter)
    claimer_wins: Shares = field(default_factory=lambda: defaultdict(float))
    paid: Counter[str] = field(default_factory=Counter)
    pieces: Counter[str] = field(default_factory=Counter)
    districts: Counter[int] = field(default_factory=Counter)
    district_games: Counter[int] = field(default_factory=Counter)
    souvenirs: Counter[int] = field(default_factory=Counter)
    stood: Counter[str] = field(default_factory=Counter)
    taken: Counter[str] = field(default_factory=Counter)

    def add(self, record: Record) -> None:
        assert isinstance(record.seed, str)
        game = Game.new(self.city, len(record.seats), record.seed)
        offered: set[str] = set()
        turns: Counter[int] = Counter()
        payments: Counter[str] = Counter()
        stood = set(game.tokens)
        for seat in range(game.seats):
            offered |= set(game.offered(seat))
        for ply in record.plies:
            move = Move(ply.move)
            if game.phase == "turn":
                turns[ply.seat] += 1
                self.turns["draw" if move.kind in ("draw", "take") else move.kind] += 1
            if move.kind == "claim":
                payments.update({"wild": move.wilds, move.colour: move.coloured})
            if move.kind == "place":
                stood.add(move.place)
            before = game.tokens
            game.play(move)
            self._note_tokens(before, game.tokens)
            if game.turn is not None:
                offered |= set(game.offered(game.turn))
        self.games += 1
        self.plies += len(record.plies)
        self.rounds[turns[0]] += 1
        self.offered.update(offered)
        self.paid.update(payments)
        self.stood.update(stood)
        self._note_end(game)

    def _note_tokens(self, before: dict[str, tuple[str, int]], after: dict[str, tuple[str, int]]) -> None:
        for place, (_, count) in before.items():
            self.taken[place] += count - after.get(place, ("", 0))[1]

    def _note_end(self, game: Game) -> None:
        result = game.result
        assert result is not None
        winners = [seat for seat, place in enumerate(result.ranking) if place == 1]
        self.last_rounds += result.reason == "last-round"
        self.ties += len(winners) > 1
        won = {seat: 1 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)}
        joined: set[int] = set()
        for seat, scored in enumerate(result.seats):
            self.wins[seat] += won[seat]
            self.scores[seat][scored.total] += 1
            for ticket, points in scored.tickets:
                self.kept[ticket] += 1
                self.done[ticket] += points > 0
                self.keeper_wins[ticket] += won[seat]
            self.pieces.update(game.pieces(seat))
            self.souvenirs[len(game.souvenirs(seat))] += 1
            mine = scored.bonuses.districts or ()
            self.districts.update(mine)
            joined |= set(mine)
        self.district_games.update(joined)
        for route, seat in game.owners.items():
            self.claimed[route] += 1
            self.claimer_wins[route] += won[seat]


def recount(city: City, records: Iterable[Record]) -> Recount:
    counted = Recount(city)
    for record in records:
        counted.add(record)
    return counted
