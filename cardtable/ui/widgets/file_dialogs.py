"""Asking where to save a file, and which to open."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

#: Width in pixels at which Qt's own dialog shows all its columns.
_WIDE = 760


def ask_to_save(
    parent: QWidget, title: str, name: str, kind: str, *, replacing: bool = True
) -> Path | None:
    """Ask for a file; one named without an ending gets that of ``name``.

    Otherwise it would be missing where only files of its kind are offered to be opened.

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
    return _chosen(dialog)


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
