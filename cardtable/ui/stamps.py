"""The book of stamps: those that are earned in ink, the others pressed blind into the paper."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cardtable.games.stamps import PUZZLES, book
from cardtable.languages import HAN
from cardtable.models.stamps import LookBack, Part, StampModel, StampRole, stamp_book
from cardtable.phrases.lists import headed, one_after_the_other
from cardtable.phrases.stamps import WORDS, stamp_name
from cardtable.store.trouble import JournalError
from cardtable.translation import _, pgettext
from cardtable.ui import durations
from cardtable.ui.arrivals import Arrivals
from cardtable.ui.dialog import framed
from cardtable.ui.intents import Days, Puzzles, Quick, Replay
from cardtable.ui.pages import PaperPage
from cardtable.ui.shared import Shared
from cardtable.ui.table.seals import VERMILION
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.labels import PlainLabel, SaidLabel
from cardtable.ui.widgets.lists import PictureList
from cardtable.ui.widgets.stamp_seals import embossed, printed
from cardtable.ui.widgets.theme import Theme

#: A seal, what its name below it may be wider, and the margins of a cell, in pixels at the usual
#: size; the sizes of name and sentence.
_SEAL, _WIDER, _MARGIN, _NAME, _SENTENCE = 96, 18, 8, 14, 13
#: In a large window everything grows up to so many times, in such steps.
_GROWTH, _STEP = 1.8, 0.1
#: The book is read anew after so many earlier matches.
_READ = 10
#: The large seal of the chosen stamp in a low window and in a higher one than this.
_LARGE, _LOW = (88, 128), 700
#: How much ink one sees of the stamp that is next at hand.
_FAINT = 0.4
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
_TITLE = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class _Cells(QStyledItemDelegate):
    """Draws seals with their names, and the titles of the parts.

    Attributes:
        theme: the look, as much enlarged as the cells are.
        cell: the size of a cell.
        arrivals: what is earned while one looks.
        next: id of the stamp that is next at hand, empty if all are earned.
    """

    def __init__(self, view: QListView, shared: Shared) -> None:
        super().__init__(view)
        self.theme, self.cell, self.next = shared.theme, QSize(1, 1), ""
        self.arrivals = Arrivals(view.viewport(), lambda: shared.calm)

    def height(self, width: int) -> int:
        """How high a cell of this width must be for the longest name."""
        px, names = self.theme.px, QFontMetrics(self.theme.font(_NAME, 700))
        wrapped = QRect(0, 0, width - 2 * px(_MARGIN), 9999)
        words = max(names.boundingRect(wrapped, _WRAP, stamp_name(id_)).height() for id_ in WORDS)
        return px(_SEAL) + words + 3 * px(_MARGIN)

    def least(self, titles: Iterable[str]) -> int:
        """How wide a cell must be for the longest word of a name or of these titles."""
        px, names = self.theme.px, QFontMetrics(self.theme.font(_NAME, 700))
        heads = QFontMetrics(self.theme.title(19))
        words = [names.horizontalAdvance(one) for id_ in WORDS for one in stamp_name(id_).split()]
        words += [heads.horizontalAdvance(one) for title in titles for one in title.split()]
        return max(words) + 2 * px(_MARGIN)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """All cells are alike."""
        return self.cell

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a cell."""
        box = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if id_ := index.data(StampRole.ID):
            self._paint_stamp(painter, option, index, id_)
        elif title := index.data():
            self._paint_title(painter, box, title, index.data(StampRole.SENTENCE))
        painter.restore()

    def _paint_title(self, painter: QPainter, box: QRect, title: str, count: str) -> None:
        """The title of a part, at the foot of its cell, with a line below."""
        theme, px = self.theme, self.theme.px
        inside = box.adjusted(px(_MARGIN), px(_MARGIN), -px(_MARGIN), -px(_MARGIN))
        words, below = title.split(), theme.font(_SENTENCE)
        for size in range(19, 12, -1):  # no word is cut
            head = theme.title(size)
            if max(map(QFontMetrics(head).horizontalAdvance, words)) <= inside.width():
                break
        tall = QFontMetrics(head).boundingRect(inside, _TITLE, title).height()
        whole = tall + QFontMetrics(below).height() + px(4)
        top = inside.top() + max(0, inside.height() - whole) // 2
        painter.setPen(theme.colours["ink"])
        painter.setFont(head)
        painter.drawText(QRect(inside.left(), top, inside.width(), tall), _TITLE, title)
        painter.setPen(theme.colours["ink2"])
        painter.setFont(below)
        foot = QRect(inside.left(), top + tall + px(4), inside.width(), inside.height())
        painter.drawText(foot, _TITLE, count)
        painter.setPen(QPen(theme.colours["bad"], max(1.0, px(2))))
        painter.drawLine(inside.left(), top - px(5), inside.left() + px(28), top - px(5))

    def _paint_stamp(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
        id_: str,
    ) -> None:
        theme, c, px = self.theme, self.theme.colours, self.theme.px
        box = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        date, ratio = index.data(StampRole.DATE), painter.device().devicePixelRatioF()
        ground = c.raised if date or chosen else c.panel
        if date or chosen:
            painter.setPen(QPen(c["gilt"] if chosen else c["line"], 2 if chosen else 1))
            painter.setBrush(c["raised"])
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 6, 6)
        at = QPointF(box.left() + (box.width() - px(_SEAL)) / 2, box.top() + px(_MARGIN))
        there = self.arrivals.opacity(id_) if date else 0.0
        if there < 1:
            painter.drawPixmap(at, embossed(id_, px(_SEAL), ratio, ground, theme.dark))
        if id_ == self.next:
            painter.setPen(QPen(VERMILION, max(1.5, px(2)), Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(5, 5, -5, -5), 6, 6)
        if there or id_ == self.next:
            painter.setOpacity(there or _FAINT)
            painter.drawPixmap(at, printed(id_, px(_SEAL), ratio))
            painter.setOpacity(1.0)
        painter.setFont(theme.font(_NAME, 700))
        painter.setPen(c["ink" if date else "ink2"])
        margin = px(_MARGIN)
        words = box.adjusted(margin, px(_SEAL) + 2 * margin, -margin, 0)
        painter.drawText(words, _WRAP, index.data())


class _Grid(PictureList):
    """The book’s leaves.

    Attributes:
        columns: how many cells lie side by side.
    """

    columns = 1

    def moveCursor(self, action: QListView.CursorAction, held: Qt.KeyboardModifier) -> QModelIndex:
        """Where a key leads: past titles and gaps, which cannot be chosen."""
        steps = {
            QListView.CursorAction.MoveLeft: -1,
            QListView.CursorAction.MoveRight: 1,
            QListView.CursorAction.MovePrevious: -1,
            QListView.CursorAction.MoveNext: 1,
            QListView.CursorAction.MoveUp: -self.columns,
            QListView.CursorAction.MoveDown: self.columns,
        }
        model, now = self.model(), self.currentIndex().row()
        if action in (QListView.CursorAction.MoveHome, QListView.CursorAction.MoveEnd):
            step = 1 if action == QListView.CursorAction.MoveHome else -1
            now = -1 if step > 0 else model.rowCount()
        elif action in steps:
            step = steps[action]
        else:  # by pages
            shown = max(1, self.viewport().height() // max(1, self.gridSize().height()))
            up = action == QListView.CursorAction.MovePageUp
            step = -1 if up else 1
            now += step * self.columns * shown - step
            now = min(max(now, -1 if step > 0 else 0), model.rowCount() - (step < 0))
        place = now + step
        while 0 <= place < model.rowCount():
            index = model.index(place, 0)
            if index.flags() & Qt.ItemFlag.ItemIsEnabled:
                return index
            place += step
        return self.currentIndex()


def _earned(parts: Iterable[Part]) -> set[str]:
    return {one.id for part in parts for one in part.stamps if one.stamped is not None}


class StampPage(PaperPage):
    """All stamps.

    Attributes:
        model: the stamps.
        list: shows them.
    """

    def __init__(self, shared: Shared, parent: QWidget | None = None) -> None:
        super().__init__(shared, parent)
        self._parts: list[Part] = []
        #: Looks for those of earlier matches while the book is open.
        self._look: LookBack | None = None
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._look_back)
        theme = self._theme
        self.model = StampModel(self)
        self._said = SaidLabel()
        self._shown: tuple[list[Part], int] | None = None
        self.list = _Grid()
        self.list.setModel(self.model)
        self._cells = _Cells(self.list, shared)
        self.list.setItemDelegate(self._cells)
        self.list.setFlow(QListView.Flow.LeftToRight)
        self.list.setWrapping(True)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setUniformItemSizes(True)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.take = KeyButton(theme, "primary")
        self._build()
        self.take.clicked.connect(self._take)
        self.list.clicked.connect(self._open)
        self.list.setMouseTracking(True)
        self.list.entered.connect(self._tell)
        self.list.resized.connect(self._grow)
        self.list.selectionModel().currentChanged.connect(self._see_current)
        self.apply_theme(theme)
        self.retranslate()

    def _build(self) -> None:
        self._head.addWidget(self._said)
        self._seal = PlainLabel()
        self._chosen, self._note = PlainLabel(wrap=True), PlainLabel(wrap=True)
        self._about = QHBoxLayout()
        self._about.addWidget(self._seal)
        self._about.addWidget(self._chosen, 1)
        self._column.addLayout(self._about)
        self._foot.addWidget(self._note, 1)
        self._foot.addWidget(self.take)
        self._column.addWidget(self.list, 1)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        super().apply_theme(theme)
        c, px = theme.colours, theme.px
        self._said.setFont(theme.font(13))
        self._said.setStyleSheet(f"color: {c.ink2};")
        self._note.setFont(theme.font(13))
        self._about.setContentsMargins(px(16), 0, px(16), 0)
        self._about.setSpacing(px(20))
        self._chosen.setFont(theme.title(22))
        self._note.setStyleSheet(f"color: {theme.in_wood().colours.ink};")
        self.list.setStyleSheet(framed(theme, "QListView", f"{px(6)}px"))
        self.take.apply_theme(theme.on_wood())
        self._grow()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        super().retranslate()
        self._title.setText(_("Stamp book"))
        self.setAccessibleName(self._title.text())
        self.list.setAccessibleName(self._title.text())
        self._say()
        self._read()

    # -- showing ---------------------------------------------------------------------------------
    def _read(self) -> None:
        """Read the book from the journal."""
        journal = self._shared.journal
        self._parts = stamp_book(None)
        with suppress(JournalError):  # one that cannot be read is reported where matches are
            self._parts = stamp_book(journal)
        count = sum(len(part.stamps) for part in self._parts)
        earned = sum(part.earned for part in self._parts)
        open_ = (one.id for part in self._parts for one in part.stamps if one.stamped is None)
        self._cells.next = next(open_, "")
        counting = self._look is not None and bool(self._look.left)
        words = _("Stamped so far: {n} of {all}") if counting else _("Stamped: {n} of {all}")
        self._said.say(words.format(n=earned, all=count), aloud=not counting)
        self._grow()

    def showEvent(self, event: QShowEvent) -> None:
        """Go on looking at earlier matches, once the page lies there."""
        super().showEvent(event)
        self._soon.start(durations.DRAWN + durations.SHEET)

    def _look_back(self) -> None:
        """Look at the next match that ended before there were stamps."""
        journal = self._shared.journal
        if journal is None or not self.isVisible():
            return
        try:
            if self._look is None:
                self._look = LookBack(journal)
                self._read()
            if self._look.left:
                self._look.look()
                self._soon.start(0)
                if not len(self._look.left) % _READ:
                    self._read()
        except JournalError:  # next time
            self._look = None
        self._say()

    def _say(self) -> None:
        """Say what stamps are for, or how far those of earlier matches were looked for."""
        left = len(self._look.left) if self._look is not None else 0
        self._note.setText(
            _("Looking for stamps in earlier matches. Still to do: {n}", n=left)
            if left
            else _(
                "Stamps are earned at the table, without hints or undo. Nothing depends on them."
            )
        )

    def _grow(self) -> None:
        """Give all stamps as much room as lets all of them be seen at once."""
        room = self.list.maximumViewportSize()
        bar = self.list.verticalScrollBar().sizeHint().width()
        width = room.width() - bar - self._theme.px(_MARGIN)  # Qt needs a little more than all
        for step in range(round((_GROWTH - 1) / _STEP), -1, -1):
            self._cells.theme = theme = self._theme.at(self._theme.zoom * (1 + step * _STEP))
            least = theme.px(_SEAL + _WIDER + 2 * _MARGIN)
            if step and theme.language not in HAN:  # grown words are never cut; Han breaks anywhere
                least = max(least, self._cells.least(part.title for part in self._parts))
            columns = max(1, width // least)
            wide = width // columns
            high = max(self._cells.height(wide), theme.target(0))
            beside = max(1, columns - 1)
            lines = sum(-(-len(part.stamps) // beside) for part in self._parts)
            if lines * high <= room.height():
                break
        self.list.columns = columns
        self._cells.cell = QSize(wide, high)
        self.list.setGridSize(self._cells.cell)
        self._show()

    def _show(self) -> None:
        """Show the book as it was read, and stay where one was."""
        shown = self._parts, self.list.columns
        if shown == self._shown:  # another model would leave the keys without a place for a moment
            return
        before = _earned(self._shown[0]) if self._shown is not None else _earned(self._parts)
        for id_ in _earned(self._parts) - before:
            self._cells.arrivals.come(id_)
        self._shown = shown
        current = self.list.currentIndex().data(StampRole.ID) or ""
        self.model.show(*shown)
        self.list.setCurrentIndex(self.model.index(self.model.row_of(current), 0))
        self._see_current()

    def _see_current(self) -> None:
        index = self.list.currentIndex()
        earned, moment = index.data(StampRole.DATE), index.data(StampRole.MOMENT)
        words = _("Show the moment") if earned else pgettext("button", "Play")
        self.take.set_words(words, "Return")
        self.take.setEnabled(not earned or moment is not None)
        self._tell(index)

    def _tell(self, index: QModelIndex) -> None:
        """Say what a stamp is for, and when it was earned; nothing of titles and gaps."""
        if not index.data(StampRole.ID):
            return
        low = self.height() < self._theme.px(_LOW)
        side, ratio = self._theme.px(_LARGE[not low]), self.devicePixelRatioF()
        id_, paper = index.data(StampRole.ID), self._theme.colours.panel
        if index.data(StampRole.DATE):
            self._seal.setPixmap(printed(id_, side, ratio))
        else:
            picture = embossed(id_, side, ratio, paper, self._theme.dark).copy()
            if id_ == self._cells.next:
                painter = QPainter(picture)
                painter.setOpacity(_FAINT)
                painter.drawPixmap(QPointF(), printed(id_, side, ratio))
                painter.end()
            self._seal.setPixmap(picture)
        self._seal.setFixedSize(side, side)
        said = (index.data(StampRole.SENTENCE), index.data(StampRole.DATE))
        words = one_after_the_other(*said) if said[0] and said[1] else said[0]
        self._chosen.setText(headed(index.data() or "", words) if words else "")

    def uncover(self) -> None:
        """Show what was earned meanwhile."""
        self._read()

    def read_again(self) -> None:
        """Another file has taken the journal's place."""
        self._look = None
        self._soon.start(0)
        self._read()

    @property
    def keys_go_to(self) -> QWidget:
        """The stamps."""
        return self.list

    # -- doing -----------------------------------------------------------------------------------
    def press_key(self, key: str) -> bool:
        """Enter shows the moment; returns whether the key was used."""
        if key == "Return":
            self.take.click()
        return key == "Return"

    def _take(self) -> None:
        """Show the moment of the chosen stamp, or play for it."""
        index = self.list.currentIndex()
        id_ = index.data(StampRole.ID)
        if index.data(StampRole.DATE) or not id_:
            self._open(index)
            return
        game = next(page.game for page in book() if id_ in (stamp.id for stamp in page.stamps))
        self.wants.emit({"day": Days(), PUZZLES: Puzzles()}.get(id_, Quick(game)))

    def _open(self, index: QModelIndex) -> None:
        moment = index.data(StampRole.MOMENT)
        if moment is not None:
            number, step = moment
            self.wants.emit(Replay(number, step, index.data(StampRole.ID)))
