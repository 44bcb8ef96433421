"""Write the files: ``python -m assets.synth``; ``--check`` writes nothing, says what differs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

if __package__ in (None, ""):  # run as `python assets/synth`
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from assets.synth import cards, moments, table
from assets.synth.waves import Signal, written

FOLDER = Path(__file__).resolve().parents[1] / "sound"
#: What makes each file; a number at the end tells the variants of one sound apart.
SOUNDS: dict[str, Callable[[], Signal]] = {
    **{f"card_{n}": partial(cards.laid, n) for n in range(1, 6)},
    **{f"slide_{n}": partial(cards.slid, n) for n in range(1, 4)},
    **{f"flip_{n}": partial(cards.flipped, n) for n in range(1, 4)},
    "shuffle": cards.shuffled,
    **{f"chips_{n}": partial(table.chips, n) for n in range(1, 4)},
    "rake": table.raked,
    **{f"knock_{n}": partial(table.knocked, n) for n in range(1, 3)},
    "bomb": moments.bomb,
    "rocket": moments.rocket,
    "gin": moments.gin,
    "deal_won": moments.deal_won,
    "deal_lost": moments.deal_lost,
    "match_won": moments.match_won,
    "match_lost": moments.match_lost,
}


def main(words: list[str]) -> int:
    """All of them; ``--check`` compares."""
    if "--check" in words:
        other = [
            name
            for name, make in SOUNDS.items()
            if (FOLDER / f"{name}.wav").read_bytes() != written(make())
        ]
        print("\n".join(other) or f"{len(SOUNDS)} files are as they would be written")
        return 1 if other else 0
    FOLDER.mkdir(exist_ok=True)
    for name, make in SOUNDS.items():
        (FOLDER / f"{name}.wav").write_bytes(written(make()))
    print(f"{len(SOUNDS)} files written to {FOLDER}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
