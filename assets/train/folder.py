"""The folder of a training run: its checkpoint, its curve, and the weights that come of it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import torch

#: Where the program's weights lie.
_NETS = Path(__file__).resolve().parents[1] / "nets"


class Folder:
    """Where a run is kept; it is made if there is none.

    Args:
        path: of the folder.
    """

    def __init__(self, path: Path) -> None:
        path.mkdir(parents=True, exist_ok=True)
        self._checkpoint, self._curve = path / "run.pt", path / "curve.jsonl"

    def load(self, device: str) -> dict[str, Any] | None:
        """What was saved last, if anything was."""
        if not self._checkpoint.exists():
            return None
        kept: dict[str, Any] = torch.load(self._checkpoint, map_location=device, weights_only=True)
        return kept

    def save(self, state: dict[str, Any]) -> None:
        """Write the checkpoint, whole or not at all."""
        draft = self._checkpoint.with_suffix(".new")
        torch.save(state, draft)
        os.replace(draft, self._checkpoint)

    def note(self, line: dict[str, object]) -> None:
        """Add a line to the curve, and print it."""
        text = json.dumps(line)
        print(text, flush=True)
        with open(self._curve, "a") as file:
            file.write(text + "\n")


def export(game: str, arrays: dict[str, np.ndarray]) -> None:
    """Write the program's weights of a game."""
    path = _NETS / f"{game}.npz"
    path.parent.mkdir(exist_ok=True)
    np.savez_compressed(path, **arrays)
    print(f"{path}: {path.stat().st_size / 1e6:.1f} MB")
