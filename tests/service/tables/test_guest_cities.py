"""Tables with a city that a guest brought: loaded again, taken over, played by computers, rematched."""

from __future__ import annotations

import gc
import hashlib
from random import Random

import msgspec
import pytest

from crosstown import Game, Record
from crosstown.cities import guest_city, load_city
from crosstown.cities.guest_city import GuestCity, find_guest_city, know_guest_city
from crosstown.cities.load import load_edition
from crosstown.errors import CrosstownError
from crosstown.service.bots.choose_move import make_question, view_of
from crosstown.service.guest_cities import read_guest_pack
from crosstown.service.tables.moved_game import MovedGame
from crosstown.store.rows import PersonRow
from testkit.server_process import ROOT
from tests.service.service_fixture import ME, OPEN, ServiceProcess, assert_done, computer, game_of, send

pytestmark = pytest.mark.anyio

FILE = ROOT / "docs" / "examples" / "toytown.toml"
TOYTOWN = FILE.read_bytes().decode()
SHA256 = hashlib.sha256(TOYTOWN.encode()).hexdigest()
SEED = "0123456789abcdef" * 2


async def bring(service: ServiceProcess, person: PersonRow) -> None:
    city = read_guest_pack(TOYTOWN)
    await service.registry.guest_cities.add(TOYTOWN, city.id, city.sha256, person.id, "")


def forget_all(service: ServiceProcess) -> None:
    """As after a restart: the process knows no city of a guest."""
    for table in list(service.registry.tables):
        service.registry.forget(table)
    service.registry.guest_cities._recent.clear()
    guest_city._known.clear()


def test_a_city_is_known_while_it_is_held() -> None:
    guest_city._known.clear()
    held = know_guest_city(GuestCity(load_city(FILE), TOYTOWN))
    assert load_edition("toytown", SHA256) is held.city
    assert know_guest_city(GuestCity(load_city(FILE), TOYTOWN)) is held
    del held
    gc.collect()
    assert find_guest_city("toytown", SHA256) is None


async def test_a_table_comes_back_with_its_city(service: ServiceProcess) -> None:
    ada, ben = await service.guest("Ada"), await service.guest("Ben")
    await bring(service, ada)
    table_id = (await service.open(ada, ME, OPEN, city="toytown", edition=SHA256)).id
    await service.settle()
    forget_all(service)
    table = await service.table(table_id)
    assert_done(await send(table, ben, "join"))
    assert game_of(table).position.city.sha256 == SHA256
    del table
    await service.settle()
    forget_all(service)
    again = await service.table(table_id)
    assert again.broadcast.table_info().guest_city == "Toytown"
    assert game_of(again).position.city.name == "Toytown"


async def test_computer_players_get_the_pack(service: ServiceProcess) -> None:
    """A worker knows no guest's city: the question brings it along."""
    ada = await service.guest("Ada")
    await bring(service, ada)
    table = await service.open(ada, ME, computer("hard"), city="toytown", edition=SHA256, first=0)
    view = game_of(table).position.view(0)
    question = make_question(view, "expert", "seed")
    assert question.pack == TOYTOWN
    await service.settle()
    del table, view
    forget_all(service)
    assert view_of(question).city == load_city(FILE)


async def test_a_game_moves_to_a_server_with_its_city(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    game, chance = Game.new(load_city(FILE), 2, SEED), Random(1)
    for _ in range(12):
        game.play(chance.choice(game.legal_moves))
    moves = [str(ply.move) for ply in game.plies]
    body = {"id": "page", "city": "toytown", "edition": SHA256, "seed": SEED, "moves": moves}
    moved = msgspec.convert(body | {"seats": [ME, computer("easy")]}, MovedGame)
    guest_city._known.clear()
    with pytest.raises(CrosstownError, match="unknown-city"):
        await service.registry.take_over_game(ada, moved)
    await bring(service, ada)
    table = await service.registry.take_over_game(ada, moved)
    assert [str(ply.move) for ply in game_of(table).position.plies][:12] == moves


async def test_the_record_carries_the_pack(service: ServiceProcess) -> None:
    ada, ben = await service.guest("Ada"), await service.guest("Ben")
    await bring(service, ada)
    table = await service.open(ada, ME, OPEN, city="toytown", edition=SHA256)
    assert_done(await send(table, ben, "join"))
    chance = Random(3)
    while not game_of(table).position.over:
        position = game_of(table).position
        holder = table.state.holders[position.turn or 0]
        person = ada if holder.person == ada.id else ben
        move = str(chance.choice(position.legal_moves))
        assert_done(await send(table, person, "play", move=move))
    data = await service.store.record_at(table.id)
    assert data is not None
    record = Record.from_json(data)
    assert (record.extra or {})["pack"] == TOYTOWN
    assert Game.replay(record).over
    for person in (ada, ben):
        assert_done(await send(table, person, "rematch"))
    assert game_of(table).row.number == 2
    assert game_of(table).position.city.sha256 == SHA256
