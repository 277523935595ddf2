"""Makes whole numbers of a trained network and puts its file into the package, with what is known of it.

python -m training.quantise --checkpoint build/training/network.pt
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from crosstown.cli.output.error_messages import run_guarded
from crosstown.errors import DataError
from crosstown.players.engine.network.integer_network import (
    CERTAIN,
    EXP_STEPS,
    EXP_UNIT,
    INPUT_BITS,
    SCALE_BITS,
    SIGMOID_STEPS,
    UNIT,
)
from crosstown.players.trained_networks import FORMAT, INDEX, NetworkIndex, SearchUse

FOLDER = Path(__file__).parents[1] / "src/crosstown/players/networks"
Search = dict[int, SearchUse]
_TWO = SearchUse(playouts=500, deals=2, temperature=4)  # with two seats no duels were played with swaps
_MANY = SearchUse(playouts=500, deals=8, temperature=4, swaps=3)
SEARCH = {2: _TWO, 3: _MANY, 4: _MANY}
Arrays = dict[str, np.ndarray]
Floats = dict[str, np.ndarray]


def rows(weights: np.ndarray, bits: int) -> tuple[np.ndarray, np.ndarray]:
    """Each row as numbers of 8 bits and a scale, so that weight × 2^bits is about their product."""
    exact = weights.astype(np.float64) * (1 << bits)
    scale = np.maximum(np.ceil(np.abs(exact).max(axis=1) / 127), 1)
    return np.rint(exact / scale[:, None]).astype(np.int8), wide(scale)


def wide(numbers: np.ndarray) -> np.ndarray:
    """Numbers of 32 bits, if they fit."""
    whole: np.ndarray = np.rint(numbers)
    if not np.all(np.abs(whole) < 1 << 31):
        message = "the weights are too large for whole numbers of 32 bits: train with a lower rate"
        raise DataError("network-too-wide", message)
    return whole.astype(np.int32)


def add_facts(made: Arrays, floats: Floats, name: str, facts: str, bias_of: str) -> None:
    """A layer that reads facts. What evens them out becomes part of its weights and of a bias."""
    weights = floats[f"{name}.weight"] / floats[f"{facts}_spread"]
    made[name], made[f"{name}_scale"] = rows(weights.T, INPUT_BITS)
    made[f"{bias_of}_bias"] = made[f"{bias_of}_bias"] - weights @ floats[f"{facts}_mean"] * (1 << INPUT_BITS)


def quantise(floats: Floats) -> Arrays:
    """The arrays of the file from the weights of a checkpoint."""
    made: Arrays = {"move_bias": np.zeros(0)}
    for name in ("position", "seat"):
        made[f"{name}_bias"] = floats[f"{name}.bias"] * (1 << INPUT_BITS)
    add_facts(made, floats, "position", "position", "position")
    add_facts(made, floats, "move", "moves", "position")
    add_facts(made, floats, "seat", "seats", "seat")
    for name in ("move_second", "own", "others", "like", "at_sight", "value", "likely"):
        made[name], made[f"{name}_scale"] = rows(floats[f"{name}.weight"], SCALE_BITS)
        made[f"{name}_bias"] = floats.get(f"{name}.bias", np.zeros(0)) * (UNIT << SCALE_BITS)
    for name in (name for name in made if name.endswith("_bias")):
        made[name] = wide(made[name])
    steps = (np.arange(SIGMOID_STEPS) - SIGMOID_STEPS / 2 + 0.5) * 32 / SIGMOID_STEPS
    made["sigmoid"] = wide(CERTAIN / (1 + np.exp(-steps)))
    made["exp"] = wide(EXP_UNIT * np.exp(-np.arange(EXP_STEPS) / UNIT))
    return made


def packed(arrays: Arrays) -> bytes:
    """The file: compressed, and the same bytes for the same arrays."""
    out = io.BytesIO()
    np.savez_compressed(out, allow_pickle=False, **arrays)
    return out.getvalue()


def write(arrays: Arrays, version: str, made: dict[str, Any], search: Search, folder: Path) -> Path:
    """Writes the file and its index."""
    data = packed(arrays)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "network.npz"
    path.write_bytes(data)
    sha256 = hashlib.sha256(data).hexdigest()
    known = NetworkIndex(version, path.name, FORMAT, len(data), sha256, search, made)
    text = json.dumps(msgspec.to_builtins(known, str_keys=True), indent=2, sort_keys=True)
    (folder / INDEX).write_text(text + "\n", encoding="utf-8")
    return path


def read_checkpoint(path: Path) -> tuple[Floats, dict[str, Any]]:
    """The weights, and how much they have learned from."""
    import torch  # here, so that all else can be tried out without PyTorch

    from training.torch_network import load_checkpoint

    saved = load_checkpoint(path, torch.device("cpu"))
    decisions, seconds, _ = saved["so_far"]
    floats = {name: one.double().numpy() for name, one in saved["network"].items()}
    return floats, {"decisions": decisions, "seconds": round(seconds)}


def read_search(text: str) -> Search:
    """How a search uses the network, by the number of seats, as JSON."""
    try:
        return msgspec.json.decode(text, type=Search)
    except msgspec.DecodeError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def main() -> None:
    parser = argparse.ArgumentParser(description="Puts a trained network into the package.")
    parser.add_argument("--checkpoint", type=Path, required=True)
    parser.add_argument("--how", default="self-play (PPO) by training.self_play", help="how it was made")
    parser.add_argument("--search", type=read_search, default=SEARCH, help="how a search uses it, by seats")
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder of the file and its index")
    options = parser.parse_args()
    floats, learned = read_checkpoint(options.checkpoint)
    made, today = {"by": options.how, **learned}, date.today().isoformat()
    path = write(quantise(floats), today, made, options.search, options.into)
    print(f"{path.name}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    run_guarded(main)
