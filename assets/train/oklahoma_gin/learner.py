"""Learning from the decisions of self-play."""

from __future__ import annotations

import copy
import itertools

import numpy as np
import torch
from torch.nn import functional

from assets.train.oklahoma_gin.model import CARDS, Net
from assets.train.oklahoma_gin.selfplay import Decisions, Knocks
from cardtable.games.oklahoma_gin.bot.brain.sight import WIDTH

_SUITS = np.array(list(itertools.permutations(range(4))))
#: Of the first features, so many planes of cards, four suits of 16 bits each.
_PLANES = 6
_KNOCK_WEIGHT, _GUESS_WEIGHT = 0.3, 0.5
_KNOCKS = 192


class Memory:
    """The latest decisions, or the latest knocks."""

    def __init__(self, size: int) -> None:
        self._bits = np.zeros((size, (WIDTH + 7) // 8), np.uint8)
        self._gain = np.zeros(size, np.float32)
        self._opponent = np.zeros(size, np.uint64)
        self._at = 0
        self.filled = 0

    def add(self, told: Decisions | Knocks) -> None:
        """Take them in; the oldest go."""
        size, count = len(self._gain), len(told.gain)
        place = (self._at + np.arange(count)) % size
        self._bits[place], self._gain[place] = told.bits, told.gain
        if isinstance(told, Decisions):
            self._opponent[place] = told.opponent
        self._at = (self._at + count) % size
        self.filled = min(size, self.filled + count)

    def draw(self, rng: np.random.Generator, count: int) -> tuple[np.ndarray, ...]:
        """Features, gains and opponents' hands (count, CARDS), the suits in another order."""
        some = rng.integers(0, self.filled, count)
        order = _SUITS[rng.integers(len(_SUITS))]
        bits = np.unpackbits(self._bits[some], axis=1, count=WIDTH)
        planes = bits[:, : _PLANES * CARDS].reshape(count, _PLANES, 4, 16)
        bits[:, : _PLANES * CARDS] = planes[:, :, order].reshape(count, -1)
        hands = np.unpackbits(
            self._opponent[some].view(np.uint8).reshape(count, 8), axis=1, bitorder="little"
        )
        return bits, self._gain[some], hands.reshape(count, 4, 16)[:, order].reshape(count, CARDS)


class Learner:
    """The network, its optimiser and its average."""

    def __init__(self, device: str, seed: int) -> None:
        torch.manual_seed(seed)
        self._device = torch.device(device)
        self.net = Net().to(self._device)
        self.average = copy.deepcopy(self.net)
        self._optimiser = torch.optim.Adam(self.net.parameters(), betas=(0.9, 0.99))
        self.steps = 0
        self.losses = [0.0, 0.0, 0.0]

    def learn(
        self, decisions: Memory, knocks: Memory, rng: np.random.Generator, count: int, rate: float
    ) -> None:
        """One step on a batch of decisions and some knocks."""
        bits, gain, hands = decisions.draw(rng, count)
        more, knocked, _ = knocks.draw(rng, _KNOCKS)
        x = torch.from_numpy(np.concatenate([bits, more])).to(self._device, torch.float32)
        for group in self._optimiser.param_groups:
            group["lr"] = rate
        with torch.autocast(self._device.type, dtype=torch.bfloat16):
            gains, guess = self.net(x)
        gains, guess = gains.float(), guess[:count].float()
        target, by_knock, held = (
            torch.from_numpy(each).to(self._device, torch.float32)
            for each in (gain, knocked, hands)
        )
        losses = (
            functional.mse_loss(gains[:count, 0], target),
            functional.mse_loss(gains[count:, 1], by_knock),
            functional.binary_cross_entropy_with_logits(guess, held),
        )
        total = losses[0] + _KNOCK_WEIGHT * losses[1] + _GUESS_WEIGHT * losses[2]
        self._optimiser.zero_grad(set_to_none=True)
        total.backward()
        self._optimiser.step()
        self.steps += 1
        for i, loss in enumerate(losses):
            self.losses[i] += max(0.005, 1 / self.steps) * (loss.item() - self.losses[i])
        if self.steps % 4 == 0:
            pairs = zip(self.average.parameters(), self.net.parameters(), strict=True)
            with torch.no_grad():
                for mean, now in pairs:
                    mean.lerp_(now, max(0.02, 4 / self.steps))

    def state(self) -> dict[str, object]:
        """All that is needed to go on later."""
        return {
            "net": self.net.state_dict(),
            "average": self.average.state_dict(),
            "optimiser": self._optimiser.state_dict(),
            "steps": self.steps,
        }

    def resume(self, state: dict[str, object]) -> None:
        """Go on from :meth:`state`."""
        self.net.load_state_dict(state["net"])  # type: ignore[arg-type]
        self.average.load_state_dict(state["average"])  # type: ignore[arg-type]
        self._optimiser.load_state_dict(state["optimiser"])  # type: ignore[arg-type]
        self.steps = int(state["steps"])  # type: ignore[call-overload]
