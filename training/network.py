"""The network as PyTorch trains it: two layers, and heads for moves, values and the others' tickets."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from crosstown.cities.city import City
from crosstown.encoding import ActionTable, ObservationLayout
from crosstown.players.engine.network import FIRST, SECOND


class Network(nn.Module):
    """From what a seat sees to its moves, every seat's prospects, and the tickets of the others.

    It reads the widest layout of a city, the one for most seats. `places_in_widest` says where the numbers of
    a smaller table stand in it.
    """

    def __init__(self, city: City) -> None:
        super().__init__()
        self.seats = city.players[1]
        self.tickets = len(city.tickets)
        inputs = ObservationLayout.of(city, self.seats).size
        self.mean, self.spread = nn.Buffer(torch.zeros(inputs)), nn.Buffer(torch.ones(inputs))
        self.first, self.second = _layer(inputs, FIRST), _layer(FIRST, SECOND)
        self.policy = _layer(SECOND, len(ActionTable.of(city)), gain=0.01)
        self.value = _layer(SECOND, self.seats, gain=0.1)
        self.belief = _layer(SECOND, (self.seats - 1) * self.tickets, gain=0.1)

    def hidden(self, seen: Tensor) -> Tensor:
        """The second layer, which all heads read."""
        seen = (seen.float() - self.mean) / self.spread
        return torch.relu(self.second(torch.relu(self.first(seen))))

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """How much each action is liked, each seat's prospects (0 to 1), and the others' tickets (logits)."""
        hidden = self.hidden(seen)
        return self.policy(hidden), torch.sigmoid(self.value(hidden)), self.belief(hidden)


def _layer(inputs: int, outputs: int, gain: float = 2**0.5) -> nn.Linear:
    made = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(made.weight, gain)
    nn.init.zeros_(made.bias)
    return made
