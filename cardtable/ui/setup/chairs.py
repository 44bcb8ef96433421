"""The table on the set-up page: portraits on chairs round it, and a tray of all opponents."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QButtonGroup, QFrame, QGridLayout, QSizePolicy, QWidget

from cardtable.art.deck import Deck, Variant
from cardtable.art.render import fan_size, paint_fan
from cardtable.bots.characters import Character, opponents
from cardtable.engine.match import SEAT_KINDS
from cardtable.phrases.characters import character_line, character_name
from cardtable.phrases.lists import in_row, one_after_the_other
from cardtable.translation import _
from cardtable.ui.room import GILT
from cardtable.ui.seating import level_text, style_line
from cardtable.ui.settings.cloths import CLOTHS, Cloth
from cardtable.ui.table.plates import BRASS, medallion
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.icons import portrait_file, svg_pixmap
from cardtable.ui.widgets.keys import stop_if_checked
from cardtable.ui.widgets.labels import PlainLabel, tip_text
from cardtable.ui.widgets.theme import Theme

#: A portrait on a chair, where few sit and where many do; one in the tray; the air round them.
_FEW, _MANY, _SMALL, _AIR = 78, 64, 44, 5
#: From so many chairs on they are many; the longest row between those at the sides.
_CROWD, _ROW = 7, 3
#: Height of the cards on the table, and between two.
_FAN, _LONE_FAN = 92, 124
#: Least and greatest width of a chair, width of a place in the tray, least height of the table.
_LEAST, _MOST, _PLACE, _HIGH = 76, 118, 52, 236
#: The height of a window from which the table grows, by half at most.
_WINDOW = 800


def crowd(level: str, side: float, ratio: float) -> QPixmap:
    """All who play at a level, small and side by side: it will be one of them."""
    whole = QPixmap(round(side * ratio), round(side * ratio))
    whole.setDevicePixelRatio(ratio)
    whole.fill(Qt.GlobalColor.transparent)
    faces = opponents(level)
    across = math.ceil(math.sqrt(len(faces)))
    small = (side - across + 1) / max(1, across)
    painter = QPainter(whole)
    for number, one in enumerate(faces):
        row, column = divmod(number, across)
        at = QPointF(column * (small + 1), row * (small + 1))
        painter.drawPixmap(at, svg_pixmap(portrait_file(one.portrait), small, ratio))
    painter.end()
    return whole


class Face(KeyButton):
    """A portrait in a round frame, with words below it; it can be carried onto a chair.

    Attributes:
        carried: it is being carried, and is now at this point of the screen.
        dropped: it was let go there.
        fixed: whether it cannot be carried.
        faded: whether its portrait is paler.
        aimed: whether somebody is carried over it.
        wrong: whether something is wrong with it.
    """

    carried = Signal(QPoint)
    dropped = Signal(QPoint)

    def __init__(self, theme: Theme, side: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, "quiet", parent)
        self.side = side
        self.fixed = self.faded = self.aimed = self.wrong = False
        self._name = self._line = ""
        self._portrait: int | str | None = None
        self._from: QPoint | None = None
        self._ghost: PlainLabel | None = None

    def show_person(self, portrait: int | str | None, name: str, line: str = "") -> None:
        """Show a portrait by its number, anybody of a level, or nobody; and words below."""
        if (portrait, name, line) != (self._portrait, self._name, self._line):
            self._portrait, self._name, self._line = portrait, name, line
            self.update()

    # -- carrying --------------------------------------------------------------------------------
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """It may be the beginning of carrying."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self.isDown() and not self.fixed:
            self._from = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the portrait, once it is clear that this is no click."""
        if self._from is None:
            super().mouseMoveEvent(event)
            return
        way = event.position().toPoint() - self._from
        if self._ghost is None and way.manhattanLength() >= QApplication.startDragDistance():
            self.setDown(False)
            self._ghost = self._lifted()
            self.grabKeyboard()
        if self._ghost is not None:
            at = event.globalPosition().toPoint()
            middle = self._ghost.rect().center()
            self._ghost.move(self.window().mapFromGlobal(at) - middle)
            self.carried.emit(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let it go."""
        carrying = self._ghost is not None
        super().mouseReleaseEvent(event)
        self._let_go()
        if carrying:
            self.dropped.emit(event.globalPosition().toPoint())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts back what is carried."""
        if self._ghost is None:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self._let_go()
            self.carried.emit(QPoint(-1, -1))

    def hideEvent(self, event: QHideEvent) -> None:
        """What goes is not carried any more."""
        super().hideEvent(event)
        self._let_go()

    def _let_go(self) -> None:
        self._from = None
        if self._ghost is not None:
            self.releaseKeyboard()
            self._ghost.hide()
            self._ghost.deleteLater()
            self._ghost = None

    def _lifted(self) -> PlainLabel:
        """The portrait that follows the mouse."""
        side, ratio = round(self._theme.px(self.side) * 1.2), self.devicePixelRatioF()
        picture = QPixmap(QSize(side, side) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        inset = side * 0.08
        self._draw_portrait(painter, QRectF(0, 0, side, side).adjusted(*[inset] * 2, *[-inset] * 2))
        painter.end()
        ghost = PlainLabel("", self.window())
        ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        ghost.setPixmap(picture)
        ghost.resize(side, side)
        ghost.show()
        return ghost

    # -- showing ---------------------------------------------------------------------------------
    def _fonts(self) -> tuple[QFont, QFont]:
        return self._theme.font(13, 600), self._theme.font(13)

    def _heights(self) -> tuple[int, int]:
        first, second = self._fonts()
        return QFontMetrics(first).height(), QFontMetrics(second).height()

    def sizeHint(self) -> QSize:
        """Room for the portrait and the words."""
        px = self._theme.px
        return QSize(px(_LEAST), px(self.side) + sum(self._heights()) + px(2 * _AIR))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw portrait and words, and a ring if it has the focus."""
        c, px = self._theme.colours, self._theme.px
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        side = px(self.side)
        box = QRectF((self.width() - side) / 2, px(_AIR), side, side)
        self._draw_words(painter, box)
        self._draw_portrait(painter, box)
        if self.hasFocus():  # seen on the lightest cloth and on the darkest
            for inset, ink in ((1.0, c["raised"]), (3.0, c["gilt"])):
                painter.setPen(QPen(ink, 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                ring = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
                painter.drawRoundedRect(ring, 8, 8)
        painter.end()

    def _draw_portrait(self, painter: QPainter, box: QRectF) -> None:
        ratio, face = self.devicePixelRatioF(), self._portrait
        if face is None:
            self._draw_empty(painter, box)
            return
        if isinstance(face, str):
            shown: int | QPixmap = crowd(face, box.width() * 0.9744, ratio)
        else:
            shown = face
        frame = self._theme.colours["bad"] if self.wrong else BRASS
        lit = self.isChecked() or self.aimed or (self._hover and self.isEnabled())
        medallion(painter, shown, box, ratio, lit, self.faded, frame)

    def _draw_empty(self, painter: QPainter, box: QRectF) -> None:
        """A chair that nobody has, with a plus."""
        lit = self.aimed or self._hover
        ink = QColor(GILT if lit else self._theme.colours["plate_ink2"])
        painter.setPen(QPen(ink, max(1.5, box.width() / 36), Qt.PenStyle.DashLine))
        ground = QColor(self._theme.colours.plate)
        ground.setAlpha(235 if lit else 190)
        painter.setBrush(ground)
        painter.drawEllipse(box.adjusted(3, 3, -3, -3))
        arm, middle = box.width() * 0.17, box.center()
        painter.setPen(QPen(ink, box.width() / 20))
        painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
        painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))

    def _draw_words(self, painter: QPainter, box: QRectF) -> None:
        """Name and line on a plate, which is read on any cloth."""
        c, px = self._theme.colours, self._theme.px
        first, second = self._fonts()
        high = self._heights()
        metrics = QFontMetrics(first), QFontMetrics(second)
        room = self.width() - px(10)
        words = [
            m.elidedText(text, Qt.TextElideMode.ElideRight, room)
            for m, text in zip(metrics, (self._name, self._line), strict=True)
        ]
        if not any(words):
            return
        wide = max(m.horizontalAdvance(w) for m, w in zip(metrics, words, strict=True)) + px(10)
        top = box.bottom() - px(6)
        plate = QRectF((self.width() - wide) / 2, top, wide, sum(high) + px(9))
        on = self.isChecked()
        painter.setPen(QPen(c["bad"] if self.wrong else c["plate_edge"], 2 if self.wrong else 1))
        painter.setBrush(c["role" if on else "plate"])
        painter.drawRoundedRect(plate, 5, 5)
        at = top + px(6)
        for text, font, line, ink in zip(
            words, (first, second), high, ("plate_ink", "plate_ink2"), strict=True
        ):
            painter.setFont(font)
            painter.setPen(c["role_ink" if on else ink])
            painter.drawText(QRectF(0, at, self.width(), line), Qt.AlignmentFlag.AlignCenter, text)
            at += line


class Chair(Face):
    """A seat at the table; the chosen one is looked at more closely.

    Attributes:
        left: somebody wants it taken away.
        row: in the model; -1 of the chair that is still empty.
    """

    left = Signal()

    def __init__(self, theme: Theme, row: int, parent: QWidget) -> None:
        super().__init__(theme, _FEW, parent)
        self.row = row
        if row < 0:
            self.fixed = True
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # a button does the same
        else:
            self.setCheckable(True)
            self.setAutoExclusive(True)  # a radio button for screen readers
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            stop_if_checked(self)

    def _draw_portrait(self, painter: QPainter, box: QRectF) -> None:
        """The portrait, with the sign of the seat."""
        super()._draw_portrait(painter, box)
        if self.row >= 0:
            side = box.width() * 0.27
            sign = svg_pixmap(f"table/seat_{self.row % 10}.svg", side, self.devicePixelRatioF())
            painter.drawPixmap(box.topRight() - QPointF(side * 1.02, 0), sign)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete takes the chair away."""
        if event.key() == Qt.Key.Key_Delete:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _rounded(box: QRectF) -> QPainterPath:
    """The outline of a table."""
    outline = QPainterPath()
    radius = min(box.height() * 0.48, box.width() * 0.3)
    outline.addRoundedRect(box, radius, radius)
    return outline


class RoundTable(QFrame):
    """The table, with its cloth and its cards, and the chairs round it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._theme = theme
        self._group = QButtonGroup(self)
        self.chairs: list[Chair] = []
        self.empty = Chair(theme, -1, self)
        self._cloth: Cloth | None = None
        self._cards: tuple[Deck, Variant] | None = None

    def lay(self, cloth: Cloth, deck: Deck, variant: Variant) -> None:
        """Lay a cloth, and cards on it."""
        self._cloth, self._cards = cloth, (deck, variant)
        self.update()

    # -- chairs ----------------------------------------------------------------------------------
    def bring(self) -> Chair:
        """Bring one more chair."""
        chair = Chair(self._theme, len(self.chairs), self)
        self._group.addButton(chair)
        self.chairs.append(chair)
        return chair

    def take_away(self) -> None:
        """Take the last chair away."""
        chair = self.chairs.pop()
        self._group.removeButton(chair)
        chair.hide()
        chair.deleteLater()

    @property
    def _all(self) -> list[Chair]:
        return [*self.chairs, *([self.empty] if not self.empty.isHidden() else [])]

    def at(self, point: QPoint) -> Chair | None:
        """The chair at a point of the screen."""
        return next((c for c in self._all if c.rect().contains(c.mapFromGlobal(point))), None)

    def settle(self) -> None:
        """Put all chairs round the table."""
        side = self._side
        for chair in (*self.chairs, self.empty):
            chair.side = side
            chair.apply_theme(self._theme)
        for chair in self.chairs:
            chair.show()
        self.updateGeometry()
        self._place()

    @property
    def _side(self) -> int:
        """How large the portraits are."""
        return _MANY if len(self._all) >= _CROWD else _FEW

    @property
    def _rows(self) -> tuple[int, int]:
        """Chairs below and above; one stands at each side, and two stand there alone."""
        count = len(self._all)
        if count == 2:
            return 0, 0
        below = (count - 3) // 2 | 1 if count >= _CROWD else 1
        return below, max(0, count - below - 2)

    @property
    def _columns(self) -> int:
        """Chairs side by side; those at the sides stand lower than the longest rows."""
        row = max(self._rows)
        return row if row > _ROW else row + 2

    def minimumSizeHint(self) -> QSize:
        """Room for a row of chairs above, one below, and the table between."""
        chair = self.empty.sizeHint()
        least = self._theme.px(_HIGH)
        least += max(0, min(least // 2, self.window().height() - self._theme.px(_WINDOW)))
        high = max(
            least, chair.height() * (3 if max(self._rows) > _ROW else 1 + bool(self._rows[1]))
        )
        return QSize(chair.width() * self._columns, high + self._theme.px(4))

    def sizeHint(self) -> QSize:
        """The same as the minimum."""
        return self.minimumSizeHint()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put all chairs round the table."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """The first sits below, the next on the right, and so on round the table; of two the first
        is on the left.
        """
        size, chairs = self.empty.sizeHint(), self._all
        high, width, height = size.height(), self.width(), self.height()
        below, above = self._rows
        wide = min(self._theme.px(_MOST), max(size.width(), width // self._columns))
        half = below // 2
        beside = 0 if max(below, above) > _ROW else 2 * wide

        def spread(row: int) -> float:
            most = wide * (1.9 if row == 2 else 1.35)  # between two there is room for cards
            return min((width - beside - wide) / max(1, row - 1), most)

        def put(chair: Chair, middle: float, top: float) -> None:
            left = min(max(0, round(middle - wide / 2)), width - wide)
            chair.setGeometry(QRect(left, round(top), wide, high))

        for n, chair in enumerate(chairs):
            if not below:
                put(chair, n * width, (height - high) / 2)
            elif n <= half:
                put(chair, width / 2 + n * spread(below), height - high)
            elif n >= len(chairs) - half:
                put(chair, width / 2 - (len(chairs) - n) * spread(below), height - high)
            elif n == half + 1:
                put(chair, width, (height - high) / 2)
            elif n == len(chairs) - half - 1:
                put(chair, 0, (height - high) / 2)
            else:
                place = n - half - 2
                put(chair, width / 2 + ((above - 1) / 2 - place) * spread(above), 0)
        self.update()

    # -- drawing ---------------------------------------------------------------------------------
    @property
    def top(self) -> QRectF:
        """The table without what stands round it."""
        px, chair = self._theme.px, self.empty.sizeHint()
        side = px(self.empty.side)
        aside = chair.width() * 0.62
        over = px(_AIR) + side * (0.55 if self._rows[1] else 0.1)
        under = chair.height() - side * 0.62 if self._rows[0] else over
        wide = min(self.width() - 2 * aside, self.height() * 2.6)
        left = (self.width() - wide) / 2
        return QRectF(left, over, wide, self.height() - over - under)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the wood, the cloth and the cards on it."""
        if self._cloth is None or self._cards is None:
            return
        theme, ratio, px = self._theme, self.devicePixelRatioF(), self._theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        board = self.top
        wood = CLOTHS["wood" if theme.dark else "hinoki"]
        painter.setPen(Qt.PenStyle.NoPen)
        if not theme.quiet:
            for grow in (6, 4, 2):
                painter.setBrush(QColor(0, 0, 0, 22))
                shade = board.adjusted(-grow, 0, grow, grow + px(4))
                painter.drawPath(_rounded(shade))
        rim = px(11)
        for box, cloth in ((board, wood), (board.adjusted(rim, rim, -rim, -rim), self._cloth)):
            painter.fillPath(_rounded(box), cloth.ground(theme.dark))
            if not theme.quiet:
                painter.save()
                painter.setClipPath(_rounded(box))
                painter.drawTiledPixmap(box, cloth.weave(theme.dark, ratio))
                painter.restore()
        inner = board.adjusted(rim, rim, -rim, -rim)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for inset, pen in (
            (0.0, QPen(QColor(0, 0, 0, 120), 1.5)),
            (-rim * 0.35, QPen(GILT, 1.4)),
            (-rim + 0.5, QPen(QColor(0, 0, 0, 90), 1)),
        ):
            line = inner.adjusted(inset, inset, -inset, -inset)
            painter.setPen(pen)
            painter.drawPath(_rounded(line))
        self._draw_cards(painter, inner, ratio)
        painter.end()

    def _draw_cards(self, painter: QPainter, cloth: QRectF, ratio: float) -> None:
        """A fan in the middle, where portraits leave room."""
        assert self._cards is not None
        deck, variant = self._cards
        px, middle = self._theme.px, cloth.center()
        wide = fan_size(deck, px(_FAN)).width() * 0.6  # plates are not as wide as chairs
        column = QRectF(middle.x() - wide / 2, 0, wide, self.height())
        met = [QRectF(c.geometry()) for c in self._all if column.intersects(QRectF(c.geometry()))]
        top = max((box.bottom() for box in met if box.top() < 2), default=cloth.top())
        below = (box.top() for box in met if box.top() > middle.y() / 2)
        bottom = min(below, default=cloth.bottom())
        room = bottom - top - px(8)
        if room > px(_FAN) * 0.6:
            at = QPointF(middle.x(), (top + bottom) / 2)
            tallest = px(_FAN if self._rows[0] else _LONE_FAN)
            paint_fan(painter, deck, variant, at, min(room, tallest), ratio)


#: Where the arrow keys lead: across and down.
_WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Person(Face):
    """An opponent in the tray, or anybody of a level.

    Attributes:
        character: who it is; ``None`` for anybody.
        level: how well they play.
    """

    def __init__(self, theme: Theme, tray: Tray, level: str, character: Character | None) -> None:
        super().__init__(theme, _SMALL, tray)
        self._tray, self.level, self.character = tray, level, character

    @property
    def id(self) -> str:
        """The id of the opponent; empty for anybody."""
        return "" if self.character is None else self.character.id

    def _fonts(self) -> tuple[QFont, QFont]:
        return self._theme.font(13, 700 if self.character is None else 400), self._theme.font(1)

    def sizeHint(self) -> QSize:
        """Room for the portrait and a name."""
        px = self._theme.px
        high = px(self.side) + self._heights()[0] + px(_AIR + 2)
        return QSize(self._theme.target(_PLACE), max(high, self._theme.target(0)))

    def refresh(self, seat: int | None) -> None:
        """Show who it is, and whether they sit on a seat."""
        one = self.character
        name = character_name(one.id) if one is not None else _("Any opponent")
        line = style_line(self.level, one.style if one is not None else "")
        self.show_person(
            one.portrait if one is not None else self.level,
            name if one is not None else level_text(self.level),
        )
        about = (
            character_line(one.id)
            if one is not None
            else _("Someone at this level – wait and see who.")
        )
        if seat is not None:
            about = one_after_the_other(_("Already on seat {number}.", number=seat + 1), about)
        self.faded = seat is not None
        self.setToolTip(tip_text(f"{name}\n{line}\n{about}"))
        self.setAccessibleName(in_row((name, line)))
        self.setAccessibleDescription(about)
        self.update()

    def _draw_words(self, painter: QPainter, box: QRectF) -> None:
        """The name, on the paper."""
        c, font, room = self._theme.colours, self._fonts()[0], self.width() - 2
        if QFontMetrics(font).horizontalAdvance(self._name) > room:
            font = self._theme.font(12, font.weight())
        painter.setFont(font)
        painter.setPen(c["ink2" if self.faded else "ink"])
        words = QFontMetrics(font).elidedText(self._name, Qt.TextElideMode.ElideRight, room)
        rest = QRectF(0, box.bottom() + 1, self.width(), self.height() - box.bottom() - 1)
        painter.drawText(rest, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows lead to the next in their direction."""
        if event.key() not in _WAYS:
            super().keyPressEvent(event)
            return
        across, down = _WAYS[Qt.Key(event.key())]
        here = self.geometry().center()

        def far(other: Person) -> tuple[int, int]:
            way = other.geometry().center() - here
            return abs(way.x() * down) + abs(way.y() * across), way.x() * across + way.y() * down

        near = [one for one in self._tray.people if far(one)[1] > 0]
        if near:
            min(near, key=far).setFocus(Qt.FocusReason.OtherFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tab comes back to where it was in the tray."""
        super().focusInEvent(event)
        for other in self._tray.people:
            other.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if other is self else Qt.FocusPolicy.ClickFocus
            )


class Tray(QFrame):
    """All opponents, by level, each group begun by anybody of that level; arrows lead about.

    Attributes:
        wanted: one was chosen.
    """

    wanted = Signal(Person)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._theme = theme
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.levels: list[list[Person]] = []
        for level in SEAT_KINDS[1:]:
            people: Sequence[Character | None] = (None, *opponents(level))
            self.levels.append([Person(theme, self, level, one) for one in people])
        for person in self.people:
            person.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            person.clicked.connect(partial(self.wanted.emit, person))
        self.people[0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._across = 0
        self.arrange(1)

    @property
    def people(self) -> list[Person]:
        """All in it, in reading order."""
        return [person for level in self.levels for person in level]

    def arrange(self, across: int) -> None:
        """Put so many levels side by side."""
        if across == self._across:
            return
        self._across = across
        for place, level in enumerate(self.levels):
            row, column = divmod(place, across)
            for n, person in enumerate(level):
                self._grid.addWidget(person, row, column * (len(level) + 1) + n)
        self._space()

    def _space(self) -> None:
        self._grid.setSpacing(self._theme.px(1))
        many = len(self.levels[0])
        for column in range(self._grid.columnCount()):
            gap = column % (many + 1) == many and column // (many + 1) < self._across - 1
            self._grid.setColumnMinimumWidth(column, self._theme.px(14) if gap else 0)

    def width_for(self, across: int) -> int:
        """The width of so many levels side by side."""
        one = len(self.levels[0]) * (self.people[0].sizeHint().width() + self._theme.px(1))
        return across * one + (across - 1) * self._theme.px(18)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        for person in self.people:
            person.apply_theme(theme)
        self._space()

    def retranslate(self) -> None:
        self.setAccessibleName(_("Opponents"))
