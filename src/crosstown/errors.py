"""The errors of Crosstown: families, each with a stable code, the offending input and the place.

* `TextError`: text that cannot be read (a move, a seed, a name).
* `IllegalMove`: a move that can be read but is not legal here.
* `DataError`: a record or a pack that is wrong (`RecordError`, `PackError`).
* `DeviceError`: a GPU that cannot be used.

The code is for programs and never changes; the sentence is for people and may.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


class CrosstownError(Exception):
    """The base of all errors of Crosstown.

    `code` is for programs and never changes. `message` is for people and may. `offender` is the input that
    was wrong, `where` the place it stood.
    """

    def __init__(self, code: str, message: str, *, offender: str = "", where: str = "") -> None:
        super().__init__(code, message, offender, where)
        self.code = code
        self.message = message
        self.offender = offender
        self.where = where

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        return f"{place}{self.message} [{self.code}]"

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.__dict__.copy())


def _rebuild(kind: type[CrosstownError], state: dict[str, object]) -> CrosstownError:
    """Errors cross process borders (a worker's failure reaches the command line whole)."""
    error = kind.__new__(kind)
    error.__dict__.update(state)
    error.args = (state["code"], state["message"], state["offender"], state["where"])
    return error


class TextError(CrosstownError):
    """An argument that makes no sense: a move's text, a seed, a name, a seat."""


class IllegalMove(CrosstownError):
    """A move that is not legal; ``rule`` is the number of the rule that forbids it."""

    def __init__(self, code: str, message: str, *, rule: str, offender: str = "", where: str = "") -> None:
        super().__init__(code, message, offender=offender, where=where)
        self.rule = rule


class DataError(CrosstownError):
    """A record or a pack that is wrong."""


class RecordError(DataError):
    """A record that cannot be loaded or does not replay; ``rule`` where a rule was broken."""

    def __init__(
        self, code: str, message: str, *, offender: str = "", where: str = "", rule: str = ""
    ) -> None:
        super().__init__(code, message, offender=offender, where=where)
        self.rule = rule


class StoreError(DataError):
    """The database could not do what was asked. The codes say whether anything was written.

    * ``store-full``, ``store-busy``, ``store-read-only``, ``store-conflict``, ``store-text``,
      ``store-no-table``, ``store-closed``: nothing was written.
    * ``store-unavailable``: unknown. Read the state again later.
    * ``store-corrupt``: the file is damaged. Restore a backup.
    * ``store-in-use``, ``store-missing``, ``store-newer``: the database was not opened.
    """


class DeviceError(CrosstownError):
    """The GPU cannot be used.

    ``gpu-no-cupy``, ``gpu-no-device``, ``gpu-no-compiler``, ``gpu-compile-failed``, ``gpu-no-code`` and
    ``gpu-stale-code`` say what is missing.
    """


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a pack: where it stands and what to do.

    ``facts`` are what the sentence tells, for programs and other languages.
    """

    code: str
    message: str
    file: str
    line: int
    key: str
    facts: Mapping[str, str | int | float] = field(default_factory=dict)

    def __str__(self) -> str:
        at = f"{self.file}:{self.line}" if self.line else self.file
        key = f" {self.key}:" if self.key else ""
        return f"{at}:{key} {self.message} [{self.code}]"


class PackError(DataError):
    """A pack with problems: all of them, in the order of the file."""

    def __init__(self, file: str, problems: tuple[Problem, ...]) -> None:
        first = problems[0]
        count = len(problems)
        more = "" if count == 1 else f" (and {count - 1} more)"
        super().__init__(
            first.code, f"{first.message}{more}", offender=first.key, where=f"{file}:{first.line}"
        )
        self.file = file
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join(str(problem) for problem in self.problems)


def shape_error(error: Exception) -> tuple[str, str]:
    """What msgspec says of data in the wrong shape: the sentence, and the path of the key or nothing."""
    message, _, path = str(error).partition(" - at `")
    return message, path.rstrip("`")
