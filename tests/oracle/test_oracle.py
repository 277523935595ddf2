"""The oracle against the samples, against its own games, and in single positions."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.oracle.loaded_packs import CITIES, PACK, RECORDS, SHA256, Record, judged
from tests.oracle.naive_players import PLAYERS, lay_out, play_game, shuffled
from tests.oracle.naive_scoring import ranking
from tests.oracle.naive_table import Table
from tests.oracle.pack_facts import payments


def a_game(city: str, names: list[str], seed: int) -> Record:
    """A game between these players."""
    players = [PLAYERS[name] for name in names]
    return play_game(PACK[city], SHA256[city], len(names), players, random.Random(seed))


def a_table(city: str, seats: int) -> Table:
    """A table just dealt."""
    start = lay_out(PACK[city], random.Random(1))
    return Table.start(PACK[city], seats, start["deck"], start["tickets"], start.get("souvenirs"), sorted)


def at_turns(city: str, seats: int) -> Table:
    """A table at its first turn."""
    table = a_table(city, seats)
    while table.phase != "turn":
        table.play(table.legal()[0])
    return table


@pytest.mark.parametrize("index", range(19))
def test_sample(index: int) -> None:
    """Another implementation's record replays exactly, counts and all."""
    assert len(RECORDS) == 19
    assert judged(RECORDS[index]) == []


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_one_kind(city: str, seats: int) -> None:
    """Each player against itself."""
    for name in PLAYERS:
        assert judged(a_game(city, [name] * seats, seats)) == [], name


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_mixed_kinds(city: str, seats: int) -> None:
    """Players drawn at random."""
    rng = random.Random(f"{city} {seats}")
    for seed in range(8):
        names = [rng.choice(list(PLAYERS)) for _ in range(seats)]
        assert judged(a_game(city, names, seed)) == [], names


@pytest.mark.parametrize("city", CITIES)
def test_between_plies(city: str) -> None:
    """D7, and nothing is ever lost: the cards, the tickets, the pieces; each legal move is there once."""
    rng = random.Random(city)
    start = lay_out(PACK[city], rng)
    table = Table.start(
        PACK[city],
        4,
        start["deck"],
        start["tickets"],
        start.get("souvenirs"),
        lambda cards: shuffled(cards, rng),
    )
    while not table.over:
        open_cards = [card for card in table.market if card is not None]
        cards = [kind for hand in table.hands for kind, count in hand.items() for _ in range(count)]
        assert sorted(cards + open_cards + table.stack + table.discards) == sorted(start["deck"])
        tickets = [ticket for seat in range(4) for ticket in table.kept[seat] + table.offered[seat]]
        assert sorted(tickets + table.ticket_stack) == sorted(start["tickets"])
        assert table.stack or not table.discards
        assert None not in table.market or not table.stack
        assert len(set(table.legal())) == len(table.legal()) > 0
        name = rng.choice(list(PLAYERS))
        table.play(PLAYERS[name](table, rng))
    assert table.legal() == []


def test_t2_no_moves_is_reached() -> None:
    """T2: among some deadlock games there is one that ends because all pass."""
    games = [a_game("berlin", ["deadlock"] * 4, seed) for seed in range(12)]
    stuck = [game for game in games if game["result"]["reason"] == "no-moves"]
    assert stuck
    for game in stuck:
        assert [ply["move"] for ply in game["plies"][-4:]] == ["pass"] * 4
        assert judged(game) == []


def recording(
    seen: list[list[str]], then: Callable[[list[str]], list[str]]
) -> Callable[[list[str]], list[str]]:
    """A shuffler that notes what it was given."""

    def shuffler(discards: list[str]) -> list[str]:
        """Note and pass on."""
        seen.append(list(discards))
        return then(discards)

    return shuffler


def test_d7_the_gap_is_filled_before_the_market_is_judged() -> None:
    """D7 (1), (2), (3): shuffle for the gap, fill it, sweep, fill from what is left, shuffle for the rest."""
    table = at_turns("london", 2)
    seen: list[list[str]] = []
    table.shuffler = recording(seen, lambda cards: sorted(cards, reverse=len(seen) == 1))
    table.market, table.stack, table.discards = ["wild", "wild", "blue", "blue", None], [], ["blue", "wild"]
    table.settle()
    assert seen == [["blue", "wild"], ["blue", "blue", "wild", "wild", "wild"]]
    assert table.market == ["blue", "blue", "blue", "wild", "wild"]
    assert (table.stack, table.discards) == (["wild"], [])


def test_d7_sweep_before_shuffle() -> None:
    """D7 (3) before (4): with a full market the sweep comes first, and one shuffle takes all six cards."""
    table = at_turns("london", 2)
    seen: list[list[str]] = []
    table.shuffler = recording(seen, sorted)
    table.market, table.stack, table.discards = ["wild", "wild", "wild", "blue", "blue"], [], ["pink"]
    table.settle()
    assert seen == [["blue", "blue", "pink", "wild", "wild", "wild"]]
    assert (table.market, table.stack) == (["blue", "blue", "pink", "wild", "wild"], ["wild"])


def test_d4_stays_when_nothing_is_better() -> None:
    """D4: with only two cards not wild outside the hands the market stays as it is."""
    table = at_turns("london", 2)
    table.market, table.stack, table.discards = ["wild", "wild", "wild", "blue", "blue"], ["wild"], []
    table.settle()
    assert table.market == ["wild", "wild", "wild", "blue", "blue"]
    table.discards = ["pink"]
    table.shuffler = sorted
    table.settle()
    assert table.market.count("wild") < 3


def test_d6_no_second_card() -> None:
    """D3, D6: where only wilds lie open and the stack is empty, the turn ends after the first card."""
    table = at_turns("london", 2)
    table.market, table.stack, table.discards = ["wild", "wild", "blue", None, None], [], []
    table.play("take blue")
    assert (table.seat, table.phase) == (1, "turn")
    assert "take wild" in table.legal()
    assert "draw" not in table.legal()
    table.play("take wild")
    assert table.seat == 0


def test_c2_c6_payments() -> None:
    """C2, C6: gray, all wild once, and one wild for a ferry."""
    hand = {"blue": 2, "red": 1, "wild": 2}
    gray = {"colour": "gray", "length": 2}
    expected = ["blue*2", "blue*1+wild*1", "red*1+wild*1", "wild*2"]
    assert payments(hand, gray, ["blue", "red"]) == expected
    assert payments(hand, {**gray, "ferries": 1}, ["blue", "red"]) == expected[1:]
    assert payments(hand, {"colour": "blue", "length": 4}, ["blue", "red"]) == ["blue*2+wild*2"]


def test_c8_choice_and_no_choice() -> None:
    """C8: both ends give a choice, one end is taken at once, a symbol owned already is not offered."""
    table = at_turns("san-francisco", 2)
    table.tokens = {"alcatraz": ("sea-lion", 1), "pier-39": ("fog-horn", 1), "castro": ("fog-horn", 1)}
    table.hands[0].update(wild=8)
    table.play("claim alcatraz--pier-39 wild*2")
    assert table.legal() == ["souvenir alcatraz", "souvenir pier-39"]
    table.play("souvenir pier-39")
    assert table.souvenirs[0] == ["fog-horn"]
    assert table.seat == 1
    table.play("tickets")
    table.play(table.legal()[0])
    table.play("claim castro--mission:1 wild*2")
    assert table.souvenirs[0] == ["fog-horn"]
    assert table.tokens["castro"] == ("fog-horn", 1)


def test_e1_last_round() -> None:
    """E1: everyone has one more turn, the seat that began the last round being the last."""
    table = at_turns("london", 3)
    table.pieces[0] = {"bus": 3}
    table.hands[0]["wild"] = 1
    table.play("claim trafalgar-square--big-ben wild*1")
    order: list[int] = []
    while not table.over:
        if table.phase == "turn":
            order.append(table.seat)
        table.play("tickets" if table.phase == "turn" else table.legal()[0])
    assert order == [1, 2, 0]
    assert table.reason == "last-round"


def test_e1_a_last_round_of_passes() -> None:
    """E1, T2: a last round in which all pass ends the game as a last round, any other as no-moves."""
    for turns_left, reason in ((2, "last-round"), (None, "no-moves")):
        table = at_turns("london", 2)
        table.market, table.stack, table.discards, table.ticket_stack = [None] * 5, [], [], []
        table.hands = [dict.fromkeys(hand, 0) for hand in table.hands]
        table.turns_left = turns_left
        for _ in range(2):
            assert table.legal() == ["pass"]
            table.play("pass")
        assert table.over
        assert table.result()["reason"] == reason


def test_e5_ranking() -> None:
    """E5: points, then completed tickets, then a shared place."""
    totals = [(20, 1), (30, 1), (20, 1), (20, 0)]
    assert ranking([{"total": total, "completed": completed} for total, completed in totals]) == [2, 1, 2, 4]


def test_s7_s8_counts() -> None:
    """S7, S8: two symbols on the free places, then the other one on one place less; by whom."""
    for seats, placers in ((2, [1, 1]), (3, [2, 1]), (4, [3, 2])):
        table = a_table("san-francisco", seats)
        for _ in range(seats):
            table.play(table.legal()[0])
        for placer, count in zip(placers, (30, 14), strict=True):
            assert (table.phase, table.seat, len(table.legal())) == ("place", placer, count)
            table.play(table.legal()[-1])
        assert (table.phase, table.seat) == ("turn", 0)


def test_shuffled_is_a_permutation() -> None:
    """The generator's shuffle loses nothing."""
    assert sorted(shuffled(["a", "b", "b"], random.Random(0))) == ["a", "b", "b"]
