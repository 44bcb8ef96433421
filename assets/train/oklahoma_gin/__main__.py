"""Train the gin player: ``python -m assets.train.oklahoma_gin --minutes 22 --folder runs/gin``.

Everything it needs to go on stands in the folder: started again, it resumes. ``curve.jsonl`` there
has a line a minute, and the weights of the program are written at the end (and with ``--export``
alone) to ``assets/nets/oklahoma_gin.npz``.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import torch

from assets.train.folder import Folder, export
from assets.train.oklahoma_gin.learner import Learner, Memory
from assets.train.oklahoma_gin.model import Acting, arrays
from assets.train.oklahoma_gin.selfplay import SelfPlay
from assets.train.oklahoma_gin.yardstick import measure

#: How often a decision is learned from, and how many there must be to begin.
_REUSE, _ENOUGH = 1.5, 20_000


def arguments() -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m assets.train.oklahoma_gin", description=__doc__
    )
    parser.add_argument("--folder", type=Path, required=True, help="where the run is kept")
    parser.add_argument("--minutes", type=float, default=22, help="how long the whole run takes")
    parser.add_argument("--device", default="cpu", help="where is learned: cpu or cuda")
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate at the start")
    parser.add_argument("--last-rate", type=float, default=5e-5, help="and at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--export", action="store_true", help="write the weights and stop")
    return parser.parse_args()


class Run:
    """One training run and the folder it lives in."""

    def __init__(self, wanted: argparse.Namespace) -> None:
        self.wanted = wanted
        self.learner = Learner(wanted.device, wanted.seed)
        self.spent, self.hands = 0.0, 0
        self._folder = Folder(wanted.folder)
        kept = self._folder.load(wanted.device)
        if kept is not None:
            self.learner.resume(kept["learner"])
            self.spent, self.hands = kept["counts"]

    @property
    def progress(self) -> float:
        """How much of the run is done, 0 to 1."""
        return min(1.0, self.spent / (60 * self.wanted.minutes))

    def go(self) -> None:
        """Self-play and learning in turns until the time is up."""
        wanted, learner = self.wanted, self.learner
        rng = np.random.default_rng([wanted.seed, int(self.spent)])
        play = SelfPlay(rng)
        decisions, knocks = Memory(400_000), Memory(150_000)
        credit, before = 0.0, self.hands
        noted = last = time.monotonic()
        while self.progress < 1:
            ask = Acting(learner.net).ask
            for _ in range(4):
                found, told = play.step(ask)
                knocks.add(told)
                if found is not None:
                    decisions.add(found)
                    credit += _REUSE * len(found.gain)
            rate = wanted.rate * (wanted.last_rate / wanted.rate) ** self.progress
            while credit > wanted.batch and decisions.filled > _ENOUGH and knocks.filled:
                credit -= wanted.batch
                learner.learn(decisions, knocks, rng, wanted.batch, rate)
            self.hands = before + play.finished
            now = time.monotonic()
            self.spent += now - last
            last = now
            if now - noted > 60:
                noted = now
                self._note(measured=int(self.spent / 60) % 5 == 0)
                self.save()
        self._note(measured=True)
        self.save()

    def _note(self, measured: bool) -> None:
        line: dict[str, object] = {
            "minutes": round(self.spent / 60, 2),
            "hands": self.hands,
            "steps": self.learner.steps,
            "losses": [round(loss, 4) for loss in self.learner.losses],
        }
        if measured:
            line |= measure(Acting(self.learner.average).ask, 4000, 7)
        self._folder.note(line)

    def save(self) -> None:
        """Write the checkpoint."""
        counts = (self.spent, self.hands)
        self._folder.save({"learner": self.learner.state(), "counts": counts})


def main() -> None:
    """Train, then write the weights."""
    torch.set_num_threads(1)
    run = Run(arguments())
    if not run.wanted.export:
        run.go()
    export("oklahoma_gin", arrays(run.learner.average))


if __name__ == "__main__":
    main()
