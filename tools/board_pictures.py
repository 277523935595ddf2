"""Draws the boards shown in the docs: each city in the middle of a game, and one as a heat map.

    python tools/board_pictures.py            writes docs/images/*.svg
    python tools/board_pictures.py FOLDER     writes them there

Equal versions of Crosstown draw equal bytes. The tests hold the images in the repository to that.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

from crosstown import City, Game, Move
from crosstown.balance.measurements import measure
from crosstown.balance.report_figures import heat_map

DOCS = Path(__file__).parents[1] / "docs"
IMAGES = DOCS / "images"
NAMES = ("Ada", "Ben", "Cleo", "Dora")


@dataclass(frozen=True)
class Picture:
    """A game to play and the moment to draw it: when so many routes are claimed."""

    city: str | Path
    seats: int
    seed: int
    claims: int


PICTURES = (
    Picture("london", seats=3, seed=70, claims=17),
    Picture("san-francisco", seats=4, seed=17, claims=22),
    Picture("berlin", seats=4, seed=69, claims=23),
    Picture(DOCS / "examples" / "toytown.toml", seats=3, seed=6, claims=6),
)


def play(picture: Picture) -> Game:
    """The game, up to the moment to draw it."""
    game = Game.new(picture.city, picture.seats, seed=picture.seed, names=NAMES[: picture.seats])
    chance = Random(picture.seed)
    while game.seat is not None and len(game.owners) < picture.claims:
        game.play(choose(game, game.seat, chance))
    return game


def choose(game: Game, seat: int, chance: Random) -> Move:
    """Builds outwards: a claim next to the seat's own routes, the longer the likelier; else a card."""
    claims = [move for move in game.legal_moves if move.kind == "claim"]
    if claims:
        best = max(liking(game, seat, move) for move in claims)
        claim = chance.choice([move for move in claims if liking(game, seat, move) == best])
        if chance.random() < game.city.route[claim.route].length / 4:
            return claim
    calm = [move for move in game.legal_moves if move.kind not in ("claim", "tickets")]
    return chance.choice(calm or list(game.legal_moves))


def liking(game: Game, seat: int, claim: Move) -> int:
    """How well a claim would look: one end at the seat's own routes, not both, and no wilds wasted."""
    owned = [game.city.route[name] for name, owner in game.owners.items() if owner == seat]
    mine = {place for route in owned for place in (route.a, route.b)}
    route = game.city.route[claim.route]
    ends = (route.a in mine) + (route.b in mine)
    return route.length - 2 * claim.wilds + (4 if ends == 1 or not mine else 0)


def heat() -> str:
    """The heat map of a balance report."""
    found = measure(City.load("london"), "medium", seats=4, games=1000, seed=1)
    return heat_map(found, found.table(4))


def main(folder: Path) -> None:
    """Writes all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn = {game.city.id: game.svg() for game in map(play, PICTURES)} | {"london-heat": heat()}
    for name, picture in drawn.items():
        (folder / f"{name}.svg").write_text(picture + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else IMAGES)
