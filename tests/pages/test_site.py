"""A site without a server: every file is there, and nothing of anybody else's is ever touched."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from urllib.parse import urljoin

import msgspec
import pytest

from crosstown.cities.load import city_names
from crosstown.cli.output.error_messages import SERVER_MODULES
from crosstown.errors import DataError
from crosstown.lessons.lesson import lesson_names
from crosstown.pages import site as module
from crosstown.pages.city_addresses import network_address
from crosstown.pages.city_info import Cities, CityInfo
from crosstown.pages.front_end import BUILT_FOLDER, SCREENS, FrontEnd
from crosstown.pages.site import LIST, write_site
from crosstown.puzzles.puzzle import puzzle_names
from testkit.browsers.chromium import check_built
from tests.cli.run_command import crosstown
from tests.parity.run_modes import run_python

HOST = "https://host.example/games/crosstown/"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    check_built()
    folder = tmp_path_factory.mktemp("site")
    write_site(folder)
    return folder


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is drawn: these tests look at files, not into them."""
    check_built()
    monkeypatch.setattr(module, "make_city_file", lambda city, name: name.encode())


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def pages(folder: Path) -> Iterator[tuple[str, str]]:
    """The addresses of all pages below a host's sub-path, and their text."""
    for name in names(folder):
        if name.endswith("index.html"):
            yield urljoin(HOST, name.removesuffix("index.html")), (folder / name).read_text("utf-8")


def test_every_address_without_a_server_is_a_page(site: Path) -> None:
    there = {address.removeprefix(HOST) for address, _ in pages(site)}
    with_cities = {f"{folder}/{city}/" for folder in ("new", "rules") for city in city_names()}
    lessons = {f"learn/{lesson}/" for lesson in lesson_names()}
    puzzles = {f"puzzles/{puzzle}/" for puzzle in puzzle_names()}
    assert there >= {"", "game/", "rules/", "about/", "learn/", *with_cities, *lessons, *puzzles}
    assert not any(address.startswith(("t/", "device")) for address in there), "these need a server"
    no_server = [pattern for pattern in SCREENS if not pattern.startswith(("/t/", "/game/", "/device"))]
    patterns = [pattern for pattern in no_server if "{edition}" not in pattern]  # cities of a server's guests
    named = {"{city}": len(city_names()), "{lesson}": len(lessons), "{puzzle}": len(puzzles)}
    wanted = [[many for part, many in named.items() if part in pattern] for pattern in patterns]
    assert len(there) == sum(many[0] if many else 1 for many in wanted)


def test_whatever_a_page_names_is_there_below_any_path(site: Path) -> None:
    found = 0
    for address, html in pages(site):
        for link in re.findall(r'(?:href|src)="([^"]+)"', html):
            target = urljoin(address, link)
            assert target.startswith(HOST), (address, link)
            assert (site / target.removeprefix(HOST)).is_file(), (address, link)
            found += 1
    assert found > 30


def test_pages_say_that_there_is_no_server_and_keep_the_policy(site: Path) -> None:
    for _, html in pages(site):
        head = html.partition("</head>")[0]
        assert head.index("charset") < 200, "browsers look for it near the beginning"
        assert '<meta name="crosstown-server" content="none">' in head
        policy = re.search(r'http-equiv="content-security-policy" content="([^"]+)"', head)
        assert policy
        assert policy.start() < head.index("<script")
        assert "script-src 'self' 'wasm-unsafe-eval';" in unescape(policy[1])
        assert "unsafe-inline" not in policy[1]


def test_the_cities_of_a_page_are_files(site: Path) -> None:
    html = (site / "index.html").read_text("utf-8")
    told = re.search(r'<script id="crosstown-cities" type="application/json">(.*?)</script>', html)
    assert told
    listed = msgspec.json.decode(told[1], type=Cities)
    assert (site / listed.network.address[1:]).is_file(), "the expert plays on a site, too"
    cities = listed.cities
    assert [city.id for city in cities] == city_names()
    for city in cities:
        for sha256, address in city.editions.items():
            facts = msgspec.json.decode((site / address[1:]).read_bytes(), type=CityInfo)
            assert facts.sha256 == sha256
            boards = (facts.board, facts.ground, facts.compact_ground, facts.picture)
            addresses = (*boards, facts.emblem, facts.numbers)
            for one in (*addresses, *facts.cards.values(), city.emblem, city.picture):
                assert (site / one[1:]).is_file(), one


def test_the_service_worker_keeps_what_is_there(site: Path) -> None:
    script = (site / "service-worker.js").read_text("utf-8")
    release = json.loads(script.partition("\n")[0].removeprefix("self.release = ").removesuffix(";"))
    kept = set(release["files"])
    assert kept <= names(site)
    assert release["shell"] in names(site)
    assert release["version"] in (site / release["shell"]).read_text("utf-8")
    later = set(release["later"])
    assert later <= names(site)
    assert any(name.endswith(".wasm") for name in later), "the workshop's Python waits until it is opened"
    assert all(name.startswith("assets/python/") for name in later), "all else is there after one visit"
    assert release["network"] == network_address().removeprefix("/")
    assert release["network"] in kept, "the expert plays without a network, too"
    left = {name for name in names(site) if name.startswith("assets/")} - kept - later
    assert all(name.endswith(".woff") for name in left), "old fonts are for browsers without service workers"
    for city in city_names():
        assert sum(name.startswith(f"cities/{city}/") for name in kept) > 10


@pytest.mark.usefixtures("quick")
def test_a_second_run_changes_nothing_and_a_new_version_takes_old_files_away(tmp_path: Path) -> None:
    write_site(tmp_path)
    before = {name: (tmp_path / name).read_bytes() for name in names(tmp_path)}
    assert write_site(tmp_path).removed == 0
    assert {name: (tmp_path / name).read_bytes() for name in names(tmp_path)} == before

    told = json.loads(before[LIST])
    (tmp_path / "assets" / "old").mkdir()
    (tmp_path / "assets" / "old" / "script-Ab1.js").write_text("old")
    (tmp_path / "CNAME").write_text("play.example.org")  # the host's own
    (tmp_path / LIST).write_text(json.dumps(told | {"files": [*told["files"], "assets/old/script-Ab1.js"]}))
    assert write_site(tmp_path).removed == 1
    assert names(tmp_path) == {*before, "CNAME"}
    assert not (tmp_path / "assets" / "old").exists()


@pytest.mark.usefixtures("quick")
def test_an_interrupted_run_is_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = module._write

    def full(path: Path, content: bytes) -> None:
        if path.name == "board.svg":
            raise OSError(28, "No space left on device", str(path))
        written(path, content)

    monkeypatch.setattr(module, "_write", full)
    with pytest.raises(DataError, match="No space left") as refused:
        write_site(tmp_path)
    assert refused.value.code == "unwritable"
    assert not (tmp_path / "index.html").exists(), "a page comes after all that it loads"
    monkeypatch.setattr(module, "_write", written)
    write_site(tmp_path)
    assert set(json.loads((tmp_path / LIST).read_bytes())["files"]) | {LIST} == names(tmp_path)


def test_a_page_without_the_rules_makes_no_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "built"
    monkeypatch.setattr(module, "FrontEnd", lambda: FrontEnd(built))
    with pytest.raises(DataError, match="front-end-missing"):
        write_site(tmp_path / "site")
    shutil.copytree(BUILT_FOLDER, built, ignore=shutil.ignore_patterns("*.wasm"))
    with pytest.raises(DataError, match="page-rules-missing"):
        write_site(tmp_path / "site")
    assert not (tmp_path / "site").exists()


@pytest.mark.usefixtures("quick")
def test_a_folder_of_somebody_else_is_refused_or_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    (tmp_path / ".git").mkdir()
    with pytest.raises(DataError) as refused:
        write_site(tmp_path)
    assert (refused.value.code, refused.value.offender) == ("folder-in-use", "thesis.txt")
    assert names(tmp_path) == {"thesis.txt"}
    write_site(tmp_path, force=True)
    assert (tmp_path / "thesis.txt").read_text() == "years of work"
    assert (tmp_path / "index.html").is_file()
    write_site(tmp_path)  # it is a site now, and the file still nobody's of ours
    assert (tmp_path / "thesis.txt").is_file()


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("bad", ["../thesis.txt", "/etc/passwd", "a/../../thesis.txt", "C:\\thesis.txt"])
def test_a_list_cannot_name_files_elsewhere(tmp_path: Path, bad: str) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    (tmp_path / "thesis.txt").write_text("years of work")
    (folder / LIST).write_text(json.dumps({"version": "x", "files": [bad]}))
    with pytest.raises(DataError, match="outside its folder"):
        write_site(folder)
    assert names(tmp_path) == {"thesis.txt", f"site/{LIST}"}


def test_errors_are_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    done = crosstown("site", tmp_path)
    assert (done.code, done.out) == (1, "")
    assert "folder-in-use" in done.err
    assert "--force" in done.err
    under_file = crosstown("site", tmp_path / "file" / "site")
    assert under_file.code == 1
    assert "unwritable" in under_file.err
    (tmp_path / LIST).write_text("no list")
    assert "bad-site-list" in crosstown("site", tmp_path).err


def test_it_needs_no_package_of_the_server() -> None:
    """Whoever only writes a site needs neither Starlette nor a database."""
    hide = f"import sys; sys.modules.update(dict.fromkeys({SERVER_MODULES!r}))"
    run_python("-c", f"{hide}\nimport crosstown.pages.site")
