"""What one player sees and types: the position, the menu of moves, and commands."""

from __future__ import annotations

from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any

from crosstown.cli.output import terminal
from crosstown.cli.output.error_messages import clean
from crosstown.cli.play import read_input
from crosstown.cli.play.move_menu import Menu
from crosstown.game.text.board_map import LETTERS, Line, Span
from crosstown.game.text.city_text import rules_in_brief, rulings, rulings_title
from crosstown.game.text.move_text import move_text
from crosstown.game.text.position_text import board_lines, cards_line, own_lines, seat_lines, title_line

if TYPE_CHECKING:
    from crosstown.cli.play.move_menu import Choice
    from crosstown.cli.play.terminal_game import TerminalGame
    from crosstown.game.move import Move

ADVISER = "hard"
SHORT_LIST = 12
"""How many routes a turn lists; the command ``moves`` lists the rest."""


class PlayerPrompt:
    """The prompt of one seat, made from that seat's view only. None is a spectator."""

    def __init__(self, terminal_game: TerminalGame, seat: int | None) -> None:
        self.terminal_game, self.seat = terminal_game, seat
        self.out = terminal_game.out
        self.texts, self.say = terminal_game.texts, terminal_game.texts.say
        self.view = terminal_game.game.view(seat)
        self.names = terminal_game.names_for(seat)
        self.menu = Menu(self.view, self.texts)

    def decide(self) -> Move:
        """Shows the position and asks until the player types a legal move."""
        self._show_turn()
        while True:
            line = self.terminal_game.keyboard.ask(f"{LETTERS[self.seat or 0]}> ").strip()
            word, _, rest = line.partition(" ")
            command = read_input.command_of(word.lower(), self.texts)
            if command and (not rest or command in read_input.TAKE_MORE):
                self._commands()[command](rest.strip())
            elif line:
                move = self._read(line)
                if move is not None:
                    return move

    def _commands(self) -> dict[str, Any]:
        return {
            "help": self._help,
            "board": lambda _: self.out.print(terminal.styled(self.board())),
            "hand": lambda _: self.out.print(terminal.styled(self._own())),
            "moves": lambda _: self._show_menu(),
            "pay": self._pay,
            "why": self._why,
            "hint": lambda _: self._hint(),
            "undo": lambda _: self._undo(),
            "log": lambda _: self._log(),
            "save": self._save,
            "quit": lambda _: self._quit(),
        }

    def _show_turn(self) -> None:
        claimed = len(self.view.owners)
        self.out.print()
        title = title_line(self.view, self.names, self.texts)
        self.out.rule(terminal.styled([title]), characters="─")
        self.terminal_game.tell_news(self.seat)
        if (
            self.view.phase not in ("second-card", "keep")
            and self.terminal_game.shown.get(self.seat) != claimed
        ):
            self.out.print(terminal.styled(self.board()))
            self.terminal_game.shown[self.seat] = claimed
        self.out.print()
        seats = seat_lines(self.view, self.names, self.texts)
        self.out.print(terminal.styled([cards_line(self.view, self.texts), *seats, *self._own()]))
        self._show_menu(whole=False)

    def board(self) -> list[Line]:
        return board_lines(self.view, self.out.width, self.texts)

    def _own(self) -> list[Line]:
        view = self.view
        if view.seat is None:
            return []
        return own_lines(view, view.seat, self.texts)

    def _show_menu(self, whole: bool = True) -> None:
        for title, choices in self.menu.groups():
            self.out.print(title, style="bold")
            shown = choices if whole or len(choices) <= SHORT_LIST + 2 else choices[:SHORT_LIST]
            for choice in shown:
                self.out.print(terminal.styled([_numbered(choice)]))
            if len(shown) < len(choices):
                rest, command = len(choices) - len(shown), read_input.command_word("moves", self.texts)
                self.out.print(f"      {self.say('menu-more', count=rest, command=command)}", style="dim")
        told = self.say("menu-type")
        if any(len(choice.moves) > 1 for choice in self.menu.choices):
            told += " " + self.say("menu-ways", command=read_input.command_word("pay", self.texts))
        self.out.print(told, style="dim")

    def _read(self, line: str) -> Move | None:
        """The move; otherwise prints which moves the line fits, or why it is not possible."""
        found = read_input.read(line, self.menu)
        if found.move is not None:
            return found.move
        if found.fits:
            self.out.print(self.say("menu-which"))
            for choice in found.fits[:20]:
                self.out.print(terminal.styled([_numbered(choice)]))
        else:
            self._why(line)
        return None

    def _why(self, text: str) -> None:
        if not text:
            self.out.print(self.say("say-which-move"))
        elif text.isdecimal():
            count = len(self.menu.choices)
            fine = 1 <= int(text[:6]) <= count
            has = self.say("menu-has", number=text[:6])
            self.out.print(has if fine else self.say("menu-numbers", count=count))
        else:
            why = read_input.explain(self.terminal_game.game, self.view.hand(), text, self.texts)
            self.out.print(clean(why))

    def _pay(self, text: str) -> None:
        number = int(text) if text.isdecimal() and len(text) < 5 else 0
        if not 1 <= number <= len(self.menu.choices):
            self.out.print(self.say("say-which-number"))
            return
        choice = self.menu.choices[number - 1]
        self.out.print(terminal.styled([choice.line, *self.menu.payments(choice)]))

    def _help(self, _: str) -> None:
        self.out.print(self.say("help-rules"), style="bold")
        for line in rules_in_brief(self.view.city, self.texts):
            self.out.print(fill(f"• {line}", self.out.width, subsequent_indent="  "))
        self.out.print(rulings_title(self.view.city, self.texts), style="bold")
        for line in rulings(self.view.city, self.texts):
            self.out.print(fill(f"• {line}", self.out.width, subsequent_indent="  "), style="dim")
        self.out.print(self.say("help-typing"), style="bold")
        rows = read_input.help_lines(self.texts)
        room = max(len(word) for word, _ in rows) + 1
        for word, meaning in rows:
            self.out.print(f"  {word:<{room}} {meaning}")

    def _hint(self) -> None:
        """Prints what the computer player ``hard`` would play from this view, why, and what comes next."""
        from crosstown.game.move import Move
        from crosstown.game.text.reason_text import reason_text
        from crosstown.players.hints import find_hint
        from crosstown.players.search_player import TABLE_BUDGET, SearchPlayer

        city = self.view.city
        hint = find_hint(SearchPlayer(ADVISER, TABLE_BUDGET), self.view, 0)
        level = self.texts.named("level", ADVISER)
        told = self.say("hint-move", level=level, move=move_text(city, Move(hint.move), self.texts))
        self.out.print(told, style="bold", soft_wrap=True)
        for reason in hint.reasons:
            self.out.print(self.say("hint-why", why=reason_text(city, reason, self.texts)), soft_wrap=True)

    def _undo(self) -> None:
        from crosstown.cli.play.terminal_game import TakeBack

        if self.seat is None or not self.terminal_game.can_undo(self.seat):
            self.out.print(self.say("undo-nothing"))
            return
        raise TakeBack

    def _log(self) -> None:
        lines = self.terminal_game.history(self.seat)
        told = "\n".join(f"{at:>4}  {line}" for at, line in enumerate(lines, 1))
        self.out.print(told or self.say("nothing-yet"))

    def _save(self, text: str) -> None:
        if text:
            self.terminal_game.save(Path(text))
        else:
            self.out.print(self.say("say-where"))

    def _quit(self) -> None:
        from crosstown.cli.play.terminal_game import Quit

        self.terminal_game.ask_to_save()
        raise Quit


def _numbered(choice: Choice) -> Line:
    return [Span(f"{choice.number:>4}  ", "strong"), *choice.line]
