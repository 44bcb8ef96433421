"""The end of a match: the winners and everybody's rank, shown over the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.engine.match import Match, Seat
from cardtable.engine.notes import Notes
from cardtable.engine.state import Outcome, View
from cardtable.models.par import has_par
from cardtable.phrases.base import Phrases
from cardtable.phrases.characters import names_of
from cardtable.phrases.lists import apart
from cardtable.phrases.matches import help_sentence
from cardtable.phrases.numbers import points
from cardtable.phrases.par import question
from cardtable.translation import _
from cardtable.ui import durations
from cardtable.ui.bindings import key_of
from cardtable.ui.seating import kind_text, portrait_of, who_line
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.icons import icon, portrait_file, svg_pixmap
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme

ROW = 54
#: Widths with one column and with two, and the gap between columns.
WIDE, WIDER, GAP = 520, 720, 20


@dataclass(frozen=True, slots=True)
class Ranked:
    """One line of a ranking.

    Attributes:
        number: the rank; ties share it.
        seat: the seat ranked.
        won: whether that seat won the match.
    """

    number: int
    seat: int
    won: bool


def ranked(outcome: Outcome) -> list[Ranked]:
    """The ranking: winners first, then by points."""

    def rank(seat: int) -> tuple[bool, int]:
        return seat not in outcome.winners, -outcome.scores[seat]

    order = sorted(range(len(outcome.scores)), key=lambda seat: (*rank(seat), seat))
    return [
        Ranked(1 + sum(rank(other) < rank(seat) for other in order), seat, seat in outcome.winners)
        for seat in order
    ]


class _Rows(QWidget):
    """The ranking, one line each: number, portrait, name, points."""

    def __init__(self, theme: Theme, match: Match) -> None:
        super().__init__()
        self.theme, self._match = theme, match
        self._places: list[Ranked] = []
        self._scores: list[str] = []
        self._columns = 1

    def show_ranked(self, ranked: list[Ranked], scores: list[str]) -> None:
        self._places, self._scores = ranked, scores
        self.in_columns(self._columns)
        names = names_of(self._match.seats)
        self.setAccessibleName(
            apart(f"{p.number}. {names[p.seat]}: {scores[p.seat]}" for p in ranked)
        )
        self.update()

    def in_columns(self, count: int) -> None:
        """Use several columns where one is too high for the window."""
        self._columns = count
        self.setFixedHeight(self.theme.px(self.row_height * self._in_column))
        self.update()

    @property
    def _in_column(self) -> int:
        return -(-len(self._places) // self._columns)

    @property
    def row_height(self) -> int:
        return ROW if len(self._places) <= 5 else 40

    @property
    def _usual(self) -> Theme:
        """The unscaled theme, for drawing on a painter that enlarges."""
        return self.theme.at(1.0)

    @property
    def _ratio(self) -> float:
        return self.devicePixelRatioF() * self.theme.zoom

    def paintEvent(self, event: QPaintEvent) -> None:
        c, zoom = self.theme.colours, self.theme.zoom
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(zoom, zoom)
        ratio = self._ratio
        height = self.row_height
        side = height - 10
        for i, place in enumerate(self._places):
            seat = self._match.seats[place.seat]
            column, row = divmod(i, self._in_column)
            width = (self.width() / zoom - GAP * (self._columns - 1)) / self._columns
            box = QRectF(column * (width + GAP), row * height, width, height)
            if place.won:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(c["good_bg"])
                painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 7, 7)
            elif row and not self._places[i - 1].won:
                painter.setPen(QPen(c["line"], 1))
                painter.drawLine(box.topLeft(), box.topRight())
            painter.setPen(c["ink"])
            painter.setFont(self._usual.font(20 if height == ROW else 16, 700, tabular=True))
            number = box.adjusted(8, 0, 0, 0)
            number.setWidth(32)
            painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(place.number))
            portrait = svg_pixmap(portrait_file(portrait_of(seat)), side, ratio)
            painter.drawPixmap(round(box.left() + 50), round(box.top() + 5), portrait)
            sign = svg_pixmap(f"table/seat_{place.seat % 10}.svg", side * 0.42, ratio)
            corner = box.topLeft() + QPointF(50 + side * 0.64, 5 + side * 0.64)
            painter.drawPixmap(corner.toPoint(), sign)
            self._words(painter, box.adjusted(50 + side + 14, 0, -16, 0), place, seat)
        painter.end()

    def _words(self, painter: QPainter, box: QRectF, place: Ranked, seat: Seat) -> None:
        c = self.theme.colours
        score = self._scores[place.seat]
        font = self._usual.font(20 if self.row_height == ROW else 16, 700, tabular=True)
        painter.setFont(font)
        painter.setPen(c["good" if place.won else "ink"])
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, right, score)
        room = round(box.width()) - QFontMetrics(font).horizontalAdvance(score) - 12
        if place.won:
            trophy = svg_pixmap("icons/trophy.svg", 20, self._ratio, c.good)
            painter.drawPixmap(round(box.left() + room - 20), round(box.center().y() - 10), trophy)
            room -= 30
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        name_font = self._usual.font(16 if self.row_height == ROW else 14, 700)
        elide = Qt.TextElideMode.ElideRight
        name = QFontMetrics(name_font).elidedText(
            names_of(self._match.seats)[place.seat], elide, room
        )
        painter.setFont(name_font)
        painter.setPen(c["ink"])
        if self.row_height < ROW:
            painter.drawText(box, left, name)
            return
        painter.drawText(box.adjusted(0, 6, 0, -box.height() / 2 + 4), left, name)
        line_font = self._usual.font(12)
        painter.setFont(line_font)
        painter.setPen(c["ink2"])
        metrics = QFontMetrics(line_font)
        # In two columns a bot's temperament may have no room: it is left out whole.
        line = who_line(seat)
        if metrics.horizontalAdvance(line) > room:
            line = metrics.elidedText(kind_text(seat.kind), elide, room)
        painter.drawText(box.adjusted(0, box.height() / 2, 0, -6), left, line)


class Ranking(QFrame):
    """Appears a moment after the last card; a click or its key closes it.

    Attributes:
        review: review one's own decisions.
        par: show what the expert would have made of the cards.
        came: it has appeared.
    """

    review = Signal()
    par = Signal()
    came = Signal()

    def __init__(
        self, theme: Theme, match: Match, phrases: Phrases[Any], table: QWidget, page: QWidget
    ) -> None:
        """It stands on ``page``, in the middle of ``table``."""
        super().__init__(page)
        self.setObjectName("ranking")
        self._match, self._phrases, self._table = match, phrases, table
        self._seen = False
        self._help = 0, 0, 0
        self._title, self._detail = PlainLabel(), PlainLabel()
        self._title.setWordWrap(True)
        self._detail.setWordWrap(True)
        self._rows = _Rows(theme, match)
        self._close = KeyButton(theme, "quiet")
        self._close.clicked.connect(self.hide)
        self._review = KeyButton(theme, "choice")
        self._review.clicked.connect(self.review)
        self._par = KeyButton(theme, "plain")
        self._par.clicked.connect(self.par)
        if not has_par(match):
            self._par.hide()
        self._look = KeyButton(theme, "plain")
        self._look.clicked.connect(self.hide)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        foot = QHBoxLayout()
        foot.addWidget(self._look)
        foot.addStretch()
        foot.addWidget(self._review)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self._detail)
        column.addSpacing(4)
        column.addWidget(self._rows)
        column.addSpacing(4)
        column.addLayout(foot)
        column.addWidget(self._par, 0, Qt.AlignmentFlag.AlignRight)
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.timeout.connect(self._appear)
        table.installEventFilter(self)
        self.apply_theme(theme)
        self.retranslate()
        self.hide()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme, column = theme, self.layout()
        c, px = theme.colours, theme.px
        assert column is not None
        column.setContentsMargins(px(22), px(16), px(16), px(16))
        column.setSpacing(px(8))
        self.setStyleSheet(
            f"#ranking {{ background: {c.panel}; border: 1px solid {c.edge};"
            " border-radius: 12px; }"
        )
        self._title.setFont(theme.font(24, 700))
        self._detail.setFont(theme.font(14))
        self._detail.setStyleSheet(f"color: {c.ink2};")
        self._rows.theme = theme
        for button in (self._close, self._review, self._par, self._look):
            button.apply_theme(theme)
        self._close.setIcon(icon("close", c.ink2, px(18), self.devicePixelRatioF()))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._review.set_words(_("Review my decisions"), key_of("review"))
        self._par.set_words(_("Compare with the expert"), key_of("par"))
        self._par.setToolTip(question())
        self._look.set_words(_("View the table"), "R")
        self._close.setAccessibleName(_("View the table"))
        self._refresh()
        if self.isVisible():
            self._stand()  # the new words may need more lines

    def see(self, view: View, speed: durations.Speed, notes: Notes) -> None:
        """Take the state of the match and the help used; at its end, appear after a moment."""
        self._help = notes.hints, notes.undos, notes.played
        if view.outcome is None:
            self._seen = False
            self._delay.stop()
            self.hide()
        elif not self._seen:
            self._seen = True
            self._refresh()
            self._delay.start(round(durations.RANKING * speed.value))

    def toggle(self) -> None:
        """Show the ranking, or hide it to show the table."""
        self._delay.stop()
        if self.isVisible():
            self.hide()
        else:
            self._appear()

    @property
    def due(self) -> bool:
        """Whether it will appear in a moment."""
        return self._delay.isActive()

    def _appear(self) -> None:
        self._stand()
        self.show()
        self.raise_()
        self.came.emit()

    def _refresh(self) -> None:
        outcome = self._match.outcome
        if outcome is None:
            return
        names = names_of(self._match.seats)
        said = self._phrases.outcome(outcome, names)
        detail = "\n".join(part for part in (said.detail, help_sentence(*self._help)) if part)
        self.setAccessibleName(f"{said.title} {detail}")
        self._title.setText(said.title)
        self._detail.setText(detail)
        divisor = self._match.game.score_divisor
        self._rows.show_ranked(ranked(outcome), [points(s, divisor) for s in outcome.scores])

    def _stand(self) -> None:
        room, px = self._table.geometry(), self._theme.px
        for columns, width in ((1, WIDE), (2, WIDER)):
            if self._height_in(columns, min(px(width), room.width() - px(24))) <= room.height():
                break
        box = self.rect()
        box.moveCenter(room.center())
        self.move(max(room.left(), box.left()), max(room.top(), box.top()))

    def _height_in(self, columns: int, width: int) -> int:
        """Set the number of columns, and return the resulting height."""
        self._rows.in_columns(columns)
        self.setFixedWidth(width)
        layout = self.layout()
        assert layout is not None
        layout.activate()  # changed words are measured anew
        self.resize(width, max(self.sizeHint().height(), layout.totalHeightForWidth(width)))
        return self.height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep it in the middle when the table is resized."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            QTimer.singleShot(0, self, self._stand)
        return False
