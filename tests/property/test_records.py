"""Records: they round-trip, every prefix replays and plays on, and a damaged one is refused whole."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from crosstown import City, Game, Record, RecordError
from tests.oracle.loaded_packs import PACK, judged
from tests.oracle.naive_table import Table
from tests.parity.run_modes import run_python
from tests.property.odd_choices import TABLES, Chaos, finished, walk
from tests.rules.positions import a_start

Json = dict[str, Any]


def plain(game: Game) -> Json:
    """A game's record as plain data."""
    told: Json = json.loads(game.record().to_json())
    return told


def replayed(told: object) -> Game:
    """The game of a record given as plain data."""
    return Game.replay(Record.from_json(json.dumps(told)))


def refusal(text: str | bytes) -> RecordError | None:
    """Why a record is refused, or None where it replays. Any other error is a bug."""
    try:
        Game.replay(Record.from_json(text))
    except RecordError as error:
        return error
    return None


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_records_round_trip(city: str, seats: int, tmp_path: Path) -> None:
    for seed in range(2):
        for game in walk(city, seats, seed):
            if game.ply % 17 == 0 or game.over:
                record = game.record()
                text = record.to_json()
                assert Record.from_json(text) == record
                assert Record.from_json(text.decode()).to_json() == text
                record.dump(tmp_path / "game.json")
                assert (tmp_path / "game.json").read_bytes() == text + b"\n"
                assert Record.load(tmp_path / "game.json") == record
        assert game.over
        assert Game.replay(record).record().to_json() == text


def test_many_records_in_one_file(tmp_path: Path) -> None:
    records = [finished(city, seats, 0).record() for city, seats in TABLES]
    Record.dump_all(records, tmp_path / "games.jsonl")
    assert list(Record.load_all(tmp_path / "games.jsonl")) == records


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_every_prefix_replays_to_the_same_position(city: str, seats: int) -> None:
    whole = finished(city, seats, 1).record()
    for game in walk(city, seats, 1):
        if game.ply % 12 and not game.over:
            continue
        part = Game.replay(whole, plies=game.ply)
        assert part == game
        assert part.plies == game.plies
        assert part.shuffles == game.shuffles
        assert list(part.legal_moves) == list(game.legal_moves)
        assert Game.replay(game.record()) == game


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_a_seeded_game_plays_on_from_any_ply_as_it_did(city: str, seats: int) -> None:
    """The shuffles still to come are those of the seed, also after a replay across earlier shuffles."""
    whole = finished(city, seats, 1)
    record = whole.record()
    for plies in (0, 1, whole.ply // 4, whole.ply // 2, 3 * whole.ply // 4, whole.ply - 1):
        game = Game.replay(record, plies=plies)
        for ply in record.plies[plies:]:
            game.play(ply.move)
        assert game.shuffles == whole.shuffles, f"from ply {plies}"
        assert game.record() == record


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_a_record_without_its_seed_replays_too(city: str, seats: int) -> None:
    game = finished(city, seats, 4)
    for seedless in ({**plain(game), "seed": None}, {k: v for k, v in plain(game).items() if k != "seed"}):
        again = replayed(seedless)
        assert again.result == game.result
        assert again.seed is None
        assert again.plies == game.plies
        assert plain(again) == {**seedless, "seed": None}


def test_a_record_without_its_seed_has_the_same_moves_in_the_same_order() -> None:
    """The two left-over souvenirs have no order in a record, so the game must not have one of its own."""
    for seed in range(8):
        game = Game.new("san-francisco", 3, seed=seed)
        for _ in range(3):
            game.play(game.legal_moves[0])
        again = replayed({**plain(game), "seed": None})
        assert list(again.legal_moves) == list(game.legal_moves)


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_counts_and_cards_may_be_left_out(city: str, seats: int) -> None:
    game = finished(city, seats, 5)
    told = plain(game)
    for ply in told["plies"]:
        ply.pop("card", None)
        del ply["legal"]
    assert replayed(told).record() == game.record()


def test_extra_may_stand_in_any_object() -> None:
    for city in ("london", "san-francisco", "berlin"):
        game = finished(city, 3, 2)
        told = plain(game)
        places = [told, told["city"], *told["seats"], told["start"], *told["plies"], told["result"]]
        places += [*told["result"]["seats"], *(seat["bonuses"] for seat in told["result"]["seats"])]
        if "souvenirs" in told["start"]:
            places.append(told["start"]["souvenirs"])
        for place in places:
            place["extra"] = {"note": ["anything", {"at": 1.5}], "extra": None}
        assert judged(told) == []
        again = replayed(told)
        assert (again.plies, again.result) == (game.plies, game.result)
        record = Record.from_json(json.dumps(told))
        assert json.loads(record.to_json()) == told


def test_extra_does_not_change_the_shuffles_to_come() -> None:
    whole = finished("london", 3, 1)
    told = plain(whole)
    told["start"]["extra"] = {"note": "from the attic"}
    game = Game.replay(Record.from_json(json.dumps(told)), plies=0)
    for ply in whole.plies:
        game.play(ply.move)
    assert game.shuffles == whole.shuffles


SCRAP: list[Any] = [
    None, True, False, 0, 1, -1, 7, 2**31, 2**63, 10**40, 1.5, "", "x", "wild", "blue", "draw", "pass",
    "é\u0000", "42", "keep a--b", "claim a--b wild*1", "a" * 5000, [], [[]], {}, {"extra": {}}, {"a": 1},
    ["blue"], [1, 2],
]  # fmt: skip


def spots(thing: Any) -> list[tuple[Any, Any]]:
    """Every container in some plain data with every key or index in it."""
    found: list[tuple[Any, Any]] = []
    keys = list(thing) if isinstance(thing, dict) else list(range(len(thing)))
    for key in keys:
        found.append((thing, key))
        if isinstance(thing[key], (dict, list)):
            found += spots(thing[key])
    return found


def damage(told: Json, rng: random.Random) -> Json:
    """A copy with something taken out, put in, exchanged, doubled or replaced."""
    told = deepcopy(told)
    places = spots(told)
    # deep lists have most of the spots: half of the damage goes to the upper levels
    upper = [(holder, key) for holder, key in places if isinstance(holder, dict) and "move" not in holder]
    holder, key = rng.choice(upper if rng.random() < 0.5 else places)
    way = rng.choice(["drop", "replace", "replace", "borrow", "double", "swap", "add"])
    if way == "drop":
        del holder[key]
    elif way == "replace":
        holder[key] = rng.choice(SCRAP)
    elif way == "borrow":
        source, other = rng.choice(places)
        holder[key] = deepcopy(source[other])
    elif way == "double" and isinstance(holder, list):
        holder.insert(rng.randint(0, len(holder)), deepcopy(holder[key]))
    elif way == "swap" and isinstance(holder, list):
        other = rng.randrange(len(holder))
        holder[key], holder[other] = holder[other], holder[key]
    elif way == "add" and isinstance(holder, dict):
        holder[rng.choice(["note", "move", "legal", "card", "", "Extra"])] = rng.choice(SCRAP)
    return told


def oracle_accepts(told: Json) -> bool:
    """Whether the oracle finds nothing wrong with a record; a city it has no pack of is wrong."""
    try:
        return judged(told) == []
    except (KeyError, TypeError):
        return False


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_a_damaged_record_is_refused_whole_or_fits_after_all(city: str, seats: int) -> None:
    """Only RecordError, and only where the oracle, too, finds something wrong."""
    rng = random.Random(f"damage {city} {seats}")
    whole = finished(city, seats, 6)
    half = Game.replay(whole.record(), plies=whole.ply // 2)
    accepted = 0
    for told in (plain(whole), plain(half)):
        for _ in range(20):
            broken = damage(told, rng)
            error = refusal(json.dumps(broken))
            accepted += error is None
            assert oracle_accepts(broken) == (error is None), error or judged(broken)
    assert accepted < 30


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_damaged_text_is_refused_whole(city: str, seats: int) -> None:
    rng = random.Random(f"text {city} {seats}")
    text = finished(city, seats, 6).record().to_json()
    for _ in range(60):
        broken = bytearray(text)
        way = rng.randrange(3)
        if way == 0:
            broken = broken[: rng.randrange(len(broken))]
        elif way == 1:
            broken[rng.randrange(len(broken))] = rng.randrange(256)
        else:
            at = rng.randrange(len(broken))
            del broken[at : at + rng.randint(1, 40)]
        refusal(bytes(broken))


def test_a_refused_record_leaves_nothing_behind() -> None:
    """The kernel is told the record's shuffles while it replays; a failure must not leave them to others."""
    before = finished("london", 3, 1)
    assert before.shuffles
    told = plain(finished("london", 3, 2))
    told["plies"][-1]["move"] = "claim baker-street--hyde-park wild*8"
    with pytest.raises(RecordError):
        replayed(told)
    told = plain(finished("london", 3, 2))
    told["shuffles"][0].reverse()
    told["shuffles"][0][0] = "pink" if told["shuffles"][0][0] != "pink" else "blue"
    with pytest.raises(RecordError, match=r"\[wrong-shuffle\]$"):
        replayed(told)
    assert finished("london", 3, 1) == before


def test_another_order_of_a_shuffle_is_another_game_and_a_right_one() -> None:
    """A record needs no generator: its shuffles are followed whatever the seed would have given."""
    whole = finished("berlin", 2, 3)
    game = Game.replay(whole.record(), plies=0)
    chaos = Chaos("until the first shuffle")
    while not game.shuffles:
        game.play(chaos.choose(game))
    told = plain(game)
    told["shuffles"][0].reverse()
    assert oracle_accepts(told)
    again = replayed(told)
    assert list(again.shuffles[0]) == told["shuffles"][0]


def up_to_the_sweeps() -> Json:
    """In the last ply, taking a plain card brings up a third wild; three plain cards are left for the sweeps
    to find. The shuffles are missing."""
    city = City.load("london")
    cards = [colour for colour in city.colours for _ in range(6)]
    deck = [*cards[:4], "wild", "wild", *cards[4:7], *cards[7:35], *["wild"] * 6, cards[35]]
    game = Game.from_start(city, a_start(city, deck), ["Ada", "Bo"])
    for _ in range(2):
        game.play(game.legal_moves[0])
    for _ in range(28):
        game.play("draw")
    assert game.stack == ("wild",) * 6 + (cards[35],)
    taken = next(card for card in game.market if card not in (None, "wild"))
    told = plain(game)
    told["plies"].append({"seat": game.turn, "move": f"take {taken}"})
    return told


def test_a_ply_of_endless_sweeps_is_played_or_refused_by_name() -> None:
    """D4 as often as the record says. However long a ply is, nothing but RecordError may come of it."""
    told = up_to_the_sweeps()
    shuffles: list[list[str]] = []

    def wilds_first(discards: list[str]) -> list[str]:
        """Six hundred times an order that brings up three wilds or more; then one that does not."""
        mixed = sorted(discards, key="wild".__eq__, reverse=len(shuffles) < 600)
        shuffles.append(mixed)
        return mixed

    start = told["start"]
    table = Table.start(PACK["london"], 2, start["deck"], start["tickets"], None, wilds_first)
    for ply in told["plies"]:
        table.play(ply["move"])
    assert len(shuffles) >= 600
    told["shuffles"] = shuffles
    assert judged(told) == []
    error = refusal(json.dumps(told))
    if error is None:
        assert [list(stack) for stack in replayed(told).shuffles] == shuffles


def test_a_shuffle_with_a_wrong_card_in_it_does_not_keep_the_kernel_busy_for_ever(tmp_path: Path) -> None:
    """Its first cards bring up wilds again and again; a kernel that followed only these would never end."""
    told = up_to_the_sweeps()
    told["shuffles"] = [["wild"] * 8 + ["mauve"] * 20]
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(told))
    program = f"""
from crosstown import Game, Record, RecordError
try:
    Game.replay(Record.load({str(path)!r}))
except RecordError as error:
    print(error.code)
"""
    assert run_python("-c", program, seconds=60) == ["wrong-shuffle"]
