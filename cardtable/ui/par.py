"""The comparison: a deal as the player played it, and as the expert does, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QHideEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from cardtable.engine.match import Match
from cardtable.models.par import (
    DIFFERENCE,
    OWN,
    PAR,
    LineRole,
    Par,
    ParDealsModel,
    ParJob,
    ParLinesModel,
    own_seat,
)
from cardtable.models.review import LEVEL
from cardtable.phrases.breaking import kept_whole
from cardtable.phrases.characters import names_of
from cardtable.phrases.lists import labelled
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.names import headed, level_name
from cardtable.phrases.par import (
    deal_sentence,
    hurried_sentence,
    question,
    sum_sentence,
    trouble_sentence,
)
from cardtable.translation import _
from cardtable.ui.bot_service import BotService
from cardtable.ui.pages import Page
from cardtable.ui.review.page import PATIENCE
from cardtable.ui.room import Sheet
from cardtable.ui.shared import Shared
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.keys import types_a_sign
from cardtable.ui.widgets.labels import PlainLabel, SaidLabel, ThinBar
from cardtable.ui.widgets.lists import RowTable, WrappedList
from cardtable.ui.widgets.theme import Theme

Index = QModelIndex | QPersistentModelIndex

_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
#: Padding beside and above a column's words, and the width of the mark for one's own turns.
ASIDE, ABOVE, EDGE = 12, 4, 3


class LinesDelegate(QStyledItemDelegate):
    """Draws two columns. What both have in common is muted; a rule marks where the lines part."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme

    def _font(self, index: Index) -> QFont:
        return self.theme.font(13, 600 if index.data(LineRole.TURN) else 400)

    def _head_font(self) -> QFont:
        return self.theme.font(13, 700)

    @staticmethod
    def _head() -> str:
        return _("From here on you and the expert differ.")

    def _head_height(self, index: Index) -> int:
        if not index.data(LineRole.PARTS):
            return 0
        return QFontMetrics(self._head_font()).height() + self.theme.px(2 * ABOVE)

    def _room(self, width: int) -> int:
        """The width available for a column's words."""
        return max(60, width // 2 - self.theme.px(2 * ASIDE))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        width = view.viewport().width() if isinstance(view, QAbstractItemView) else 600
        metrics = QFontMetrics(self._font(index))
        room = QRect(0, 0, self._room(width), 10_000)
        sides = (index.data(LineRole.OWN), index.data(LineRole.PAR))
        height = max(
            metrics.boundingRect(room, _WRAPPED, kept_whole(said or " ")).height() for said in sides
        )
        whole = height + self.theme.px(2 * ABOVE) + self._head_height(index)
        return QSize(width, max(whole, self.theme.target(0)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        c, px = self.theme.colours, self.theme.px
        box = QRect(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, c["own_row"])
        head = self._head_height(index)
        if head:
            band = QRect(box.left(), box.top(), box.width(), head)
            painter.fillRect(band, c["warn_bg"])
            painter.setFont(self._head_font())
            painter.setPen(c["warn"])
            painter.drawText(band, Qt.AlignmentFlag.AlignCenter, self._head())
        body = box.adjusted(0, head, 0, 0)
        middle = body.left() + body.width() // 2
        painter.setPen(QPen(c["line"], 1))
        painter.drawLine(body.bottomLeft(), body.bottomRight())
        painter.drawLine(middle, body.top(), middle, body.bottom())
        painter.setFont(self._font(index))
        same = index.data(LineRole.SAME)
        for left, role in ((body.left(), LineRole.OWN), (middle, LineRole.PAR)):
            said = index.data(role)
            if said and index.data(LineRole.TURN):
                painter.fillRect(left + 1, body.top(), px(EDGE), body.height() - 1, c["accent"])
            painter.setPen(c["ink2" if same else "ink"])
            room = QRect(left + px(ASIDE), body.top() + px(ABOVE), self._room(box.width()), 10_000)
            painter.drawText(room, _WRAPPED, kept_whole(said or ""))
        painter.restore()


class LinesView(WrappedList):
    """The list; keys that do not move in it go to the page."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(LinesDelegate(theme, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Always visible, so that the columns stay aligned with their headings.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setResizeMode(QListView.ResizeMode.Adjust)

    def apply_theme(self, theme: Theme) -> None:
        c = theme.colours
        delegate = self.itemDelegate()
        assert isinstance(delegate, LinesDelegate)
        delegate.theme = theme
        self.setStyleSheet(f"QListView {{ background: {c.panel}; border: 0; outline: 0; }}")
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move in the list, or leave the key to the page."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return) or types_a_sign(event):
            event.ignore()
        else:
            super().keyPressEvent(event)


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
            label.setFont(theme.font(13, 600))
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
            f"QTableView {{ background: {c.panel}; border: 0; outline: 0; }}"
            f"QTableView::item {{ padding: 0 {px(6)}px; }}"
            f"QTableView::item:selected {{ background: {c.own_row}; color: {c.ink}; }}"
            f"QHeaderView {{ background: {c.panel}; border: 0; }}"
            f"QHeaderView::section {{ background: {c.panel}; color: {c.ink2}; border: 0;"
            f" border-bottom: 1px solid {c.line}; padding: {px(4)}px {px(6)}px; }}"
        )
        self.table.setFont(theme.font(13, tabular=True))
        self.table.horizontalHeader().setFont(theme.font(13, 600))
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
        self.table.setAccessibleName(_("Deals of the match"))


class ParPage(Page):
    """One match, deal by deal, as it was played and as the expert plays it.

    Its bots think in a process of their own, which ends with the page.
    """

    match: Match
    fleeting = True

    def __init__(
        self, shared: Shared, match: Match, number: int = 0, parent: QWidget | None = None
    ) -> None:
        """``number``: the match's number in the journal, which keeps the lines; 0: in none."""
        super().__init__(parent)
        self.theme = shared.theme
        self.match, self.game, self._number = match, match.game, number
        keeper = shared.journal if number else None
        self.bots = BotService(self, PATIENCE)
        self.par = Par(match, own_seat(match))
        self.phrases = phrases_of(match.game.phrases)
        self.deals = ParDealsModel(self.par, self)
        self.lines = ParLinesModel(self.phrases, self)
        self.job = ParJob(self.par, self.bots, keeper, number, self)
        self.index = len(self.par.deals) - 1
        self._share = (self.index, 0.0)
        self._build()
        self.job.progressed.connect(self._progressed)
        self.job.reckoned.connect(self._reckoned)
        self.job.finished.connect(self._finished)
        self.apply_theme(self.theme)
        self.retranslate()

    # -- building --------------------------------------------------------------------------------
    def _build(self) -> None:
        theme = self.theme
        self.head = ParHead(theme)
        self.head.back.connect(self.back)
        self.head.stop.connect(self._cancel)
        self.head.rest.connect(self.play_all)
        self.result = ParResult(theme, self.deals)
        self.side = ParDeals(theme, self.deals)
        self.side.chosen.connect(self.show_deal)
        if len(self.par.deals) < 2:
            self.side.hide()
        self._names = QFrame()
        self._names.setObjectName("parNames")
        self._own, self._expert = PlainLabel(), PlainLabel()
        names = QHBoxLayout(self._names)
        names.addWidget(self._own, 1)
        names.addWidget(self._expert, 1)
        self.list = LinesView(theme)
        self.list.setModel(self.lines)
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self.result)
        right.addWidget(self._names)
        right.addWidget(self.list, 1)
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self.side)
        body.addLayout(right, 1)
        whole = QVBoxLayout()
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.head)
        whole.addLayout(body, 1)
        self._paper = Sheet(self, theme, whole, None)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme, language, or screen."""
        self.theme = theme
        c, px, names = theme.colours, theme.px, self._names.layout()
        assert names is not None
        self._names.setStyleSheet(
            f"#parNames {{ background: {c.panel}; border-bottom: 1px solid {c.line}; }}"
        )
        names.setContentsMargins(px(12), px(6), px(12), px(6))
        names.setSpacing(px(12))
        for label in (self._own, self._expert):
            label.setFont(theme.font(14, 700))
        for part in (self._paper, self.head, self.result, self.side, self.list):
            part.apply_theme(theme)
        self.update()

    def retranslate(self) -> None:
        self.head.retranslate(self.phrases.title())
        self.setAccessibleName(self.head.title)
        self.side.retranslate()
        self.deals.retranslate()
        self.list.setAccessibleName(_("Your play and the expert’s, turn by turn"))
        own, expert = (names[self.par.seat] for names in self._both_names())
        self._own.setText(own)
        self._expert.setText(expert)
        self.side.apply_theme(self.theme)
        self._show()
        self._show_progress()

    def _both_names(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The names at the table, and the same with the expert in the player's seat."""
        names, seat = names_of(self.match.seats), self.par.seat
        return names, (*names[:seat], headed(level_name(LEVEL)), *names[seat + 1 :])

    # -- playing ---------------------------------------------------------------------------------
    def begin(self, deal: int | None = None) -> None:
        """Let the expert play all deals if the match is over, else the last; ``deal`` first."""
        deals = [played.number for played in self.par.deals]
        first = deals.index(deal) if deal in deals else 0
        rest = [index for index in range(len(deals)) if index != first]
        self.play([first, *rest] if self.match.outcome is not None else [len(deals) - 1])

    def play(self, wanted: Sequence[int]) -> None:
        """Let the expert play these deals, and show the first of them."""
        self.index = wanted[0]
        self._share = (self.index, 0.0)
        self.side.table.selectRow(self.index)
        self.job.start(wanted)
        self._show()
        self._show_progress()

    def play_all(self) -> None:
        """Let the expert play all deals, the current one first."""
        rest = [index for index in range(len(self.par.deals)) if index != self.index]
        self.play([self.index, *rest])

    def _progressed(self, index: int, share: float) -> None:
        self._share = (index, share)
        self._show_progress()

    def _reckoned(self, index: int) -> None:
        self.deals.refresh(index)
        self._show_sum()
        if index == self.index:
            self._show()

    def _cancel(self) -> None:
        self.job.cancel()
        self._finished()

    def _finished(self) -> None:
        self.bots.close()
        self._show_progress()
        self._show_sentence()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop when another page is shown or the window closes; go on while it is minimised."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.leave()

    def leave(self) -> None:
        """Stop everything that runs for the page."""
        self.job.cancel()
        self.bots.close()

    # -- showing ---------------------------------------------------------------------------------
    def show_deal(self, index: int) -> None:
        """Show a deal."""
        if index >= 0 and index != self.index:
            self.index = index
            self._show()

    def _show(self) -> None:
        par, index = self.par, self.index
        line = par.lines.get(index)
        deal = par.deals[index]
        self.lines.show(par.own_line(index), line, deal, par.seat, self._both_names())
        self.result.show_deal(index)
        self._show_sentence()
        self._show_sum()
        parting = self.lines.parting
        if line is not None and parting is not None:
            at = self.lines.index(parting)
            self.list.setCurrentIndex(at)
            self.list.scrollTo(at, LinesView.ScrollHint.PositionAtCenter)

    def _show_sentence(self) -> None:
        par, index = self.par, self.index
        difference = par.difference(index)
        if difference is not None:
            same = self.lines.parting is None
            text = deal_sentence(difference, same, self.match.game.score_divisor)
            if index in par.hurried:
                text = f"{text}\n{hurried_sentence()}"
        elif self.job.trouble:
            text = trouble_sentence(self.job.trouble)
        elif self.job.running:
            text = _("The expert is playing your cards…")
        else:
            text = _("The expert hasn’t played this deal.")
        self.result.sentence.setText(text)

    def _show_sum(self) -> None:
        par = self.par
        differences, error = par.differences, par.error
        self.side.sum.setVisible(error is not None)
        if error is not None:
            total, count = sum(differences), len(differences)
            divisor = self.match.game.score_divisor
            self.side.sum.setText(sum_sentence(total, error, count, divisor))

    def _show_progress(self) -> None:
        index, share = self._share
        known, count = len(self.par.lines), len(self.par.deals)
        number = self.par.deals[index].number
        words = _("Deal {deal}", deal=number)
        wanted = max(1, known + self.job.left)
        done = (known + share) / wanted if self.job.running else 1.0
        self.head.show_progress(words, round(1000 * done), self.job.running, known < count)

    @property
    def keys_go_to(self) -> QWidget:
        """The lines."""
        return self.list

    def press_key(self, key: str) -> bool:
        """Handle a key; returns whether it was used.

        Esc goes back, A plays all deals.
        """
        if key == "Esc":
            self.back.emit()
            return True
        if key == "A" and self.head.all.isVisible():
            self.play_all()
            return True
        return False
