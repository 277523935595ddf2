"""The built front end as browsers get it: types, packing, keeping, and the notices without it."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from crosstown.cli.commands.serve import serve
from crosstown.pages.front_end import SCREENS, is_built
from crosstown.web.files.single_page import SinglePageApp
from crosstown.web.security import request_rate_limits
from crosstown.web.security.request_rate_limits import FILES_PER_ADDRESS
from tests.language.locale_files import LANGUAGES
from tests.web.direct_client import URL, DirectClient

ROOT = Path(__file__).parents[3]
SCRIPT = "export const city = () => document.title;\n" * 40
FILES = {
    "index.html": (ROOT / "frontend" / "index.html").read_text(),
    "assets/index-Bx3a.js": SCRIPT,
    "assets/index-Cy4b.css": ".board { color: red }\n" * 40,
    "assets/cabin-Dz5c.woff2": "wOF2" * 200,
    "assets/kernel-Lh3e.wasm": "\0asm" * 200,
    "assets/mark-Ea6d.svg": "<svg xmlns='http://www.w3.org/2000/svg'></svg>" * 10,
    "assets/words-Fb7e.json": '{"a": "b"}',
    "assets/deep/note-Gc8f.txt": "a note\n",
    "assets/secret.py": "print('no')\n",
    "icons/icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'></svg>",
    "service-worker.js": "addEventListener('install', () => undefined)",
    "parts.json": """{
      "src/screens/TablePage.svelte": {
        "file": "assets/TablePage-Hd9a.js", "imports": ["_city-Ie0b.js", "index.html", "_words-Kg2d.js"],
        "css": ["assets/TablePage-Jf1c.css"], "isDynamicEntry": true
      },
      "_city-Ie0b.js": {"file": "assets/city-Ie0b.js", "imports": ["src/screens/TablePage.svelte"]},
      "_words-Kg2d.js": {"file": "assets/words-Kg2d.js"},
      "index.html": {"file": "assets/index-Bx3a.js", "imports": ["_words-Kg2d.js"], "isEntry": true}
    }""",
}
TYPES = {
    "/assets/index-Bx3a.js": "text/javascript; charset=utf-8",
    "/assets/index-Cy4b.css": "text/css; charset=utf-8",
    "/assets/cabin-Dz5c.woff2": "font/woff2",
    "/assets/kernel-Lh3e.wasm": "application/wasm",
    "/assets/mark-Ea6d.svg": "image/svg+xml",
    "/assets/words-Fb7e.json": "application/json",
    "/assets/deep/note-Gc8f.txt": "text/plain; charset=utf-8",
    "/icons/icon.svg": "image/svg+xml",
}
PATHS = (
    "/",
    "/new/berlin",
    "/new/my-town/0123abcd",
    "/t/abc_DEF-123",
    "/local",
    "/game",
    "/game/abc_DEF-123",
    "/game/abc_DEF-123/2",
    "/rules",
    "/rules/london",
    "/rules/my-town/0123abcd",
    "/device",
    "/device/xyz",
    "/learn",
    "/learn/first-game",
    "/puzzles/london-1",
    "/workshop",
    "/about",
)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / "built" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (tmp_path / "secret.txt").write_text("nobody's business")
    return tmp_path / "built"


@pytest.fixture
def client(tmp_path: Path, built: Path) -> Iterator[DirectClient]:
    with DirectClient(tmp_path, start=False, front_end=str(built)) as client:  # the front end needs no games
        yield client


@pytest.mark.parametrize(("path", "kind"), TYPES.items())
def test_files_have_their_type(client: DirectClient, path: str, kind: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert answer.text == FILES[path.removeprefix("/")]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_files_come_packed(client: DirectClient) -> None:
    path = "/assets/index-Bx3a.js"
    packed = client.get(path, accept_encoding="br, gzip;q=0.8")
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9)) < len(SCRIPT) / 5
    assert packed.text == SCRIPT
    for encoding in ("identity", "br", "gzip;q=0", ""):
        plain = client.get(path, accept_encoding=encoding)
        assert "content-encoding" not in plain.headers
        assert plain.text == SCRIPT
        assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding"


def test_what_the_build_has_packed_is_not_packed_again(built: Path) -> None:
    """A large file lies beside itself, compressed; nobody can ask for that one by its own name."""
    path = built / "assets" / "index-Bx3a.js"
    packed = gzip.compress(path.read_bytes(), 1, mtime=0)
    path.with_name(f"{path.name}.gz").write_bytes(packed)
    files = SinglePageApp(built).files
    assert files["assets/index-Bx3a.js"].data == packed
    assert not any(name.endswith(".gz") for name in files)


def test_what_is_packed_already_is_left_alone(client: DirectClient) -> None:
    font = client.get("/assets/cabin-Dz5c.woff2", accept_encoding="gzip")
    assert "content-encoding" not in font.headers


def test_assets_are_kept_for_good(client: DirectClient) -> None:
    kept = client.get("/assets/index-Bx3a.js").headers["cache-control"]
    assert kept == "public, max-age=31536000, immutable"
    assert client.get("/icons/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", PATHS)
def test_every_address_shows_the_page(client: DirectClient, path: str) -> None:
    """Also that of a table that does not exist: the page will find out."""
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_all_addresses_were_tried() -> None:
    assert len(PATHS) == len(SCREENS)


@pytest.mark.parametrize("path", PATHS)
def test_without_scripts_the_page_names_the_terminal_game_in_every_language(
    client: DirectClient, path: str
) -> None:
    notice = client.get(path).text.partition("<noscript>")[2].partition("</noscript>")[0]
    paragraphs = re.findall(r'<p lang="(\w+)">(.+?)</p>', notice, re.DOTALL)
    assert sorted(language for language, _ in paragraphs) == sorted(LANGUAGES)
    for _, text in paragraphs:
        assert "JavaScript" in text
        assert "<code>crosstown play</code>" in text


@pytest.mark.parametrize("path", PATHS)
def test_a_page_that_has_not_changed_is_not_sent_again(client: DirectClient, path: str) -> None:
    mark = client.get(path).headers["etag"]
    for told in (mark, mark.removeprefix("W/"), f'"other", {mark}'):
        again = client.get(path, if_none_match=told)
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", mark)
    assert client.get(path, if_none_match='"other"').status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        *("/t/two", '/t/"><script>alert(1)</script>', "/t/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E"),
        *("/t/%0d%0aset-cookie:a=b", "/t/ü"),
    ],
)
def test_the_page_says_nothing_of_its_address(client: DirectClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404 or answer.text == client.get("/t/one").text
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "path",
    [
        *("/assets/", "/assets/nothing.js", "/assets/index.html", "/assets/secret.py"),
        *("/assets/../index.html", "/assets/%2e%2e/index.html", "/assets/..%2f..%2fsecret.txt"),
        *("/assets/deep/../../../secret.txt", "/assets/%2fetc%2fpasswd", "/assets//etc/passwd"),
        *("/assets/index-Bx3a.js%00", "/index.html", "/secret.txt", "/assets", "/t/", "/t/a/b"),
    ],
)
def test_nothing_else_can_be_had(client: DirectClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "nobody's business" not in answer.text


def test_files_cannot_be_written(client: DirectClient) -> None:
    for path in ("/", "/t/x", "/assets/index-Bx3a.js"):
        assert client.ask("POST", path, origin=URL).status_code == 405
        assert client.ask("HEAD", path).status_code == 200


@pytest.mark.parametrize("path", PATHS)
def test_a_front_end_that_was_not_built_is_explained(tmp_path: Path, path: str) -> None:
    with DirectClient(tmp_path, start=False, front_end=str(tmp_path / "nothing")) as client:
        answer = client.get(path)
        assert answer.status_code == 503
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-store", "it may be built tomorrow"
        assert "<code>python frontend/build.py</code>" in answer.text
        assert "<code>crosstown play</code>" in answer.text
        assert client.get("/assets/index-Bx3a.js").status_code == 404


def test_half_a_front_end_is_none(built: Path) -> None:
    assert is_built(built)
    (built / "index.html").unlink()
    assert not is_built(built)
    assert SinglePageApp(built).files == {}


def test_a_first_visit_leaves_room_for_asking(
    tmp_path: Path, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Scripts, fonts and pictures are counted by themselves, and generously; yet they are counted."""
    monkeypatch.setattr(request_rate_limits, "FILES_PER_ADDRESS", (FILES_PER_ADDRESS[0], 10_000.0))
    with DirectClient(tmp_path, start=False, front_end=str(built), limits=True) as client:
        for _ in range(300):
            assert client.get("/assets/words-Fb7e.json").status_code == 200
        assert client.get("/").status_code == 200
        left = FILES_PER_ADDRESS[0] - 300
        statuses = [client.get("/assets/words-Fb7e.json").status_code for _ in range(left + 1)]
        assert statuses == [200] * left + [429]
        assert client.get("/").status_code == 200


@pytest.mark.parametrize("there", [True, False])
def test_serving_without_it_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], there: bool
) -> None:
    monkeypatch.setattr("crosstown.web.server.processes.serve", lambda config, announce: announce())
    monkeypatch.setattr("crosstown.pages.front_end.is_built", lambda: there)
    serve(data=tmp_path, port=8123)
    told = capsys.readouterr().out
    assert "http://127.0.0.1:8123/" in told
    assert ("python frontend/build.py" in told) == (not there)
    assert (ROOT / "frontend" / "build.py").is_file()


def test_a_table_announces_what_its_screen_is_made_of(client: DirectClient) -> None:
    page = client.get("/t/abc").text
    for link in (
        '<link rel="modulepreload" crossorigin href="/assets/TablePage-Hd9a.js" />',
        '<link rel="modulepreload" crossorigin href="/assets/city-Ie0b.js" />',
        '<link rel="preload" as="style" crossorigin href="/assets/TablePage-Jf1c.css" />',
    ):
        assert page.partition("</head>")[0].count(link) == 1
    assert "words-Kg2d" not in page  # the page has announced its own already
    assert "preload" not in client.get("/about").text.partition("</head>")[0]
    assert client.get("/parts.json").status_code == 404


def test_the_service_worker_is_asked_for_anew_and_keeps_only_public_files(client: DirectClient) -> None:
    answer = client.get("/service-worker.js")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    facts, _, script = answer.text.partition("\n")
    assert script == FILES["service-worker.js"]
    release = json.loads(facts.removeprefix("self.release = ").removesuffix(";"))
    assert all(name.startswith(("assets/", "cities/")) for name in release["files"])
    assert {f"/{name}" for name in release["files"]} >= {
        path for path in TYPES if path.startswith("/assets/")
    }
    city_files = [name for name in release["files"] if name.startswith("cities/")]
    assert client.get(f"/{city_files[0]}").headers["cache-control"] == "public, max-age=31536000, immutable"
    assert release["version"] in client.get(f"/{release['shell']}").text
    assert release["version"] in client.get("/t/abc").text


def test_the_version_changes_with_any_file(built: Path) -> None:
    def version() -> str:
        page = SinglePageApp(built).files["shell.html"]
        return gzip.decompress(page.data).decode().partition('"crosstown-version" content="')[2][:18]

    found = [version()]
    assert version() == found[0]
    for name, text in (
        ("index.html", "<!-- other -->"),
        ("service-worker.js", "other()"),
        ("assets/new-Z.js", "1"),
    ):
        with (built / name).open("a") as file:
            file.write(text)
        found.append(version())
    assert len(set(found)) == 4


def test_a_page_names_the_app_manifest(client: DirectClient) -> None:
    assert '<link rel="manifest" href="/manifest.webmanifest">' in client.get("/").text
    answer = client.get("/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    assert answer.json()["start_url"] == "./"
