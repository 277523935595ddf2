from __future__ import annotations

import json
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from crosstown.cities import load_city
from crosstown.game.events import Offered
from crosstown.game.game import Game
from crosstown.game.records.record import Record
from crosstown.game.records.record_replay import begin, follow
from crosstown.players.computer_names import COMPUTER_NAMES
from tests.cli.run_command import ROOT, TOYTOWN, crosstown

ALWAYS_FIRST = "1\n" * 400


@pytest.mark.parametrize("city", ["london", "berlin", "san-francisco"])
def test_a_whole_game_by_number(city: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = crosstown("play", "--city", city, "--seed", "4", "--record", file, stdin=ALWAYS_FIRST)
    assert done.code == 0
    assert "The game is over" in done.out
    record = Record.load(file)
    computer = next(seat.name for seat in record.seats if seat.player == "medium")
    assert computer in COMPUTER_NAMES
    assert f"Computer players: {computer} (medium)" in done.out
    assert re.search(rf"(You|{computer}) won\.|share the win", done.out)
    game = Game.replay(record)
    assert game.over
    assert {seat.player for seat in record.seats} == {"human", "medium"}


def test_the_same_seed_is_the_same_game() -> None:
    first, second = (crosstown("play", "--seed", "9", stdin="1\n1\n1\n").out for _ in range(2))
    assert first == second


def test_computers_alone_play_without_questions() -> None:
    done = crosstown("play", "--players", "random", "--seats", "3", "--seed", "1")
    assert done.code == 0
    computers = re.findall(r"(\w+) \(random\)", done.out)
    assert len(set(computers)) == 3
    assert f"{computers[1]} kept" in done.out
    assert "The game is over" in done.out


@pytest.mark.parametrize(
    "words",
    [
        ("--code", "docs/examples/builder.py", "--players", "builder,random"),
        ("--players", "docs/examples/builder.py,random"),
        ("--players", "docs/examples/builder.py:Builder,random"),
    ],
)
def test_against_a_player_of_ones_own(words: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = crosstown("play", *words, "--seed", "1", "--record", file)
    assert done.code == 0, done.err
    assert [seat.player for seat in Record.load(file).seats] == ["builder", "random"]
    again = crosstown("play", "--resume", file)
    assert "seat 1 was played by 'builder', which is not installed" in again.err


def test_words_instead_of_numbers(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = "keep both\ntake bla\ntake pink\nquit\n"
    done = crosstown("play", "--seed", "4", "--players", "human,random", "--record", file, stdin=lines)
    moves = [ply.move for ply in Record.load(file).plies if ply.seat == 0]
    assert moves[0].count("--") == 2
    assert moves[1:] == ["take black", "take pink"]
    assert f"Go on with: crosstown play --resume {file}" in done.out


def test_what_can_be_asked() -> None:
    lines = (
        "?\n1\nboard\nhand\nmoves\npay 9\nlog\nhint\nwhy claim baker hyde\ntake b\nclaim piccadilly covent"
    )
    out = crosstown("play", "--seed", "4", "--players", "human,random", stdin=lines).out
    assert "A turn is one of three things" in out
    assert out.count("King's Cross") >= 2
    assert "Baker Street – Hyde Park: it costs 4 black; at best you have 0 black and 1 wild (C2)." in out
    assert "Which one?" in out
    assert "     9  1 green\n    9b  1 wild" in out
    opponent = re.search(r"Computer players: (\w+) \(random\)", out)
    assert opponent
    assert f"   2  {opponent[1]} kept 1 ticket and put 1 under the stack." in out
    assert re.search(r"Computer \(hard\) would choose: .+\n“[A-Z].*\.”\n“In [\d,]+ games .*\.”\n", out)
    assert "Stopped at ply 2." in out


def test_nothing_typed_at_the_table_gives_a_traceback() -> None:
    lines = f"why\nwhy 99\nwhy ²\npay\npay x\n99999\n{'9' * 5000}\n1z\n1.9\n²\n[bold]\n[/bold]\nclaim [/x]\n"
    lines += "claim ſß💥\nwhy claim x--y blue*3\nsave\nsave /nonexistent/x\nsave /tmp\nkeep\n\n  \n\t\n"
    lines += f"take\nclaim a--b wild*99\n\x1b[31m\n\x00\n{'draw ' * 500}\nwhy {'x' * 9999}\nquit now\n\ud7ff"
    typed = lines.encode() + b"\n\xff\xfe\n"
    for width in ("100", "5"):
        done = crosstown("play", "--seed", "1", "--city", "london", stdin=typed, COLUMNS=width)
        assert done.code == 0
        assert "Stopped at ply 1." in done.out
        assert "\x1b" not in done.out.replace("\x1b[31m\n", "")


def test_quit_asks_whether_to_save_and_the_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "later.json"
    first = crosstown("play", "--seed", "4", "--players", "human,random", stdin=f"1\ndraw\nquit\n{file}\n")
    assert f"crosstown play --resume {file}" in first.out
    before = Record.load(file)
    second = crosstown("play", "--resume", file, stdin="log\n" + ALWAYS_FIRST)
    assert "You: take the second card" in second.out
    assert "   1  You kept 1 ticket" in second.out
    after = Record.load(file)
    assert after.plies[: len(before.plies)] == before.plies
    assert Game.replay(after).over
    again = crosstown("play", "--resume", file)
    assert (again.code, "This game is over." in again.out) == (0, True)


def test_the_command_to_go_on_names_the_pack_of_a_city_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "later.json"
    asked = ("play", "--city", TOYTOWN, "--seed", "4", "--players", "human,random", "--record", file)
    first = crosstown(*asked, stdin="1\nquit\n")
    command = re.search(r"crosstown (play --resume .*)", first.out)
    assert command
    second = crosstown(*shlex.split(command[1]), stdin=ALWAYS_FIRST)
    assert second.code == 0
    assert Game.replay(Record.load(file), city=load_city(TOYTOWN)).over


def test_a_move_is_taken_back_while_nothing_hidden_was_shown(tmp_path: Path) -> None:
    """Keeping tickets shows nothing; a card from the stack does."""
    file = tmp_path / "game.json"
    lines = "keep both\nundo\n1\ndraw\nundo\nquit\n"
    done = crosstown("play", "--seed", "4", "--players", "human,random", "--record", file, stdin=lines)
    assert done.out.count("Taken back.") == 1
    assert "There is nothing to take back" in done.out
    moves = [ply.move for ply in Record.load(file).plies if ply.seat == 0]
    assert [move.partition(" ")[0] for move in moves] == ["keep", "draw"]
    assert moves[0].count("--") == 1, "the second choice counts"
    Game.replay(Record.load(file))


def test_nothing_wraps_at_eighty_columns() -> None:
    for city in ("london", "san-francisco", "berlin"):
        lines = "1\n" + "draw\n" * 24 + "moves\nquit\n"
        out = crosstown("play", "--city", city, "--seed", "4", stdin=lines, COLUMNS="80").out
        claims = [line for line in out.splitlines() if re.search(r" \+\d", line) and "two more" not in line]
        assert claims
        for line in claims:
            assert re.match(r" +\d+  ", line), "a line of the menu, not the rest of one"
            assert len(line) <= 80


def test_a_record_with_unknown_players_asks_for_others(tmp_path: Path) -> None:
    sample = json.loads((ROOT / "tests" / "oracle" / "samples.jsonl").read_text().splitlines()[0])
    sample["plies"] = sample["plies"][:2]
    sample["shuffles"] = []
    del sample["result"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(sample))
    assert "--players" in crosstown("play", "--resume", file).err
    done = crosstown("play", "--resume", file, "--players", "human,random", "--record", tmp_path / "new.json")
    assert "You: take a turn" in done.out


def test_the_record_is_not_lost_when_input_ends(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = crosstown("play", "--seed", "4", "--players", "human,random", "--record", file, stdin="1\n")
    assert done.code == 0
    assert len(Record.load(file).plies) == 2


def test_ctrl_c_ends_politely(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    command = [sys.executable, "-u", "-m", "crosstown", "play", "--seed", "4", "--record", str(file)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=ROOT,
        env={"PYTHONPATH": str(ROOT / "src"), "PYTHONUTF8": "1"},
    ) as process:  # fmt: skip
        assert process.stdout is not None
        for line in process.stdout:
            if b"? for help" in line:
                break
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        rest = process.communicate(timeout=300)[0].decode()
    assert process.returncode == 130
    assert "Traceback" not in rest
    assert file.exists()


def offered(record: Record) -> list[set[str]]:
    """The tickets that each seat has had in its hands: what it put back, another may keep."""
    game = begin(record)
    seen = [set(game.offered(seat)) for seat in range(2)]
    for _, happened in follow(game, record):
        for event in happened:
            if isinstance(event, Offered):
                seen[event.seat] |= set(event.tickets or ())
    return seen


def test_humans_at_one_screen_never_see_each_others_cards(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = crosstown("play", "--seed", "4", "--players", "human,human", "--record", file, stdin=ALWAYS_FIRST)
    game = Game.replay(Record.load(file))
    assert game.over
    told, _, _ = done.out.partition("─ The game is over")
    screens = told.split("──────── screen cleared ────────")
    offers = offered(Record.load(file))
    secret = [
        [game.city.ticket_name(one) for one in game.tickets(seat) if one not in offers[1 - seat]]
        for seat in range(2)
    ]
    assert all(secret)
    seen = [0, 0]
    for screen in screens[:-1]:
        seats = {letter for letter in "AB" if f"\n{letter}  Hand" in screen}
        assert len(seats) <= 1, screen
        for letter in seats:
            seat = "AB".index(letter)
            other = 1 - seat
            seen[seat] += 1
            assert not any(ticket in screen for ticket in secret[other])
            assert not re.search(rf"Human {other + 1} drew (?!a card from|\d ticket)", screen)
            assert not re.search(rf"Human {other + 1} kept \d tickets? \(", screen)
    assert min(seen) > 10


def test_the_screen_is_handed_over_between_turns() -> None:
    out = crosstown("play", "--seed", "4", "--players", "human,human", stdin="\n1\n\n\n1\n").out
    first, second = out.index("Human 1, press Enter."), out.index("Human 2, press Enter.")
    assert first < out.index("A  Hand") < out.index("press Enter to clear") < second < out.index("B  Hand")
