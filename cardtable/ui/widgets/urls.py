"""Files that are dropped on the window."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import unquote_to_bytes

from PySide6.QtCore import QUrl


def path_of(url: QUrl) -> Path:
    """The path of a local file; Qt's own would lose bytes that are no text."""
    if os.name == "nt":
        return Path(url.toLocalFile())
    encoded = url.path(QUrl.ComponentFormattingOption.FullyEncoded)
    return Path(os.fsdecode(unquote_to_bytes(encoded)))
