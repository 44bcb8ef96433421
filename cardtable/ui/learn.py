"""Hints, and the strip of candidates in which a strong bot's thoughts are shown."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QVBoxLayout,
    QWidget,
)

from cardtable.engine.bot import Candidate, by_worth
from cardtable.engine.failed import ruled
from cardtable.engine.game import Game
from cardtable.engine.state import View
from cardtable.models.candidates import LIMIT, CandidateModel, CandidateRole
from cardtable.phrases.lookup import phrases_of
from cardtable.translation import _
from cardtable.ui import durations
from cardtable.ui.bot_service import BotService
from cardtable.ui.candidates import (
    BOTH,
    HEIGHT,
    LEADING,
    LOW,
    SHADOW,
    SHARED,
    CandidateDelegate,
)
from cardtable.ui.widgets.buttons import KeyButton, key_cap
from cardtable.ui.widgets.icons import icon, svg_pixmap
from cardtable.ui.widgets.labels import PlainLabel, plain_tips
from cardtable.ui.widgets.theme import Theme

if TYPE_CHECKING:
    from cardtable.bots.questions import Answer
#: Hints come from the strongest level; like any bot it gets only the seat's view.
LEVEL = "expert"
#: Room for the number of the current one.
COUNT = 36
#: The least width of a candidate that shows all it has to say, the least in which it can be told
#: from the others, and the greatest in a review.
READABLE, LEAST, WIDEST = 300, 115, 420
#: What stands above the slips, unless they are as low as this: the question, and which of them is
#: shown; sizes of its type.
_HEAD, _HEADLESS, _ASKED = 20, 72, (14, 13, 12)
#: Room for the mark of what is looked for.
_MARK = 56
_WRAP = Qt.TextFlag.TextWordWrap
#: The part of the rail's words that a reason has at most which is said once for all.
_SHARE = 0.4
#: How far a reason said once stands from the edge, where the sign above it begins.
_EDGE = 4
_WALKS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)


class Hints(QObject):
    """The hints for the position on the table, forgotten when it changes.

    Attributes:
        model: the candidates.
        row: the candidate shown on the table, −1 for none.
        share: the part of the thought done, 0 to 1, if the bot reports it.
        changed: model, row or ``thinking`` has changed.
        shown: show an action on the table as if it had been prepared.
        given: hints for a position have been given.
    """

    changed = Signal()
    shown = Signal(object)
    given = Signal()

    def __init__(self, bots: BotService, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bots, self._game = bots, game
        self.model = CandidateModel(phrases_of(game.phrases), self)
        self.row = -1
        self._view: View | None = None
        self._asked_at = -1
        self._ticket = 0
        self.share: float | None = None
        bots.progressed.connect(self._progressed)

    @property
    def thinking(self) -> bool:
        """Whether an answer is pending."""
        return self._ticket > 0 and not self.model.rowCount()

    def ask(self, view: View) -> None:
        """Ask for a hint for this position, or go to the next one if there is one already."""
        self.see(view)
        if self.model.rowCount():
            self.choose((self.row + 1) % self.model.rowCount())
            return
        if self.thinking:
            return
        self._asked_at, self._view, self.share = len(view.history), view, None
        self._ticket = self._bots.ask(self._game.id, LEVEL, view, 1, self._answered)
        self.changed.emit()

    def choose(self, row: int) -> None:
        """Show one of the candidates on the table."""
        if 0 <= row < self.model.rowCount():
            self.row = row
            self.shown.emit(self.model.action(row))
            self.changed.emit()

    def see(self, view: View) -> None:
        """Note the position on the table; if it is another one, forget the hints."""
        if len(view.history) != self._asked_at:
            self.forget()

    def forget(self) -> None:
        """Forget the hints, and drop a pending answer."""
        if self._asked_at < 0:
            return
        if self.thinking:
            self._bots.cancel(self._ticket)  # other bots must not wait for this thought
        self._asked_at, self._ticket, self.row = -1, 0, -1
        self.model.clear()
        self.changed.emit()

    def _progressed(self, ticket: int, share: float) -> None:
        if ticket == self._ticket and self.thinking:
            self.share = share
            self.changed.emit()

    def _answered(self, answer: Answer) -> None:
        if answer.question.number != self._ticket or self._view is None:
            return
        thought = answer.thought
        if thought is None:
            self.forget()
            return
        ranked = by_worth(thought.candidates, thought.action)
        if all(candidate.action != thought.action for candidate in ranked):
            ranked.insert(0, Candidate(thought.action, float("nan")))
        best: dict[Hashable, Candidate] = {}  # of plays that differ only in kickers
        with ruled(self._game.id):
            for one in ranked:
                best.setdefault(self._game.body_of(self._view, one.action), one)
        self.model.show(self._view, list(best.values()))
        self.given.emit()
        self.choose(0)


class _List(QListView):
    """Arrow keys to the left and right move in it, every other key goes to the page.

    Attributes:
        again: the current one was pressed.
    """

    resized = Signal()
    again = Signal()

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, held: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Where a key leads, also where they lie one below the other."""
        steps = {self.CursorAction.MoveLeft: -1, self.CursorAction.MoveRight: 1}
        if action not in steps:
            return super().moveCursor(action, held)
        row = self.currentIndex().row() + steps[action]
        return self.model().index(max(0, min(row, self.model().rowCount() - 1)), 0)

    def see_whole(self, current: QModelIndex) -> None:
        """Scroll until the current one is seen, and no other one is cut off at the beginning."""
        self.scrollTo(current)
        bar = self.horizontalScrollBar()
        room = self.viewport().width() - self.visualRect(current).right()
        for row in range(self.model().rowCount()):
            box = self.visualRect(self.model().index(row, 0))
            if box.left() < 0 <= box.right():
                bar.setValue(bar.value() + (box.left() if -box.left() < room else box.right() + 1))
                break

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _WALKS:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        current = self.currentIndex()
        super().mousePressEvent(event)
        if current.isValid() and self.indexAt(event.position().toPoint()) == current:
            self.again.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        self.resized.emit()


class CandidateStrip(QFrame):
    """The candidates in a row, best first: the worth of each, and the reason.

    At a table they are slips of paper on the rail, in place of the question and beside the answers:
    they cover no card, and no card moves when they appear. Only so many are seen at once as can be
    read in body type. A reason that all have is said once. What does not fit is in the tooltips.

    Attributes:
        chosen: a row was selected, to be shown on the table.
        pressed: the row that is shown there was clicked.
        closed: the strip was closed.
    """

    chosen = Signal(int)
    pressed = Signal()
    closed = Signal()
    #: The question, which stays above the slips.
    question = ""

    def __init__(
        self, theme: Theme, model: CandidateModel, closable: bool, parent: QWidget | None = None
    ) -> None:
        """Without ``closable`` it is always shown."""
        super().__init__(parent)
        self._model, self._on_slip = model, closable
        self._sign = PlainLabel()
        #: The number of the current one, where not all fit.
        self._count = PlainLabel()
        self._words, self._shared = PlainLabel(), PlainLabel()
        for label in (self._words, self._shared):
            label.setWordWrap(True)
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
        self.list.again.connect(self.pressed)
        self.list.resized.connect(self._show_count)
        self.list.resized.connect(self._be_readable)
        model.modelReset.connect(self._share)
        model.modelReset.connect(self._be_readable)
        self._delegate.most = 0 if closable else WIDEST
        self._close = KeyButton(theme, "quiet")
        self._close.clicked.connect(self.closed)
        row = QHBoxLayout(self)
        signs = QVBoxLayout()
        signs.setSpacing(0)
        signs.addStretch(1)
        for label in (self._sign, self._count):
            label.setParent(self)
            if not closable:
                signs.addWidget(label, 0, Qt.AlignmentFlag.AlignHCenter)
        signs.addStretch(1)
        if not closable:
            row.addLayout(signs)
        row.addWidget(self._words, 1)
        row.addWidget(self._shared)
        row.addWidget(self.list, 1)
        self._shared.hide()
        self._close.setParent(self)  # it stands behind the last slip, wherever that ends
        self._close.setVisible(closable)
        self._showing = False
        #: Moves a mark while candidates are looked for.
        self._beats, self._beat = QTimer(self), 0
        self._beats.setInterval(durations.THINKING_BEAT)
        self._beats.timeout.connect(self._mark)
        #: The height of what stands above the slips.
        self._head = 0
        self.apply_theme(theme)
        self.retranslate()
        self.say("")

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme; paper is pale by night as well."""
        self._theme, row = theme, self.layout()
        c, px = theme.in_wood().colours, theme.px
        assert row is not None
        row.setSpacing(px(6))
        self._set_margins()
        self.setStyleSheet(f"QListView {{ background: transparent; }} QLabel {{ color: {c.ink}; }}")
        ratio = self.devicePixelRatioF()
        sign = px(16 if self._on_slip else 22)
        self._sign.setPixmap(svg_pixmap("icons/bulb.svg", sign, ratio, c.ink))
        self._words.setFont(theme.font(15, 600 if self._on_slip else 400))
        if self._on_slip:
            self._words.setStyleSheet(f"color: {theme.on_paper().colours.ink};")
            self._words.setContentsMargins(px(14), 0, px(_MARK), 0)
            self._shared.setContentsMargins(px(_EDGE), 0, 0, 0)
        self._count.setFont(theme.font(13, 600, tabular=True))
        self._close.apply_theme(theme)
        self._close.setIcon(icon("close", c.ink2, px(18), ratio))
        self._delegate.apply_theme(theme.on_paper())
        self.list.scheduleDelayedItemsLayout()
        self.list.viewport().update()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the height of the candidates."""
        super().resizeEvent(event)
        self._fit()
        self._share()

    def ask(self, question: str) -> None:
        """Show the question above the slips."""
        self.question = question
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the question on the wood, on one line; a slip says what is looked for."""
        super().paintEvent(event)
        if self._on_slip and self._words.isVisible():
            self._draw_waiting()
        if not self._head:
            return
        px, ink = self._theme.px, self._theme.in_wood().colours["ink"]
        left = self._count.geometry().right() if self._count.isVisible() else px(24)
        wide = self.list.geometry().right() - left - px(8)
        room = QRect(left + px(8), px(2), wide, px(_HEAD - 2))
        for size in _ASKED:
            font = self._theme.font(size, 700)
            if QFontMetrics(font).horizontalAdvance(self.question) <= room.width():
                break
        told = QFontMetrics(font).elidedText(
            self.question, Qt.TextElideMode.ElideRight, room.width()
        )
        painter = QPainter(self)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, told)
        painter.end()

    def _mark(self) -> None:
        self._beat += 1
        self.update()

    def _draw_waiting(self) -> None:
        """Draw a slip of paper below the sentence, with three dots, highlighted in turn."""
        c, px = self._theme.on_paper().colours, self._theme.px
        box = QRectF(self._words.geometry()).adjusted(1, 1, -2, -3)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SHADOW)
        painter.drawRoundedRect(box.translated(1, 2), 4, 4)
        painter.setBrush(c.raised)
        painter.drawRoundedRect(box, 4, 4)
        for dot in range(3):
            lit = self._beat % 3 == dot
            radius = px(4) if lit else px(3)
            painter.setBrush(c.ink2 if lit else c.edge)
            at = QPointF(box.right() - px(_MARK - 14 - 11 * dot), box.center().y())
            painter.drawEllipse(at, radius, radius)
        painter.end()

    @property
    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at."""
        return [self.list, self._close]

    def be_low(self, low: bool) -> None:
        """Take little height, or the usual one."""
        self._be_high(LOW if low else HEIGHT)
        self._be_readable()

    def _be_readable(self) -> None:
        """Show as many as can be read; or one, and of the others what they are."""
        rows = [self._model.index(row, 0) for row in range(self._model.rowCount())]
        room, delegate = int(self.list.viewport().width() / self._theme.zoom), self._delegate
        if not rows or room < LEAST:
            return
        delegate.brief, delegate.level = False, BOTH
        if delegate.stacked(len(rows)) == 1:
            # In a review their number stands beside them, where not all are seen.
            count = COUNT * (not self._on_slip)
            most = 1 if self._alone else min(len(rows), LIMIT)
            for seen in range(most, 0 if self._on_slip else min(len(rows), 2) - 1, -1):
                across = (room - count * (seen < len(rows))) // seen
                cell = QSize(min(delegate.most or across, across), delegate.high - 2)
                if across >= SHARED and delegate.in_body(cell * self._theme.zoom, rows[0]):
                    break
            shown = self._model.index(max(0, self.list.currentIndex().row()), 0)
            delegate.least = across
            if self._alone and len(rows) > 1:
                delegate.level = LEADING
            elif seen == 1 < len(rows) and not delegate.shared:
                delegate.be_brief(room, shown)
            self.list.scheduleDelayedItemsLayout()
        self._show_count()

    @property
    def _alone(self) -> bool:
        """Whether one choice and its one figure is all: more would make a form of a low rail."""
        return self._on_slip and not self._head

    def lie_in(self, place: QRect, wish: float) -> None:
        """Fill a place on the rail, in type so many times larger than usual where it fits."""
        self._delegate.wish = wish
        self._head = _HEAD if place.height() >= self._theme.px(_HEADLESS) else 0
        self._set_margins()
        self._be_high(int(place.height() / self._theme.zoom) - self._head)
        self.setGeometry(place)

    def _set_margins(self) -> None:
        row, px = self.layout(), self._theme.px
        assert row is not None
        cross = row.spacing() + self._close.sizeHint().width() if self._on_slip else 0
        row.setContentsMargins(px(8 * self._on_slip), px(self._head), px(4) + cross, 0)

    def _be_high(self, high: int) -> None:
        if self._delegate.high != high:
            self._delegate.high = high
            self.list.setWrapping(self._delegate.stacked(LIMIT) > 1)
            self.list.scheduleDelayedItemsLayout()
            self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(self._theme.px(self._head + self._delegate.high))

    def _share(self) -> None:
        """Say a reason that all candidates have once, for all of them, if there is room."""
        rows = [self._model.index(row, 0) for row in range(self._model.rowCount())]
        reasons = {row.data(CandidateRole.REASON) for row in rows}
        several = self._on_slip and not self._alone and len(rows) > 1
        shared = str(*reasons) if several and len(reasons) == 1 else ""
        self._delegate.shared = shared if shared and self._fit_shared(shared) else ""
        self._shared.setText(self._delegate.shared)
        self._shared.setVisible(bool(self._delegate.shared) and not self._words.text())
        self.list.scheduleDelayedItemsLayout()
        self._show_count()

    def _fit_shared(self, reason: str) -> bool:
        """Let a reason take the least width in the largest type that fits; whether any does."""
        high, most = self.height() - self._theme.px(self._head) - 4, round(_SHARE * self.width())
        for size in (15, 14, 13):
            font = self._theme.font(size)
            for wide in range(self._theme.px(120), most + 1, self._theme.px(20)):
                box = QFontMetrics(font).boundingRect(0, 0, wide, 999, _WRAP, reason)
                if box.height() <= high and box.width() <= wide:
                    self._shared.setFont(font)
                    self._shared.setFixedWidth(wide + self._theme.px(_EDGE) + 2)
                    return True
        return False

    def _show_count(self) -> None:
        self.list.executeDelayedItemsLayout()
        self.list.see_whole(self.list.currentIndex())  # what Enter takes is seen in any window
        room = round(self.list.viewport().width() / self._theme.zoom)
        rows = self._model.rowCount()
        seen = max(self._delegate.seen(room), self._delegate.stacked(rows))
        self._count.setVisible(not self._words.text() and rows > seen)
        if self._on_slip:
            px = self._theme.px
            self._sign.setVisible(bool(self._head))
            self._sign.setGeometry(px(10), px(2), px(16), px(_HEAD - 2))
            self._close.setGeometry(self._cross_place())
            wide, close = self._count.sizeHint().width(), self._close.geometry()
            place = QRect(px(30), px(2), wide, px(_HEAD - 2))
            if not self._head:  # above the cross
                place = QRect(close.center().x() - wide // 2, 0, wide, px(_HEAD - 2))
            self._count.setGeometry(place)
            self.update()

    def _cross_place(self) -> QRect:
        """Behind what is seen last, half-way up the slips."""
        shown, size = self.list.geometry(), self._close.sizeHint()
        last = self.list.visualRect(self._model.index(self._model.rowCount() - 1, 0))
        end = shown.right()
        if self.list.isVisible() and last.isValid() and not self.list.isWrapping():
            end = min(end, shown.left() + last.right())
        elif self._words.isVisible():
            shown, end = self._words.geometry(), self._words.geometry().right()
        place = QRect(end + self._theme.px(6), 0, size.width(), size.height())
        place.moveTop(shown.center().y() - size.height() // 2)
        return place

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
        if not (words and self._on_slip):
            self._beats.stop()
        elif not self._beats.isActive():
            self._beats.start()
        self._shared.setVisible(bool(self._delegate.shared) and not words)
        self.list.setVisible(not words)
        self._show_count()

    def offer(self, key: str) -> None:
        """Show the key that plays the current candidate; empty for none."""
        if self._delegate.key != key_cap(key):
            self._delegate.key = key_cap(key)
            self.list.scheduleDelayedItemsLayout()
            self._show_count()
            self.list.viewport().update()

    def show_row(self, row: int) -> None:
        """Mark the candidate that is shown on the table, without showing it again."""
        self._showing = True
        self.list.setCurrentIndex(self._model.index(row))
        self._count.setText(f"{row + 1}/{self._model.rowCount()}")
        self._show_count()
        self._showing = False

    def _walked(self, index: QModelIndex) -> None:
        if self._on_slip:  # the current one may have more room
            self._be_readable()
        if index.isValid() and not self._showing:
            self.chosen.emit(index.row())
