"""The parts of the review: its head, the list of decisions with their curve, one decision."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from cardtable.models.review import ReviewRole
from cardtable.phrases.breaking import kept_whole
from cardtable.translation import _
from cardtable.ui.review.curve import Curve, draw_mark
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.fields import Choice
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.keys import types_a_sign
from cardtable.ui.widgets.labels import PlainLabel, ThinBar, plain_tips
from cardtable.ui.widgets.lists import WrappedList, enlarge
from cardtable.ui.widgets.theme import Theme


class ReviewHead(QFrame):
    """One line about all decisions.

    Attributes:
        back: leave the page.
        chosen: show the decisions of a seat.
        stop: stop judging.
        drawer: open or close the list of decisions.
    """

    back = Signal()
    chosen = Signal(int)
    stop = Signal()
    drawer = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("reviewHead")
        self._back = KeyButton(theme, "quiet")
        self._back.clicked.connect(self.back)
        self._title, self._sum = PlainLabel(), PlainLabel()
        self._drawer = KeyButton(theme, "plain")
        self._drawer.clicked.connect(self.drawer)
        self._who = Choice()
        self._who.activated.connect(lambda index: self.chosen.emit(self._who.itemData(index)))
        self._progress = ThinBar()
        self._progress_words = PlainLabel()
        self._stop = KeyButton(theme, "plain")
        self._stop.clicked.connect(self.stop)
        row = QHBoxLayout(self)
        row.addWidget(self._back)
        row.addWidget(self._title)
        row.addWidget(self._who)
        row.addStretch()
        row.addWidget(self._progress_words)
        row.addWidget(self._progress)
        row.addWidget(self._stop)
        row.addWidget(self._sum)
        row.addWidget(self._drawer)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme, language, or screen."""
        c, px, row = theme.colours, theme.px, self.layout()
        assert row is not None
        self.setFixedHeight(px(48) + max(0, theme.target(38) - px(38)))
        row.setContentsMargins(px(8), px(4), px(14), px(4))
        row.setSpacing(px(12))
        edge = f"background: {c.panel}; border-bottom: 1px solid {c.line};"
        self.setStyleSheet(f"#reviewHead {{ {edge} }}")
        self._title.setFont(theme.title(16))
        self._sum.setFont(theme.font(14, 700, tabular=True))
        self._progress_words.setFont(theme.font(13))
        self._progress_words.setStyleSheet(f"color: {c.ink2};")
        self._progress.apply_theme(theme)
        for button in (self._back, self._stop, self._drawer):
            button.apply_theme(theme)
        ratio = self.devicePixelRatioF()
        for button, sign in ((self._back, "chevron_left"), (self._drawer, "list")):
            button.setIcon(icon(sign, c.ink, px(18), ratio))

    def retranslate(self) -> None:
        """Set all texts in the current language, except those shown later."""
        self._back.set_words(_("Back"), "Esc")
        self._stop.set_words(_("Stop"))
        self._who.setAccessibleName(_("Player"))
        self._progress.setAccessibleName(_("Analysing"))
        self._drawer.set_words(_("Decisions"), "L")

    @property
    def sum(self) -> str:
        """What all decisions cost, in words."""
        return self._sum.text()

    def offer(self, seats: Mapping[int, str]) -> None:
        """Offer these seats by name; a single one needs no choice."""
        self._who.offer((name, seat) for seat, name in seats.items())
        self._who.setVisible(len(seats) > 1)

    def show_game(self, game: str, drawer: bool) -> None:
        """Show the title of the game; ``drawer``: whether the list of decisions is a drawer."""
        whole = _("Review: {game}", game=game)
        self._title.setText(game if drawer else whole)
        self._drawer.setVisible(drawer)

    def show_judging(
        self, running: bool, judged: int, count: int, given: str, narrow: bool
    ) -> None:
        """Show the progress of the judging, and its result.

        Args:
            running: whether judging goes on.
            judged: how many decisions have been judged.
            count: how many there are in all.
            given: the amount lost, in words.
            narrow: whether there is room for only one of progress and result.
        """
        self._progress.setVisible(running and not narrow)
        self._sum.setVisible(not (running and narrow))
        for widget in (self._progress_words, self._stop):
            widget.setVisible(running)
        self._progress.setRange(0, max(1, count))
        self._progress.setValue(judged)
        self._progress_words.setText(_("{judged} of {count} analysed", judged=judged, count=count))
        if count:
            self._sum.setText(_("Value lost: {amount}", amount=given))
        else:
            self._sum.setText(_("There was nothing to decide."))


#: On pages narrower than this, the table needs the whole width.
SMALL = 900
#: The least and greatest width, and the fraction of the page in between.
LEAST, MOST, PART = 290, 440, 0.27


class _Decisions(WrappedList):
    """The list; keys that do not move in it go to the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return) or types_a_sign(event):
            event.ignore()
        else:
            super().keyPressEvent(event)


class ReviewSide(QFrame):
    """Curves and list of one seat's decisions.

    Attributes:
        drawer: whether it floats over the table, and only when opened.
        wanted: whether the drawer is open.
    """

    def __init__(self, theme: Theme, page: QWidget) -> None:
        super().__init__(page)
        self.setObjectName("reviewSide")
        self._page, self._theme = page, theme
        self.drawer = self.wanted = False
        self.curve = Curve(theme)
        self.list = _Decisions()
        plain_tips(self.list)
        self.list.setItemDelegate(DecisionDelegate(theme, self.list))
        self.list.setResizeMode(QListView.ResizeMode.Adjust)  # long lines wrap
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        self._row = QHBoxLayout()
        self._row.addWidget(self.curve)
        column.addLayout(self._row)
        column.addWidget(self.list, 1)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme, column = theme, self.layout()
        c, px = theme.colours, theme.px
        assert column is not None
        column.setContentsMargins(px(10), px(10), 0, 0)
        column.setSpacing(px(8))
        self._row.setContentsMargins(0, 0, px(10), 0)
        self.setStyleSheet(
            f"#reviewSide {{ background: {c.panel}; border-left: 1px solid {c.line}; }}"
            f"QListView {{ background: {c.panel}; border: 0; outline: 0; }}"
        )
        self.curve.apply_theme(theme)
        delegate = self.list.itemDelegate()
        assert isinstance(delegate, DecisionDelegate)
        delegate.apply_theme(theme)
        self.list.scheduleDelayedItemsLayout()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.list.setAccessibleName(_("Decisions, oldest first"))
        self.curve.setToolTip(
            _("Click the curve or use the arrow keys; 1–3 jump to the biggest mistakes.")
        )
        self.curve.refresh()

    def stand(self, row: QHBoxLayout, room: QRect) -> None:
        """Go beside the table or, on a small page, float over it.

        Args:
            row: the page's row, with the table in it.
            room: what a drawer may cover of the page.
        """
        page, px = self._page, self._theme.px
        self.drawer = page.width() < px(SMALL)
        self.setFixedWidth(max(px(LEAST), min(px(MOST), round(page.width() * PART))))
        if not self.drawer:
            self.setMinimumHeight(0)
            self.setMaximumHeight(16_777_215)
            if row.indexOf(self) < 0:
                row.addWidget(self)
            self.show()
            return
        row.removeWidget(self)
        self.setParent(page)
        self.setFixedHeight(max(0, room.height()))
        self.move(room.right() + 1 - self.width(), room.top())
        self.setVisible(self.wanted)
        self.raise_()


Index = QModelIndex | QPersistentModelIndex

_LEFT = Qt.AlignmentFlag.AlignLeft
_BROKEN = _LEFT.value | Qt.TextFlag.TextWordWrap.value
#: Size, weight and colour of the action, and of the better one.
_DONE, _BETTER = (14, 600, "ink"), (13, 400, "ink2")

#: Height of a row with one line, and of each further line.
ROW_HEIGHT, LINE = 46, 19
#: Left edges of the deal number, the mark of an important decision, and the words.
_DEAL, _MARK, _WORDS = 4, 44, 58


class DecisionDelegate(QStyledItemDelegate):
    """Draws an action, what would have been better, and how much that lost."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme. Everything is drawn at its usual size on an enlarging painter."""
        self.theme, self.zoom = theme.at(1.0), theme.zoom

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Room for its lines, which wrap where the list is narrow."""
        view = option.widget
        width = view.viewport().width() if isinstance(view, QListView) else option.rect.width()
        done, better = self._rooms(QRectF(0, 0, int(width / self.zoom), 0), index)
        own = QSize(100, max(ROW_HEIGHT, round(done.height() + better.height()) + 10))
        return own * self.zoom

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        c = self.theme.colours
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        option = enlarge(painter, option, self.zoom)
        box = QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, c["own_row"])
            painter.fillRect(QRectF(box.left(), box.top(), 4, box.height()), c["accent"])
        painter.setPen(QPen(c["line"], 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        done, better = self._rooms(box, index)
        first = QRectF(box.left(), done.top(), box.width() - 12, LINE)
        self._margin(painter, first, index)
        self._given(painter, first, index)
        for room, text, (size, weight, ink) in (
            (done, str(index.data()), _DONE),
            (better, self._better(index), _BETTER),
        ):
            painter.setFont(self.theme.font(size, weight))
            painter.setPen(c[ink])
            painter.drawText(room, _BROKEN, kept_whole(text))
        painter.restore()

    @staticmethod
    def _better(index: Index) -> str:
        if not index.data(ReviewRole.GIVEN):
            return ""
        return _("better: {action}", action=index.data(ReviewRole.BEST))

    def _rooms(self, box: QRectF, index: Index) -> tuple[QRectF, QRectF]:
        """The boxes of the action and, below it, of the better one."""
        left, right = box.left() + _WORDS, box.right() - 12
        amount = QFontMetrics(self._amount_font).horizontalAdvance(self._amount(index)) + 12
        done = self._broken(left, right - amount, str(index.data()), _DONE)
        better = self._broken(left, right, self._better(index), _BETTER)
        done.moveTop(box.top() + 5 + max(0.0, (ROW_HEIGHT - 10 - done.height()) / 2))
        if better.height():
            done.moveTop(box.top() + 5)
        better.moveTop(done.bottom())
        return done, better

    def _broken(self, left: float, right: float, text: str, how: tuple[int, int, str]) -> QRectF:
        """The box that a wrapped text needs between two edges."""
        if not text:
            return QRectF(left, 0, right - left, 0)
        metrics = QFontMetrics(self.theme.font(how[0], how[1]))
        room = QRect(0, 0, max(40, int(right - left)), 10_000)
        found = metrics.boundingRect(room, _BROKEN, kept_whole(text))
        return QRectF(left, 0, room.width(), max(LINE, found.height()))

    def _margin(self, painter: QPainter, line: QRectF, index: Index) -> None:
        """Draw the deal's number at its first decision, and the mark of an important one."""
        painter.setPen(self.theme.colours["ink2"])
        painter.setFont(self.theme.font(13, tabular=True))
        cell = QRectF(line.left() + _DEAL, line.top(), _MARK - _DEAL - 12, line.height())
        deal, above = index.data(ReviewRole.DEAL), index.model().index(index.row() - 1, 0)
        if deal != above.data(ReviewRole.DEAL):
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(deal))
        number = int(index.data(ReviewRole.MARK))
        if number:
            middle = QPointF(line.left() + _MARK, line.center().y())
            draw_mark(painter, self.theme, middle, number)

    @property
    def _amount_font(self) -> QFont:
        return self.theme.font(13, 700, tabular=True)

    @staticmethod
    def _amount(index: Index) -> str:
        """The amount lost; a dot while it is unknown."""
        return str(index.data(ReviewRole.GIVEN_TEXT)) if index.data(ReviewRole.JUDGED) else "·"

    def _given(self, painter: QPainter, line: QRectF, index: Index) -> None:
        """Draw the amount lost, at the right end of the row."""
        judged, given = index.data(ReviewRole.JUDGED), index.data(ReviewRole.GIVEN)
        painter.setFont(self._amount_font)
        painter.setPen(self.theme.colours["bad" if given else "good" if judged else "ink2"])
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(line, right, self._amount(index))
