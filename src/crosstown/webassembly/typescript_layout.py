"""TypeScript that calls the kernel: where each field lies, what entries take, what numbers mean."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any

import numpy as np

from crosstown.analysis.analyse_record import EVENTS, MARKS
from crosstown.analysis.analyse_record import REASONS as BETTER
from crosstown.analysis.average_losses import all_average_losses
from crosstown.analysis.calibration import all_calibrations
from crosstown.analysis.engine import ply_study, study_records
from crosstown.analysis.game_study import DEEPEST
from crosstown.game.position import ENDINGS, PHASES
from crosstown.game.reasons import FIRST, REASONS
from crosstown.players import LEVELS, expert_player, search_player
from crosstown.players.computer_names import COMPUTER_NAMES
from crosstown.players.engine.planning import planner
from crosstown.players.engine.planning.planner_weights import PLANNERS
from crosstown.players.engine.planning.turn_facts import BLUNDER_LOSS
from crosstown.players.engine.search.search_nodes import MAX_NODES
from crosstown.players.level_ratings import level_ratings
from crosstown.rules.kernel import event_tape, move_codes
from crosstown.webassembly.entries import ARRAYS, RECORDS, Entry, page_entries

MADE = (
    "// Made by `python -m crosstown.webassembly --typescript`: change the types of Python, not this file.\n"
)
LAYOUT_HEAD = f"""\
// The records and the entries of the kernel.
{MADE}
import type {{ KernelArray }} from "./kernel-memory";

/** Whole numbers of so many bytes. */
export type Kind = "i1" | "i2" | "i4" | "i8" | "u4";

/** Where a field lies in its record, what its numbers are, and its dimensions. */
export type Field = readonly [at: number, type: Kind, ...sizes: readonly number[]];

/** A record of the kernel: its size in bytes, and its fields. */
export interface Layout {{
  readonly bytes: number;
  readonly fields: {{ readonly [name: string]: Field }};
}}
"""
NUMBERS_HEAD = f"// What the kernel's numbers mean.\n{MADE}"
_MOVES = ("PASS", "DRAW", "TAKE", "CLAIM", "TICKETS", "KEEP_TICKETS", "PLACE_TOKEN", "TAKE_TOKEN")
_TAPE = ("DREW", "TOOK", "FILLED", "SWEPT", "SHUFFLED", "TOKEN", "LAST", "ENDED")


def typescript_files() -> dict[str, str]:
    return {"layout.ts": _layout(), "numbers.ts": _meanings()}


def _layout() -> str:
    return "\n".join([LAYOUT_HEAD, *(_record(name, dtype) for name, dtype in RECORDS.items()), _entries()])


def _meanings() -> str:
    return "\n".join(
        [
            NUMBERS_HEAD,
            _numbers("MOVE", "The kinds of moves.", {name: getattr(move_codes, name) for name in _MOVES}),
            _numbers("TAPE", "The kinds of events.", {name: getattr(event_tape, name) for name in _TAPE}),
            _table("TAPE_SIZES", "How many numbers follow each kind of event.", event_tape.SIZES),
            _table("PHASES", "What a game waits for, by its number.", PHASES),
            _table("ENDINGS", "Why a game ended, by its number.", ENDINGS),
            _table("FIRST", "What a phase asks for before anything else.", FIRST),
            _table("REASONS", "Why a move is not legal: the code.", _reasons()),
            _numbers("POLICIES", "Kernel players that play whole games.", {"planner": planner.PLANNER}),
            _table("PLANNERS", "The weights of the computer players that plan.", _planners()),
            _numbers("SEARCHING", "How the hard player searches; see search_player.py.", _searching()),
            _numbers("EXPERT", "How a network leads the expert's search.", asdict(expert_player.EXPERT)),
            _numbers("STUDYING", "How a game is analysed; see ply_study.py.", _studying()),
            _table("MARKS", "How bad a decision was, by its number.", MARKS),
            _table("CHANCE_EVENTS", "What chance decided in a ply, by its number.", EVENTS),
            _table("BETTER", "Why another move is better: the code, by its number.", BETTER),
            _table("CALIBRATIONS", "How far chances can be trusted, by player.", all_calibrations()),
            _table("AVERAGE_LOSSES", "What decisions cost computer players, by city.", all_average_losses()),
            _table("LEVELS", "The computer players for people, the weakest first.", LEVELS),
            _table("RATINGS", "How strong they are, where random play has 1000.", level_ratings()),
            _table("COMPUTER_NAMES", "What a computer player at a table may be called.", COMPUTER_NAMES),
        ]
    )


def _reasons() -> dict[int, str]:
    return {number: reason.code for number, reason in REASONS.items()}


def _planners() -> dict[str, dict[str, int]]:
    return {name: dict(PLANNERS[name]) for name in LEVELS if name in PLANNERS}


def _searching() -> dict[str, int]:
    return {
        **asdict(search_player.HARD),
        "nodes": MAX_NODES,
        "simulations": search_player.SIMULATIONS,
        "milliseconds": int(search_player.TABLE_SECONDS * 1000),
    }


def _studying() -> dict[str, int]:
    return {
        "trials": study_records.MAX_TRIALS,
        "finalists": study_records.MAX_FINALISTS,
        "first_depth": ply_study.FIRST_DEPTH,
        "deepest": DEEPEST,
        "blunder": BLUNDER_LOSS,
    }


def _record(name: str, dtype: np.dtype[Any]) -> str:
    content = f"  bytes: {dtype.itemsize},\n  fields: {{\n{_lines(_fields(dtype))}  }},\n"
    return f"export const {name.upper()} = {{\n{content}}} as const satisfies Layout;\n"


def _lines(fields: Iterable[str], width: int = 110) -> str:
    """As many fields a line as it takes."""
    lines: list[str] = []
    for field in fields:
        if lines and len(lines[-1]) + len(field) + 2 <= width:
            lines[-1] += f" {field},"
        else:
            lines.append(f"    {field},")
    return "".join(f"{line}\n" for line in lines)


def _fields(dtype: np.dtype[Any], before: str = "", start: int = 0) -> Iterator[str]:
    """A line for each field; those of a record inside a record are called ``inner_field``."""
    for name, (inner, at, *_) in (dtype.fields or {}).items():
        base, sizes = inner.subdtype or (inner, ())
        if base.names:
            yield from _fields(base, f"{before}{name}_", start + at)
        else:
            told = [str(start + at), f'"{base.kind}{base.itemsize}"', *map(str, sizes)]
            yield f"{before}{name}: [{', '.join(told)}]"


def _numbers(name: str, what: str, numbers: dict[str, int]) -> str:
    lines = "".join(f"  {key}: {number},\n" for key, number in numbers.items())
    return f"/** {what} */\nexport const {name} = {{\n{lines}}} as const;\n"


def _table(name: str, what: str, table: object) -> str:
    """A table, one line an entry."""
    if not isinstance(table, dict):
        return f"/** {what} */\nexport const {name} = {json.dumps(table)} as const;\n"
    lines = "".join(f"  {json.dumps(str(key))}: {json.dumps(value)},\n" for key, value in table.items())
    return f"/** {what} */\nexport const {name} = {{\n{lines}}} as const;\n"


def _entries() -> str:
    lines = "".join(f"  {_signature(entry)}\n" for entry in page_entries())
    return f"/** The entries of the kernel. */\nexport interface Entries {{\n{lines}}}\n"


def _signature(entry: Entry) -> str:
    taken = ", ".join(
        f"{one.name}: {'KernelArray' if one.name in ARRAYS else 'number'}" for one in entry.parameters
    )
    return f"{entry.name}({taken}): {'number' if entry.returns else 'void'};"
