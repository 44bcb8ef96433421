"""Creates folders and files that only their owner can read."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from cardtable.store.trouble import JournalError


def make_private(path: Path) -> None:
    """Create a file and its folder if missing, for their owner alone.

    Raises:
        JournalError: ``no_folder``.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise JournalError("no_folder", f"{path.parent}: {error.strerror}") from error
    with contextlib.suppress(OSError):  # failures are reported on opening
        if path.exists():
            path.chmod(0o600)
        else:
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
