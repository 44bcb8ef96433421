"""The smaller dialogs of the help menu: the terms explained, the keys, the log of faults.

One key reaches the terms from wherever the keyboard is: the bar, the log, hints, the result, the
score sheet, house rules, statistics. Those of what has the focus come first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFontDatabase, QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QScrollArea,
    QTableView,
    QWidget,
)

from cardtable.engine.game import Game
from cardtable.isolating import bare
from cardtable.phrases.base import Phrases
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.rulebook import Term, terms_in
from cardtable.translation import _, pgettext
from cardtable.ui import bindings
from cardtable.ui.commands import COMMANDS, command_text
from cardtable.ui.dialog import Dialog, framed, within
from cardtable.ui.table.accessible import ReadableView
from cardtable.ui.widgets.buttons import KeyButton, cap_words, key_cap, key_words
from cardtable.ui.widgets.labels import MarkedLabel, PlainLabel, plain
from cardtable.ui.widgets.lists import EntryList
from cardtable.ui.widgets.theme import Theme

#: Rows of a list that are read; nobody sees more at a time.
_ROWS = 500


class TermsDialog(Dialog):
    """The terms of a page, each with its meaning, to go through by the arrow keys.

    Attributes:
        list: a row for each term.
    """

    def __init__(self, theme: Theme, terms: Sequence[Term], parent: QWidget | None = None) -> None:
        super().__init__(theme, _("Terms on this page"), parent)
        width, maximum = within(theme, parent, 620, 460)
        self.resize(width, min(maximum, theme.px(150) + len(terms) * theme.px(44)))
        line = _("{term}: {meaning}")
        lines = [line.format(term=one.word, meaning=one.meaning) for one in terms]
        self.list = _lines(self, lines)
        self.column.addWidget(self.list, 1)
        if not terms:
            self.list.hide()
            none = PlainLabel(_("This page has no terms to explain."), wrap=True)
            none.setFont(theme.font(15))
            self.column.insertWidget(0, none)
        self.finish_with(self.closer())


def _lines(dialog: Dialog, lines: Sequence[str]) -> QListWidget:
    """A dialog's lines, to go through by the arrow keys; the list gets the focus."""
    made, theme = EntryList(dialog), dialog.theme
    made.setAccessibleName(dialog.windowTitle())
    made.setFont(theme.font(15))
    made.setWordWrap(True)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.setStyleSheet(
        framed(theme, "QListWidget", f"{theme.px(4)}px")
        + f"QListWidget::item {{ padding: {theme.px(5)}px; }}"
    )
    made.addItems(lines)
    made.setCurrentRow(0)
    made.setFocus()
    return made


def terms_on(window: QWidget, games: Sequence[Game]) -> list[Term]:
    """The terms of these games in what the window says: first where the keyboard is."""
    glossary: dict[str, Term] = {}
    for game in games:
        for term in phrases_of(game.phrases).glossary():
            glossary.setdefault(term.word, term)
    known = [term for term in glossary.values() if term.forms]
    found: dict[str, Term] = {}
    for text in _said(window):
        for *_place, term in terms_in(text, known):
            found.setdefault(term.word, term)
    return list(found.values())


def _said(window: QWidget) -> Iterator[str]:
    """Everything that the window says: what is nearest to the keyboard first."""
    seen: set[QWidget] = set()
    near = QApplication.focusWidget()
    if near is None or near.window() is not window:
        near = window
    while near is not None:
        for widget in (near, *near.findChildren(QWidget)):
            if widget not in seen and widget.isVisible() and widget.window() is window:
                seen.add(widget)
                yield "\n".join(_said_by(widget))
        near = near.parentWidget() if near is not window else None


def _said_by(widget: QWidget) -> Iterator[str]:
    """What one widget says, to the eye or to screen readers."""
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QComboBox):
        yield widget.currentText()
    elif isinstance(widget, ReadableView):
        yield from (spoken.text for spoken in widget.told())
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _rows(widget)


def _rows(view: QAbstractItemView) -> Iterator[str]:
    """The current row of a list or table, then all of them, and the headings."""
    model, role = view.model(), Qt.ItemDataRole.AccessibleTextRole
    width = model.columnCount() if isinstance(view, QTableView) else 1
    shown = view.currentIndex()
    indices = [shown] if shown.isValid() else []
    last = model.rowCount()
    for row in range(max(0, last - _ROWS), last):
        indices += [model.index(row, column) for column in range(width)]
    for index in indices:
        yield f"{index.data() or ''}\n{index.data(role) or ''}"
    if isinstance(view, QTableView):
        for way, count in ((Qt.Orientation.Horizontal, width), (Qt.Orientation.Vertical, last)):
            for section in range(min(count, _ROWS)):
                yield str(model.headerData(section, way) or "")


#: Pixels reserved for title, button and margins: of the screen's height, and of its width.
_AROUND, _BESIDE = 170, 60


class ShortcutsDialog(Dialog):
    """Every command that has a key, from the table of all commands, then the game's own keys.

    For a screen reader they are the lines of a list.
    """

    def __init__(
        self,
        theme: Theme,
        game: Phrases[Any] | None = None,
        parent: QWidget | None = None,
        games: Sequence[Phrases[Any]] = (),
    ) -> None:
        """``game``: the one in front; ``games``: all of them, where none is in front."""
        super().__init__(theme, _("Keyboard shortcuts"), parent)
        native = QKeySequence.SequenceFormat.NativeText
        keys = [(bindings.key_of(c.id), command_text(c.id)) for c in COMMANDS]
        rows = [(QKeySequence(key).toString(native), text) for key, text in keys if key]
        arrows = _("Arrow keys")
        rows += [
            (arrows, _("Move between cards and columns")),
            (
                _("Shift + arrow keys"),
                _("Select a range of cards"),
            ),
            (key_words("Space"), _("Select or clear")),
            ("⏎", _("Continue / confirm")),
            ("Esc", _("Clear the selection")),
        ]
        c, px = theme.colours, theme.px
        air, right = px(5), px(16)

        def cells(row: tuple[str, str], left: int) -> str:
            return (
                f'<td style="padding:{air}px {right}px {air}px {px(left)}px; color:{c.accent}">'
                f"<b>{plain(row[0])}</b></td>"
                f'<td style="padding:{air}px 0">{plain(row[1])}</td>'
            )

        def table(rows: list[tuple[str, str]], beside: int) -> str:
            half, lines = -(-len(rows) // beside), ""
            for i in range(half):
                columns = (cells(row, 44 * bool(n)) for n, row in enumerate(rows[i::half]))
                lines += f"<tr>{''.join(columns)}</tr>"
            return f"<table>{lines}</table>"

        parts = [(shown.title(), shown.keys()) for shown in ([game] if game else games)]
        if game is None and games:
            digits = f"1 … {len(games)}"
            ways = [(digits, pgettext("start page", "Play"))]
            ways.append((f"{key_cap('Shift+1')} …", _("New match with settings")))
            parts.insert(0, (_("Home"), ways))

        if QAccessible.isActive():
            line = _("{key}: {meaning}")
            told = [line.format(key=cap_words(key), meaning=what) for key, what in rows]
            for title, own in parts:
                words = (line.format(key=cap_words(key), meaning=what) for key, what in own)
                told += [f"{title} · {one}" for one in words]
            self.resize(*within(theme, parent, 620, 560))
            self.column.addWidget(_lines(self, told), 1)
            self.finish_with(self.closer())
            return

        def text(beside: int) -> str:
            said = table(rows, beside)
            for title, own in parts:
                if own:
                    said += f"<p><b>{plain(title)}</b></p>{table(own, beside)}"
            return said

        label = MarkedLabel(text(2))
        label.setFont(theme.font(14))
        label.setMargin(px(4))
        screen = self.screen().availableSize()
        widest = screen.width() - px(_BESIDE)
        if label.sizeHint().width() + px(20) > widest:
            label.setText(text(1))
        area = QScrollArea()
        area.setStyleSheet(framed(theme, "QScrollArea", "0"))
        area.setWidgetResizable(True)  # else a stripe of another colour is left beside it
        area.setWidget(label)
        wanted = label.sizeHint()
        room = screen.height() - px(_AROUND)
        area.setMinimumSize(
            min(wanted.width() + px(20), widest), min(wanted.height() + px(4), max(200, room))
        )
        self.column.addWidget(area)
        self.finish_with(self.closer())


class LogDialog(Dialog):
    """The log of faults as it was written."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, _("Error log"), parent)
        self.resize(*within(theme, parent, 760, 560))
        words = PlainLabel(
            _(
                "Errors in the program itself. Names, cards and your files aren’t recorded.",
            )
            if text
            else _("Nothing has gone wrong so far.")
        )
        words.setWordWrap(True)
        words.setFont(theme.font(14))
        self.column.addWidget(words)
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.windowTitle())
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(font.pointSizeF() * theme.zoom)
        self.text.setFont(font)
        self.text.setStyleSheet(framed(theme, "QPlainTextEdit", "8px 10px"))
        self.column.addWidget(self.text, 1)
        self.text.setVisible(bool(text))
        self.copy = KeyButton(theme, "plain")
        self.copy.set_words(_("Copy"))
        self.copy.clicked.connect(self._copy)
        self.finish_with(self.copy, self.closer())
        self.copy.setVisible(bool(text))
        self.text.moveCursor(self.text.textCursor().MoveOperation.End)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(bare(self.text.toPlainText()))
