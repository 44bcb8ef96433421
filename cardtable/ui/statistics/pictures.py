"""One's matches as pictures: whom one met, the course of the rating, and the best tables."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QImage,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QHBoxLayout,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from cardtable.games import find_game
from cardtable.models.statistics import PICTURES, Met, MetModel, MetRole, Moment
from cardtable.phrases.lists import labelled
from cardtable.store.trouble import JournalError
from cardtable.ui.arrivals import Arrivals
from cardtable.ui.room import paint_piece
from cardtable.ui.settings.cloths import cloth_for
from cardtable.ui.shared import Shared
from cardtable.ui.statistics.plots import Line
from cardtable.ui.table.miniature import TABLE, look_of, miniature
from cardtable.ui.table.plates import medallion
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.lists import PictureList, enlarge
from cardtable.ui.widgets.theme import Theme

Index = QModelIndex | QPersistentModelIndex

#: Size of a cell with somebody's portrait, and the portrait's side, at the usual text size.
_CELL, _FACE = QSize(112, 128), 68
#: The least width of one, where all people stand in one row then.
_NARROW = 80
#: The least height of the course of the rating, which is as high as the portraits.
_FLAT = 128
#: The greatest width of a picture of a table, and the air between two.
_TABLE, _AIR = 760, 14
#: The least height of one that is made smaller so that its words are seen without scrolling.
_SMALLEST = 80
#: The height of the two lines below it.
_WORDS = 48
#: How much larger portraits are, if those of all people stand in one row then, in such a part of
#: the height; the width from which a long row of them is larger too.
_LARGER, _PART, _WIDE = (2.0, 1.8, 1.6, 1.4, 1.2), 0.4, 1400
#: The width from which the course of the rating is beside the portraits.
_BESIDE = 680


class _Faces(QStyledItemDelegate):
    """Draws a portrait with a name, and the matches won and lost."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self.apply_theme(Theme())

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme. Everything is drawn at its usual size on an enlarging painter."""
        self._theme, self._zoom = theme.at(1.0), theme.zoom
        self.narrower = 0

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """No text of its own: everything is drawn here."""
        super().initStyleOption(option, index)
        option.text = ""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A cell."""
        return (_CELL - QSize(1, 1) * self.narrower) * self._zoom

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw it."""
        super().paint(painter, option, index)
        met: Met = index.data(MetRole.MET)
        theme, c = self._theme, self._theme.colours
        painter.save()
        usual = enlarge(painter, option, self._zoom)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        box = QRectF(usual.rect)
        side, less = _FACE - self.narrower, self.narrower
        face = QRectF(box.center().x() - side / 2, box.top() + 8, side, side)
        ratio = self._view.devicePixelRatioF() * self._zoom
        medallion(painter, met.portrait, face, ratio, lit=met.won > met.lost)
        for text, font, top, ink in (
            (met.name, theme.font(14, 600), 80.0, "ink"),
            (met.score, theme.font(13, tabular=True), 101.0, "ink2"),
        ):
            painter.setFont(font)
            painter.setPen(c[ink])
            room = QRectF(box.left() + 4, box.top() + top - less, box.width() - 8, 20)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, _cut(text, font, room.width()))
        painter.restore()


class Faces(PictureList):
    """Everybody one met, most often first; as high as they need.

    Attributes:
        chosen: somebody was chosen, by name.
    """

    chosen = Signal(str)

    def __init__(self, model: MetModel) -> None:
        super().__init__()
        self.setModel(model)
        self._cells = _Faces(self)
        self.setItemDelegate(self._cells)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.activated.connect(lambda index: self.chosen.emit(index.data(MetRole.MET).key))
        model.modelReset.connect(self._fit)

    def apply_theme(self, theme: Theme, room: float = 0) -> None:
        """Apply another theme; faces are smaller where that saves a second row in this room."""
        self._cells.apply_theme(theme)
        each = round(room / max(1, self.model().rowCount()) / theme.zoom)
        if room and each < _CELL.width():
            self._cells.narrower = _CELL.width() - max(_NARROW, each)
        self.setStyleSheet(
            "QListView { background: transparent; border: 0; }"
            "QListView::item { border-radius: 8px; }" + theme.chosen_sheet("QListView")
        )
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the height of all rows."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        cell = self._cells.sizeHint(QStyleOptionViewItem(), QModelIndex())
        columns = max(1, (self.width() - 6) // cell.width())
        rows = -(-self.model().rowCount() // columns)
        self.setFixedHeight(max(1, rows) * cell.height() + 6)


class TablePicture(QAbstractButton):
    """The last table of a match, with what it is remembered for; a click opens it."""

    def __init__(self, shared: Shared, parent: QWidget) -> None:
        super().__init__(parent)
        self._shared, self._theme = shared, shared.theme
        self._image, self._arrivals = QImage(), Arrivals(self, lambda: shared.calm)
        self.moment = Moment("", "", 0, "")
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_moment(self, moment: Moment) -> None:
        """Show another one; its table is drawn in the background."""
        self.setAccessibleName(labelled(moment.name, moment.figure))
        if moment != self.moment:
            self.moment, self._image = moment, QImage()
            self._draw()
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        if self.moment.match:
            self._draw()

    def set_width(self, width: int) -> None:
        """Make it so wide; it is as high as the table, and two lines below."""
        high = width * TABLE.height() // TABLE.width()
        self.setFixedSize(width, high + self._theme.px(_WORDS))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw it in its new size."""
        super().resizeEvent(event)
        if self.moment.match:
            self._draw()

    def _draw(self) -> None:
        journal, wide = self._shared.journal, self.width()
        if journal is None:
            return
        try:
            load, deck = journal.unread(self.moment.match)
        except JournalError:
            return  # said where the matches are counted
        look = look_of(find_game(self.moment.game), deck, self._shared)
        size = QSize(wide, wide * TABLE.height() // TABLE.width()) * self.devicePixelRatioF()
        run_task(
            self,
            partial(miniature, load, look, size),
            partial(self._come, self.moment),
            lambda _error: None,  # the words alone will do
        )

    def _come(self, moment: Moment, image: QImage) -> None:
        if moment == self.moment:
            image.setDevicePixelRatio(self.devicePixelRatioF())
            if self._image.isNull():
                self._arrivals.come(moment)
            self._image = image
            self.update()

    def paintEvent(self, event: object) -> None:
        """Draw table and words."""
        theme, c = self._theme, self._theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = self.width() * TABLE.height() // TABLE.width()
        box = QRectF(0, 0, self.width(), high)
        there = 0.0 if self._image.isNull() else self._arrivals.opacity(self.moment)
        if there < 1 and self.moment.game:  # its cloth, until the table is laid
            cloth = cloth_for(find_game(self.moment.game), self._shared.settings)
            paint_piece(painter, box, cloth, theme, self.devicePixelRatioF())
        painter.setOpacity(there)
        painter.drawImage(box, self._image)
        painter.setOpacity(1.0)
        marked = self.hasFocus() or self.underMouse()
        painter.setPen(c["gilt"] if marked else c["edge"])
        for inset in range(3 if marked else 1):
            painter.drawRect(
                QRectF(0, 0, self.width() - 1, high).adjusted(inset, inset, -inset, -inset)
            )
        line = theme.px(21)
        for n, (text, font, ink) in enumerate(
            (
                (self.moment.name, theme.font(13), "ink2"),
                (self.moment.figure, theme.font(16, 700), "ink"),
            )
        ):
            painter.setFont(font)
            painter.setPen(c[ink])
            room = QRectF(0, high + theme.px(4) + n * line, self.width(), line)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, _cut(text, font, room.width()))
        painter.end()


def _cut(text: str, font: QFont, width: float) -> str:
    return QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, int(width))


def _whole(value: float) -> str:
    return str(round(value))


class Pictures(QWidget):
    """What one sees first on the page of statistics.

    Attributes:
        met: somebody was chosen, by name.
        look: a match was chosen, by its number.
        won, summary: how many of the matches were won, and what that is.
        course: the rating over time.
    """

    met = Signal(str)
    look = Signal(object)

    def __init__(self, shared: Shared, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self.model, self._room = shared.theme, MetModel(self), 0
        self.won, self.summary = PlainLabel(), PlainLabel()
        self.faces, self.course = Faces(self.model), Line(shared.theme, _whole)
        self.faces_head, self.course_head, self.tables_head = (PlainLabel() for _head in range(3))
        self.tables = [TablePicture(shared, self) for _table in range(PICTURES)]
        self._row = QHBoxLayout()
        for place, table in enumerate(self.tables):  # from one edge to the other
            if place:
                self._row.addStretch(1)
            self._row.addWidget(table)
            table.clicked.connect(partial(self._chosen, table))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._top = QHBoxLayout()
        self._column.addLayout(self._top)
        people, rated = QVBoxLayout(), QVBoxLayout()
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for column, parts in (
            (people, (self.faces_head, self.faces)),
            (rated, (self.course_head, self.course)),
        ):
            for part in parts:
                column.addWidget(part)
            column.addStretch(1)
            self._beside.addLayout(column, 1)
        self._column.addLayout(self._beside)
        self._column.addWidget(self.tables_head)
        self._column.addLayout(self._row)
        self.faces.chosen.connect(self.met)
        self.model.modelReset.connect(self._fit_faces)

    def _chosen(self, table: TablePicture) -> None:
        self.look.emit(table.moment.match)

    def apply_theme(self, theme: Theme) -> None:
        self._column.setSpacing(theme.px(8))
        self._theme = theme
        self._row.setSpacing(theme.px(_AIR))
        self._beside.setSpacing(theme.px(_AIR))
        self._top.setSpacing(theme.px(12))
        self.summary.setFont(theme.font(16))
        for head in (self.faces_head, self.course_head, self.tables_head):
            head.setFont(theme.title(17))
        self._fit_faces()
        self.course.apply_theme(theme)
        for table in self.tables:
            table.apply_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """All tables fit side by side."""
        super().resizeEvent(event)
        across = self.width() >= self._theme.px(_BESIDE)
        ways = QBoxLayout.Direction
        self._beside.setDirection(ways.LeftToRight if across else ways.TopToBottom)
        self._fit_faces()
        self._fit_tables()

    def minimumSizeHint(self) -> QSize:
        """As narrow as may be: what is in it follows its width."""
        return QSize(0, super().minimumSizeHint().height())

    def show_headline(self, own: bool) -> None:
        """Show what was won above the pictures, or leave it, smaller, to who shows them."""
        theme = self._theme
        if own:
            for part, stretch in ((self.won, 0), (self.summary, 1)):
                self._top.addWidget(part, stretch, Qt.AlignmentFlag.AlignBottom)
                part.show()
        self.won.setFont(theme.title(48 if own else 32))
        self.summary.setContentsMargins(0, 0, 0, theme.px(13) if own else 0)

    def fit_in(self, height: int) -> None:
        """Show the words of the tables too, without scrolling, in so much room."""
        self._room = height
        self._fit_faces()
        self._fit_tables()

    def _fit_tables(self) -> None:
        px = self._theme.px
        wide = min(px(_TABLE), (self.width() - (PICTURES - 1) * px(_AIR)) // PICTURES)
        above = (self._top, self._beside, self.tables_head)
        heights = filter(None, (part.sizeHint().height() for part in above))
        taken = sum(height + self._column.spacing() for height in heights)
        high = self._room - taken - px(_WORDS) - px(_AIR)
        if high >= px(_SMALLEST):
            wide = min(wide, high * TABLE.width() // TABLE.height())
        for table in self.tables:
            table.set_width(wide)

    def _fit_faces(self) -> None:
        across = self._beside.direction() == QBoxLayout.Direction.LeftToRight
        wide = self.width() / (2 if across else 1) - self._theme.px(_AIR)
        px, count = self._theme.px, self.model.rowCount()

        def fits(larger: float) -> bool:
            most = wide / max(1, count), _PART * self._room
            cell = px(_CELL.width()) * larger, px(_CELL.height()) * larger
            return cell[0] <= most[0] and cell[1] <= most[1]

        least = 1.6 if self.width() > self._theme.px(_WIDE) else 1.0
        larger = max(least, next(filter(fits, _LARGER), 1.0))
        self.faces.apply_theme(self._theme.at(self._theme.zoom * larger), wide - px(8))
        self.course.fill(self.faces.height(), _FLAT)

    def show_moments(self, moments: list[Moment]) -> None:
        """Show the tables of these, as many as there are."""
        for n, table in enumerate(self.tables):
            table.setVisible(n < len(moments))
            if n < len(moments):
                table.show_moment(moments[n])
        self.tables_head.setVisible(bool(moments))
        self._fit_tables()

    @property
    def stops(self) -> list[QWidget]:
        """What Tab leads to, in order."""
        return [self.faces, self.course, *self.tables]
