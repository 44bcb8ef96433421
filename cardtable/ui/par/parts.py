"""The parts of the comparison: its head, the result of a deal, the list of deals."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cardtable.models.par import DIFFERENCE, OWN, PAR, ParDealsModel
from cardtable.phrases.lists import labelled
from cardtable.phrases.par import question
from cardtable.translation import _
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.keys import types_a_sign
from cardtable.ui.widgets.labels import PlainLabel, SaidLabel
from cardtable.ui.widgets.lists import RowTable
from cardtable.ui.widgets.theme import Theme
from cardtable.ui.widgets.thin_bar import ThinBar


class ParHead(QFrame):
    """One line: the way back, the game, the progress.

    Attributes:
        back: leave the page.
        stop: stop playing.
        rest: play all deals.
    """

    back = Signal()
    stop = Signal()
    rest = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("parHead")
        self._back = KeyButton(theme, "quiet")
        self._back.clicked.connect(self.back)
        self._title, self._words = PlainLabel(), PlainLabel()
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._progress = ThinBar()
        self.halt, self.all = KeyButton(theme, "plain"), KeyButton(theme, "choice")
        self.halt.clicked.connect(self.stop)
        self.all.clicked.connect(self.rest)
        row = QHBoxLayout(self)
        row.addWidget(self._back)
        row.addWidget(self._title, 1)
        row.addWidget(self._words)
        row.addWidget(self._progress)
        row.addWidget(self.halt)
        row.addWidget(self.all)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme, language, or screen."""
        c, px, row = theme.colours, theme.px, self.layout()
        assert row is not None
        self.setFixedHeight(px(48) + max(0, theme.target(38) - px(38)))
        row.setContentsMargins(px(8), px(4), px(14), px(4))
        row.setSpacing(px(12))
        edge = f"background: {c.panel}; border-bottom: 1px solid {c.line};"
        self.setStyleSheet(f"#parHead {{ {edge} }}")
        self._title.setFont(theme.font(16, 700))
        self._words.setFont(theme.font(13))
        self._words.setStyleSheet(f"color: {c.ink2};")
        self._progress.apply_theme(theme)
        for button in (self._back, self.halt, self.all):
            button.apply_theme(theme)
        self._back.setIcon(icon("chevron_left", c.ink, px(18), self.devicePixelRatioF()))

    def retranslate(self, game: str) -> None:
        """Set all texts in the current language."""
        self._back.set_words(_("Back"), "Esc")
        self.halt.set_words(_("Stop"))
        self.all.set_words(_("All deals"), "A")
        self._title.setText(_("{game}: the expert with your cards", game=game))
        self._title.setToolTip(question())
        self._progress.setAccessibleName(_("Progress"))

    @property
    def title(self) -> str:
        """What the page is about."""
        return self._title.text()

    def show_progress(self, words: str, permille: int, running: bool, more: bool) -> None:
        """Show the expert's progress; ``more``: some deals have not been asked for."""
        self._words.setText(words)
        self._words.setVisible(running)
        self._progress.setRange(0, 1000)
        self._progress.setValue(permille)
        self._progress.setVisible(running)
        self.halt.setVisible(running)
        self.all.setVisible(more and not running)


class ParResult(QFrame):
    """What the deal brought the player and the expert, the difference, and one sentence."""

    def __init__(self, theme: Theme, deals: ParDealsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("parResult")
        self._deals = deals
        self._theme = theme
        self._labels = {column: PlainLabel() for column in (OWN, PAR, DIFFERENCE)}
        self._figures = {column: PlainLabel() for column in (OWN, PAR, DIFFERENCE)}
        self.sentence = SaidLabel(wrap=True)
        self._grid = QGridLayout(self)
        for place, column in enumerate((OWN, PAR, DIFFERENCE)):
            self._grid.addWidget(self._labels[column], 0, place)
            self._grid.addWidget(self._figures[column], 1, place)
        self._grid.addWidget(self.sentence, 0, 3, 2, 1)
        self._grid.setColumnStretch(3, 1)
        self._row = 0

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme, language, or screen."""
        self._theme = theme
        c, px = theme.colours, theme.px
        self._grid.setContentsMargins(px(16), px(8), px(16), px(8))
        self._grid.setHorizontalSpacing(px(22))
        self._grid.setVerticalSpacing(0)
        self.setStyleSheet(
            f"#parResult {{ background: {c.raised}; border-bottom: 1px solid {c.line}; }}"
        )
        for label in self._labels.values():
            label.setFont(theme.font(12, 600))
            label.setStyleSheet(f"color: {c.ink2};")
        self.sentence.setFont(theme.font(14))
        self.show_deal(self._row)

    def show_deal(self, row: int) -> None:
        """Show the figures of a deal."""
        self._row = row
        c = self._theme.colours
        for column, figure in self._figures.items():
            amount = self._deals.amount(row, column)
            figure.setText(self._deals.index(row, column).data())
            figure.setFont(self._theme.font(22, 700, tabular=True))
            tone = c.good if (amount or 0) > 0 else c.bad if (amount or 0) < 0 else c.ink
            figure.setStyleSheet(f"color: {tone};")
            head = self._deals.headerData(column, Qt.Orientation.Horizontal)
            self._labels[column].setText(head)
            figure.setAccessibleName(labelled(head, figure.text()))


class _Deals(RowTable):
    """The table; keys that do not move in it go to the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return) or types_a_sign(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(200, 200)


class ParDeals(QFrame):
    """The table of deals, and below it the sum with its error.

    Attributes:
        chosen: show a deal, by its index.
    """

    chosen = Signal(int)

    def __init__(self, theme: Theme, deals: ParDealsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("parDeals")
        self.table = _Deals()
        self.table.setModel(deals)
        self.table.setShowGrid(False)
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)
        self.table.setWordWrap(False)
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setHighlightSections(False)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setStretchLastSection(True)
        self.table.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        )
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.selectionModel().currentRowChanged.connect(
            lambda index, _: self.chosen.emit(index.row())
        )
        self.sum = PlainLabel(wrap=True)
        column = QVBoxLayout(self)
        column.addWidget(self.table, 1)
        column.addWidget(self.sum)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme, language, or screen."""
        c, px, column = theme.colours, theme.px, self.layout()
        assert column is not None
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        self.setStyleSheet(
            f"#parDeals {{ background: {c.panel}; border-right: 1px solid {c.line}; }}"
            f"QTableView {{ background: {c.panel}; border: 2px solid transparent; outline: 0; }}"
            f"QTableView:focus {{ border-color: {c.accent}; }}"
            f"QTableView::item {{ padding: 0 {px(6)}px; }}"
            f"QTableView::item:selected {{ background: {c.own_row}; color: {c.ink}; }}"
            f"QHeaderView {{ background: {c.panel}; border: 0; }}"
            f"QHeaderView::section {{ background: {c.panel}; color: {c.ink2}; border: 0;"
            f" border-bottom: 1px solid {c.line}; padding: {px(4)}px {px(6)}px; }}"
        )
        self.table.setFont(theme.font(13, tabular=True))
        self.table.horizontalHeader().setFont(theme.font(12, 600))
        self.table.verticalHeader().setDefaultSectionSize(max(px(28), theme.target(0)))
        self.sum.setFont(theme.font(13))
        self.sum.setContentsMargins(px(10), px(8), px(10), px(8))
        self.setFixedWidth(max(px(236), self._needed() + px(24)))

    def _needed(self) -> int:
        """The width at which every column is readable."""
        header = self.table.horizontalHeader()
        sizes = (self.table.sizeHintForColumn(i) for i in range(header.count()))
        heads = (header.sectionSizeHint(i) for i in range(header.count()))
        return sum(max(pair) for pair in zip(sizes, heads, strict=True))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.table.setAccessibleName(_("Deals of the match"))
