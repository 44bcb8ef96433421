"""Files of matches that the journal could not take when the program ended.

They lie beside the journal, or where else something could be written; the next start of the window
brings them over.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import secrets
import stat
import tempfile
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

_UNSAVED, _SAVED = "cardtable-unsaved-", "cardtable-saved-"
_ENDING = ".sqlite"


def places_for(journal: Path) -> Iterator[Path]:
    """Yield names for such a file, the best place first.

    Nobody can guess them, and put a file of his own there that this one would be written into.
    """
    stamp = f"{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(8)}{_ENDING}"
    for folder, prefix in _places(journal):
        yield folder / f"{prefix}{stamp}"


def unsaved_for(journal: Path) -> list[Path]:
    """Return the files that still have to be brought over into a journal, oldest first."""
    found = []
    for folder, prefix in _places(journal):
        with contextlib.suppress(OSError):
            found += [path for path in folder.glob(f"{prefix}*{_ENDING}") if _is_ours(path)]
    return sorted(found, key=lambda path: path.name)


def is_unsaved(path: Path) -> bool:
    """Whether a file is one of these."""
    return path.name.startswith(_UNSAVED)


def note_saved(path: Path) -> None:
    """Note that a file was brought over; it is kept under another name."""
    with contextlib.suppress(OSError):  # what is there does not come twice
        path.rename(path.with_name(_SAVED + path.name.removeprefix(_UNSAVED)))


def _places(journal: Path) -> Iterator[tuple[Path, str]]:
    """The folders, and how names begin there: elsewhere they say for which journal they are."""
    folder = journal.parent
    whose = hashlib.sha256(os.fsencode(folder.absolute())).hexdigest()[:12]
    yield folder, _UNSAVED
    with contextlib.suppress(RuntimeError):  # nobody knows the home folder
        yield Path.home(), f"{_UNSAVED}{whose}-"
    with contextlib.suppress(FileNotFoundError):  # none can be written to
        yield Path(tempfile.gettempdir()), f"{_UNSAVED}{whose}-"


def _is_ours(path: Path) -> bool:
    """Whether it is a file of this user; anybody may put something in a shared folder."""
    found = path.lstat()
    return stat.S_ISREG(found.st_mode) and (os.name == "nt" or found.st_uid == os.getuid())
