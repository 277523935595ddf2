"""Duels between players: paired deals, a journal that a later run goes on from, and tables of results."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from crosstown import DataError
from crosstown.cities import city_names
from training import measure
from training.duel import Asked, Duel, Journal, Played, line_of, missing, play, play_one, read_duel, result_of

RANDOMLY = Duel("london", 2, "medium", "random")


def asked(journal: Journal, deals: int, *duels: Duel) -> list[Asked]:
    return list(missing(duels or (RANDOMLY,), lambda _: deals, journal, 5, ()))


def test_a_duel_is_read_from_its_words() -> None:
    assert read_duel("berlin~1001,4,expert:0,hard:9") == Duel("berlin~1001", 4, "expert:0", "hard:9")


@pytest.mark.parametrize(
    "text", ["london", "london,2,hard", "london,two,hard,easy", "london,2,hard,easy,easy"]
)
def test_what_is_no_duel_is_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match=f"'{text}' is not CITY,SEATS,FIRST,SECOND"):
        read_duel(text)


def test_every_deal_is_played_from_every_seat_and_duels_take_turns() -> None:
    four = RANDOMLY._replace(seats=4)
    found = [(one.duel.seats, one.seed, one.seat) for one in asked(Journal(None), 2, RANDOMLY, four)]
    once = [(2, seat) for seat in range(2)] + [(4, seat) for seat in range(4)]
    assert found == [(seats, seed, seat) for seed in (5, 6) for seats, seat in once]


def test_the_same_game_ends_alike() -> None:
    game = Asked(RANDOMLY, 3, 1)
    assert play_one(game) == play_one(game)
    assert play_one(game).won == 1.0


def test_a_run_goes_on_where_the_last_one_stopped(tmp_path: Path) -> None:
    path = tmp_path / "kept" / "games.jsonl"
    journal = Journal(path)
    play(iter(asked(journal, 2)[:3]), journal, minutes=5, workers=1)
    with path.open("a") as file:
        file.write('[["london", 2, "medium"')  # killed while it wrote
    again = Journal(path)
    assert again.games == journal.games
    assert [(one.seed, one.seat) for one in asked(again, 2)] == [(6, 1)]
    play(iter(asked(again, 2)), again, minutes=5, workers=1)
    assert Journal(path).games == again.games, "the game after the torn line is there"
    assert not asked(Journal(path), 2)


def test_games_of_another_network_do_not_count(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    journal = Journal(path)
    play(iter(asked(journal, 1)), journal, minutes=5, workers=1)
    first, *games = path.read_text().splitlines()
    path.write_text("\n".join([*games, '{"network": "abc"}', *games]) + "\n")
    with pytest.raises(DataError, match=r"games\.jsonl, line 3: .* \[other-network\]") as found:
        Journal(path)
    assert found.value.offender == "abc"
    path.write_text("\n".join([first, *games, first, *games]) + "\n")  # two machines' games, joined
    assert Journal(path).games == journal.games


def test_without_time_nothing_is_played() -> None:
    journal = Journal(None)
    play(iter(asked(journal, 2)), journal, minutes=0, workers=1)
    assert not journal.games


def test_only_whole_deals_count() -> None:
    journal = Journal(None)
    journal.add(Played(RANDOMLY, 1, 1, (33, 30), (1, 2)))
    journal.add(Played(RANDOMLY, 1, 0, (29, 20), (1, 2)))
    journal.add(Played(RANDOMLY, 2, 0, (29, 29), (1, 1)))
    assert [one.won for one in journal.games.values()] == [0.0, 1.0, 0.5]
    assert [one.seat for one in journal.deals(RANDOMLY)[0]] == [0, 1]
    estimate, lead, games = result_of([RANDOMLY], journal)
    assert (estimate.value, estimate.count, lead, games) == (0.5, 1, 3.0, 2)
    assert line_of(RANDOMLY, journal)["won"] == 50.0
    assert line_of(RANDOMLY._replace(seats=3), journal)["games"] == 0


@pytest.mark.parametrize("kind", measure.DEALS)
def test_every_kind_has_its_duels_and_a_table(kind: str) -> None:
    found = list(measure.duels(kind, 0.5))
    assert {duel.city for duel in found} == set(measure.UNSEEN_MAPS if kind == "unseen" else city_names())
    journal = Journal(None)
    assert measure.table(kind, journal, 0.5) == f"**{kind}**: no games yet"
    seats = found[0].seats
    for seat in range(seats):
        places = tuple(1 + (seat != at) for at in range(seats))
        journal.add(Played(found[0], 0, seat, tuple(30 - place for place in places), places))
    first, *others = measure.table(kind, journal, 0.5).splitlines()[4:]
    assert "| 100.0 % (" in first
    assert first.endswith(f"| +1.0 | {seats} |")
    assert len(others) == len(found) - 1 + (kind in measure.COUNTED_TOGETHER)
    assert all(line.endswith("| – | – | 0 |") for line in others[: len(found) - 1])


def test_cities_are_counted_together() -> None:
    journal = Journal(None)
    for duel, totals, places in (
        (measure.equal_time("london", 2, 0.5), (30, 28), (1, 2)),
        (measure.equal_time("berlin", 2, 0.5), (30, 36), (2, 1)),
    ):
        journal.add(Played(duel, 0, 0, totals, places))
        journal.add(Played(duel, 0, 1, totals[::-1], places[::-1]))
    together = measure.table("two-seats", journal, 0.5).splitlines()[-1]
    assert together.startswith("| all | 2 | `expert` | `hard` | 50.0 %")
    assert together.endswith("| 4 |")


def test_budgets_follow_from_the_time() -> None:
    whole, tenth = (next(measure.duels("two-seats", seconds)) for seconds in (0.5, 0.05))
    for one, other in zip(whole[2:], tenth[2:], strict=True):
        assert int(str(one).partition(":")[2]) == pytest.approx(10 * int(str(other).partition(":")[2]), abs=5)
