"""Run as ``python -m tests.parity.game_hashes CITY SEATS SEED…``: prints a hash of the game at every ply.

It chooses by a generator of its own, from the full list of legal moves, so that two runs go the same way as
long as they list the same moves in the same order.
"""

from __future__ import annotations

import hashlib
import random
import sys

from crosstown import Game
from crosstown.rules.kernel.compiler import MODE


def story(city: str, seats: int, seed: int) -> list[str]:
    """A line for every ply of one game: what was played, and hashes of the game and of some views."""
    rng = random.Random(f"{city} {seats} {seed}")
    game = Game.new(city, seats, seed=seed)
    lines = [line(game, "dealt")]
    while not game.over:
        moves = game.legal_moves
        claims = [move for move in moves if move.kind == "claim"]
        move = rng.choice(claims) if claims and rng.random() < 0.5 else moves[rng.randrange(len(moves))]
        game.play(move)
        lines.append(line(game, f"{len(moves)} {move}"))
        if game.ply % 16 == 0 or game.over:
            for seat in (game.ply % seats, None):
                lines.append(line(game.view(seat).deal_anew(seed=game.ply), f"dealt anew for {seat}"))
                lines.append(hashlib.sha256(game.view(seat).to_json()).hexdigest()[:16])
    lines.append(hashlib.sha256(game.record().to_json()).hexdigest())
    return lines


def line(game: Game, what: str) -> str:
    return f"{hashlib.sha256(game._games.tobytes()).hexdigest()[:16]} {what}"


def main(arguments: list[str]) -> None:
    print(MODE)
    for argument in arguments:
        city, seats, seed = argument.split(",")
        print("\n".join(story(city, int(seats), int(seed))))


if __name__ == "__main__":
    main(sys.argv[1:])
