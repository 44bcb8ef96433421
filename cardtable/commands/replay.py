"""``cardtable replay``: prints a match in words."""

from __future__ import annotations

import argparse

from cardtable.commands.records import played, read_record
from cardtable.failures import WrongUse
from cardtable.languages import find_language
from cardtable.output import show, show_json
from cardtable.phrases.matches import transcript
from cardtable.translation import current_language, message


def print_match(chosen: argparse.Namespace) -> int:
    """Print a record in words, in the requested language."""
    if chosen.to is not None and chosen.to < 0:
        raise WrongUse(message("--to needs a number, 0 or higher."))
    language = find_language(chosen.lang or ("en" if chosen.json else current_language()))
    record = read_record(chosen.file)
    match = played(chosen.file, record, chosen.to)
    lines = transcript(match, language)
    if chosen.json:
        show_json({"game": record.game, "lines": lines})
    else:
        for line in lines:
            show(line)
    return 0
