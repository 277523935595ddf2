"""Events: what a ply tells, and to whom."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from crosstown import Game
from crosstown.game import events
from crosstown.game.events import (
    Claimed,
    Drew,
    Ended,
    Event,
    Filled,
    GotSouvenir,
    Kept,
    LastRound,
    Offered,
    Passed,
    Placed,
    Shuffled,
    Swept,
    Took,
    redact,
)
from tests.property.odd_choices import TABLES, Chaos

SAMPLES: dict[type[msgspec.Struct], tuple[Event, Event]] = {
    # each kind: as seat 1 did it, and as the others may see it
    Drew: (Drew(1, "blue"), Drew(1, None)),
    Took: (Took(1, 3, "blue"), Took(1, 3, "blue")),
    Filled: (Filled(2, "wild"), Filled(2, "wild")),
    Swept: (Swept(), Swept()),
    Shuffled: (Shuffled(2, ("blue", "wild")), Shuffled(2, None)),
    Claimed: (Claimed(1, "a--b", "blue", 1, 1, 2), Claimed(1, "a--b", "blue", 1, 1, 2)),
    GotSouvenir: (GotSouvenir(1, "sunset", "sea-lion"), GotSouvenir(1, "sunset", "sea-lion")),
    Placed: (Placed(1, "sea-lion", "castro"), Placed(1, "sea-lion", "castro")),
    Offered: (Offered(1, 2, ("a--b", "c--d")), Offered(1, 2, None)),
    Kept: (Kept(1, 1, 1, ("a--b",)), Kept(1, 1, 1, None)),
    Passed: (Passed(1), Passed(1)),
    LastRound: (LastRound(1), LastRound(1)),
    Ended: (Ended("last-round"), Ended("last-round")),
}


def test_every_kind_of_event_is_judged_here() -> None:
    assert set(get_args(Event)) == set(SAMPLES)


@pytest.mark.parametrize("kind", list(SAMPLES))
def test_others_see_what_they_may(kind: type[msgspec.Struct]) -> None:
    full, public = SAMPLES[kind]
    for seat in (0, 2, 3, None):
        assert redact(full, seat) == public
        assert redact(public, seat) == public
    expected = public if kind is Shuffled else full  # nobody sees the order of a shuffled stack
    assert redact(full, 1) == expected


@pytest.mark.parametrize("kind", list(SAMPLES))
def test_events_are_plain_tagged_data_that_does_not_change(kind: type[msgspec.Struct]) -> None:
    event = SAMPLES[kind][0]
    told = msgspec.json.encode(event)
    assert msgspec.json.decode(told, type=Event) == event
    assert "type" in msgspec.json.decode(told)
    for name in event.__struct_fields__:
        with pytest.raises(AttributeError):
            setattr(event, name, 0)


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_the_events_of_a_game_can_be_read_back(city: str, seats: int) -> None:
    """Whole and as each seat sees them, in one list."""
    chaos = Chaos(f"wire {city} {seats}")
    game = Game.new(city, seats, seed=3)
    told: list[Event] = []
    while not game.over:
        told += game.play(chaos.choose(game))
    assert len({type(event) for event in told}) > 6
    for seen in (told, *([redact(event, seat) for event in told] for seat in (*range(seats), None))):
        assert msgspec.json.decode(msgspec.json.encode(seen), type=list[Event]) == seen


@pytest.mark.parametrize(
    "told", [{"type": "won", "seat": 1}, {"seat": 1}, {"type": "passed"}, {"type": "passed", "seat": "1"}, 7]
)
def test_other_data_is_no_event(told: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert([told], type=list[Event])


def test_events_have_a_schema_that_tells_them_apart() -> None:
    (schema,), parts = msgspec.json.schema_components([list[Event]])
    kinds = schema["items"]["discriminator"]
    assert kinds["propertyName"] == "type"
    assert set(parts) == {kind.__name__ for kind in SAMPLES}
    for kind, (full, _) in SAMPLES.items():
        tag = msgspec.json.decode(msgspec.json.encode(full))["type"]
        assert kinds["mapping"][tag] == f"#/$defs/{kind.__name__}"
        assert parts[kind.__name__]["properties"]["type"] == {"enum": [tag]}
        assert parts[kind.__name__]["required"] == ["type", *kind.__struct_fields__]
        assert parts[kind.__name__]["description"] == kind.__doc__


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_the_events_of_a_game_tell_the_whole_story(city: str, seats: int) -> None:
    """From the events alone the public table can be kept up to date."""
    chaos = Chaos(f"story {city} {seats}")
    game = Game.new(city, seats, seed=2)
    market = list(game.market)
    stack, owners, tickets = game.stack_size, dict(game.owners), game.ticket_stack_size
    tokens = game.tokens
    points = [0] * seats
    last: list[Event] = []
    while not game.over:
        mover = game.turn
        for event in game.play(chaos.choose(game)):
            match event:
                case Drew():
                    stack -= 1
                    assert event.card is not None
                case Took():
                    assert market[event.slot] == event.card
                    assert event.card not in market[: event.slot], "the leftmost"
                    market[event.slot] = None
                case Filled():
                    assert market[event.slot] is None
                    assert None not in market[: event.slot]
                    market[event.slot] = event.card
                    stack -= 1
                case Swept():
                    assert market.count("wild") >= 3
                    market = [None] * 5
                case Shuffled():
                    assert stack == 0
                    assert event.cards is not None
                    stack = event.count
                    assert len(event.cards) == event.count
                case Claimed():
                    owners[event.route] = event.seat
                    points[event.seat] += event.points
                    assert event.coloured + event.wilds == game.city.route[event.route].length
                    assert bool(event.colour) == bool(event.coloured)
                case GotSouvenir():
                    assert tokens[event.place][0] == event.symbol
                    tokens[event.place] = (event.symbol, tokens[event.place][1] - 1)
                case Placed():
                    assert game.city.souvenirs is not None
                    tokens[event.place] = (event.symbol, game.city.souvenirs.placed[seats])
                case Offered():
                    tickets -= event.count
                    assert event.tickets is not None
                    assert len(event.tickets) == event.count
                case Kept():
                    tickets += event.returned
                    assert event.tickets is not None
                    assert len(event.tickets) == event.count >= 1
                case Passed() | LastRound() | Ended():
                    last.append(event)
            if hasattr(event, "seat"):
                assert event.seat == mover
        assert tuple(market) == game.market
        assert stack == game.stack_size
        assert owners == game.owners
        assert tickets == game.ticket_stack_size
        assert {place: one for place, one in tokens.items() if one[1]} == game.tokens
        assert points == [game.points(seat) for seat in range(seats)]
    assert isinstance(last[-1], events.Ended)
    assert game.result is not None
    assert last[-1].reason == game.result.reason
    assert sum(isinstance(event, LastRound) for event in last) == (game.result.reason == "last-round")
