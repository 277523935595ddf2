"""The words that can be typed beside moves, and what ``?`` says about them below the rules in brief."""

from __future__ import annotations

from functools import cache

from crosstown.game.move import KINDS
from crosstown.language import Speech

COMMANDS = ("board", "hand", "moves", "pay", "why", "hint", "log", "save", "quit", "help")
TAKE_MORE = ("why", "save", "pay")
"""Commands that say something about what follows them."""

_ALWAYS = {"?": "help", "exit": "quit", "q": "quit", **{word: word for word in COMMANDS}}


def help_lines(speech: Speech) -> list[tuple[str, str]]:
    """What can be typed, and what it does."""
    rows = [(speech.say(f"help-{one}"), speech.say(f"help-{one}-about")) for one in ("number", "words")]
    behind = {"pay": "5", "why": speech.say("help-why"), "save": speech.say("help-save")}
    for command in COMMANDS[:-1]:
        word = f"{shown(command, speech)} {behind.get(command, '')}".rstrip()
        rows.append((word, speech.say(f"help-{command}-about")))
    return [*rows, ("?", speech.say("help-help-about"))]


def shown(command: str, speech: Speech) -> str:
    """The word of a language for a command, as it is shown."""
    return speech.say(f"command-{command}").split()[0]


def command_of(word: str, speech: Speech) -> str:
    """The command that a word stands for, in English or the player's language; or nothing."""
    return _ALWAYS.get(word) or _command_words(speech).get(word, "")


def move_of(word: str, speech: Speech) -> str:
    """The kind of move that a word of the player's language stands for, or the word itself."""
    return _move_words(speech).get(word, word)


@cache
def _command_words(speech: Speech) -> dict[str, str]:
    return {word: name for name in COMMANDS for word in speech.say(f"command-{name}").split()}


@cache
def _move_words(speech: Speech) -> dict[str, str]:
    return {word: name for name in KINDS for word in speech.say(f"move-{name}").split()}
