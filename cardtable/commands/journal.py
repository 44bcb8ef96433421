"""``cardtable recover`` and ``cardtable vacuum``: the file of saved matches, and why it fails."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardtable.failures import Failure, WrongUse
from cardtable.files import check_readable
from cardtable.folders import journal_file
from cardtable.output import show, show_json
from cardtable.phrases.numbers import decimal
from cardtable.phrases.problems import problem_sentence
from cardtable.reasons import system_reason
from cardtable.store.journal import Journal
from cardtable.store.retention import compact
from cardtable.store.schema import is_there
from cardtable.store.trouble import JournalError
from cardtable.translation import Message, message


def recover(chosen: argparse.Namespace) -> int:
    """Bring over what can be read of a file; the file stays unchanged."""
    path = Path(chosen.file)
    try:
        check_readable(path)
        if journal_file().exists() and path.samefile(journal_file()):
            raise WrongUse(
                message(
                    "This is the saved-matches file itself; damaged parts are moved aside "
                    "automatically."
                )
            )
    except FileNotFoundError as error:
        raise Failure(message("There’s no file {path}.", path=path)) from error
    except OSError as error:
        raise Failure(
            message("{path} can’t be read ({reason}).", path=path, reason=system_reason(error))
        ) from error
    try:
        journal = Journal(journal_file())
        try:
            found = journal.bring_over(path, wanted=True)
        finally:
            journal.close()
    except JournalError as error:
        raise failure(error) from error
    except OSError as error:
        raise Failure(
            message(
                "{path} can’t be read ({strerror}).",
                path=error.filename or path,
                strerror=system_reason(error),
            )
        ) from error
    if chosen.json:
        answer = {"whole": found.whole, "cut": found.cut, "lost": found.lost, "there": found.there}
        show_json(answer)
        return 0
    if not (found.whole or found.cut or found.lost or found.there):
        raise Failure(message("No readable match in {path}.", path=path))
    show(
        message(
            "{path}: matches recovered: {whole}; incomplete: {cut}; already there: {there}; "
            "unreadable: {lost}.",
            path=path,
            whole=found.whole,
            cut=found.cut,
            there=found.there,
            lost=found.lost,
        )
    )
    for sentence in found.missing:
        show(sentence)
    return 0


def vacuum(chosen: argparse.Namespace) -> int:
    """Make the file of matches as small as possible; no match is lost."""
    path = journal_file()
    try:
        if not is_there(path):
            raise Failure(message("There’s no saved-matches file yet ({path}).", path=path))
        before, after = compact(path)
    except JournalError as error:
        raise failure(error) from error
    if chosen.json:
        show_json({"file": str(path), "before": before, "after": after})
    else:
        show(
            message(
                "{path}: {before} bytes before, {after} now.",
                path=path,
                before=decimal(before, 0),
                after=decimal(after, 0),
            )
        )
    return 0


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
