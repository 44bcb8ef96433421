"""Asking where to save a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget


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
    dialog = QFileDialog(parent, title, "", kind)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite, not replacing)
    dialog.setDefaultSuffix(name.rpartition(".")[2])
    dialog.selectFile(name)
    chosen = dialog.exec() == QFileDialog.DialogCode.Accepted and dialog.selectedFiles()
    dialog.deleteLater()
    return Path(chosen[0]) if chosen else None
