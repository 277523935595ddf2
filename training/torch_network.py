"""The network as PyTorch trains it: one for all cities and numbers of seats.

It judges each move by facts of the position and of the move, and each seat's prospects by facts of all seats.
`crosstown.players.engine.network.integer_network` is the same in whole numbers.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from crosstown.errors import DataError
from crosstown.players.engine.network.integer_network import FIRST, SECOND
from crosstown.players.engine.network.move_facts import MOVE_FACTS
from crosstown.players.engine.network.position_facts import POSITION_FACTS, SEAT_FACTS

PLANNED = 8  # the fact of a move that says: this is the planner's own
TRUST = 5.0  # in the planner's move, before anything is learned


class Network(nn.Module):
    """Likes of moves, prospects of seats, and how much a deal looks like a real game."""

    def __init__(self) -> None:
        super().__init__()
        for name, size in (("position", POSITION_FACTS), ("moves", MOVE_FACTS), ("seats", SEAT_FACTS)):
            self.register_buffer(f"{name}_mean", torch.zeros(size))
            self.register_buffer(f"{name}_spread", torch.ones(size))
        self.position, self.move = _layer(POSITION_FACTS, FIRST), _layer(MOVE_FACTS, FIRST, bias=False)
        self.move_second, self.like = _layer(FIRST, SECOND), _layer(SECOND, 1, gain=0.01)
        self.at_sight = nn.Linear(MOVE_FACTS, 1, bias=False)
        nn.init.zeros_(self.at_sight.weight)
        self.at_sight.weight.data[0, PLANNED] = TRUST
        self.seat, self.own = _layer(SEAT_FACTS, FIRST), _layer(FIRST, SECOND)
        self.others = _layer(FIRST, SECOND, gain=0.5, bias=False)
        self.value, self.likely = _layer(SECOND, 1, gain=0.1), _layer(SECOND, 1, gain=0.1)

    def likes(self, position: Tensor, moves: Tensor, count: Tensor) -> Tensor:
        """How much each move is liked: decisions × moves; those that do not exist hardly at all."""
        exists = torch.arange(moves.shape[1], device=moves.device) < count[:, None]
        row, at = exists.nonzero(as_tuple=True)
        facts = moves[row, at]
        base = self.position(_even(self, "position", position))
        hidden = torch.relu(base[row] + self.move(_even(self, "moves", facts)))
        hidden = torch.relu(self.move_second(hidden))
        liked = self.like(hidden)[:, 0] + self.at_sight(facts.float())[:, 0]
        likes = torch.full(exists.shape, -1e9, device=moves.device)
        likes[row, at] = liked.float()
        return likes

    def judged(self, seats: Tensor, present: Tensor) -> tuple[Tensor, Tensor]:
        """Each seat's prospects (0 to 1), and how real what is dealt to it looks (logits)."""
        hidden = torch.relu(self.seat(_even(self, "seats", seats))) * present[..., None]
        rest = hidden.sum(1, keepdim=True) - hidden
        hidden = torch.relu(self.own(hidden) + self.others(rest))
        return torch.sigmoid(self.value(hidden)[..., 0].float()), self.likely(hidden)[..., 0].float()


def _even(network: Network, name: str, facts: Tensor) -> Tensor:
    """Numbers of all sizes become numbers around 0."""
    return (facts.float() - getattr(network, f"{name}_mean")) / getattr(network, f"{name}_spread")


def _layer(inputs: int, outputs: int, gain: float = 2**0.5, bias: bool = True) -> nn.Linear:
    made = nn.Linear(inputs, outputs, bias=bias)
    nn.init.orthogonal_(made.weight, gain)
    if bias:
        nn.init.zeros_(made.bias)
    return made


PARTS = {"network", "optimizer", "snapshots", "so_far"}
"""What `training.trainer` saves."""


def load_checkpoint(path: Path, device: torch.device) -> dict[str, Any]:
    """What `training.self_play` has saved."""
    data = path.read_bytes()
    try:
        saved = torch.load(io.BytesIO(data), map_location=device)
    except Exception:  # PyTorch raises errors of many kinds where a file is damaged
        saved = None
    if not isinstance(saved, dict) or not saved.keys() >= PARTS or not _fits(saved["network"]):
        message = "training.self_play as it is now saves no such checkpoint: name another file, or delete it"
        raise DataError("checkpoint-damaged", message, where=str(path))
    return saved


def _fits(weights: Any) -> bool:
    """Whether the network has such weights. It has changed where an earlier version wrote the checkpoint."""
    sizes = {name: one.shape for name, one in Network().state_dict().items()}
    return isinstance(weights, dict) and sizes == {
        name: getattr(one, "shape", None) for name, one in weights.items()
    }
