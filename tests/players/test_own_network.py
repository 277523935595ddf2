"""A network of one's own: `CROSSTOWN_NETWORK` names its folder, and what is wrong with it is told."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from crosstown import DataError
from crosstown.arena.schedule import make_plan
from crosstown.arena.tournament import Tournament
from crosstown.cities import load_city
from crosstown.players.engine.network.integer_network import HEADS
from crosstown.players.player_registry import PlayerRegistry
from crosstown.players.trained_networks import (
    FORMAT,
    INDEX,
    OWN_NETWORK,
    NetworkIndex,
    SearchUse,
    index,
    read_arrays,
    trained_network,
)
from crosstown.rules.kernel.state import fields
from tests.players.network_files import forget_networks, network_file


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A folder with a network of one's own, which likes all moves alike."""
    arrays = {**read_arrays(network_file()), "like": np.zeros((1, 32), np.int8)}
    known = index()
    write_network(tmp_path, known, arrays)
    monkeypatch.setenv(OWN_NETWORK, str(tmp_path))
    forget_networks()
    yield tmp_path
    monkeypatch.undo()
    forget_networks()


def write_network(folder: Path, known: NetworkIndex, arrays: dict[str, Any]) -> None:
    out = io.BytesIO()
    np.savez(out, **arrays)
    write_file(folder, known, out.getvalue())


def write_file(folder: Path, known: NetworkIndex, data: bytes) -> None:
    """A file and an index that goes with it."""
    (folder / "mine.npz").write_bytes(data)
    sha256 = hashlib.sha256(data).hexdigest()
    write_index(folder, replace(known, file="mine.npz", bytes=len(data), sha256=sha256))


def write_index(folder: Path, known: NetworkIndex) -> None:
    (folder / INDEX).write_bytes(msgspec.json.encode(known))
    forget_networks()


def error(code: str) -> Any:
    """What is expected: the code, the file, and what to do."""
    pattern = rf"(index\.json|mine\.npz): .*: quantise .*, or unset CROSSTOWN_NETWORK \[network-{code}\]$"
    return pytest.raises(DataError, match=pattern)


def test_it_leads_all_experts(own: Path) -> None:
    network = trained_network(2)
    at = int(fields(network.record).like)
    assert not network.small[at : at + 32].any()


def test_a_damaged_file_is_refused(own: Path) -> None:
    (own / "mine.npz").write_bytes(b"")
    with error("damaged"):
        trained_network(2)


def test_a_file_of_another_size_is_refused(own: Path) -> None:
    write_index(own, replace(index(), bytes=3))
    with error("damaged"):
        trained_network(2)


def test_a_name_that_no_file_can_have_is_refused(own: Path) -> None:
    write_index(own, replace(index(), file="mine.npz\0"))
    with pytest.raises(DataError, match=r"\[network-missing\]$"):
        trained_network(2)


def npy() -> bytes:
    out = io.BytesIO()
    np.save(out, np.zeros(3))
    return out.getvalue()


@pytest.mark.parametrize("data", [b"", b"no archive", b"PK\x03\x04 and no more", npy()])
def test_what_is_no_archive_of_arrays_is_refused(own: Path, data: bytes) -> None:
    write_file(own, index(), data)
    with error("format"):
        trained_network(2)


@pytest.mark.parametrize(
    ("name", "kind"), [("like", "f8"), ("like_bias", "i8"), ("like", "U3"), ("like_bias", "O")]
)
def test_numbers_of_another_size_are_refused(own: Path, name: str, kind: str) -> None:
    """They would be cut to the bits that the kernel reads."""
    arrays = read_arrays((own / "mine.npz").read_bytes())
    write_network(own, index(), {**arrays, name: arrays[name].astype(kind)})
    with error("format"):
        trained_network(2)


def test_a_missing_file_is_told(own: Path) -> None:
    (own / "mine.npz").unlink()
    with error("missing"):
        trained_network(2)
    (own / INDEX).unlink()
    forget_networks()
    with error("missing"):
        trained_network(2)


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"file": 1}'])
def test_an_index_of_something_else_is_refused(own: Path, text: str) -> None:
    (own / INDEX).write_text(text)
    forget_networks()
    with error("index"):
        trained_network(2)


def test_a_misspelt_setting_of_the_search_is_refused(own: Path) -> None:
    known = (own / INDEX).read_text()
    (own / INDEX).write_text(known.replace('"playouts"', '"playout"'))
    forget_networks()
    with error("index") as found:
        trained_network(2)
    assert "`playout`" in found.value.message


@pytest.mark.parametrize("setting", [{"deals": 0}, {"temperature": 0}, {"swaps": -1}, {"playouts": 1001}])
def test_a_setting_that_no_search_can_use_is_refused(own: Path, setting: dict[str, int]) -> None:
    write_index(own, replace(index(), search={2: SearchUse(**setting)}))
    with error("index"):
        trained_network(2)


def test_an_index_that_leaves_out_seats_is_refused(own: Path) -> None:
    write_index(own, replace(index(), search={2: SearchUse()}))
    with error("index"):
        trained_network(4)


def test_a_file_of_another_version_is_refused(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel would read beyond its end, or the weights of another layer."""
    known = index()
    write_index(own, replace(known, format=FORMAT - 1))
    with error("format"):
        trained_network(2)
    write_index(own, known)
    monkeypatch.setitem(HEADS, "like", 64)
    with error("format"):
        trained_network(2)


def plan_key() -> str:
    """What an arena with the expert goes on from."""
    return make_plan(load_city("london"), [("expert:0", "medium")], 2, 1, PlayerRegistry()).key


def test_an_arena_does_not_go_on_with_another_network(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = {plan_key()}
    write_index(own, replace(index(), search=dict.fromkeys((2, 3, 4), SearchUse(deals=3))))
    keys.add(plan_key())
    monkeypatch.delenv(OWN_NETWORK)
    forget_networks()
    keys.add(plan_key())
    assert len(keys) == 3


def test_an_arena_is_not_even_begun_without_its_network(own: Path) -> None:
    (own / "mine.npz").write_bytes(b"")
    forget_networks()
    with error("damaged"):
        plan_key()
    (own / INDEX).unlink()
    forget_networks()
    with error("missing"):
        plan_key()


def test_a_machine_with_another_network_is_refused(own: Path, tmp_path: Path) -> None:
    """As where a node of a cluster does not know of one's own network."""
    plan = make_plan(load_city("london"), [("expert:0", "medium")], 2, 1, PlayerRegistry())
    write_index(own, replace(index(), search=dict.fromkeys((2, 3, 4), SearchUse(deals=3))))
    with pytest.raises(DataError, match=r"expert:0 is network .* \[player-differs\]$") as found:
        Tournament(plan, tmp_path / "journal.jsonl").run(1)
    assert found.value.offender == "expert:0"
