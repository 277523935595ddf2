"""An analysis in words and numbers for people, in their language: for the terminal and the report."""

from __future__ import annotations

from crosstown.analysis.analysis_data import Analysis, Decision, KeptTicket, LuckCauses
from crosstown.cities.city import City
from crosstown.game.move import Move
from crosstown.game.text.move_text import move_text
from crosstown.game.text.reason_text import reason_text
from crosstown.language import Translator

SIGNS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
LIKELY = 5_000  # completed in half of the imagined games
DECIDED = 300  # a chance below this, or as near to a sure win, is as good as decided
_BLOCKS = "▁▂▃▄▅▆▇█"


def percent(number: int) -> str:
    """A chance: ``62 %``."""
    return f"{number / 100:.0f} %"


def tenths(number: int, texts: Translator) -> str:
    """A number of percentage points: ``3.1``."""
    return f"{number / 100:.1f}".replace("-", "−").replace(".", texts.say("report-decimal-sign"))


def signed(number: int, texts: Translator) -> str:
    """A change of a chance in percentage points: ``+3.1``."""
    return ("+" if number >= 0 else "") + tenths(number, texts)


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


def mistake_text(analysis: Analysis, ply: int, city: City, texts: Translator) -> str:
    """Who played what, what would have been better, why, and why the graph may hardly show it."""
    one = analysis.decisions[ply]
    played, better = (move_text(city, Move(move), texts) for move in (one.move, one.best))
    said = [
        texts.say(
            "report-decision",
            name=analysis.seats[one.seat].name,
            ply=ply + 1,
            loss=signed(-one.loss, texts),
            error=tenths(one.error, texts),
            move=played,
        ),
        texts.say("analysis-better", move=better),
    ]
    if one.reason:
        said.append(reason_text(city, one.reason, texts))
    quiet = quiet_reason(analysis, ply)
    if quiet:
        said.append(texts.say(f"analysis-quiet-{quiet}"))
    return " ".join(said)


def quiet_reason(analysis: Analysis, ply: int) -> str | None:
    """Why the graph hardly moves at a decision that cost much as far as the mover could know."""
    one = analysis.decisions[ply]
    before, after = (analysis.positions[at].chance[one.seat] for at in (ply, ply + 1))
    if max(before, after) < DECIDED or min(before, after) > 10_000 - DECIDED:
        return "decided"
    if -2 * (one.skill[one.seat] + one.hidden[one.seat]) >= one.loss:
        return None
    return "lucky" if one.skill_error or one.skill[one.seat] else "same"


def causes(parts: LuckCauses, texts: Translator) -> list[tuple[str, int]]:
    """Luck by cause, as the report calls them; those without any are left out."""
    named = [(name, int(getattr(parts, name))) for name in LuckCauses.__struct_fields__]
    return [(texts.say(f"report-cause-{name}"), number) for name, number in named if number]


def compared_losses(analysis: Analysis, texts: Translator) -> str:
    """What decisions cost computer players, as a sentence."""
    losses = [
        f"{texts.named('level', name)} {tenths(loss, texts)}" for name, loss in analysis.compared.items()
    ]
    return texts.say("analysis-compared", losses=texts.listed(losses))


def ticket_words(city: City, kept: KeptTicket, texts: Translator) -> str:
    """What a ticket was worth when it was kept, and what became of it."""
    likely = kept.expected >= LIKELY
    if kept.completed:
        outcome = "done" if likely else "lucky"
    else:
        outcome = "unlucky" if likely else "open"
    return texts.say(
        "report-ticket",
        ticket=city.ticket_name(kept.ticket),
        worth=signed(kept.worth, texts),
        points=signed(kept.points, texts),
        expected=percent(kept.expected),
        outcome=texts.say(f"analysis-ticket-{outcome}"),
    )
