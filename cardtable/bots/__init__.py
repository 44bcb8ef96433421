"""What opponents share: the contract of a bot, its budget, and the worker that runs it.

A thought takes one core: numpy's helpers would fight with the window for the others, and its
matrices are too small to gain from them. That has to be said before numpy is loaded.
"""

import os

for _library in ("OPENBLAS", "OMP", "MKL"):
    os.environ.setdefault(f"{_library}_NUM_THREADS", "1")
