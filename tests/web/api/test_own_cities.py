"""Cities of one's own on a server: offered beside the built-in ones, and kept for the games that use them."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from crosstown.cities.load import OWN_CITIES, city_names, load_city, load_edition
from crosstown.cities.own_cities import offer_cities, packs_in
from crosstown.errors import DataError, PackError
from testkit.client import Guest, until_over
from testkit.server_process import NO_PAUSES, ServerProcess
from tests.cli.run_command import TOYTOWN, crosstown


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    file = tmp_path / "my packs" / "toytown.toml"
    file.parent.mkdir()
    file.write_bytes(TOYTOWN.read_bytes())
    return file


def edit(pack: Path, old: str, new: str) -> None:
    text = pack.read_text(encoding="utf-8")
    assert old in text
    pack.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OWN_CITIES, "")


@pytest.mark.anyio
async def test_a_game_outlives_its_pack(tmp_path: Path, pack: Path) -> None:
    """Played in the browser's way with computer players; then the pack is edited, then taken away."""
    server = ServerProcess(tmp_path / "data", "--cities", str(pack.parent), settings=NO_PAUSES, forked=True)
    with server:
        assert "Also offered: Toytown" in server.output()
        ada = await Guest.arrive(server.url)
        cities = (await ada.get("/api/cities")).json()["cities"]
        assert [city["id"] for city in cities][-1] == "toytown"
        copied = await ada.http.get(cities[-1]["pack"])  # the workshop begins with a copy of it
        assert copied.content == pack.read_bytes()
        facts = (await ada.get("/api/cities/toytown")).json()
        for picture in (facts["board"], facts["emblem"]):
            assert (await ada.http.get(picture)).status_code == 200
        table = await ada.open("toytown", [{"type": "me"}, {"type": "computer", "player": "medium"}])
        before = (await ada.get(f"/api/tables/{table}")).json()
        assert server.stop() == 0

    edit(pack, "count = 10", "count = 9")
    with server:
        again = (await ada.get(f"/api/tables/{table}")).json()
        assert again["table"]["edition"] == before["table"]["edition"]
        new = await ada.open("toytown", [{"type": "me"}, {"type": "computer", "player": "medium"}])
        newer = (await ada.get(f"/api/tables/{new}")).json()
        assert newer["table"]["edition"] != before["table"]["edition"]
        assert server.stop() == 0

    pack.unlink()
    del server.words[server.words.index("--cities") :]
    with server:
        assert "toytown" not in (await ada.get("/api/cities")).text
        edition = before["table"]["edition"]
        facts = (await ada.get("/api/cities/toytown", edition=edition)).json()
        assert (await ada.http.get(facts["board"])).status_code == 200
        async with ada.sit(table) as seat:
            await until_over(seat, Random(2).choice)
        record = (await ada.get(f"/api/tables/{table}/record")).json()
        assert record["city"] == {"id": "toytown", "sha256": edition}
        refused = await ada.post("/api/tables", {"city": "toytown", "seats": [{"type": "me"}] * 2})
        assert refused.status_code == 422
        assert server.stop() == 0
    await ada.close()


def test_a_wrong_pack_is_told_as_the_check_tells_it(tmp_path: Path, pack: Path) -> None:
    edit(pack, "players = [2, 3]", "players = [3, 2]")
    done = crosstown("serve", "--city", str(pack), "--data", tmp_path / "data")
    assert done.code == 1
    assert f"{pack}:7" in done.err
    assert done.out == ""
    with pytest.raises(PackError):
        offer_cities([pack], tmp_path / "data")


@pytest.mark.usefixtures("environment")
def test_ids_are_taken_once(tmp_path: Path, pack: Path) -> None:
    copy, london = tmp_path / "toytown.toml", tmp_path / "london.toml"
    copy.write_bytes(pack.read_bytes())
    with pytest.raises(DataError, match="city-taken"):
        offer_cities([pack, copy], tmp_path)
    london.write_bytes(pack.read_bytes())
    edit(london, 'id = "toytown"', 'id = "london"')
    with pytest.raises(DataError, match="city-taken"):
        offer_cities([london], tmp_path)


@pytest.mark.usefixtures("environment")
def test_offered_cities_have_ids_and_editions(tmp_path: Path, pack: Path) -> None:
    assert offer_cities([], tmp_path / "data") == []
    assert os.environ[OWN_CITIES] == ""
    assert offer_cities([pack], tmp_path / "data") == ["Toytown"]
    first = load_city("toytown")
    assert city_names()[-1] == "toytown"
    edit(pack, "count = 10", "count = 9")
    assert load_city("toytown") == first, "an edit counts from the next start"
    offer_cities([pack], tmp_path / "data")
    assert load_city("toytown") != first
    assert load_edition("toytown", first.sha256) == first


def test_a_folder_offers_its_packs_by_name(pack: Path) -> None:
    folder = pack.parent
    assert packs_in(folder) == [pack]
    for name in (".hidden.toml", "notes.txt", "archive.toml~"):
        (folder / name).touch()
    (folder / "folder.toml").mkdir()
    (folder / "a-town.toml").touch()
    assert packs_in(folder) == [folder / "a-town.toml", pack]


def test_a_missing_folder_is_told(tmp_path: Path) -> None:
    done = crosstown("serve", "--cities", tmp_path / "nowhere", "--data", tmp_path / "data")
    assert (done.code, done.out) == (1, "")
    assert "[cities-unreadable]" in done.err
    assert "name a folder of packs" in done.err
