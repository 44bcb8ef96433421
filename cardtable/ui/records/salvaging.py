"""A damaged journal file: whatever is readable is copied over in the background."""

from __future__ import annotations

import threading
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from cardtable.phrases.isolating import isolated
from cardtable.store.journal import Journal
from cardtable.store.salvage import Salvaged, salvage_beside
from cardtable.store.trouble import JournalError
from cardtable.ui.upkeep.tasks import run_task

#: Milliseconds between two updates of the progress.
_LOOK = 500


class Salvaging(QObject):
    """Salvages matches, and says what happened to the file.

    Attributes:
        changed: the sentence has changed, and perhaps there are more matches.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._journal: Journal | None = None
        self._file: Path | None = None
        self._found: Salvaged | None = None
        self._going = False
        self._stop = threading.Event()
        self._look = QTimer(self)
        self._look.setInterval(_LOOK)
        self._look.timeout.connect(self.changed)

    def see(self, journal: Journal | None) -> None:
        """Take a journal that was opened, and salvage the file waiting beside it."""
        if journal is None or journal is self._journal:
            return
        self._journal = journal
        self._file, self._found = journal.waiting or journal.set_aside, journal.salvaged
        if journal.waiting is None:
            return
        self._going = True
        self._stop.clear()
        self._look.start()
        run_task(
            self,
            partial(salvage_beside, journal.waiting, journal.path, self._so_far),
            self._done,
            self._failed,
        )

    def end(self) -> None:
        """Stop; the rest is left for the next start."""
        self._stop.set()

    def sentence(self) -> str:
        """What happened to a damaged file, as far as is known; empty if there was none."""
        if self._file is None:
            return ""
        translate = QCoreApplication.translate
        told = translate(
            "MainWindow", "The saved-matches file was damaged and has been set aside as {file}."
        )
        parts = [told.format(file=isolated(self._file.name))]
        found = self._found or Salvaged()
        brought, lost, cut = found.whole + found.cut, found.lost, found.cut
        if self._going:
            parts.append(
                translate("MainWindow", "%n match(es) were brought over so far…", "", brought)
            )
            return " ".join(parts)
        if brought:
            parts.append(translate("MainWindow", "%n match(es) were brought over.", "", brought))
        if cut:
            parts.append(translate("MainWindow", "%n of them are incomplete.", "", cut))
        if lost:
            parts.append(translate("MainWindow", "%n match(es) cannot be read.", "", lost))
        return " ".join(parts)

    def _so_far(self, found: Salvaged) -> bool:
        """Called in the worker thread."""
        self._found = found
        return not self._stop.is_set()

    def _done(self, found: Salvaged | None) -> None:
        if found is not None and self._journal is not None and self._file is not None:
            self._found = found
            self._journal.brought_over(self._file)
        self._over()

    def _failed(self, error: Exception) -> None:
        self._over()
        if not isinstance(error, JournalError):  # a journal error waits for the next start
            raise error

    def _over(self) -> None:
        self._going = False
        self._look.stop()
        self.changed.emit()
