"""PPO in one file: a small network learns to beat `easy`, on one core of a laptop.

    pip install 'crosstown-game[envs]' torch
    python ppo.py --city london --out trained

Stop it with Ctrl-C and start it again: it goes on from its last checkpoint. At the end it is measured on
paired deals. The file is also a player of your own, which plays what was learnt:

    crosstown arena --city london --code ppo.py --players ppo,easy --games 200
"""

from __future__ import annotations

import argparse
import csv
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import gymnasium
import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from crosstown import City, Move, View
from crosstown.encoding import ActionTable, ObservationLayout, action_mask, encode
from crosstown.envs import GameBatch
from crosstown.players import Player

GAMES, DECISIONS = 512, 32  # games side by side, and decisions in each of them between two updates
EPOCHS, MINIBATCH = 3, 2048  # how often an update goes through what was played, and in what portions
RATE, CLIP, LAMBDA = 1e-3, 0.2, 0.95  # nothing is discounted: every game ends
VALUE_WEIGHT, ENTROPY_WEIGHT, LONGEST_GRADIENT = 0.5, 0.01, 0.5
MARGIN = 25  # so many points ahead are worth as much as the win itself


class Policy(nn.Module):
    """From what a seat sees to how much it likes each action, and what it expects to get."""

    def __init__(self, inputs: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.mean, self.spread = nn.Buffer(torch.zeros(inputs)), nn.Buffer(torch.ones(inputs))
        self.body = nn.Sequential(layer(inputs, width), nn.ReLU(), layer(width, width), nn.ReLU())
        self.actor, self.critic = layer(width, actions, gain=0.01), layer(width, 1, gain=1.0)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        hidden = self.body(((seen - self.mean) / self.spread).clamp(-5, 5))
        logits = self.actor(hidden).masked_fill(~masks, -1e9)
        return Categorical(logits=logits, validate_args=False), self.critic(hidden).squeeze(-1)


def layer(inputs: int, outputs: int, gain: float = 2**0.5) -> nn.Linear:
    made = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(made.weight, gain)
    nn.init.zeros_(made.bias)
    return made


def new_policy(city: City, seats: int) -> Policy:
    return Policy(ObservationLayout.of(city, seats).size, len(ActionTable.of(city)))


def tensors(observations: np.ndarray, masks: np.ndarray) -> tuple[Tensor, Tensor]:
    """Copies, because the environment writes the next step into the same arrays."""
    return torch.from_numpy(observations).float(), torch.from_numpy(masks).bool()


class Played(NamedTuple):
    """What was seen, done and got: one row a decision, one column a game."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor  # log-probabilities of the actions
    worths: Tensor  # what the critic expected
    rewards: Tensor
    playing: Tensor  # 0 where the step only began the next game


class Tables:
    """The games side by side, with the policy in one seat of each."""

    def __init__(self, city: City, opponents: Sequence[str], seed: int) -> None:
        self.envs = gymnasium.make_vec(
            "crosstown.envs:crosstown/Table-v0", num_envs=GAMES, vectorization_mode="vector_entry_point",
            city=city, opponents=opponents, reward="margin", threads=1,
        )  # fmt: skip
        seen, _ = self.envs.reset(seed=seed)
        self.now = tensors(seen["observation"], seen["action_mask"])
        self.playing = torch.ones(GAMES)
        self.margins: list[float] = []  # of the games that ended

    @torch.no_grad()
    def play(self, policy: Policy) -> Played:
        rows = []
        for _ in range(DECISIONS):
            choice, worth = policy(*self.now)
            action = choice.sample()
            seen, margin, ended, _, _ = self.envs.step(action.numpy())
            reward = torch.from_numpy(np.where(ended, np.sign(margin) + margin / MARGIN, 0) / 2).float()
            rows.append((*self.now, action, choice.log_prob(action), worth, reward, self.playing))
            self.margins += margin[ended].tolist()
            self.now = tensors(seen["observation"], seen["action_mask"])
            self.playing = torch.from_numpy(1.0 - ended).float()
        return Played(*(torch.stack(column) for column in zip(*rows, strict=True)))

    @torch.no_grad()
    def advantages(self, played: Played, policy: Policy) -> Tensor:
        """How much better each decision turned out than the critic expected (GAE)."""
        found = torch.zeros_like(played.worths)
        worth, playing, ahead = policy(*self.now)[1], self.playing, torch.zeros(GAMES)
        for at in reversed(range(DECISIONS)):
            surprise = played.rewards[at] + playing * worth - played.worths[at]
            found[at] = ahead = surprise + LAMBDA * playing * ahead
            worth, playing = played.worths[at], played.playing[at]
        return found


def learn(policy: Policy, optimizer: torch.optim.Optimizer, played: Played, advantages: Tensor) -> float:
    """Some epochs of PPO over what was played; returns the mean entropy of the policy."""
    rows = played.playing.flatten().nonzero().squeeze(-1)
    flat = Played(*(column.flatten(0, 1)[rows] for column in played))
    better = advantages.flatten()[rows]
    targets = better + flat.worths
    better = (better - better.mean()) / (better.std() + 1e-8)
    entropies = []
    for _ in range(EPOCHS):
        for part in torch.randperm(len(rows)).split(MINIBATCH):
            choice, worth = policy(flat.seen[part], flat.masks[part])
            ratio = (choice.log_prob(flat.actions[part]) - flat.chances[part]).exp()
            gain = torch.min(ratio * better[part], ratio.clamp(1 - CLIP, 1 + CLIP) * better[part]).mean()
            error = (worth - targets[part]).square().mean()
            entropy = choice.entropy().mean()
            optimizer.zero_grad()
            (VALUE_WEIGHT * error - gain - ENTROPY_WEIGHT * entropy).backward()
            nn.utils.clip_grad_norm_(policy.parameters(), LONGEST_GRADIENT)
            optimizer.step()
            entropies.append(entropy.item())
    return float(np.mean(entropies))


def train(policy: Policy, city: City, options: argparse.Namespace) -> None:
    """Plays and learns in turns, with a checkpoint and a line of the curve every so often."""
    optimizer = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
    done, seconds = load(options.out, policy, optimizer)
    tables = Tables(city, [options.opponent] * (options.seats - 1), seed=options.seed + done)
    begun = time.process_time() - seconds
    for update in range(1, 10**9):
        if done >= options.steps:
            break
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - done / options.steps)
        played = tables.play(policy)
        if done == 0:  # numbers of all sizes become numbers around 0
            policy.mean.copy_(played.seen.mean((0, 1)))
            policy.spread.copy_(played.seen.std((0, 1)).clamp_min(0.1))
            played = tables.play(policy)
        entropy = learn(policy, optimizer, played, tables.advantages(played, policy))
        done += GAMES * DECISIONS
        if update % options.every == 0 or done >= options.steps:
            margins = np.array(tables.margins)
            won = float(np.mean((margins > 0) + 0.5 * (margins == 0)))
            seconds = time.process_time() - begun
            tables.margins.clear()
            save(options.out, policy, optimizer, [done, round(seconds), len(margins), round(won, 4)])
            print(
                f"{done:>9,} decisions, {seconds:4.0f} s of a core: won {won:.1%} of {len(margins):,} games, "
                f"margin {margins.mean():+.1f}, entropy {entropy:.2f}",
                flush=True,
            )


def save(out: Path, policy: Policy, optimizer: torch.optim.Optimizer, row: list[float]) -> None:
    """The checkpoint is written whole or not at all."""
    out.mkdir(parents=True, exist_ok=True)
    saved = {"policy": policy.state_dict(), "optimizer": optimizer.state_dict(), "row": row}
    torch.save(saved, out / "policy.tmp")
    (out / "policy.tmp").replace(out / "policy.pt")
    with (out / "curve.csv").open("a", newline="", encoding="utf-8") as file:
        csv.writer(file, lineterminator="\n").writerow(row)


def load(out: Path, policy: Policy, optimizer: torch.optim.Optimizer | None = None) -> tuple[int, float]:
    """How many decisions, and seconds, the checkpoint has behind it; 0 where there is none."""
    if not (out / "policy.pt").exists():
        return 0, 0.0
    saved = torch.load(out / "policy.pt")
    policy.load_state_dict(saved["policy"])
    if optimizer:
        optimizer.load_state_dict(saved["optimizer"])
    return saved["row"][0], saved["row"][1]


@torch.no_grad()
def measure(policy: Policy, city: City, opponent: str, seats: int, deals: int, seed: int) -> np.ndarray:
    """Its share of the wins in each deal, played once from every seat. It plays what it likes best."""
    shares = np.zeros((seats, deals))
    for seat in range(seats):
        batch = GameBatch(city, [None if at == seat else opponent for at in range(seats)], deals, threads=1)
        batch.reset(seed)
        playing = np.ones(deals, bool)
        while playing.any():
            choice, _ = policy(*tensors(batch.observations, batch.masks))
            batch.step(choice.logits.argmax(-1).numpy())
            over = playing & (batch.ended == 1)
            shares[seat, over] = batch.rewards[over, seat]
            playing &= ~over
    return shares.mean(axis=0)


def interval(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; for paired deals it is rather too wide than too narrow."""
    spread = 1.96**2 / count
    middle, half = share + spread / 2, (spread * share * (1 - share) + spread**2 / 4) ** 0.5
    return (middle - half) / (1 + spread), (middle + half) / (1 + spread)


class Ppo(Player):
    """The trained policy as a player. PPO_OUT names the folder it was trained in."""

    def start(self, city: City, seat: int, seats: int, seed: int) -> None:
        super().start(city, seat, seats, seed)
        torch.set_num_threads(1)
        self.actions, self.policy = ActionTable.of(city), new_policy(city, seats)
        out = Path(os.environ.get("PPO_OUT", "trained"))
        if load(out, self.policy) == (0, 0.0):
            raise FileNotFoundError(f"nothing was trained in {out}: run ppo.py first, or set PPO_OUT")

    @torch.no_grad()
    def choose(self, view: View, moves: Sequence[Move]) -> Move | str:
        choice, _ = self.policy(*tensors(encode(view)[None], action_mask(view)[None]))
        return self.actions.move(int(choice.logits.argmax()), view.offered())


def main() -> None:
    parser = argparse.ArgumentParser(description="Learns to play by PPO.")
    parser.add_argument("--city", default="london", help="a built-in city, or the file of one")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponent", default="easy", help="who sits in the other seats")
    parser.add_argument("--steps", type=int, default=4_000_000, help="decisions to learn from, in all")
    parser.add_argument("--every", type=int, default=20, help="updates between two checkpoints")
    parser.add_argument("--deals", type=int, default=1000, help="deals to measure on, each from every seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("trained"), help="folder of checkpoint and curve")
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    city = City.load(options.city)
    policy = new_policy(city, options.seats)
    train(policy, city, options)
    for opponent in dict.fromkeys((options.opponent, "medium")):
        shares = measure(policy, city, opponent, options.seats, options.deals, options.seed + 10**9)
        won, (low, high) = shares.mean(), interval(shares.mean(), options.deals)
        print(f"against {opponent}: won {won:.1%} ({low:.1%} to {high:.1%}) in {options.deals:,} deals")


if __name__ == "__main__":
    main()
