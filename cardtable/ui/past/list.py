"""The list of past matches: a table that is navigated by rows and fits any width."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
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
    QImage,
    QKeyEvent,
    QPainter,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from cardtable.engine.match import LEVELS
from cardtable.games import all_games, find_game
from cardtable.models.matches import long_when
from cardtable.models.past import (
    Column,
    PastModel,
    against,
    has_usual_rules,
    own_seat,
    rules_words,
    won,
)
from cardtable.models.seats import portrait_of
from cardtable.phrases.breaking import kept_whole
from cardtable.phrases.characters import names_of
from cardtable.phrases.lists import in_row
from cardtable.phrases.numbers import points
from cardtable.store.archive import PastMatch
from cardtable.store.trouble import JournalError
from cardtable.ui.arrivals import Arrivals
from cardtable.ui.dialog import framed
from cardtable.ui.shared import Shared
from cardtable.ui.table.miniature import TABLE, look_of, miniature
from cardtable.ui.table.plates import medallion
from cardtable.ui.table.seals import APART, PAPER, VERMILION, last_seals
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.keys import types_a_sign
from cardtable.ui.widgets.labels import plain_tips
from cardtable.ui.widgets.lists import RowTable
from cardtable.ui.widgets.theme import Theme

#: Pictures kept.
_KEPT = 300
#: A portrait's side, and that of the seal of a match, at the usual text size.
_FACE, _SEAL = 38, 26
#: The columns whose words stand in one piece.
_NEEDED = Column.GAME, Column.RESULT
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


def _draw_words(
    painter: QPainter,
    parts: list[str],
    font: QFont,
    box: QRect,
    side: Qt.AlignmentFlag = _MIDDLE,
) -> None:
    """Draw words in as many lines as there is room for; of several parts, as many as fit."""
    painter.setFont(font)
    metrics, wrapped = QFontMetrics(font), Qt.TextFlag.TextWordWrap | side

    def fits(text: str) -> bool:
        taken = metrics.boundingRect(box, wrapped, text).size()
        return taken.height() <= box.height() and taken.width() <= box.width()

    text = in_row(parts)
    while len(parts) > 1 and not fits(text):
        parts = parts[:-1]
        text = in_row(parts) + "…"
    while len(text) > 1 and not fits(text):
        text = text[:-2].rstrip() + "…"
    painter.drawText(box, wrapped, text)


def _game_font(theme: Theme) -> QFont:
    return theme.title(17)


def _result_font(theme: Theme) -> QFont:
    return theme.font(16, 700)


class PastRows(QStyledItemDelegate):
    """Draws the matches: a picture of the last table, who played, how it ended.

    The picture comes when its row is first seen.
    """

    def __init__(self, view: RowTable, model: PastModel, shared: Shared) -> None:
        super().__init__(view)
        self._view, self._model, self._shared = view, model, shared
        self._theme, self._size = shared.theme, QSize()
        self._pictures: dict[tuple[int, str], QImage | None] = {}
        self._stacked = False
        self._most, self._told = 1, dict[Column, set[str]]()
        model.modelReset.connect(self._count)
        self._arrivals = Arrivals(view.viewport(), lambda: shared.calm)

    def apply_theme(self, theme: Theme, height: int, stacked: bool) -> None:
        """Apply another theme; the pictures are so many pixels high, ``stacked`` above the day."""
        self._theme, self._stacked = theme, stacked
        self._size = QSize(height * TABLE.width() // TABLE.height(), height)
        self._pictures = {}

    def _count(self) -> None:
        """Look what has to have room: faces, each in its own place in all rows, and words."""
        self._most = max((len(against(match)) for match in self._model.shown), default=1)
        for column in _NEEDED:
            cells = (self._model.index(row, column) for row in range(self._model.rowCount()))
            self._told[column] = {str(cell.data()) for cell in cells}

    def needed(self, column: Column, theme: Theme) -> int:
        """The width in which no word of a column is cut, and no result is folded."""
        told, air = self._told.get(column, set()), 2 * theme.px(8)
        if column == Column.RESULT:
            seal = round(theme.px(_SEAL) * APART) + theme.px(8)
            words, font, air = told, _result_font(theme), air + seal
        else:
            words, font = {word for title in told for word in title.split()}, _game_font(theme)
        return max(map(QFontMetrics(font).horizontalAdvance, words), default=0) + air + theme.px(4)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a cell."""
        match, column = self._model.shown[index.row()], Column(index.column())
        theme, box = self._theme, QRect(option.rect)
        c, px, air = theme.colours, theme.px, theme.px(8)
        chosen = self._view.selectionModel().isSelected(QModelIndex(index))  # type: ignore[arg-type]
        painter.save()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.fillRect(box, c["warn_bg" if chosen else "panel"])
        painter.fillRect(QRect(box.left(), box.bottom(), box.width(), 1), c["line"])
        if chosen:
            for edge in (box.top(), box.bottom() - 1):
                painter.fillRect(QRect(box.left(), edge, box.width(), 2), c["gilt"])
        inside = box.adjusted(air, px(2), -air, -px(2))
        parts = [index.data()]
        match column:
            case Column.DATE:
                if chosen:
                    painter.fillRect(QRect(box.left(), box.top(), 4, box.height()), c["gilt"])
                middle = box.center().y() - (px(_LINE) // 2 if self._stacked else 0)
                self._draw_table(painter, match, QPoint(inside.left(), middle))
                if self._stacked:
                    inside.setTop(middle + self._size.height() // 2)
                else:
                    inside.setLeft(inside.left() + self._size.width() + air)
                parts = [long_when(match.updated)]
            case Column.RESULT if match.finished and own_seat(match) is not None:
                side = px(_SEAL)
                end = QPointF(inside.left() + side * APART, box.center().y())
                last_seals(painter, [won(match)], end, side, c["ink2"])
                inside.setLeft(inside.left() + round(side * APART) + air)
            case Column.OPPONENTS if self._draw_people(painter, match, inside):
                parts = []
            case Column.OPPONENTS:
                inside.setLeft(self._draw_faces(painter, match, inside) + air)
                names = names_of(match.seats)
                parts = [kept_whole(names[seat]) for seat in against(match)]
        rules = "" if has_usual_rules(match) else rules_words(match.game, match.options)
        if column == Column.GAME and rules:
            below = inside.adjusted(0, inside.height() // 2, 0, 0)
            painter.setPen(c["ink2"])
            _draw_words(painter, [rules], theme.font(13), below, Qt.AlignmentFlag.AlignTop)
            inside.setBottom(below.top() - px(2))
        font, ink = {
            Column.GAME: (_game_font(theme), "ink"),
            Column.RESULT: (_result_font(theme), "good" if won(match) else "ink"),
            Column.OPPONENTS: (theme.font(14), "ink"),
        }.get(column, (theme.font(13), "ink2"))
        painter.setPen(c[ink])
        if parts:
            foot = column == Column.GAME and rules
            sides = Qt.AlignmentFlag
            _draw_words(painter, parts, font, inside, sides.AlignBottom if foot else _MIDDLE)
        painter.restore()

    def _draw_table(self, painter: QPainter, match: PastMatch, middle: QPoint) -> None:
        place = QRect(QPoint(middle.x(), middle.y() - self._size.height() // 2), self._size)
        picture = self._picture(match)
        there = 0.0 if picture is None else self._arrivals.opacity((match.id, match.updated))
        if there < 1:
            painter.fillRect(place, self._theme.colours["raised"])
        if picture is not None:
            painter.setOpacity(there)
            painter.drawImage(place, picture)
            painter.setOpacity(1.0)
        painter.setPen(self._theme.colours["edge"])
        painter.drawRect(place.adjusted(0, 0, -1, -1))
        if not match.finished:
            self._draw_ribbon(painter, place)

    def _draw_ribbon(self, painter: QPainter, place: QRect) -> None:
        """A ribbon as in a book that is being read: this one goes on."""
        wide, high = self._theme.px(13), place.height() * 0.42
        left, top = place.right() - 2.0 * wide, place.top() - 1.0
        ends = [QPointF(left + x * wide, top + y) for x, y in ((0, 0), (1, 0), (1, high))]
        ends += [QPointF(left + wide / 2, top + high - wide / 2), QPointF(left, top + high)]
        painter.setPen(QPen(PAPER, 1))
        painter.setBrush(VERMILION)
        painter.drawPolygon(QPolygonF(ends))

    def _draw_people(self, painter: QPainter, match: PastMatch, box: QRect) -> bool:
        """Draw the others, names and points below, if there is room; the winner is in the light."""
        theme, px, seats = self._theme, self._theme.px, against(match)
        places = max(1, min(self._most, box.width() // px(64)))  # alike in all rows
        each = min(px(112), box.width() // places)
        side = box.height() - px(52)
        if side < px(_FACE) or each < px(64) or len(seats) > places:
            return False
        names, ended = names_of(match.seats), match.finished
        divisor = all_games()[match.game].score_divisor
        for number, seat in enumerate(seats):
            room = QRectF(box.left() + number * each, box.top(), each, box.height())
            large = min(side, each - px(14))
            face = QRectF(0, room.top() + px(5) + (side - large) / 2, large, large)
            face.moveLeft(room.center().x() - large / 2)
            self._draw_face(painter, match, seat, face)
            words = [(names[seat], theme.font(13, 600), "ink")]
            if ended and len(match.scores) == len(match.seats):
                score = points(match.scores[seat], divisor)
                words.append((score, theme.font(13, tabular=True), "ink2"))
            line = px(17)
            for place, (text, font, ink) in enumerate(words):
                painter.setFont(font)
                painter.setPen(theme.colours[ink])
                below = QRectF(room.left(), face.bottom() + px(9) + place * line, each, line)
                cut = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, each)
                painter.drawText(below, Qt.AlignmentFlag.AlignCenter, cut)
        return True

    def _draw_face(self, painter: QPainter, match: PastMatch, number: int, face: QRectF) -> None:
        seat, lit = match.seats[number], match.finished and number in match.winners
        medallion(painter, portrait_of(seat), face, self._view.devicePixelRatioF(), lit)
        if seat.kind in LEVELS:
            self._draw_level(painter, LEVELS.index(seat.kind) + 1, face)

    def _draw_faces(self, painter: QPainter, match: PastMatch, box: QRect) -> int:
        """Draw the others, as many as half the width holds; returns where they end."""
        px, side = self._theme.px, self._theme.px(_FACE)
        step, at = side * 3 // 4, box.left()
        for seat in against(match)[: max(1, (box.width() // 2 - side) // step + 1)]:
            face = QRectF(at, box.center().y() - side / 2 - px(3), side, side)
            self._draw_face(painter, match, seat, face)
            at += step
        return at - step + side

    def _draw_level(self, painter: QPainter, level: int, face: QRectF) -> None:
        """As many dots below a face as its level is high."""
        dot, c = self._theme.px(5), self._theme.colours
        left = face.center().x() - (level * 1.4 - 0.4) * dot / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(c["gilt"])
        for number in range(level):
            painter.drawEllipse(QRectF(left + 1.4 * dot * number, face.bottom() + 2, dot, dot))

    def _picture(self, match: PastMatch) -> QImage | None:
        """A match's picture; it is asked for if it is not there."""
        key = match.id, match.updated
        if key not in self._pictures:
            if len(self._pictures) > _KEPT:
                self._pictures.clear()
            self._pictures[key] = None
            self._ask(match, key)
        return self._pictures[key]

    def _ask(self, match: PastMatch, key: tuple[int, str]) -> None:
        journal = self._shared.journal
        if journal is None:
            return
        try:
            load, named = journal.unread(match.id)
        except JournalError:
            return
        look = look_of(find_game(match.game), named, self._shared)
        ratio = self._view.devicePixelRatioF()
        run_task(
            self,
            partial(miniature, load, look, self._size * ratio),
            partial(self._come, self._pictures, key),
            lambda _error: None,  # a match that cannot be read has no picture
        )

    def _come(
        self, pictures: dict[tuple[int, str], QImage | None], key: tuple[int, str], picture: QImage
    ) -> None:
        picture.setDevicePixelRatio(self._view.devicePixelRatioF())
        pictures[key] = picture
        self._arrivals.come(key)


#: Widths of the columns beside the first one as parts of the whole; the rules stand below the
#: game, and help, which few matches have, below the list.
_SHARES = {Column.GAME: 20, Column.RESULT: 21, Column.OPPONENTS: 31}
#: The width of a day in words beside the picture, and its height below one.
_DAY, _LINE = 124, 40


#: Heights of the pictures in a low list and in one higher than this, at the usual text size.
_PICTURES, _HIGH = (56, 113), 480
#: The width from which words and faces are larger, and by how much.
_WIDE, _LARGER = 1500, 1.23


class PastList(RowTable):
    """Several rows can be selected; keys that the list does not use go to the page.

    Attributes:
        taken: the current row was double-clicked, or Enter pressed.
        looked: the current row or the selection has changed.
    """

    taken = Signal()
    looked = Signal()

    def __init__(self, shared: Shared, model: PastModel) -> None:
        super().__init__()
        self._theme = theme = shared.theme
        self._model = model
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setHighlightSections(False)
        head.setSortIndicatorClearable(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSortIndicator(Column.DATE, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)
        self.activated.connect(lambda _index: self.taken.emit())
        self.selectionModel().selectionChanged.connect(lambda *_: self.looked.emit())
        self._cells = PastRows(self, model, shared)
        self.setItemDelegate(self._cells)
        self._kept: list[int] = []
        model.modelAboutToBeReset.connect(self._keep)
        model.modelReset.connect(self._choose_kept)
        model.modelReset.connect(self._share)
        plain_tips(self)
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        c, px = theme.colours, theme.px
        self.setFont(theme.font(14))
        self.horizontalHeader().setFont(theme.font(13, 700))
        self.setStyleSheet(
            framed(theme, "QTableView", "0px")
            + f"QHeaderView::section {{ background: {c.panel}; color: {c.ink2}; border: 0;"
            f" border-bottom: 1px solid {c.line}; padding: {px(6)}px {px(8)}px; }}"
        )
        self._laid = 0, 0.0, False
        self._share()

    def _keep(self) -> None:
        """Note the matches that are selected, the current one first."""
        rows = sorted(self.rows, key=lambda row: row != self.row)
        self._kept = [self._model.shown[row].id for row in rows]

    def _choose_kept(self) -> None:
        """Select the same matches as before, wherever they are now; else the first one."""
        rows = [row for row in map(self._model.row_of, self._kept) if row >= 0]
        current, *others = rows or [0]
        self.choose_row(current)
        flags = QItemSelectionModel.SelectionFlag
        for row in others:
            index = self._model.index(row, 0)
            self.selectionModel().select(index, flags.Select | flags.Rows)

    def choose_row(self, row: int) -> None:
        """Go to a row, if it exists."""
        index = self._model.index(max(0, row), 0)
        if index.isValid():
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            self.scrollTo(index)
        self.looked.emit()

    @property
    def row(self) -> int:
        """The current row, −1 if there is none."""
        return self.currentIndex().row()

    @property
    def rows(self) -> list[int]:
        """The selected rows, from the top."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the match; letters go to the page instead of the list's own search."""
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not held:
            self.taken.emit()
        elif types_a_sign(event) and not held:
            event.ignore()
        else:
            super().keyPressEvent(event)
            if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
                self._square()

    def _square(self) -> None:
        """Begin with a whole row."""
        bar, high = self.verticalScrollBar(), max(1, self.rowHeight(0))
        bar.setValue(-(-bar.value() // high) * high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Share the width among the columns; in a high window the pictures are larger."""
        px, width = self._theme.px, self.viewport().width()
        high = px(_PICTURES[self.height() > px(_HIGH)])
        look = self._theme.at(self._theme.zoom * (_LARGER if self.width() > px(_WIDE) else 1.0))
        needed = {column: self._cells.needed(column, look) for column in _NEEDED}
        whole, day = sum(_SHARES.values()), round(_DAY * look.zoom)

        def first(picture: int, beside: int) -> int:
            return picture * TABLE.width() // TABLE.height() + beside + px(24)

        def rest(taken: int, column: Column) -> int:
            return (width - taken) * _SHARES[column] // whole

        beside = first(high, day)
        cut = any(rest(beside, column) < needed[column] for column in _NEEDED)
        lower = high - look.px(_LINE)
        stacked = cut and lower >= px(_PICTURES[0])
        picture = lower if stacked else px(_PICTURES[0]) if cut else high
        if (picture, look.zoom, stacked) != self._laid:
            self._laid = picture, look.zoom, stacked
            self._cells.apply_theme(look, picture, stacked)
            row = high if stacked else picture
            self.verticalHeader().setMinimumSectionSize(row + px(12))
            self.verticalHeader().setDefaultSectionSize(row + px(12))
        taken = first(picture, 0 if stacked else day)
        self.setColumnWidth(Column.DATE, taken)  # the others share the rest
        for column in Column:
            self.setColumnHidden(column, column not in (Column.DATE, *_SHARES))
            if column in _SHARES:
                wide = max(rest(taken, column), needed.get(column, 0))
                if column == Column.OPPONENTS:
                    wide = width - sum(map(self.columnWidth, (Column.DATE, *_NEEDED)))
                self.setColumnWidth(column, max(1, wide))

    def sizeHint(self) -> QSize:
        """Fills the available space."""
        return QSize(self._theme.px(600), self._theme.px(200))
