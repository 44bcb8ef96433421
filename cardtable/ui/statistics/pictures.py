"""One's matches as pictures: whom one met, the course of the rating, and the best tables."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QImage,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from cardtable.engine.game import Game
from cardtable.games import all_games, find_game
from cardtable.models.statistics import PICTURES, Met, MetModel, MetRole, Moment
from cardtable.phrases.lists import labelled
from cardtable.phrases.lookup import phrases_of
from cardtable.store.trouble import JournalError
from cardtable.translation import _
from cardtable.ui.room import paint_piece
from cardtable.ui.settings.cloths import CLOTHS, cloth_for
from cardtable.ui.shared import Shared
from cardtable.ui.statistics.plots import Line
from cardtable.ui.table.miniature import TABLE, look_of, miniature
from cardtable.ui.table.plates import medallion
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.card_fan import card_fan, samples
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.lists import PictureList, enlarge
from cardtable.ui.widgets.theme import Theme

Index = QModelIndex | QPersistentModelIndex

#: Size of a cell with somebody's portrait, and the portrait's side, at the usual text size.
_CELL, _FACE = QSize(112, 128), 68
#: The greatest width of a picture of a table, and the air between two.
_TABLE, _AIR = 560, 14
#: The width from which portraits are larger, and by how much.
_WIDE, _LARGER = 1400, 1.6
#: The width from which the course of the rating is beside the portraits.
_BESIDE = 900
#: The cloth where there is nothing to show, and its size at the usual text size.
_PALE, _NOTHING = CLOTHS["tatami"], QSize(680, 430)


class _Faces(QStyledItemDelegate):
    """Draws a portrait with a name, and the matches won and lost."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self.apply_theme(Theme())

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme. Everything is drawn at its usual size on an enlarging painter."""
        self._theme, self._zoom = theme.at(1.0), theme.zoom

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """No text of its own: everything is drawn here."""
        super().initStyleOption(option, index)
        option.text = ""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A cell."""
        return _CELL * self._zoom

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw it."""
        super().paint(painter, option, index)
        met: Met = index.data(MetRole.MET)
        theme, c, side = self._theme, self._theme.colours, Qt.AlignmentFlag
        painter.save()
        usual = enlarge(painter, option, self._zoom)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        box = QRectF(usual.rect)
        face = QRectF(box.center().x() - _FACE / 2, box.top() + 8, _FACE, _FACE)
        ratio = self._view.devicePixelRatioF() * self._zoom
        medallion(painter, met.portrait, face, ratio, lit=met.won > met.lost)
        for text, font, top, ink in (
            (met.name, theme.font(14, 600), 80.0, "ink"),
            (met.score, theme.font(13, tabular=True), 101.0, "ink2"),
        ):
            painter.setFont(font)
            painter.setPen(c[ink])
            room = QRectF(box.left() + 4, box.top() + top, box.width() - 8, 20)
            painter.drawText(room, side.AlignCenter, _cut(text, font, room.width()))
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

    def apply_theme(self, theme: Theme) -> None:
        self._cells.apply_theme(theme)
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
        self._image = QImage()
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
        self.setFixedSize(width, high + self._theme.px(48))

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
            self._image = image
            self.update()

    def paintEvent(self, event: object) -> None:
        """Draw table and words."""
        theme, c = self._theme, self._theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = self.width() * TABLE.height() // TABLE.width()
        box = QRectF(0, 0, self.width(), high)
        if not self._image.isNull():
            painter.drawImage(box, self._image)
        elif self.moment.game:  # its cloth, until the table is laid
            cloth = cloth_for(find_game(self.moment.game), self._shared.settings)
            paint_piece(painter, box, cloth, theme, self.devicePixelRatioF())
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


class NothingYet(QFrame):
    """Where there is nothing to show: a piece of table cloth with cards, words, and a way to play.

    Attributes:
        words: says why there is nothing.
        play: starts a match.
    """

    def __init__(self, shared: Shared) -> None:
        super().__init__()
        self._shared, self._theme = shared, shared.theme
        self._cards, self._drawn = QImage(), (QSize(), 0.0)
        self.words = PlainLabel(wrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.play = KeyButton(shared.theme, "primary")
        self._column = QVBoxLayout(self)
        self._column.addStretch(1)
        self._column.addWidget(self.words)
        self._column.addWidget(self.play, 0, Qt.AlignmentFlag.AlignHCenter)

    @property
    def game(self) -> Game:
        """The game played last, else the first."""
        games = all_games()
        return games.get(self._shared.settings.last_game) or next(iter(games.values()))

    def retranslate(self) -> None:
        title = phrases_of(self.game.phrases).title()
        self.play.set_words(_("Play {game}", game=title), "Return")

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        px = theme.px
        self._column.setContentsMargins(px(40), px(20), px(40), px(34))
        self._column.setSpacing(px(20))
        self.setMinimumHeight(px(_NOTHING.height()) * 2 // 3)
        self.setMaximumSize(_NOTHING * theme.zoom)
        self.words.setStyleSheet(f"color: {_PALE.ink(theme.dark).name()};")
        self.words.setFont(theme.title(20))  # after the sheet, which takes it away
        self.play.apply_theme(theme)
        self._drawn = QSize(), 0.0
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cloth and the cards."""
        theme, ratio = self._theme, self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        piece = paint_piece(painter, box, _PALE, theme, ratio, lit=True)
        painter.setPen(QPen(theme.colours["gilt"], 1.4))
        painter.drawPath(piece)
        above = theme.px(26)
        room = QSize(self.width() - 2 * above, self.words.y() - 2 * above)
        if room.height() > above:
            if self._drawn != (room, ratio):
                self._draw(room, ratio)
            painter.drawImage(QPointF(above, above), self._cards)
        painter.end()

    def _draw(self, room: QSize, ratio: float) -> None:
        self._drawn = room, ratio
        deck = self._shared.deck(self.game)
        variant = self._shared.variant(deck)
        run_task(
            self,
            partial(card_fan, deck, variant, samples(deck, 5), room, ratio),
            partial(self._come, self._drawn),
            lambda _error: None,  # the words will do
        )

    def _come(self, drawn: tuple[QSize, float], cards: QImage) -> None:
        if drawn == self._drawn:
            self._cards = cards
            self.update()


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
        self._theme, self.model = shared.theme, MetModel(self)
        self.won, self.summary = PlainLabel(), PlainLabel()
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
        self._top = QHBoxLayout()
        self._top.addWidget(self.won, 0, Qt.AlignmentFlag.AlignBottom)
        self._top.addWidget(self.summary, 1, Qt.AlignmentFlag.AlignBottom)
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

    def _chosen(self, table: TablePicture) -> None:
        self.look.emit(table.moment.match)

    def apply_theme(self, theme: Theme) -> None:
        self._column.setSpacing(theme.px(8))
        self._theme = theme
        self._row.setSpacing(theme.px(_AIR))
        self._beside.setSpacing(theme.px(_AIR))
        self._top.setSpacing(theme.px(12))
        self.won.setFont(theme.title(48))
        self.summary.setFont(theme.font(16))
        self.summary.setContentsMargins(0, 0, 0, theme.px(13))
        for head in (self.faces_head, self.course_head, self.tables_head):
            head.setFont(theme.title(17))
        self._fit_faces()
        self.course.apply_theme(theme)
        for table in self.tables:
            table.apply_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """All tables fit side by side."""
        super().resizeEvent(event)
        px = self._theme.px
        room = (self.width() - (PICTURES - 1) * px(_AIR)) // PICTURES
        for table in self.tables:
            table.set_width(min(px(_TABLE), room))
        across = self.width() >= px(_BESIDE)
        ways = QBoxLayout.Direction
        self._beside.setDirection(ways.LeftToRight if across else ways.TopToBottom)
        self._fit_faces()

    def _fit_faces(self) -> None:
        larger = _LARGER if self.width() > self._theme.px(_WIDE) else 1.0
        self.faces.apply_theme(self._theme.at(self._theme.zoom * larger))

    def show_moments(self, moments: list[Moment]) -> None:
        """Show the tables of these, as many as there are."""
        for n, table in enumerate(self.tables):
            table.setVisible(n < len(moments))
            if n < len(moments):
                table.show_moment(moments[n])
        self.tables_head.setVisible(bool(moments))

    @property
    def stops(self) -> list[QWidget]:
        """What Tab leads to, in order."""
        return [self.faces, self.course, *self.tables]
