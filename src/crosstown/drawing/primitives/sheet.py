"""The definitions of one picture: its theme, its inks, and drawings that are defined once and used often."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from crosstown.drawing.primitives.palette import Ink
from crosstown.drawing.primitives.signs import card_sign, ferry_sign
from crosstown.drawing.primitives.svg import group, placed, view_box
from crosstown.drawing.primitives.themes import Theme
from crosstown.markup import element

SIGN_REACH = 8.0


@dataclass
class Sheet:
    """The definitions of one picture. All ids start with ``prefix``, so a page can hold several pictures."""

    prefix: str
    theme: Theme
    inks: Mapping[str, Ink]
    _defined: dict[str, str] = field(default_factory=dict)

    def name(self, name: str) -> str:
        return f"{self.prefix}-{name}"

    def paint(self, name: str) -> str:
        """A reference to a definition from an attribute such as ``fill`` or ``clip-path``."""
        return f"url(#{self.name(name)})"

    def define(self, name: str, markup: str) -> None:
        """Adds a definition, unless the name is defined already."""
        self._defined.setdefault(name, markup)

    def stamp(self, name: str, markup: str, transform: str) -> str:
        """Shows a drawing with a transform. It is defined the first time and referred to afterwards."""
        self.define(name, group(markup, id=self.name(name)))
        return element("use", href=f"#{self.name(name)}", transform=transform)

    @property
    def defined(self) -> tuple[tuple[str, str], ...]:
        """All definitions by name, for another sheet of the same prefix and theme."""
        return tuple(self._defined.items())

    @property
    def definitions(self) -> str:
        """The ``<defs>`` of the picture."""
        return element("defs", *self._defined.values())

    def definitions_for(self, drawn: str) -> str:
        """The ``<defs>`` of a part of the picture: all symbols, and whatever else the part refers to."""
        wanted = {name for name, markup in self._defined.items() if markup.startswith("<symbol")}
        fresh = [drawn, *(self._defined[name] for name in wanted)]
        while fresh:
            named = {name for text in fresh for name in self._named_in(text)} - wanted
            fresh = [self._defined[name] for name in named]
            wanted |= named
        return element("defs", *(markup for name, markup in self._defined.items() if name in wanted))

    def _named_in(self, markup: str) -> set[str]:
        found = re.findall(rf"#{re.escape(self.prefix)}-([\w-]+)", markup)
        return {name for name in found if name in self._defined}

    def symbol(self, name: str, markup: str, reach: tuple[float, float]) -> None:
        """Defines a centred drawing that can be used in any size, also from elsewhere on a page."""
        box = view_box(-reach[0], -reach[1], 2 * reach[0], 2 * reach[1])
        self.define(name, element("symbol", markup, id=self.name(name), viewBox=box))

    def sign(self, colour: str, x: float, y: float, scale: float) -> str:
        name, size = f"sign-{slug(colour)}", SIGN_REACH * scale
        self.symbol(name, card_sign(self.inks[colour].sign, "currentColor"), (SIGN_REACH, SIGN_REACH))
        return element(
            "use",
            href=f"#{self.name(name)}",
            x=x - size,
            y=y - size,
            width=2 * size,
            height=2 * size,
            color=self.inks[colour].on,
        )

    def ferry(self, x: float, y: float, scale: float) -> str:
        return self.stamp("ferry", ferry_sign(), placed(x, y, scale=scale))


def slug(name: str) -> str:
    """A name made safe for an XML id. Ids from packs stay as they are."""
    return "".join(
        char if char == "-" or (char.isascii() and char.isalnum()) else f"_{ord(char):x}_" for char in name
    )
