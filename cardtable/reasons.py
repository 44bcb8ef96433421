"""What the system says of files, and why packed ones stay shut, in the language in force."""

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
    errno.ENOMEM: message("Cannot allocate memory"),
    errno.EFBIG: message("File too large"),
    errno.ELOOP: message("Too many levels of symbolic links"),
    errno.EDQUOT: message("Disk quota exceeded"),
    errno.EMFILE: message("Too many open files"),
}


def system_reason(error: OSError) -> str:
    """Why a file could not be read or written; what the program itself said of it goes first."""
    if isinstance(error.strerror, Message):
        return error.strerror
    return _REASONS.get(error.errno or 0) or error.strerror or str(error)


def told_reason(place: object, error: OSError) -> str:
    """The file or folder that an error is about, and why."""
    return message("{file}: {reason}", file=str(place), reason=system_reason(error))


def unpacking_reason(error: Exception) -> str:
    """Why something packed could not be unpacked; Python says it in English and to programmers."""
    if isinstance(error, OSError) and (error.errno or isinstance(error.strerror, Message)):
        return system_reason(error)
    if isinstance(error, NotImplementedError):
        return message("packed in an unknown way")
    if isinstance(error, RuntimeError):  # of “zipfile”
        return message("locked with a password")
    return message("damaged, or a file of another kind")
