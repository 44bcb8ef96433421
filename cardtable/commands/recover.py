"""``cardtable recover``: brings the matches of another or a damaged file into the journal."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardtable.commands.trouble import failure
from cardtable.failures import Failure, WrongUse
from cardtable.files import check_readable
from cardtable.folders import journal_file
from cardtable.output import show, show_json
from cardtable.reasons import system_reason
from cardtable.store.journal import Journal
from cardtable.store.trouble import JournalError
from cardtable.translation import message


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
