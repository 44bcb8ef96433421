"""Windows, dialogs and the table scene. Rules never live here."""

import linecache
from typing import Any


class _Forgetful(dict[str, Any]):
    """Keeps nothing.

    PySide reads the source of every module that imports another, to see whether it has switched
    to other names, and Python would keep ten megabytes of lines.
    """

    def __setitem__(self, name: str, lines: Any) -> None:
        """Forget the lines of a file; they can be read again."""


linecache.cache = _Forgetful()
