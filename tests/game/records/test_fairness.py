"""Fair play: every card out of the announced seed, and the first one that is not is named."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from crosstown import City, Game, Record, TextError
from crosstown.cities.checks.read_and_check import read_pack
from crosstown.cities.load import EARLIER
from crosstown.game.records.fairness import SEAL_KEY, Verdict, judge, seal
from crosstown.game.records.seeds import seed_text
from tests.cli.run_command import ROOT, SAMPLES, TOYTOWN
from tests.property.odd_choices import TABLES, Chaos, finished, walk

SEED = 1


@pytest.fixture(scope="module")
def whole() -> Record:
    """A finished game of San Francisco: it has souvenirs, and the discards were shuffled."""
    record = finished("san-francisco", 3, SEED).record()
    assert record.shuffles
    return record


def swapped(stack: tuple[str, ...], at: int) -> tuple[str, ...]:
    """The stack with one card exchanged for the next one below it that is another."""
    other = next(below for below in range(at + 1, len(stack)) if stack[below] != stack[at])
    cards = list(stack)
    cards[at], cards[other] = cards[other], cards[at]
    return tuple(cards)


def with_start(record: Record, **changes: Any) -> Record:
    return replace(record, start=replace(record.start, **changes))


def found(record: Record, announced: str | None = None) -> tuple[str, str, str]:
    verdict = judge(record, announced)
    assert not verdict.fair
    return verdict.standing, verdict.code, verdict.where


# ---- the seal ----


def test_the_seal_is_the_hash_of_the_seed_as_records_write_it() -> None:
    wanted = (
        "33b91c410bbaecc3302e1e087c50ef75fa0fd9972dcfcb9aa0e2db3e95c48190"  # printf %032x 331 | sha256sum
    )
    assert seal(331) == seal("331") == seal("0" * 29 + "14b") == seal("0" * 29 + "14B") == wanted
    assert seal(332) != wanted


@pytest.mark.parametrize("seed", ["", "x", "-1", -1, 1 << 128])
def test_what_is_no_seed_has_no_seal(seed: int | str) -> None:
    with pytest.raises(TextError, match=r"\[bad-seed\]$"):
        seal(seed)


# ---- fair games ----


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_a_game_from_its_seed_is_fair_as_far_as_it_goes(city: str, seats: int) -> None:
    shuffles = 0
    for game in walk(city, seats, SEED):
        if game.ply % 23 == 0 or game.over:
            verdict = judge(Record.from_json(game.record().to_json()), seal(SEED))
            assert verdict.fair, verdict
            assert (verdict.code, verdict.where) == ("fair", "")
            assert verdict.seal == verdict.announced == seal(SEED)
            shuffles = len(game.shuffles)
    assert game.over
    assert shuffles


def test_what_a_record_leaves_out_is_not_missed(whole: Record) -> None:
    plies = tuple(replace(ply, legal=None, card=None) for ply in whole.plies)
    assert judge(replace(whole, plies=plies, seed=seed_text(SEED).upper()), seal(SEED)).fair


@pytest.mark.parametrize("path", sorted(EARLIER.glob("*/*.toml")), ids=lambda path: str(path.stem))
def test_an_earlier_edition_is_dealt_with_its_own_tickets(path: Path) -> None:
    game = Game.new(read_pack(path.read_bytes(), str(path)), 2, seed=7)
    for _ in range(30):
        game.play(game.legal_moves[0])
    assert judge(game.record(), seal(7)).fair


def test_a_city_that_is_not_built_in_needs_its_pack() -> None:
    city = City.load(TOYTOWN)
    record = Game.new(city, 2, seed=7).record()
    assert found(record, seal(7)) == ("cannot-tell", "record-city", "$.city.id")
    assert judge(record, seal(7), city).fair
    assert judge(record, seal(7), City.load("london")).code == "record-pack"


# ---- what was announced ----


def test_without_an_announcement_nothing_is_proven(whole: Record) -> None:
    verdict = judge(whole)
    assert (verdict.standing, verdict.code) == ("not-announced", "not-announced")
    assert (verdict.seal, verdict.announced) == (seal(SEED), "")
    assert not verdict.fair


def test_a_record_may_say_what_was_announced(whole: Record) -> None:
    told = replace(whole, extra={SEAL_KEY: seal(SEED).upper(), "note": "hello"})
    assert judge(told).fair
    assert "the record says" in judge(told).message
    assert judge(told, seal(SEED).upper()).fair
    assert "the record says" not in judge(told, seal(SEED)).message


def test_another_seed_than_the_announced_one(whole: Record) -> None:
    assert found(whole, seal(2)) == ("not-fair", "other-seed", "$.seed")
    assert found(replace(whole, extra={SEAL_KEY: seal(2)})) == ("not-fair", "other-seed", "$.seed")


def test_two_announcements_that_differ(whole: Record) -> None:
    told = replace(whole, extra={SEAL_KEY: seal(2)})
    for given in (SEED, 3):
        assert found(told, seal(given)) == ("not-fair", "announced-differs", "$.extra.seed_sha256")


@pytest.mark.parametrize("said", [3, "x", [], {}, False, seal(SEED)[:-1]])
def test_an_announcement_in_the_record_that_is_none(whole: Record, said: object) -> None:
    told = replace(whole, extra={SEAL_KEY: said})
    assert judge(told).code == "other-seed"
    assert judge(told, seal(SEED)).code == "announced-differs"


@pytest.mark.parametrize(
    "text", ["", "x", "3f2a", seal(SEED) + "0", "0x" + seal(SEED)[2:], "é" * 64, "٣" * 64]
)
def test_an_announcement_that_cannot_be_read(whole: Record, text: str) -> None:
    with pytest.raises(TextError, match=r"\[bad-announced\]$"):
        judge(whole, text)


# ---- cards that are not the seed's ----


def test_without_a_seed_nobody_can_tell(whole: Record) -> None:
    for announced in (None, seal(SEED)):
        assert found(replace(whole, seed=None), announced) == ("cannot-tell", "no-seed", "")


def test_a_seed_that_is_none(whole: Record) -> None:
    assert judge(replace(whole, seed="42"), seal(42)).code == "bad-seed"


def test_another_seed_gives_other_cards(whole: Record) -> None:
    verdict = judge(replace(whole, seed=seed_text(2)), seal(2))
    assert (verdict.standing, verdict.code) == ("not-fair", "other-start")
    dealt = Game.new("san-francisco", 3, seed=2).start
    assert dealt is not None
    at = next(at for at, card in enumerate(dealt.deck) if card != whole.start.deck[at])
    assert verdict.where == f"start.deck card {at}"
    assert f"it has {dealt.deck[at]} where the record has {whole.start.deck[at]}" in verdict.message


@pytest.mark.parametrize("announced", [None, seal(SEED)])
def test_one_card_of_the_start_is_another(whole: Record, announced: str | None) -> None:
    for at in (0, 7, 30):
        told = with_start(whole, deck=swapped(whole.start.deck, at))
        assert found(told, announced) == ("not-fair", "other-start", f"start.deck card {at}")
    told = with_start(whole, tickets=swapped(whole.start.tickets, 5))
    assert found(told, announced) == ("not-fair", "other-start", "start.tickets ticket 5")


def test_one_souvenir_of_the_start_is_another(whole: Record) -> None:
    assert isinstance(whole.start.souvenirs, dict)
    one, two = list(whole.start.souvenirs)[:2]
    symbols = whole.start.souvenirs | {one: whole.start.souvenirs[two], two: whole.start.souvenirs[one]}
    where = f"start.souvenirs {one}"
    assert found(with_start(whole, souvenirs=symbols)) == ("not-fair", "other-start", where)
    noted = whole.start.souvenirs | {"extra": {"note": "hello"}}
    assert judge(with_start(whole, souvenirs=noted), seal(SEED)).fair


def test_a_start_that_is_not_even_the_citys(whole: Record) -> None:
    told = with_start(whole, deck=("mauve", *whole.start.deck[1:]))
    assert found(told) == ("not-fair", "start-deck", "$.start.deck")


def a_shuffle(city: str, seats: int, number: int, at: int) -> tuple[int, Record]:
    """A game just after that shuffle, one with different cards from there on."""
    for seed in range(50):
        for game in walk(city, seats, seed):
            if len(game.shuffles) > number:
                if len(set(game.shuffles[number][at:])) > 1:
                    return seed, game.record()
                break
    raise AssertionError("no seed gives such a shuffle")


@pytest.mark.parametrize(("city", "seats"), TABLES)
@pytest.mark.parametrize("number", [0, 1])
def test_a_shuffle_that_is_not_the_seeds_is_noticed_by_no_rule_but_here(
    city: str, seats: int, number: int
) -> None:
    """A game goes on fairly until a shuffle; there somebody lays two cards otherwise, and plays it out."""
    at = 3
    seed, before = a_shuffle(city, seats, number, at)
    stack = swapped(before.shuffles[number], at)
    shuffles = (*before.shuffles[:number], stack, *before.shuffles[number + 1 :])
    game = Game.replay(replace(before, shuffles=shuffles))
    chaos = Chaos(f"{city} {seats} {seed}")
    while not game.over:
        game.play(chaos.choose(game))
    forged = game.record()
    assert Game.replay(forged).result == forged.result
    assert forged.seed == seed_text(seed)
    assert found(forged, seal(seed)) == ("not-fair", "other-shuffle", f"shuffle {number} card {at}")


def test_the_last_shuffle_counts_though_nobody_drew_from_it(whole: Record) -> None:
    """The lowest cards of the last stack are exchanged: every ply and the result stay right."""
    last = whole.shuffles[-1]
    at = max(at for at in range(len(last) - 1) if last[at] != last[at + 1])
    told = replace(whole, shuffles=(*whole.shuffles[:-1], swapped(last, at)))
    assert Game.replay(told).result == whole.result
    number = len(whole.shuffles) - 1
    assert found(told) == ("not-fair", "other-shuffle", f"shuffle {number} card {at}")


def test_a_shuffle_of_the_deal_itself(tmp_path: Path) -> None:
    """Large hands leave a stack of two, and a market that is swept at once needs a new one."""
    pack = tmp_path / "toytown.toml"
    pack.write_text(TOYTOWN.read_text(encoding="utf-8").replace("hand = 2", "hand = 8"), encoding="utf-8")
    city = City.load(pack)
    dealt = (Game.new(city, 3, seed=seed) for seed in range(1000))
    game = next(game for game in dealt if game.shuffles and len(set(game.shuffles[0])) > 1)
    assert game.seed is not None
    record = game.record()
    assert judge(record, seal(game.seed), city).fair
    at = next(at for at, card in enumerate(record.shuffles[0]) if card != record.shuffles[0][-1])
    told = replace(record, shuffles=(swapped(record.shuffles[0], at), *record.shuffles[1:]))
    assert judge(told, seal(game.seed), city).where == f"shuffle 0 card {at}"


# ---- records that break the rules ----


def test_a_card_that_was_never_drawn(whole: Record) -> None:
    at = next(at for at, ply in enumerate(whole.plies) if ply.card is not None)
    ply = whole.plies[at]
    other = "wild" if ply.card != "wild" else whole.start.deck[0]
    told = replace(whole, plies=(*whole.plies[:at], replace(ply, card=other), *whole.plies[at + 1 :]))
    assert found(told, seal(SEED)) == ("not-fair", "wrong-card", f"ply {at}")


def test_the_first_difference_is_the_one_that_is_named(whole: Record) -> None:
    told = with_start(whole, deck=swapped(whole.start.deck, 9))
    told = replace(told, plies=(replace(whole.plies[0], legal=99), *whole.plies[1:]), shuffles=())
    assert found(told, seal(2))[1] == "other-seed"
    assert found(told)[2] == "start.deck card 9"
    told = replace(told, start=whole.start)
    assert found(told)[1:] == ("wrong-legal", "ply 0")
    told = replace(told, plies=whole.plies)
    assert found(told)[1] == "shuffle-missing"
    told = replace(told, shuffles=whole.shuffles, result=None)
    assert found(told)[1:] == ("result-missing", f"after ply {len(whole.plies) - 1}")


# ---- games of others ----


def test_the_samples_were_dealt_by_another_program() -> None:
    for record in Record.load_all(SAMPLES):
        assert found(record) == ("cannot-tell", "no-seed", "")
        seeded = judge(replace(record, seed=seed_text(SEED)), seal(SEED))
        assert (seeded.standing, seeded.code) == ("not-fair", "other-start")
        assert seeded.message.startswith("the seed does not give these cards")


# ---- the verdict ----


def test_a_verdict_reads_like_an_error(whole: Record) -> None:
    verdict = judge(with_start(whole, deck=swapped(whole.start.deck, 7)))
    assert re.fullmatch(r"start\.deck card 7: the seed does not .* \[other-start\]", str(verdict))
    assert str(Verdict("cannot-tell", "no-seed", "the record holds no seed")) == (
        "the record holds no seed [no-seed]"
    )
    with pytest.raises(AttributeError):
        verdict.standing = "fair"  # type: ignore[misc]


def test_every_code_of_a_verdict_is_explained() -> None:
    folder = ROOT / "src" / "crosstown" / "game" / "records"
    source = "".join(
        (folder / name).read_text(encoding="utf-8") for name in ("fairness.py", "shared_deal.py")
    )
    given = set(re.findall(r'(?:RecordError|TextError|_compare|_different)\(\s*"([a-z-]+)"', source))
    given |= set(re.findall(r'verdict\(\s*"[a-z-]+", "([a-z-]+)"', source))
    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    table = page.split("| code | what it means |\n|---|---|\n")[1].split("\n\n")[0]
    rows = [row.split("|")[1] for row in table.splitlines()]
    assert given == {code for row in rows for code in re.findall(r"`([a-z-]+)`", row)}
