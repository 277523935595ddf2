from __future__ import annotations

import json
from pathlib import Path

import pytest

from crosstown.cities import city_names
from tests.cli.run_command import PACKS, TOYTOWN, crosstown


def test_cities_are_listed_with_their_provenance() -> None:
    lines = crosstown("cities").out.splitlines()
    berlin = next(line for line in lines if "berlin" in line)
    london = next(line for line in lines if "london" in line)
    assert "unofficial reconstruction" in berlin
    assert "unofficial reconstruction" not in london
    assert "20" in berlin


def test_cities_for_programs() -> None:
    listed = json.loads(crosstown("cities", "--json").out)
    assert [city["id"] for city in listed] == city_names()
    keys = "id name places players provenance routes sha256 tickets unofficial_reconstruction"
    assert " ".join(sorted(listed[0])) == keys


def test_good_packs_pass() -> None:
    packs = sorted(PACKS.glob("*.toml"))
    done = crosstown("city", "check", *packs)
    assert done.code == 0
    assert done.out.count(": ok: ") == len(packs) == 4
    assert "17 places, 44 routes, 20 tickets" in done.out


def test_a_bad_pack_has_all_its_problems_told_with_their_lines(tmp_path: Path) -> None:
    text = (PACKS / "london.toml").read_text().replace('id = "london"', 'id = "bad"')
    text = text.replace('b = "kings-cross", length = 3', 'b = "kings-crs", length = 3')
    text = text.replace("market = 5", 'market = "five"')
    pack = tmp_path / "bad.toml"
    pack.write_text(text)
    done = crosstown("city", "check", pack, PACKS / "berlin.toml")
    assert done.code == 1
    line = next(at for at, row in enumerate(text.splitlines(), 1) if "kings-crs" in row)
    assert f"{pack}:{line}: " in done.out
    assert "did you mean" in done.out
    assert len([row for row in done.out.splitlines() if row.startswith(f"{pack}:")]) >= 2
    assert "berlin.toml: ok" in done.out
    told = json.loads(crosstown("city", "check", "--json", pack).out)
    assert told[0]["ok"] is False
    assert line in [problem["line"] for problem in told[0]["problems"]]


def test_binary_files_are_no_packs(tmp_path: Path) -> None:
    pack = tmp_path / "noise.toml"
    pack.write_bytes(bytes(range(256)) * 20)
    done = crosstown("city", "check", pack)
    assert (done.code, "pack-encoding" in done.out) == (1, True)


def test_a_city_shown() -> None:
    out = crosstown("city", "show", "san-francisco").out
    for part in ("unofficial reconstruction", "Routes (53)", "Tickets (24)", "ferry"):
        assert part in out
    assert "Golden Gate Bridge – Fort Mason" in out


def test_a_city_for_programs_and_as_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "berlin.svg"
    done = crosstown("city", "show", "berlin", "--json", "--svg", picture)
    city = json.loads(done.out)
    assert len(city["board"]["routes"]) == city["routes"] == 52
    assert {"id", "length", "colour", "vehicle", "points"} <= city["board"]["routes"][0].keys()
    assert picture.read_text().startswith("<svg")


def test_a_crowded_board_is_played_with_a_warning(tmp_path: Path) -> None:
    text = TOYTOWN.read_text(encoding="utf-8")
    file = tmp_path / "toytown.toml"
    file.write_text(text.replace("x = 640, y = 130", "x = 565, y = 430"), encoding="utf-8")
    done = crosstown("city", "check", file)
    assert done.code == 0
    assert f"{file}:39: warning: board.locations[3]: Windmill lies 5 units from Market" in done.out
    assert f"{file}: ok: Toytown" in done.out
    [told] = json.loads(crosstown("city", "check", file, "--json").out)
    assert {one["code"] for one in told["warnings"]} >= {"places-close"}


def test_a_city_printed(tmp_path: Path) -> None:
    file = tmp_path / "town.pdf"
    done = crosstown("city", "print", TOYTOWN, "--paper", "letter", "-o", file, "--language", "de")
    assert (done.code, done.err) == (0, "")
    assert str(file) in done.out
    assert file.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (("london",), 1, "[print-refused]"),
        ((str(TOYTOWN), "--paper", "a9"), 2, "[unknown-paper]"),
        ((str(TOYTOWN), "--language", "fr"), 2, "[unknown-language]"),
        ((str(TOYTOWN), "-o", "/nowhere/at/all.pdf"), 1, "[unwritable]"),
        (("nowhere.toml",), 1, "[pack-unreadable]"),
    ],
    ids=lambda one: str(one)[-12:],
)
def test_what_is_not_printed(words: tuple[str, ...], code: int, told: str, tmp_path: Path) -> None:
    done = crosstown("city", "print", *words, folder=tmp_path)
    assert (done.code, done.out) == (code, "")
    assert told in done.err
    assert not list(tmp_path.glob("*.pdf"))
