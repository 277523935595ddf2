"""Replaying a record: every ply judged by the rules, every shuffle by the record's own cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from crosstown.cities.city import City
from crosstown.cities.load import editions, load_edition
from crosstown.errors import CrosstownError, RecordError, TextError
from crosstown.game.events import Event
from crosstown.game.game import Game
from crosstown.game.notation import notation_for
from crosstown.game.position import scratch
from crosstown.game.records.record import Ply, Record
from crosstown.game.records.record_packs import city_in
from crosstown.game.records.seeds import read_seed_text
from crosstown.rules.kernel.state import MAX_TAPE


def replay(record: Record, plies: int | None = None, city: City | None = None) -> Game:
    """The game of a record after all its plies, or after so many; a result is checked where it is reached."""
    if plies is not None and not 0 <= plies <= len(record.plies):
        raise TextError(
            "bad-plies", f"the record has {len(record.plies)} plies, not {plies}", offender=str(plies)
        )
    game = begin(record, city)
    for _ in follow(game, record, plies):
        pass
    return game


def begin(record: Record, city: City | None = None) -> Game:
    """The game of a record before its first ply."""
    city = city or city_of(record)
    if record.city.sha256 != city.sha256:
        raise RecordError(
            "record-pack",
            f"the record was played with another edition of {city.name}: its pack has another hash",
            offender=record.city.sha256[:80],
            where="$.city.sha256",
        )
    try:
        seed = read_seed_text(record.seed) if isinstance(record.seed, str) else None
    except TextError as error:
        raise RecordError(error.code, error.message, offender=error.offender, where="$.seed") from None
    try:
        game = _dealt(record, city, seed)
    except TextError as error:
        raise RecordError(error.code, error.message, offender=error.offender, where="$.seats") from None
    game.seed = seed
    _check_shuffles(game, record, 0, "start")
    return game


def _dealt(record: Record, city: City, seed: int | None) -> Game:
    """The game from its seed, where that gives the record's start: it can be played on as it would have been.

    Else the game from the start that is given.
    """
    with _script(record, city, 0):
        if seed is not None:
            game = Game.new(city, len(record.seats), seed=seed, names=record.seats)
            if _bare(msgspec.to_builtins(game.start)) == _bare(msgspec.to_builtins(record.start)):
                return game
        return Game.from_start(city, record.start, record.seats)


def follow(game: Game, record: Record, plies: int | None = None) -> Iterator[tuple[Ply, tuple[Event, ...]]]:
    """Plays the record's plies, or so many of them, and yields each with what happened."""
    last = len(record.plies) if plies is None else plies
    for number, ply in enumerate(record.plies[:last]):
        yield ply, _play(game, record, ply, f"ply {number}")
    if last == len(record.plies):
        _check_end(game, record)


def city_of(record: Record) -> City:
    """The city that a record names, in the edition it was played with: one known here, or the pack in it."""
    known = load_edition(record.city.id, record.city.sha256) if _is_known(record.city.id) else None
    if known is not None and known.sha256 == record.city.sha256:
        return known
    found = city_in(record) or known
    if found is None:
        raise RecordError(
            "record-city",
            f"the record is of {record.city.id[:60]!r}, which is not built in: give its pack as well",
            offender=record.city.id[:60],
            where="$.city.id",
        )
    return found


def _is_known(city: str) -> bool:
    return next(editions(city), None) is not None


@contextmanager
def _script(record: Record, city: City, done: int) -> Iterator[None]:
    """Hands the record's next shuffles to the kernel for the time of one call."""
    kinds = notation_for(city).kind
    cards: list[int] = []
    for stack in record.shuffles[done:]:
        if len(cards) + len(stack) > MAX_TAPE:
            break
        cards += [kinds.get(card, -1) for card in stack]
    pad = scratch()
    pad.recorded[: len(cards)] = cards
    pad.recorded_size = len(cards)
    pad.recorded_at = 0
    try:
        yield
    finally:
        pad.recorded_size = 0


def _play(game: Game, record: Record, ply: Ply, where: str) -> tuple[Event, ...]:
    _check_ply(game, ply, where)
    before = len(game.shuffles)
    try:
        with _script(record, game.city, before):
            happened = game.play(ply.move)
    except CrosstownError as error:
        rule = getattr(error, "rule", "")
        raise RecordError(
            error.code, error.message, offender=error.offender, where=where, rule=rule
        ) from None
    drawn = game.plies[-1].card
    if ply.card is not None and ply.card != drawn:
        found = "this move draws no card unseen" if drawn is None else f"the stack gives {drawn}"
        message = f"the record says {ply.card[:40]!r}, but {found}"
        raise RecordError("wrong-card", message, offender=ply.card[:40], where=where, rule="D1")
    _check_shuffles(game, record, before, where)
    return happened


def _check_ply(game: Game, ply: Ply, where: str) -> None:
    """T1, E1: there is a decision to make, by that seat, among so many legal moves."""
    if game.over:
        message = "the game is over here, but the record goes on"
        raise RecordError("ply-after-end", message, offender=ply.move[:80], where=where, rule="E1")
    if ply.seat != game.turn:
        message = f"it is seat {game.turn}'s decision, not seat {ply.seat}'s"
        raise RecordError("wrong-seat", message, offender=str(ply.seat), where=where, rule="T1")
    if ply.legal is not None and ply.legal != len(game.legal_moves):
        message = f"the record counts {ply.legal} legal moves, but there are {len(game.legal_moves)}"
        raise RecordError("wrong-legal", message, offender=str(ply.legal), where=where, rule="T1")


def _check_shuffles(game: Game, record: Record, before: int, where: str) -> None:
    """D5: each shuffle so far is the record's, card for card."""
    for number in range(before, len(game.shuffles)):
        if number >= len(record.shuffles):
            message = "the discards are shuffled here, but the record has no more shuffles"
            raise RecordError("shuffle-missing", message, offender=str(number), where=where, rule="D5")
        if record.shuffles[number] != game.shuffles[number]:
            wanted = dict(sorted(Counter(game.shuffles[number]).items()))
            message = f"shuffle {number} is not one of the discards, which are {wanted}"
            said = " ".join(record.shuffles[number])[:200]
            raise RecordError("wrong-shuffle", message, offender=said, where=where, rule="D5")


def _check_end(game: Game, record: Record) -> None:
    """E1 to E5: nothing is left over, and the result is the one that was reached."""
    where = f"after ply {len(record.plies) - 1}"
    if len(record.shuffles) != len(game.shuffles):
        message = f"the record has {len(record.shuffles)} shuffles, but only {len(game.shuffles)} happened"
        raise RecordError("shuffle-left", message, offender=str(len(record.shuffles)), where=where, rule="D5")
    found, told = game.result, record.result
    if found is None and told is not None:
        raise RecordError(
            "result-early", "the record has a result, but the game is not over", where=where, rule="E1"
        )
    if found is not None and told is None:
        raise RecordError(
            "result-missing", "the game is over, but the record has no result", where=where, rule="E1"
        )
    if found is not None:
        difference = _difference("$.result", _bare(msgspec.to_builtins(told)), msgspec.to_builtins(found))
        if difference:
            raise RecordError("wrong-result", difference, offender="result", where=where, rule="E5")


def _bare(value: Any) -> Any:
    """Plain data without the ``extra`` of its objects."""
    if isinstance(value, dict):
        return {key: _bare(inner) for key, inner in value.items() if key != "extra"}
    return [_bare(inner) for inner in value] if isinstance(value, (list, tuple)) else value


def _difference(key: str, told: Any, found: Any) -> str:
    """The first place where two results differ, or nothing."""
    if isinstance(told, dict) and isinstance(found, dict) and told.keys() == found.keys():
        parts = (_difference(f"{key}.{name}", told[name], found[name]) for name in found)
        return next(filter(None, parts), "")
    pair = isinstance(told, (list, tuple)) and isinstance(found, (list, tuple)) and len(told) == len(found)
    if pair:
        parts = (
            _difference(f"{key}[{at}]", one, two)
            for at, (one, two) in enumerate(zip(told, found, strict=True))
        )
        return next(filter(None, parts), "")
    return (
        ""
        if told == found
        else f"{key} is {str(told)[:200]} in the record, but it comes to {str(found)[:200]}"
    )
