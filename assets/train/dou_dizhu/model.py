"""The network as torch trains it; the bot's own :mod:`net` plays it in numpy."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import torch
from torch import nn

from cardtable.games.dou_dizhu.bot.brain.features import MOVE_WIDTH, POSITION_WIDTH

WIDTH = POSITION_WIDTH + MOVE_WIDTH
HIDDEN = (384, 192, 96)
#: What it says of a move: the chance to win (as a logit); what the stake will be multiplied by
#: from now on if the deal is won, and if it is lost.
HEADS = 3
_ROUND = 256


class Net(nn.Module):
    """One role's network."""

    def __init__(self, hidden: tuple[int, ...] = HIDDEN) -> None:
        super().__init__()
        sizes = (WIDTH, *hidden, HEADS)
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        with torch.no_grad():
            # About a seventh of the inputs is on.
            self.layers[0].weight.normal_(0.0, (1.0 / 100) ** 0.5)
            self.layers[-1].weight.mul_(0.1)
            self.layers[-1].bias.copy_(torch.tensor([0.0, 1.3, 1.3]))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """(n, WIDTH) → (n, HEADS)."""
        for layer in self.layers[:-1]:
            x = torch.relu(layer(x))
        return self.layers[-1](x)


class Acting:
    """The three roles' networks as they are now, quick to ask, without gradients."""

    def __init__(self, nets: list[Net], dtype: torch.dtype) -> None:
        self._dtype = dtype
        self._position: list[torch.Tensor] = []
        self._move: list[torch.Tensor] = []
        self._layers: list[list[tuple[torch.Tensor, torch.Tensor]]] = []
        self.refresh(nets)

    def refresh(self, nets: list[Net]) -> None:
        """Take the weights over."""
        first = [net.layers[0].weight.detach().to(self._dtype) for net in nets]
        self._position = [weight[:, :POSITION_WIDTH].contiguous() for weight in first]
        self._move = [weight[:, POSITION_WIDTH:].contiguous() for weight in first]
        self._layers = [
            [
                (layer.weight.detach().to(self._dtype), layer.bias.detach().to(self._dtype))
                for layer in net.layers
            ]
            for net in nets
        ]

    def ask(self, role: int, position: np.ndarray, of: np.ndarray, move: np.ndarray) -> np.ndarray:
        """(moves, HEADS) of the moves of one role: see :data:`brain.net.Ask`.

        Args:
            role: whose turn it is in all of them.
            position: (deals, POSITION_WIDTH).
            of: (moves,) the row of ``position`` each move belongs to.
            move: (moves, MOVE_WIDTH).
        """
        (_, bias), *rest = self._layers[role]
        linear = torch.nn.functional.linear
        with torch.no_grad():
            own = linear(self._padded(position), self._position[role], bias)
            x = linear(self._padded(move), self._move[role])
            x[: len(of)] += own[torch.from_numpy(of)]
            torch.relu_(x)
            for weight, bias in rest[:-1]:
                x = torch.relu_(linear(x, weight, bias))
            return linear(x, *rest[-1])[: len(of)].float().numpy()

    def _padded(self, bits: np.ndarray) -> torch.Tensor:
        """With rows added up to a round number: every new size costs a set-up of its own."""
        rows = -(-len(bits) // _ROUND) * _ROUND
        full = torch.zeros((rows, bits.shape[1]), dtype=self._dtype)
        full[: len(bits)] = torch.from_numpy(bits)
        return full
