"""Matches that could not be saved: reported until they are, and retried again and again."""

from __future__ import annotations

import contextlib
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from cardtable.engine.quoting import printable
from cardtable.folders import journal_file
from cardtable.isolating import isolated
from cardtable.models.saving import Saving
from cardtable.models.session import Session
from cardtable.output import show_error
from cardtable.phrases.problems import problem_sentence
from cardtable.reasons import told_reason
from cardtable.store.journal import Journal
from cardtable.store.schema import COMPANIONS, is_other_kind
from cardtable.store.trouble import JournalError
from cardtable.store.unsaved_files import places_for
from cardtable.translation import _, message, ngettext
from cardtable.ui import durations
from cardtable.ui.dialog import Slip, ask_to_save
from cardtable.ui.widgets.banner import Banner

#: The suffix of a file of matches.
ENDING = ".sqlite"


def ask_where(parent: QWidget) -> Path | None:
    """Ask for a file to save matches in."""
    title = _("Save the match elsewhere")
    kind = _("Match files")
    name = f"cardtable{ENDING}"
    return ask_to_save(parent, title, name, f"{kind} (*{ENDING})", replacing=False)


def _journal_in(path: Path) -> Journal:
    """The file of matches that the player chose, or a new one.

    Raises:
        JournalError: also if something else lies there.
    """
    if is_other_kind(path):
        raise JournalError("no_file", message("{path} isn’t a saved-matches file", path=path.name))
    return Journal(path)


def _bring_held(saving: Saving, journal: Journal) -> None:
    """Bring over what is still held of a file that was taken away: nobody else has that.

    Raises:
        JournalError, OSError: if that cannot be done.
    """
    half = journal.path.with_name(f"{journal.path.name}.half")
    try:
        if saving.copy_held(half):
            journal.bring_over(half)
    finally:
        with contextlib.suppress(OSError):
            half.unlink()


def _unforeseen(error: Exception) -> JournalError:
    return JournalError("failed", f"{type(error).__name__}: {error}")


def _unsaved_sentence(reason: object, stopped: bool) -> str:
    said = problem_sentence(reason) if reason is not None else ""
    if stopped:
        return said
    lead = _("This match hasn’t been saved yet. Cardtable keeps it until it can be saved.")
    return f"{lead} {said}".strip()


def _elsewhere_sentence(file: str) -> str:
    return _(
        "From now on the match is saved in {file}. To recover it, use “cardtable recover”.",
        file=isolated(printable(file)),
    )


class UnsavedMatch(QObject):
    """Says above the table that its match is not saved, and retries until it is."""

    def __init__(self, session: Session, banner: Banner, page: QWidget) -> None:
        super().__init__(page)
        self._session, self._banner, self._page = session, banner, page
        self._reason: object = None
        self._timer = QTimer(self)
        self._timer.setInterval(durations.SAVE_AGAIN)
        self._timer.timeout.connect(self._again)
        session.not_saved.connect(self._failed)
        session.saved.connect(self._saved)
        session.kept_anew.connect(self._kept_anew)
        session.changed.connect(self._look)
        banner.retry.connect(self._again)
        banner.elsewhere.connect(self._save_elsewhere)
        banner.play_on.connect(self._play_on)

    def refused(self, why: object) -> None:
        """Note that the match could not be begun in the journal."""
        self._reason = why
        self._look()

    def _save_elsewhere(self) -> None:
        path = ask_where(self._page)
        if path is not None:
            self._save_in(path)

    def _save_in(self, path: Path) -> None:
        """Save the match in another file from now on."""
        try:
            journal = _journal_in(path)
        except JournalError as error:
            self._failed(error)
            return
        if self._session.save_in(journal):
            self._banner.say(partial(_elsewhere_sentence, path.name))

    def _failed(self, error: object) -> None:
        self._reason = error
        if self._session.unsaved:
            self._look()
        else:
            self._banner.say(partial(problem_sentence, error))

    def _look(self, _events: object = None) -> None:
        if not self._session.unsaved:
            return
        if not self._timer.isActive():
            self._timer.start()
        stopped = self._session.stopped
        self._banner.last(partial(_unsaved_sentence, self._reason, stopped), stopped)

    def _again(self) -> None:
        self._session.save_again()

    def _play_on(self) -> None:
        self._session.play_on()
        self._look()

    def _kept_anew(self) -> None:
        self._banner.say(partial(problem_sentence, JournalError("changed")))

    def _saved(self) -> None:
        self._timer.stop()
        self._banner.settle()


class LeftUnsaved(QObject):
    """Matches left before they could be saved; they are saved as soon as possible.

    Attributes:
        changed: their number has changed.
        kept_anew: one was saved as a new match, because another program changed it.
    """

    changed = Signal()
    kept_anew = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._left: list[Saving] = []
        self._timer = QTimer(self)
        self._timer.setInterval(durations.SAVE_AGAIN)
        self._timer.timeout.connect(self.try_again)

    def __len__(self) -> int:
        return len(self._left)

    def take(self, saving: Saving) -> None:
        """Keep a match until it can be written."""
        changed = partial(problem_sentence, JournalError("changed"))
        saving.anew = lambda: self.kept_anew.emit(changed)
        self._left = [*(one for one in self._left if one is not saving), saving]
        self._timer.start()
        self.changed.emit()

    def waiting(self, number: int) -> Saving | None:
        """Return a match of the journal that waits here, by its number there.

        In the file it stands as it was when that could last be written.
        """
        return next((one for one in self._left if number and one.listed == number), None)

    def let_go(self, saving: Saving) -> None:
        """Stop waiting with a match: it is being played again."""
        self._left = [one for one in self._left if one is not saving]
        self.changed.emit()

    def try_again(self) -> JournalError | None:
        """Save what can be saved; returns the last error, if any."""
        before, left = self._left, []
        refusal = None
        for saving in before:
            try:
                saving.keep()
            except Exception as error:  # whatever it is, the match is kept
                refusal = error if isinstance(error, JournalError) else _unforeseen(error)
                left.append(saving)
        self._left = left
        if not left:
            self._timer.stop()
        if len(left) != len(before):
            self.changed.emit()
        return refusal

    def save_in(self, path: Path) -> JournalError | None:
        """Save them in another file; returns the error, if any."""
        try:
            with contextlib.closing(_journal_in(path)) as journal:
                for saving in self._left[:1]:  # all of them have one file
                    _bring_held(saving, journal)
                for saving in self._left:
                    saving.copy(journal)
        except JournalError as error:
            return error
        except OSError as error:
            return JournalError("read_only", told_reason(path, error))
        self._left = []
        self._timer.stop()
        self.changed.emit()
        return None

    def keep_anywhere(self) -> None:
        """Save them in whatever folder can be written to, because nobody can be asked."""
        if self.try_again() is None:
            return
        for path in places_for(journal_file()):
            if self.save_in(path) is None:
                show_error(
                    message(
                        "Matches that couldn’t be saved are in {path}. To recover them, use "
                        "“cardtable recover”.",
                        path=path,
                    )
                )
                return
            for ending in ("", *COMPANIONS):  # what was begun of it
                with contextlib.suppress(OSError):
                    path.with_name(path.name + ending).unlink()

    def may_close(self, window: QWidget) -> bool:
        """Whether the window may close: nothing is unsaved, or the player agrees."""
        while self._left:
            refusal = self.try_again()
            if refusal is None:
                return True
            count = len(self._left)
            said = ngettext("{n} match couldn’t be saved.", "{n} matches couldn’t be saved.", count)
            box = Slip(window, said, problem_sentence(refusal))
            words = (_("Save elsewhere…"), _("Close anyway"), _("Cancel"))
            roles = (
                QMessageBox.ButtonRole.AcceptRole,
                QMessageBox.ButtonRole.DestructiveRole,
                QMessageBox.ButtonRole.RejectRole,
            )
            buttons = [box.offer(word, role) for word, role in zip(words, roles, strict=True)]
            box.exec()
            chosen = box.clickedButton()
            box.deleteLater()
            if chosen is buttons[1]:
                return True
            if chosen is not buttons[0]:
                return False
            path = ask_where(window)
            if path is not None:
                self.save_in(path)
        return True
