"""A game in the terminal: humans who share a screen, computer players, and the saved record."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from crosstown.cli.output import terminal
from crosstown.cli.output.error_messages import clean, describe
from crosstown.cli.play.keyboard import Keyboard
from crosstown.cli.play.player_prompt import PlayerPrompt
from crosstown.cli.play.result_screen import show_result
from crosstown.errors import DataError
from crosstown.files import write_text
from crosstown.game import events
from crosstown.game.events import redact
from crosstown.game.text.narration import story
from crosstown.language import ENGLISH, Translator

if TYPE_CHECKING:
    from rich.console import Console

    from crosstown.game.events import Event
    from crosstown.game.game import Game
    from crosstown.game.move import Move
    from crosstown.players.player import Player


class Quit(Exception):
    """A player typed ``quit``."""


class TakeBack(Exception):
    """A player typed ``undo``, and may."""


_REVEALING = (events.Filled, events.Swept, events.Shuffled, events.Offered, events.Ended)


def _reveals(event: Event, seat: int) -> bool:
    """Whether a seat learns from an event what was hidden before."""
    return isinstance(event, _REVEALING) or (isinstance(event, events.Drew) and event.seat == seat)


class TerminalGame:
    """Plays one game to its end. Seats without a computer player belong to humans at this keyboard."""

    def __init__(
        self,
        game: Game,
        players: Mapping[int, Player],
        out: Console,
        record: Path | None = None,
        past: Sequence[tuple[Event, ...]] = (),
        texts: Translator = ENGLISH,
        pack: str | None = None,
    ) -> None:
        self.game, self.players, self.out, self.record = game, players, out, record
        self.texts = texts
        self.pack = pack  # the file of a city of one's own: a record does not hold it
        self.keyboard = Keyboard()
        self.humans = [seat for seat in range(game.seats) if seat not in players]
        self.names = [clean(seat.name)[:24] for seat in game.seating]
        self.past = list(past)
        self.told = dict.fromkeys(self.humans, len(past))
        self.at_screen = self._only_human()
        self.saved_at: Path | None = None
        self.shown: dict[int | None, int] = {}
        self._undo_point: tuple[int, Game, int] | None = None  # whose move, the game before it, its events

    def run(self) -> None:
        """Plays to the end. Raises Quit, EOFError or KeyboardInterrupt when the player stops earlier."""
        while self.game.turn is not None:
            if self.game.turn in self.players:
                self._computer_move(self.game.turn)
            else:
                self._human_move(self.game.turn)
        self._end()

    def _computer_move(self, seat: int) -> None:
        view = self.game.view(seat)
        self._play(self.players[seat].choose(view, view.legal_moves))
        if not self.humans:
            self.tell_news(None)

    def _human_move(self, seat: int) -> None:
        if self.at_screen != seat:
            self._hand_over(seat)
        only = self.game.legal_moves[0] if len(self.game.legal_moves) == 1 else None
        if only is not None and only.kind == "pass":
            self._play(only)
        else:
            try:
                move = PlayerPrompt(self, seat).decide()
            except TakeBack:
                self._take_back()
                return
            self._undo_point = (seat, self.game.copy(), len(self.past))
            self._play(move)
        if self.game.turn is not None and len(self.humans) == 1:
            return
        self.tell_news(seat)

    def _play(self, move: Move | str) -> None:
        self.past.append(self.game.play(move))
        if self._undo_point and any(_reveals(event, self._undo_point[0]) for event in self.past[-1]):
            self._undo_point = None

    def can_undo(self, seat: int) -> bool:
        """Whether this seat made the last human move, and has seen nothing hidden since."""
        return self._undo_point is not None and self._undo_point[0] == seat

    def _take_back(self) -> None:
        assert self._undo_point is not None
        _, self.game, told = self._undo_point
        self._undo_point = None
        del self.past[told:]
        self.told = {one: min(count, told) for one, count in self.told.items()}
        self.shown.clear()
        self.out.print(self.texts.say("undo-done"), style="bold")

    def _hand_over(self, seat: int) -> None:
        """Clears the screen between two players, so that nobody sees the other's cards."""
        if self.at_screen is not None:
            self.keyboard.ask(f"{self.texts.say('hand-over-clear')} ")
        self._clear()
        name = self.names[seat]
        self.out.print(self.texts.say("hand-over-turn", name=name), style="bold")
        self.keyboard.ask(f"{self.texts.say('hand-over-enter', name=name)} ")
        self._clear()
        self.at_screen = seat

    def _clear(self) -> None:
        self.keyboard.clear_history()
        if self.out.is_terminal:
            self.out.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.out.file.flush()
        else:
            self.out.print(f"{'─' * 8} {self.texts.say('screen-cleared')} {'─' * 8}")

    def names_for(self, seat: int | None) -> list[str]:
        """The names as shown to a seat: its own is "You"."""
        return [self.texts.say("you") if at == seat else name for at, name in enumerate(self.names)]

    def tell_news(self, seat: int | None) -> None:
        """Prints what happened since this seat was last told, without secrets of others."""
        since = self.told.get(seat, 0) if seat is not None else len(self.past) - 1
        for line in self.history(seat, since):
            self.out.print(f"  {line}", style="italic")
        if seat is not None:
            self.told[seat] = len(self.past)

    def history(self, seat: int | None, since: int = 0) -> list[str]:
        """The events since a ply in sentences, without secrets of others."""
        seen = ([redact(event, seat) for event in happened] for happened in self.past[since:])
        return [" ".join(story(events, self.game.city, self.names, self.texts, seat)) for events in seen]

    def save(self, path: Path) -> bool:
        """Writes the record and prints where, or why it failed."""
        try:
            write_text(path, self.game.record().to_json().decode() + "\n")
        except DataError as error:
            self.out.print("\n".join(describe(error)), soft_wrap=True)
            return False
        self.saved_at = path
        self.out.print(self.texts.say("saved", file=clean(str(path))), style="dim", soft_wrap=True)
        return True

    def stop(self) -> None:
        """Saves an unfinished game and prints how to continue it."""
        self.out.print(self.texts.say("stopped", ply=self.game.ply))
        if self.record is not None:
            self.save(self.record)
        if self.saved_at is not None:
            command = f"crosstown play --resume {clean(shlex.quote(str(self.saved_at)))}"
            if self.pack is not None:
                command += f" --city {clean(shlex.quote(self.pack))}"
            self.out.print(self.texts.say("go-on", command=command), soft_wrap=True)

    def ask_to_save(self) -> None:
        """Asks before quitting whether and where to save the game."""
        if self.record is not None or self.saved_at is not None:
            return
        answer = self.keyboard.ask(f"{self.texts.say('ask-save')} ").strip()
        yes, no = (self.texts.say(key).split() for key in ("typed-yes", "typed-no"))
        if answer and answer.lower() not in ("n", "no", *no):
            name = "crosstown.json" if answer.lower() in ("y", "yes", *yes) else answer
            self.save(Path(name))

    def _end(self) -> None:
        result = self.game.result
        if self.humans and self.past:
            self.tell_news(self._only_human())
        self.out.print(terminal.styled(PlayerPrompt(self, None).board()))
        if result is not None:
            reader = self._only_human()
            show_result(self.out, self.game.city, self.names_for(reader), result, self.texts, reader)
        if self.record is not None:
            self.save(self.record)

    def _only_human(self) -> int | None:
        return self.humans[0] if len(self.humans) == 1 else None
