"""Fair play: whether a record's cards are those of the seed whose hash was announced before the game."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import Literal

from crosstown.cities.city import City
from crosstown.errors import CrosstownError, RecordError, TextError
from crosstown.game.game import Game
from crosstown.game.records.record import Record, Start
from crosstown.game.records.record_replay import begin, follow
from crosstown.game.records.seeds import read_seed, read_seed_text, seed_text
from crosstown.game.records.shared_deal import CONTRIBUTION, DEAL_KEY, SharedDeal, mix, read_deal

SEAL_KEY = "seed_sha256"
"""Under this key a record's ``extra`` may say what was announced."""

Standing = Literal["fair", "not-announced", "cannot-tell", "not-fair"]

_SEAL = re.compile("[0-9a-f]{64}")
_CONTRIBUTION = re.compile(CONTRIBUTION)
_NOTHING_TO_COMPARE = (
    *("no-seed", "bad-seed", "bad-seats", "record-city", "record-pack"),
    *("bad-deal", "deal-method"),
)
_DEAL = f"$.extra.{DEAL_KEY}"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome of a check: a stable code, a sentence, and the first place that differs.

    ``seal`` is that of the record's own seed, ``announced`` the one to hold it against; empty where unknown.
    Where people added to the shuffle, ``server_seal`` is that of the server's part, and ``contributors`` are
    their seats.
    """

    standing: Standing
    code: str
    message: str
    where: str = ""
    seal: str = ""
    announced: str = ""
    server_seal: str = ""
    contributors: tuple[int, ...] = ()

    @property
    def fair(self) -> bool:
        """Whether it is proven: every card is the seed's, and the seed is the announced one."""
        return self.standing == "fair"

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        return f"{place}{self.message} [{self.code}]"


def seal(seed: int | str) -> str:
    """The SHA-256 of a seed as records write it. Published before the game, it gives no card away."""
    return hashlib.sha256(seed_text(read_seed(seed)).encode("ascii")).hexdigest()


def read_seal(text: str) -> str:
    """A seal that somebody typed, in lower case."""
    found = text.strip().lower()
    if not _SEAL.fullmatch(found):
        raise TextError(
            "bad-announced",
            f"{text[:80]!r} is not a SHA-256: give the 64 hexadecimal digits that were announced",
            offender=text[:80],
        )
    return found


def read_contribution(text: str) -> str:
    """A contribution that somebody typed, in lower case."""
    found = text.strip().lower()
    if not _CONTRIBUTION.fullmatch(found):
        raise TextError(
            "bad-contribution",
            f"{text[:80]!r} is no contribution: give the 32 to 64 hexadecimal digits that your page shows",
            offender=text[:80],
        )
    return found


def judge(
    record: Record, announced: str | None = None, city: City | None = None, contribution: str | None = None
) -> Verdict:
    """Whether every card of a record, as far as it goes, comes from the announced seed.

    What was announced is given, or the record's ``extra`` says it: ``{"seed_sha256": "…"}``. Where people
    added to the shuffle, the seal of the server's part counts as announced, and ``contribution`` is what one
    of them remembers adding.
    """
    given = "" if announced is None else read_seal(announced)
    added = "" if contribution is None else read_contribution(contribution)
    told = _Told(said=_said(record), given=given)
    try:
        told.own = _own_seal(record)
        told.deal = read_deal(record.extra)
        _check_announced(told)
        _check_mix(record, told.deal, added)
        _check_cards(record, city)
    except CrosstownError as error:
        standing: Standing = "cannot-tell" if error.code in _NOTHING_TO_COMPARE else "not-fair"
        return told.verdict(standing, error.code, error.message, error.where)
    if not told.known:
        return told.verdict(
            "not-announced", "not-announced", "the cards are the seed's, but nothing was announced"
        )
    return told.verdict("fair", "fair", _praise(told))


@dataclass(slots=True)
class _Told:
    """What is known of a seed before its cards are looked at."""

    said: str
    given: str
    own: str = ""
    deal: SharedDeal | None = None

    @property
    def known(self) -> str:
        """What was announced, as far as anybody says."""
        return self.given or (self.deal.seal if self.deal else self.said)

    def verdict(self, standing: Standing, code: str, message: str, where: str = "") -> Verdict:
        server_seal, contributors = (self.deal.seal, self.deal.contributors) if self.deal else ("", ())
        return Verdict(standing, code, message, where, self.own, self.known, server_seal, contributors)


def _praise(told: _Told) -> str:
    witness = "was announced" if told.given else "the record says was announced"
    if told.deal is None or told.given == told.own:
        return f"the cards are those of the seed that {witness} as {told.own}"
    sealed, seats = told.deal.seal, _listed(told.deal.contributors)
    return (
        f"the cards are those of the server's seed that {witness} as {sealed}, mixed with what {seats} added"
    )


def _listed(seats: tuple[int, ...]) -> str:
    *most, last = map(str, seats)
    return f"seats {', '.join(most)} and {last}" if most else f"seat {last}"


def _said(record: Record) -> str:
    """What the record itself says was announced: anything at all, for ``extra`` is nobody's to check."""
    said = record.extra.get(SEAL_KEY) if record.extra else None
    return "" if said is None else str(said)[:80].lower()


def _own_seal(record: Record) -> str:
    if not isinstance(record.seed, str):
        raise RecordError("no-seed", "the record holds no seed")
    return seal(read_seed_text(record.seed))


def _check_announced(told: _Told) -> None:
    """All that is known of the announcement is the seal of the record's seed, or of the server's part."""
    given, said, own, deal = told.given, told.said, told.own, told.deal
    if deal is not None:
        _check_server_seal(deal, given, own)
    elif given and said and given != said:
        message = f"{given} was announced, but the record says {said}"
        raise RecordError("announced-differs", message, offender=said, where=f"$.extra.{SEAL_KEY}")
    known = said if deal is not None else given or said
    if known and known != own:
        message = f"the seed is not the one that was announced as {known}: its SHA-256 is {own}"
        raise RecordError("other-seed", message, offender=own, where="$.seed")


def _check_server_seal(deal: SharedDeal, given: str, own: str) -> None:
    found = seal(deal.server_seed)
    for announced, fitting in ((deal.seal, (found,)), (given, ("", found, own))):
        if announced not in fitting:
            message = f"the server's seed is not the one announced as {announced}: its SHA-256 is {found}"
            raise RecordError("other-server-seed", message, offender=found, where=f"{_DEAL}.server_seed")


def _check_mix(record: Record, deal: SharedDeal | None, added: str) -> None:
    """The record's seed is the server's mixed with what people added, and nothing is missing from it."""
    if added and (deal is None or added not in deal.contributions):
        message = f"the contribution {added} is not in the shuffle"
        raise RecordError("missing-contribution", message, offender=added, where=f"{_DEAL}.contributions")
    if deal is None:
        return
    if len(deal.contributions) != len(record.seats) or not deal.contributors:
        message = f"it names {len(deal.contributions)} contributions for {len(record.seats)} seats"
        raise RecordError("bad-deal", message, where=f"{_DEAL}.contributions")
    mixed = mix(deal.server_seed, deal.contributions)
    if mixed.seed != str(record.seed).lower():
        message = f"the seed is not what the server's seed and the contributions give: that is {mixed.seed}"
        raise RecordError("other-mix", message, offender=str(record.seed), where="$.seed")
    beginner = mixed.beginner(len(record.seats))
    if deal.beginner is not None and deal.beginner != beginner:
        message = f"seat {deal.beginner} began, but seat {beginner} was drawn"
        raise RecordError("other-beginner", message, offender=str(deal.beginner), where=f"{_DEAL}.beginner")


def _check_cards(record: Record, city: City | None) -> None:
    """Every card is the seed's. Two games are played in step, and only one is ever shown the record's cards.

    The replay judges moves, drawn cards and result by the record's stacks. As long as the new deal comes to
    the same stacks, the two games are one; so the first difference is one in a stack.
    """
    told = begin(record, city)
    dealt = Game.new(told.city, told.seats, seed=told.seed, names=record.seats)
    _compare_starts(told, dealt)
    _compare_shuffles(told, dealt)
    for ply, _ in follow(told, record):
        dealt.play(ply.move)
        _compare_shuffles(told, dealt)


def _compare_starts(told: Game, dealt: Game) -> None:
    """S2, S4, S6: the stacks before anything is dealt."""
    one, two = _start(told), _start(dealt)
    _compare("other-start", "start.deck card", one.deck, two.deck)
    _compare("other-start", "start.tickets ticket", one.tickets, two.tickets)
    ours, theirs = one.souvenirs or {}, two.souvenirs or {}
    for place, symbol in theirs.items():
        if ours[place] != symbol:
            raise _different("other-start", f"start.souvenirs {place}", ours[place], symbol)


def _start(game: Game) -> Start:
    assert game.start is not None, "a game that was dealt from stacks has a start"
    return game.start


def _compare_shuffles(told: Game, dealt: Game) -> None:
    """D5: the stacks that the discards became so far."""
    for number, (one, two) in enumerate(zip(told.shuffles, dealt.shuffles, strict=False)):
        _compare("other-shuffle", f"shuffle {number} card", one, two)


def _compare(code: str, what: str, told: tuple[str, ...], dealt: tuple[str, ...]) -> None:
    for number, (one, two) in enumerate(zip(told, dealt, strict=True)):
        if one != two:
            raise _different(code, f"{what} {number}", one, two)


def _different(code: str, where: str, told: str, dealt: str) -> RecordError:
    message = f"the seed does not give these cards: it has {dealt} where the record has {told}"
    return RecordError(code, message, offender=told, where=where)
