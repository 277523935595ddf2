"""Draws the pictures of the docs: each city in the middle of a game, one as a heat map, and charts.

    python -m tools.board_pictures            writes docs/images/*.svg
    python -m tools.board_pictures FOLDER     writes them there

The same version of Crosstown draws the same bytes. A test compares them with the files in docs/images.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

from crosstown import City, Game, Move
from crosstown.balance.measure_balance import measure
from crosstown.balance.report_figures import heat_map
from tools import learning_curve
from tools.calibration_curve import draw_calibration, read_bands
from tools.ladder_chart import draw_ladder
from tools.learning_curve import draw_curve, read_curve

DOCS = Path(__file__).parents[1] / "docs"
EXAMPLES, IMAGES = DOCS / "examples", DOCS / "images"
LADDER = Path(__file__).parent / "ladder.json"
NAMES = ("Ada", "Ben", "Cleo", "Dora")


@dataclass(frozen=True)
class Picture:
    city: str | Path
    seats: int
    seed: int
    claims: int


PICTURES = (
    Picture("london", seats=3, seed=70, claims=17),
    Picture("san-francisco", seats=4, seed=17, claims=22),
    Picture("berlin", seats=4, seed=69, claims=23),
    Picture("istanbul", seats=4, seed=17, claims=26),
    Picture(EXAMPLES / "toytown.toml", seats=3, seed=6, claims=6),
)


def play(picture: Picture) -> Game:
    game = Game.new(picture.city, picture.seats, seed=picture.seed, names=NAMES[: picture.seats])
    chance = Random(picture.seed)
    while game.turn is not None and len(game.owners) < picture.claims:
        game.play(choose(game, game.turn, chance))
    return game


def choose(game: Game, seat: int, chance: Random) -> Move:
    """A claim next to the seat's own routes, the longer the likelier; otherwise a card."""
    claims = [move for move in game.legal_moves if move.kind == "claim"]
    if claims:
        best = max(looks(game, seat, move) for move in claims)
        claim = chance.choice([move for move in claims if looks(game, seat, move) == best])
        if chance.random() < game.city.route[claim.route].length / 4:
            return claim
    quiet = [move for move in game.legal_moves if move.kind not in ("claim", "tickets")]
    return chance.choice(quiet or list(game.legal_moves))


def looks(game: Game, seat: int, claim: Move) -> int:
    """How good a claim looks: long, with one end (not both) at the seat's own routes, and few wilds."""
    owned = [game.city.route[name] for name, owner in game.owners.items() if owner == seat]
    mine = {place for route in owned for place in (route.a, route.b)}
    route = game.city.route[claim.route]
    ends = (route.a in mine) + (route.b in mine)
    return route.length - 2 * claim.wilds + (4 if ends == 1 or not mine else 0)


def heat() -> str:
    found = measure(City.load("london"), "medium", seats=4, games=1000, seed=1)
    return heat_map(found, found.table(4))


def charts() -> dict[str, str]:
    ppo = read_curve(EXAMPLES / "ppo-curve.csv", learning_curve.PPO)
    expert = read_curve(EXAMPLES / "expert-curve.csv")
    return {
        "ppo-curve": draw_curve(ppo, "PPO against easy in London: games won", "one core"),
        "expert-curve": draw_curve(expert, learning_curve.AGAINST_PLANNER, "one H200"),
        "ladder": draw_ladder(list(json.loads(LADDER.read_text(encoding="utf-8")).values())),
        "calibration": draw_calibration(read_bands(EXAMPLES / "calibration.csv")),
    }


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    drawn = {game.city.id: game.svg() for game in map(play, PICTURES)}
    drawn |= {"london-heat": heat(), **charts()}
    for name, picture in drawn.items():
        (folder / f"{name}.svg").write_text(picture + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else IMAGES)
