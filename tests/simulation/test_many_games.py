"""Simulations: the same whatever the workers, the same as at a table, and accepted by the oracle."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from crosstown import Game, Record, RecordError, TextError
from crosstown.cities import city_names, load_city
from crosstown.game.records.seeds import nth_seed
from crosstown.players.built_in_players import POLICIES, make_player
from crosstown.simulation.kernel_speed import Bench
from crosstown.simulation.many_games import CHUNK, LOGGED_CHUNK, simulate
from crosstown.simulation.play_game import play_game
from crosstown.simulation.played_games import play_seeds
from tests.oracle.loaded_packs import judged

TABLES = [(city, seats) for city in city_names() for seats in (2, 3, 4)]


@pytest.mark.parametrize(("city", "seats"), TABLES)
@pytest.mark.parametrize("player", POLICIES)
def test_the_oracle_accepts_every_record(city: str, seats: int, player: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    simulate(city, seats, (player,), 8, seed=seats, records=path)
    for line in path.read_bytes().splitlines():
        assert judged(json.loads(line)) == []


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_a_simulated_game_is_the_game_at_a_table(city: str, seats: int, tmp_path: Path) -> None:
    names = tuple(POLICIES)[1 : 1 + seats]
    path = tmp_path / "games.jsonl"
    simulate(city, seats, names, 3, seed=11, records=path)
    for number, record in enumerate(Record.load_all(path)):
        game = play_game(load_city(city), [make_player(name) for name in names], nth_seed(11, number))
        assert game.record().to_json() == record.to_json()
        assert Game.replay(record) == game


def test_workers_change_nothing(tmp_path: Path) -> None:
    games = 2 * LOGGED_CHUNK + 50
    one = simulate("berlin", 3, ("chaos",), games, seed=5, workers=1, records=tmp_path / "one.jsonl")
    two = simulate("berlin", 3, ("chaos",), games, seed=5, workers=2, records=tmp_path / "two.jsonl")
    assert one.results.tobytes() == two.results.tobytes()
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()
    assert one.summary() == two.summary()


def test_records_change_no_result(tmp_path: Path) -> None:
    plain = simulate("london", 2, "random", 300, seed=3)
    logged = simulate("london", 2, ("random",), 300, seed=3, records=tmp_path / "games.jsonl")
    assert plain.results.tobytes() == logged.results.tobytes()


def test_results_are_those_of_the_records(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    simulation = simulate("san-francisco", 4, ("random",), 40, seed=9, records=path)
    for result, record in zip(simulation.results, Record.load_all(path), strict=True):
        assert record.result
        assert [seat.total for seat in record.result.seats] == result["total"].tolist()
        assert list(record.result.ranking) == result["place"].tolist()
        assert len(record.plies) == result["plies"]


def test_progress_is_told_to_the_end() -> None:
    told: list[int] = []
    simulate("london", 2, ("random",), CHUNK + 10, seed=1, on_progress=told.append)
    assert told == [CHUNK, CHUNK + 10]


def test_a_summary_counts_shared_wins_in_part() -> None:
    summary = simulate("london", 4, ("random",), 3000, seed=2).summary()
    assert sum(seat.wins.value for seat in summary.seats) == pytest.approx(1)
    assert summary.ties.value > 0
    assert summary.shortest <= summary.plies.value <= summary.longest
    assert sum(summary.endings.values()) == 3000
    first = summary.seats[0]
    assert first.routes.value + first.tickets.value + first.bonus.value == pytest.approx(first.score.value)
    assert 0 < first.completion.value < 1


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    truth = simulate("london", 2, ("random",), 20000, seed=77).summary().seats[0].score.value
    runs = [simulate("london", 2, ("random",), 200, seed=seed).summary().seats[0].score for seed in range(60)]
    held = np.mean([estimate.low <= truth <= estimate.high for estimate in runs])
    assert held > 0.85


@pytest.mark.parametrize(
    ("players", "seats", "games", "workers", "code"),
    [
        (("nobody",), 2, 1, 1, "unknown-player"),
        (("hard",), 2, 1, 1, "not-simulated"),
        (("random", "random", "random"), 2, 1, 1, "bad-players"),
        (("random",), 5, 1, 1, "bad-seats"),
        (("random",), 2, 0, 1, "bad-number"),
        (("random",), 2, 1, 0, "bad-number"),
    ],
)
def test_nonsense_is_refused(
    players: tuple[str, ...], seats: int, games: int, workers: int, code: str
) -> None:
    with pytest.raises(TextError, match=rf"\[{code}\]$"):
        simulate("london", seats, players, games, seed=1, workers=workers)


def test_records_that_cannot_be_written_leave_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"\[record-unwritable\]$"):
        simulate("london", 2, ("random",), 1, seed=1, records=tmp_path / "nowhere" / "games.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_a_single_game_has_a_summary_that_claims_nothing_of_others() -> None:
    data = simulate("london", 2, ("random",), 1, seed=4).summary().to_dict()
    assert json.loads(json.dumps(data, allow_nan=False)) == data
    assert data["plies"]["mean"] == data["shortest"] == data["longest"]
    assert data["plies"]["margin"] is data["seats"][0]["score"]["margin"] is None


def test_the_last_positions_come_without_records() -> None:
    city, seeds = load_city("berlin"), [5, 1, 2**127]
    plain = play_seeds(city, ("random", "random"), seeds)
    ended = play_seeds(city, ("random", "random"), seeds, finals=True)
    logged = play_seeds(city, ("random", "random"), seeds, logged=True)
    assert (len(plain.finals), len(ended.finals), len(ended.records)) == (0, 3, 0)
    assert ended.finals.tobytes() == logged.finals.tobytes()
    assert plain.results.tobytes() == ended.results.tobytes() == logged.results.tobytes()


def test_both_kinds_of_random_play_that_are_timed_end_their_games() -> None:
    bench = Bench(load_city("london"))
    assert 40 * 20 < bench.random_games(20, True) < 120 * 20
    assert 40 * 20 < bench.random_games(20, False) < 120 * 20
    assert bench.python_loop(3) > 3 * 30


def test_counts_of_chunks_add_up() -> None:
    games = 2 * LOGGED_CHUNK + 7
    done = simulate("london", 3, ("chaos",), games, seed=6, workers=2, count=True)
    whole = play_seeds(done.city, done.players, [nth_seed(6, at) for at in range(games)], counted=True)
    assert done.counts is not None
    assert done.counts.tobytes() == whole.counts.tobytes()
    assert int(done.counts["games"][0]) == games
    assert int(done.counts["plies"][0, 0]) == int(done.results["plies"].sum())
    assert done.counts["scores"][0].sum(axis=1).tolist() == [games, games, games, 0]
