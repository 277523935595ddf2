"""Fair play where people added to the shuffle."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from crosstown import Record, TextError
from crosstown.game.records.fairness import SEAL_KEY, judge, seal
from tests.cli.run_command import ROOT
from tests.game.records.test_fairness import SEED, found
from tests.property.odd_choices import finished


@pytest.fixture(scope="module")
def whole() -> Record:
    """A finished game to whose shuffle nobody added."""
    return finished("san-francisco", 3, SEED).record()


@pytest.fixture(scope="module")
def shared() -> Record:
    return Record.load(ROOT / "docs" / "examples" / "shared-deal.json")


def with_deal(record: Record, **changes: Any) -> Record:
    extra = dict(record.extra or {})
    return replace(record, extra=extra | {"deal": extra["deal"] | changes})


def test_either_seal_may_have_been_announced(shared: Record) -> None:
    """The server's own before anybody added anything, and the game's when it began."""
    assert shared.extra is not None
    assert shared.seed is not None
    for announced in (None, shared.extra["deal"]["seal"], seal(shared.seed)):
        assert judge(shared, announced).fair
    assert judge(shared).announced == shared.extra["deal"]["seal"]
    assert found(shared, seal(7)) == ("not-fair", "other-server-seed", "$.extra.deal.server_seed")


def test_a_deal_needs_no_seal_of_the_seed(shared: Record) -> None:
    assert shared.extra is not None
    assert judge(replace(shared, extra={"deal": shared.extra["deal"]})).fair


@pytest.mark.parametrize(
    ("changes", "code", "where"),
    [
        ({"method": "crosstown-deal/2"}, "deal-method", ".method"),
        ({"seal": "x"}, "bad-deal", ".seal"),
        ({"seal": None}, "bad-deal", ".seal"),
        ({"server_seed": "AB" * 16}, "bad-deal", ".server_seed"),
        ({"server_seed": 3}, "bad-deal", ".server_seed"),
        ({"contributions": []}, "bad-deal", ".contributions"),
        ({"contributions": [None, None]}, "bad-deal", ".contributions"),
        ({"contributions": ["ab" * 16]}, "bad-deal", ".contributions"),
        ({"contributions": [None, "ab" * 15]}, "bad-deal", ".contributions[1]"),
        ({"contributions": [None, "ab" * 33]}, "bad-deal", ".contributions[1]"),
        ({"contributions": [None, "ab" * 16 + "\n"]}, "bad-deal", ".contributions[1]"),
        ({"beginner": "0"}, "bad-deal", ".beginner"),
        ({"beginner": -1}, "bad-deal", ".beginner"),
    ],
)
def test_a_deal_that_cannot_be_read(shared: Record, changes: Any, code: str, where: str) -> None:
    assert found(with_deal(shared, **changes)) == ("cannot-tell", code, f"$.extra.deal{where}")


@pytest.mark.parametrize("other", [3, "x", [], {}, {"method": 1}, {"method": "ours"}, None])
def test_somebody_elses_extra_is_ignored(whole: Record, other: Any) -> None:
    told = replace(whole, extra={SEAL_KEY: seal(SEED), "deal": other})
    assert judge(told, seal(SEED)).fair


def test_what_was_never_added_is_missed(whole: Record, shared: Record) -> None:
    for record in (whole, shared):
        assert judge(record, contribution="ab" * 16).code == "missing-contribution"
    with pytest.raises(TextError, match=r"\[bad-contribution\]$"):
        judge(shared, contribution="ab")
