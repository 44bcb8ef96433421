"""The drawer of the table: score sheet, log, result and tracker."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from cardtable.models.texts import LogModel, ScoreSheetModel
from cardtable.phrases.base import Fact
from cardtable.translation import _, pgettext
from cardtable.ui.panel.log_lines import LogDelegate, LogView, RecentLines
from cardtable.ui.panel.parts import ScoreSheet, ScoreSheetDelegate, SeatHeader, SeatRows, SumLines
from cardtable.ui.panel.progress import RaceBars, ScoreCourse
from cardtable.ui.panel.tracker import TrackerPage, TrackerStrip
from cardtable.ui.room import paint_wood
from cardtable.ui.widgets.keys import stop_if_checked
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme

TABS = ("score", "log", "cards")


def tab_text(tab: str) -> str:
    """A tab's name."""
    return {
        "score": pgettext("side panel", "Score"),
        "log": _("Log"),
        "cards": _("Cards left"),
        "result": _("Result"),
    }[tab]


class _Narrowed(QWidget):
    """A page that may be narrower than its parts would like, but is never lower.

    Attributes:
        slips: parts that lie on one slip of paper.
        paper: the colour of the slips.
    """

    slips: Sequence[Sequence[QWidget]] = ()
    paper = QColor()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the slips below what stands on them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for parts in self.slips:
            box = QRect()
            for part in parts:
                if part.isVisible() and part.height() > 0:
                    box |= part.geometry()
            if not box.isEmpty():
                _draw_slip(painter, QRectF(box), self.paper)
        painter.end()

    def minimumSizeHint(self) -> QSize:
        """As high as its parts, as narrow as wanted."""
        return QSize(0, super().minimumSizeHint().height())


def _draw_slip(painter: QPainter, box: QRectF, paper: QColor) -> None:
    """Draw a slip of paper that lies on wood."""
    painter.setPen(Qt.PenStyle.NoPen)
    for down, alpha in ((2.5, 40), (1.2, 60)):
        painter.setBrush(QColor(0, 0, 0, alpha))
        painter.drawRoundedRect(box.translated(0, down), CORNER, CORNER)
    painter.setBrush(paper)
    painter.drawRoundedRect(box, CORNER, CORNER)


def _scrolled(page: QWidget) -> QScrollArea:
    """A page that scrolls if a long result is higher than it; keys reach it then."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidgetResizable(True)
    area.setWidget(page)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.verticalScrollBar().rangeChanged.connect(
        lambda _, most: area.setFocusPolicy(
            Qt.FocusPolicy.TabFocus if most else Qt.FocusPolicy.NoFocus
        )
    )
    return area


#: The gilt edge of the drawer.
GILT = "#c9983f"
#: Height of a deal in the score sheet, room below the seats, what the log wants below, and what it
#: is left with where a chart is shown.
DEAL_ROW, BELOW_ROWS, LOG_ROOM, FEW_LINES = 26, 6, 124, 80
#: The wood between slips of paper and round them, and the slips' corners.
WOOD, CORNER = 7, 5
#: So many of the latest sentences stand below the score, and have room before wood is bare.
LOG_LINES, _FIRST = 12, 1000


class SidePanel(QFrame):
    """Tabs above the pages.

    Attributes:
        recalled: a line of the log was chosen, by the number of its event.
    """

    recalled = Signal(int)

    def __init__(
        self, theme: Theme, log: LogModel, sheet: ScoreSheetModel, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("sidePanel")
        self._tabs: dict[str, QPushButton] = {}
        self._bar = QHBoxLayout()
        self._bar.setSpacing(0)
        for tab in TABS:
            button = QPushButton()
            button.setCheckable(True)
            button.setFlat(True)
            button.setAutoExclusive(True)  # a radio button for screen readers
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, t=tab: self.choose(t))
            self._tabs[tab] = button
            self._bar.addWidget(button)
        self._bar.addStretch()
        self.result_head = PlainLabel()
        self.result = SumLines(theme)
        self.seats_head = PlainLabel()
        self.seats = SeatRows(theme)
        self.sheet = ScoreSheet(theme, sheet)
        self._measured, self._over = 0, False
        self.race = RaceBars(theme)
        self.course = ScoreCourse(theme)
        self.strip = TrackerStrip(theme)
        self.strip.opened.connect(self.fit_score_sheet)
        self.recent_head = PlainLabel()
        self.recent = RecentLines(theme, most=LOG_LINES)
        self.recent.setCursor(Qt.CursorShape.PointingHandCursor)
        self.recent.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self._score = score = _Narrowed()
        score.setObjectName("scorePage")
        column = QVBoxLayout(score)
        score.slips = (
            (self.result_head, self.result),
            (self.seats_head, self.seats, self.race, self.course),
            (self.strip,),
            (self.sheet,),
            (self.recent_head, self.recent),
        )
        column.addWidget(self.result_head)
        column.addWidget(self.result)
        column.addWidget(self.seats_head)
        column.addWidget(self.seats)
        column.addWidget(self.race)
        column.addWidget(self.course)
        column.addWidget(self.strip)
        column.addWidget(self.sheet)
        column.addWidget(self.recent_head)
        column.addWidget(self.recent, _FIRST)
        column.addStretch(1)
        self.log_view = LogView(theme)
        self.log_view.setModel(log)
        self._log = log
        self.log_view.recalled.connect(self._recall)
        self.recent.recalled.connect(self._recall)
        self.tracker = TrackerPage(theme)
        self.pages = QStackedWidget()
        self._logged = log_page = _Narrowed()
        log_page.slips = ((self.log_view,),)
        logged = QVBoxLayout(log_page)
        logged.addWidget(self.log_view, _FIRST)
        logged.addStretch(1)
        self._score_area = _scrolled(score)
        self._tracked = _Narrowed()
        self._tracked.slips = ((self.tracker,),)
        tracked = QVBoxLayout(self._tracked)
        tracked.addWidget(self.tracker)
        tracked.addStretch(1)
        for page in (self._score_area, log_page, self._tracked):
            self.pages.addWidget(page)
        self.foot = PlainLabel()
        self.foot.setWordWrap(True)
        self.foot.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._bar)
        whole.addWidget(self.pages, 1)
        whole.addWidget(self.foot)
        self.choose("score")
        stop_if_checked(*self._tabs.values())
        self.apply_theme(theme)
        self.retranslate()

    def _recall(self, row: int) -> None:
        self.recalled.emit(self._log.event_of(row))

    def choose(self, tab: str) -> None:
        """Show a tab."""
        for name, button in self._tabs.items():
            button.setChecked(name == tab)
        self.pages.setCurrentIndex(TABS.index(tab))

    @property
    def tab(self) -> str:
        """The tab shown."""
        return TABS[self.pages.currentIndex()]

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        for tab, button in self._tabs.items():
            button.setText(tab_text(tab))
        self._fit_tabs()
        self.log_view.setAccessibleName(tab_text("log"))
        self.sheet.setAccessibleName(_("Score sheet"))
        self._score_area.setAccessibleName(tab_text("score"))
        self.strip.retranslate()
        self.recent_head.setText(_("What happened"))

    def _fit_tabs(self) -> None:
        """Make room for the bold type of the chosen tab, so that no tab moves when chosen."""
        metrics, theme = QFontMetrics(self._theme.font(13, 700)), self._theme
        for button in self._tabs.values():
            width = metrics.horizontalAdvance(button.text()) + theme.px(24)
            button.setMinimumSize(max(width, theme.target(0)), theme.target(0))

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        self._fit_tabs()
        c, px, on_wood = theme.colours, theme.px, theme.in_wood().colours
        self._bar.setContentsMargins(px(8), px(5), px(8), 0)
        wood = px(WOOD)
        for page in (self._score, self._logged, self._tracked):
            page.paper = c["panel"]
            column = page.layout()
            assert column is not None
            column.setContentsMargins(wood, wood, wood, wood)
            column.setSpacing(wood)
        self.sheet.verticalHeader().setDefaultSectionSize(px(DEAL_ROW))
        self.setStyleSheet(
            f"#sidePanel {{ background: transparent; border: 2px solid {GILT}; }}"
            "QStackedWidget, QScrollArea, #scorePage, QTableView { background: transparent; }"
            f"QListView {{ background: {c.panel}; border-radius: {CORNER}px;"
            f" padding: {px(4)}px {px(2)}px {px(4)}px {px(8)}px; }}"
            f"QHeaderView {{ background: {c.panel}; border: 0; }}"
            f"QHeaderView::section {{ background: {c.panel}; color: {c.ink2}; border: 0;"
            f" border-bottom: 1px solid {c.line}; padding: {px(3)}px {px(5)}px;"
            f" font-size: {px(13)}px; font-weight: 600; }}"
            f"QHeaderView::section:vertical {{ padding-left: {px(16)}px; }}"
            f"QTableView QTableCornerButton::section {{ background: {c.panel}; border: 0;"
            f" border-bottom: 1px solid {c.line}; }}"
            f"QPushButton {{ border: 0; padding: {px(10)}px {px(10)}px {px(8)}px;"
            f" color: {on_wood.ink}; font-size: {px(13)}px; background: transparent;"
            " border-bottom: 3px solid transparent; }"
            f"QPushButton:checked {{ color: {c.ink}; background: {c.panel}; font-weight: 700;"
            f" border-bottom: 3px solid {c.accent};"
            f" border-top-left-radius: {CORNER}px; border-top-right-radius: {CORNER}px; }}"
            f"QPushButton:focus {{ background: {c.own_row}; color: {c.ink}; }}"
        )
        for label in (self.recent_head, self.result_head, self.seats_head):
            label.setFont(theme.font(13, 700))
            label.setStyleSheet(f"color: {c.ink2}; padding: {px(10)}px {px(16)}px {px(4)}px;")
        self.result_head.setFont(theme.title(20))
        self.result_head.setStyleSheet(
            f"color: {c.ink}; padding: {px(10)}px {px(16)}px {px(6)}px {px(14)}px;"
        )
        self.recent.apply_theme(theme)
        self.foot.setFont(theme.font(13))
        self.foot.setStyleSheet(f"color: {on_wood.ink2}; padding: {px(5)}px {px(16)}px {px(9)}px;")
        self.result.apply_theme(theme)
        self.seats.apply_theme(theme)
        self.race.apply_theme(theme)
        self.course.apply_theme(theme)
        self.strip.apply_theme(theme)
        self.tracker.apply_theme(theme)
        header = self.sheet.horizontalHeader()
        assert isinstance(header, SeatHeader)
        header.theme = theme
        for view in (self.sheet, self.log_view):
            delegate = view.itemDelegate()
            assert isinstance(delegate, ScoreSheetDelegate | LogDelegate)
            delegate.theme = theme

    def show_recent(self) -> None:
        """Repeat the last sentences of the log under the score; the sheet shows its last deals."""
        self.recent.show_lines(self._log.lines, self._log.laid)
        self.fit_score_sheet()

    def fit_score_sheet(self) -> None:
        """Show what there is room for below the seats.

        The sheet is as high as its rows, but leaves room for some sentences of the log.
        """
        model = self.sheet.model()
        rows, px = model.rowCount(), self._theme.px
        deal = px(DEAL_ROW)
        if rows != self._measured:
            self._measured = rows
            delegate = self.sheet.itemDelegate()
            assert isinstance(delegate, ScoreSheetDelegate)
            cells = (model.index(r, c) for r in range(rows) for c in range(model.columnCount()))
            delegate.widest = max((str(cell.data()) for cell in cells), key=len, default="")
        header = self.sheet.horizontalHeader().sizeHint().height() + self.sheet.be_legible()
        told = bool(self.result.facts) and not self._over
        self.result_head.setVisible(told)
        self.result.setVisible(told)
        result = self.result.height() + px(46) if told else 0
        shown = sum(part.isVisibleTo(self) for parts in self._score.slips for part in parts)
        wood = (shown + 2) * px(WOOD)
        room = self.height() - self._bar.sizeHint().height() - result - px(BELOW_ROWS) - wood
        # Games at once come before the match score, which is nothing until one of them is over.
        first = self.race.several and room >= self.race.height()
        room -= self.race.height() if first else 0
        head = self.seats_head.sizeHint().height() if self.seats_head.text() else 0
        seats = head + self.seats.height()
        # In a low window a result takes the place of the scores, which stand on the table too.
        self.seats.setVisible(room >= seats)
        self.seats_head.setVisible(bool(head) and room >= seats)
        room -= seats if room >= seats else 0
        foot = self.foot.sizeHint().height()
        self.foot.setVisible(room >= foot)
        room -= foot if room >= foot else 0
        self.race.setVisible(first or (self.race.wanted and room >= self.race.height()))
        room -= 0 if first or self.race.isHidden() else self.race.height()
        room -= self.strip.fit(room)
        self.course.setVisible(self.course.wanted and room >= self.course.height() + px(FEW_LINES))
        room -= self.course.height() if self.course.isVisibleTo(self) else 0
        # Two deals at least: fewer are told by the rows above.
        beside_chart = px(FEW_LINES) if self.course.isVisibleTo(self) else 0
        if not rows or room < header + 2 * deal + beside_chart:
            self.sheet.hide()
        else:
            self.sheet.show()
            shown = max(2, min(rows, (room - header - px(LOG_ROOM)) // deal))
            self.sheet.setFixedHeight(header + deal * shown)
            self.sheet.scrollToBottom()
            room -= self.sheet.height()
        # A heading over nothing is useless, and so is a slip: not even the newest sentence fits.
        fits = room >= self.recent_head.sizeHint().height() + self.recent.least
        self.recent_head.setVisible(fits)
        self.recent.setVisible(fits)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the wood that the slips lie on."""
        painter = QPainter(self)
        paint_wood(painter, self.rect(), self.pos(), self._theme, self.devicePixelRatioF())
        painter.end()
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the sheet its share of the height."""
        super().resizeEvent(event)
        self.fit_score_sheet()

    def show_scores_head(self, head: str) -> None:
        """Say what the scores beside the names are, if needed."""
        self.seats_head.setText(head)
        self.seats_head.setVisible(bool(head))

    def show_result(self, head: str, facts: Sequence[Fact]) -> None:
        """Spell out the last deal above the score; nothing during a deal."""
        self.result_head.setText(head)
        self.result.show_facts(facts)
        self.fit_score_sheet()

    def conclude(self, over: bool) -> None:
        """Leave the last deal out beside the result of a match, which it may contradict."""
        self._over = over
        self.fit_score_sheet()
