"""From the kernel's logs to records, and from records to a file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol, Self

from crosstown.cities.city import City
from crosstown.files import replacing
from crosstown.game.notation import Notation, notation_for
from crosstown.game.position import Position
from crosstown.game.records.build_record import build_record, build_start
from crosstown.game.records.record import Ply, Record, Seat, unwritable
from crosstown.game.records.seeds import seed_text
from crosstown.rules.kernel import move_codes
from crosstown.rules.kernel.state import NONE, Array, fields
from crosstown.simulation.kernel_batch import MAX_PLIES


def record_of(city: City, seats: tuple[Seat, ...], seed: int, log: Any, finals: Array) -> Record:
    """The record of a logged game; ``finals`` is an array of one, the position in which it ended."""
    if log.plies > MAX_PLIES or log.shuffled_size < 0:
        raise RuntimeError(f"the game of {city.id} with seed {seed_text(seed)} is too long for its log")
    notation = notation_for(city)
    deck = log.deck[: sum(city.colours.values()) + city.wild_count].tolist()
    start = build_start(city, deck, log.tickets[: len(city.tickets)].tolist(), log.symbols.tolist())
    plies = _plies(notation, log, fields(finals))
    result = Position(city, finals).result
    return build_record(city, seats, seed, start, _shuffles(notation, log), plies, result)


def _plies(notation: Notation, log: Any, final: Any) -> Iterator[Ply]:
    offers = _offers(notation, final)
    count = int(log.plies)
    columns = (log.seat, log.move, log.legal, log.card)
    for seat, move, legal, card in zip(*(column[:count].tolist() for column in columns), strict=True):
        offered = next(offers[seat]) if move_codes.parts_of(move)[0] == move_codes.KEEP_TICKETS else ()
        drawn = notation.kinds[card] if card != NONE else None
        yield Ply(seat=seat, move=notation.write(move, offered), legal=legal, card=drawn)


def _offers(notation: Notation, final: Any) -> list[Iterator[tuple[str, ...]]]:
    offers: list[list[tuple[str, ...]]] = [[] for _ in range(int(final.seats))]
    for at in range(int(final.offers)):
        tickets = final.offer[at, : final.offer_size[at]].tolist()
        offers[final.offer_seat[at]].append(tuple(notation.tickets[ticket] for ticket in tickets))
    return [iter(mine) for mine in offers]


def _shuffles(notation: Notation, log: Any) -> Iterator[tuple[str, ...]]:
    cards = log.shuffled[: log.shuffled_size].tolist()
    at = 0
    while at < len(cards):
        count = cards[at]
        yield tuple(notation.kinds[card] for card in cards[at + 1 : at + 1 + count])
        at += 1 + count


class HasRecords(Protocol):
    @property
    def records(self) -> Sequence[Record]: ...


def json_lines(games: HasRecords) -> bytes:
    return b"".join(record.to_json() + b"\n" for record in games.records)


class RecordWriter:
    """Writes records, one a line. The file takes its place only when all are written."""

    pack = staticmethod(json_lines)

    def __init__(self, path: Path) -> None:
        self._path = path
        self._closing = ExitStack()

    def __enter__(self) -> Self:
        with self._checked(), ExitStack() as opened:
            self._file = opened.enter_context(opened.enter_context(replacing(self._path)).open("wb"))
            self._closing = opened.pop_all()
        return self

    def write(self, lines: bytes) -> None:
        with self._checked():
            self._file.write(lines)

    def __exit__(self, *error: Any) -> None:
        with self._checked():
            self._closing.__exit__(*error)

    @contextmanager
    def _checked(self) -> Iterator[None]:
        try:
            yield
        except (OSError, ValueError) as error:
            raise unwritable(self._path, error) from None
