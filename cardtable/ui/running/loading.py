"""What lets the window's modules load faster.

Measured for ``cardtable play oicho-kabu``: PySide's look at sources takes 30 ms of the start, the
collector 15 ms.
"""

from __future__ import annotations

import gc
import sys
from types import ModuleType


def load_fast() -> None:
    """Leave out what Python and PySide do beside loading; to be called before the window's modules.

    Nothing that a start makes is thrown away, so the collector waits: the program clears up by
    itself once it runs (:mod:`cardtable.ui.upkeep.tidying`). And PySide reads the source of each
    module that is imported, and keeps it, to learn whether it mentions PySide and might want the
    methods in another spelling. Of ours it need not ask; others do not call Qt.
    """
    gc.disable()
    import PySide6.QtCore  # noqa: F401 - PySide's own modules come with it

    feature = sys.modules.get("shibokensupport.feature")
    if feature is not None and hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = _is_ours  # type: ignore[attr-defined]


def _is_ours(module: ModuleType) -> bool:
    return module.__name__.partition(".")[0] == "cardtable"
