"""Opens the page of statistics, exports them to files, and resets them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QStackedWidget

from cardtable.engine.quoting import printable
from cardtable.files import write_whole
from cardtable.phrases.isolating import isolated
from cardtable.phrases.problems import problem_sentence
from cardtable.phrases.told import in_words
from cardtable.store.archive import SINCE
from cardtable.store.journal import Journal, JournalError
from cardtable.store.moments import now
from cardtable.store.statistics import Own, Played, own_matches
from cardtable.ui.shared import Shared
from cardtable.ui.statistics.page import StatisticsPage
from cardtable.ui.widgets.file_dialogs import ask_to_save
from cardtable.ui.widgets.labels import no_mnemonic


class StatisticsDesk(QObject):
    """Shows and closes the page.

    Attributes:
        page: the open page, if any.
        back: the page was left.
        look: show a past match, by its number.
    """

    back = Signal()
    look = Signal(int)

    def __init__(self, shared: Shared, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._shared, self._pages = shared, pages
        self.page: StatisticsPage | None = None
        #: What was reckoned last, and how the journal stood then.
        self._reckoned: tuple[Journal, object, Own] | None = None

    def show(self) -> None:
        """Show the page."""
        if self.page is None:
            self.page = page = StatisticsPage(self._shared.theme, self._own())
            page.back.connect(self.back)
            page.look.connect(self.look)
            page.csv.connect(self._ask_csv)
            page.json.connect(self._ask_json)
            page.reset.connect(self._ask_reset)
            page.all.connect(lambda: self.count_from(""))
            self._pages.addWidget(page)
            page.dress(self._shared.theme)  # a style sheet above resets fonts when a page is added
        else:
            self.page.show_own(self._own())
        self._pages.setCurrentWidget(self.page)
        self.page.take_keys()
        self._shared.checked.emit()

    def close(self) -> None:
        """Close the page, if there is one."""
        page, self.page = self.page, None
        if page is not None:
            self._pages.removeWidget(page)
            page.deleteLater()

    def _own(self) -> Own:
        journal = self._shared.journal
        if journal is None:
            return Own((), 0, "")
        try:
            stamp = journal.stamp
            if self._reckoned is not None and self._reckoned[:2] == (journal, stamp):
                return self._reckoned[2]
            own = own_matches(journal)
            self._reckoned = journal, stamp, own
            return own
        except JournalError as error:
            self._report(problem_sentence(error))
            return Own((), 0, "")

    # -- resetting -------------------------------------------------------------------------------
    def _ask_reset(self) -> None:
        translate = QCoreApplication.translate
        box = QMessageBox(self._pages.window())
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle("Cardtable")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(translate("Statistics", "Start statistics over?"))
        box.setInformativeText(
            translate(
                "Statistics",
                "Only matches that end from now on will be counted. No match is deleted, and all of them can be counted again.",  # noqa: E501
            )
        )
        anew = box.addButton(
            no_mnemonic(translate("Statistics", "Start over")),
            QMessageBox.ButtonRole.DestructiveRole,
        )
        stay = box.addButton(
            no_mnemonic(translate("Statistics", "Leave as it is")),
            QMessageBox.ButtonRole.RejectRole,
        )
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        box.exec()
        chosen = box.clickedButton()
        box.deleteLater()
        if chosen is anew:
            self.count_from(now())

    def count_from(self, moment: str) -> None:
        """Count only matches that ended after a moment; empty: all of them."""
        try:
            self._shared.open_journal().set_mark(SINCE, moment)
        except JournalError as error:
            self._report(problem_sentence(error))
        if self.page is not None:
            self.page.show_own(self._own())

    # -- files -----------------------------------------------------------------------------------
    def _ask_csv(self, matches: list[Played]) -> None:
        from cardtable.store.statistics_files import csv_text

        self._ask_file("csv", lambda: csv_text(matches))

    def _ask_json(self, matches: list[Played]) -> None:
        from cardtable.store.statistics_files import json_text

        assert self.page is not None
        own = self.page.own
        self._ask_file("json", lambda: json_text(matches, own.since, own.shared))

    def _ask_file(self, ending: str, text: object) -> None:
        title = QCoreApplication.translate("Statistics", "Export statistics")
        name = f"cardtable-statistics.{ending}"
        path = ask_to_save(self._pages.window(), title, name, f"*.{ending}")
        if path is not None:
            assert callable(text)
            self.write(path, text())

    def write(self, path: Path, text: str) -> None:
        """Write a file, completely or not at all."""
        try:
            write_whole(path, text.encode())
        except OSError as error:
            words = QCoreApplication.translate("Records", "{file} cannot be written ({reason}).")
            reason = in_words(error.strerror)
            self._report(words.format(file=isolated(printable(path.name)), reason=reason))

    def _report(self, sentence: str) -> None:
        box = QMessageBox(self._pages.window())
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(sentence)
        box.open()
