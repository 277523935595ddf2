"""Somebody at the workshop's page: presses buttons, writes into fields, and is timed.

How long a person needs is estimated from clicks, drags and keys (keystroke-level model: a click 1.3 s, a drag
2.5 s, a key 0.28 s, a thought 1.35 s).
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator

from tests.browser.workshop.workshop_page import WorkshopPage

TEXTS = Path(__file__).parents[1] / "src/crosstown/language/locales/en/workshop.ftl"
CLICK, DRAG, KEY, THOUGHT = 1.3, 2.5, 0.28, 1.35  # seconds of a person
PATIENCE = 40_000  # milliseconds


@cache
def _texts() -> FluentBundle:
    """The words of the workshop's page, which nothing else needs."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(TEXTS.read_text("utf-8")))
    return bundle


def say(key: str, **facts: str | int) -> str:
    message = _texts().get_message(key)
    assert message.value is not None
    text, _ = _texts().format_pattern(message.value, facts)
    return str(text)


@dataclass
class Clock:
    """What each step took: the script's time, and what a person would press."""

    began: float = field(default_factory=time.monotonic)
    clicks: int = 0
    drags: int = 0
    keys: int = 0
    thoughts: int = 0
    person: float = 0.0

    @contextmanager
    def step(self, told: str) -> Iterator[None]:
        self.clicks = self.drags = self.keys = self.thoughts = 0
        start = time.monotonic()
        yield
        took = self.clicks * CLICK + self.drags * DRAG + self.keys * KEY + self.thoughts * THOUGHT
        self.person += took
        print(
            f"{told:34} script {time.monotonic() - start:5.0f} s  person about {took / 60:4.1f} min"
            f"  ({self.clicks} clicks, {self.drags} drags, {self.keys} keys)",
            flush=True,
        )


class WorkshopUser:
    """Somebody who works with the page and takes pictures of it."""

    def __init__(self, workshop: WorkshopPage, shots: Path) -> None:
        self.workshop, self.shots = workshop, shots
        self.clock = Clock()
        self.page = workshop.page
        self.page.set_default_timeout(PATIENCE)

    def press(self, target: Locator) -> None:
        self.clock.clicks += 1
        target.click()

    def write(self, target: Locator, text: str) -> None:
        """Replaces what is in a field."""
        if target.input_value() == text:
            return
        self.clock.clicks += 1
        self.clock.thoughts += 1
        self.clock.keys += len(text)
        target.click(click_count=3)
        target.press("Control+a")
        self.page.keyboard.insert_text(text)
        target.press("Tab")

    def number(self, panel: Locator, label: str, value: int) -> None:
        self.write(panel.get_by_role("spinbutton", name=label, exact=True), str(value))

    def choose(self, target: Locator, value: str) -> None:
        if target.input_value() != value:
            self.clock.clicks += 2
            target.select_option(value)

    def shot(self, name: str) -> None:
        self.workshop.person.settle()
        self.page.screenshot(path=self.shots / f"{name}.png")

    def go(self, section: str) -> Locator:
        self.clock.clicks += 1
        self.workshop.go(section)
        return self.page.locator(f'[data-panel="{section}"]')
