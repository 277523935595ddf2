"""The balance in the workshop: the same numbers, verdicts and report as the command gives."""

from __future__ import annotations

import base64
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import tomlkit

from crosstown.balance.balance_page import balance_page
from crosstown.balance.measure_balance import measure, plain_counts
from crosstown.balance.verdicts import judge
from crosstown.balance.yardstick import FILE
from crosstown.cities import load_city
from crosstown.cities.kernel_city import compile_city, table_for
from crosstown.game.records.seeds import nth_seed, player_seeds, seed_words
from crosstown.rules.kernel.source_hash import ROOT
from crosstown.simulation.intervals import json_ready
from crosstown.simulation.played_games import play_seeds
from crosstown.workshop.balance_calls import balance_report, game_seeds, judge_balance, numbers
from crosstown.workshop.page_calls import call
from tests.workshop.test_generators import built_in
from tests.workshop.test_page_calls import copy_modules

GAMES = 40


def counted(name: str, seats: tuple[int, ...] = (2, 4), seed: int = 3) -> dict[str, Any]:
    """What a page sends after it has played."""
    seeds = [nth_seed(seed, at) for at in range(GAMES)]
    tables = [
        {
            "seats": size,
            "counts": plain_counts(
                play_seeds(load_city(name), ("medium",) * size, seeds, counted=True).counts
            ),
        }
        for size in seats
    ]
    told: dict[str, Any] = json.loads(json.dumps({"pack": built_in(name), "seed": seed, "tables": tables}))
    return told


@pytest.mark.parametrize("name", ["london", "san-francisco"])
def test_the_same_as_the_command(name: str) -> None:
    sent = counted(name)
    told = judge_balance(sent)
    found = measure(load_city(name), "medium", (2, 4), GAMES, 3, workers=1)
    assert told["tables"] == found.to_dict()["tables"]
    assert told["checks"] == json_ready([check.to_dict() for check in judge(found)])
    reports = (balance_report(sent, "2026-01-31"), balance_page(found, judge(found), "2026-01-31"))
    here, there = (re.sub("ct[0-9a-f]{10}", "id", one) for one in reports)  # a draft has a hash of its own
    assert here == there
    assert json.loads(call("judge_balance", json.dumps([sent])))["value"] == told


def test_numbers_and_seeds_are_the_kernels() -> None:
    city, told = load_city("berlin"), numbers(built_in("berlin"))
    assert base64.b64decode(told["record"]) == compile_city(city).tobytes()
    for seats in (2, 3, 4):
        assert base64.b64decode(told["tables"][str(seats)]) == table_for(city, seats).tobytes()
    seeds = game_seeds(7, 2, 3)
    games = [nth_seed(7, at) for at in (2, 3, 4)]
    players = [one for game in games for one in player_seeds(game)]
    assert base64.b64decode(seeds["games"]) == seed_words(*games).tobytes()
    assert base64.b64decode(seeds["players"]) == seed_words(*players).tobytes()


def test_a_draft_with_problems_is_not_played() -> None:
    pack = built_in("london")
    pack["board"]["routes"][0]["length"] = 9
    told = json.loads(call("numbers", json.dumps([pack])))
    assert told["error"]["code"] == "draft-unplayable"


def test_changes_are_told_only_beyond_chance() -> None:
    sent = counted("london", (2,))
    assert judge_balance(sent, sent)["changes"] == []
    other = json.loads(json.dumps(sent))
    counts = other["tables"][0]["counts"]
    counts["route_claimed"][0] = GAMES - counts["route_claimed"][0] if counts["route_claimed"][0] < 8 else 0
    changes = judge_balance(other, sent)["changes"]
    assert [(one["code"], one["seats"]) for one in changes if one["code"] == "route"] == [("route", 2)]
    assert changes[0]["subject"] == load_city("london").routes[0].id


def test_the_yardstick_is_londons() -> None:
    told = judge_balance(counted("london", (2,)))["yardstick"]
    assert told["city"] == "london"
    assert told["sha256"] == load_city("london").sha256
    for name, one in told["tables"]["2"].items():
        measured = judge_balance(counted("london", (2,)))["keys"]["2"][name]
        assert abs(measured["value"] - one["value"]) < 4 * (measured["high"] - measured["low"]), name


def test_pages_have_all_that_it_needs(tmp_path: Path) -> None:
    """Only what is packed for the page is there: our modules by what they import, and tomlkit."""
    copy_modules(tmp_path, ROOT / "crosstown" / "balance" / FILE)
    shutil.copytree(Path(tomlkit.__file__).parent, tmp_path / "tomlkit")
    sent = tmp_path / "sent.json"
    sent.write_text(json.dumps(counted("london")), encoding="utf-8")
    code = (
        f"import json, sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "from crosstown.workshop.page_calls import CALLS\n"
        "pack = CALLS['first_draft']({'places': 6, 'seed': 1})\n"
        "CALLS['numbers'](pack); CALLS['game_seeds'](1, 0, 2); CALLS['suggest_labels'](pack)\n"
        f"sent = json.load(open({str(sent)!r}))\n"
        "assert CALLS['judge_balance'](sent)['checks']\n"
        "assert '<svg' in CALLS['balance_report'](sent, '2026-01-31')\n"
    )
    subprocess.run([sys.executable, "-S", "-E", "-c", code], check=True)
