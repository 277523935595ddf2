"""What has happened lately, in sentences."""

from __future__ import annotations

from crosstown.game.sentences import many, story
from crosstown.service.messages import Step
from crosstown.web.pages.layout import section
from crosstown.web.pages.markup import NOTHING, Markup, tag
from crosstown.web.pages.scene import Scene
from crosstown.web.pages.signs import seat_sign

LATELY = 6  # moves of others, told at the top of the page
_CAUSES = {
    "clock": "the time was up, so the computer played",
    "away": "the player was away, so the computer played",
    "left": "the player has left, so the computer played",
}


def news(scene: Scene) -> Markup:
    """The last steps, the newest first."""
    steps = scene.snapshot.missed
    if not steps:
        return NOTHING
    rows = [_row(scene, step) for step in reversed(steps)]
    return section("What happened", tag("ol.story", rows), anchor="story")


def lately(scene: Scene) -> Markup:
    """What the others did since one's own last move, for the top of the page."""
    told: list[str] = []
    for step in reversed(scene.snapshot.missed):
        if step.seat in scene.mine or not scene.mine:
            break
        told.insert(0, _told(scene, step))
    return tag("p.lately", " ".join(told[-LATELY:])) if told else NOTHING


def _row(scene: Scene, step: Step) -> Markup:
    cause = _CAUSES.get(step.cause)
    note = tag("span.quiet", f" ({cause})") if cause else NOTHING
    return tag("li", seat_sign(step.seat), tag("span", _told(scene, step), note))


def _told(scene: Scene, step: Step) -> str:
    if step.undone:
        return f"{scene.called[step.seat]} took back {many(step.undone, 'move')}."
    return " ".join(story(step.events, scene.city, scene.called))
