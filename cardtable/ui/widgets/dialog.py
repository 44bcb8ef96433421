"""Dialogs of the program, and those that ask for a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from cardtable.engine.quoting import printable
from cardtable.isolating import isolated
from cardtable.translation import _
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.theme import Theme


class Dialog(QDialog):
    """A dialog with its buttons at the lower right."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setWindowTitle(title)
        self.column = QVBoxLayout(self)
        px = theme.px
        self.column.setContentsMargins(px(20), px(16), px(20), px(14))
        self.column.setSpacing(px(12))

    def done(self, result: int) -> None:
        """Delete the dialog once it is closed: otherwise the window would keep every one."""
        super().done(result)
        self.deleteLater()

    def finish_with(self, *buttons: KeyButton) -> None:
        """Add the buttons at the bottom."""
        row = QHBoxLayout()
        row.addStretch()
        for button in buttons:
            row.addWidget(button)
        self.column.addLayout(row)

    def closer(self) -> KeyButton:
        """A button that closes the dialog."""
        button = KeyButton(self.theme, "plain")
        button.set_words(_("Close"), "Esc")
        button.clicked.connect(self.reject)
        return button


def within(theme: Theme, parent: QWidget | None, width: int, height: int) -> tuple[int, int]:
    """A size, scaled with the type, that fits the window the dialog belongs to."""
    width, height = theme.px(width), theme.px(height)
    if parent is None:
        return width, height
    return min(width, parent.width() - 60), min(height, parent.height() - 50)


def framed(theme: Theme, kind: str, padding: str) -> str:
    """A style for widgets with keyboard navigation (``kind``: the class): a frame shows focus."""
    c = theme.colours
    return (
        f"{kind} {{ background: {c.panel}; border: 1px solid {c.line}; border-radius: 8px;"
        f" padding: {padding}; margin: 1px; outline: 0; }}"
        f"{kind}:focus {{ border: 2px solid {c.accent}; margin: 0; }}"
    )


#: Width in pixels at which Qt's own dialog shows all its columns.
_WIDE = 760


def ask_to_save(
    parent: QWidget, title: str, name: str, kind: str, *, replacing: bool = True
) -> Path | None:
    """Ask for a file; one named without the ending of ``name`` gets it.

    Otherwise it would be missing where only files of its kind are offered to be opened. Qt takes
    “Anna vs. Ben” for a name with an ending.

    Args:
        parent: what the dialog belongs to.
        title: its title.
        name: the name proposed.
        kind: the kind of file, as Qt writes filters.
        replacing: whether to ask before a file is replaced.
    """
    dialog = _dialog(parent, title, kind)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite, not replacing)
    dialog.setDefaultSuffix(name.rpartition(".")[2])
    dialog.selectFile(name)
    path, ending = _chosen(dialog), f".{name.rpartition('.')[2]}"
    if path is None or path.name.lower().endswith(ending):
        return path
    path = path.with_name(path.name + ending)
    return path if not (replacing and path.exists()) or _may_replace(parent, title, path) else None


def _may_replace(parent: QWidget, title: str, path: Path) -> bool:
    box = QMessageBox(QMessageBox.Icon.Warning, title, "", parent=parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    words = QCoreApplication.translate(  # as Qt's own dialog asks
        "QFileDialog", "%1 already exists.\nDo you want to replace it?"
    )
    box.setText(words.replace("%1", isolated(printable(path.name))))
    box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
    box.setDefaultButton(QMessageBox.StandardButton.No)
    answer = box.exec()
    box.deleteLater()
    return answer == QMessageBox.StandardButton.Yes


def ask_to_open(parent: QWidget, title: str, kind: str) -> Path | None:
    """Ask for a file that exists."""
    dialog = _dialog(parent, title, kind)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _chosen(dialog)


def _dialog(parent: QWidget, title: str, kind: str) -> QFileDialog:
    dialog = QFileDialog(parent, title, "", kind)
    dialog.resize(max(dialog.width(), min(_WIDE, parent.window().width())), dialog.height())
    return dialog


def _chosen(dialog: QFileDialog) -> Path | None:
    accepted = dialog.exec() == QFileDialog.DialogCode.Accepted
    files = dialog.selectedFiles() if accepted else []
    dialog.deleteLater()
    return Path(files[0]) if files else None
