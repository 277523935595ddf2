"""Plays a lesson in every way that it allows, by the rules, and names what goes wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import get_args

from crosstown.cities.load import load_city
from crosstown.errors import CrosstownError
from crosstown.game.events import Claimed, Drew, Event, GotSouvenir, Kept, LastRound, Offered, Placed, Took
from crosstown.game.game import Game
from crosstown.lessons.lesson import LEARNER, Goal, Lesson, Scene

Deed = Took | Drew | Claimed | Offered | Kept | GotSouvenir | Placed
_BY_TYPE: dict[str, type[Deed]] = {kind.__struct_config__.tag: kind for kind in get_args(Deed)}


@dataclass(frozen=True)
class Flaw:
    """Something that a lesson must not have: where, after which moves, and what."""

    scene: int
    step: int
    after: tuple[str, ...]
    message: str


def check_lesson(lesson: Lesson) -> list[Flaw]:
    """What is wrong with a lesson: nothing, if it can be played to its end in every way that it allows."""
    edition = load_city(lesson.city).sha256
    if lesson.edition != edition:
        return [Flaw(0, 0, (), f"it is for edition {lesson.edition[:8]}, but the city is {edition[:8]}")]
    return [flaw for at, scene in enumerate(lesson.scenes) for flaw in _check_scene(lesson, at, scene)]


def _check_scene(lesson: Lesson, at: int, scene: Scene) -> Iterator[Flaw]:
    game = Game.new(lesson.city, 1 + len(lesson.others), scene.seed)
    try:
        for seat, move in scene.before:
            if seat != game.turn:
                yield Flaw(at, 0, (move,), f"the move is seat {game.turn}'s, not seat {seat}'s")
                return
            game.play(move)
    except CrosstownError as error:
        yield Flaw(at, 0, (), f"a move before it is not legal: {error}")
        return
    yield from _follow(game, scene, at, 0, 0)


def _follow(game: Game, scene: Scene, at: int, step: int, replies: int) -> Iterator[Flaw]:
    """All ways to go on from a step."""
    after = tuple(ply.move for ply in game.plies[len(scene.before) :])
    answered = 0
    try:
        while game.turn is not None and game.turn != LEARNER and replies + answered < len(scene.replies):
            game.play(scene.replies[replies + answered])
            answered += 1
    except CrosstownError as error:
        yield Flaw(at, step, after, f"a reply is not legal: {error}")
    else:
        yield from _do_step(game, scene, at, step, replies + answered, after)
    for _ in range(answered):
        game.undo()


def _do_step(
    game: Game, scene: Scene, at: int, step: int, replies: int, after: tuple[str, ...]
) -> Iterator[Flaw]:
    following = next((n for n, one in enumerate(scene.steps) if n >= step and one.goal), None)
    if following is None:
        if replies < len(scene.replies):
            yield Flaw(at, step, after, "replies are left over")
        return
    one = scene.steps[following]
    assert one.goal is not None
    if game.turn != LEARNER:
        yield Flaw(at, following, after, "it is not the learner's turn")
        return
    ways = [move for move in game.legal_moves.texts if is_fulfilled(game, move, one.goal)]
    if one.move not in ways:
        yield Flaw(at, following, after, f"{one.move!r} does not fulfil the goal; these do: {ways}")
    for move in ways:
        game.play(move)
        yield from _follow(game, scene, at, following + 1, replies)
        game.undo()


def is_fulfilled(game: Game, move: str, goal: Goal) -> bool:
    """Whether a legal move of the learner's fulfils a goal. The game is as before then."""
    events = game.play(move)
    try:
        return any(_is_deed(event, goal) for event in events) and _is_so(game, events, goal)
    finally:
        game.undo()


def _is_deed(event: Event, goal: Goal) -> bool:
    if not isinstance(event, _BY_TYPE[goal.did]) or event.seat != LEARNER:
        return False
    if isinstance(event, Took) and goal.cards:
        return event.card in goal.cards
    if isinstance(event, Claimed) and goal.routes:
        return event.route in goal.routes
    if isinstance(event, GotSouvenir | Placed) and goal.places:
        return event.place in goal.places
    if isinstance(event, Kept) and goal.tickets:
        return event.tickets is not None and set(event.tickets) == set(goal.tickets)
    return True


def _is_so(game: Game, events: tuple[Event, ...], goal: Goal) -> bool:
    """What has to be so after the move."""
    if goal.completes and goal.completes not in game.completed(LEARNER):
        return False
    if goal.last_round and not any(isinstance(event, LastRound) for event in events):
        return False
    return not goal.district or goal.district in game.view(LEARNER).data().seats[LEARNER].districts
