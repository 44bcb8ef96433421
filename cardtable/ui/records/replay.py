"""``cardtable replay``: prints a match in words."""

from __future__ import annotations

import argparse

from cardtable.commands.records import played, read_record
from cardtable.failures import WrongUse
from cardtable.languages import find_language
from cardtable.output import show, show_json
from cardtable.phrases.spoken import spoken_match
from cardtable.speech import spoken_code
from cardtable.telling import told


def print_match(chosen: argparse.Namespace) -> int:
    """Print a record in words, in the requested language."""
    if chosen.to is not None and chosen.to < 0:
        raise WrongUse(told("CommandLine", "--to needs a number from 0."))
    language = find_language(chosen.lang or ("en" if chosen.json else spoken_code()))
    record = read_record(chosen.file)
    match = played(chosen.file, record, chosen.to)
    lines = spoken_match(match, language)
    if chosen.json:
        show_json({"game": record.game, "lines": lines})
    else:
        for line in lines:
            show(line)
    return 0
