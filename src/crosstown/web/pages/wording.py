"""What pages say when something is refused: by its code, in words of our own, never what somebody sent."""

from __future__ import annotations

from crosstown.game.reasons import REASONS

ENDINGS = {"last-round": "the last round was played", "no-moves": "nobody could do anything more"}
_OTHER = "That cannot be done here, or not now."

_TEXTS = {
    "no-name": "Say your name first.",
    "bad-name": "A name needs at least one letter.",
    "link-used": "This link has expired or was used before. Make a new one on your first device.",
    "too-fast": "That was too much at once. Wait a few seconds and try again.",
    "old-version": "Something happened at the table meanwhile: look again and decide anew.",
    "not-your-turn": "It is not your turn.",
    "game-over": "The game is over.",
    "not-playing": "The game has not begun yet.",
    "still-playing": "A rematch can begin when this game is over.",
    "already-playing": "That was possible only before the game.",
    "table-full": "There is no open seat at this table any more. You can watch it.",
    "seat-taken": "Somebody sits on this seat.",
    "nothing-to-undo": "There is nothing to take back: the last move has revealed a card, or is not yours.",
    "nothing-asked": "Nobody asks for a take-back any more.",
    "too-many-tables": "You sit at too many tables: finish or leave one first.",
    "not-seated": "You do not sit at this table.",
    "not-the-host": "Only the host of the table can do that.",
    "chat-off": "This table plays without talking.",
    "no-take-backs": "This table plays without take-backs.",
    "nothing-said": "There was nothing to say in that.",
    "bad-seats": "A city has seats for two to four players, and only one of them can be yours.",
    "unknown-city": "There is no such city on this server.",
    "unknown-player": "There is no such computer player.",
    "bad-player": "There is no such computer player.",
    "bad-player-option": "At a table a computer player may not think that long.",
    "bad-form": "This form could not be read. Try again from a fresh page.",
    "bad-shape": "This form could not be read. Try again from a fresh page.",
    "bad-origin": "This came from another site's page, so nothing was done.",
    "too-large": "That was too much text.",
    "unknown-table": "There is no such table. Perhaps everybody has left it.",
    "unknown-path": "There is nothing at this address.",
    "bad-method": "This address is for forms. Go back and use its button.",
    "store-full": "The server has no room left to write this down, so it was not done. Try again later.",
    "store-busy": "The server is busy. Try again in a moment.",
    "store-unavailable": "The server cannot reach its games just now. Look again in a moment.",
    "fault": "Something went wrong on our side. Try again.",
    **{reason.code: f"{reason.message[0].upper()}{reason.message[1:]}." for reason in REASONS.values()},
}

_TITLES = {
    404: "Nothing here",
    410: "Too late",
    403: "Not from here",
    405: "Not like this",
    429: "Slow down",
    500: "Our mistake",
    503: "One moment",
}


def problem_text(code: str) -> str:
    """A sentence about a refusal; for a code that nobody knows, one that says little."""
    return _TEXTS.get(code, _OTHER)


def problem_title(status: int) -> str:
    """The heading of an error page."""
    return _TITLES.get(status, "That did not work")


def duration(seconds: float) -> str:
    """A length of time in words, to the unit that matters."""
    rest = max(0, round(seconds))
    for unit, size in (("day", 86400), ("hour", 3600), ("minute", 60)):
        if rest >= 2 * size or rest == size:
            count = rest // size
            return f"{count} {unit}{'' if count == 1 else 's'}"
    return f"{rest} second{'' if rest == 1 else 's'}"
