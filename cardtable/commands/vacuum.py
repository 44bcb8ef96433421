"""``cardtable vacuum``: frees the space that removed matches took up in the journal."""

from __future__ import annotations

import argparse

from cardtable.commands.trouble import failure
from cardtable.failures import Failure
from cardtable.folders import journal_file
from cardtable.output import show, show_json
from cardtable.phrases.numbers import decimal
from cardtable.store.retention import compact
from cardtable.store.schema import is_there
from cardtable.store.trouble import JournalError
from cardtable.translation import message


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
