"""What pages say when something is refused: by its code, in words of our own, never what somebody sent."""

from __future__ import annotations

from crosstown.language import ENGLISH

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
    """A sentence about a refusal, or about a move that is not legal; else one that says little."""
    if ENGLISH.knows(f"problem-{code}"):
        return ENGLISH.say(f"problem-{code}")
    if ENGLISH.knows(f"reason-{code}"):
        return sentence(ENGLISH.say(f"reason-{code}"))
    return "That cannot be done here, or not now."


def sentence(clause: str) -> str:
    """A clause by itself."""
    return f"{clause[0].upper()}{clause[1:]}."


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
