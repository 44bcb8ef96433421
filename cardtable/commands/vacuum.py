"""``cardtable vacuum``: give back the room that removed matches took in the journal."""

from __future__ import annotations

import argparse
import json

from cardtable.failures import Failure
from cardtable.folders import journal_file
from cardtable.store.retention import compact
from cardtable.store.trouble import JournalError


def vacuum(chosen: argparse.Namespace) -> int:
    """Make the file of matches as small as it can be; no match is lost."""
    path = journal_file()
    if not path.is_file():
        raise Failure(f"There is no file of matches so far ({path}).")
    try:
        before, after = compact(path)
    except JournalError as error:
        if error.reason == "busy":
            raise Failure("Another program holds the file; close its window first.") from error
        raise Failure(f"The journal cannot be written ({error.detail or error.reason}).") from error
    if chosen.json:
        print(json.dumps({"file": str(path), "before": before, "after": after}, indent=1))
    else:
        print(f"{path}: {before:,} bytes before, {after:,} now.")
    return 0
