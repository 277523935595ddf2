"""A view as data: typed, as JSON, packed for another process, and of all seats at once."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from crosstown import City, Game, View
from crosstown.errors import DataError
from crosstown.game.position import PHASES
from crosstown.game.view_data import SeatData, ViewData
from crosstown.rules.kernel.state import GAME
from tests.property.odd_choices import TABLES, some_positions

KEYS = ["city", "seat", "seats", "ply", "phase", "turn", "turns_left", "hand", "tickets", "offered", "done",
        "market", "stack", "discards", "unseen", "ticket_stack", "owners", "closed", "tokens",
        "spare_souvenirs", "first", "legal_moves", "choices", "result"]  # fmt: skip
SEAT_KEYS = ["points", "pieces", "cards", "known_cards", "tickets", "souvenirs", "districts"]


def looked_at(city: str, seats: int) -> Iterator[tuple[Game, int | None]]:
    """The deal, some later positions and the end, each with everyone who looks at it."""
    for game in (Game.new(city, seats, seed=4), *some_positions(city, seats, 4, 8)):
        for seat in (*range(seats), None):
            yield game, seat


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_its_json_has_these_keys_in_this_order(city: str, seats: int) -> None:
    for game, seat in looked_at(city, seats):
        view = game.view(seat)
        told = json.loads(view.to_json())
        assert list(told) == KEYS
        assert [list(one) for one in told["seats"]] == [SEAT_KEYS] * seats
        assert view.to_json() == json.dumps(told, separators=(",", ":")).encode()


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_its_json_is_the_data_again(city: str, seats: int) -> None:
    """Read strictly by the types, so these are what they say."""
    for game, seat in looked_at(city, seats):
        view = game.view(seat)
        data = msgspec.json.decode(view.to_json(), type=ViewData)
        assert data == view.data()
        assert msgspec.json.encode(data) == view.to_json()


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_the_data_say_what_the_view_says(city: str, seats: int) -> None:
    for game, seat in looked_at(city, seats):
        view = game.view(seat)
        data = view.data()
        assert (data.city, data.seat, data.ply) == (city, seat, view.ply)
        assert (data.phase, data.turn, data.turns_left) == (view.phase, view.turn, view.turns_left)
        assert (data.hand, data.tickets, data.offered) == (view.hand(), view.tickets(), view.offered())
        assert (data.market, data.stack, data.discards) == (view.market, view.stack_size, view.discards)
        assert (data.unseen, data.ticket_stack) == (view.unseen, view.ticket_stack)
        assert (data.owners, data.tokens) == (view.owners, view.tokens)
        assert (data.done, data.closed) == (view.completed(), view.closed)
        assert data.spare_souvenirs == view.spare_souvenirs
        assert data.legal_moves == tuple(str(move) for move in view.legal_moves)
        assert data.result == view.result
        assert data.seats == tuple(
            SeatData(
                points=view.points(one),
                pieces=view.pieces(one),
                cards=view.hand_size(one),
                known_cards=view.known_cards(one),
                tickets=view.ticket_count(one),
                souvenirs=view.souvenirs(one),
                districts=view.districts(one),
            )
            for one in range(seats)
        )


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_cards_are_in_sight_or_unseen(city: str, seats: int) -> None:
    for game, seat in looked_at(city, seats):
        view = game.view(seat)
        cards = Counter(view.unseen) + Counter(view.discards) + Counter(view.hand())
        cards += Counter(card for card in view.market if card)
        assert cards == Counter({"wild": view.city.wild_count, **view.city.colours})
        if seat is not None:
            assert view.known_cards(seat) == view.hand() == game.hand(seat)


@pytest.mark.parametrize(
    ("key", "value"),
    [("phase", "lunch"), ("seat", -1), ("turn", "0"), ("market", "blue"), ("tokens", {"castro": ["bell"]}),
     ("hand", {"blue": -1}), ("result", {}), ("deck", ["blue"])],
)  # fmt: skip
def test_other_data_is_no_view_data(key: str, value: object) -> None:
    told = json.loads(Game.new("london", 2, seed=1).view(0).to_json())
    assert msgspec.convert(told, ViewData)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(told | {key: value}, ViewData)


def test_view_data_have_a_schema() -> None:
    (schema,), parts = msgspec.json.schema_components([ViewData])
    assert schema == {"$ref": "#/$defs/ViewData"}
    data = parts["ViewData"]
    assert list(data["properties"]) == data["required"] == KEYS
    assert data["additionalProperties"] is False
    assert set(data["properties"]["phase"]["enum"]) == set(PHASES)
    assert parts["SeatData"]["required"] == SEAT_KEYS
    assert "``turn``" in data["description"]


def test_view_data_do_not_change() -> None:
    data = Game.new("london", 2, seed=1).view(0).data()
    for thing, key in ((data, "hand"), (data.seats[0], "points")):
        with pytest.raises(AttributeError):
            setattr(thing, key, 3)


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_a_packed_view_is_the_same_again(city: str, seats: int) -> None:
    for game, seat in looked_at(city, seats):
        view = game.view(seat)
        packed = view.pack()
        again = View.unpack(game.city, packed, seat)
        assert again == view
        assert again.pack() == packed
        assert again.to_json() == view.to_json()
        assert again.legal_moves == view.legal_moves
        assert again.deal_anew(seed=1) == view.deal_anew(seed=1)
        assert view.pack() == packed, "dealing from the one left the other alone"


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_unpacking_hides_whatever_was_packed(city: str, seats: int) -> None:
    """Even the record of a whole game becomes no more than a view, and anyone's view a spectator's."""
    for game, seat in looked_at(city, seats):
        assert View.unpack(game.city, game._games.tobytes(), seat) == game.view(seat)
        assert View.unpack(game.city, game.view(seat).pack(), None) == game.view(None)


@pytest.mark.parametrize("size", [0, 1, GAME.itemsize - 1, GAME.itemsize + 1, 100_000])
def test_a_packed_view_has_a_size(size: int) -> None:
    with pytest.raises(DataError) as caught:
        View.unpack(City.load("london"), bytes(size), 0)
    assert (caught.value.code, caught.value.offender) == ("view-size", str(size))


@pytest.mark.parametrize("seat", [-1, 2, 4, 99])
def test_a_packed_view_of_no_seat(seat: int) -> None:
    view = Game.new("london", 2, seed=1).view(0)
    with pytest.raises(DataError) as caught:
        View.unpack(view.city, view.pack(), seat)
    assert (caught.value.code, caught.value.offender) == ("view-seat", str(seat))


@pytest.mark.parametrize(("city", "seats"), TABLES)
def test_another_seats_view_is_refused(city: str, seats: int) -> None:
    for game, seat in looked_at(city, seats):
        if seat is not None and not game.over:
            for view in (game.view((seat + 1) % seats), game.view(None)):
                with pytest.raises(DataError, match=r"\[view-seat\]$"):
                    View.unpack(game.city, view.pack(), seat)


def test_a_view_goes_through_a_pickle() -> None:
    view = Game.new("san-francisco", 3, seed=1).view(1)
    again = pickle.loads(pickle.dumps(view))
    assert again == view
    assert again.to_json() == view.to_json()
