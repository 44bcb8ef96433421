"""Where the program keeps what it writes: the platform's application-data folder."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

#: File name ending of a record.
RECORD_ENDING = ".cardtable"


def is_record(name: str) -> bool:
    """Whether a file is called like a record; some systems write endings in capitals."""
    return name.lower().endswith(RECORD_ENDING)


def data_folder() -> Path:
    """The folder of journal and settings; ``CARDTABLE_DATA`` overrides it."""
    named = os.environ.get("CARDTABLE_DATA")
    return Path(named) if named else usual_data_folder()


def usual_data_folder() -> Path:
    """The platform's folder for our data, which is used for nothing else."""
    return platformdirs.user_data_path("cardtable", appauthor=False)


def journal_file() -> Path:
    """The SQLite file that holds the matches."""
    return data_folder() / "journal.sqlite"


def own_folder() -> Path:
    """Where players put decks of their own, one folder each."""
    return data_folder() / "decks"
