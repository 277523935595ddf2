"""Names for computer players at a table: short, and easy to say in English, German, Dutch and Danish."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

# At most five letters, so that a phone shows four of them side by side.
COMPUTER_NAMES = (
    *("Ada", "Alma", "Anton", "Arne", "Bea", "Ben", "Bruno", "Carl", "Clara", "Dina", "Dora", "Edgar"),
    *("Ella", "Emil", "Eva", "Felix", "Finn", "Frida", "Gita", "Greta", "Gus", "Hanna", "Henry", "Hugo"),
    *("Ida", "Igor", "Iris", "Jan", "Jonas", "Juna", "Kai", "Karla", "Kim", "Lars", "Lena", "Leo"),
    *("Lotte", "Mara", "Max", "Mila", "Nils", "Nina", "Nora", "Olga", "Omar", "Otto", "Paul", "Pia"),
    *("Rita", "Robin", "Rosa", "Sam", "Selma", "Stina", "Tara", "Theo", "Tim", "Ulla", "Vera", "Vito"),
    *("Wanda", "Willy", "Yara", "Zoe"),
)


def pick_name(taken: Iterable[str], salt: str) -> str:
    """A name that nobody at the table has, with an initial of its own. The same salt picks the same name."""
    used = {name.casefold() for name in taken if name}
    initials = {name[0] for name in used}
    free = [name for name in COMPUTER_NAMES if name.casefold() not in used]
    apart = [name for name in free if name[0].casefold() not in initials]
    return min(apart or free, key=lambda name: sha256(f"{salt} {name}".encode()).digest())
