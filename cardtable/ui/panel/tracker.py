"""The cards that are still out: as tables of the panel, and as a strip beside the score."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cardtable.models.controls.base import Tracked, TrackerCell
from cardtable.phrases.cards import signs_said
from cardtable.phrases.lists import apart
from cardtable.translation import _
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.labels import Painted, PlainLabel
from cardtable.ui.widgets.theme import Theme

COLUMNS = 5
CELL_HEIGHT, GAP = 66, 6


def cell_said(cell: TrackerCell) -> str:
    """A kind of card and how many of it are still out, for screen readers."""
    return _(
        "{card}: {left} of {total} not seen",
        card=signs_said(cell.label),
        left=cell.left,
        total=cell.total,
    )


class TrackerGrid(Painted):
    """A small card for each rank: how many are still out, as a number and as dots."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._cells: list[TrackerCell] = []

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        self.show_cells(self._cells)

    def show_cells(self, cells: Sequence[TrackerCell]) -> None:
        """Show one cell for each kind of card."""
        self._cells = list(cells)
        rows = -(-len(self._cells) // COLUMNS)
        self.setFixedHeight(max(1, self._theme.px(rows * (CELL_HEIGHT + GAP))))
        self.setAccessibleName(apart(map(cell_said, self._cells)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cells."""
        c, usual = self._theme.colours, self._theme.at(1.0)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zoom = self._theme.zoom
        painter.scale(zoom, zoom)
        width = (self.width() / zoom - GAP * (COLUMNS - 1)) / COLUMNS
        for i, cell in enumerate(self._cells):
            box = QRectF(
                (i % COLUMNS) * (width + GAP),
                (i // COLUMNS) * (CELL_HEIGHT + GAP),
                width,
                CELL_HEIGHT,
            )
            painter.setOpacity(1.0 if cell.left else 0.5)
            painter.setPen(QPen(c["line"], 1))
            painter.setBrush(c["raised"] if cell.left else c["panel"])
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
            painter.setPen(c["ink"])
            painter.setFont(usual.font(16, 700))
            top = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            painter.drawText(box.adjusted(0, 4, 0, 0), top, cell.label)
            painter.setFont(usual.font(17, 700, tabular=True))
            painter.drawText(box.adjusted(0, 25, 0, 0), top, str(cell.left))
            if cell.total <= 4:
                start = box.center().x() - (cell.total - 1) * 4.5
                for dot in range(cell.total):
                    middle = QRectF(start + dot * 9 - 2.6, box.bottom() - 11, 5.2, 5.2)
                    painter.setPen(QPen(c["ink"] if dot < cell.left else c["edge"], 1))
                    painter.setBrush(c["ink"] if dot < cell.left else Qt.BrushStyle.NoBrush)
                    painter.drawEllipse(middle)
        painter.end()


#: Height of a row of single cards, of a line that explains a fate, and widths of their samples.
ROW_HEIGHT, FATE_HEIGHT, SIGN, SAMPLE = 40, 24, 20, 24


class TrackedCards(Painted):
    """Every card of a pack by suit and rank, with what became of it, and what the signs mean."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._cards = theme, Tracked()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        self.show_cards(self._cards)

    def show_cards(self, cards: Tracked) -> None:
        """Show the cards of a pack; none if it has no rows."""
        self._cards = cards
        self.setVisible(bool(cards.rows))
        height = len(cards.rows) * ROW_HEIGHT + GAP + len(cards.fates) * FATE_HEIGHT
        self.setFixedHeight(max(1, self._theme.px(height)))
        self.setAccessibleName(cards.said)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards, then a line for each fate."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zoom = self._theme.zoom
        painter.scale(zoom, zoom)
        whole, y = self.width() / zoom, 0.0
        for sign, cards in self._cards.rows:
            width = (whole - SIGN) / len(cards)
            painter.setPen(self._theme.colours["bad" if sign in "♥♦" else "ink"])
            painter.setFont(self._theme.at(1.0).font(16, 700))
            painter.drawText(QRectF(0, y, SIGN, ROW_HEIGHT), Qt.AlignmentFlag.AlignCenter, sign)
            for i, (rank, fate) in enumerate(cards):
                box = QRectF(SIGN + i * width, y, width, ROW_HEIGHT)
                self._draw_card(painter, box.adjusted(1, 1, -1, -2), rank, fate)
            y += ROW_HEIGHT
        y += GAP
        for fate, words in self._cards.fates:
            self._draw_card(painter, QRectF(1, y + 1, SAMPLE - 2, FATE_HEIGHT - 3), "", fate)
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.setPen(self._theme.colours["ink"])
            painter.setFont(self._theme.at(1.0).font(13))
            room = QRectF(SAMPLE + 6, y, whole - SAMPLE - 6, FATE_HEIGHT)
            cut, width = Qt.TextElideMode.ElideRight, int(room.width())
            painter.drawText(room, left, painter.fontMetrics().elidedText(words, cut, width))
            y += FATE_HEIGHT
        painter.end()

    def _draw_card(self, painter: QPainter, box: QRectF, rank: str, fate: str) -> None:
        """Draw one: bold on paper while it may come, ringed with the opponent, else muted."""
        c = self._theme.colours
        held = fate in ("", "taken")
        painter.setPen(QPen(c["mark_line"], 2.6) if fate == "taken" else QPen(c["line"], 1))
        paper = {"": "raised", "taken": "raised", "own": "own_row"}.get(fate)
        painter.setBrush(c[paper] if paper else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        if fate == "taken":
            painter.setPen(QPen(c["mark"], 1.2))
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        painter.setPen(c["ink"] if held or fate == "own" else c["ink2"])
        painter.setFont(self._theme.at(1.0).font(15 if len(rank) < 2 else 13, 700 if held else 400))
        painter.drawText(box.adjusted(-3, 0, 3, -6), Qt.AlignmentFlag.AlignCenter, rank)
        foot = box.center().x(), box.bottom() - 5.5
        painter.setPen(QPen(c["ink2"], 1.4))
        if fate == "thrown":  # it came down
            painter.setBrush(c["ink2"])
            x, y = foot
            painter.drawPolygon([QPointF(x - 3, y), QPointF(x + 3, y), QPointF(x, y + 3)])
        elif fate == "left":
            painter.drawLine(QPointF(foot[0] - 4, foot[1] + 1), QPointF(foot[0] + 4, foot[1] + 1))


class TrackerPage(QWidget):
    """The tracker, with a sentence about its source."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.grid, self.cards = TrackerGrid(theme), TrackedCards(theme)
        self._all = False
        self._words = PlainLabel()
        self._words.setWordWrap(True)
        column = QVBoxLayout(self)
        column.addWidget(self.grid)
        column.addWidget(self.cards)
        column.addWidget(self._words)
        column.addStretch()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        px, column = theme.px, self.layout()
        assert column is not None
        column.setContentsMargins(px(14), px(10), px(14), px(8))
        self.grid.apply_theme(theme)
        self.cards.apply_theme(theme)
        self._words.setFont(theme.font(13))

    @property
    def said(self) -> str:
        """What it shows, in words."""
        shown = self.cards if self._all else self.grid
        return "\n".join(filter(None, (shown.accessibleName(), self._words.text())))

    def show_cells(self, cells: Sequence[TrackerCell], cards: Tracked) -> None:
        """Show every card, or one cell for each kind; none if there is nothing to count."""
        self._all = bool(cards.rows)
        self.cards.show_cards(cards)
        self.grid.show_cells(() if self._all else cells)
        self.grid.setVisible(not self._all)
        self._words.setText(
            _("Counts only what you can see.") if cells else _("Nothing to count yet.")
        )


#: Height of a row, the margin at its sides, and how many cards it has at most.
HIGH, EDGE, MOST = 44, 14, 10


class _Rows(Painted):
    """A small card for each rank with the number still out; exhausted ones are muted."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.cells: list[TrackerCell] = []

    @property
    def _rows(self) -> int:
        return max(1, -(-len(self.cells) // MOST))

    def fit(self) -> None:
        """Be as high as the cards."""
        self.setFixedHeight(self._rows * self.theme.px(HIGH) + self.theme.px(6))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards."""
        c, px, painter = self.theme.colours, self.theme.px, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        across = -(-len(self.cells) // self._rows) or 1
        width, high = (self.width() - 2 * px(EDGE)) / across, px(HIGH)
        for place, cell in enumerate(self.cells):
            row, at = divmod(place, across)
            box = QRectF(px(EDGE) + at * width, row * high, width, high).adjusted(1.5, 1, -1.5, -2)
            painter.setOpacity(1.0 if cell.left else 0.5)
            painter.setPen(QPen(c["line"], 1))
            painter.setBrush(c["raised" if cell.left else "panel"])
            painter.drawRoundedRect(box, 4, 4)
            half = box.height() / 2
            painter.setPen(c["ink2"])
            painter.setFont(self.theme.font(15))
            upper = box.adjusted(0, 1, 0, -half)
            painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, cell.label)
            painter.setPen(c["ink"])
            painter.setFont(self.theme.font(15, 700, tabular=True))
            painter.drawText(
                upper.translated(0, half - 2), Qt.AlignmentFlag.AlignCenter, str(cell.left)
            )
        painter.end()


class TrackerStrip(QWidget):
    """The row below a heading that opens and closes it.

    Attributes:
        opened: it was opened or closed.
    """

    opened = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._wanted: bool | None = None
        self._roomy = True
        self._head = QPushButton()
        self._head.setFlat(True)
        self._head.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._head.clicked.connect(self._toggle)
        self._row = _Rows(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._row)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = self._row.theme = theme
        c, px = theme.colours, theme.px
        self._head.setFont(theme.font(13, 700))
        self._head.setStyleSheet(
            f"QPushButton {{ color: {c.ink2}; border: 0; background: transparent;"
            f" padding: {px(6)}px {px(6)}px {px(3)}px {px(12)}px; font-size: {px(13)}px;"
            f" font-weight: 700; text-align: left; }}"
            f"QPushButton:hover, QPushButton:focus {{ color: {c.ink}; background: {c.own_row}; }}"
        )
        self._head.setMinimumHeight(theme.target(0))
        self._row.fit()
        self._show()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._head.setText(_("Cards left"))

    def show_cells(self, cells: Sequence[TrackerCell], counted: bool) -> None:
        """Show the cards still out; ``counted``: open until the player closes it."""
        if self._wanted is None and cells:
            self._wanted = counted
        self._row.cells = list(cells)
        self._row.fit()
        self._row.setAccessibleName(apart(map(cell_said, cells)))
        self._show()

    def fit(self, room: int) -> int:
        """Show itself as far as it fits into a height; returns how much of it that takes."""
        head = max(self._head.sizeHint().height(), self._head.minimumHeight())
        self._roomy = room >= head + self._row.minimumHeight()
        self._show()
        self.setVisible(bool(self._row.cells) and room >= head)
        return 0 if self.isHidden() else self.sizeHint().height()

    def _toggle(self) -> None:
        self._wanted = not self._wanted
        self.opened.emit()

    def _show(self) -> None:
        opened = bool(self._wanted) and self._roomy
        way = "chevron_down" if opened else "chevron_right"
        self._head.setIcon(icon(way, self._theme.colours.ink2, self._theme.px(14)))
        self._row.setVisible(opened)
        self._row.update()
        self.updateGeometry()
