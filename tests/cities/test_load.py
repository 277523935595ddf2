"""Loading cities by id and by path, and the errors for cities that do not exist."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import pytest

from crosstown.cities import City, city_names, load_city
from crosstown.cities.load import PACKS
from crosstown.errors import DataError, PackError, TextError


def test_the_built_in_cities_in_order() -> None:
    assert city_names() == ["london", "berlin", "istanbul", "san-francisco"]


def test_a_city_by_id_path_and_itself() -> None:
    city = load_city("london")
    path = PACKS / "london.toml"
    assert city.name == "London"
    assert city.file == path
    assert city.sha256 == hashlib.sha256(path.read_bytes()).hexdigest()
    assert load_city(path) == load_city(str(path)) == city
    assert load_city(city) is city
    assert City.load("london") is city


def test_a_pack_of_ones_own_is_read_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = tmp_path / "mine.toml"
    text = (PACKS / "london.toml").read_text(encoding="utf-8").replace('id = "london"', 'id = "mine"')
    pack.write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert load_city("mine.toml").hand == 2
    pack.write_text(text.replace("hand = 2", "hand = 3"), encoding="utf-8")
    assert load_city("./mine.toml").hand == 3
    pack.write_text(text.replace("hand = 2", "hand = -3"), encoding="utf-8")
    with pytest.raises(PackError) as caught:
        load_city(pack)
    assert caught.value.problems[0].file == str(pack)


def test_an_unknown_id_is_told_with_what_may_be_meant() -> None:
    with pytest.raises(TextError) as caught:
        load_city("Londn")
    assert caught.value.code == "unknown-city"
    assert caught.value.offender == "Londn"
    assert 'did you mean "london"?' in caught.value.message
    with pytest.raises(TextError, match="known: london, berlin, istanbul, san-francisco"):
        load_city("xyz")


@pytest.mark.parametrize(
    "source", ["", "a\x00b", "a\x00b.toml", "lon\ndon", "x" * 5000, "/" * 5000, "\ud800"]
)
def test_what_names_no_city(source: str) -> None:
    with pytest.raises(TextError) as caught:
        load_city(source)
    assert caught.value.code == "bad-city"
    assert len(str(caught.value)) < 200


def test_what_is_no_text_names_no_city() -> None:
    with pytest.raises(TextError, match="NoneType names no city"):
        load_city(None)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "source",
    [
        *("nowhere/x", "nowhere.toml", "/", ".toml", "x" * 4000 + ".toml", "london/"),
        *(Path(), Path("a\x00b"), Path("london"), Path("\ud800")),
    ],
)
def test_a_path_that_cannot_be_read(source: str | Path) -> None:
    with pytest.raises(DataError) as caught:
        load_city(source)
    assert caught.value.code == "pack-unreadable"
    assert caught.value.where == str(Path(source))


def test_a_pipe_is_no_pack(tmp_path: Path) -> None:
    """Opening one would wait for ever."""
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    with pytest.raises(DataError, match="it is not a file"):
        load_city(pipe)


def test_a_huge_file_is_not_read_whole(tmp_path: Path) -> None:
    huge = tmp_path / "huge.toml"
    with huge.open("wb") as file:
        file.truncate(1 << 34)
    with pytest.raises(PackError, match=r"\[pack-too-large\]$"):
        load_city(huge)
