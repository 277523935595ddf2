"""Makes the ladder of players in docs/players.md: every city with 2 and 4 seats, on this machine.

    python tools/ladder.py                                  plays everything, which takes hours
    python tools/ladder.py --city london --seats 2          plays one part; the others stay as they are
    python tools/ladder.py --draw                           plays nothing, draws the tables anew

It can be stopped and started again. The numbers are kept in docs/ladder.json, a part for each city and number
of seats, and the tables on the page are drawn from them.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from crosstown.cities import built_in, load_city
from crosstown.cli.output.error_messages import run_guarded
from crosstown.cli.output.output_files import write_text
from crosstown.cli.output.progress import bar
from tools.ladder_tables import Settings, climb, draw, fill

DOCS = Path(__file__).parents[1] / "docs"
FIELD = "medium,style-path,style-long,style-one-step,easy,style-tickets,random"


def options(words: list[str] | None) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description="Makes the ladder of players in docs/players.md.")
    parser.add_argument("--city", action="append", help="only this city; repeatable")
    parser.add_argument("--seats", action="append", type=int, help="only so many seats; repeatable")
    parser.add_argument("--players", default=FIELD, help="the field, the strongest first")
    parser.add_argument("--games", type=int, default=1000, help="games a pair of the field")
    parser.add_argument("--hard", default="hard", help="the player that searches, such as hard:3000; or none")
    parser.add_argument("--hard-games", type=int, default=400, help="its games against each opponent")
    parser.add_argument("--against", default="medium", help="its opponents")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--page", type=Path, default=DOCS / "players.md")
    parser.add_argument("--numbers", type=Path, default=DOCS / "ladder.json")
    parser.add_argument("--draw", action="store_true", help="play nothing, only draw the tables")
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> None:
    """Plays the parts that were asked for, one after another, and draws the page after each."""
    asked = options(words)
    numbers = json.loads(asked.numbers.read_text(encoding="utf-8")) if asked.numbers.is_file() else {}
    save(numbers, asked)  # says now, not after an hour, that the page has no place for the ladder
    best = "" if asked.hard == "none" else asked.hard
    against = tuple(asked.against.split(","))
    field = tuple(asked.players.split(","))
    settings = Settings(field, asked.games, best, against, asked.hard_games, asked.seed)
    for city in () if asked.draw else asked.city or built_in():
        for seats in asked.seats or (2, 4):
            numbers[f"{city}/{seats}"] = part(city, seats, settings, asked.workers)
            save(numbers, asked)


def part(city: str, seats: int, settings: Settings, workers: int) -> dict[str, Any]:
    """The numbers of one part, with a bar."""
    board = load_city(city)
    total = sum(plan.total for plan in settings.plans(board, seats))
    with bar(f"{board.name}, {seats} seats", total) as tell:
        return climb(board, seats, settings, workers, tell)


def save(numbers: dict[str, Any], asked: argparse.Namespace) -> None:
    """Writes the numbers, in the order of the cities, and the page that shows them."""
    order = {city: at for at, city in enumerate(built_in())}
    parts = sorted(numbers.values(), key=lambda one: (order.get(one["city"], len(order)), one["seats"]))
    page = fill(asked.page.read_text(encoding="utf-8"), draw(parts), str(asked.page))
    kept = {f"{one['city']}/{one['seats']}": one for one in parts}
    write_text(asked.numbers, json.dumps(kept, ensure_ascii=False, indent=1) + "\n")
    write_text(asked.page, page)


if __name__ == "__main__":
    run_guarded(main)
