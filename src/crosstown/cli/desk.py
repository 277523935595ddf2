"""One player's place at the terminal: the screen, the menu, and the words that can be typed."""

from __future__ import annotations

from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any

from crosstown.cli import guide, reading, screen
from crosstown.cli.menu import Menu
from crosstown.cli.trouble import clean
from crosstown.game.guide import rules_in_brief
from crosstown.game.text import (
    LETTERS,
    Line,
    Span,
    board_lines,
    cards_line,
    own_lines,
    seat_lines,
    title_line,
)

if TYPE_CHECKING:
    from crosstown.cli.menu import Choice
    from crosstown.cli.session import Session
    from crosstown.game.move import Move

ADVISER = "medium"
SHORT_LIST = 12
"""A turn shows so many routes; the others are listed when asked for."""


class Desk:
    """What one seat sees and types. It knows only the seat's view; None watches."""

    def __init__(self, session: Session, seat: int | None) -> None:
        self.session, self.seat = session, seat
        self.out = session.out
        self.view = session.game.view(seat)
        self.names = session.names_for(seat)
        self.menu = Menu(self.view)

    def decide(self) -> Move:
        """Shows the position and asks until a legal move comes."""
        self._show_turn()
        while True:
            line = self.session.keyboard.ask(f"{LETTERS[self.seat or 0]}> ").strip()
            word, _, rest = line.partition(" ")
            command = self._commands().get(word.lower())
            if command is not None and (not rest or word.lower() in ("why", "save", "pay")):
                command(rest.strip())
            elif line:
                move = self._read(line)
                if move is not None:
                    return move

    def _commands(self) -> dict[str, Any]:
        commands = {
            "?": self._help,
            "help": self._help,
            "board": lambda _: self.out.print(screen.painted(self.board())),
            "hand": lambda _: self.out.print(screen.painted(self._own())),
            "moves": lambda _: self._show_menu(),
            "pay": self._pay,
            "why": self._why,
            "hint": lambda _: self._hint(),
            "log": lambda _: self._log(),
            "save": self._save,
            "quit": lambda _: self._quit(),
        }
        return commands | {"exit": commands["quit"], "q": commands["quit"]}

    def _show_turn(self) -> None:
        """News, the board if it has changed, the cards and what can be done."""
        claimed = len(self.view.owners)
        self.out.print()
        self.out.rule(screen.painted([title_line(self.view, self.names, self.view.turn)]), characters="─")
        self.session.tell_news(self.seat)
        if self.view.phase not in ("second-card", "keep") and self.session.shown.get(self.seat) != claimed:
            self.out.print(screen.painted(self.board()))
            self.session.shown[self.seat] = claimed
        self.out.print()
        lines = [cards_line(self.view), *seat_lines(self.view, self.names, self.view.turn), *self._own()]
        self.out.print(screen.painted(lines))
        self._show_menu(whole=False)

    def board(self) -> list[Line]:
        """The map."""
        return board_lines(self.view, self.out.width)

    def _own(self) -> list[Line]:
        view = self.view
        if view.seat is None:
            return []
        return own_lines(view, view.seat, view.hand, view.tickets, view.offered)

    def _show_menu(self, whole: bool = True) -> None:
        for title, choices in self.menu.groups():
            self.out.print(title, style="bold")
            shown = choices if whole or len(choices) <= SHORT_LIST + 2 else choices[:SHORT_LIST]
            for choice in shown:
                self.out.print(screen.painted([_numbered(choice)]))
            if len(shown) < len(choices):
                self.out.print(f"      … and {len(choices) - len(shown)} more: type moves", style="dim")
        several = any(len(choice.moves) > 1 for choice in self.menu.choices)
        ways = " +2: two other ways to pay, see pay NUMBER." if several else ""
        self.out.print(f"Type a number or words; ? for help.{ways}", style="dim")

    def _read(self, line: str) -> Move | None:
        """The move that was meant; else says what the line could mean, or why it cannot be done."""
        found = reading.read(line, self.menu)
        if found.move is not None:
            return found.move
        if found.fits:
            self.out.print("Which one?")
            for choice in found.fits[:20]:
                self.out.print(screen.painted([_numbered(choice)]))
        else:
            self._why(line)
        return None

    def _why(self, text: str) -> None:
        if not text:
            self.out.print("Say which move: why claim baker hyde")
        elif text.isdecimal():
            count = len(self.menu.choices)
            fine = 1 <= int(text[:6]) <= count
            self.out.print(
                f"{text[:6]} is in the menu." if fine else f"The menu has numbers from 1 to {count}."
            )
        else:
            self.out.print(clean(reading.explain(self.session.game, self.view.hand, text)))

    def _pay(self, text: str) -> None:
        """Every way to pay for one choice of the menu."""
        number = int(text) if text.isdecimal() and len(text) < 5 else 0
        if not 1 <= number <= len(self.menu.choices):
            self.out.print("Say which number of the menu: pay 5")
            return
        choice = self.menu.choices[number - 1]
        self.out.print(screen.painted([choice.line, *self.menu.payments(choice)]))

    def _help(self, _: str) -> None:
        self.out.print("The rules in brief", style="bold")
        for line in rules_in_brief(self.view.city):
            self.out.print(fill(f"• {line}", self.out.width, subsequent_indent="  "))
        self.out.print("What you can type", style="bold")
        for word, meaning in guide.COMMANDS:
            self.out.print(f"  {word:<10} {meaning}")

    def _hint(self) -> None:
        """What medium would play from this view, and why."""
        from crosstown.game.move import Move
        from crosstown.players.catalogue import make_player

        player = make_player(ADVISER)
        player.start(self.view.city, self.view.seat or 0, self.view.seats, 0)
        move = Move(str(player.choose(self.view, self.view.legal_moves)))
        why = player.explain(self.view, self.view.legal_moves, move)
        self.out.print(f"{ADVISER.capitalize()} would play: {move}", style="bold", soft_wrap=True)
        self.out.print(f"“{why}”", soft_wrap=True)

    def _log(self) -> None:
        lines = self.session.history(self.seat)
        self.out.print("\n".join(f"{at:>4}  {line}" for at, line in enumerate(lines, 1)) or "Nothing yet.")

    def _save(self, text: str) -> None:
        if text:
            self.session.save(Path(text))
        else:
            self.out.print("Say where: save game.json")

    def _quit(self) -> None:
        from crosstown.cli.session import Quit

        self.session.ask_to_save()
        raise Quit


def _numbered(choice: Choice) -> Line:
    return [Span(f"{choice.number:>4}  ", "strong"), *choice.line]
