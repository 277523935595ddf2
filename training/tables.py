"""Many games side by side, on a GPU or on the CPU, with everything as tensors of PyTorch."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from crosstown.cities.city import City
from crosstown.players.trained_networks import places_in_widest

WIN_SHARE = 0.7  # of what a game is worth; the rest is by how much
MARGIN = 30  # points ahead, or behind, beyond which more do not count


class Tables:
    """Games of one city with one number of seats. All seats ask the caller."""

    def __init__(self, city: City, seats: int, games: int, seed: int, device: torch.device) -> None:
        self.city, self.seats, self.size, self.device = city, seats, games, device
        self.tickets = len(city.tickets)
        self._where = torch.tensor([*places_in_widest(city, seats)], device=device)
        self.batch: Any
        if device.type == "cuda":
            from crosstown.gpu import DeviceGames

            self.batch = DeviceGames(city, seats, games, check=False)
            self._field, self._totals = self.batch.field, self.batch.results.totals
            self._tensor = torch.from_dlpack
        else:
            from crosstown.envs import GameBatch

            self.batch = GameBatch(city, [None] * seats, games)
            self._field, self._totals = self.batch.games.__getitem__, self.batch.results["total"][:, :seats]
            self._tensor = torch.from_numpy
        self.batch.reset(seed)
        batch, tensor = self.batch, self._tensor
        self._seen, self._masks = tensor(batch.observations), tensor(batch.masks)
        self._rewards, self._ended = tensor(batch.rewards), tensor(batch.ended)
        self._seat, self._total = tensor(batch.seats), tensor(self._totals)

    def observe(self, seen: Tensor, masks: Tensor) -> None:
        """Writes what the seats to move see, in the widest layout, and what they may do."""
        seen.zero_()
        seen[:, self._where] = self._seen.clamp(-128, 127).to(torch.int8)
        masks.copy_(self._masks)

    def movers(self) -> Tensor:
        """The seat to move in each game."""
        return self._seat.clone()

    def step(self, actions: Tensor) -> None:
        """Takes an action in each game; one that is over begins anew."""
        if self.device.type == "cuda":
            import cupy

            self.batch.step(cupy.from_dlpack(actions.contiguous()))
        else:
            legal = self._masks.gather(1, actions[:, None])[:, 0] > 0
            first = self._masks.argmax(1)
            self.batch.step(torch.where(legal, actions, first).numpy())

    def ended(self) -> Tensor:
        """1 where a game is over."""
        return self._ended.to(torch.bool).clone()

    def worths(self) -> Tensor:
        """What the games that are over are worth to each seat, from 0 to 1: winning, and by how much."""
        total = self._total.float()
        best = torch.stack(
            [torch.cat((total[:, :at], total[:, at + 1 :]), 1).amax(1) for at in range(self.seats)], 1
        )
        margin = ((total - best) / MARGIN).clamp(-1, 1) / 2 + 0.5
        return WIN_SHARE * self._rewards + (1 - WIN_SHARE) * margin

    def mean_points(self) -> Tensor:
        """The mean points of the games that are over."""
        over = self._ended > 0
        return self._total.float()[over].mean()

    def held_tickets(self) -> Tensor:
        """1 for each ticket that a seat keeps, hidden or not: games × seats × tickets."""
        offer = self._tensor(self._field("offer")).long()
        kept = self._tensor(self._field("offer_kept")).long()
        seat = self._tensor(self._field("offer_seat")).long()
        offers = self._tensor(self._field("offers")).long()
        made = torch.arange(offer.shape[1], device=self.device) < offers[:, None]
        bits = torch.arange(offer.shape[2], device=self.device)
        chosen = ((kept[:, :, None] >> bits) & 1 > 0) & made[:, :, None] & (offer >= 0)
        nowhere = self.seats * self.tickets
        at = torch.where(chosen, seat[:, :, None] * self.tickets + offer, nowhere)
        held = torch.zeros(self.size, nowhere + 1, dtype=torch.int8, device=self.device)
        held.scatter_(1, at.flatten(1), 1)
        return held[:, :nowhere].reshape(self.size, self.seats, self.tickets)
