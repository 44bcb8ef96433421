"""Windows, dialogs and the table scene. Rules never live here."""

import linecache
from typing import Any


class _Forgetful(dict[str, Any]):
    """Keeps nothing: PySide reads the source of every module that imports another (to see whether
    it wants other names), and ten megabytes of lines would stay in memory for ever.
    """

    def __setitem__(self, name: str, lines: Any) -> None:
        """Forget the lines of a file; whoever wants them again reads it again."""


linecache.cache = _Forgetful()
