"""The strict referee: replays a record ply by ply with the naive Table and lists whatever does not fit.

Run it with `python -m tests.oracle.referee FILE.jsonl [FILE.jsonl ...] [--packs DIR]`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from tests.oracle.naive_table import Table
from tests.oracle.pack_facts import Pack
from tests.oracle.record_shape import malformed, unknown_keys, without_extra

PACKS = Path(__file__).resolve().parents[2] / "src" / "crosstown" / "cities" / "packs"


class Mismatch(ValueError):
    """The record's shuffles do not fit the game."""


class Replay:
    """One record on its way through the Table; `found` collects the discrepancies."""

    def __init__(self, record: dict[str, Any], pack: Pack) -> None:
        """Takes a record of the right form, without `extra`."""
        self.record = record
        self.pack = pack
        self.found: list[str] = []
        self.used = 0

    def shuffle(self, discards: list[str]) -> list[str]:
        """D5: the next of the record's shuffles, which must be a permutation of the discards."""
        if self.used == len(self.record["shuffles"]):
            raise Mismatch(f"too few shuffles: only {self.used}")
        stack: list[str] = self.record["shuffles"][self.used]
        self.used += 1
        if sorted(stack) != sorted(discards):
            raise Mismatch(f"shuffle {self.used - 1} is not a permutation of the discards")
        return list(stack)

    def run(self) -> None:
        """Deal, play every ply, and compare the end."""
        start = self.record["start"]
        where = "start"
        try:
            table = Table.start(
                self.pack,
                len(self.record["seats"]),
                start["deck"],
                start["tickets"],
                start.get("souvenirs"),
                self.shuffle,
            )
            for index, ply in enumerate(self.record["plies"]):
                where = f"ply {index}"
                if not self.ply(table, where, ply):
                    return
        except Mismatch as mismatch:
            self.found.append(f"{where}: {mismatch}")
            return
        if self.used < len(self.record["shuffles"]):
            self.found.append(f"too many shuffles: {len(self.record['shuffles'])}, {self.used} happened")
        self.end(table)

    def ply(self, table: Table, where: str, ply: dict[str, Any]) -> bool:
        """One ply: seat, move, count, card. Whether the game could go on from it."""
        if table.over:
            self.found.append(f"{where}: after the end of the game")
            return False
        if ply["seat"] != table.seat:
            self.found.append(f"{where}: seat {ply['seat']}, but it is seat {table.seat}'s move")
        legal = table.legal()
        if "legal" in ply and ply["legal"] != len(legal):
            self.found.append(f"{where}: legal is {ply['legal']}, but there are {len(legal)}")
        if ply["move"] not in legal:
            self.found.append(f"{where}: {ply['move']!a} is not legal")
            return False
        table.play(ply["move"])
        if "card" in ply and table.card is None:
            self.found.append(f"{where}: a card on a move that is not a draw")
        elif "card" in ply and ply["card"] != table.card:
            self.found.append(f"{where}: card is {ply['card']!a}, but it was {table.card!a}")
        return True

    def end(self, table: Table) -> None:
        """E1 to E5: a result if the game is over, and the right one."""
        if not table.over:
            if "result" in self.record:
                self.found.append("a result, but the game is not over")
            return
        if "result" not in self.record:
            self.found.append("no result, but the game is over")
            return
        self.found += differences("result", self.record["result"], table.result())


def differences(where: str, given: Any, expected: Any) -> list[str]:
    """Every part in which two JSON values differ; 1, 1.0 and true are three different values."""
    if isinstance(given, dict) and isinstance(expected, dict):
        found: list[str] = []
        for key in [*expected, *[key for key in given if key not in expected]]:
            if key not in given:
                found.append(f"{where}: {key} is missing")
            elif key not in expected:
                found.append(f"{where}: {key!a} should not be there")
            else:
                found += differences(f"{where} {key}", given[key], expected[key])
        return found
    if isinstance(given, list) and isinstance(expected, list) and len(given) == len(expected):
        pairs = enumerate(zip(given, expected, strict=True))
        return [line for i, (one, other) in pairs for line in differences(f"{where}[{i}]", one, other)]
    if type(given) is not type(expected) or given != expected:
        return [f"{where}: is {given!a}, should be {expected!a}"]
    return []


def check(record: Any, pack: Pack, sha256: str | None = None) -> list[str]:
    """Every discrepancy between a record and the rules; an empty list if there is none.

    Where the sha256 of the pack's file is given, the record must name it.
    """
    if not isinstance(record, dict):
        return ["the record is not an object"]
    plain: dict[str, Any] = without_extra(record)
    found = unknown_keys(plain)
    broken = malformed(plain, pack)
    if broken:
        return found + broken
    if sha256 is not None and plain["city"]["sha256"] != sha256:
        found.append("city sha256 is not that of the pack's file")
    replay = Replay(plain, pack)
    replay.run()
    return found + replay.found


def pairs_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """For the JSON parser: a key that stands twice in one object is an error."""
    thing: dict[str, Any] = {}
    for key, value in pairs:
        if key in thing:
            raise ValueError(f"key {key!a} stands twice in one object")
        thing[key] = value
    return thing


def no_constant(name: str) -> Any:
    """For the JSON parser: NaN and Infinity are no JSON."""
    raise ValueError(f"{name} is not JSON")


def load_pack(folder: Path, city: Any, wanted: Any = None) -> tuple[Pack, str]:
    """The pack ID.toml of a folder, and the sha256 of the file; an earlier edition where that is wanted."""
    if not isinstance(city, str) or not re.fullmatch("[a-z0-9-]+", city):
        raise ValueError(f"no city of the name {city!a}")
    editions = [folder / f"{city}.toml", *sorted(folder.glob(f"earlier/*/{city}.toml"))]
    packs = [path.read_bytes() for path in editions]
    data = next((pack for pack in packs if hashlib.sha256(pack).hexdigest() == wanted), packs[0])
    return tomllib.loads(data.decode("utf-8")), hashlib.sha256(data).hexdigest()


def check_line(line: bytes, folder: Path) -> list[str]:
    """The discrepancies of one line of a file; whatever the line holds, no exception leaves."""
    try:
        text = line.decode("utf-8")
        record = json.loads(text, object_pairs_hook=pairs_once, parse_constant=no_constant)
        city = record.get("city") if isinstance(record, dict) else None
        named = city if isinstance(city, dict) else {}
        pack, sha256 = load_pack(folder, named.get("id"), named.get("sha256"))
        return check(record, pack, sha256)
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        return [f"{type(error).__name__}: {str(error)!a}"]


def check_file(path: Path, folder: Path) -> bool:
    """Check every record of a file and print what was found. Whether all was well."""
    try:
        lines = [line for line in path.read_bytes().split(b"\n") if line.strip()]
    except OSError as error:
        print(f"{path}: cannot be read: {error.strerror}")
        return False
    bad = 0
    for number, line in enumerate(lines):
        found = check_line(line, folder)
        bad += 1 if found else 0
        for text in found:
            print(f"{path}: record {number}: {text}")
    print(f"{path}: {len(lines)} records, {bad} with discrepancies")
    return bad == 0 and bool(lines)


def main(arguments: list[str] | None = None) -> int:
    """The command: 0 if every file has records and none has a discrepancy, else 1."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle.referee")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE.jsonl")
    parser.add_argument(
        "--packs", type=Path, default=PACKS, metavar="DIR", help="where the packs ID.toml are"
    )
    options = parser.parse_args(arguments)
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="backslashreplace")
    well = [check_file(path, options.packs) for path in options.files]
    return 0 if all(well) else 1


if __name__ == "__main__":
    sys.exit(main())
