"""What a page offers: read from its elements alone, as somebody who looks at it would."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

# Everything that can be used right now, in one look: what is hidden or disabled is not offered, and nothing
# is while a move is on its way to the server.
LOOK = """() => {
  const usable = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
    !element.disabled &&
    element.getAttribute('aria-disabled') !== 'true' &&
    !element.closest('[inert], [data-sending]')
  const all = (selector) => [...document.querySelectorAll(selector)].filter(usable)
  const pressed = (element) => element.checked ?? element.getAttribute('aria-pressed') === 'true'
  const screens = [...document.querySelectorAll('[data-screen]')].filter((one) => one.checkVisibility())
  const actions = {}
  for (const one of all('[data-action]')) (actions[one.dataset.action] ??= []).push({ ...one.dataset })
  return {
    screen: screens.at(-1)?.dataset.screen ?? '',
    actions,
    routes: all('[data-hit][data-claimable]').map((one) => one.dataset.hit),
    tickets: all('[data-offered]').map((one) => ({ ticket: one.dataset.offered, kept: pressed(one) })),
  }
}"""

# What the page says about the game, for comparing with what the server says.
TOLD = """() => {
  const data = (selector) => [...document.querySelectorAll(selector)].map((one) => ({ ...one.dataset }))
  const taken = [...document.querySelectorAll('[data-market]')].map((one) => [
    Number(one.dataset.market),
    one.dataset.card ?? one.querySelector('[data-card]')?.dataset.card ?? null,
  ])
  return {
    hand: Object.fromEntries(data('[data-hand]').map((one) => [one.hand, Number(one.count)])),
    seats: data('[data-seat][data-points]'),
    owners: Object.fromEntries(data('[data-route][data-owner]').map((one) => [one.route, Number(one.owner)])),
    market: Object.fromEntries(taken),
    tickets: data('[data-ticket]'),
  }
}"""

MOVES = ("draw", "take", "tickets", "keep", "claim", "pay", "souvenir", "place", "pass", "undo")


@dataclass(frozen=True)
class Offers:
    """A page in one look."""

    screen: str
    actions: dict[str, list[dict[str, str]]]
    routes: list[str]
    tickets: list[dict[str, Any]]

    def has(self, *actions: str) -> bool:
        """Whether any of these can be done."""
        return any(action in self.actions for action in actions)

    @property
    def any_move(self) -> bool:
        """Whether anything can be done about the game."""
        return bool(self.routes) or bool(self.tickets) or self.has(*MOVES[:-1])
