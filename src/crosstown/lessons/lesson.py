"""What a lesson is made of, and the lessons of the package."""

from __future__ import annotations

from pathlib import Path

import msgspec

from crosstown.errors import DataError

FOLDER = Path(__file__).parent / "files"
LEARNER = 0  # the seat of whoever learns


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one move of the learner has to bring about. What is empty does not matter.

    ``did`` is the type of the event that the move is: ``took``, ``drew``, ``claimed``, … ``cards``,
    ``routes`` and ``places`` name what it may be about; ``tickets`` are exactly those that are kept. The rest
    is about the position after it: a ticket that is completed, a district that is joined, the last round that
    has begun.
    """

    did: str
    cards: tuple[str, ...] = ()
    routes: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    tickets: tuple[str, ...] = ()
    completes: str = ""
    district: int = 0
    last_round: bool = False


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a step's text names: it is said in the learner's language."""

    card: str = ""
    route: str = ""
    ticket: str = ""
    place: str = ""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One bubble of the coach: ``lesson-TEXT`` in the language files, and where it points.

    With a goal it waits for a move. ``move`` is one that fulfils it, for those who ask to be shown.
    """

    text: str
    at: tuple[str, ...]
    about: About = About()
    goal: Goal | None = None
    move: str = ""


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game from a fixed deal: the moves before the learner comes, with their seats,
    and those of the others after that."""

    seed: str
    steps: tuple[Step, ...]
    before: tuple[tuple[int, str], ...] = ()
    replies: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson. The learner has the first seat, ``others`` are the names at the others."""

    format: int
    city: str
    edition: str
    others: tuple[str, ...]
    scenes: tuple[Scene, ...]


def lesson_names() -> tuple[str, ...]:
    """All lessons, in the order in which they are best taken."""
    listed: list[str] = msgspec.json.decode((FOLDER / "order.json").read_bytes(), type=list[str])
    return tuple(listed)


def load_lesson(name: str) -> Lesson:
    """A lesson by its name. Raises `DataError` where its file is not one."""
    path = FOLDER / f"{name}.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=Lesson)
    except FileNotFoundError:
        message = f"there is no lesson {name[:40]!r}: there are {', '.join(lesson_names())}"
        raise DataError("unknown-lesson", message, offender=name[:40]) from None
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise DataError("bad-lesson", f"the file is no lesson: {error}", where=path.name) from None
