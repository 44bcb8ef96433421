"""``cardtable vacuum``: frees the space that removed matches took up in the journal."""

from __future__ import annotations

import argparse

from cardtable.failures import Failure
from cardtable.folders import journal_file
from cardtable.languages import decimal
from cardtable.output import show, show_json
from cardtable.speech import spoken_code
from cardtable.store.retention import compact
from cardtable.store.schema import is_there
from cardtable.store.trouble import JournalError
from cardtable.telling import told


def vacuum(chosen: argparse.Namespace) -> int:
    """Make the file of matches as small as possible; no match is lost."""
    path = journal_file()
    if not is_there(path):
        raise Failure(told("CommandLine", "There is no file of matches yet ({path}).", path=path))
    try:
        before, after = compact(path)
    except JournalError as error:
        if error.reason == "busy":
            raise Failure(
                told("CommandLine", "Another program holds the file; close its window first.")
            ) from error
        raise Failure(
            told(
                "CommandLine",
                "The journal cannot be written ({error}).",
                error=error.detail or error.reason,
            )
        ) from error
    if chosen.json:
        show_json({"file": str(path), "before": before, "after": after})
    else:
        show(
            told(
                "CommandLine",
                "{path}: {before} bytes before, {after} now.",
                path=path,
                before=decimal(before, 0, spoken_code()),
                after=decimal(after, 0, spoken_code()),
            )
        )
    return 0
