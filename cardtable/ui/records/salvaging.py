"""Damaged journal files, and what could not be saved: brought over in the background."""

from __future__ import annotations

import threading
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.isolating import isolated
from cardtable.phrases.lists import one_after_the_other
from cardtable.phrases.problems import waiting_sentence
from cardtable.store.journal import Journal
from cardtable.store.salvage import Salvaged, salvage_beside
from cardtable.store.schema import is_sound
from cardtable.store.trouble import JournalError
from cardtable.store.unsaved_files import is_unsaved
from cardtable.translation import _, message, ngettext, say
from cardtable.ui import durations
from cardtable.ui.upkeep.tasks import run_task

#: Milliseconds between two updates of the progress.
_LOOK = 500


class Salvaging(QObject):
    """Salvages matches, and says what happened to the file.

    Attributes:
        changed: the sentence has changed, and perhaps there are more matches.
        begun: another file has just taken the place of the one that was in use.
        read_again: lists of matches should be read again.
    """

    changed = Signal()
    begun = Signal()
    read_again = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._journal: Journal | None = None
        self._file: Path | None = None
        self._found: Salvaged | None = None
        #: The files that are done, and what came of them.
        self._done_with: dict[Path, Salvaged] = {}
        #: The files that wait for the next start, what came over of them, and why not the rest.
        self._hindered: dict[Path, tuple[Salvaged, JournalError]] = {}
        self._going = False
        self._stop = threading.Event()
        self._look = QTimer(self)
        self._look.setInterval(_LOOK)
        self._look.timeout.connect(self.changed)
        self._check = QTimer(self)
        self._check.setSingleShot(True)
        self._check.setInterval(durations.CHECK)
        self._check.timeout.connect(self._check_file)

    def see(self, journal: Journal | None) -> None:
        """Take a journal that was opened: check it, and salvage a file waiting beside it."""
        if journal is None or journal is self._journal:
            return
        self._journal = journal
        journal.replaced = partial(QTimer.singleShot, 0, self, self._begin_anew)
        if journal.locked is None and journal.set_aside is None:
            self._check.start()  # what takes longer the more there is to check comes later
        self._salvage(journal)

    def check_later(self) -> None:
        """Let what is just being shown come first, if the journal is not checked yet."""
        if self._check.isActive():
            self._check.start()

    def _check_file(self) -> None:
        journal = self._journal
        if journal is not None:
            run_task(self, partial(_is_sound, journal.path), self._checked, self._not_checked)

    def _checked(self, sound: bool | None) -> None:
        journal = self._journal
        if sound is None:
            self.changed.emit()  # what was shown first was wrong
            self.read_again.emit()
        if sound is not False or journal is None or self._going:
            return
        with suppress(JournalError):  # reported where matches are continued
            journal.begin_anew()

    def _begin_anew(self) -> None:
        """Write what is at hand to the new file, then salvage the rest."""
        if self._journal is not None and not self._going:
            self.begun.emit()
            self._salvage(self._journal)
            self.changed.emit()
            self.read_again.emit()

    def _not_checked(self, error: Exception) -> None:
        raise error

    def _salvage(self, journal: Journal) -> None:
        self._file, self._found = journal.waiting, None
        if journal.waiting is not None:
            self._hindered.pop(journal.waiting, None)  # it is tried again
        if journal.set_aside is not None and journal.salvaged is not None:
            self._done_with[journal.set_aside] = journal.salvaged
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
        """What happened to damaged and unsaved files, as far as is known; empty if none was."""
        said = [_sentence(file, found) for file, found in self._done_with.items()]
        said += [_waiting(file, *what) for file, what in self._hindered.items()]
        if self._file is not None and self._file not in {**self._done_with, **self._hindered}:
            said.append(_sentence(self._file, self._found or Salvaged(), self._going))
        return one_after_the_other(*said)

    def _so_far(self, found: Salvaged) -> bool:
        """Called in the worker thread."""
        self._found = found
        return not self._stop.is_set()

    def _done(self, found: Salvaged | None) -> None:
        journal, file = self._journal, self._file
        self._over()
        if found is not None and journal is not None and file is not None:
            self._done_with[file] = found
            journal.brought_over(file)
            self._next(journal)

    def _failed(self, error: Exception) -> None:
        journal, file = self._journal, self._file
        self._over()
        if not isinstance(error, JournalError):  # a journal error waits for the next start
            raise error
        if journal is not None and file is not None:
            self._hindered[file] = self._found or Salvaged(), error
            journal.put_off(file)
            self._next(journal)

    def _next(self, journal: Journal) -> None:
        if journal.waiting is None:
            self._check.start()
        elif not self._stop.is_set():
            self._salvage(journal)
        self.changed.emit()
        self.read_again.emit()

    def _over(self) -> None:
        self._going = False
        self._look.stop()


def _is_sound(path: Path) -> bool | None:
    """Do what :func:`is_sound` does, and correct results that bits were altered in."""
    sound = is_sound(path)
    if sound is not False and path.exists():
        with suppress(JournalError), closing(Journal(path, later=True)) as journal:
            if journal.locked is None and journal.correct_results():
                return None
    return sound


def _waiting(file: Path, found: Salvaged, why: JournalError) -> str:
    """What happened to a file of which the rest waits."""
    said = waiting_sentence(found.whole + found.cut, why)
    if is_unsaved(file):
        return said
    return one_after_the_other(_kept_in(file), said)


def _kept_in(file: Path) -> str:
    text = _("The saved-matches file was damaged or removed; what it held is kept in {file}.")
    return text.format(file=isolated(file.name))


def _sentence(file: Path, found: Salvaged, going: bool = False) -> str:
    """What happened to one file."""
    brought, lost, cut = found.whole + found.cut, found.lost, found.cut
    name, parts = isolated(file.name), []
    if is_unsaved(file):
        if brought and not going:
            parts.append(
                ngettext(
                    "{n} match that couldn’t be saved last time was recovered.",
                    "{n} matches that couldn’t be saved last time were recovered.",
                    brought,
                )
            )
    else:
        parts.append(_kept_in(file))
        if going:
            text = ngettext("{n} match recovered so far…", "{n} matches recovered so far…", brought)
            return one_after_the_other(parts[0], text)
        if brought:
            parts.append(ngettext("{n} match recovered.", "{n} matches recovered.", brought))
    if cut:
        parts.append(ngettext("{n} of them is incomplete.", "{n} of them are incomplete.", cut))
    if lost:
        parts.append(ngettext("{n} match can’t be read.", "{n} matches can’t be read.", lost))
    parts += map(say, found.missing)
    if found.nothing and not going:
        none = message("No readable match in {path}.", path=name)
        parts.append(say(none))
    return one_after_the_other(*parts)
