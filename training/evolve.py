"""Finds weights of the planner that win, for any city and one number of seats.

    python -m training.evolve --seats 2 --seconds 240 --out build/training/weights-2.json

The cross-entropy method: many variants around a centre play the same deals in all built-in cities, each
against medium, against the centre, and against an earlier one. The best quarter makes the next centre and
its spread. The deals are others in every round.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from crosstown.cities import city_names
from crosstown.cities.city import City
from crosstown.cities.kernel_city import compile_city, table_for
from crosstown.game.position import workspace
from crosstown.players.engine import planner
from crosstown.players.engine.planner_weights import MEDIUM, new_memories
from crosstown.rules.kernel.limits import MAX_SEATS
from crosstown.rules.kernel.state import GAME, RESULT, Array, blank, fields
from crosstown.simulation.kernel_batch import LOG, play_planned

Weights = dict[str, int]

VARIANTS, KEPT = 24, 6
EARLIER = 8  # centres that are remembered
CHECKED = 10**9  # deals from here on are never played while searching

# Each weight is 10 to the power of a number, less what it is shifted by; the second is how far that number
# spreads at first.
SHIFTS = {
    **dict.fromkeys(("turn", "card", "route_points", "least", "pace", "wild", "needed", "other"), (0, 0.12)),
    **dict.fromkeys(("lying", "district", "souvenir", "ticket_time", "ticket_trust", "rivalry"), (20, 0.15)),
    "eager": (400, 0.1),
    "ticket_bar": (1500, 0.1),
    "patience": (2, 0.12),
    "hurry": (4, 0.12),
}


def as_numbers(weights: Weights) -> Array:
    return np.array([np.log10(max(weights[name] + shift, 1)) for name, (shift, _) in SHIFTS.items()])


def as_weights(numbers: Array) -> Weights:
    found = dict(MEDIUM)
    for number, (name, (shift, _)) in zip(numbers, SHIFTS.items(), strict=True):
        lowest = -shift if name in ("eager", "ticket_bar") else 0
        found[name] = max(round(10 ** float(number)) - shift, lowest)
    return found


@dataclass(frozen=True)
class Duel:
    """One planner against copies of another, each deal from every seat."""

    city: str
    seats: int
    one: Weights
    other: Weights
    deal: int
    deals: int


def wins(duel: Duel) -> float:
    """The share of the games that the one wins."""
    city, seats = City.load(duel.city), duel.seats
    memories = new_memories(("medium",) * MAX_SEATS)
    seeds = np.zeros((duel.deals, 4), np.uint32)
    seeds[:, 0] = np.arange(duel.deal, duel.deal + duel.deals)
    own = np.zeros((duel.deals, MAX_SEATS, 4), np.uint32)
    results = blank(RESULT, duel.deals)
    policies = np.full(seats, planner.PLANNER, "i8")
    won = 0.0
    for seat in range(seats):
        for at in range(seats):
            for name, value in (duel.one if at == seat else duel.other).items():
                fields(memories, at).weights[name] = value
        play_planned(
            compile_city(city), table_for(city, seats), blank(GAME, 2), seeds, own, policies, memories,
            workspace(), results, blank(LOG, 0), blank(GAME, 0),
        )  # fmt: skip
        first = results["place"][:, :seats] == 1
        won += float((first[:, seat] / first.sum(axis=1)).mean())
    return won / seats


def main() -> None:
    parser = argparse.ArgumentParser(description="Finds weights of the planner that win.")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--city", action="append", help="only this city; repeatable")
    parser.add_argument("--seconds", type=float, default=240)
    parser.add_argument("--deals", type=int, default=32, help="of each city, for each opponent, a round")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    chance = np.random.default_rng(options.seed)
    cities = options.city or city_names()
    centre, spread = as_numbers(MEDIUM), np.array([spread for _, spread in SHIFTS.values()])
    earlier, rounds, deal = [MEDIUM], 0, 1
    ends = time.monotonic() + options.seconds
    with get_context("fork").Pool(options.workers) as pool:
        while time.monotonic() < ends:
            drawn = centre + spread * chance.standard_normal((VARIANTS, len(centre)))
            drawn[0] = centre
            others = [MEDIUM, as_weights(centre), earlier[chance.integers(len(earlier))]]
            duels = [
                Duel(city, options.seats, as_weights(one), other, deal, options.deals)
                for one in drawn for other in others for city in cities
            ]  # fmt: skip
            won = np.array(pool.map(wins, duels, chunksize=3)).reshape(VARIANTS, -1).mean(axis=1)
            best = drawn[np.argsort(-won)[:KEPT]]
            centre = 0.6 * centre + 0.4 * best.mean(axis=0)
            spread = 0.8 * spread + 0.2 * np.maximum(best.std(axis=0), 0.01) * 1.15
            deal += options.deals
            rounds += 1
            if rounds % 10 == 0:
                earlier = [*earlier, as_weights(centre)][-EARLIER:]
                print(
                    options.seats, rounds, f"{won.mean():.3f} {won.max():.3f} {spread.mean():.3f}", flush=True
                )
        found = as_weights(centre)
        checks = [
            Duel(city, options.seats, found, MEDIUM, CHECKED + at, 100)
            for city in cities
            for at in range(0, 2000, 100)
        ]
        won = np.array(pool.map(wins, checks)).reshape(len(cities), -1).mean(axis=1)
    told = {city: round(float(one), 4) for city, one in zip(cities, won, strict=True)}
    print(options.seats, "seats against medium:", told, found, flush=True)
    options.out.write_text(
        json.dumps({"seats": options.seats, "rounds": rounds, "wins": told, "weights": found}, indent=1)
    )


if __name__ == "__main__":
    main()
