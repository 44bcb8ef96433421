"""What the system says of files, in the language in force."""

from __future__ import annotations

import errno

from cardtable.translation import Message, message

#: What systems say most often, as Python has it in English: a translation follows our language, and
#: not that of the system.
_REASONS = {
    errno.ENOENT: message("No such file or directory"),
    errno.EACCES: message("Permission denied"),
    errno.EPERM: message("Operation not permitted"),
    errno.ENOSPC: message("No space left on device"),
    errno.EROFS: message("Read-only file system"),
    errno.EISDIR: message("Is a directory"),
    errno.ENOTDIR: message("Not a directory"),
    errno.EEXIST: message("File exists"),
    errno.ENAMETOOLONG: message("File name too long"),
    errno.EIO: message("Input/output error"),
}


def system_reason(error: OSError) -> str:
    """Why a file could not be read or written; what the program itself said of it goes first."""
    if isinstance(error.strerror, Message):
        return error.strerror
    return _REASONS.get(error.errno or 0) or error.strerror or str(error)
