"""Train the Dou Dizhu player: ``python -m assets.train.dou_dizhu --minutes 60 --folder runs/one``.

Everything it needs to go on stands in the folder: started again, it resumes. ``curve.jsonl`` there
has a line every half minute, and the weights of the program are written at the end (and with
``--export`` alone) to ``assets/nets/dou_dizhu.npz``.
"""

from __future__ import annotations

import argparse
import queue
import time
from pathlib import Path

import numpy as np
import torch
import torch.multiprocessing as mp

from assets.train.dou_dizhu.actor import act
from assets.train.dou_dizhu.learner import Learner, Memory
from assets.train.dou_dizhu.model import Acting, Net
from assets.train.dou_dizhu.yardstick import measure
from assets.train.folder import Folder, export


def arguments() -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m assets.train.dou_dizhu", description=__doc__)
    parser.add_argument("--folder", type=Path, required=True, help="where the run is kept")
    parser.add_argument("--minutes", type=float, default=60, help="how long the whole run takes")
    parser.add_argument("--actors", type=int, default=1, help="processes of self-play")
    parser.add_argument("--device", default="cpu", help="where is learned: cpu or cuda")
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate at the start")
    parser.add_argument("--last-rate", type=float, default=4e-5, help="and at the end")
    parser.add_argument("--reuse", type=float, default=3.0, help="how often a decision is used")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--export", action="store_true", help="write the weights and stop")
    return parser.parse_args()


class Run:
    """One training run and the folder it lives in."""

    def __init__(self, wanted: argparse.Namespace) -> None:
        self.wanted = wanted
        self.learner = Learner(wanted.device, wanted.rate, wanted.seed)
        self.spent = 0.0
        self.frames = 0
        self.finished = 0
        self.landlord_won = 0
        self._folder = Folder(wanted.folder)
        kept = self._folder.load(wanted.device)
        if kept is not None:
            self.learner.resume(kept["learner"])
            self.spent, self.frames, self.finished = kept["counts"]

    @property
    def progress(self) -> float:
        """How much of the run is done, 0 to 1."""
        return min(1.0, self.spent / (60 * self.wanted.minutes))

    def go(self) -> None:
        """Self-play and learning until the time is up."""
        wanted = self.wanted
        context = mp.get_context("spawn")
        shared = [Net() for _ in range(3)]
        for net in shared:
            net.share_memory()
        self._share(shared)
        stop, progress = context.Event(), context.Value("d", self.progress)
        inbox = context.Queue(maxsize=64)
        seeds = [wanted.seed * 1000 + int(self.spent) * 10 + i for i in range(wanted.actors)]
        actors = [
            context.Process(target=act, args=(shared, seed, stop, progress, inbox), daemon=True)
            for seed in seeds
        ]
        for actor in actors:
            actor.start()
        memories = [Memory(300_000) for _ in range(3)]
        rng = np.random.default_rng(wanted.seed + int(self.spent))
        noted = saved = last = time.monotonic()
        while self.progress < 1:
            self._take(inbox, memories)
            for _ in range(8):
                self._learn(memories, rng)
            self._share(shared)
            now = time.monotonic()
            self.spent += now - last
            last = now
            progress.value = self.progress
            if now - noted > 30:
                self._note(measured=now - saved > 300)
                noted = now
                if now - saved > 300:
                    self.save()
                    saved = now
        stop.set()
        for actor in actors:
            actor.kill()
        self._note(measured=True)
        self.save()

    def _take(self, inbox, memories: list[Memory]) -> None:  # type: ignore[no-untyped-def]
        hungry = all(memory.credit < self.wanted.batch for memory in memories)
        try:
            while True:
                samples, frames, finished, landlord = inbox.get(timeout=1 if hungry else 0.0001)
                hungry = False
                self.frames += frames
                self.finished += finished
                self.landlord_won += landlord
                for role, memory in enumerate(memories):
                    memory.add(samples, role, self.wanted.reuse)
        except queue.Empty:
            return

    def _learn(self, memories: list[Memory], rng: np.random.Generator) -> None:
        rate = self.wanted.rate * (self.wanted.last_rate / self.wanted.rate) ** self.progress
        for role, memory in enumerate(memories):
            if memory.credit >= self.wanted.batch and memory.filled >= 8 * self.wanted.batch:
                memory.credit -= self.wanted.batch
                self.learner.learn(role, *memory.draw(rng, self.wanted.batch), rate)

    def _share(self, shared: list[Net]) -> None:
        for net, copy in zip(self.learner.nets, shared, strict=True):
            copy.load_state_dict(net.state_dict())

    def _note(self, measured: bool) -> None:
        line: dict[str, object] = {
            "minutes": round(self.spent / 60, 2),
            "frames": self.frames,
            "deals": self.finished,
            "landlord": round(self.landlord_won / max(1, self.finished), 3),
            "steps": self.learner.steps,
            "losses": [round(loss, 4) for loss in self.learner.losses],
        }
        if measured:
            share, error = measure(Acting(self.learner.averages, torch.float32), 1000, 7)
            line["against_fewest_turns"] = [round(share, 4), round(error, 4)]
        self._folder.note(line)

    def save(self) -> None:
        """Write the checkpoint."""
        counts = (self.spent, self.frames, self.finished)
        self._folder.save({"learner": self.learner.state(), "counts": counts})


def main() -> None:
    """Train, then write the weights."""
    torch.set_num_threads(1)
    run = Run(arguments())
    if not run.wanted.export:
        run.go()
    export("dou_dizhu", dict(run.learner.arrays()))


if __name__ == "__main__":
    main()
