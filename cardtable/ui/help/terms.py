"""The terms in what a page says, explained: what the mouse is told by tooltips, for the keyboard.

One key reaches them from wherever the keyboard is: the bar, the log, hints, the result, the score
sheet, house rules, statistics. The terms of what has the focus come first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QListWidget,
    QTableView,
    QWidget,
)

from cardtable.engine.game import Game
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.rulebook import Term, terms_in
from cardtable.ui.table.accessible import ReadableView
from cardtable.ui.widgets.dialog import Dialog, framed, within
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme

#: Rows of a list that are read; nobody sees more at a time.
_ROWS = 500


class TermsDialog(Dialog):
    """The terms of a page, each with its meaning, to go through by the arrow keys.

    Attributes:
        list: a row for each term.
    """

    def __init__(self, theme: Theme, terms: Sequence[Term], parent: QWidget | None = None) -> None:
        translate = QCoreApplication.translate
        super().__init__(theme, translate("Dialogs", "Terms on this page"), parent)
        wide, most = within(theme, parent, 620, 460)
        self.resize(wide, min(most, theme.px(150) + len(terms) * theme.px(44)))
        line = translate("Rulebook", "{term}: {meaning}")
        self.list = QListWidget()
        self.list.setAccessibleName(self.windowTitle())
        self.list.setFont(theme.font(15))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setStyleSheet(
            framed(theme, "QListWidget", f"{theme.px(4)}px")
            + f"QListWidget::item {{ padding: {theme.px(5)}px; }}"
        )
        self.list.addItems([line.format(term=one.word, meaning=one.meaning) for one in terms])
        self.column.addWidget(self.list, 1)
        if terms:
            self.list.setCurrentRow(0)
            self.list.setFocus()
        else:
            self.list.hide()
            none = PlainLabel(translate("Dialogs", "This page has no terms to explain."), wrap=True)
            none.setFont(theme.font(15))
            self.column.insertWidget(0, none)
        self.finish_with(self.closer())


def terms_on(window: QWidget, games: Sequence[Game]) -> list[Term]:
    """The terms of these games in what the window says: first where the keyboard is."""
    glossary: dict[str, Term] = {}
    for game in games:
        for term in phrases_of(game.phrases).glossary():
            glossary.setdefault(term.word, term)
    known = [term for term in glossary.values() if term.forms]
    found: dict[str, Term] = {}
    for text in _said(window):
        for _, _, term in terms_in(text, known):
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
    wide = model.columnCount() if isinstance(view, QTableView) else 1
    shown = view.currentIndex()
    indices = [shown] if shown.isValid() else []
    last = model.rowCount()
    for row in range(max(0, last - _ROWS), last):
        indices += [model.index(row, column) for column in range(wide)]
    for index in indices:
        yield f"{index.data() or ''}\n{index.data(role) or ''}"
    if isinstance(view, QTableView):
        for way, count in ((Qt.Orientation.Horizontal, wide), (Qt.Orientation.Vertical, last)):
            for section in range(min(count, _ROWS)):
                yield str(model.headerData(section, way) or "")
