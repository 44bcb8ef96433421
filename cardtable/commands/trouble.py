"""Why a command failed at the saved matches."""

from __future__ import annotations

from cardtable.failures import Failure
from cardtable.phrases.problems import problem_sentence
from cardtable.store.trouble import JournalError
from cardtable.translation import Message, message

#: Reasons whose detail is only where it happened.
_BARE = ("gone", "no_locks", "game")


def failure(error: JournalError, reading: bool = False) -> Failure:
    """Return the failure with its cause.

    Args:
        error: what happened.
        reading: whether the file was only to be read.
    """
    if error.reason in _BARE:
        return Failure(problem_sentence(error))
    return Failure(_cause(error, reading))


def _cause(error: JournalError, reading: bool) -> Message:
    if error.reason == "busy":
        return message("Another program is using the file; close its window first.")
    if error.reason == "newer":
        return message(
            "The saved matches were written by a newer version ({detail}).", detail=error.detail
        )
    reason = error.detail or error.reason
    if reading:
        return message("The saved-matches file can’t be read ({reason}).", reason=reason)
    return message("The saved-matches file can’t be written ({error}).", error=reason)
