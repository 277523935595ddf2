"""The report of an arena as text: rows for the terminal, and a page in Markdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from crosstown.arena.report_data import ArenaReport, RatingData, ResultData

Rows = list[tuple[str, ...]]

RATINGS = ("player", "rating")
TABLES = ("players", "games", "wins %", "score difference")
TIMINGS = ("player", "moves", "mean ms", "worst ms")
NUMBERS = {"rating", "games", "wins %", "score difference", "moves", "mean ms", "worst ms"}


def rating_rows(data: ArenaReport) -> Rows:
    return [(one["player"], rating_text(one)) for one in data["ratings"]]


def rating_text(one: RatingData) -> str:
    """A rating with its interval; the anchor of all others has none."""
    interval = "" if one["low"] == one["high"] else f" ({one['low']:.0f} to {one['high']:.0f})"
    return f"{one['rating']:.0f}{interval}"


def table_rows(data: ArenaReport) -> Rows:
    """For a pair the result of its first player; for any other table a row for each player."""
    rows: Rows = []
    for table in data["tables"]:
        players, results = table["players"], table["results"]
        if not results:
            rows.append((versus(players), "0", "–", "–"))
        elif is_pair(players):
            rows.append((versus(players), str(table["games"]), *_result_cells(results[0])))
        else:
            for one in results:
                who = f"{one['player']} at {versus(players)}"
                rows.append((who, str(table["games"]), *_result_cells(one)))
    return rows


def _result_cells(result: ResultData) -> tuple[str, str]:
    wins, difference = result["wins"], result["score_difference"]
    assert wins["low"] is not None  # a share has both bounds
    assert wins["high"] is not None
    share = f"{100 * wins['mean']:.1f} ({100 * wins['low']:.1f} to {100 * wins['high']:.1f})"
    if difference["low"] is None:
        return share, f"{difference['mean']:+.1f}"
    return share, f"{difference['mean']:+.1f} ({difference['low']:+.1f} to {difference['high']:+.1f})"


def is_pair(players: Sequence[str]) -> bool:
    """Whether a table is one player against another in all other seats."""
    return len(set(players)) == 2 and players.count(players[0]) == 1


def versus(players: Sequence[str]) -> str:
    """A table in words: ``hard – 3 × medium``."""
    if is_pair(players):
        count = len(players) - 1
        return f"{players[0]} – {f'{count} × ' if count > 1 else ''}{players[1]}"
    return ", ".join(players)


def timing_rows(data: ArenaReport) -> Rows:
    return [
        (player, str(one["moves"]), _milliseconds(one["mean_ms"]), _milliseconds(one["worst_ms"]))
        for player, one in data["timings"].items()
    ]


def _milliseconds(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.2f}"


def notes(data: ArenaReport) -> list[str]:
    fair = sorted({len(table["players"]) for table in data["tables"]})
    shares = ", ".join(f"{100 / seats:.1f} % with {seats} seats" for seats in fair)
    lines = [
        f"An equal player wins {shares}; shared wins count in part. The score difference is to the mean of "
        "the others. 95 % intervals are in brackets; a deal in all its seatings is one observation."
    ]
    if len(data["players"]) > 1 and not data["ratings"]:
        lines.append("There are no ratings: not all players can be compared through the games that count.")
    return lines


def fault_notes(data: ArenaReport) -> list[str]:
    lines = []
    for player, count in Counter(fault["player"] for fault in data["faults"]).items():
        times = "a fault" if count == 1 else f"{count} faults"
        end = f" and was retired: its other games were not played ({data['not_played']} in all)"
        lines.append(f"{player} made {times}{end if player in data['retired'] else ''}.")
    return lines


def fault_lines(data: ArenaReport) -> list[str]:
    return [
        f"{fault['player']}: {fault['message']}{' at ' + fault['where'] if fault['where'] else ''} "
        f"(seed {fault['seed']}, {' '.join(fault['table'])}, ply {fault['ply']}, seat {fault['seat']}) "
        f"[{fault['code']}]"
        for fault in data["faults"]
    ]


def markdown(data: ArenaReport, title: str) -> str:
    """The report as a page."""
    parts = [f"# {title}", f"City {data['city']}, seed {int(data['seed'], 16)}."]
    if data["ratings"]:
        parts.append(grid(RATINGS, rating_rows(data)))
    parts += [grid(TABLES, table_rows(data)), *notes(data)]
    if data["timings"]:
        parts += ["Time for a move, asked from Python:", grid(TIMINGS, timing_rows(data))]
    if data["faults"]:
        parts += fault_notes(data)
        parts.append("\n".join(f"- {_plain(line)}" for line in fault_lines(data)))
    return "\n\n".join(parts) + "\n"


def grid(columns: Sequence[str], rows: Sequence[tuple[str, ...]]) -> str:
    lines = ["| " + " | ".join(column.strip() for column in columns) + " |"]
    lines.append("|" + "|".join("--:" if column in NUMBERS else "---" for column in columns) + "|")
    lines += ["| " + " | ".join(map(_plain, row)) + " |" for row in rows]
    return "\n".join(lines)


def _plain(text: str) -> str:
    """Text in which Markdown's signs are escaped."""
    for sign in "\\|<>*_`[]":
        text = text.replace(sign, f"\\{sign}")
    return text
