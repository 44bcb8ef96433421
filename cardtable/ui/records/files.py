"""Matches to and from files: export, import, drag and drop."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QIODevice, QMimeData, QSaveFile

from cardtable.engine.failed import GameFailed
from cardtable.engine.match import Match
from cardtable.engine.records import MAX_BYTES, BadRecord, parse, record_of, replay, write
from cardtable.folders import RECORD_ENDING
from cardtable.games import find_game, package_of
from cardtable.phrases.isolating import isolated
from cardtable.phrases.problems import problem_sentence
from cardtable.phrases.told import Saying, in_words
from cardtable.store.trouble import JournalError


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


def _unwritable(file: str, reason: str) -> str:
    text = QCoreApplication.translate("Records", "{file} cannot be written ({reason}).")
    return text.format(file=isolated(file), reason=reason)


def _unreadable(file: str, reason: str) -> str:
    text = QCoreApplication.translate("Records", "{file} cannot be read ({reason}).")
    return text.format(file=isolated(file), reason=reason)


def _invalid(file: str, reason: object) -> str:
    text = QCoreApplication.translate("Records", "{file} is not a valid record. {reason}")
    return text.format(file=isolated(file), reason=in_words(reason)).strip()


def export_record(match: Match, path: Path) -> None:
    """Write the record of a match; the file is written completely or not at all.

    Raises:
        RecordTrouble: if it cannot be written.
    """
    file = QSaveFile(str(path))
    data = write(record_of(match)).encode()
    if not (
        file.open(QIODevice.OpenModeFlag.WriteOnly)
        and file.write(data) == len(data)
        and file.commit()
    ):
        raise RecordTrouble(partial(_unwritable, path.name, file.errorString()))


def import_record(path: Path) -> Match:
    """Read the match of a file, replayed and verified.

    Raises:
        RecordTrouble: if it cannot be read or verified.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise RecordTrouble(partial(_unreadable, path.name, error.strerror or "")) from error
    try:
        return replay(parse(data.decode("utf-8")), find_game)
    except (UnicodeDecodeError, BadRecord) as error:
        reason = error if isinstance(error, BadRecord) else ""
        raise RecordTrouble(partial(_invalid, path.name, reason)) from error
    except GameFailed as error:
        told = JournalError("game", f"{error.game} ({package_of(error.game)})")
        raise RecordTrouble(partial(problem_sentence, told)) from error


def dropped_record(data: QMimeData) -> Path | None:
    """The single record that is being dragged, if there is just one."""
    urls = data.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.suffix == RECORD_ENDING else None
