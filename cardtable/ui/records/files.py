"""Matches to and from files: export, import, drag and drop."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData

from cardtable.engine.failed import GameFailed
from cardtable.engine.match import Match
from cardtable.engine.quoting import printable
from cardtable.engine.record_form import UnfinishedRecord
from cardtable.engine.records import MAX_BYTES, BadRecord, parse_bytes, record_of, replay, write
from cardtable.files import read_regular, write_whole
from cardtable.folders import is_record
from cardtable.games import find_game, package_of
from cardtable.isolating import isolated
from cardtable.phrases.problems import problem_sentence
from cardtable.reasons import system_reason
from cardtable.store.trouble import JournalError
from cardtable.translation import Saying, _, say
from cardtable.ui.dialog import path_of


class RecordTrouble(Exception):
    """A record could not be written or read.

    Attributes:
        saying: one sentence for the player.
    """

    def __init__(self, saying: Saying) -> None:
        super().__init__(saying)
        self.saying = saying

    def __str__(self) -> str:
        return self.saying()


def _unwritable(file: str, reason: object) -> str:
    return _(
        "{file} can’t be written ({reason}).", file=isolated(printable(file)), reason=say(reason)
    )


def _unreadable(file: str, reason: object) -> str:
    return _("{file} can’t be read ({reason}).", file=isolated(printable(file)), reason=say(reason))


def _invalid(file: str, reason: object) -> str:
    return _(
        "{file} isn’t a valid record. {reason}", file=isolated(printable(file)), reason=say(reason)
    ).strip()


def _unfinished(file: str) -> str:
    return _(
        "The match in {file} isn’t over, so its seed isn’t in it and nothing can be checked. Only "
        "records of finished matches can be opened.",
        file=isolated(printable(file)),
    )


def export_record(match: Match, path: Path) -> None:
    """Write the record of a match; the file is written completely or not at all.

    Raises:
        RecordTrouble: if it cannot be written.
    """
    try:
        write_whole(path, write(record_of(match)).encode())
    except OSError as error:
        raise RecordTrouble(partial(_unwritable, path.name, system_reason(error))) from error


def import_record(path: Path) -> Match:
    """Read the match of a file, replayed and verified.

    Raises:
        RecordTrouble: if it cannot be read or verified.
    """
    try:
        data = read_regular(path, MAX_BYTES + 1)
    except OSError as error:
        raise RecordTrouble(partial(_unreadable, path.name, system_reason(error))) from error
    try:
        return replay(parse_bytes(data), find_game)
    except UnfinishedRecord as error:
        raise RecordTrouble(partial(_unfinished, path.name)) from error
    except BadRecord as error:
        raise RecordTrouble(partial(_invalid, path.name, error)) from error
    except GameFailed as error:
        told = JournalError("game", f"{error.game} ({package_of(error.game)})")
        raise RecordTrouble(partial(problem_sentence, told)) from error


def dropped_record(data: QMimeData) -> Path | None:
    """The single record that is being dragged, if there is just one."""
    urls = data.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = path_of(urls[0])
    return path if is_record(path.name) else None
