"""Games that were begun in a page and go on at a table: replayed, checked, and taken over once."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from crosstown import City, Game
from crosstown.errors import CrosstownError
from crosstown.service.tables.live_table import LiveTable
from crosstown.service.tables.moved_game import MovedGame
from crosstown.store.rows import PersonRow
from tests.service.service_fixture import (
    ME,
    Json,
    ServiceProcess,
    assert_done,
    computer,
    game_of,
    refusal,
    same_screen,
    send,
)

pytestmark = pytest.mark.anyio
SEED = "0123456789abcdef" * 2


def moved_game(plies: int, *seats: Json, city: str = "london", changes: Json | None = None) -> MovedGame:
    """A game after so many random moves, as a page sends it."""
    seats = seats or (ME, computer("easy"))
    game, chance = Game.new(city, len(seats), SEED), Random(1)
    while game.ply < plies and not game.over:
        game.play(chance.choice(game.legal_moves))
    body = {
        "id": "from-a-page",
        "city": city,
        "edition": City.load(city).sha256,
        "seats": seats,
        "seed": SEED,
        "moves": [str(ply.move) for ply in game.plies],
    }
    return msgspec.convert(body | (changes or {}), MovedGame)


async def take_over(service: ServiceProcess, person: PersonRow, moved: MovedGame) -> LiveTable:
    return await service.registry.take_over_game(person, moved)


@pytest.mark.parametrize("city", ["london", "berlin", "san-francisco"])
async def test_a_game_goes_on_where_it_was(service: ServiceProcess, city: str) -> None:
    ada = await service.guest("Ada")
    moved = moved_game(31, ME, same_screen("Ben"), computer("hard"), city=city)
    table = await take_over(service, ada, moved)
    game = game_of(table)
    assert [str(ply.move) for ply in game.position.plies] == list(moved.moves)
    assert game.position.record().seed == SEED
    assert [holder.name for holder in table.state.holders][:2] == ["Ada", "Ben"]
    assert not table.state.listed
    await service.settle()  # the computer player moves where it is its turn
    position = game_of(table).position
    assert position.turn in (0, 1)
    assert_done(await send(table, ada, "play", move=str(position.legal_moves[0])))


@pytest.mark.parametrize("hints", [True, False])
async def test_it_keeps_the_leave_for_hints(service: ServiceProcess, hints: bool) -> None:
    ada = await service.guest("Ada")
    moved = moved_game(4, ME, same_screen("Ben"), changes={"hints": hints})
    table = await take_over(service, ada, moved)
    assert table.state.hints_allowed is hints


async def test_it_outlives_a_restart_and_is_among_ones_tables(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    table = await take_over(service, ada, moved_game(20))
    await service.settle()
    before = game_of(table).position.record().to_json()
    service.registry.forget(table.id)
    again = await service.table(table.id)
    assert again is not table
    assert game_of(again).position.record().to_json() == before
    assert [one.id for one in await service.lobby.tables_of(ada.id)] == [table.id]
    assert await service.lobby.listed_tables(None) == []


async def test_the_same_game_is_taken_over_once(service: ServiceProcess) -> None:
    ada, eve = await service.guest("Ada"), await service.guest("Eve")
    first = await take_over(service, ada, moved_game(12))
    service.registry.forget(first.id)
    assert (await take_over(service, ada, moved_game(12))).id == first.id
    assert (await take_over(service, eve, moved_game(12))).id != first.id, "another person's game"


async def test_nobody_else_plays_there(service: ServiceProcess) -> None:
    ada, eve = await service.guest("Ada"), await service.guest("Eve")
    table = await take_over(service, ada, moved_game(12))
    assert refusal(await send(table, eve, "join")) == "table-full"


@pytest.mark.parametrize(
    ("changes", "code", "where"),
    [
        ({"moves": ["claim nowhere red*2"]}, "bad-move", "$.moves[0]"),
        ({"moves": ["draw"]}, "bad-move", "$.moves[0]"),
        ({"edition": "0" * 64}, "unknown-edition", "$.edition"),
        ({"city": "atlantis"}, "unknown-city", "$.city"),
        ({"seats": [computer(), computer()]}, "bad-seats", "$.seats"),
        ({"seats": [ME, computer("chaos:nonsense")]}, "bad-player-option", "$.seats[1].player"),
    ],
)
async def test_what_is_wrong_is_named_and_nothing_is_kept(
    service: ServiceProcess, changes: Json, code: str, where: str
) -> None:
    ada = await service.guest("Ada")
    with pytest.raises(CrosstownError) as refused:
        await take_over(service, ada, moved_game(0, changes=changes))
    assert (refused.value.code, refused.value.where) == (code, where)
    assert await service.lobby.tables_of(ada.id) == []


async def test_a_finished_game_has_nothing_to_go_on_with(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    with pytest.raises(CrosstownError, match=r"\[game-over\]$"):
        await take_over(service, ada, moved_game(2_000))
    longer = moved_game(2_000)
    with pytest.raises(CrosstownError, match=r"\[bad-move\]$"):
        await take_over(service, ada, msgspec.structs.replace(longer, moves=(*longer.moves, "draw")))
