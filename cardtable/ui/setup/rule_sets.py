"""The choice of a set of house rules: a drop-down list, and actions for one's own sets."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.phrases.isolating import isolated
from cardtable.ui.setup.kept_rules import KeptRules
from cardtable.ui.setup.naming import Naming
from cardtable.ui.setup.said import line_label, say
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.choice import Choice
from cardtable.ui.widgets.theme import Theme


class RuleSets(QWidget):
    """The list of sets with *Save as*, *Rename* and, far from them, *Delete*.

    All three can be undone in a line on the page. The buttons are always there, so that none ever
    stands where another one stood.

    Attributes:
        moved: widgets came or went.
    """

    moved = Signal()

    def __init__(self, theme: Theme, kept: KeptRules) -> None:
        super().__init__()
        self._theme, self._kept = theme, kept
        self._renaming = False
        self.box = Choice()
        self.box.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(12)
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.box.activated.connect(self._chosen)
        self._line = line_label()
        self.save, self.rename = KeyButton(theme, "plain"), KeyButton(theme, "plain")
        self.delete = KeyButton(theme, "plain")
        for button in (self.save, self.rename, self.delete):
            button.tight = True
        self.save.clicked.connect(self._ask_save)
        self.rename.clicked.connect(self._ask_rename)
        self.delete.clicked.connect(self._delete)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.save)
        buttons.addWidget(self.rename)
        buttons.addStretch(1)
        buttons.addWidget(self.delete)
        self.naming = Naming(theme)
        self.naming.hide()
        self.naming.named.connect(self._named)
        self.naming.left.connect(self._close_naming)
        self._undo_line = QFrame()
        self._undo_line.setObjectName("undoLine")
        self._undo_line.hide()
        self._done = line_label()
        self.undo = KeyButton(theme, "quiet")
        self.undo.clicked.connect(self._kept.undo)
        undo_row = QHBoxLayout(self._undo_line)
        undo_row.setContentsMargins(12, 2, 4, 2)
        undo_row.addWidget(self._done, 1)
        undo_row.addWidget(self.undo)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for part in (self.box, self._line):
            column.addWidget(part)
        column.addLayout(buttons)
        column.addWidget(self.naming)
        column.addWidget(self._undo_line)
        kept.changed.connect(self._sets_changed)

    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in reading order."""
        buttons = [self.save, self.rename, self.delete]
        return [self.box, *buttons, *self.naming.stops(), self.undo]

    # -- doing -----------------------------------------------------------------------------------
    def _chosen(self, place: int) -> None:
        self._close_naming()
        self._kept.use(self.box.itemData(place))

    def _ask_save(self) -> None:
        self._renaming = False
        name = self._current if self._kept.is_own else ""
        self._ask(name, QCoreApplication.translate("SetupPage", "Save"))

    def _ask_rename(self) -> None:
        self._renaming = True
        self._ask(self._current, QCoreApplication.translate("SetupPage", "Rename"))

    def _ask(self, name: str, way_on: str) -> None:
        self.naming.ask(name, way_on, self._problem, self._hint)
        self.moved.emit()

    def _problem(self, name: str) -> str:
        return self._kept.name_problem(name, self._renaming)

    def _hint(self, name: str) -> str:
        if self._renaming or not self._kept.replaces(name):
            return ""
        return QCoreApplication.translate("SetupPage", "Your rules of that name are replaced.")

    def _named(self, name: str) -> None:
        if self._renaming:
            self._kept.rename(name)
        else:
            self._kept.save_as(name)
        self._close_naming()

    def _close_naming(self) -> None:
        if self.naming.isVisible():
            inside = self.naming.isAncestorOf(self.focusWidget() or self)
            self.naming.hide()
            if inside:
                self.box.setFocus(Qt.FocusReason.OtherFocusReason)
            self.moved.emit()

    def _delete(self) -> None:
        self._close_naming()
        had_focus = self.delete.hasFocus()
        self._kept.delete()
        if had_focus:
            self.undo.setFocus(Qt.FocusReason.OtherFocusReason)

    def _sets_changed(self) -> None:
        had_focus = self.undo.hasFocus()
        self.refresh()
        if had_focus and not self._undo_line.isVisible():
            self.box.setFocus(Qt.FocusReason.OtherFocusReason)
        self.moved.emit()

    # -- showing ---------------------------------------------------------------------------------
    @property
    def _current(self) -> str:
        return str(self.box.currentData() or "")

    def show_chosen(self, preset: str, changes: int) -> None:
        """Show which set the rules start from, and how many rules differ from it."""
        self._fill(preset)
        sentence = self._kept.words(preset)[1]
        if changes:
            differ = QCoreApplication.translate(
                "SetupPage", "%n rule(s) differ from this set.", "", changes
            )
            sentence = f"{sentence}\n{differ}"
        say(self._line, self._theme, sentence)
        own = self._kept.is_own
        self.rename.setEnabled(own)
        self.delete.setEnabled(own)

    def _fill(self, preset: str) -> None:
        wanted = [(id_, self._kept.words(id_)[0]) for id_ in (*self._kept.ours, *self._kept.own)]
        shown = [(self.box.itemData(i), self.box.itemText(i)) for i in range(self.box.count())]
        if [pair for pair in shown if pair[0] is not None] != wanted:
            self.box.clear()
            for place, (id_, name) in enumerate(wanted):
                if place == len(self._kept.ours):
                    self.box.insertSeparator(place)
                self.box.addItem(name, id_)
        self.box.setCurrentIndex(self.box.findData(preset))

    def refresh(self) -> None:
        """Show the last action while it can be undone."""
        translate = QCoreApplication.translate
        done = {
            "saved": translate("SetupPage", "“{name}” saved."),
            "replaced": translate("SetupPage", "“{name}” saved in place of the earlier one."),
            "renamed": translate("SetupPage", "Renamed to “{name}”."),
            "deleted": translate("SetupPage", "“{name}” deleted."),
        }.get(self._kept.what_was_done, "")
        self._done.setText(done.format(name=isolated(self._kept.about)))
        self._undo_line.setVisible(bool(done))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        translate = QCoreApplication.translate
        self.box.setAccessibleName(translate("SetupPage", "Set of rules"))
        self.save.set_words(translate("SetupPage", "Save as…"))
        self.rename.set_words(translate("SetupPage", "Rename…"))
        self.delete.set_words(translate("SetupPage", "Delete"))
        self.undo.set_words(translate("SetupPage", "Undo"))
        self.naming.take.set_words(
            translate("SetupPage", "Rename") if self._renaming else translate("SetupPage", "Save"),
            "Return",
        )
        self.naming.retranslate()
        self.refresh()

    def dress(self, theme: Theme) -> None:
        """Apply another theme or language."""
        self._theme = theme
        c = theme.colours
        self._done.setFont(theme.font(13))
        self._undo_line.setStyleSheet(
            f"#undoLine {{ background: {c.own_row}; border-radius: 6px; }}"
        )
        for button in (self.save, self.rename, self.delete, self.undo):
            button.dress(theme)
        self.naming.dress(theme)
