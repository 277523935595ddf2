"""Plays the ladder of players, every city with 2 and 4 seats, and prints its tables. It takes hours.

    python -m tools.ladder --city london --seats 2    one part only
    python -m tools.ladder --write                    also writes numbers, page and picture
    python -m tools.ladder --no-play --write          plays nothing, writes these anew from the numbers
    python -m tools.ladder --journal build/measured/games.jsonl --write
                                                      with games of training.measure for those that search

Without --write no file is changed. Stopped and started again with the same arguments it goes on.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from crosstown.cities import city_names, load_city
from crosstown.cli.output.error_messages import run_guarded
from crosstown.cli.output.progress import progress_bar
from crosstown.files import write_text
from tools.ladder_chart import draw_ladder
from tools.ladder_tables import Settings, fill_page, ladder_tables, play_part
from training.duel import Journal, existing_journal

ROOT = Path(__file__).parents[1]
PLAYERS = "medium,style-path,style-long,style-one-step,easy,style-tickets,random"


def read_options(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Plays the ladder of players and prints its tables.")
    parser.add_argument("--city", action="append", help="only this city; repeatable")
    parser.add_argument("--seats", action="append", type=int, help="only so many seats; repeatable")
    parser.add_argument("--players", default=PLAYERS, help="each plays each; name the strongest first")
    parser.add_argument("--games", type=int, default=1000, help="games a pair")
    parser.add_argument(
        "--searchers", default="expert:0.5s,hard:0.5s", help="those that search, the strongest first; or none"
    )
    parser.add_argument("--search-games", type=int, default=400, help="games of each of them with the next")
    parser.add_argument("--against", default="medium", help="who the last of them plays")
    parser.add_argument("--journal", type=Path, help="games of those that search, instead of playing them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--page", type=Path, default=ROOT / "docs" / "players.md")
    parser.add_argument("--numbers", type=Path, default=ROOT / "tools" / "ladder.json")
    parser.add_argument("--picture", type=Path, default=ROOT / "docs" / "images" / "ladder.svg")
    parser.add_argument("--no-play", action="store_true", help="play nothing, use the numbers of last time")
    parser.add_argument(
        "--write", action="store_true", help="change the page, the picture and the file of numbers"
    )
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> None:
    options = read_options(words)
    for city in options.city or ():
        load_city(city)  # an unknown one is an error even where nothing is played
    known = json.loads(options.numbers.read_text(encoding="utf-8")) if options.numbers.is_file() else {}
    if options.write:
        write(known, options)  # fails now, not after an hour, where the page has no place for the tables
    journal = existing_journal(options.journal) if options.journal else Journal(None)
    searchers = tuple(options.searchers.split(","))
    if options.journal or options.searchers == "none":
        searchers = ()
    against, players = tuple(options.against.split(",")), tuple(options.players.split(","))
    settings = Settings(players, options.games, searchers, against, options.search_games, options.seed)
    played = {}
    for city in () if options.no_play else options.city or city_names():
        for seats in options.seats or (2, 4):
            played[f"{city}/{seats}"] = play_with_bar(city, seats, settings, options.workers, journal)
            if options.write:
                write(known | played, options)
    if not options.write:
        print(ladder_tables(in_order(known if options.no_play else played)))


def play_with_bar(
    city: str, seats: int, settings: Settings, workers: int, journal: Journal
) -> dict[str, Any]:
    board = load_city(city)
    total = sum(plan.total for plan in settings.plans(board, seats))
    with progress_bar(f"{board.name}, {seats} seats", total) as progress:
        return play_part(board, seats, settings, workers, progress, journal)


def in_order(numbers: dict[str, Any]) -> list[dict[str, Any]]:
    order = {city: at for at, city in enumerate(city_names())}
    return sorted(numbers.values(), key=lambda one: (order.get(one["city"], len(order)), one["seats"]))


def write(numbers: dict[str, Any], options: argparse.Namespace) -> None:
    parts = in_order(numbers)
    page = fill_page(options.page.read_text(encoding="utf-8"), ladder_tables(parts), str(options.page))
    kept = {f"{one['city']}/{one['seats']}": one for one in parts}
    write_text(options.numbers, json.dumps(kept, ensure_ascii=False, indent=1) + "\n")
    write_text(options.page, page)
    if parts:
        write_text(options.picture, draw_ladder(parts) + "\n")


if __name__ == "__main__":
    run_guarded(main)
