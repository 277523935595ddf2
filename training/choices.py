"""Which settings of the expert's search choose better, without playing thousands of whole games.

    python -m training.choices '{"deals": 2, "swaps": 0}' '{}' --seats 4

All settings choose in the same positions of games between `expert` and `hard`. Where one chooses otherwise
than the first of them, the real game is played on many times after either move: only the stack is shuffled
anew, and at every seat the network decides at first sight. What these games were worth to the mover tells who
chose better.

A setting is JSON, with names of ``networks/index.json`` or of `SearchSettings`: ``--help`` says what they
mean. What it does not name is as in use. Each has as many simulations as fit into ``--seconds`` of the
processor.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache, partial
from multiprocessing import get_context
from random import Random
from typing import Annotated, Any, NamedTuple

import msgspec
import numpy as np
from msgspec import Meta

from crosstown import City, Game
from crosstown.cities import city_names
from crosstown.cities.kernel_city import compile_city
from crosstown.cli.output.error_messages import run_guarded
from crosstown.cli.output.progress import progress_bar
from crosstown.errors import shape_error
from crosstown.game.position import workspace
from crosstown.players.built_in_players import make_player
from crosstown.players.engine.network.integer_network import EVALUATION
from crosstown.players.engine.planning.move_candidates import MAX_CANDIDATES
from crosstown.players.engine.planning.planner_weights import new_memories
from crosstown.players.engine.search.search_nodes import SEARCH
from crosstown.players.engine.training_games import DECISION, play_on, tell_worths
from crosstown.players.expert_player import EXPERT, ExpertPlayer
from crosstown.players.search_player import Budget, SearchSettings, set_search
from crosstown.players.trained_networks import (
    SearchUse,
    TrainedNetwork,
    index,
    network_arrays,
    network_for,
    trained_network,
)
from crosstown.rules.kernel.state import GAME, RESULT, Array, blank
from crosstown.simulation.intervals import Estimate, ratio
from training.duel import LAST_SEED, MOST_WORKERS, between, compile_players

Setting = dict[str, int]
PLAYERS = ("expert:300", "hard:800")  # one of the first, the others at all other seats
ONE_OF = 5  # decisions is taken from their games
FEW = 1_500  # simulations to find a pace, in so many positions of each city
TRIED = 30
MOST_PLIES = 1000  # no game has more


class WholeSetting(SearchUse, frozen=True):
    """All numbers of a setting, within their bounds."""

    breadth: Annotated[int, Meta(ge=2, le=MAX_CANDIDATES)] = EXPERT.breadth
    trust: Annotated[int, Meta(ge=0, le=10_000)] = EXPERT.trust
    explore: Annotated[int, Meta(ge=0, le=10_000)] = EXPERT.explore
    win_share: Annotated[int, Meta(ge=0, le=1000)] = EXPERT.win_share


NAMES = WholeSetting.__struct_encode_fields__
MEANINGS = """names in settings:
  playouts     thousandths that games played to their end count beside the network's values, 0 to 1000
  deals        from so many deals the likelier ones are taken more often, 1 to 100
  temperature  what the network's likes of moves are divided by, 1 to 100
  swaps        exchanges of tickets tried between two rounds, 0 to 100; with 0 every round deals anew
  breadth      most moves that are tried at the root, 2 to 128
  trust        thousandths that a less liked move must be better by, while little was tried, 0 to 10000
  explore      thousandths that likes count against results, 0 to 10000
  win_share    thousandths that winning counts, the margin being the rest, 0 to 1000
"""


class Position(NamedTuple):
    """A game as the kernel has it, whose move it is, and what the game was worth to that seat in the end."""

    city: str
    seat: int
    seed: int
    game: bytes
    worth: float

    @property
    def game_number(self) -> tuple[str, int]:
        return self.city, self.seed // MOST_PLIES

    def games(self, count: int = 1) -> Array:
        found = blank(GAME, count)
        found[:1] = np.frombuffer(self.game, GAME)
        return found


class Chosen(NamedTuple):
    """A choice: the move as the kernel's number, what the search expected of it, and what it took."""

    move: int
    expected: float
    simulations: int
    seconds: float


def settings_in(text: str) -> Setting:
    """A setting from its JSON."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise argparse.ArgumentTypeError(f"{text!r} is no JSON such as '{{\"deals\": 2}}'") from None
    if not isinstance(found, dict) or not all(type(number) is int for number in found.values()):
        raise argparse.ArgumentTypeError(f"{text!r} must give whole numbers by name")
    unknown = sorted(set(found) - set(NAMES))
    if unknown:
        raise argparse.ArgumentTypeError(
            f"there is no setting {unknown[0]!r}: take some of {', '.join(NAMES)}"
        )
    try:
        msgspec.convert(found, WholeSetting)
    except msgspec.ValidationError as error:
        message, key = shape_error(error)
        bounds = message.replace("Expected `int`", "must be")
        raise argparse.ArgumentTypeError(f"{key[2:]} {bounds} in {text!r}") from None
    return found


def positions_of(job: tuple[str, int, int]) -> list[Position]:
    """One of five decisions of a game, by chance."""
    city, seats, seed = job
    game, chance = Game.new(city, seats, seed), Random(f"{city} {seed}")
    players = [make_player(PLAYERS[seat != seed % seats]) for seat in range(seats)]
    for seat, player in enumerate(players):
        player.start(game.city, seat, seats, seed)
    taken = []
    while game.turn is not None:
        view = game.view(game.turn)
        if len(view.legal_moves) > 1 and chance.randrange(ONE_OF) == 0:
            taken.append((game.turn, game.ply, game._games.tobytes()))
        game.play(players[game.turn].choose(view, view.legal_moves))
    worths = worths_of(game)
    return [
        Position(city, seat, MOST_PLIES * seed + ply, record, worths[seat]) for seat, ply, record in taken
    ]


def worths_of(game: Game) -> list[float]:
    """What a game was worth to each seat, as in training."""
    decisions = blank(DECISION)
    tell_worths(game._cities, game._games, blank(SEARCH), workspace(), blank(RESULT), decisions)
    return [worth / 1000 for worth in decisions["worth"][0, : game.seats].tolist()]


def whole_setting(setting: Setting, seats: int) -> WholeSetting:
    """A setting with what it does not name as in use."""
    in_use = msgspec.to_builtins(index().search[seats])
    return msgspec.convert({**in_use, **setting}, WholeSetting)


@lru_cache(maxsize=8)
def network_with(setting: WholeSetting) -> TrainedNetwork:
    return network_for(network_arrays(index()), setting)


def choose(setting: Setting, simulations: dict[str, int], position: Position) -> Chosen:
    """What the expert chooses with a setting and so many simulations in each city."""
    view = Game(City.load(position.city), position.games()).view(position.seat)
    player = ExpertPlayer(budget=Budget(simulations[position.city]))
    player.start(view.city, position.seat, view.seats, position.seed)
    whole = whole_setting(setting, view.seats)
    player.lead(network_with(whole))
    set_search(player._searches, SearchSettings(**{name: getattr(whole, name) for name in asdict(EXPERT)}))
    moves, began = view.legal_moves, time.process_time()
    move = moves.numbers[moves.index(player.choose(view, moves))]
    seconds, tried = time.process_time() - began, player.tried()
    expected = next(worth for number, _, worth in tried if number == move)
    return Chosen(move, expected, sum(visits for _, visits, _ in tried), seconds)


def paces(setting: Setting, positions: Sequence[Position], seconds: float) -> dict[str, int]:
    """The simulations that fit into so many seconds in each city."""
    found = {}
    for city in dict.fromkeys(position.city for position in positions):
        few = [position for position in positions if position.city == city][:TRIED]
        chosen = [choose(setting, {city: FEW}, position) for position in [few[0], *few]][1:]  # it is loaded
        searched = [one for one in chosen if one.simulations]
        taken = sum(one.seconds for one in searched)
        pace = sum(one.simulations for one in searched) / taken if taken else 0  # there is nothing to search
        found[city] = max(1, round(pace * seconds))
    return found


def worths_after(times: int, asked: tuple[Position, int]) -> Array:
    """What the real game was worth to the mover after a move, and its wins: means over so many games."""
    position, move = asked
    games, worths = position.games(2), np.zeros((times, 2), np.int64)
    network = trained_network(int(games["seats"][0]))
    seed = np.array([position.seed % 2**32, position.seed >> 32, 1, 0], np.uint32)
    play_on(
        compile_city(City.load(position.city)), games, move, blank(SEARCH), network.record, network.small,
        network.wide, blank(EVALUATION), new_memories(("medium",)), workspace(), blank(RESULT), seed, worths,
    )  # fmt: skip
    means: Array = worths.mean(axis=0) / 1000
    return means


def on_all_cores(workers: int, title: str, task: Any, jobs: Sequence[Any]) -> list[Any]:
    """The task with every job, in their order."""
    with get_context("fork").Pool(workers) as pool, progress_bar(title, len(jobs)) as tell:
        found = []
        for one in pool.imap(task, jobs, chunksize=4):
            found.append(one)
            tell(len(found))
        return found


class Compared(NamedTuple):
    """How much more the moves of a setting were worth than those of the first, where they are others."""

    others: int
    worth: Estimate
    wins: Estimate


def compare(
    first: list[Chosen], other: list[Chosen], positions: Sequence[Position], times: int, workers: int
) -> Compared:
    pairs = [
        (position, one.move, two.move)
        for position, one, two in zip(positions, first, other, strict=True)
        if one.move != two.move
    ]
    asked = [(position, move) for position, *moves in pairs for move in moves]
    worths = on_all_cores(workers, "games played on", partial(worths_after, times), asked)
    more = np.array(worths[1::2]).reshape(-1, 2) - np.array(worths[::2]).reshape(-1, 2)
    return Compared(len(pairs), *mean_of_games([position.game_number for position, *_ in pairs], more))


def mean_of_games(games: Sequence[tuple[str, int]], more: Array) -> tuple[Estimate, Estimate]:
    """Means of the columns. A game is one observation: its choices are about the same hidden hands."""
    numbers = {game: at for at, game in enumerate(dict.fromkeys(games))}
    which = [numbers[game] for game in games]
    counts = np.bincount(which, minlength=len(numbers))
    worth, wins = (ratio(np.bincount(which, column, len(numbers)), counts) for column in more.T)
    return worth, wins


def expectation(chosen: list[Chosen], positions: Sequence[Position]) -> str:
    """What a setting expected, and by how much it was wrong on the square, where it searched."""
    both = [(one.expected, at.worth) for one, at in zip(chosen, positions, strict=True) if one.simulations]
    if not both:
        return "– | – | –"
    expected, real = np.array(both).T
    return f"{expected.mean():.3f} | {real.mean():.3f} | {((expected - real) ** 2).mean():.3f}"


def percent(estimate: Estimate) -> str:
    if estimate.count < 2:
        return "–"
    return f"{100 * estimate.value:+.1f} ({100 * estimate.low:+.1f} to {100 * estimate.high:+.1f})"


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description="Which settings of the expert's search choose better.",
        epilog=MEANINGS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("settings", nargs="+", type=settings_in, help="JSON such as '{\"deals\": 2}'")
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument(
        "--games", type=between(1, 10_000), default=24, help="that positions are taken from, in each city"
    )
    parser.add_argument(
        "--seconds", type=between(0.001, 60.0), default=0.25, help="of the processor, for a move"
    )
    parser.add_argument(
        "--times", type=between(1, 100_000), default=128, help="that a game is played on after a move"
    )
    parser.add_argument("--seed", type=between(0, LAST_SEED), default=2 * 10**12, help="of the first game")
    parser.add_argument("--workers", type=between(1, MOST_WORKERS), default=os.cpu_count())
    options = parser.parse_args(words)
    compile_players()
    workers = options.workers
    jobs = [(city, options.seats, options.seed + at) for at in range(options.games) for city in city_names()]
    positions = [one for found in on_all_cores(workers, "positions", positions_of, jobs) for one in found]
    print(
        f"{len(positions):,} positions of {len(jobs)} games with {options.seats} seats; percentage points\n"
    )
    print("| setting | expected | real | squared error | chose otherwise | worth more | wins more |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    first: list[Chosen] = []
    for number, setting in enumerate(options.settings):
        task = partial(choose, setting, paces(setting, positions, options.seconds))
        chosen = on_all_cores(workers, f"setting {number + 1}", task, positions)
        first = first or chosen
        count, *more = compare(first, chosen, positions, options.times, workers)
        told = " | ".join(map(percent, more))
        print(
            f"| `{json.dumps(setting)}` | {expectation(chosen, positions)} | {count} | {told} |", flush=True
        )


if __name__ == "__main__":
    run_guarded(main)
