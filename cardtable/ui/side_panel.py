"""The side panel: score sheet, log, result and the tracker, beside the table or above it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QListView,
    QPushButton,
    QStackedWidget,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from cardtable.models.texts import OWN_ROLE, SEAT_ROLE, TOTAL_ROLE, LogModel, SheetModel
from cardtable.phrases.base import Fact
from cardtable.ui.icons import icon, svg_pixmap
from cardtable.ui.theme import Theme

TABS = ("score", "log", "cards")
_ICONS = {"score": "chart", "log": "list", "cards": "cards"}


def tab_text(tab: str) -> str:
    """A tab's name."""
    translate = QCoreApplication.translate
    return {
        "score": translate("SidePanel", "Score"),
        "log": translate("SidePanel", "Log"),
        "cards": translate("SidePanel", "Cards out"),
        "result": translate("SidePanel", "Result"),
    }[tab]


class _LogDelegate(QStyledItemDelegate):
    """Wraps the sentences; the newest is bold, older ones are quieter."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme

    def _font(self, index: QModelIndex):  # type: ignore[no-untyped-def]
        last = index.row() == index.model().rowCount() - 1
        return self.theme.font(13, 700 if last else 400)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:  # type: ignore[override]
        view = option.widget
        width = (view.viewport().width() if isinstance(view, QAbstractItemView) else 240) - 8
        metrics = QFontMetrics(self._font(index))
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
        box = metrics.boundingRect(0, 0, max(60, width), 10_000, flags, index.data() or "")
        return QSize(width, box.height() + 7)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:  # type: ignore[override]
        rows = index.model().rowCount()
        c = self.theme.colours
        painter.save()
        painter.setFont(self._font(index))
        painter.setPen(c["ink"] if index.row() >= rows - 6 else c["ink2"])
        painter.drawText(
            option.rect.adjusted(2, 3, -2, -2),
            Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft,
            index.data() or "",
        )
        painter.restore()


class _SheetDelegate(QStyledItemDelegate):
    """Own column tinted, gains green, losses red, totals bold."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:  # type: ignore[override]
        c = self.theme.colours
        painter.save()
        box = QRectF(option.rect)
        if index.data(OWN_ROLE):
            painter.fillRect(box, c["own_row"])
        text = index.data() or ""
        total = bool(index.data(TOTAL_ROLE))
        ink = c["ink"]
        if not total and text.startswith("+"):
            ink = c["good"]
        elif not total and text.startswith("−"):
            ink = c["bad"]
        size = 14 if total else 13
        font = self.theme.font(size, 700 if total else 400, tabular=True)
        while size > 10 and QFontMetrics(font).horizontalAdvance(text) > box.width() - 8:
            size -= 1
            font.setPixelSize(size)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(
            box.adjusted(2, 0, -5, 0),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            text,
        )
        painter.setPen(QPen(c["line"], 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        painter.restore()


class _SeatHeader(QHeaderView):
    """The seats above the score sheet: names, or only their signs where they are many."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.theme = theme
        self.setVisible(True)

    def paintSection(self, painter: QPainter, rect: QRect, index: int) -> None:
        """Draw a name, or a sign."""
        seat = self.model().headerData(index, Qt.Orientation.Horizontal, SEAT_ROLE)
        if seat is None:
            painter.save()
            super().paintSection(painter, rect, index)
            painter.restore()
            return
        painter.fillRect(rect, self.theme.colours["panel"])
        sign = svg_pixmap(f"table/seat_{seat % 10}.svg", 15, self.devicePixelRatioF())
        painter.drawPixmap(rect.right() - 20, rect.center().y() - 7, sign)


class SeatRows(QWidget):
    """One line a seat: sign, name, role, what it bet or holds, its points."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: list[tuple[int, str, str, str, bool]] = []

    def dress(self, theme: Theme) -> None:
        """Another theme or language."""
        self._theme = theme
        self.update()

    def show_rows(self, rows: Sequence[tuple[int, str, str, str, bool]]) -> None:
        """(seat, name, role, points, own) from top to bottom."""
        self._rows = list(rows)
        self.setFixedHeight(max(1, 29 * len(self._rows)))
        self.setAccessibleDescription("; ".join(f"{r[1]} {r[2]} {r[3]}" for r in self._rows))
        self.update()

    def paintEvent(self, event: object) -> None:
        """Draw the lines."""
        c = self._theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = self.devicePixelRatioF()
        for i, (seat, name, role, value, own) in enumerate(self._rows):
            box = QRectF(0, i * 29, self.width(), 29)
            if own:
                painter.fillRect(box, c["own_row"])
            painter.setPen(QPen(c["line"], 1))
            painter.drawLine(box.bottomLeft(), box.bottomRight())
            painter.drawPixmap(
                16,
                round(box.top() + 7),
                svg_pixmap(f"table/seat_{seat % 10}.svg", 15, ratio),
            )
            font = self._theme.font(13, 700 if own else 400)
            painter.setFont(font)
            painter.setPen(c["ink"])
            metrics = QFontMetrics(font)
            value_wide = metrics.horizontalAdvance(value) + 8
            role_wide = QFontMetrics(self._theme.font(11, 700)).horizontalAdvance(role) + 12
            room = self.width() - 38 - 16 - value_wide - (role_wide + 6 if role else 0)
            shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, max(20, room))
            painter.drawText(box.adjusted(37, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, shown)
            if role:
                tag = QRectF(
                    37 + metrics.horizontalAdvance(shown) + 7, box.top() + 6, role_wide, 17
                )
                painter.setBrush(c["role"])
                painter.setPen(Qt.PenStyle.NoPen)
                painter.drawRoundedRect(tag, 3, 3)
                painter.setPen(c["role_ink"])
                painter.setFont(self._theme.font(11, 700))
                painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, role)
            painter.setFont(self._theme.font(13, 700 if own else 500, tabular=True))
            painter.setPen(c["ink"])
            painter.drawText(
                box.adjusted(0, 0, -16, 0),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                value,
            )
        painter.end()


class SumLines(QWidget):
    """A result as a sum: label left, value right, the last line large."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._facts: list[Fact] = []

    def dress(self, theme: Theme) -> None:
        """Another theme or language."""
        self._theme = theme
        self.show_facts(self._facts)

    def show_facts(self, facts: Sequence[Fact]) -> None:
        """One line each."""
        self._facts = list(facts)
        self.setFixedHeight(sum(self._height(f) for f in self._facts) + (6 if facts else 0))
        self.setVisible(bool(facts))
        self.setAccessibleDescription("; ".join(f"{f.label} {f.value}" for f in self._facts))
        self.update()

    @staticmethod
    def _height(fact: Fact) -> int:
        return 42 if fact.big else 29

    def paintEvent(self, event: object) -> None:
        """Draw the lines."""
        c = self._theme.colours
        painter = QPainter(self)
        y = 0
        for fact in self._facts:
            high = self._height(fact)
            box = QRectF(0, y, self.width(), high)
            tone: QColor | None = None
            if fact.big:
                lost = fact.value.startswith("−")
                painter.fillRect(box, c["bad_bg" if lost else "good_bg"])
                tone = c["bad" if lost else "good"]
            painter.setPen(tone or c["ink"])
            value_font = self._theme.font(22 if fact.big else 14, 700, tabular=True)
            value_wide = QFontMetrics(value_font).horizontalAdvance(fact.value)
            label_font = self._theme.font(15 if fact.big else 13, 700 if fact.big else 400)
            painter.setFont(label_font)
            label = QFontMetrics(label_font).elidedText(
                fact.label, Qt.TextElideMode.ElideRight, self.width() - 44 - value_wide
            )
            painter.drawText(box.adjusted(16, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, label)
            painter.setFont(value_font)
            painter.drawText(
                box.adjusted(0, 0, -16, 0),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                fact.value,
            )
            painter.setPen(QPen(c["line"], 1))
            painter.drawLine(box.bottomLeft(), box.bottomRight())
            y += high
        painter.end()


class SidePanel(QFrame):
    """Tabs over the pages; a rail of icons in narrow windows.

    Attributes:
        opened: a tab was chosen on the rail.
    """

    opened = Signal(str)

    def __init__(
        self, theme: Theme, log: LogModel, sheet: SheetModel, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("sidePanel")
        self._tabs: dict[str, QPushButton] = {}
        self._bar = QHBoxLayout()
        self._bar.setContentsMargins(8, 0, 8, 0)
        self._bar.setSpacing(0)
        for tab in TABS:
            button = QPushButton()
            button.setCheckable(True)
            button.setFlat(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, t=tab: self.choose(t))
            self._tabs[tab] = button
            self._bar.addWidget(button)
        self._bar.addStretch()
        self.result_head = QLabel()
        self.result = SumLines(theme)
        self.seats = SeatRows(theme)
        self.sheet = QTableView()
        self.sheet.setModel(sheet)
        self.sheet.setItemDelegate(_SheetDelegate(theme, self.sheet))
        self.sheet.setHorizontalHeader(_SeatHeader(theme, self.sheet))
        self.sheet.setShowGrid(False)
        self.sheet.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.sheet.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.sheet.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.sheet.setFrameShape(QFrame.Shape.NoFrame)
        self.sheet.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.sheet.horizontalHeader().setMinimumSectionSize(33)
        self.sheet.horizontalHeader().setHighlightSections(False)
        self.sheet.verticalHeader().setDefaultSectionSize(26)
        self.sheet.setWordWrap(False)
        self.recent_head = QLabel()
        self.recent = QLabel()
        self.recent.setWordWrap(True)
        self.recent.setTextFormat(Qt.TextFormat.PlainText)
        self.recent.setAlignment(Qt.AlignmentFlag.AlignTop)
        score = QWidget()
        column = QVBoxLayout(score)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.result_head)
        column.addWidget(self.result)
        column.addWidget(self.seats)
        column.addWidget(self.sheet, 3)
        column.addWidget(self.recent_head)
        column.addWidget(self.recent, 2)
        self.log_view = QListView()
        self.log_view.setModel(log)
        self.log_view.setItemDelegate(_LogDelegate(theme, self.log_view))
        self.log_view.setFrameShape(QFrame.Shape.NoFrame)
        self.log_view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.log_view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.log_view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.log_view.setResizeMode(QListView.ResizeMode.Adjust)
        log.rowsInserted.connect(lambda *_: self.log_view.scrollToBottom())
        self._log = log
        self.tracker_place = QVBoxLayout()
        tracker = QWidget()
        tracker.setLayout(self.tracker_place)
        self.tracker_place.setContentsMargins(14, 10, 14, 8)
        self.pages = QStackedWidget()
        log_page = QWidget()
        log_column = QVBoxLayout(log_page)
        log_column.setContentsMargins(12, 6, 4, 6)
        log_column.addWidget(self.log_view)
        for page in (score, log_page, tracker):
            self.pages.addWidget(page)
        self.foot = QLabel()
        self.foot.setWordWrap(True)
        self.foot.setTextFormat(Qt.TextFormat.PlainText)
        self.foot.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._bar)
        whole.addWidget(self.pages, 1)
        whole.addWidget(self.foot)
        self.choose("score")
        self.dress(theme)
        self.retranslate()

    def choose(self, tab: str) -> None:
        """Show a page."""
        for name, button in self._tabs.items():
            button.setChecked(name == tab)
        self.pages.setCurrentIndex(TABS.index(tab))

    @property
    def tab(self) -> str:
        """The page shown."""
        return TABS[self.pages.currentIndex()]

    def retranslate(self) -> None:
        """Set all texts in the language in force."""
        for tab, button in self._tabs.items():
            button.setText(tab_text(tab))
        self.recent_head.setText(QCoreApplication.translate("SidePanel", "What happened"))

    def dress(self, theme: Theme) -> None:
        """Another theme or language."""
        self._theme = theme
        c = theme.colours
        self.setStyleSheet(
            f"#sidePanel {{ background: {c.panel}; border-left: 1px solid {c.line}; }}"
            f"QTableView, QListView, QStackedWidget {{ background: {c.panel}; }}"
            f"QHeaderView {{ background: {c.panel}; border: 0; }}"
            f"QHeaderView::section {{ background: {c.panel}; color: {c.ink2}; border: 0;"
            f" border-bottom: 1px solid {c.line}; padding: 3px 6px; font-size: 12px;"
            " font-weight: 600; }"
            f"QTableView QTableCornerButton::section {{ background: {c.panel}; border: 0;"
            f" border-bottom: 1px solid {c.line}; }}"
            f"QPushButton {{ border: 0; padding: 10px 10px 8px; color: {c.ink2};"
            " font-size: 13px; background: transparent; border-bottom: 3px solid transparent; }"
            f"QPushButton:checked {{ color: {c.ink}; font-weight: 700;"
            f" border-bottom: 3px solid {c.accent}; }}"
            f"QPushButton:hover {{ color: {c.ink}; }}"
            f"QPushButton:focus {{ background: {c.own_row}; }}"
        )
        for label in (self.recent_head, self.result_head):
            label.setFont(theme.font(12, 700))
            label.setStyleSheet(f"color: {c.ink2}; padding: 10px 16px 4px;")
        self.result_head.setFont(theme.font(20, 700))
        self.result_head.setStyleSheet(f"color: {c.ink}; padding: 10px 16px 6px;")
        self.recent.setFont(theme.font(13))
        self.recent.setStyleSheet(f"color: {c.ink}; padding: 0 16px 8px;")
        self.foot.setFont(theme.font(12))
        self.foot.setStyleSheet(
            f"color: {c.ink2}; border-top: 1px solid {c.line}; padding: 9px 16px;"
        )
        self.result.dress(theme)
        self.seats.dress(theme)
        header = self.sheet.horizontalHeader()
        assert isinstance(header, _SeatHeader)
        header.theme = theme
        for view in (self.sheet, self.log_view):
            delegate = view.itemDelegate()
            assert isinstance(delegate, _SheetDelegate | _LogDelegate)
            delegate.theme = theme

    def tell_recent(self) -> None:
        """Repeat the last sentences of the log under the score."""
        self.recent.setText("\n".join(self._log.lines[-5:]))

    def show_result(self, head: str, facts: Sequence[Fact]) -> None:
        """Spell out the last deal above the score; nothing while it is played."""
        self.result_head.setText(head)
        self.result_head.setVisible(bool(head and facts))
        self.result.show_facts(facts)


class Rail(QFrame):
    """The panel's tabs as icons with a word, for narrow windows.

    Attributes:
        chosen: a tab.
    """

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rail")
        self.setFixedWidth(64)
        self._buttons: dict[str, QPushButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 6, 2, 6)
        column.setSpacing(4)
        for tab in TABS:
            button = QPushButton()
            button.setFlat(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, t=tab: self.chosen.emit(t))
            self._buttons[tab] = button
            self._words: dict[str, QLabel] = getattr(self, "_words", {})
            word = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
            self._words[tab] = word
            column.addWidget(button)
            column.addWidget(word)
        column.addStretch()
        self.dress(theme)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the language in force."""
        short = {
            "score": tab_text("score"),
            "log": tab_text("log"),
            "cards": QCoreApplication.translate("SidePanel", "Cards"),
        }
        for tab, button in self._buttons.items():
            self._words[tab].setText(short[tab])
            button.setAccessibleName(tab_text(tab))
            button.setToolTip(tab_text(tab))

    def dress(self, theme: Theme) -> None:
        """Another theme or language."""
        c = theme.colours
        self.setStyleSheet(
            f"#rail {{ background: {c.panel}; border-left: 1px solid {c.line}; }}"
            "QPushButton { border: 0; padding: 6px; border-radius: 6px; }"
            f"QPushButton:hover, QPushButton:focus {{ background: {c.own_row}; }}"
        )
        for tab, button in self._buttons.items():
            button.setIcon(icon(_ICONS[tab], c.ink))
            button.setIconSize(QSize(20, 20))
            self._words[tab].setFont(theme.font(11))
            self._words[tab].setStyleSheet(f"color: {c.ink2};")
