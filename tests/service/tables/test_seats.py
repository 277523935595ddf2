"""Leaving a table, coming back, and seats that the host gives away."""

from __future__ import annotations

from pathlib import Path

import pytest

from crosstown.errors import TextError
from crosstown.players.computer_names import COMPUTER_NAMES
from crosstown.players.own_players import OWN_PLAYERS, offer_players
from crosstown.service.lobby import summarize
from crosstown.service.tables.table_state import SeatHolder, read_state, row_of
from tests.service.service_fixture import (
    ME,
    OPEN,
    Listener,
    ServiceProcess,
    assert_done,
    computer,
    eventually,
    game_of,
    play_first_legal,
    refusal,
    send,
)

pytestmark = pytest.mark.anyio


async def test_a_table_that_everybody_leaves_before_the_game_is_gone(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    table = await service.open(ada, listed=True)
    async with Listener(table, None) as listener, Listener(table, ada):
        assert [summary.id for summary in await service.lobby.listed_tables(None)] == [table.id]
        assert_done(await send(table, ada, "leave"))
        assert (await listener.until("bye"))["code"] == "table-gone"
    assert await service.lobby.listed_tables(None) == []
    assert await service.registry.get(table.id) is None


async def test_when_the_host_leaves_the_next_one_is_host(service: ServiceProcess) -> None:
    ada, ben, cleo = [await service.guest(name) for name in ("Ada", "Ben", "Cleo")]
    table = await service.open(ada, ME, OPEN, OPEN)
    assert_done(await send(table, ben, "join"))
    assert_done(await send(table, ada, "leave"))
    assert table.state.host == ben.id
    assert refusal(await send(table, ada, "appoint", seat=0, player="easy")) == "not-the-host"
    assert_done(await send(table, ben, "appoint", seat=0, player="easy"))
    assert_done(await send(table, cleo, "join"))
    assert [holder.name for holder in table.state.holders[1:]] == ["Ben", "Cleo"]
    assert table.state.holders[0].name in COMPUTER_NAMES


async def test_every_computer_player_has_a_name_of_its_own(service: ServiceProcess) -> None:
    for _ in range(20):
        table = await service.open(await service.guest("Ada"), ME, computer(), computer(), computer("hard"))
        assert table.game is not None
        seating = table.game.position.seating
        assert len({seat.name[0] for seat in seating}) == 4, "no two begin with the same letter"
        assert "Ada" not in [holder.name for holder in table.state.holders if not holder.person]
        assert sorted(seat.player for seat in table.game.position.seating) == [
            "hard",
            "human",
            "medium",
            "medium",
        ]


async def test_only_players_that_the_host_offers_sit_down(
    service: ServiceProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await service.guest("Ada")
    monkeypatch.setenv(OWN_PLAYERS, "")  # and is put back
    with pytest.raises(TextError, match="courier"):
        await service.open(ada, ME, computer("courier"))
    offer_players([str(Path(__file__).parents[3] / "docs" / "examples" / "courier.py")])
    table = await service.open(ada, ME, computer("courier"))
    assert "courier" in [holder.player for holder in table.state.holders]


async def test_a_name_that_the_page_chose_is_kept(service: ServiceProcess) -> None:
    table = await service.open(
        await service.guest("Otto"), ME, computer() | {"name": "Greta"}, computer() | {"name": "Otto"}
    )
    names = {holder.name for holder in table.state.holders if holder.kind == "computer"}
    assert "Greta" in names
    assert "Otto" not in names, "that is a person here"
    with pytest.raises(TextError, match="bad-name"):
        await service.open(await service.guest("Eve"), ME, computer() | {"name": "Ada Lovelace"})


async def test_a_computer_player_gives_its_name_to_the_person_who_comes(service: ServiceProcess) -> None:
    table = await service.open(await service.guest("Ada"), ME, OPEN, OPEN, computer())
    name = table.state.holders[3].name
    assert_done(await send(table, await service.guest(name), "join"))
    assert table.state.holders[1].name == name
    assert table.state.holders[3].name in {*COMPUTER_NAMES} - {name}


async def test_tables_from_before_computer_players_had_names_get_them(service: ServiceProcess) -> None:
    table = await service.open(await service.guest("Ada"), ME, OPEN, computer("hard:0.5s"))
    old = table.state.with_holder(2, SeatHolder(kind="computer", name="hard", player="hard:0.5s"))
    row = row_of("old", 0, old, "waiting", 0)
    assert read_state(row).holders[2].name in COMPUTER_NAMES
    assert read_state(row) == read_state(row)
    assert summarize(row, None).seats[2].name == read_state(row).holders[2].name


async def test_the_host_gives_open_and_abandoned_seats_to_computer_players(service: ServiceProcess) -> None:
    ada, ben = await service.guest("Ada"), await service.guest("Ben")
    table = await service.open(ada, ME, OPEN, OPEN)
    async with Listener(table, ben):
        assert_done(await send(table, ben, "join"))
        assert refusal(await send(table, ada, "appoint", seat=1, player="medium")) == "seat-taken"
        assert refusal(await send(table, ada, "appoint", seat=0, player="medium")) == "seat-taken"
        assert refusal(await send(table, ada, "appoint", seat=3, player="medium")) == "bad-seat"
        assert_done(await send(table, ada, "appoint", seat=2, player="easy"))
        assert table.game is not None, "nobody is missing now"
        before = table.state
        assert refusal(await send(table, ada, "appoint", seat=2, player="random")) == "already-playing"
        assert table.state == before
        assert_done(await send(table, ben, "leave"))
        assert_done(await send(table, ada, "appoint", seat=1, player="medium"))
        assert refusal(await send(table, ada, "appoint", seat=1, player="easy")) == "already-playing"
    assert [holder.kind for holder in table.state.holders] == ["person", "computer", "computer"]
    assert await service.lobby.tables_of(ben.id) == []


async def test_the_host_frees_a_seat_before_the_game(service: ServiceProcess) -> None:
    ada, ben = await service.guest("Ada"), await service.guest("Ben")
    table = await service.open(ada, ME, OPEN, computer())
    assert refusal(await send(table, ben, "free", seat=2)) == "not-the-host"
    assert_done(await send(table, ada, "free", seat=2))
    assert_done(await send(table, ben, "join"))
    assert_done(await send(table, ada, "free", seat=1))
    assert table.state.seats_of(ben.id) == ()
    assert refusal(await send(table, ada, "free", seat=0)) == "seat-taken"


async def test_who_leaves_a_game_is_played_for_and_may_come_back(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    async with Listener(table, ada) as listener, Listener(table, ben):
        assert_done(await send(table, ada, "leave"))
        await eventually(lambda: game_of(table).position.turn == 1)
        assert {entry.cause for entry in game_of(table).log} == {"left"}
        seat = (await listener.until("snapshot"))["table"]["seats"][0]
        assert (seat["away"], seat["minded_by"]) == (True, "medium")
        assert_done(await send(table, ada, "join"))
        assert not table.state.holders[0].left
        await play_first_legal(table, [ada, ben])
        assert game_of(table).position.turn == 0, "she decides herself again"


async def test_a_game_that_everybody_left_goes_on_when_one_returns(service: ServiceProcess) -> None:
    table, (ada, ben) = await service.start_game("Ada", "Ben")
    assert_done(await send(table, ada, "leave"))
    assert_done(await send(table, ben, "leave"))
    assert table.broadcast.table_info().state == "over"
    assert service.scheduler.next_move(table) is None
    assert table.broadcast.table_info().seed is None, "the seed is told only when the game has been played"
    assert_done(await send(table, ben, "join"))
    assert table.broadcast.table_info().state == "playing"
