"""The shuffle that people add to: what is announced when, what is kept, and what a cheat cannot hide."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from crosstown import Record
from crosstown.game.records.fairness import Verdict, judge, seal
from crosstown.game.records.seeds import seed_text
from crosstown.game.records.shared_deal import DEAL_KEY, mix
from crosstown.service.protocol.messages import TableInfo
from crosstown.service.tables.live_table import LiveTable
from crosstown.store.rows import PersonRow
from tests.service.service_fixture import (
    ME,
    OPEN,
    Json,
    Listener,
    ServiceProcess,
    assert_done,
    computer,
    game_of,
    play_first_legal,
    play_to_the_end,
    refusal,
    same_screen,
    send,
)

pytestmark = pytest.mark.anyio

ONE, TWO = "1a" * 16, "2b" * 32


def info(table: LiveTable) -> TableInfo:
    return table.broadcast.table_info()


def added(table: LiveTable, digits: str) -> Json:
    """A contribution made after a look at the table."""
    told = info(table)
    return {"seal": told.next_seal or told.server_seal, "digits": digits}


async def give(table: LiveTable, person: PersonRow, kind: str, digits: str) -> None:
    assert_done(await send(table, person, kind, contribution=added(table, digits)))


async def record_of(service: ServiceProcess, table: LiveTable) -> Record:
    text = await service.store.record(game_of(table).row.id)
    assert text is not None
    return Record.from_json(text)


async def played(service: ServiceProcess) -> tuple[LiveTable, list[PersonRow], str]:
    """A finished game of two people who both added something, and the seal that they saw first."""
    ada, ben = await service.guest("Ada"), await service.guest("Ben")
    table = await service.open(ada, ME, OPEN, first="random")
    announced = info(table).server_seal
    assert announced is not None
    await give(table, ada, "contribute", ONE)
    await give(table, ben, "join", TWO)
    await play_to_the_end(table, [ada, ben])
    return table, [ada, ben], announced


async def test_a_game_to_which_both_have_added(service: ServiceProcess) -> None:
    table, people, announced = await played(service)
    record, told = await record_of(service, table), info(table)
    seats = [table.state.seats_of(person.id)[0] for person in people]
    assert told.deal is not None
    assert [told.deal.contributions[seat] for seat in seats] == [ONE, TWO]
    assert seal(told.deal.server_seed) == told.server_seal == announced
    assert told.seed == record.seed == mix(told.deal.server_seed, [TWO, ONE]).seed
    assert told.seal == seal(str(told.seed)) != announced
    for given in (ONE, TWO):
        verdict = judge(record, announced, contribution=given)
        assert verdict.fair, verdict
        assert (verdict.server_seal, verdict.contributors) == (announced, (0, 1))


async def test_nothing_is_told_before_the_end(service: ServiceProcess) -> None:
    ada, ben = await service.guest("Ada"), await service.guest("Ben")
    table = await service.open(ada, ME, OPEN)
    async with Listener(table, ada) as one, Listener(table, ben) as two, Listener(table, None) as three:
        heard = [message for listener in (one, two, three) for message in await listener.received()]
        await give(table, ada, "contribute", ONE)
        heard += [message for listener in (one, two, three) for message in await listener.received()]
        await give(table, ben, "join", TWO)
        for _ in range(6):
            heard += [message for listener in (one, two, three) for message in await listener.received()]
            await play_first_legal(table, [ada, ben])
    game, told = game_of(table), info(table)
    assert game.deal is not None
    assert {message["type"] for message in heard} >= {"snapshot", "table", "moved"}
    printed = f"{table.state!r} {table.memory!r} {game.deal!r} {game.row!r} {told!r} {service.logged}"
    for secret in (ONE, TWO, game.deal.server_seed, game.row.seed):
        assert secret not in str(heard)
        assert secret not in printed
    assert (told.deal, told.next_seal, told.seed, told.server_seal) == (None, None, None, game.deal.seal)


async def test_each_hears_only_whether_their_own_has_arrived(service: ServiceProcess) -> None:
    ada, ben = await service.guest("Ada"), await service.guest("Ben")
    table = await service.open(ada, ME, OPEN, OPEN)
    await give(table, ben, "join", TWO)
    for person, there in ((ada, False), (ben, True), (None, False)):
        heard = table.broadcast.snapshot_for(person.id if person else None, None, None)
        assert heard.you.contributed is there


async def test_whoever_opens_a_table_may_add_before_it_begins(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    table = await service.open(ada, ME, computer(), contributing=True)
    assert table.game is None
    assert info(table).state == "waiting"
    await give(table, ada, "contribute", ONE)
    deal = game_of(table).deal
    assert deal is not None
    assert deal.contributions == (ONE, None), "a computer player adds nothing"


async def test_clients_that_add_nothing_play_as_before(service: ServiceProcess) -> None:
    ada, ben = await service.guest("Ada"), await service.guest("Ben")
    assert (await service.open(ada, ME, computer())).game is not None, "a full table begins at once"
    table = await service.open(ada, ME, OPEN)
    announced = info(table).server_seal
    assert_done(await send(table, ben, "join"))
    assert info(table).seal == info(table).server_seal == announced
    await play_to_the_end(table, [ada, ben])
    record = await record_of(service, table)
    assert record.extra is not None
    assert DEAL_KEY not in record.extra
    assert info(table).deal is None
    assert judge(record, announced).fair


async def test_one_who_adds_is_enough(service: ServiceProcess) -> None:
    ada, ben = await service.guest("Ada"), await service.guest("Ben")
    table = await service.open(ada, ME, OPEN, contributing=True)
    announced = info(table).server_seal
    await give(table, ben, "join", TWO)
    await play_to_the_end(table, [ada, ben])
    record = await record_of(service, table)
    assert judge(record, announced, contribution=TWO).contributors == (1,)
    assert judge(record, announced).fair


async def test_nobody_else_waits_for_the_host(service: ServiceProcess) -> None:
    ada, ben = await service.guest("Ada"), await service.guest("Ben")
    table = await service.open(ada, ME, OPEN, contributing=True)
    assert_done(await send(table, ben, "join"))
    assert table.game is not None
    nobody = await service.open(ada, computer(), computer(), contributing=True)
    assert nobody.game is not None, "only people at the table add something"


async def test_people_who_share_a_screen_add_together(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    table = await service.open(ada, ME, same_screen("Bo"), computer(), contributing=True)
    await give(table, ada, "contribute", ONE)
    deal = game_of(table).deal
    assert deal is not None
    assert deal.contributions == (ONE, ONE, None)


async def test_what_was_added_stays(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    table = await service.open(ada, ME, OPEN)
    seen = added(table, ONE)
    assert_done(await send(table, ada, "contribute", contribution=seen))
    assert_done(await send(table, ada, "contribute", contribution=seen))
    other = await send(table, ada, "contribute", contribution=seen | {"digits": TWO})
    assert refusal(other) == "already-contributed"
    assert table.state.next_deal is not None
    assert table.state.next_deal.contributions == {ada.id: ONE}


async def test_those_who_come_and_go_leave_nothing_behind(service: ServiceProcess) -> None:
    ada = await service.guest("Ada")
    table = await service.open(ada, ME, OPEN, OPEN)
    for number in range(6):
        visitor = await service.guest(f"Visitor {number}")
        await give(table, visitor, "join", TWO)
        assert_done(await send(table, visitor, "leave"))
    await give(table, ada, "contribute", ONE)
    assert table.state.next_deal is not None
    assert table.state.next_deal.contributions == {ada.id: ONE}


async def test_who_may_add_and_when(service: ServiceProcess) -> None:
    ada, ben = await service.guest("Ada"), await service.guest("Ben")
    table = await service.open(ada, ME, OPEN)
    seen = added(table, TWO)
    wrong = seen | {"seal": "00" * 32}
    assert refusal(await send(table, ben, "contribute", contribution=seen)) == "not-seated"
    assert refusal(await send(table, ada, "contribute", contribution=wrong)) == "old-seal"
    assert refusal(await send(table, ben, "join", contribution=wrong)) == "old-seal"
    assert table.state.seats_of(ben.id) == (), "a refused command changes nothing"
    assert_done(await send(table, ben, "join", contribution=seen))
    assert refusal(await send(table, ada, "contribute", contribution=seen)) == "already-playing"


async def test_a_rematch_has_a_seal_of_its_own(service: ServiceProcess) -> None:
    table, people, announced = await played(service)
    following = info(table).next_seal
    assert following not in (None, announced)
    old = {"seal": announced, "digits": ONE}
    assert refusal(await send(table, people[0], "rematch", contribution=old)) == "old-seal"
    for _ in people:
        table.memory.away.clear()  # both are connected
    await give(table, people[0], "rematch", TWO)
    assert info(table).game == 1
    await give(table, people[1], "rematch", ONE)
    assert (info(table).game, info(table).server_seal, info(table).next_seal) == (2, following, None)
    await play_to_the_end(table, people)
    verdict = judge(await record_of(service, table), following, contribution=ONE)
    assert verdict.fair, verdict


@pytest.mark.parametrize("when", ["contributed", "begun"])
async def test_a_restart_keeps_all_of_it(database: str, when: str) -> None:
    async with ServiceProcess(database) as before:
        ada, ben = await before.guest("Ada"), await before.guest("Ben")
        table = await before.open(ada, ME, OPEN, first="random")
        announced = info(table).server_seal
        await give(table, ada, "contribute", ONE)
        if when == "begun":
            await give(table, ben, "join", TWO)
    async with ServiceProcess(database) as after:
        again = await after.table(table.id)
        assert info(again).server_seal == announced
        if when == "contributed":
            other = await send(again, ada, "contribute", contribution=added(again, TWO))
            assert refusal(other) == "already-contributed"
            await give(again, ben, "join", TWO)
        await play_to_the_end(again, [ada, ben])
        record = await record_of(after, again)
        for given in (ONE, TWO):
            verdict = judge(record, announced, contribution=given)
            assert verdict.fair, verdict


async def test_a_full_table_still_waits_for_its_host_after_a_restart(database: str) -> None:
    async with ServiceProcess(database) as before:
        ada = await before.guest("Ada")
        table = await before.open(ada, ME, computer(), contributing=True)
    async with ServiceProcess(database) as after:
        again = await after.table(table.id)
        assert again.game is None
        await give(again, ada, "contribute", ONE)
        assert again.game is not None


def forged(record: Record, **changes: Any) -> Record:
    extra = dict(record.extra or {})
    return replace(record, extra=extra | {DEAL_KEY: extra[DEAL_KEY] | changes})


async def test_a_server_that_cheats_is_found_out(service: ServiceProcess) -> None:
    """Whatever it changes afterwards, the seal seen first and what one has added tell."""
    table, _, announced = await played(service)
    record = await record_of(service, table)
    told = info(table).deal
    assert told is not None
    another = seed_text(7)

    def verdict(cheat: Record) -> Verdict:
        return judge(cheat, announced, contribution=ONE)

    assert verdict(record).fair
    swapped = forged(record, server_seed=another, seal=seal(another))
    assert verdict(swapped).code == "other-server-seed"
    assert verdict(forged(record, server_seed=another)).code == "other-server-seed"
    without = [None if one == ONE else one for one in told.contributions]
    assert verdict(forged(record, contributions=without)).code == "missing-contribution"
    altered = ["3c" * 16 if one == ONE else one for one in told.contributions]
    assert verdict(forged(record, contributions=altered)).code == "missing-contribution"
    others = ["3c" * 16 if one == TWO else one for one in told.contributions]
    assert verdict(forged(record, contributions=others)).code == "other-mix"
    dropped = [None if one == TWO else one for one in told.contributions]
    assert verdict(forged(record, contributions=dropped)).code == "other-mix"
    assert verdict(replace(record, seed=another)).code == "other-seed"
    resealed = replace(record, seed=another, extra=dict(record.extra or {}) | {"seed_sha256": seal(another)})
    assert verdict(resealed).code == "other-mix"
    assert told.beginner is not None
    assert verdict(forged(record, beginner=1 - told.beginner)).code == "other-beginner"
    extra = dict(record.extra or {})
    del extra[DEAL_KEY]
    assert judge(replace(record, extra=extra), announced).code == "announced-differs"
