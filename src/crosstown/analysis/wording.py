"""An analysis in words and numbers for people: for the terminal and the report."""

from __future__ import annotations

from crosstown.analysis.analysis_data import Analysis, Decision, KeptTicket, LuckCauses
from crosstown.cities.city import City
from crosstown.game.move import Move
from crosstown.game.text.city_text import ticket_text
from crosstown.game.text.move_text import move_text
from crosstown.game.text.reason_text import reason_text

SIGNS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
CAUSES = {
    "deal": "first deal and seat order",
    "draw": "own draws from the stack",
    "refill": "refills after own cards",
    "offer": "ticket offers",
    "hidden": "what was hidden when deciding",
    "others": "chance in the others' turns",
}
_BLOCKS = "▁▂▃▄▅▆▇█"


def percent(number: int) -> str:
    """A chance: ``62 %``."""
    return f"{number / 100:.0f} %"


def signed(number: int) -> str:
    """A change of a chance in percent points: ``+3.1``."""
    return f"{number / 100:+.1f}".replace("-", "−")


def sparkline(analysis: Analysis, seat: int, width: int = 60) -> str:
    """A seat's chances over the game as a line of blocks."""
    chances = [one.chance[seat] for one in analysis.positions]
    step = max(len(chances) / width, 1)
    shown = [chances[int(at * step)] for at in range(int(len(chances) / step))]
    return "".join(_BLOCKS[min(one * len(_BLOCKS) // 10_000, len(_BLOCKS) - 1)] for one in shown)


def marked(analysis: Analysis) -> list[tuple[int, Decision]]:
    """The marked decisions with their plies, those that cost most first."""
    found = [(ply, one) for ply, one in enumerate(analysis.decisions) if one.mark]
    return sorted(found, key=lambda one: (-one[1].loss, one[0]))


def mistake_text(city: City, decision: Decision) -> str:
    """What was played, what would have been better, and why."""
    played, better = (move_text(city, Move(move)) for move in (decision.move, decision.best))
    why = f" {reason_text(city, decision.reason)}" if decision.reason else ""
    return f"{played}. Better: {better}.{why}"


def causes(parts: LuckCauses) -> list[tuple[str, int]]:
    """Luck by cause, as the report calls them; those without any are left out."""
    named = [(words, int(getattr(parts, name))) for name, words in CAUSES.items()]
    return [(words, number) for words, number in named if number]


def ticket_words(city: City, kept: KeptTicket) -> str:
    """What a ticket was worth when it was kept, and what became of it."""
    end = "completed" if kept.completed else "not completed"
    luck = ""
    if kept.completed and kept.expected < 5_000:
        luck = ", luckily"
    if not kept.completed and kept.expected >= 5_000:
        luck = ", unluckily"
    worth = f"{signed(kept.worth)} percent points and {signed(kept.points)} points when kept"
    hoped = f"completed in {percent(kept.expected)} of imagined games"
    return f"{ticket_text(city, kept.ticket)}: {worth}, {hoped}; {end}{luck}"
