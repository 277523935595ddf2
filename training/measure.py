"""How often a network in training wins against a player of the kernel, on paired deals.

It plays what it likes best.

python -m training.measure --city london --checkpoint build/training/london.pt --opponent medium
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch

from crosstown.cities.city import City
from crosstown.envs import GameBatch
from crosstown.players.trained_networks import places_in_widest
from training.network import Network

UNSEEN = 10**12  # seeds from here on never occur in training


@torch.no_grad()
def shares(network: Network, city: City, seats: int, opponent: str, deals: int, seed: int) -> np.ndarray:
    """Its share of the wins in each deal, played once from every seat."""
    device = network.mean.device
    where = torch.tensor([*places_in_widest(city, seats)], device=device)
    found = np.zeros((seats, deals))
    for seat in range(seats):
        batch = GameBatch(city, [None if at == seat else opponent for at in range(seats)], deals)
        batch.reset(seed)
        playing = np.ones(deals, bool)
        seen = torch.zeros(deals, network.first.in_features, device=device)
        while playing.any():
            seen[:, where] = torch.from_numpy(batch.observations).to(device).float()
            likes = network(seen)[0].masked_fill(torch.from_numpy(batch.masks).to(device) == 0, -1e9)
            batch.step(likes.argmax(1).cpu().numpy())
            over = playing & (batch.ended == 1)
            found[seat, over] = batch.rewards[over, seat]
            playing &= ~over
    return found.mean(axis=0)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures a network against a player of the kernel.")
    parser.add_argument("--city", default="london")
    parser.add_argument("--checkpoint", type=Path, required=True)
    parser.add_argument("--opponent", default="medium")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=UNSEEN)
    options = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    city = City.load(options.city)
    network = Network(city).to(device)
    network.load_state_dict(torch.load(options.checkpoint, map_location=device)["network"])
    won = shares(network, city, options.seats, options.opponent, options.deals, options.seed)
    half = 1.96 * won.std() / len(won) ** 0.5
    low, high = max(won.mean() - half, 0), min(won.mean() + half, 1)
    print(
        f"{options.city}, {options.seats} seats, against {options.opponent}: {won.mean():.1%} "
        f"({low:.1%} to {high:.1%}) in {options.deals:,} paired deals",
        flush=True,
    )


if __name__ == "__main__":
    main()
