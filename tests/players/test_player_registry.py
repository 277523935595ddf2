"""Finding players: built in, in a file, in a package; and every way in which it can go wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from crosstown.errors import CrosstownError, DataError, TextError
from crosstown.game.game import Game
from crosstown.players.guarded_player import GuardedPlayer
from crosstown.players.own_players import (
    OWN_PLAYERS,
    check_table_player,
    make_own_player,
    offer_players,
    own_names,
)
from crosstown.players.player_registry import PlayerRegistry, load_code, read_code

GOOD = """
from crosstown.players import Player

class MyBot(Player):
    def choose(self, view, moves):
        return moves[0]

class Other(MyBot):
    name = "number-2"

class _Helper(MyBot):
    pass
"""


def written(folder: Path, text: str, name: str = "mybot.py") -> Path:
    path = folder / name
    path.write_text(text)
    return path


def error_of(folder: Path, text: str) -> CrosstownError:
    with pytest.raises(CrosstownError) as caught:
        PlayerRegistry([read_code(written(folder, text))])
    return caught.value


def test_the_players_of_a_file(tmp_path: Path) -> None:
    registry = PlayerRegistry([read_code(written(tmp_path, GOOD))])
    assert registry.own == ("my-bot", "number-2")
    assert registry.make("my-bot").name == "my-bot"
    assert registry.make("number-2").name == "number-2"
    assert registry.make("random").name == "random"
    assert registry.check("my-bot") == "my-bot"
    assert registry.source("my-bot").startswith("sha256 ")
    assert registry.source("random") == "built in"


def test_a_file_may_import_its_neighbours_and_print(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written(tmp_path, "ANSWER = 42\n", "my_neighbour_module.py")
    text = f"import my_neighbour_module\nprint('hello', my_neighbour_module.ANSWER)\n{GOOD}"
    PlayerRegistry([read_code(written(tmp_path, text))])
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", "hello 42\n")


def test_players_by_file_and_by_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = written(tmp_path, GOOD, "bots_by_module.py")
    monkeypatch.chdir(tmp_path)
    registry = PlayerRegistry()
    assert registry.find("bots_by_module:MyBot") == "my-bot"
    assert registry.find("bots_by_module:MyBot") == "my-bot", "the same player again"
    assert registry.find(f"{file}:Other") == "number-2"
    assert registry.find("hard:50") == "hard:50"
    assert registry.own == ("my-bot", "number-2")
    assert registry.make("my-bot").name == "my-bot"
    assert PlayerRegistry().add(str(file)) == ("my-bot", "number-2")


@pytest.mark.parametrize(
    ("spec", "code"),
    [
        ("{file}", "bad-players"),  # there are two players in it
        ("{file}:Nobody", "code-no-player"),
        ("{folder}/none.py", "code-unreadable"),
        ("no_such_module:Bot", "player-unloadable"),
        ("pathlib:Path", "player-unloadable"),
        ("pathlib:Nothing", "player-unloadable"),
        ("nobody", "unknown-player"),
        ("hard:much", "bad-player-option"),
    ],
)
def test_code_that_cannot_be_found(tmp_path: Path, spec: str, code: str) -> None:
    file = written(tmp_path, GOOD)
    with pytest.raises(CrosstownError, match=rf"\[{code}\]$"):
        PlayerRegistry().find(spec.format(file=file, folder=tmp_path))


def test_a_guarded_player_tells_what_went_wrong(tmp_path: Path) -> None:
    text = GOOD.replace("return moves[0]", "return None")
    registry = PlayerRegistry([read_code(written(tmp_path, text))])
    view = Game.new("london", 2, 1).view(0)
    player = GuardedPlayer(registry.make("my-bot"), "my-bot")
    with pytest.raises(DataError, match="'my-bot': choose returned NoneType") as caught:
        player.choose(view, view.legal_moves)
    assert caught.value.code == "player-no-move"


def test_a_host_offers_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only those: not all that happen to be installed."""
    monkeypatch.delenv(OWN_PLAYERS, raising=False)
    assert own_names() == ()
    written(tmp_path, GOOD)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(OWN_PLAYERS, "")  # and is put back
    assert offer_players(["mybot.py:MyBot"]) == own_names() == ("my-bot",)
    monkeypatch.chdir("/")
    assert make_own_player("my-bot").name == "my-bot"
    assert check_table_player("my-bot") == "my-bot"
    assert check_table_player("hard:0.5s") == "hard:0.5s"
    with pytest.raises(TextError, match="number-2"):
        check_table_player("number-2")
    with pytest.raises(TextError, match="at most 24"):
        offer_players([str(written(tmp_path, GOOD.replace("number-2", "n" * 25)))])


def test_an_unknown_player_is_named_with_the_nearest(tmp_path: Path) -> None:
    registry = PlayerRegistry([read_code(written(tmp_path, GOOD))])
    for wrong, right in (("my-bit", "my-bot"), ("randon", "random")):
        with pytest.raises(TextError) as caught:
            registry.check(wrong)
        assert caught.value.code == "unknown-player"
        assert f"did you mean '{right}'" in str(caught.value)
    with pytest.raises(TextError) as caught:
        registry.check("zzz")
    assert "there are my-bot, number-2, random" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "code", "line", "said"),
    [
        ("def f(:\n", "code-syntax", 1, "this is not Python"),
        ("x = 1\n\ny = x / 0\n", "code-raised", 3, "ZeroDivisionError: division by zero"),
        ("import sys\nsys.exit('no')\n", "code-raised", 2, "SystemExit: no"),
        ("import nothing_of_that_name\n", "code-raised", 1, "ModuleNotFoundError"),
        ("x = 1\n", "code-no-player", 0, "there is no player in the file"),
        ("from crosstown.players import Player\n", "code-no-player", 0, "there is no player"),
        (
            "from crosstown.players import Player\nclass Lazy(Player): pass\n",
            "code-no-player",
            0,
            "the class Lazy has no method choose",
        ),
        (GOOD.replace("number-2", "Number 2!"), "player-name", 0, "'Number 2!'"),
        (GOOD.replace("number-2", "my-bot"), "player-clash", 0, "two players are called 'my-bot'"),
        (GOOD.replace("number-2", "random"), "player-clash", 0, "built in"),
    ],
)
def test_bad_files(tmp_path: Path, text: str, code: str, line: int, said: str) -> None:
    error = error_of(tmp_path, text)
    assert isinstance(error, DataError)
    assert error.code == code
    assert said in error.message
    path = tmp_path / "mybot.py"
    assert error.where == (f"{path}:{line}" if line else str(path))


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "mybot.py"
    for data in (b"\xff\xfe\x00", b"x = 1\x00"):
        path.write_bytes(data)
        with pytest.raises(DataError) as caught:
            load_code(read_code(path))
        assert caught.value.code in ("code-syntax", "code-raised")


def test_a_missing_file(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.py", tmp_path):
        with pytest.raises(DataError, match=r"\[code-unreadable\]$"):
            read_code(path)


def test_two_files_with_one_name(tmp_path: Path) -> None:
    files = [read_code(written(tmp_path, GOOD, name)) for name in ("one.py", "two.py")]
    with pytest.raises(DataError) as caught:
        PlayerRegistry(files)
    assert caught.value.code == "player-clash"
    assert "one.py" in caught.value.message
    assert caught.value.where.endswith("two.py")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    install(tmp_path, "tram-bots", "tram = tram_bots:Tram\nbroken = tram_bots:Nothing\nodd = tram_bots:odd\n")
    written(
        tmp_path,
        "from crosstown.players import Player\n"
        "class Tram(Player):\n"
        "    def choose(self, view, moves): return moves[0]\n"
        "def odd(): pass\n",
        "tram_bots.py",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def install(folder: Path, name: str, points: str) -> None:
    info = folder / f"{name.replace('-', '_')}-1.5.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.5\n")
    (info / "entry_points.txt").write_text(f"[crosstown.players]\n{points}")


@pytest.mark.usefixtures("package")
def test_the_players_of_a_package() -> None:
    registry = PlayerRegistry()
    assert set(registry.packaged) == {"tram", "broken", "odd"}
    assert registry.check("tram") == "tram"
    assert registry.make("tram").name == "tram"
    assert registry.source("tram") == "tram-bots 1.5"


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize(
    ("name", "said"),
    [("broken", "AttributeError"), ("odd", "is no class that builds on crosstown.players.Player")],
)
def test_an_entry_point_that_cannot_be_loaded(name: str, said: str) -> None:
    with pytest.raises(DataError) as caught:
        PlayerRegistry().check(name)
    assert caught.value.code == "player-unloadable"
    assert said in caught.value.message
    assert "tram-bots" in caught.value.where


def test_names_that_packages_share(package: Path) -> None:
    install(package, "other-bots", "tram = tram_bots:Tram\nrandom = tram_bots:Tram\n")
    registry = PlayerRegistry()
    with pytest.raises(DataError) as caught:
        registry.check("tram")
    assert caught.value.code == "player-clash"
    assert "other-bots" in caught.value.message
    assert type(registry.make("random")).__name__ != "Tram"  # what is built in keeps its name
    file = written(package, GOOD.replace("number-2", "tram"))
    with pytest.raises(DataError, match=r"\[player-clash\]$"):
        PlayerRegistry([read_code(file)])
