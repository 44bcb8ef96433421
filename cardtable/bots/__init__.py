"""What opponents share: the named ones, their clock, and the worker that runs them.

A thought takes one core: numpy's helpers would fight with the window for the others, and its
matrices are too small to gain from them. This must be set before numpy is loaded.
"""

import os

for _library in ("OPENBLAS", "OMP", "MKL"):
    os.environ.setdefault(f"{_library}_NUM_THREADS", "1")
