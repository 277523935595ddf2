"""Requests made up from the server's own description of itself, right ones and wrong ones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from crosstown.cities.load import city_names
from crosstown.players.built_in_players import player_names
from crosstown.service.protocol.wire_types import TABLE_ID
from crosstown.web.api.openapi import openapi
from crosstown.web.api.table_handlers import LONGEST_WAIT
from tests.web.threaded_server import ThreadedServer

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
    allow_header_conformance,
]
# Schemathesis's own list, and 413: a request that breaks the schema by its length may be too large to read.
REJECTING = ["400", "401", "403", "404", "405", "406", "409", "413", "415", "422", "428", "429", "5xx"]
SETTINGS = {
    "seed": 4,
    "generation": {
        "max-examples": 10,
        "deterministic": True,
        "database": "none",
        "with-security-parameters": False,
    },
    "checks": {"negative_data_rejection": {"expected-statuses": REJECTING}},
    "phases": {"examples": {"enabled": False}, "stateful": {"enabled": False}},
}
SCHEMA = schemathesis.openapi.from_dict(openapi(), config=schemathesis.Config.from_dict(SETTINGS))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadedServer]:
    with ThreadedServer(tmp_path_factory.mktemp("site")) as site:
        yield site
    assert site.trouble() == []


def test_the_description_is_served(site: ThreadedServer) -> None:
    assert httpx.get(f"{site.url}/api/openapi.json").json() == openapi()


@SCHEMA.parametrize()
def test_a_stranger(case: schemathesis.Case[Any], site: ThreadedServer) -> None:
    aim(case, site)
    case.call_and_validate(base_url=site.url, checks=CHECKS)


@SCHEMA.parametrize()
def test_a_guest(case: schemathesis.Case[Any], site: ThreadedServer) -> None:
    aim(case, site)
    token = site.fresh_token() if case.method == "DELETE" else site.token
    case.call_and_validate(base_url=site.url, checks=CHECKS, headers=site.cookie(token))


def aim(case: schemathesis.Case[Any], site: ThreadedServer) -> None:
    """Makes much of what was made up meet something: most tables exist, and none lets one wait for long."""
    chance = Random(repr((case.path_parameters, case.query, case.body)))
    table = case.path_parameters.get("table")
    if isinstance(table, str) and re.fullmatch(TABLE_ID, table) and chance.random() < 0.9:
        case.path_parameters["table"] = table = chance.choice(site.tables)
    if case.path.endswith("/events") and _is_understood(case.query.get("wait", LONGEST_WAIT)):
        case.query["wait"] = 0
    if isinstance(case.body, dict) and _is_right(case) and chance.random() < 0.8:
        case.body = case.body | _likely(case.body, table, site, chance)


def _is_right(case: schemathesis.Case[Any]) -> bool:
    return case.meta is not None and case.meta.generation.mode is schemathesis.GenerationMode.POSITIVE


def _is_understood(wait: Any) -> bool:
    """Whether the server would read this as a number of seconds."""
    text = str(wait[0] if isinstance(wait, list) and len(wait) == 1 else wait)
    return text.isdecimal() and int(text) <= LONGEST_WAIT


def _likely(body: dict[str, Any], table: Any, site: ThreadedServer, chance: Random) -> dict[str, Any]:
    """Values that could be right, for fields in which nothing made up ever is."""
    likely: dict[str, Any] = {"city": chance.choice(city_names()), "player": chance.choice(player_names())}
    if "version" in body:
        version, moves = site.look(table)
        likely |= {"version": version, "move": chance.choice(moves or ["draw stack"])}
    if "seats" in body:
        likely["seats"] = [seat if "player" not in seat else {"type": "computer"} for seat in body["seats"]]
    return {name: likely[name] for name in likely.keys() & body.keys()}
