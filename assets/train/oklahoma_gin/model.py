"""The network as torch trains it; the bot's own :mod:`net` plays it in numpy."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from cardtable.games.oklahoma_gin.bot.brain.sight import WIDTH

HIDDEN = (256, 128)
#: What going on gains, and what knocking would.
HEADS = 2
#: It also guesses the opponent's hand, card by card; that is for learning alone.
CARDS = 64
_ROUND = 256


class Net(nn.Module):
    """The network with both its ends."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise((WIDTH, *HIDDEN)))
        self.gains = nn.Linear(HIDDEN[-1], HEADS)
        self.opponent = nn.Linear(HIDDEN[-1], CARDS)
        with torch.no_grad():
            # About a tenth of the inputs is on.
            self.layers[0].weight.normal_(0.0, 0.1)
            self.gains.weight.mul_(0.1)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """(n, WIDTH) → gains (n, HEADS) and the opponent's hand (n, CARDS), as logits."""
        for layer in self.layers:
            x = torch.relu(layer(x))
        return self.gains(x), self.opponent(x)


class Acting:
    """The network as it is now, quick to ask."""

    def __init__(self, net: Net) -> None:
        self._layers = [
            (layer.weight.detach().bfloat16(), layer.bias.detach().bfloat16())
            for layer in (*net.layers, net.gains)
        ]

    def ask(self, bits: np.ndarray) -> np.ndarray:
        """See :data:`brain.net.Ask`."""
        # Every new size costs a set-up of its own.
        rows = -(-len(bits) // _ROUND) * _ROUND
        x = torch.zeros((rows, WIDTH), dtype=torch.bfloat16)
        x[: len(bits)] = torch.from_numpy(bits)
        with torch.no_grad():
            for weight, bias in self._layers[:-1]:
                x = torch.relu_(functional.linear(x, weight, bias))
            return functional.linear(x, *self._layers[-1])[: len(bits)].float().numpy()


def arrays(net: Net) -> dict[str, np.ndarray]:
    """The weights by name (``1.weight``: of layer 1), half precision, without the guess."""
    found = {}
    for number, layer in enumerate((*net.layers, net.gains)):
        for name in ("weight", "bias"):
            values = getattr(layer, name).detach().cpu().numpy()
            found[f"{number}.{name}"] = values.astype(np.float16)
    return found
