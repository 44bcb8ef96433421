"""One's matches as pictures: whom one met, the course of the rating, and the best tables."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QImage,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from cardtable.games import find_game
from cardtable.models.matches import when
from cardtable.models.statistics import (
    PICTURES,
    Met,
    MetModel,
    MetRole,
    Moment,
    course_words,
    moments_of,
)
from cardtable.phrases.lists import labelled
from cardtable.store.statistics import Played, Stretch
from cardtable.store.trouble import JournalError
from cardtable.translation import pgettext
from cardtable.ui.arrivals import Arrivals
from cardtable.ui.room import paint_piece
from cardtable.ui.settings.cloths import cloth_for
from cardtable.ui.shared import Shared
from cardtable.ui.statistics.plots import Line
from cardtable.ui.table.miniature import TABLE, look_of, miniature
from cardtable.ui.table.plates import medallion
from cardtable.ui.table.seals import APART, last_seals
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.labels import Painted, PlainLabel
from cardtable.ui.widgets.lists import PictureList, enlarge
from cardtable.ui.widgets.theme import Theme

Index = QModelIndex | QPersistentModelIndex

#: Size of a cell with somebody's portrait, and the portrait's side, at the usual text size.
_CELL, _FACE = QSize(112, 128), 68
#: The least width of one, where all people stand in one row then.
_NARROW = 74
#: The least and the greatest height of the course of the rating.
_FLAT, _HIGHEST = 116, 420
#: The greatest width of a picture of a table, the air between two, and between rows.
_TABLE, _AIR, _GAP = 760, 14, 8
#: The least height of one that is made smaller so that its words are seen without scrolling.
_SMALLEST = 80
#: The height of the two lines below it.
_WORDS = 48
#: How much larger portraits are, if those of all people stand in one row then, in such a part of
#: the height; the height below which there is no room for headlines.
_LARGER, _PART, _LOW = (2.0, 1.8, 1.6, 1.4, 1.2), 0.22, 520
#: The side of the seal of a match.
_SEAL = 20


class LastMatches(Painted):
    """The latest matches as seals, as many as there is room for."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._last: Sequence[bool] = ()
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.setFixedHeight(theme.px(_SEAL + 6))

    def show_last(self, last: Sequence[bool]) -> None:
        """Show which were won, oldest first."""
        self._last = last
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw them, the latest at the right."""
        side = self._theme.px(_SEAL)
        shown = self._last[-max(1, int(self.width() / (side * APART))) :]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        end = QPointF(len(shown) * side * APART, self.height() / 2)
        last_seals(painter, shown, end, side, self._theme.colours["ink2"])
        painter.end()


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
    """Everybody one met, most often first, in a row.

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
        self.setHorizontalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.activated.connect(lambda index: self.chosen.emit(index.data(MetRole.MET).key))
        model.modelReset.connect(self._fit)

    def apply_theme(self, theme: Theme, room: float = 0) -> None:
        """Apply another theme; faces are smaller where all of them have room then."""
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
        """Have room for the bar below those that have no room."""
        super().resizeEvent(event)
        self._fit()

    @property
    def needed(self) -> int:
        """The width in which all of them are seen."""
        cell = self._cells.sizeHint(QStyleOptionViewItem(), QModelIndex())
        return self.model().rowCount() * cell.width()

    def _fit(self) -> None:
        cell = self._cells.sizeHint(QStyleOptionViewItem(), QModelIndex())
        whole = self.needed <= self.width()
        bar = 0 if whole else self.horizontalScrollBar().sizeHint().height()
        self.setFixedHeight(cell.height() + bar + 6)


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
        won, summary, more: how many of the matches were won, what that is, and how good it is.
        course: the rating over time.
    """

    met = Signal(str)
    look = Signal(object)

    def __init__(self, shared: Shared, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self.model, self._room = shared.theme, MetModel(self), 0
        self.won, self.summary, self.more = PlainLabel(), PlainLabel(), PlainLabel(wrap=True)
        self.last = LastMatches(shared.theme)
        self.faces, self.course = Faces(self.model), Line(shared.theme, _whole)
        self.faces_head, self.course_head, self.tables_head = (PlainLabel() for _head in range(3))
        self.tables = [TablePicture(shared, self) for _table in range(PICTURES)]
        self._row = QHBoxLayout()
        for table in self.tables:
            self._row.addWidget(table)
            table.clicked.connect(partial(self._chosen, table))
        self._row.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._headline, self._rated = QVBoxLayout(), QVBoxLayout()
        self._headline.addStretch(1)
        for part in (self.won, self.summary, self.more):
            self._headline.addWidget(part)
        self._headline.addWidget(self.last)
        self._headline.addStretch(1)
        self._few = QVBoxLayout()
        self._headline.addLayout(self._few)
        self._rated.addWidget(self.course_head)
        self._rated.addWidget(self.course)
        self._top = QHBoxLayout()
        self._top.addLayout(self._headline, 2)
        self._top.addLayout(self._rated, 3)
        self._column.addLayout(self._top)
        self._many = QVBoxLayout()
        self._column.addLayout(self._many)
        self._column.addWidget(self.tables_head)
        self._column.addLayout(self._row)
        self._put_faces(self._many)
        self.faces.chosen.connect(self.met)
        self.model.modelReset.connect(self._fit)

    def _chosen(self, table: TablePicture) -> None:
        self.look.emit(table.moment.match)

    def _put_faces(self, where: QVBoxLayout) -> None:
        if where.indexOf(self.faces) < 0:
            where.addWidget(self.faces_head)
            where.addWidget(self.faces)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        for layout in (self._column, self._few, self._many):
            layout.setSpacing(theme.px(_GAP))
        self._row.setSpacing(theme.px(_AIR))
        self._top.setSpacing(theme.px(24))
        self._headline.setSpacing(theme.px(4))
        self._rated.setSpacing(theme.px(_GAP))
        self.more.setStyleSheet(f"color: {theme.colours.ink2};")
        for head in (self.faces_head, self.course_head, self.tables_head):
            head.setFont(theme.title(17))
        self.last.apply_theme(theme)
        self.course.apply_theme(theme)
        for table in self.tables:
            table.apply_theme(theme)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """As narrow as may be: what is in it follows its width."""
        return QSize(0, super().minimumSizeHint().height())

    def fit_in(self, height: int) -> None:
        """Show everything, also the words of the tables, without scrolling in so much room."""
        self._room = height
        self._fit()

    def show_matches(
        self, matches: Sequence[Played], more: str, course: Sequence[Stretch], game: str
    ) -> None:
        """Show how many of these were won, ``more`` in words, and the course of the rating."""
        self.model.show(matches)
        n, wins = len(matches), sum(played.won for played in matches)
        self.won.setText(pgettext("matches won", "{wins} of {n}", wins=wins, n=n))
        self.summary.setText(pgettext("below 12 of 22", "matches won"))
        self.more.setText(more)
        self.more.setVisible(bool(more))
        self.last.show_last([played.won for played in matches])
        ends = (when(course[0].first), when(course[-1].last)) if course else ("", "")
        self.course.show_stretches(course, ends, course_words(course), game)
        self.course.setVisible(len(course) > 1)
        self.faces.setVisible(self.model.rowCount() > 0)
        self.show_moments(moments_of(matches, game))

    def _fit(self) -> None:
        """Tables as large as go side by side; the course takes the height that they leave."""
        theme, px = self._theme, self._theme.px
        low = self._room < px(_LOW)
        for head, about in (
            (self.course_head, self.course),
            (self.faces_head, self.faces),
            (self.tables_head, self.tables[0]),
        ):
            head.setVisible(about.isVisibleTo(self) and not low)
        self.won.setFont(theme.title(48 if low else 72))
        self.summary.setFont(theme.font(15 if low else 18))
        self.more.setFont(theme.font(13 if low else 15))
        self._fit_faces()

        def taken_by(head: PlainLabel) -> int:
            return head.sizeHint().height() + px(_GAP) if head.isVisibleTo(self) else 0

        people = taken_by(self.faces_head)
        if self.faces.isVisibleTo(self):
            people += self.faces.maximumHeight() + px(_GAP)
        titled = taken_by(self.course_head)
        words = self._headline_height()
        # A few faces stand below the figure: the course is as high as both, and no room is idle.
        beside = self._beside
        self._put_faces(self._few if beside else self._many)
        hero = max(px(_FLAT) + titled, words + people * beside)
        taken = taken_by(self.tables_head) + px(_GAP) + people * (not beside)
        some = self.tables[0].isVisibleTo(self)
        wide = min(px(_TABLE), (self.width() - (PICTURES - 1) * px(_AIR)) // PICTURES)
        most = self._room - taken - hero - px(_WORDS)
        if most >= px(_SMALLEST):
            wide = min(wide, most * TABLE.width() // TABLE.height())
        for table in self.tables:
            table.set_width(wide)
        below = self.tables[0].height() if some else 0
        left = self._room - taken - below - titled
        self.course.fill(min(left, px(_HIGHEST)), _FLAT)

    @property
    def _hero(self) -> int:
        """The width of the large figure, beside the course of the rating."""
        return (self.width() - self._top.spacing()) * 2 // 5

    @property
    def _beside(self) -> bool:
        """Whether all people have room below the large figure, and there is something beside."""
        there = self.course.isVisibleTo(self) and self.faces.isVisibleTo(self)
        return there and self.faces.needed <= self._hero

    def _headline_height(self) -> int:
        """The height of the large figure and of what is said below it."""
        parts = [part for part in (self.won, self.summary, self.more) if part.isVisibleTo(self)]
        high = [
            part.heightForWidth(self._hero)
            if part.hasHeightForWidth()
            else part.sizeHint().height()
            for part in parts
        ]
        return sum(high) + self.last.height() + (len(high) + 2) * self._headline.spacing()

    def _fit_faces(self) -> None:
        px, count = self._theme.px, self.model.rowCount()

        def fits(larger: float) -> bool:
            # Few of them stand below the large figure.
            row = self._hero if px(_CELL.width()) * count <= self._hero else self.width()
            most = row / max(1, count), _PART * self._room
            cell = px(_CELL.width()) * larger, px(_CELL.height()) * larger
            return cell[0] <= most[0] and cell[1] <= most[1]

        larger = next(filter(fits, _LARGER), 1.0)
        low = px(_NARROW) * count if self._room < px(_LOW) else self.width()
        self.faces.apply_theme(self._theme.at(self._theme.zoom * larger), min(low, self.width()))

    def show_moments(self, moments: list[Moment]) -> None:
        """Show the tables of these, as many as there are."""
        for n, table in enumerate(self.tables):
            table.setVisible(n < len(moments))
            if n < len(moments):
                table.show_moment(moments[n])
        self._fit()

    @property
    def stops(self) -> list[QWidget]:
        """What Tab leads to, in order."""
        return [self.faces, self.course, *self.tables]
