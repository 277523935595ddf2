"""A puzzle in the terminal: a turn as in a game, but the move is judged, not played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from crosstown.cli.play import read_input
from crosstown.cli.play.player_prompt import PlayerPrompt
from crosstown.cli.play.terminal_game import Quit, TerminalGame
from crosstown.game.move import Move
from crosstown.game.records.record import Seat
from crosstown.game.records.record_replay import begin, city_of, follow
from crosstown.game.text.move_text import move_text
from crosstown.game.text.reason_text import reason_text
from crosstown.players import make_player
from crosstown.players.computer_names import COMPUTER_NAMES
from crosstown.puzzles.puzzle import JudgedMove, Puzzle, load_puzzle, name_parts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from crosstown.cities.city import City
    from crosstown.language import Translator


class PuzzleGame(TerminalGame):
    """The table of a puzzle at its decision. The solver sees what the player could see."""

    def __init__(self, puzzle: Puzzle, out: Console, texts: Translator) -> None:
        seats = [
            Seat(name=COMPUTER_NAMES[seat], player=one.player) for seat, one in enumerate(puzzle.record.seats)
        ]
        record = msgspec.structs.replace(puzzle.record, seats=tuple(seats))
        game = begin(record, city_of(record).in_language(texts.language))
        past = [happened for _, happened in follow(game, record, puzzle.ply)]
        others = {seat: make_player("medium") for seat in range(game.seats) if seat != puzzle.seat}
        super().__init__(game, others, out, past=past, texts=texts)
        own = [at for at, ply in enumerate(record.plies[: puzzle.ply]) if ply.seat == puzzle.seat]
        self.told[puzzle.seat] = own[-1] + 1 if own else 0

    def ask_to_save(self) -> None:
        """Nothing: a puzzle is always there again."""


def solve(names: Sequence[str], first: str, out: Console, texts: Translator) -> None:
    """Puzzles one after the other, from the first on. Raises Quit or EOFError when the solver stops."""
    for name in names[names.index(first) :]:
        puzzle = load_puzzle(name)
        table = PuzzleGame(puzzle, out, texts)
        number = texts.say("puzzle-number", number=names.index(name) + 1, all=len(names))
        heading = f"{number}: {title(name, table.game.city, texts)}"
        _ask(puzzle, heading, table)
        while _wants_again(table, last=name == names[-1]):
            _ask(puzzle, heading, table)


def _ask(puzzle: Puzzle, heading: str, table: PuzzleGame) -> None:
    """Shows the position, asks for a move and says how good it is."""
    out, texts = table.out, table.texts
    out.print()
    out.print(heading, style="bold")
    out.print(texts.say("puzzle-ask"))
    table.shown.clear()
    move = PlayerPrompt(table, puzzle.seat).decide()
    out.print()
    out.print(verdict(puzzle, puzzle.judged(move.text), table.game.city, texts), style="bold")


def title(name: str, city: City, texts: Translator) -> str:
    """What a puzzle is called: its city and a number."""
    return texts.say("puzzle-name", city=city.name, number=name_parts(name)[1])


def verdict(puzzle: Puzzle, judged: JudgedMove, city: City, texts: Translator) -> str:
    """How good a move is, what is better and why, as the page says it."""
    best = puzzle.moves[0]
    move = move_text(city, Move(best.move), texts)
    if judged == best:
        said = texts.say("puzzle-best")
    elif judged.solves:
        said = texts.say("puzzle-good", move=move)
    else:
        mark = texts.say(f"analysis-mark-{judged.mark or 'mistake'}")
        said = texts.say("puzzle-worse", mark=mark, move=move)
    reason = best.reason if judged.solves else judged.reason
    return said if reason is None else f"{said} {reason_text(city, reason, texts)}"


def _wants_again(table: PuzzleGame, last: bool) -> bool:
    """Whether to try the same puzzle again, or go on. Raises Quit when the solver wants to stop."""
    texts = table.texts
    again = texts.say("typed-again").split()
    words = {"again": again[0], "quit": read_input.command_word("quit", texts)}
    question = texts.say("puzzle-then-last" if last else "puzzle-then", **words)
    while True:
        answer = table.keyboard.ask(f"{question} ").strip().lower()
        if read_input.command_of(answer, texts) == "quit":
            raise Quit
        if not answer or answer in ("again", *again):
            return bool(answer)
