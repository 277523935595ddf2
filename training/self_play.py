"""Trains the network by self-play (PPO), on a GPU or, slowly, on the CPU. Goes on from its last checkpoint.

    python -m training.self_play --out build/training --minutes 9

It plays in all cities, in variants of them and on many maps that were drawn by chance, with two to four
seats at once. In a part of the games all seats but one are played by an earlier version of it, or by the
planner, so that it does not forget how to beat those.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from crosstown.cli.output.error_messages import run_guarded
from training.city_variants import read_shares
from training.duel import MOST_MINUTES, between

MOST = 1 << 30
SECONDS = 60 * MOST_MINUTES


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Trains a network by self-play.")
    parser.add_argument("--out", type=Path, default=Path("build/training"))
    parser.add_argument("--device", default="", help="cuda or cpu; otherwise a GPU if there is one")
    parser.add_argument(
        "--minutes", type=between(0.0, MOST_MINUTES), default=9, help="how long this run lasts"
    )
    parser.add_argument(
        "--planned",
        type=between(0.01, MOST_MINUTES),
        default=18,
        help="how long all runs last; the rate falls until then",
    )
    parser.add_argument(
        "--iterations", type=between(1, MOST), default=MOST, help="stop after so many, all runs together"
    )
    parser.add_argument("--games", type=between(1, MOST), default=65536, help="side by side")
    parser.add_argument(
        "--steps", type=between(1, MOST), default=32, help="decisions in each game between two updates"
    )
    parser.add_argument("--minibatch", type=between(1, MOST), default=65536)
    parser.add_argument(
        "--shares", type=read_shares, default="4,2,4", help="of the games, with two, three and four seats"
    )
    parser.add_argument(
        "--planner", type=between(0, 85), default=15, help="percent of the games are against the planner"
    )
    parser.add_argument(
        "--snapshot", type=between(0.0, SECONDS), default=20, help="seconds between two earlier versions"
    )
    parser.add_argument(
        "--save", type=between(0.0, SECONDS), default=30, help="seconds between two checkpoints"
    )
    parser.add_argument("--seed", type=between(0, MOST), default=1)
    options = parser.parse_args(words)
    from training.trainer import DEAL_EVERY, Trainer  # here, so that --help needs no PyTorch

    if options.steps < DEAL_EVERY or options.steps % DEAL_EVERY:
        parser.error(f"--steps {options.steps}: it must be a multiple of {DEAL_EVERY}")
    Trainer(options).run()


if __name__ == "__main__":
    run_guarded(main)
