"""Plays games of the network against itself, and learns from them by PPO (`training.self_play`)."""

from __future__ import annotations

import argparse
import csv
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor, nn

from crosstown.cli.output.progress import progress_bar
from crosstown.players.engine.network.move_facts import MOVE_FACTS
from crosstown.players.engine.network.position_facts import POSITION_FACTS, SEAT_FACTS
from crosstown.players.engine.training_games import MOST_MOVES
from crosstown.rules.kernel.limits import MAX_SEATS
from training.city_variants import kinds_of_tables
from training.tables import Tables
from training.torch_network import Network, load_checkpoint

LEAGUE = 15  # percent of the games are against an earlier version
EPOCHS, CLIP, LAMBDA = 2, 0.2, 0.96
RATE, LAST_RATE = 1e-3, 1e-4
ENTROPY, LAST_ENTROPY = 0.01, 0.002
VALUE_WEIGHT, REAL_WEIGHT, LONGEST_GRADIENT = 2.0, 0.1, 0.5
SNAPSHOTS = 24  # earlier versions that are kept
TOLD = ("entropy", "error of values", "error of looks", "change of chances")  # of an iteration
FIRST_TOLD = 5  # iterations whose times are told, to see soon whether all is well
DEAL_EVERY = 8  # steps between two deals of what the mover does not see


@dataclass
class Played:
    """What was told, done and got: one row a decision, one column a game."""

    position: Tensor
    moves: Tensor
    count: Tensor
    seats: Tensor
    seat: Tensor
    chosen: Tensor
    chances: Tensor
    learns: Tensor  # 1 where the network as it is decided
    ended: Tensor  # 1 where the game was over after the decision
    worth: Tensor  # … and what it was worth to each seat
    dealt: Tensor


class Trainer:
    """Plays and learns in turns."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.device, self.options = torch.device(options.device or _usual_device()), options
        torch.set_float32_matmul_precision("high")
        torch.manual_seed(options.seed)  # of the first weights
        self.network, self.earlier = Network().to(self.device), Network().to(self.device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=RATE, eps=1e-5)
        self.snapshots: list[dict[str, Tensor]] = []
        self.decisions, self.seconds, self.iterations = 0, 0.0, 0
        self.load()
        seed = options.seed + self.iterations
        torch.manual_seed(seed)
        self.tables = Tables(kinds_of_tables(options.shares), options.games, seed, self.device)
        games = options.games
        number = torch.arange(games, device=self.device)
        self.league = number % 100 < LEAGUE
        self.planner_plays = (number % 100 >= LEAGUE) & (number % 100 < LEAGUE + options.planner)
        self.learner = number // 100 % self.tables.of  # the seat of the network as it is, in such games
        self.present = torch.arange(MAX_SEATS, device=self.device) < self.tables.of[:, None]
        self.played = self.room(options.steps)
        self.points = 0.0

    def short_numbers(self) -> torch.autocast:
        """Products in 16 bits, on a device."""
        return torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda")

    def room(self, steps: int) -> Played:
        games, made = self.options.games, {"device": self.device}
        small = {"dtype": torch.int8, **made}
        return Played(
            torch.zeros(steps, games, POSITION_FACTS, **small),
            torch.zeros(steps, games, MOST_MOVES, MOVE_FACTS, **small),
            torch.zeros(steps, games, dtype=torch.int32, **made),
            torch.zeros(steps + 1, games, MAX_SEATS, SEAT_FACTS, **small),
            torch.zeros(steps, games, dtype=torch.long, **made),
            torch.zeros(steps, games, dtype=torch.long, **made),
            torch.zeros(steps, games, **made),
            torch.zeros(steps, games, dtype=torch.bool, **made),
            torch.zeros(steps, games, dtype=torch.bool, **made),
            torch.zeros(steps, games, MAX_SEATS, **made),
            torch.zeros(steps // DEAL_EVERY, games, MAX_SEATS, SEAT_FACTS, **small),
        )

    @torch.no_grad()
    def play(self) -> Played:
        """So many decisions in every game."""
        played, now = self.played, self.tables.now
        if self.snapshots:
            self.earlier.load_state_dict(self.snapshots[int(torch.randint(len(self.snapshots), ()))])
        for at in range(self.options.steps):
            for name in ("position", "moves", "count", "seats", "seat"):
                getattr(played, name)[at].copy_(now[name])
            if at % DEAL_EVERY == 0:
                self.tables.deal()
                played.dealt[at // DEAL_EVERY].copy_(self.tables.dealt)
            self.decide(played, at)
            self.tables.step(played.chosen[at])
            played.ended[at].copy_(now["ended"] > 0)
            played.worth[at].copy_(now["worth"] / 1000)
        played.seats[self.options.steps].copy_(now["seats"])
        return played

    def decide(self, played: Played, at: int) -> None:
        """One decision in every game: by the network as it is, an earlier version, or the planner."""
        facts = played.position[at], played.moves[at], played.count[at]
        with self.short_numbers():
            likes = self.network.likes(*facts)
            others = played.seat[at] != self.learner
            if self.snapshots:
                theirs = (self.league & others).nonzero()[:, 0]
                likes[theirs] = self.earlier.likes(*(one[theirs] for one in facts))
        chances = torch.log_softmax(likes, 1)
        noise = -torch.log(-torch.log(torch.rand_like(likes).clamp(1e-9, 1 - 1e-7)))
        chosen = (likes + noise).argmax(1)
        chosen = torch.where(self.planner_plays & others, 0, chosen)
        played.chosen[at] = chosen
        played.chances[at] = chances.gather(1, chosen[:, None])[:, 0]
        played.learns[at] = ~(others & ((self.league & bool(self.snapshots)) | self.planner_plays))

    @torch.no_grad()
    def advantages(self, played: Played) -> tuple[Tensor, Tensor]:
        """How much better each decision turned out for its seat (GAE), and what the values should be."""
        steps = self.options.steps
        values = torch.stack([self.network.judged(one, self.present)[0] for one in played.seats])
        better = torch.zeros_like(values[0])
        found = torch.zeros_like(values[:-1])
        for at in reversed(range(steps)):
            over = played.ended[at][:, None]
            next_value = torch.where(over, played.worth[at], values[at + 1])
            better = next_value - values[at] + LAMBDA * torch.where(over, 0, better)
            found[at] = better
        return found.gather(2, played.seat[..., None])[..., 0], values[:-1] + found

    def learn(self, played: Played, better: Tensor, targets: Tensor, done: float) -> dict[str, float]:
        """Some epochs of PPO over what was played."""
        for group in self.optimizer.param_groups:
            group["lr"] = RATE + (LAST_RATE - RATE) * done
        weight = ENTROPY + (LAST_ENTROPY - ENTROPY) * done
        rows = played.learns.flatten().nonzero()[:, 0]
        better = better.flatten()
        better = (better - better[rows].mean()) / (better[rows].std() + 1e-8)
        flat = {
            name: getattr(played, name)[: self.options.steps].flatten(0, 1)
            for name in ("position", "moves", "count", "seats", "chosen", "chances", "seat")
        } | {"better": better, "targets": targets.flatten(0, 1)}
        told: list[Tensor] = []
        for _ in range(EPOCHS):
            for part in rows[torch.randperm(len(rows), device=self.device)].split(self.options.minibatch):
                loss, numbers = self.loss(
                    played, {name: one[part] for name, one in flat.items()}, part, weight
                )
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), LONGEST_GRADIENT)
                self.optimizer.step()
            told.append(numbers)
        return dict(zip(TOLD, torch.stack(told).mean(0).tolist(), strict=True))

    def loss(
        self, played: Played, rows: dict[str, Tensor], part: Tensor, weight: float
    ) -> tuple[Tensor, Tensor]:
        """What is wrong with the network in these decisions, and the numbers that are told of it."""
        present = self.present[part % self.options.games]
        with self.short_numbers():
            likes = self.network.likes(rows["position"], rows["moves"], rows["count"])
            values, _ = self.network.judged(rows["seats"], present)
            real = self.real_error(played)
        chances = torch.log_softmax(likes, 1)
        ratio = (chances.gather(1, rows["chosen"][:, None])[:, 0] - rows["chances"]).exp()
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        won = torch.min(ratio * rows["better"], clipped * rows["better"]).mean()
        entropy = -(chances.exp() * chances).sum(1).mean()
        error = ((values - rows["targets"]).square() * present).sum(1).mean()
        loss = VALUE_WEIGHT * error + REAL_WEIGHT * real - won - weight * entropy
        return loss, torch.stack([entropy, error, real, (ratio - 1).abs().mean()]).detach()

    def real_error(self, played: Played) -> Tensor:
        """How badly real games are told from deals that look the same to the mover."""
        at = int(torch.randint(len(played.dealt), ()))
        rows = torch.randint(self.options.games, (max(self.options.minibatch // 8, 1),), device=self.device)
        present = self.present[rows]
        mover = played.seat[at * DEAL_EVERY, rows][:, None]
        others = present & (torch.arange(MAX_SEATS, device=self.device) != mover)
        real = self.network.judged(played.seats[at * DEAL_EVERY, rows], present)[1]
        dealt = self.network.judged(played.dealt[at, rows], present)[1]
        error = nn.functional.softplus(-(real * others).sum(1)) + nn.functional.softplus(
            (dealt * others).sum(1)
        )
        return error.mean() / 2

    def run(self) -> None:
        """Until the time is up, with a checkpoint every so often."""
        begun = time.monotonic()
        with progress_bar("seconds", math.ceil(60 * self.options.minutes)) as tell:
            if self.iterations == 0:
                self.fit_inputs()
            self.run_until_over(begun, lambda: tell(int(time.monotonic() - begun)))

    def run_until_over(self, begun: float, tell: Callable[[], None]) -> None:
        options = self.options
        spent = self.seconds
        last_save = last_snapshot = begun
        while True:
            started = time.monotonic()
            played = self.play()
            self.count_points(played)
            played_at = time.monotonic()
            better, targets = self.advantages(played)
            done = min(1.0, (spent + time.monotonic() - begun) / (60 * options.planned))
            told = self.learn(played, better, targets, done)
            self.decisions += int(played.learns.sum())
            self.iterations += 1
            now = time.monotonic()
            if self.iterations <= FIRST_TOLD:
                self.tell(f"played {played_at - started:.2f} s, learned {now - played_at:.2f} s", told)
            tell()
            self.seconds = spent + now - begun
            over = now - begun > 60 * options.minutes or self.iterations >= options.iterations
            if now - last_snapshot > options.snapshot or over:
                last_snapshot = now
                self.keep_snapshot()
            if now - last_save > options.save or over:
                last_save = now
                self.save(told)
            if over:
                return

    def keep_snapshot(self) -> None:
        """Keeps the network as it is among the earlier versions, and thins out the older half."""
        saved = {name: one.clone() for name, one in self.network.state_dict().items()}
        self.snapshots = [*self.snapshots, saved]
        if len(self.snapshots) > SNAPSHOTS:
            del self.snapshots[int(torch.randint(SNAPSHOTS // 2, ()))]

    def count_points(self, played: Played) -> None:
        """How the network does against the planner, in the games of this round with the fewest seats."""
        won = self.planner_plays & (self.tables.of == self.tables.of.min())
        over = played.ended & won
        seat = self.learner.expand(over.shape)[over]
        if len(seat):
            self.points = float(played.worth[over].gather(1, seat[:, None]).mean())

    def fit_inputs(self) -> None:
        """Facts of all sizes become numbers around 0, by what the first games show."""
        for _ in range(3):
            played = self.play()
        exists = torch.arange(MOST_MOVES, device=self.device) < played.count[..., None]
        for name, facts in (
            ("position", played.position.flatten(0, 1)),
            ("moves", played.moves[exists]),
            ("seats", played.seats[:-1][self.present.expand(played.seats[:-1].shape[:3])]),
        ):
            facts = facts[torch.randint(len(facts), (1 << 16,), device=self.device)].float()
            getattr(self.network, f"{name}_mean").copy_(facts.mean(0))
            getattr(self.network, f"{name}_spread").copy_(facts.std(0).clamp_min(0.2))

    def save(self, told: dict[str, float]) -> None:
        """Writes the checkpoint, whole or not at all, and a line of the curve."""
        out: Path = self.options.out
        out.mkdir(parents=True, exist_ok=True)
        saved = {
            "network": self.network.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "snapshots": self.snapshots,
            "so_far": (self.decisions, self.seconds, self.iterations),
        }
        torch.save(saved, out / "network.tmp")
        (out / "network.tmp").replace(out / "network.pt")
        line = [self.decisions, round(self.seconds), round(self.points, 4)]
        line += [round(told[name], 4) for name in TOLD]
        with (out / "curve.csv").open("a", newline="", encoding="utf-8") as file:
            csv.writer(file, lineterminator="\n").writerow(line)
        self.tell("saved", told)

    def tell(self, what: str, told: dict[str, float]) -> None:
        numbers = ", ".join(f"{name} {number:.4f}" for name, number in told.items())
        print(
            f"iteration {self.iterations:,}, {self.decisions:,} decisions: {what}; "
            f"games against the planner were worth {self.points:.3f}, {numbers}",
            flush=True,
        )

    def load(self) -> None:
        """Goes on from the checkpoint, if there is one."""
        path = self.options.out / "network.pt"
        if path.exists():
            saved = load_checkpoint(path, self.device)
            self.network.load_state_dict(saved["network"])
            self.optimizer.load_state_dict(saved["optimizer"])
            self.snapshots = saved["snapshots"]
            self.decisions, self.seconds, self.iterations = saved["so_far"]


def _usual_device() -> str:
    return "cuda" if torch.cuda.is_available() else "cpu"
