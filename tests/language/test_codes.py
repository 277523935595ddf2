"""Everything that the program can report or name has a text."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

from crosstown.cities import City, city_names, load_city
from crosstown.drawing.primitives.palette import SEATS, inks
from crosstown.game import events
from crosstown.game.position import PHASES
from crosstown.game.reasons import REASONS
from crosstown.players.built_in_players import player_names
from crosstown.service.protocol.commands import Reaction
from crosstown.service.tables.deadlines_and_absences import Cause
from crosstown.store.databases import postgres_connection, sqlite
from tests.language.locale_files import ROOT, messages

KEYS = set(messages("en"))
CITIES = [load_city(name) for name in city_names()]

# What nobody in a browser is ever told: a host's own trouble, on the command line or in the log.
HOSTS_ONLY = {
    "backup-exists",
    "backup-failed",
    "backup-needs-pg-dump",
    "bad-database",
    "bad-synchronous",
    "port-taken",
    "restore-kind",
    "restore-not-empty",
    "restore-unreadable",
    "store-corrupt",
    "store-in-use",
    "store-missing",
    "store-newer",
}
ERRORS = {"HttpError", "NotAllowed", "TextError", "DataError", "StoreError", "IllegalMove", "Bye"}
CLOSING = {"_bye", "_end"}  # helpers that close a connection and say why


def has(keys: set[str]) -> None:
    assert not keys - KEYS, sorted(keys - KEYS)


def test_every_event_is_told() -> None:
    has({f"event-{kind.__struct_config__.tag}" for kind in get_args(events.Event)})


def test_every_reason_is_given() -> None:
    has({f"reason-{reason.code}" for reason in REASONS.values()})


def test_phases_reactions_causes_and_levels() -> None:
    has({f"phase-{phase}" for phase in PHASES})
    has({f"reaction-{one}" for one in get_args(Reaction)})
    has({f"cause-{one}" for one in get_args(Cause) if one != "computer"})
    has({f"level-{one}" for one in player_names()})


@pytest.mark.parametrize("city", CITIES, ids=lambda city: str(city.id))
def test_everything_in_a_box_has_a_name(city: City) -> None:
    for kind in city.kinds:
        has({f"colour-{kind}", f"a-card-{kind}", f"cards-{kind}", f"pay-{kind}"})
    for vehicle in city.vehicles:
        has({f"vehicle-{vehicle.id}", f"vehicles-{vehicle.id}", f"vehicle-route-{vehicle.id}"})
    has({f"wild-{city.wild_name}", f"provenance-{city.provenance}"})
    has({f"souvenir-{symbol}" for symbol in (city.souvenirs.symbols if city.souvenirs else ())})
    has({f"sign-{ink.sign}" for ink in inks(city.kinds[1:]).values()})


def test_colours_and_shapes_of_seats() -> None:
    has({f"shape-{seat.shape}" for seat in SEATS} | {f"seat-colour-{seat.name}" for seat in SEATS})


def test_every_refusal_has_a_sentence() -> None:
    parts = [ROOT / "src" / "crosstown" / part for part in ("web", "service", "store")]
    codes = set[str]().union(*map(_codes, parts))
    codes |= {code for database in (sqlite, postgres_connection) for code, _ in database._ERRORS.values()}
    assert {"old-version", "table-full", "restart", "too-many", "store-full"} <= codes, (
        "codes are not found any more"
    )
    has({f"problem-{code}" for code in codes - HOSTS_ONLY})


def test_moves_that_cannot_be_read_have_a_sentence() -> None:
    codes = _codes(ROOT / "src" / "crosstown" / "game" / "move.py")
    things = ("route", "colour", "card", "souvenir", "place", "ticket")
    has({f"problem-{code}" for code in codes} | {f"problem-unknown-{thing}" for thing in things})


def _codes(where: Path) -> set[str]:
    paths = [where] if where.is_file() else sorted(where.rglob("*.py"))
    calls = (node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    return {code for call in calls if isinstance(call, ast.Call) for code in _codes_in(call)}


def _codes_in(call: ast.Call) -> set[str]:
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    if name not in ERRORS | CLOSING:
        return set()
    parts = [*call.args[: 3 if name in CLOSING else 1]]
    parts += [keyword.value for keyword in call.keywords if keyword.arg == "code"]
    texts = (part.value for part in parts if isinstance(part, ast.Constant))
    return {text for text in texts if isinstance(text, str) and re.fullmatch(r"[a-z]+(-[a-z]+)*", text)}


def test_every_problem_of_a_pack_is_told() -> None:
    """Whatever the checks of packs report, by the codes in their sources."""
    checks = ROOT / "src" / "crosstown"
    files = [*(checks / "cities" / "checks").glob("*.py"), checks / "drawing" / "board" / "crowding.py"]
    found = re.compile(r'(?:\.add|\.remark|NoPack|Crowding)\(\s*"([a-z-]+)"')
    codes = {code for file in files for code in found.findall(file.read_text("utf-8"))}
    assert len(codes) > 45
    has({f"pack-problem-{code}" for code in codes | {"too-few", "too-many"}})
