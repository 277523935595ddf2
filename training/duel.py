"""Duels between players on all cores: one of the first against the second, every deal from every seat.

    python -m training.duel --minutes 7 london,2,expert:2000,hard:4000 berlin,4,expert,hard

Each duel is CITY,SEATS,FIRST,SECOND. They take turns until the time is up or ``--deals`` are played, so all
have about as many deals. With ``--journal`` every game is written down when it ends, and what the file has is
not played again: a run goes on where the last one stopped, also on another machine. With budgets in
simulations the games are the same everywhere. `crosstown arena` plays such games as well; this one stops by
the clock.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import TimeoutError as WaitedTooLong
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec
from msgspec import Meta

from crosstown.cli.output.error_messages import run_guarded
from crosstown.cli.output.progress import progress_bar
from crosstown.errors import CrosstownError, DataError, TextError, shape_error
from crosstown.game.game import check_seats
from crosstown.players.player_registry import PlayerRegistry, read_code
from crosstown.players.trained_networks import OWN_NETWORK, network_source
from crosstown.rules.kernel.limits import MAX_SEATS
from crosstown.simulation.intervals import Estimate, mean_share
from crosstown.simulation.play_game import play_game
from training.city_variants import load

FIRST_SEED = 10**12  # seeds so high never occur in training
LAST_SEED = 10**15
MOST_MINUTES = 10_000.0  # a week
MOST_WORKERS = 1024

Number = TypeVar("Number", int, float)


class Duel(NamedTuple):
    """One of the first player against the second at all other seats."""

    city: str
    seats: Annotated[int, Meta(ge=2, le=MAX_SEATS)]
    first: str
    second: str


class Asked(NamedTuple):
    """A game to play: the seat is that of the first player; the files have players of one's own."""

    duel: Duel
    seed: int
    seat: int
    code: tuple[str, ...] = ()


class Played(NamedTuple):
    """How a game ended in which the first player had this seat: points and place of every seat."""

    duel: Duel
    seed: Annotated[int, Meta(ge=0, lt=2 * LAST_SEED)]
    seat: Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
    totals: tuple[Annotated[int, Meta(ge=-10_000, le=10_000)], ...]
    places: tuple[Annotated[int, Meta(ge=1, le=MAX_SEATS)], ...]

    @property
    def is_whole(self) -> bool:
        """Whether every seat of the duel has points and a place, and one is the first player's."""
        return self.seat < self.duel.seats == len(self.totals) == len(self.places)

    @property
    def won(self) -> float:
        """Whether the first player won; a shared win counts in part."""
        return 1 / self.places.count(1) if self.places[self.seat] == 1 else 0.0

    @property
    def ahead(self) -> int:
        """By how many points the first player was ahead of the best of the others."""
        others = self.totals[: self.seat] + self.totals[self.seat + 1 :]
        return self.totals[self.seat] - max(others)


def read_duel(text: str) -> Duel:
    try:
        city, seats, first, second = text.split(",")
        duel = Duel(city, int(seats), first, second)
    except ValueError:
        message = f"{text!r} is not CITY,SEATS,FIRST,SECOND, as in london,2,expert:500,hard:1900"
        raise argparse.ArgumentTypeError(message) from None
    try:
        check_seats(load(duel.city), duel.seats)
    except CrosstownError as error:
        raise argparse.ArgumentTypeError(error.message) from None
    return duel


def between(least: Number, most: Number) -> Callable[[str], Number]:
    """The type of an option: a number within these bounds, and a whole one if they are."""
    kind = type(least)

    def read(text: str) -> Number:
        try:
            found = kind(text)
        except ValueError:
            found = None
        if found is None or not least <= found <= most:  # nan is not
            what = "a whole number" if kind is int else "a number"
            raise argparse.ArgumentTypeError(f"{text[:40]!r} must be {what} from {least:,} to {most:,}")
        return found

    return read


def check_players(duels: Sequence[Duel], code: Sequence[str]) -> None:
    """An error where a duel names a player that does not exist."""
    registry = PlayerRegistry(read_code(path) for path in code)
    for duel in duels:
        registry.check(duel.first)
        registry.check(duel.second)


def play_one(asked: Asked) -> Played:
    duel, seed, seat, code = asked
    registry = PlayerRegistry(read_code(path) for path in code)
    players = [registry.make(duel.first if at == seat else duel.second) for at in range(duel.seats)]
    result = play_game(load(duel.city), players, seed).result
    assert result is not None
    return Played(duel, seed, seat, tuple(one.total for one in result.seats), tuple(result.ranking))


class PlayedBy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a journal: what the moves of the expert come from."""

    network: str


_LINE = msgspec.json.Decoder(PlayedBy | Played)


def _damaged(reason: str, key: str, where: str) -> DataError:
    message = f"this is no game ({reason}): delete the line, or begin another journal"
    return DataError("journal-damaged", message, offender=key, where=where)


class Journal:
    """Games that were played, a line of JSON each. Without a file they are only remembered.

    The first line names the network of the expert, and how its search uses it: games of another one must not
    count. A last line that was cut off, since the run was killed while it wrote, goes when another is added.
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.games: dict[tuple[Duel, int, int], Played] = {}
        self._network = network_source()
        self._before = json.dumps({"network": self._network}).encode() + b"\n"  # it comes before a game
        self._cut_off = 0  # bytes at the end of the file
        data = path.read_bytes() if path is not None and path.is_file() else b""
        *lines, last = data.split(b"\n")
        if self._is_cut_off(last, first=not lines):
            self._cut_off = len(last)
        elif last:
            lines.append(last)
        for number, line in enumerate(lines, 1):
            self._read(line, number)
        if lines:
            self._before = b"" if not last or self._cut_off else b"\n"

    def _is_cut_off(self, line: bytes, first: bool) -> bool:
        """Whether this is only the beginning of a line. How the first one begins is known."""
        if first:
            return self._before.startswith(line)
        try:
            _LINE.decode(line)
        except (msgspec.ValidationError, UnicodeError):
            return False
        except msgspec.DecodeError:
            return True
        return False

    def _read(self, line: bytes, number: int) -> None:
        where = f"{self.path}, line {number}"
        try:
            found = _LINE.decode(line)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise _damaged(*shape_error(error), where) from None
        if isinstance(found, PlayedBy) or number == 1:
            self._check(found, where)
        if isinstance(found, Played):
            if not found.is_whole:
                raise _damaged("it needs points and a place for each seat", "", where)
            self._remember(found)

    def _check(self, first: PlayedBy | Played, where: str) -> None:
        network = first.network if isinstance(first, PlayedBy) else ""
        if network != self._network:
            message = (
                "these games were played with another network, or its search had other settings: "
                f"begin another journal, or unset {OWN_NETWORK} if it is set"
            )
            raise DataError("other-network", message, offender=network, where=where)

    def _remember(self, played: Played) -> None:
        self.games[played.duel, played.seed, played.seat] = played

    def add(self, played: Played) -> None:
        self._remember(played)
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.truncate(file.tell() - self._cut_off)
                file.write(self._before + json.dumps(played).encode() + b"\n")
            self._before, self._cut_off = b"", 0

    def duels(self) -> list[Duel]:
        """All duels of which there are games."""
        return list(dict.fromkeys(played.duel for played in self.games.values()))

    def deals(self, duel: Duel) -> list[list[Played]]:
        """The games of each deal that was played from every seat, in the order of the seats."""
        found: dict[int, list[Played]] = defaultdict(list)
        for played in self.games.values():
            if played.duel == duel:
                found[played.seed].append(played)
        whole = (games for games in found.values() if len(games) == duel.seats)
        return [sorted(games, key=lambda one: one.seat) for games in whole]


def existing_journal(path: Path) -> Journal:
    """A journal that must be there."""
    if not path.is_file():
        raise DataError("no-journal", "there is no such journal", where=str(path))
    return Journal(path)


def result_of(duels: Sequence[Duel], journal: Journal) -> tuple[Estimate, float, int]:
    """The share of games won with its 95 % interval, the mean lead in points, and the number of games.

    All duels have the same number of seats. A deal from all its seats is one observation.
    """
    seats = duels[0].seats
    deals = [games for duel in duels for games in journal.deals(duel)]
    won = mean_share([sum(one.won for one in games) / seats for games in deals], 1 / seats)
    leads = [one.ahead for games in deals for one in games]
    return won, sum(leads) / max(len(leads), 1), len(leads)


def missing(
    duels: Sequence[Duel], deals: Callable[[Duel], int], journal: Journal, seed: int, code: Sequence[str]
) -> Iterator[Asked]:
    """The games that are not in the journal, one deal of each duel after the other."""
    for deal in range(max(map(deals, duels), default=0)):
        for duel in duels:
            if deal < deals(duel):
                for seat in range(duel.seats):
                    if (duel, seed + deal, seat) not in journal.games:
                        yield Asked(duel, seed + deal, seat, tuple(code))


def compile_players() -> None:
    """Compiles those that search once, before workers are forked that would all do it."""
    for first, second in (("expert:1", "hard:1"), ("expert:0", "medium")):
        play_one(Asked(Duel("london", 2, first, second), 0, 0))


def play(games: Iterator[Asked], journal: Journal, minutes: float, workers: int) -> None:
    """Plays until the time is up. Games that are not over by then are played the next time."""
    seconds = 60 * minutes
    began = time.monotonic()
    compile_players()
    with progress_bar("seconds", math.ceil(seconds)) as tell, get_context("fork").Pool(workers) as pool:
        coming = pool.imap_unordered(play_one, games)
        while (spent := time.monotonic() - began) < seconds:
            tell(int(spent))
            try:
                journal.add(coming.next(min(seconds - spent, 1)))
            except StopIteration:
                return
            except WaitedTooLong:
                continue


def line_of(duel: Duel, journal: Journal) -> dict[str, Any]:
    """A result as JSON, in percent."""
    won, ahead, games = result_of([duel], journal)
    numbers = {"won": won.value, "low": won.low, "high": won.high}
    percent = {name: round(100 * number, 1) for name, number in numbers.items()} if games else {}
    return {"duel": duel, "games": games, **percent, "points_ahead": round(ahead, 2)}


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Duels between players on all cores.")
    parser.add_argument("duels", nargs="+", type=read_duel)
    parser.add_argument("--minutes", type=between(0.0, MOST_MINUTES), default=5)
    parser.add_argument("--deals", type=between(1, 10**6), default=1000, help="at most, for each duel")
    parser.add_argument("--seed", type=between(0, LAST_SEED), default=FIRST_SEED, help="the first deal")
    parser.add_argument("--workers", type=between(1, MOST_WORKERS), default=os.cpu_count())
    parser.add_argument("--code", action="append", default=[], help="a file with players of your own")
    parser.add_argument("--journal", type=Path, help="a file for all games; a later run goes on from it")
    options = parser.parse_args(words)
    try:
        check_players(options.duels, options.code)
    except TextError as error:
        parser.error(error.message)
    journal = Journal(options.journal)
    games = missing(options.duels, lambda _: int(options.deals), journal, options.seed, options.code)
    play(games, journal, options.minutes, options.workers)
    for duel in options.duels:
        print(json.dumps(line_of(duel, journal)), flush=True)


if __name__ == "__main__":
    run_guarded(main)
