"""Speeds up the loading of the window's modules.

Measured for ``cardtable play oicho-kabu``: PySide's inspection of sources takes 30 ms of the start,
the garbage collector 15 ms.
"""

from __future__ import annotations

import gc
import sys
from types import ModuleType


def load_fast() -> None:
    """Skip what Python and PySide do on the side; call it before importing the window's modules.

    A start produces no garbage, so the collector is off until the program runs and collects by
    itself (:mod:`cardtable.ui.upkeep.garbage`). And PySide reads and keeps the source of each
    imported module to learn whether it mentions PySide and might want its methods in another
    spelling. It need not ask that of ours; others do not call Qt.
    """
    gc.disable()
    import PySide6.QtCore  # noqa: F401 - PySide's own modules come with it

    feature = sys.modules.get("shibokensupport.feature")
    if feature is not None and hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = _is_ours  # type: ignore[attr-defined]


def _is_ours(module: ModuleType) -> bool:
    return module.__name__.partition(".")[0] == "cardtable"
