"""Qt's own texts that its Japanese and Chinese catalogues lack, of its file dialog (plain X11), and
a key that its Traditional Chinese calls by two names at once.

Our catalogues are asked before Qt's, so listing these texts here is enough.
"""

from __future__ import annotations

from cardtable.telling import told

__all__ = ["QT_WORDS"]

QT_WORDS = (
    told("QFileDialog", "&Look in:"),
    told("QFileDialog", "Files of &type:"),
    told("QFileDialog", "Directory:"),
    told("QFileDialog", "File &name:"),
    told("QFileSystemModel", "Name"),
    told("QFileSystemModel", "Size"),
    told("QFileSystemModel", "Type"),
    told("QFileSystemModel", "Date Modified"),
    told("QAbstractFileIconProvider", "Folder"),
    told("QShortcut", "Del"),
)
