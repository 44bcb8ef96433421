"""New stamps, struck on a slip of paper on the cloth: one after the other, in nobody's way."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QGraphicsView, QWidget

from cardtable.phrases.stamps import stamp_name, stamp_sentence, struck_words
from cardtable.ui import durations
from cardtable.ui.announcing import Announcer
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.woodblock import INK, LAMPLIGHT, PAPER
from cardtable.ui.widgets.stamp_seals import printed
from cardtable.ui.widgets.theme import Theme

#: The margin, in pixels; the sizes of both texts.
_MARGIN, _NAME, _SENTENCE = 14, 20, 13
#: The sizes of a seal and the widths of the words beside it: the largest that fits is taken. The
#: first ones have the whole margin and large names, the last has no sentence.
_SIZES, _AIRY, _LESS = ((84, 214), (60, 214), (44, 200), (34, 150), (34, 96)), 2, 15
#: Fractions of the time: the slip lies there, the seal has come down, all of it goes.
_LIES, _DOWN, _GOES = 0.05, 0.11, 0.93
#: The seal's scale before it comes down, and its angle on the paper; how far down the cloth it is,
#: below the signs, in pixels.
_LARGE, _ASKEW, _BELOW = 1.7, -5.0, 58
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)
_FALLS = QEasingCurve(QEasingCurve.Type.InCubic)


class StampStrike(QWidget):
    """The slip: it takes no clicks and no keys, and goes by itself."""

    def __init__(
        self,
        theme: Theme,
        scene: TableScene,
        view: QGraphicsView,
        announcer: Announcer,
        page: QWidget,
    ) -> None:
        """It lies on ``page``, over ``view``, once nothing of the deal moves any more."""
        super().__init__(page)
        self._theme, self._scene, self._view, self._announcer = theme, scene, view, announcer
        self._waiting: list[str] = []
        self._id, self._seal = "", QPixmap()
        self._side, self._wide, self._edge, self._told = (*_SIZES[0], _MARGIN, True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(durations.STAMP)
        self._clock.valueChanged.connect(self.update)
        self._clock.finished.connect(self._gone)
        scene.settled.connect(self._next)
        self.hide()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        self._lie()

    def strike(self, ids: Sequence[str]) -> None:
        """Strike these, as soon as everything has come to rest."""
        self._waiting += ids
        self._next()

    def end(self) -> None:
        """Take the slip away: the table is left."""
        self._waiting.clear()
        self._clock.stop()
        self.hide()

    def _next(self) -> None:
        if self._id or not self._waiting or self._scene.landing:
            return
        self._id = self._waiting.pop(0)
        self._announcer.announce(struck_words(self._id))
        self._lie()
        self.show()
        self.raise_()
        self._clock.start()

    def _gone(self) -> None:
        self._id = ""
        self.hide()
        self._next()

    def _lie(self) -> None:
        """Take the size of the words, and a place at the upper right, or where signs may stand."""
        if not self._id:
            return
        px, cloth = self._theme.px, self._view.geometry()
        room = cloth.adjusted(0, px(_BELOW), -px(_MARGIN), 0)
        sign = self._scene.model.layout.sign
        if sign is not None:
            room = self._view.mapFromScene(QRectF(*sign)).boundingRect()
            room.translate(cloth.topLeft())
        for place, size in enumerate(_SIZES):
            self._side, self._wide = (px(length) for length in size)
            self._edge = px(_MARGIN) // (1 if place < _AIRY else 2)
            self._told = place < len(_SIZES) - 1
            wide = self._side + self._wide + 3 * self._edge
            high = max(self._side, sum(self._heights()) + px(4)) + 2 * self._edge
            if wide <= room.width() and high <= room.height():
                break
        self._seal = printed(self._id, self._side, self.devicePixelRatioF())
        left = max(cloth.left(), room.right() - wide)
        self.setGeometry(left, room.top(), wide, high)

    def _texts(self) -> list[tuple[QFont, str]]:
        """The words, each in its type; where there is little room, the name alone."""
        name = self._theme.title(_NAME if self._edge == self._theme.px(_MARGIN) else _LESS)
        texts = [(name, stamp_name(self._id))]
        if self._told:
            texts.append((self._theme.font(_SENTENCE), stamp_sentence(self._id)))
        return texts

    def _heights(self) -> list[int]:
        room = QRect(0, 0, self._wide, 9999)
        return [
            QFontMetrics(font).boundingRect(room, _WRAP, text).height()
            for font, text in self._texts()
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the slip, the words, and the seal as far as it has come."""
        theme, px, t = self._theme, self._theme.px, float(self._clock.currentValue() or 0.0)
        calm = self._scene.calm or not self._scene.animated
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        if not calm:
            painter.setOpacity(min(1.0, t / _LIES, (1 - t) / (1 - _GOES)))
        slip = QRectF(self.rect()).adjusted(3, 2, -3, -5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(10, 6, 4, 70))
        painter.drawRoundedRect(slip.translated(1.5, 3), 3, 3)
        painter.setBrush(LAMPLIGHT if theme.dark else PAPER)
        painter.drawRoundedRect(slip, 2, 2)
        heights = self._heights()
        gap = px(4)
        left, top = self._side + 2 * self._edge, (self.height() - sum(heights) - gap) // 2
        painter.setPen(INK)
        for (font, text), high in zip(self._texts(), heights, strict=True):
            painter.setFont(font)
            painter.drawText(QRect(left, top, self._wide, high), _WRAP, text)
            top += high + gap
        fallen = (
            1.0 if calm else _FALLS.valueForProgress(min(1, max(0, t - _LIES) / (_DOWN - _LIES)))
        )
        if fallen > 0:
            side = self._side
            painter.translate(self._edge + side / 2, self.height() / 2)
            painter.rotate(_ASKEW)
            grown = _LARGE + (1 - _LARGE) * fallen
            painter.scale(grown, grown)
            painter.setOpacity(painter.opacity() * fallen)
            painter.drawPixmap(QPointF(-side / 2, -side / 2), self._seal)
        painter.end()
