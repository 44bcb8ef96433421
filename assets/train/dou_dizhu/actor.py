"""A process of self-play that feeds the learner."""

from __future__ import annotations

import numpy as np
import torch

from assets.train.dou_dizhu.model import Acting, Net
from assets.train.dou_dizhu.selfplay import Samples, SelfPlay

_STRAY = (0.05, 0.01)


def act(nets: list[Net], seed: int, stop, progress, out) -> None:  # type: ignore[no-untyped-def]
    """An actor's process: self-play with the nets as they are, its decisions into ``out``."""
    torch.set_num_threads(1)
    play = SelfPlay(seed)
    acting = Acting(nets, torch.bfloat16)
    held: list[Samples] = []
    ticks = 0
    while not stop.is_set():
        low, high = _STRAY[1], _STRAY[0]
        samples = play.step(acting, high + (low - high) * progress.value)
        if samples is not None:
            held.append(samples)
        ticks += 1
        if ticks % 16 == 0:
            acting.refresh(nets)
            joined = Samples(*(np.concatenate(part) for part in zip(*held, strict=True)))
            held.clear()
            out.put((joined, play.frames, play.finished, play.landlord_won))
            play.frames = play.finished = play.landlord_won = 0
