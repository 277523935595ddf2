"""The lessons are real games: every way that they allow follows the rules to the end, in every language."""

from __future__ import annotations

import msgspec
import pytest

from crosstown import Game
from crosstown.cities.load import load_city
from crosstown.errors import DataError
from crosstown.lessons.check_lesson import check_lesson, is_fulfilled
from crosstown.lessons.lesson import FOLDER, Goal, Lesson, Step, lesson_names, load_lesson
from tests.language.locale_files import LANGUAGES, bundle, messages, variables

FACTS = {"name", "card", "route", "ticket", "place"}
NAMES = lesson_names()


def steps(lesson: Lesson) -> list[Step]:
    return [step for scene in lesson.scenes for step in scene.steps]


def test_the_list_names_every_file() -> None:
    assert sorted(NAMES) == sorted(path.stem for path in FOLDER.glob("*.json") if path.stem != "order")


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_can_be_played_in_every_way_that_it_allows(name: str) -> None:
    assert check_lesson(load_lesson(name)) == []


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_about_doing(name: str) -> None:
    """No more than two bubbles in a row only tell something."""
    told = 0
    for step in steps(load_lesson(name)):
        told = 0 if step.goal else told + 1
        assert told <= 2, step.text


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_names_what_its_city_has(name: str) -> None:
    lesson = load_lesson(name)
    city = load_city(lesson.city)
    known = {
        "card": set(city.kinds),
        "route": {route.id for route in city.routes},
        "ticket": {ticket.id for ticket in city.tickets},
        "offered": {ticket.id for ticket in city.tickets},
        "place": {place.id for place in city.places},
        "souvenir": {place.id for place in city.places},
        "seat": {str(seat) for seat in range(1 + len(lesson.others))},
    }
    for step in steps(lesson):
        for target in step.at:
            kind, colon, thing = target.partition(":")
            assert not colon or thing in known[kind], target
        for kind, thing in msgspec.structs.asdict(step.about).items():
            assert not thing or thing in known[kind], step.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_text_is_there_short_and_complete(name: str, language: str) -> None:
    for step in steps(load_lesson(name)):
        key = f"lesson-{step.text}"
        assert key in messages(language), key
        given = {fact for fact, thing in msgspec.structs.asdict(step.about).items() if thing} | {"name"}
        assert variables(language, key) <= given, key
        text = said(language, key)
        assert text.count(". ") + text.count("? ") <= 1, f"more than two sentences: {text}"
        assert len(text) <= 190, text
    for key in (f"learn-name-{name}", f"learn-text-{name}"):
        assert key in messages(language), key


def said(language: str, key: str) -> str:
    texts = bundle(language)
    pattern = texts.get_message(key).value
    assert pattern
    text, problems = texts.format_pattern(pattern, dict.fromkeys(FACTS, "Charing Cross"))
    assert not problems
    return str(text)


def test_a_reply_that_is_not_legal_is_found() -> None:
    lesson = load_lesson("first-game")
    scene = msgspec.structs.replace(lesson.scenes[0], replies=("draw", *lesson.scenes[0].replies[1:]))
    flaws = check_lesson(msgspec.structs.replace(lesson, scenes=(scene,)))
    assert flaws
    assert "a reply is not legal" in flaws[0].message


def test_a_goal_that_cannot_be_reached_is_found() -> None:
    lesson = load_lesson("districts")
    scene = lesson.scenes[0]
    hard = [
        msgspec.structs.replace(step, goal=Goal("claimed", district=5)) if step.goal else step
        for step in scene.steps
    ]
    flaws = check_lesson(
        msgspec.structs.replace(lesson, scenes=(msgspec.structs.replace(scene, steps=tuple(hard)),))
    )
    assert flaws
    assert "does not fulfil the goal" in flaws[0].message


def test_a_lesson_of_another_edition_is_found() -> None:
    lesson = msgspec.structs.replace(load_lesson("districts"), edition="0" * 64)
    assert "edition" in check_lesson(lesson)[0].message


def test_goals_are_judged_by_what_happens() -> None:
    game = Game.new("london", seats=2, seed=load_lesson("first-game").scenes[0].seed)
    kept = "covent-garden--hyde-park"
    assert is_fulfilled(game, f"keep {kept}", Goal("kept", tickets=(kept,)))
    assert not is_fulfilled(game, f"keep {kept} big-ben--tower-of-london", Goal("kept", tickets=(kept,)))
    assert is_fulfilled(game, f"keep {kept}", Goal("kept"))
    assert not is_fulfilled(game, f"keep {kept}", Goal("took"))
    assert not is_fulfilled(game, f"keep {kept}", Goal("kept", completes=kept))
    assert game.ply == 0


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(DataError, match="there is no lesson 'chess'"):
        load_lesson("chess")
