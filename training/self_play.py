"""Trains a network by self-play (PPO), on a GPU or, slowly, on the CPU. Goes on from its last checkpoint.

    python -m training.self_play --city london --out build/training --minutes 9

All seats are played by the network as it is. In a part of the games all seats but one are played by an
earlier version of it, so that it does not forget how to beat those.
"""

from __future__ import annotations

import argparse
import csv
import json
import time
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor, nn

from crosstown.cities.city import City
from training.network import Network
from training.quantise import restored
from training.tables import Tables

SHARES = {2: 0.4, 3: 0.2, 4: 0.4}  # of the games, by the number of seats
LEAGUE = 0.2  # of the games: against an earlier version
EPOCHS, CLIP, LAMBDA = 2, 0.2, 0.95
RATE, LAST_RATE = 6e-4, 1e-4
ENTROPY, LAST_ENTROPY = 0.03, 0.003
VALUE_WEIGHT, BELIEF_WEIGHT, LONGEST_GRADIENT = 1.0, 0.1, 0.5
SNAPSHOTS = 24  # earlier versions that are kept


@dataclass
class Played:
    """What was seen, done and got: one row a decision, one column a game."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    values: Tensor
    held: Tensor  # the tickets of the others, by seats from the mover on
    counts: Tensor  # 1 where the network as it is decided, and the game was on
    seats: Tensor
    ended: Tensor
    worths: Tensor


class Trainer:
    """Plays and learns in turns."""

    def __init__(self, city: City, options: argparse.Namespace) -> None:
        self.device = torch.device(options.device)
        self.city, self.options = city, options
        self.network, self.earlier = Network(city).to(self.device), Network(city).to(self.device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=RATE, eps=1e-5)
        self.snapshots: list[dict[str, Tensor]] = []
        self.decisions, self.seconds, self.iterations = 0, 0.0, 0
        self.load()
        seed = options.seed + self.iterations
        torch.manual_seed(seed)
        fits = {seats: share for seats, share in SHARES.items() if seats <= city.players[1]}
        self.tables = [
            Tables(city, seats, max(4, int(options.games * share / sum(fits.values()))), seed, self.device)
            for seats, share in fits.items()
        ]
        self.rows = [slice(0, 0)]
        for one in self.tables:
            self.rows.append(slice(self.rows[-1].stop, self.rows[-1].stop + one.size))
        self.rows = self.rows[1:]
        self.games = self.rows[-1].stop
        number = torch.arange(self.games, device=self.device)
        self.of = torch.cat([torch.full((one.size,), one.seats, device=self.device) for one in self.tables])
        self.in_league = (number % 100) < LEAGUE * 100
        self.league = self.in_league.nonzero()[:, 0]
        self.learner = number // 100 % self.of  # the seat of the network as it is, in games of the league
        self.now = self.new_rows(1)
        self.buffers = self.new_rows(options.steps)
        self.ended = torch.zeros(self.games, dtype=torch.bool, device=self.device)
        self.points = torch.zeros(())

    def new_rows(self, steps: int) -> tuple[Tensor, Tensor]:
        """Room for observations and masks of so many steps."""
        inputs, actions = self.network.first.in_features, self.network.policy.out_features
        seen = torch.zeros(steps, self.games, inputs, dtype=torch.int8, device=self.device)
        return seen, torch.zeros(steps, self.games, actions, dtype=torch.bool, device=self.device)

    @torch.no_grad()
    def play(self) -> Played:
        """So many decisions in every game."""
        steps, most = self.options.steps, self.network.seats
        seen, masks = self.buffers
        made = {"device": self.device}
        played = Played(
            seen, masks,
            torch.zeros(steps, self.games, dtype=torch.long, **made),
            torch.zeros(steps, self.games, **made),
            torch.zeros(steps + 1, self.games, most, **made),
            torch.zeros(steps, self.games, (most - 1) * self.network.tickets, dtype=torch.int8, **made),
            torch.zeros(steps, self.games, dtype=torch.bool, **made),
            torch.zeros(steps + 1, self.games, dtype=torch.long, **made),
            torch.zeros(steps, self.games, dtype=torch.bool, **made),
            torch.zeros(steps, self.games, most, **made),
        )  # fmt: skip
        if self.snapshots:
            chosen = int(torch.randint(len(self.snapshots), ()))
            self.earlier.load_state_dict(self.snapshots[chosen])
        for at in range(steps):
            self.decide(played, at)
        seen, _ = self.now
        self.observe(*self.now, 0)
        played.values[steps] = self.network(seen[0])[1]
        played.seats[steps] = torch.cat([one.movers() for one in self.tables])
        return played

    def observe(self, seen: Tensor, masks: Tensor, at: int) -> None:
        for one, rows in zip(self.tables, self.rows, strict=True):
            one.observe(seen[at, rows], masks[at, rows])

    def decide(self, played: Played, at: int) -> None:
        """One decision in every game: by the network as it is, or by an earlier version."""
        self.observe(played.seen, played.masks, at)
        seats = torch.cat([one.movers() for one in self.tables])
        likes, values, _ = self.network(played.seen[at])
        theirs = self.in_league & (seats != self.learner)
        if self.snapshots:
            earlier = self.earlier(played.seen[at, self.league])[0]
            likes[self.league] = torch.where(theirs[self.league, None], earlier, likes[self.league])
        likes.masked_fill_(~played.masks[at], -1e9)
        chances = torch.log_softmax(likes, 1)
        noise = -torch.log(-torch.log(torch.rand_like(likes).clamp(1e-9, 1 - 1e-7)))
        actions = (likes + noise).argmax(1)
        played.actions[at], played.values[at], played.seats[at] = actions, values, seats
        played.chances[at] = chances.gather(1, actions[:, None])[:, 0]
        played.counts[at] = ~self.ended & (~theirs if self.snapshots else True)
        for one, rows in zip(self.tables, self.rows, strict=True):
            tickets = one.held_tickets()
            ahead = (seats[rows, None] + torch.arange(1, one.seats, device=self.device)) % one.seats
            others = tickets.gather(1, ahead[:, :, None].expand(-1, -1, one.tickets))
            played.held[at, rows, : (one.seats - 1) * one.tickets] = others.flatten(1)
            one.step(actions[rows])
            played.ended[at, rows] = one.ended()
            played.worths[at, rows, : one.seats] = one.worths()
        self.ended = played.ended[at].clone()
        if at % 8 == 7:
            self.points = self.tables[0].mean_points()

    @torch.no_grad()
    def advantages(self, played: Played) -> tuple[Tensor, Tensor]:
        """How much better each decision turned out than expected (GAE), and what the values should be.

        A seat's own decisions follow each other; what lies between is the others' doing.
        """
        steps, most = self.options.steps, self.network.seats
        ahead = torch.arange(most, device=self.device)
        absolute = (played.seats[:, :, None] + ahead) % self.of[:, None]
        real = ahead < self.of[:, None]
        worth = torch.zeros(
            self.games, most, device=self.device
        )  # at each seat's next decision, by seat number
        better = torch.zeros_like(worth)
        worth.scatter_(1, torch.where(real, absolute[steps], ahead), played.values[steps])
        found = torch.zeros(steps, self.games, device=self.device)
        targets = torch.zeros(steps, self.games, most, device=self.device)
        for at in reversed(range(steps)):
            over = played.ended[at][:, None]
            worth = torch.where(over, played.worths[at], worth)
            better = torch.where(over, torch.zeros_like(better), better)
            mover = played.seats[at][:, None]
            value = played.values[at][:, :1]
            next_worth, next_better = worth.gather(1, mover), better.gather(1, mover)
            gain = next_worth - value + LAMBDA * next_better
            found[at] = gain[:, 0]
            targets[at] = (worth + better).gather(1, absolute[at])
            targets[at, :, 0] = (value + gain)[:, 0]
            was_on = (~played.ended[at - 1])[:, None] if at else torch.ones_like(over)
            worth = torch.where(was_on, worth.scatter(1, mover, value), worth)
            better = torch.where(was_on, better.scatter(1, mover, gain), better)
        return found, targets

    def learn(self, played: Played, better: Tensor, targets: Tensor, done: float) -> dict[str, float]:
        """Some epochs of PPO over what was played."""
        rate = RATE + (LAST_RATE - RATE) * done
        weight = ENTROPY + (LAST_ENTROPY - ENTROPY) * done
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        flat = {
            name: getattr(played, name).flatten(0, 1)
            for name in ("seen", "masks", "actions", "chances", "held", "counts")
        }
        rows = flat["counts"].nonzero()[:, 0]
        better, targets = better.flatten(), targets.flatten(0, 1)
        seats = self.of.repeat(self.options.steps)
        mean, spread = better[rows].mean(), better[rows].std() + 1e-8
        told: list[Tensor] = []
        for _ in range(EPOCHS):
            for part in rows[torch.randperm(len(rows), device=self.device)].split(self.options.minibatch):
                likes, values, held = self.network(flat["seen"][part])
                legal = flat["masks"][part]
                chances = torch.log_softmax(likes.masked_fill(~legal, -1e9), 1)
                now = chances.gather(1, flat["actions"][part][:, None])[:, 0]
                ratio = (now - flat["chances"][part]).exp()
                gain = (better[part] - mean) / spread
                won = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                entropy = -(chances.exp() * chances).masked_fill(~legal, 0).sum(1).mean()
                real = torch.arange(self.network.seats, device=self.device) < seats[part][:, None]
                error = ((values - targets[part]).square() * real).sum(1).mean()
                belief = self.belief_error(held, flat["held"][part], real)
                loss = VALUE_WEIGHT * error + BELIEF_WEIGHT * belief - won - weight * entropy
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), LONGEST_GRADIENT)
                self.optimizer.step()
            told.append(
                torch.stack(
                    (entropy.detach(), error.detach(), belief.detach(), (ratio - 1).abs().mean().detach())
                )
            )
        entropy_, error_, belief_, moved = torch.stack(told).mean(0).tolist()
        return {"entropy": entropy_, "value_error": error_, "belief_error": belief_, "moved": moved}

    def belief_error(self, logits: Tensor, held: Tensor, real: Tensor) -> Tensor:
        """How wrong the guesses of the others' tickets are; seats that are empty do not count."""
        each = nn.functional.binary_cross_entropy_with_logits(logits, held.float(), reduction="none")
        each = each.reshape(len(held), self.network.seats - 1, -1).mean(2)
        return (each * real[:, 1:]).sum() / real[:, 1:].sum()

    def run(self) -> None:
        """Until the time is up, with a checkpoint every so often."""
        options = self.options
        begun = time.monotonic()
        spent = self.seconds
        last_save = last_snapshot = begun
        if self.iterations == 0:
            self.fit_inputs()
            if options.warm_start:
                self.warm_start(options.warm_start)
                spent = self.seconds
        while True:
            played = self.play()
            better, targets = self.advantages(played)
            done = min(1.0, (spent + time.monotonic() - begun) / (60 * options.planned))
            told = self.learn(played, better, targets, done)
            self.decisions += int(played.counts.sum())
            self.iterations += 1
            now = time.monotonic()
            self.seconds = spent + now - begun
            over = now - begun > 60 * options.minutes or self.iterations >= options.iterations
            if now - last_snapshot > options.snapshot or over:
                last_snapshot = now
                saved = {name: one.clone() for name, one in self.network.state_dict().items()}
                self.snapshots = [*self.snapshots, saved]
                if len(self.snapshots) > SNAPSHOTS:  # thin out the older half
                    del self.snapshots[int(torch.randint(SNAPSHOTS // 2, ()))]
            if now - last_save > options.save or over:
                last_save = now
                self.save(told)
            if over:
                return

    def fit_inputs(self) -> None:
        """Numbers of all sizes become numbers around 0, by what the first games show."""
        seen = self.play().seen.flatten(0, 1)[:: max(1, self.options.steps // 8)].float()
        self.network.mean.copy_(seen.mean(0))
        self.network.spread.copy_(seen.std(0).clamp_min(0.25))

    def warm_start(self, path: Path) -> None:
        """Goes on from the file of a network, whose checkpoint is gone."""
        self.network.load_state_dict(restored(path, self.network))
        made = json.loads((path.parent / "index.json").read_text(encoding="utf-8"))["networks"][path.stem][
            "made"
        ]
        self.decisions, self.seconds = made["decisions"], made["seconds"]

    def save(self, told: dict[str, float]) -> None:
        """Writes the checkpoint, whole or not at all, and a line of the curve."""
        out: Path = self.options.out
        out.mkdir(parents=True, exist_ok=True)
        name = self.options.city
        saved = {
            "network": self.network.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "snapshots": [{key: one.half() for key, one in each.items()} for each in self.snapshots[-3:]],
            "so_far": (self.decisions, self.seconds, self.iterations),
        }
        torch.save(saved, out / f"{name}.tmp")
        (out / f"{name}.tmp").replace(out / f"{name}.pt")
        line = [self.decisions, round(self.seconds), round(float(self.points), 2)]
        line += [round(told[key], 4) for key in ("entropy", "value_error", "belief_error", "moved")]
        with (out / f"{name}.csv").open("a", newline="", encoding="utf-8") as file:
            csv.writer(file, lineterminator="\n").writerow(line)
        print(name, *line, flush=True)

    def load(self) -> None:
        """Goes on from the checkpoint, if there is one."""
        path = self.options.out / f"{self.options.city}.pt"
        if not path.exists():
            return
        saved = torch.load(path, map_location=self.device)
        self.network.load_state_dict(saved["network"])
        if "optimizer" in saved:
            self.optimizer.load_state_dict(saved["optimizer"])
        self.snapshots = [
            {key: one.float() for key, one in each.items()} for each in saved.get("snapshots", ())
        ]
        self.decisions, self.seconds, self.iterations = saved["so_far"]


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains a network by self-play.")
    parser.add_argument("--city", default="london")
    parser.add_argument("--out", type=Path, default=Path("build/training"))
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--minutes", type=float, default=9, help="how long this run lasts")
    parser.add_argument(
        "--planned", type=float, default=18, help="how long all runs last; the rate falls until then"
    )
    parser.add_argument(
        "--iterations", type=int, default=1 << 30, help="stop after so many, all runs together"
    )
    parser.add_argument("--games", type=int, default=32768, help="side by side")
    parser.add_argument("--steps", type=int, default=32, help="decisions in each game between two updates")
    parser.add_argument("--minibatch", type=int, default=32768)
    parser.add_argument("--snapshot", type=float, default=20, help="seconds between two earlier versions")
    parser.add_argument("--save", type=float, default=30, help="seconds between two checkpoints")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--warm-start", type=Path, help="begin with the weights of a file of the package")
    options = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    Trainer(City.load(options.city), options).run()


if __name__ == "__main__":
    main()
