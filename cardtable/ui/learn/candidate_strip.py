"""A strip of candidates: the worth of each, and the reason.

At a table it lies on the rail, in the place of the words and of all buttons but the answers: it
covers no card, and no card moves when it appears. Only so many are seen at once as can be read
whole. In a review it has a fixed place, and what does not fit is in the tooltips.
"""

from __future__ import annotations

from PySide6.QtCore import (
    QModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QVBoxLayout,
    QWidget,
)

from cardtable.models.candidates import LIMIT, CandidateModel
from cardtable.translation import _
from cardtable.ui.learn.candidate_delegate import (
    LEAST,
    LOW,
    READABLE,
    CandidateDelegate,
    seen_in,
)
from cardtable.ui.room import paint_wood
from cardtable.ui.widgets.buttons import KeyButton, key_cap
from cardtable.ui.widgets.icons import icon, svg_pixmap
from cardtable.ui.widgets.labels import PlainLabel, plain_tips
from cardtable.ui.widgets.theme import Theme

_WALKS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)


class _List(QListView):
    """Arrow keys to the left and right move in it, every other key goes to the page."""

    resized = Signal()

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, held: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Where a key leads, also where they lie one below the other."""
        steps = {self.CursorAction.MoveLeft: -1, self.CursorAction.MoveRight: 1}
        if action not in steps:
            return super().moveCursor(action, held)
        row = self.currentIndex().row() + steps[action]
        return self.model().index(max(0, min(row, self.model().rowCount() - 1)), 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _WALKS:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        self.resized.emit()


class CandidateStrip(QFrame):
    """The candidates in a row, best first.

    Attributes:
        chosen: a row was selected, to be shown on the table.
        closed: the strip was closed.
    """

    chosen = Signal(int)
    closed = Signal()

    def __init__(
        self, theme: Theme, model: CandidateModel, closable: bool, parent: QWidget | None = None
    ) -> None:
        """Without ``closable`` it is always shown."""
        super().__init__(parent)
        self._model, self._on_wood = model, closable
        self._sign = PlainLabel()
        #: The number of the current one, where not all fit.
        self._count = PlainLabel()
        self._words = PlainLabel()
        self._words.setWordWrap(True)
        self.list = _List()
        plain_tips(self.list)
        self.list.setModel(model)
        self.list.setFlow(QListView.Flow.LeftToRight)
        self.list.setWrapping(False)
        # Scrolling by item, it would stay scrolled in a window where all of them fit.
        self.list.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setItemDelegate(
            CandidateDelegate(theme, READABLE if closable else LEAST, self.list)
        )
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for bar in (self.list.setVerticalScrollBarPolicy, self.list.setHorizontalScrollBarPolicy):
            bar(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.selectionModel().currentChanged.connect(self._walked)
        self.list.resized.connect(self._show_count)
        model.modelReset.connect(self._show_count)
        self._close = KeyButton(theme, "quiet")
        self._close.clicked.connect(self.closed)
        row = QHBoxLayout(self)
        signs = QVBoxLayout()
        signs.setSpacing(0)
        signs.addStretch(1)
        for label in (self._sign, self._count):
            signs.addWidget(label, 0, Qt.AlignmentFlag.AlignHCenter)
        signs.addStretch(1)
        row.addLayout(signs)
        row.addWidget(self._words, 1)
        row.addWidget(self.list, 1)
        row.addWidget(self._close)
        self._close.setVisible(closable)  # once it has a parent: else it would be a window
        self._showing = False
        self.apply_theme(theme)
        self.retranslate()
        self.say("")

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme, row = theme, self.layout()
        c, px = theme.colours, theme.px
        assert row is not None
        row.setContentsMargins(px(12), 0, px(6), 0)
        row.setSpacing(px(8))
        if self._on_wood:
            c = theme.in_wood().colours
        self.setStyleSheet(f"QListView {{ background: transparent; }} QLabel {{ color: {c.ink}; }}")
        ratio = self.devicePixelRatioF()
        self._sign.setPixmap(svg_pixmap("icons/bulb.svg", px(22), ratio, c.ink))
        self._words.setFont(theme.font(14))
        self._count.setFont(theme.font(13, 600, tabular=True))
        self._close.apply_theme(theme)
        self._close.setIcon(icon("close", c.ink2, px(18), ratio))
        self._delegate.apply_theme(theme)
        self.list.scheduleDelayedItemsLayout()
        self.list.viewport().update()
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the wood that the slips lie on."""
        if self._on_wood:
            painter = QPainter(self)
            paint_wood(painter, self.rect(), self.pos(), self._theme, self.devicePixelRatioF())
            painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the height of the candidates."""
        super().resizeEvent(event)
        self._fit()

    @property
    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at."""
        return [self.list, self._close]

    def be_low(self, low: bool) -> None:
        """Take little height, or the usual one."""
        self._be_high(LOW if low else 0)

    def lie_in(self, place: QRect) -> None:
        """Fill a place on the rail."""
        self._be_high(int(place.height() / self._theme.zoom))
        self.setGeometry(place)

    def _be_high(self, high: int) -> None:
        if self._delegate.high != high:
            self._delegate.high = high
            self.list.setWrapping(self._delegate.stacked(LIMIT) > 1)
            self.list.scheduleDelayedItemsLayout()
            self._fit()

    def _fit(self) -> None:
        width = int(self.width() / self._theme.zoom)
        self.setFixedHeight(self._theme.px(self._delegate.height_in(width)))

    def _show_count(self) -> None:
        self.list.executeDelayedItemsLayout()
        self.list.scrollTo(self.list.currentIndex())  # what Enter takes is seen in any window
        room = round(self.list.viewport().width() / self._theme.zoom)
        rows = self._model.rowCount()
        seen = max(seen_in(room, self._delegate.least), self._delegate.stacked(rows))
        self._count.setVisible(not self._words.text() and rows > seen)

    @property
    def _delegate(self) -> CandidateDelegate:
        delegate = self.list.itemDelegate()
        assert isinstance(delegate, CandidateDelegate)
        return delegate

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._close.set_sign(_("Hide hints"))
        self.list.setAccessibleName(_("Your options, best first"))
        self._model.retranslate()

    def say(self, words: str) -> None:
        """Show a sentence instead of candidates; empty shows the candidates."""
        self._words.setText(words)
        self._words.setVisible(bool(words))
        self.list.setVisible(not words)
        self._show_count()

    def offer(self, key: str) -> None:
        """Show the key that plays the current candidate; empty for none."""
        if self._delegate.key != key_cap(key):
            self._delegate.key = key_cap(key)
            self.list.viewport().update()

    def show_row(self, row: int) -> None:
        """Mark the candidate that is shown on the table, without showing it again."""
        self._showing = True
        self.list.setCurrentIndex(self._model.index(row))
        self._count.setText(f"{row + 1}/{self._model.rowCount()}")
        self._show_count()
        self._showing = False

    def _walked(self, index: QModelIndex) -> None:
        if index.isValid() and not self._showing:
            self.chosen.emit(index.row())
