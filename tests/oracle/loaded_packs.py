"""The packs and the samples, read once for the oracle's tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.oracle.pack_facts import Pack
from tests.oracle.referee import PACKS, check, load_pack

Record = dict[str, Any]

SAMPLES = Path(__file__).parent / "samples.jsonl"
CITIES = ["london", "san-francisco", "berlin", "istanbul"]
PACK: dict[str, Pack] = {city: load_pack(PACKS, city)[0] for city in CITIES}
SHA256: dict[str, str] = {city: load_pack(PACKS, city)[1] for city in CITIES}
RECORDS: list[Record] = [json.loads(line) for line in SAMPLES.read_text("utf-8").splitlines()]


def judged(record: Record) -> list[str]:
    """The discrepancies of a record, with the edition of the pack that it names."""
    city = record["city"]
    if city["id"] not in PACK:
        raise KeyError(city["id"])
    return check(record, *load_pack(PACKS, city["id"], city["sha256"]))
