"""The ladder: played in parts, kept as numbers, drawn between two marks."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path

import pytest

from crosstown.errors import DataError, TextError
from tests.docs.markdown_pages import ROOT
from tools.ladder_tables import BEGIN, END, fill_page
from training.duel import Duel, Journal, Played


def test_parts_are_added_and_the_page_is_filled(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main = runpy.run_path(str(ROOT / "tools" / "ladder.py"))["main"]
    page, numbers, picture = (tmp_path / name for name in ("players.md", "ladder.json", "ladder.svg"))
    page.write_text(f"# Players\n\n{BEGIN}\nold\n{END}\n\nThe end.\n", encoding="utf-8")
    players = ["--players", "chaos,random", "--games", "20"]
    best = ["--searchers", "random", "--against", "chaos", "--search-games", "8"]
    places = ["--page", str(page), "--numbers", str(numbers), "--picture", str(picture), "--workers", "1"]
    main(["--city", "berlin", "--seats", "3", *players, "--searchers", "none", *places, "--write"])
    written = [file.read_bytes() for file in (page, numbers, picture)]
    capsys.readouterr()
    main(["--city", "london", "--seats", "2", *players, *best, *places])
    assert [file.read_bytes() for file in (page, numbers, picture)] == written
    printed = capsys.readouterr().out
    assert "### London, 2 seats" in printed
    assert "Berlin" not in printed
    main(["--city", "london", "--seats", "2", *players, *best, *places, "--write"])
    kept = json.loads(numbers.read_text(encoding="utf-8"))
    assert list(kept) == ["london/2", "berlin/3"]
    assert [table["games"] for table in kept["london/2"]["tables"]] == [20, 8]
    assert [table["games"] for table in kept["berlin/3"]["tables"]] == [21]
    assert {one["player"] for one in kept["berlin/3"]["ratings"]} == {"chaos", "random"}
    assert kept["london/2"]["machine"]["cores"] >= 1
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Players\n\n<!--")
    assert text.endswith("-->\n\nThe end.\n")
    assert "old" not in text
    assert text.index("### London, 2 seats") < text.index("### Berlin, 3 seats")
    assert "20 games a pair, 8 of random and chaos, seed 1." in text
    drawn = picture.read_text(encoding="utf-8")
    assert all(
        f">{words}<" in drawn for words in ("London", "Berlin", "2 seats", "3 seats", "chaos", "random")
    )
    assert drawn.count("<circle") == 2 + 4  # two cities in the legend, and two players in each of them
    page.write_text(text.replace("### London", "### Nowhere"), encoding="utf-8")
    main(["--no-play", "--write", *places])
    assert page.read_text(encoding="utf-8") == text
    assert picture.read_text(encoding="utf-8") == drawn


def test_games_of_a_journal_join_the_ladder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Those that search were played elsewhere; games among strangers are left out."""
    main = runpy.run_path(str(ROOT / "tools" / "ladder.py"))["main"]
    path = tmp_path / "games.jsonl"
    journal = Journal(path)
    duels = (("expert:9", "hard:9"), ("hard:9", "chaos"), ("expert:3", "hard:3"))
    for first, second in duels:
        for seed in range(4):
            for seat in range(2):
                places = (1, 2) if (seat == 0) == (seed > 0) else (2, 1)  # three deals of four are won
                totals = tuple(30 - place for place in places)
                journal.add(Played(Duel("london", 2, first, second), seed, seat, totals, places))
    part = ["--city", "london", "--seats", "2", "--players", "chaos,random", "--games", "20"]
    main([*part, "--journal", str(path)])
    printed = capsys.readouterr().out
    assert re.findall(r"^\| (\S+) \| \d+ \(", printed, re.M)[:2] == ["expert:9", "hard:9"]
    assert "| expert:9 |  | 75.0" in printed
    assert "expert:3" not in printed
    assert "20 games a pair, 8 of hard:9 and chaos, 8 of expert:9 and hard:9, seed 1." in printed
    with pytest.raises(DataError, match=r"\[no-journal\]$"):
        main([*part, "--journal", str(tmp_path / "none.jsonl")])
    with path.open("a") as file:
        file.write("5\n")
    with pytest.raises(DataError, match=r"games\.jsonl, line 26: .* \[journal-damaged\]$"):
        main([*part, "--journal", str(path)])


def test_an_unknown_city_is_refused_even_where_nothing_is_played() -> None:
    main = runpy.run_path(str(ROOT / "tools" / "ladder.py"))["main"]
    with pytest.raises(TextError, match=r"\[unknown-city\]$"):
        main(["--no-play", "--city", "nowhere"])


@pytest.mark.parametrize("page", ["", BEGIN, f"{END} {BEGIN}", f"{BEGIN} {BEGIN} {END}"])
def test_a_page_without_marks_is_refused(page: str) -> None:
    with pytest.raises(DataError) as caught:
        fill_page(page, "the ladder", "players.md")
    assert (caught.value.code, caught.value.where) == ("ladder-marks", "players.md")
