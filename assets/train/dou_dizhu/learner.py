"""Learning from the decisions of self-play."""

from __future__ import annotations

import copy
from collections.abc import Iterator

import numpy as np
import torch
from torch.nn import functional

from assets.train.dou_dizhu.model import WIDTH, Net
from assets.train.dou_dizhu.selfplay import Samples

_FACTOR_WEIGHT = 0.02


class Memory:
    """The latest decisions of one role."""

    def __init__(self, size: int) -> None:
        self._bits = np.zeros((size, (WIDTH + 7) // 8), np.uint8)
        self._rest = np.zeros((size, 3), np.float32)
        self._at = 0
        self.filled = 0
        #: Decisions that came in and have not been learned from, times the reuse wanted.
        self.credit = 0.0

    def add(self, samples: Samples, role: int, reuse: float) -> None:
        """Take the role's decisions in; the oldest go."""
        here = np.flatnonzero(samples.role == role)
        place = (self._at + np.arange(len(here))) % len(self._bits)
        self._bits[place] = samples.bits[here]
        self._rest[place] = np.stack(
            [samples.target[here], samples.won[here], samples.factor[here]], axis=1
        )
        self._at = (self._at + len(here)) % len(self._bits)
        self.filled = min(len(self._bits), self.filled + len(here))
        self.credit = min(self.credit + reuse * len(here), 4.0 * len(self._bits))

    def draw(self, rng: np.random.Generator, count: int) -> tuple[np.ndarray, np.ndarray]:
        """Features (count, WIDTH) and what came of them (count, 3)."""
        some = rng.integers(0, self.filled, count)
        return np.unpackbits(self._bits[some], axis=1, count=WIDTH), self._rest[some]


class Learner:
    """Three networks, their optimisers and their averages."""

    def __init__(self, device: str, rate: float, seed: int) -> None:
        torch.manual_seed(seed)
        self.device = torch.device(device)
        self.nets = [Net().to(self.device) for _ in range(3)]
        self.averages = [copy.deepcopy(net) for net in self.nets]
        self.optimisers = [
            torch.optim.Adam(net.parameters(), lr=rate, betas=(0.9, 0.99), eps=1e-6, fused=True)
            for net in self.nets
        ]
        self.losses = [0.69] * 3
        self.steps = 0

    def learn(self, role: int, bits: np.ndarray, rest: np.ndarray, rate: float) -> None:
        """One step on a batch."""
        x = torch.from_numpy(bits).to(self.device, torch.float32)
        target, won, factor = torch.from_numpy(rest).to(self.device).T
        for group in self.optimisers[role].param_groups:
            group["lr"] = rate
        with torch.autocast(self.device.type, dtype=torch.bfloat16):
            out = self.nets[role](x)
        logit, if_won, if_lost = out.float().T
        loss = functional.binary_cross_entropy_with_logits(logit, target)
        told = torch.where(won > 0.5, if_won, if_lost)
        total = loss + _FACTOR_WEIGHT * functional.mse_loss(told, factor)
        self.optimisers[role].zero_grad(set_to_none=True)
        total.backward()
        self.optimisers[role].step()
        self.losses[role] += 0.01 * (loss.item() - self.losses[role])
        self.steps += 1
        if self.steps % 8 < 3:
            self._average(role, min(0.995, self.steps / (self.steps + 500)))

    def _average(self, role: int, keep: float) -> None:
        pairs = zip(self.averages[role].parameters(), self.nets[role].parameters(), strict=True)
        with torch.no_grad():
            for mean, now in pairs:
                mean.lerp_(now, 1 - keep)

    def state(self) -> dict[str, object]:
        """All that is needed to go on later."""
        return {
            "nets": [net.state_dict() for net in self.nets],
            "averages": [net.state_dict() for net in self.averages],
            "optimisers": [each.state_dict() for each in self.optimisers],
            "steps": self.steps,
        }

    def resume(self, state: dict[str, object]) -> None:
        """Go on from :meth:`state`."""
        for name in ("nets", "averages", "optimisers"):
            for mine, kept in zip(getattr(self, name), state[name], strict=True):  # type: ignore[call-overload]
                mine.load_state_dict(kept)
        self.steps = int(state["steps"])  # type: ignore[call-overload]

    def arrays(self) -> Iterator[tuple[str, np.ndarray]]:
        """The averaged weights by name (``0.1.weight``: role 0, layer 1), half precision."""
        for role, net in enumerate(self.averages):
            for number, layer in enumerate(net.layers):
                for name in ("weight", "bias"):
                    values = getattr(layer, name).detach().cpu().numpy()
                    yield f"{role}.{number}.{name}", values.astype(np.float16)
