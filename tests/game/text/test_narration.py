from __future__ import annotations

from typing import get_args

from crosstown.cities import load_city
from crosstown.game import events
from crosstown.game.text.narration import story, tell

LONDON = load_city("london")
NAMES = ["You", "Bo"]
BAKER = "baker-street--hyde-park"

TOLD: list[tuple[events.Event, str]] = [
    (events.Drew(0, "orange"), "You drew an orange card from the stack."),
    (events.Drew(1, None), "Bo drew a card from the stack."),
    (events.Took(1, 0, "wild"), "Bo took a wild from the market."),
    (events.Filled(2, "blue"), "Turned up: blue."),
    (events.Swept(), "Too many wilds lay open: the market was discarded and turned up anew."),
    (events.Shuffled(1, None), "The discards were shuffled into a new stack of 1 card."),
    (
        events.Claimed(1, BAKER, "black", 3, 1, 7),
        "Bo claimed Baker Street – Hyde Park for 3 black and 1 wild: 7 points.",
    ),
    (events.GotSouvenir(0, "waterloo", "fog-horn"), "You took a souvenir from Waterloo: fog horn."),
    (events.Placed(1, "fog-horn", "waterloo"), "Bo put the souvenir fog horn on Waterloo."),
    (events.Offered(1, 2, None), "Bo drew 2 tickets."),
    (
        events.Kept(0, 1, 1, ("big-ben--tower-of-london",)),
        "You kept 1 ticket (Big Ben – Tower of London) and put 1 under the stack.",
    ),
    (events.Passed(1), "Bo could do nothing and passed."),
    (events.LastRound(1), "Last round: Bo has hardly any pieces left. Everyone has one more turn."),
    (events.Ended("no-moves"), "The game is over: nobody could do anything more."),
]


def test_every_event_is_a_sentence() -> None:
    assert {type(event) for event, _ in TOLD} == set(get_args(events.Event))
    for event, sentence in TOLD:
        assert tell(event, LONDON, NAMES) == sentence


def test_cards_turned_up_together_are_told_together() -> None:
    happened: list[events.Event] = [events.Took(0, 1, "blue"), events.Filled(1, "wild"), events.Swept()]
    happened += [events.Filled(0, "pink"), events.Filled(1, "black")]
    assert story(happened, LONDON, NAMES) == [
        "You took a blue card from the market.",
        "Turned up: wild.",
        "Too many wilds lay open: the market was discarded and turned up anew.",
        "Turned up: pink, black.",
    ]
