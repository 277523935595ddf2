"""Makes whole numbers of a trained network and puts its file into the package, with a line in the index.

python -m training.quantise --city london --checkpoint build/training/london.pt
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
from pathlib import Path
from typing import Any

import numpy as np
import torch

from crosstown.cities.city import City
from crosstown.encoding import VERSION as ENCODING
from crosstown.players.engine.network import (
    CERTAIN,
    EXP_STEPS,
    EXP_UNIT,
    INPUT_BITS,
    SCALE_BITS,
    SIGMOID_STEPS,
    UNIT,
)
from crosstown.players.trained_networks import FORMAT, board_digest, read_arrays

FOLDER = Path(__file__).parents[1] / "src/crosstown/players/networks"
Arrays = dict[str, np.ndarray]


def rows(weights: np.ndarray, bits: int) -> tuple[np.ndarray, np.ndarray]:
    """Each row as numbers of 8 bits and a scale, so that weight × 2^bits is about their product."""
    wide = weights.astype(np.float64) * (1 << bits)
    scale = np.maximum(np.ceil(np.abs(wide).max(axis=1) / 127), 1)
    return np.rint(wide / scale[:, None]).astype(np.int8), scale.astype(np.int32)


def quantise(state: dict[str, torch.Tensor]) -> Arrays:
    """The arrays of the file from the weights of a checkpoint."""
    floats = {name: one.cpu().double().numpy() for name, one in state.items()}
    made: Arrays = {}
    first = floats["first.weight"] / floats["spread"]
    made["first"], made["first_scale"] = rows(first.T, INPUT_BITS)
    bias = floats["first.bias"] - first @ floats["mean"]
    made["first_bias"] = np.rint(bias * (1 << INPUT_BITS)).astype(np.int32)
    for name in ("second", "policy", "value", "belief"):
        small, made[f"{name}_scale"] = rows(floats[f"{name}.weight"], SCALE_BITS)
        made[name] = small.T.copy() if name == "second" else small
        made[f"{name}_bias"] = np.rint(floats[f"{name}.bias"] * (UNIT << SCALE_BITS)).astype(np.int32)
    steps = (np.arange(SIGMOID_STEPS) - SIGMOID_STEPS / 2 + 0.5) * 32 / SIGMOID_STEPS
    made["sigmoid"] = np.rint(CERTAIN / (1 + np.exp(-steps))).astype(np.int32)
    made["exp"] = np.rint(EXP_UNIT * np.exp(-np.arange(EXP_STEPS) / UNIT)).astype(np.int32)
    return made


def restored(path: Path, network: torch.nn.Module) -> dict[str, torch.Tensor]:
    """The weights of a file as a network in training has them, so that it can go on from there.

    The network keeps its means and spreads of the inputs.
    """
    arrays = read_arrays(path.read_bytes())
    state = dict(network.state_dict())
    like = state["mean"]
    floats = {
        name: torch.as_tensor(one.astype(np.float64), device=like.device) for name, one in arrays.items()
    }
    first = (floats["first"] * floats["first_scale"][:, None] / (1 << INPUT_BITS)).T
    state["first.weight"] = first * state["spread"]
    state["first.bias"] = floats["first_bias"] / (1 << INPUT_BITS) + first @ state["mean"].double()
    for name in ("second", "policy", "value", "belief"):
        small = floats[name].T if name == "second" else floats[name]
        state[f"{name}.weight"] = small * floats[f"{name}_scale"][:, None] / (1 << SCALE_BITS)
        state[f"{name}.bias"] = floats[f"{name}_bias"] / (UNIT << SCALE_BITS)
    return {name: one.to(like.dtype) for name, one in state.items()}


def packed(arrays: Arrays) -> bytes:
    """The file: compressed, and the same bytes for the same arrays."""
    out = io.BytesIO()
    np.savez_compressed(out, allow_pickle=False, **arrays)
    return out.getvalue()


def write(city: City, arrays: Arrays, facts: dict[str, Any], folder: Path) -> Path:
    """Writes the file and its line in the index."""
    data = packed(arrays)
    path = folder / f"{city.id}.npz"
    path.write_bytes(data)
    index = folder / "index.json"
    known = json.loads(index.read_text(encoding="utf-8")) if index.exists() else {"networks": {}}
    known["format"], known["encoding"] = FORMAT, ENCODING
    known["networks"][city.id] = {
        "file": path.name,
        "board": board_digest(city),
        "bytes": len(data),
        "sha256": hashlib.sha256(data).hexdigest(),
        **facts,
    }
    index.write_text(json.dumps(known, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    return path


def main() -> None:
    parser = argparse.ArgumentParser(description="Puts a trained network into the package.")
    parser.add_argument("--city", default="london")
    parser.add_argument("--checkpoint", type=Path, required=True)
    parser.add_argument("--how", default="self-play (PPO) by training.self_play", help="how it was made")
    parser.add_argument("--playouts", type=int, default=0, help="thousandths that playouts count in a search")
    parser.add_argument(
        "--answers", type=int, nargs="*", default=[2], help="seats with which it beats medium"
    )
    parser.add_argument("--leads", type=int, nargs="*", default=[2], help="seats with which it beats hard")
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder of the files and their index")
    options = parser.parse_args()
    saved = torch.load(options.checkpoint, map_location="cpu")
    decisions, seconds, _ = saved["so_far"]
    facts = {
        "made": {"by": options.how, "decisions": decisions, "seconds": round(seconds)},
        "playouts": options.playouts,
        "answers": options.answers,
        "leads": options.leads,
    }
    path = write(City.load(options.city), quantise(saved["network"]), facts, options.into)
    print(f"{path.name}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
