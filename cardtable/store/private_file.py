"""Creates folders and files that only their owner can read."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from pathlib import Path

from cardtable.files import check_own_link, make_private_folder
from cardtable.folders import usual_data_folder
from cardtable.reasons import told_reason
from cardtable.store.trouble import JournalError
from cardtable.translation import message


def make_private(path: Path) -> None:
    """Create a file and its folders if missing, for their owner alone.

    A folder that was there before may be one that the player has chosen, and shares with others.

    Raises:
        JournalError: ``no_folder``; ``read_only``, if the path leads nowhere, or to something else
            than a file.
    """
    folder = path.parent
    try:
        make_private_folder(folder)
    except FileExistsError as error:
        taken = NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
        raise JournalError("no_folder", told_reason(folder, taken)) from error
    except OSError as error:
        raise JournalError("no_folder", told_reason(folder, error)) from error
    except ValueError as error:
        reason = message("not a valid file name")
        said = message("{file}: {reason}", file=str(folder), reason=reason)
        raise JournalError("no_folder", said) from error
    try:
        check_own_link(path)
        there: bool | None = stat.S_ISREG(path.stat().st_mode)
    except FileNotFoundError:
        there = None
    except OSError as error:  # a folder that may not be searched
        raise JournalError("read_only", told_reason(path, error)) from error
    if there is False:
        other = message("not a regular file")
        raise JournalError("read_only", message("{file}: {reason}", file=str(path), reason=other))
    if folder == usual_data_folder():
        with contextlib.suppress(OSError):
            folder.chmod(0o700)
    with contextlib.suppress(OSError):  # failures are reported on opening
        if there:
            path.chmod(0o600)
        else:
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
