from __future__ import annotations

import json
from pathlib import Path

from crosstown.cities import load_city
from crosstown.players import make_player
from crosstown.simulation.play_game import play_game
from tests.cli.run_command import SAMPLES, TOYTOWN, crosstown_many


def test_an_analysis_in_words_as_json_and_as_a_page(tmp_path: Path) -> None:
    """Of a game in Toytown, where games are short."""
    page, file = tmp_path / "analysis.html", tmp_path / "game.json"
    play_game(load_city(TOYTOWN), [make_player(name) for name in ("easy", "random")], 3).record().dump(file)
    words = ("analyse", str(file), "--pack", str(TOYTOWN), "--depth", "1")
    told, data = crosstown_many([(*words, "--html", str(page)), (*words, "--json")])
    assert told.code == data.code == 0
    analysis = json.loads(data.out)
    assert analysis["depth"] == 1
    assert any(one["mark"] for one in analysis["decisions"])
    assert len(analysis["positions"]) == len(analysis["decisions"]) + 1
    for seat in analysis["seats"]:
        assert seat["name"] in told.out
        assert seat["luck"] + seat["skill"] == seat["result"] - seat["fair"]
    assert " % of imagined games" in told.out, "with a space that a terminal knows"
    assert f"The report is in {page}" in told.out
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!DOCTYPE html>")
    assert 'class="chances"' in text
    assert text.count('class="sign look"') == sum(bool(one["mark"]) for one in analysis["decisions"])


def test_what_cannot_be_analysed_is_told(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    record = json.loads(SAMPLES.read_text().splitlines()[0])
    record["plies"][2]["move"] = "take pink"
    broken.write_text(json.dumps(record))
    asked = [
        ("analyse", str(SAMPLES)),
        ("analyse", str(tmp_path / "none.json")),
        ("analyse", str(broken), "--depth", "1"),
        ("analyse", str(SAMPLES), "--game", "1", "--seed", "x"),
        ("analyse", str(SAMPLES), "--game", "1", "--depth", "99"),
    ]
    done = crosstown_many(asked)
    assert all(one.code in (1, 2) for one in done)
    for one, code in zip(
        done, ("which-game", "record-unreadable", "not-in-market", "bad-seed"), strict=False
    ):
        assert code in one.err, one.err
